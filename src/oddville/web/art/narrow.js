// A worker card in short, 150 x 108, for narrow places: its number, coins and resources. The row shows the prices itself.

import { icon } from "./icons.js";
import { colour, outline, rect, text } from "./shapes.js";
import { worker } from "./workers.js";

/** @typedef {import("./types.js").WorkerCard} WorkerCard @typedef {import("./shapes.js").Drawing} Drawing */

/** @param {string[]} icons @param {number} y @returns {Drawing} */
const beside = (icons, y) =>
  icons.map((name, i) => icon(name, 98 + (i - (icons.length - 1) / 2) * 23, y, icons.length > 3 ? 24 : 27));

/** @param {WorkerCard} card @param {number} number @param {string} player @returns {Drawing} */
export const narrowCardOf = (card, number, player) => [
  rect(0, 0, 150, 108, colour(`player-${player}`)),
  text(24, 44, 38, number, colour(`on-${player}`)),
  worker(player, 24, 100, 46, 6),
  rect(50, 8, 94, 43, colour("plate"), { rx: 9, ...outline(1.8) }),
  card.coins ? beside(Array(card.coins).fill("coin"), 29) : [rect(84, 28, 28, 3, colour("plate-ink"), { rx: 1.5, opacity: 0.5 })],
  rect(50, 57, 94, 43, colour("plate"), { rx: 9, ...outline(1.8) }),
  beside(card.resources, 78),
];
