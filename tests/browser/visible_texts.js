() => {
  const seen = (element) =>
    element.closest("[lang]")?.lang === document.documentElement.lang &&
    element.getClientRects().length > 0 &&
    !element.closest("svg, script, style, noscript, kbd");
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    if (text && seen(walk.currentNode.parentElement)) found.push(text);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (element.getAttribute(name)) found.push(element.getAttribute(name));
  return [...new Set(found)];
};
