// What of a decision is covered, cut, out of reach or too small to read.
() => {
  const faults = [];
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} ${element.dataset.target ?? element.dataset.act ?? ""} "${(element.innerText ?? "").trim().slice(0, 40)}"`;
  const page = document.querySelector(".table-page");
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;

  // what belongs to the decision, and what must always be seen
  const NEEDED = [
    ".choices button",
    ".ways-out button",
    ".coach button",
    ".why button",
    ".moves button",
    ".sheet-region button",
    ".tray-tab",
    ".side-tab",
    ".tool-menu",
    ".clock",
    ".player",
    ".players-region .player-points",
    ".hand-card",
    ".my-building",
    ".row-position",
    ".purse",
    ".supply",
    ".my-character",
    ".column-button",
    ".pile",
  ];
  const scrolls = (style) => ["auto", "scroll"].includes(style.overflowY) || ["auto", "scroll"].includes(style.overflowX);
  // the part of an element inside all boxes that scroll
  const seenPart = (element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (!scrolls(getComputedStyle(at))) continue;
      const around = at.getBoundingClientRect();
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { left, right, top, bottom };
  };
  const cutBy = (element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "contents" || (style.overflowX === "visible" && style.overflowY === "visible")) continue;
      const around = at.getBoundingClientRect();
      const isWide = right - left > around.width && scrolls(style);
      const isHigh = bottom - top > around.height && scrolls(style);
      if (!isWide && (left < around.left - 3 || right > around.right + 3)) return at;
      if (!isHigh && (top < around.top - 3 || bottom > around.bottom + 3)) return at;
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 ? document.body : null;
  };
  const hits = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    // my workers on the board are buttons on a button
    return hit && (element.contains(hit) || hit.contains(element) || hit.closest(".column")?.contains(element));
  };
  // rows of choices and steps are whole, and a sign says that there are more
  for (const list of document.querySelectorAll(".choices, .steps")) {
    if (!isShown(list) || getComputedStyle(list).flexWrap !== "wrap") continue;
    list.scrollTo({ top: 0, behavior: "instant" });
    const { top, bottom } = list.parentElement.getBoundingClientRect();
    const end = Math.min(bottom, list.getBoundingClientRect().bottom);
    const boxes = [...list.children].map((child) => [child, child.getBoundingClientRect()]);
    for (const [child, box] of boxes)
      if (box.top < end - 1 && (box.bottom > end + 3 || box.top < top)) faults.push(`half: ${name(child)} ends ${box.bottom} > ${end}`);
    const hides = boxes.some(([, box]) => box.top >= end - 1);
    if (hides && !isShown(document.querySelector(".more-choices"))) faults.push(`no sign of more: ${name(list)}`);
  }
  for (const element of document.querySelectorAll(NEEDED.join())) {
    if (!isShown(element)) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { width, height } = element.getBoundingClientRect();
    const cut = cutBy(element);
    if (cut) faults.push(`cut: ${name(element)} by ${cut.className}`);
    const seen = seenPart(element);
    if (seen.right - seen.left < Math.min(width, 40) - 1 || seen.bottom - seen.top < Math.min(height, 40) - 1)
      faults.push(`out of sight: ${name(element)}`);
    const points = [0.5, 0.12, 0.88].map((share) => [
      seen.left + (seen.right - seen.left) * share,
      seen.top + (seen.bottom - seen.top) * share,
    ]);
    if (!points.every(([x, y]) => hits(element, x, y))) {
      const hit = document.elementFromPoint(...points.find(([x, y]) => !hits(element, x, y)));
      faults.push(
        `covered: ${name(element)} by ${hit?.closest("[class]")?.className?.baseVal ?? hit?.closest("[class]")?.className}`,
      );
    }
  }
  page.scrollTo(0, 0);

  // the words of a button stay inside it
  for (const button of document.querySelectorAll(".choices button, .ways-out button"))
    if (isShown(button) && (button.scrollHeight > button.clientHeight + 1 || button.scrollWidth > button.clientWidth + 1))
      faults.push(`spills: ${name(button)} ${button.scrollHeight} > ${button.clientHeight}, ${button.scrollWidth} > ${button.clientWidth}`);

  // every selectable target is shown, or a tab or the end of a coach mark leads to it
  const hasTabs = [...document.querySelectorAll(".tray-tab, .coach button")].some(isShown);
  for (const element of document.querySelectorAll(".region [data-target][aria-disabled=false]:not(.cell, .spot, .slot)"))
    if (!isShown(element) && !hasTabs) faults.push(`out of reach: ${name(element)}`);
  const enabledColumn = document.querySelector(".column-button[aria-disabled=false]");
  const isPinned = Boolean(document.querySelector("[data-act=do]"));
  const needsBoard = /\b(worker|off|bonus|character)\b/.test(page.dataset.selection) && enabledColumn && !isPinned;
  if (needsBoard && !isShown(enabledColumn)) faults.push("out of reach: the board");

  // the town
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (stage.height < 4.8 * rem || stage.width < 9 * rem) faults.push(`the town is ${stage.width} x ${stage.height}`);

  // the sentence
  const sentence = document.querySelector("#sentence");
  const ask = document.querySelector(".ask");
  if (!isShown(sentence) && !isShown(document.querySelector(".why") ?? sentence)) faults.push("no sentence");
  else if (isShown(sentence) && cutBy(sentence) && !(ask.scrollHeight > ask.clientHeight))
    faults.push(`cut: the sentence by ${cutBy(sentence).className}`);

  // letters
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent.trim() || element.closest("svg, .unseen, .skips, .symbols") || !isShown(element)) continue;
    const box = element.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (box.height > 2 && size < 12) faults.push(`small: ${name(element)} ${size}`);
  }

  // regions do not lie on each other
  const regions = [
    ...document.querySelectorAll(".table-page > .region, .hand, .my-buildings, .my-things, .trays, .side-tabs"),
  ].filter(
    (region) => isShown(region) && !region.matches(".menu-region, .decision-region") && region.getBoundingClientRect().height > 1,
  );
  const bar = document.querySelector(".decision");
  const parts = [bar, ...regions];
  for (const [i, one] of parts.entries())
    for (const two of parts.slice(i + 1)) {
      const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
      const [width, height] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      if (
        width > 2 &&
        height > 3 &&
        !one.contains(two) &&
        !(page.dataset.tray === "players" && (one.matches(".players-region") || two.matches(".players-region")))
      )
        faults.push(`overlap: ${one.className} / ${two.className} ${Math.round(width)} x ${Math.round(height)}`);
    }
  if (document.scrollingElement.scrollHeight > innerHeight + 1 || document.scrollingElement.scrollWidth > innerWidth + 1)
    faults.push("the page scrolls");
  return [...new Set(faults)];
};
