// The decision bar has a fixed height: with more words than fit, they are smaller.

/** @param {Element} element */
const isCut = (element) =>
  element.scrollHeight > element.clientHeight + 1 &&
  (element.matches("button") || getComputedStyle(element).overflowY === "auto");

/** Whether words of the question or of a button are cut, or the first row of choices or the effects of a pinned move hang out.
 * @param {Element} bar */
function isTooFull(bar) {
  if ([...bar.querySelectorAll(".ask, .ways-out > button")].some(isCut)) return true;
  const isPinned = bar.querySelector("[data-act=do]") !== null;
  const last = bar.querySelector(isPinned ? ".preview" : ":scope > .choices > *");
  const padding = isPinned ? 0 : parseFloat(getComputedStyle(bar).paddingBottom); // a preview fills it
  return Boolean(last && last.getBoundingClientRect().bottom > bar.getBoundingClientRect().bottom - padding + 1);
}

/** @param {Element} root */
export function fitBar(root) {
  const bar = root.querySelector(".decision");
  if (!bar) return;
  bar.classList.remove("tight");
  bar.classList.toggle("tight", isTooFull(bar));
}
