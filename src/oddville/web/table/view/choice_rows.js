// The rows of choices in the bar: whole rows are shown, and a button leads to the others.

/** @param {Element} root @returns {HTMLElement | null} */
const choicesIn = (root) => root.querySelector(".decision > .choices");

/** The top of each row inside the choices.
 * @param {HTMLElement} choices */
const rowTops = (choices) => [
  ...new Set([.../** @type {NodeListOf<HTMLElement>} */ (choices.querySelectorAll(":scope > *"))].map((each) => each.offsetTop)),
];

/** The height of the rows that fit as a whole, at least one.
 * @param {HTMLElement} choices @param {number} room */
function heightOfRows(choices, room) {
  const [start] = rowTops(choices);
  const bottoms = [.../** @type {NodeListOf<HTMLElement>} */ (choices.querySelectorAll(":scope > *"))].map(
    ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight - start,
  );
  return Math.max(Math.min(...bottoms), ...bottoms.filter((bottom) => bottom <= room));
}

/** Cut the choices after a whole row where the bar has room for some rows only. Choices in one row scroll sideways.
 * @param {Element} root */
export function settleChoices(root) {
  const choices = choicesIn(root);
  const bar = choices?.parentElement;
  if (!choices || !bar) return;
  choices.style.maxHeight = "";
  const { paddingBottom } = getComputedStyle(bar);
  const room = bar.getBoundingClientRect().bottom - parseFloat(paddingBottom) - choices.getBoundingClientRect().top;
  const isCut = getComputedStyle(choices).flexWrap === "wrap" && rowTops(choices).length > 1 && choices.scrollHeight > room + 1;
  if (isCut) choices.style.maxHeight = `${heightOfRows(choices, room)}px`;
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
