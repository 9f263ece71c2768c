() => {
  const faults = [];
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${(element.innerText ?? "").trim().slice(0, 50)}"`;
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 1 &&
      box.height > 1 &&
      !element.closest("svg, .unseen, .skip, [hidden]") &&
      element.checkVisibility({ visibilityProperty: true })
    );
  };
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const scrolls = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll("body *:not(svg, svg *)")) {
    if (!hasText(element) || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    if (style.display !== "inline" && !scrolls(element)) {
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth)
        faults.push(`wide: ${name(element)} ${element.scrollWidth} > ${element.clientWidth}`);
      const cuts = style.overflowY !== "visible" && !["auto", "scroll"].includes(style.overflowY);
      if (cuts && element.scrollHeight > element.clientHeight + 1)
        faults.push(`high: ${name(element)} ${element.scrollHeight} > ${element.clientHeight}`);
    }
  }
  const clipped = (element, box) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible" || style.display === "contents") continue;
      if (["auto", "scroll"].includes(style.overflowX)) return false;
      const around = at.getBoundingClientRect();
      if (box.right > around.right + 1 || box.left < around.left - 1) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll("button, a.button, label, p, li, h1, h2, h3, summary, select, td, th"))
    if (
      isSeen(element) &&
      element.innerText?.trim() &&
      !element.closest(".stage") &&
      clipped(element, element.getBoundingClientRect())
    )
      faults.push(`clipped: ${name(element)}`);
  const presses = [...document.querySelectorAll("button, a.button, select, summary")].filter(
    (element) => isSeen(element) && !element.closest(".stage"),
  );
  for (const element of presses) {
    const { height } = element.getBoundingClientRect();
    const least = element.matches(".rule") ? 23.5 : 43.5; // signs of rules stand in sentences
    if (height < least) faults.push(`low: ${name(element)} ${height}`);
  }
  return [...new Set(faults)];
};
