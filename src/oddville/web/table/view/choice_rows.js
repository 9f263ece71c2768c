// The rows of choices in the bar: whole rows are shown, and a button leads to the others.

/** @param {Element} root @returns {HTMLElement | null} */
const choicesIn = (root) => root.querySelector(".decision > .choices");

/** Where each row ends, from the top of the first one. Words and buttons of a row have different heights.
 * @param {HTMLElement} choices */
function rowEnds(choices) {
  const boxes = [...choices.children].map((each) => each.getBoundingClientRect()).sort((one, two) => one.top - two.top);
  const ends = [0];
  for (const { top, bottom } of boxes) {
    if (top - boxes[0].top >= (ends.at(-1) ?? 0) - 1) ends.push(0);
    ends[ends.length - 1] = Math.max(ends.at(-1) ?? 0, bottom - boxes[0].top);
  }
  return ends.slice(1);
}

/** The height of the rows that fit as a whole, at least one.
 * @param {number[]} ends @param {number} room */
const heightOfRows = (ends, room) => Math.max(ends[0], ...ends.filter((end) => end <= room));

/** Cut the choices after a whole row where the bar has room for some rows only. Choices in one row scroll sideways.
 * @param {Element} root */
export function settleChoices(root) {
  const choices = choicesIn(root);
  const bar = choices?.parentElement;
  if (!choices || !bar) return;
  choices.style.maxHeight = "";
  const { paddingBottom } = getComputedStyle(bar);
  const room = bar.getBoundingClientRect().bottom - parseFloat(paddingBottom) - choices.getBoundingClientRect().top;
  const ends = getComputedStyle(choices).flexWrap === "wrap" ? rowEnds(choices) : [];
  const isCut = ends.length > 1 && choices.scrollHeight > room + 1;
  if (isCut) choices.style.maxHeight = `${heightOfRows(ends, room)}px`;
  choices.classList.toggle("cut", isCut);
  const more = /** @type {HTMLElement | null} */ (bar.querySelector(".more-choices"));
  if (more) more.hidden = !isCut;
}

/** Scroll to the next rows, after the last one back to the first.
 * @param {Element} root */
export function showMoreChoices(root) {
  const choices = choicesIn(root);
  if (!choices) return;
  const isAtEnd = choices.scrollTop + choices.clientHeight >= choices.scrollHeight - 2;
  choices.scrollTo({ top: isAtEnd ? 0 : choices.scrollTop + choices.clientHeight + 4 });
}
