// Where the panel about a card lies: over the log, else near the card. It never lies on the card, the town, a choice or a player's area.

import { SOURCES } from "../info_source.js";

/** @typedef {{left: number, top: number, width: number, height: number}} Box in pixels of the window */
/** @typedef {{x: number, y: number}} Place of the left upper corner */

const GAP = 8;
const STEP = 24;
/** What the panel must not cover, beside the card itself. An empty cell is kept once a building is selected. */
const UNCOVERED = [
  ".decision button",
  "[data-target][aria-disabled=false]:not(.cell.empty.starter)",
  ".player",
  ".cell.card",
  ".hint-region button",
  ".move-chip",
  ".zoom button",
  ".beyond",
  ".clock",
];

/** @param {Box} one @param {Box} two */
const overlap = (one, two) =>
  one.left < two.left + two.width &&
  two.left < one.left + one.width &&
  one.top < two.top + two.height &&
  two.top < one.top + one.height;

/** @param {{width: number, height: number}} size @param {Box} city @returns {Place[]} */
function meadow({ width, height }, { left, top, width: across, height: down }) {
  const steps = (/** @type {number} */ room) =>
    Array.from({ length: Math.max(0, Math.floor(room / STEP) + 1) }, (_, i) => i * STEP);
  return steps(down - height - 2 * GAP)
    .reverse()
    .flatMap((y) => steps(across - width - 2 * GAP).map((x) => ({ x: left + GAP + x, y: top + GAP + y })));
}

/** The places to try, the best first: the lower end of the log, beside the card, on the meadow round the town.
 * @param {{width: number, height: number}} size @param {Box} card @param {Box | null} log @param {Box} city @returns {Place[]} */
function placesFor({ width, height }, card, log, city) {
  const [right, below] = [card.left + card.width + GAP, card.top + card.height + GAP];
  const [left, above] = [card.left - width - GAP, card.top - height - GAP];
  const columns = [card.left, card.left + card.width - width, card.left + (card.width - width) / 2];
  const rows = [card.top, card.top + card.height - height, card.top + (card.height - height) / 2];
  return [
    ...(log ? [{ x: log.left + log.width - width, y: log.top + log.height - height }] : []),
    ...[above, below].flatMap((y) => columns.map((x) => ({ x, y }))),
    ...[right, left].flatMap((x) => rows.map((y) => ({ x, y }))),
    ...meadow({ width, height }, city),
  ];
}

/** The first place inside the window where the panel covers none of these; null if there is none.
 * @param {{width: number, height: number}} size of the panel @param {{width: number, height: number}} window
 * @param {{card: Box, log: Box | null, city: Box}} parts @param {Box[]} uncovered @returns {Place | null} */
function placeInfo(size, window, { card, log, city }, uncovered) {
  const isFree = (/** @type {Place} */ { x, y }) =>
    x >= 0 &&
    y >= 0 &&
    x + size.width <= window.width &&
    y + size.height <= window.height &&
    ![card, ...uncovered].some((box) => overlap({ left: x, top: y, ...size }, box));
  return placesFor(size, card, log, city).find(isFree) ?? null;
}

/** The card that the pointer rests on.
 * @param {Element} root */
const pointedCard = (root) => [...root.querySelectorAll(`:is(${SOURCES}):hover`)].at(-1);

/** @param {Element} root @param {string} selector @returns {Box[]} of what is drawn */
const boxesOf = (root, selector) =>
  [...root.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);

/** Place the panel of a page, or hide it.
 * @param {Element} root */
export function settleInfo(root) {
  const panel = /** @type {HTMLElement | null} */ (root.querySelector(".info"));
  if (!panel) return;
  const { width, height } = panel.getBoundingClientRect();
  const log = boxesOf(root, ".log-region, .guilds-region").at(-1) ?? null;
  const card = pointedCard(root)?.getBoundingClientRect();
  const [city] = boxesOf(root, ".stage");
  const window = { width: innerWidth, height: innerHeight };
  const place = card && city ? placeInfo({ width, height }, window, { card, log, city }, boxesOf(root, UNCOVERED.join())) : null;
  panel.style.translate = place ? `${place.x}px ${place.y}px` : "";
  panel.classList.toggle("placed", place !== null);
}
