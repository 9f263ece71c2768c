// Cards and workers move where they go. Elements carry `data-at`, a name for the piece that lies there; a piece that is found
// at another place after a move flies over. Nothing waits for it; the next move ends it.

import { isCalm } from "../lib/settings.js";

/** @typedef {import("./types.js").View} View */

const EASE = "cubic-bezier(.2,.8,.2,1)";
const CARD = 320;
const WORKER = 260;
const FADE = 120;
/** @type {Animation[]} */
let running = [];

/** Where cards lie on the page.
 * @param {Element} root @returns {Map<string, DOMRect>} */
export function places(root) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-card]"))) {
    if (element.checkVisibility()) found.set(`card:${element.dataset.card}`, element.getBoundingClientRect());
  }
  for (const player of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".player")))
    found.set(player.dataset.open ?? "", player.getBoundingClientRect());
  const deck = root.querySelector(".deck-button");
  if (deck) found.set("deck", deck.getBoundingClientRect());
  return found;
}

/** Let an element come from where it was.
 * @param {Element} element @param {DOMRect | undefined} from @param {number} duration */
function fly(element, from, duration) {
  if (isCalm()) return run(element, [{ opacity: 0 }, { opacity: 1 }], FADE);
  if (!from)
    return run(
      element,
      [
        { opacity: 0, scale: 1.06 },
        { opacity: 1, scale: 1 },
      ],
      duration,
    );
  const to = element.getBoundingClientRect();
  if (!to.width || (Math.abs(to.left - from.left) < 2 && Math.abs(to.top - from.top) < 2)) return;
  const size = from.width / to.width;
  run(
    element,
    [
      { transformOrigin: "0 0", transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${size})` },
      { transformOrigin: "0 0", transform: "none" },
    ],
    duration,
  );
}

/** @param {Element} element @param {Keyframe[]} frames @param {number} duration */
function run(element, frames, duration) {
  const animation = element.animate(frames, { duration, easing: EASE });
  running.push(animation);
  animation.finished.then(
    () => (running = running.filter((other) => other !== animation)),
    () => {},
  );
}

/** Show a move: what is new on the page comes from where it was before.
 * @param {Element} root @param {Map<string, DOMRect>} before @param {View | null} from @param {View} to */
export function showMove(root, before, from, to) {
  for (const animation of running) animation.cancel();
  running = [];
  if (!from || document.hidden) return;
  moveRow(root, before, from, to);
  moveCity(root, before, from, to);
  moveMine(root, before);
  moveBoard(root, from, to);
}

/** @param {Element} root @param {Map<string, DOMRect>} before @param {View} from @param {View} to */
function moveRow(root, before, from, to) {
  if (from.row.join() === to.row.join()) return;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".row-position"))) {
    fly(element, before.get(`card:${element.dataset.card}`) ?? before.get("deck"), CARD);
  }
}

/** @param {Element} root @param {Map<string, DOMRect>} before @param {View} from @param {View} to */
function moveCity(root, before, from, to) {
  const known = new Set(from.city.map(([cell]) => cell.join()));
  for (const [cell, card, owner] of to.city) {
    if (known.has(cell.join())) continue;
    const element = root.querySelector(`[data-cell="${cell.join()}"]`);
    if (!element) continue;
    const picture = element.querySelector(".city-tile");
    if (picture) fly(picture, before.get(`card:${card}`) ?? before.get(`player:${owner}`), CARD);
    const figure = element.querySelector(".city-tile use + use");
    if (figure && !isCalm())
      run(
        figure,
        [
          { translate: "0 -60px", opacity: 0 },
          { translate: "0 0", opacity: 1 },
        ],
        WORKER + CARD,
      );
  }
}

/** @param {Element} root @param {Map<string, DOMRect>} before */
function moveMine(root, before) {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".my-building"))) {
    const was = before.get(`card:${element.dataset.card}`);
    if (was) fly(element, was, CARD);
  }
}

/** @param {Element} root @param {View} from @param {View} to */
function moveBoard(root, from, to) {
  for (const resource of Object.keys(to.board)) {
    if (JSON.stringify(from.board[resource]) === JSON.stringify(to.board[resource])) continue;
    const column = root.querySelector(`[data-resource="${resource}"] .column-button`);
    if (column)
      run(
        column,
        isCalm() ? [{ opacity: 0.5 }, { opacity: 1 }] : [{ translate: "0 -5px" }, { translate: "0 0" }],
        isCalm() ? FADE : WORKER,
      );
  }
}
