// Animates cards and workers after a move. Nothing waits for an animation; the next move cancels it.

import { prefersReducedMotion } from "../../lib/settings.js";

/** @typedef {import("../../lib/types.js").View} View @typedef {Map<string, DOMRect>} Places @typedef {[Element, Keyframe[], number]} Motion element, frames, duration */

const EASE = "cubic-bezier(.2,.8,.2,1)";
const CARD = 320;
const WORKER = 260;
const FADE = 120;
/** @type {Animation[]} */
let animations = [];

/** @param {Element} root @param {string} selector */
const all = (root, selector) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];

/** @param {Element} root @returns {Places} */
export function placesOf(root) {
  const cards = all(root, "[data-card]").filter((element) => element.checkVisibility());
  return new Map([
    ...cards.map((element) => rectOf(`card:${element.dataset.card}`, element)),
    ...all(root, ".player").map((element) => rectOf(element.dataset.open ?? "", element)),
    ...all(root, ".deck-button").map((element) => rectOf("deck", element)),
  ]);
}

/** @param {string} name @param {Element} element @returns {[string, DOMRect]} */
const rectOf = (name, element) => [name, element.getBoundingClientRect()];

/** Animate what has moved from its place before. All places are measured before the first animation starts.
 * @param {Element} root @param {Places} before @param {View} from @param {View} to */
export function showMove(root, before, from, to) {
  for (const animation of animations) animation.cancel();
  if (document.hidden) return;
  const motions = [
    ...moveRow(root, before, from, to),
    ...moveCity(root, before, from, to),
    ...moveMine(root, before),
    ...moveBoard(root, from, to),
  ];
  animations = motions.map(([element, frames, duration]) => element.animate(frames, { duration, easing: EASE }));
}

/** Moves an element from a place, or fades it in.
 * @param {Element} element @param {DOMRect | undefined} from @returns {Motion[]} */
function flight(element, from) {
  if (prefersReducedMotion()) return [[element, [{ opacity: 0 }, { opacity: 1 }], FADE]];
  const end = { opacity: 1, ...frame("0px", "0px", 1) };
  if (!from) return [[element, [{ opacity: 0, ...frame("-3%", "-3%", 1.06) }, end], CARD]];
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (!to.width || (Math.abs(dx) < 2 && Math.abs(dy) < 2)) return [];
  const scale = Number(getComputedStyle(element).scale) || 1;
  return [[element, [frame(`${dx / scale}px`, `${dy / scale}px`, from.width / to.width), end], CARD]];
}

/** @param {string} x @param {string} y @param {number} scale */
const frame = (x, y, scale) => ({ transformOrigin: "0 0", transform: `translate(${x}, ${y}) scale(${scale})` });

/** @param {Element} root @param {Places} before @param {View} from @param {View} to */
function moveRow(root, before, from, to) {
  if (from.row.join() === to.row.join()) return [];
  return all(root, ".row-position").flatMap((element) =>
    flight(element, before.get(`card:${element.dataset.card}`) ?? before.get("deck")),
  );
}

/** @param {Element} root @param {Places} before @param {View} from @param {View} to */
function moveCity(root, before, from, to) {
  const oldCells = new Set(from.city.map(([cell]) => cell.join()));
  const cards = to.city.filter(([cell]) => !oldCells.has(cell.join()));
  return cards.flatMap(([cell, card, owner]) => {
    const [tile] = all(root, `[data-cell="${cell.join()}"] .city-tile`);
    const figures = prefersReducedMotion() ? [] : all(root, `[data-cell="${cell.join()}"] .city-tile use + use`);
    return [
      ...(tile ? flight(tile, before.get(`card:${card}`) ?? before.get(`player:${owner}`)) : []),
      ...figures.map((figure) => /** @type {Motion} */ ([figure, FALL, WORKER + CARD])),
    ];
  });
}

const FALL = [
  { translate: "0 -60px", opacity: 0 },
  { translate: "0 0", opacity: 1 },
];

/** @param {Element} root @param {Places} before */
const moveMine = (root, before) =>
  all(root, ".my-building").flatMap((element) => {
    const from = before.get(`card:${element.dataset.card}`);
    return from ? flight(element, from) : [];
  });

/** @param {Element} root @param {View} from @param {View} to @returns {Motion[]} */
function moveBoard(root, from, to) {
  const changes = Object.entries(to.board).filter(([name, slots]) => JSON.stringify(from.board[name]) !== JSON.stringify(slots));
  const columns = changes.flatMap(([resource]) => all(root, `[data-resource="${resource}"] .column-button`));
  return columns.map((column) =>
    prefersReducedMotion()
      ? [column, [{ opacity: 0.5 }, { opacity: 1 }], FADE]
      : [column, [{ translate: "0 -5px" }, { translate: "0 0" }], WORKER],
  );
}
