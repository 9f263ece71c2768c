// Worker cards, 240 x 316: three bands for the three uses: coins, resources, a building of the row.

import { icon } from "./icons.js";
import { circle, colour, line, outline, path, rect, stroke, text } from "./shapes.js";
import { worker } from "./workers.js";

/** @typedef {import("./types.js").WorkerCard} WorkerCard @typedef {import("./shapes.js").Drawing} Drawing */

export const WORKER_CARD_HEIGHT = 316;

const band = (/** @type {number} */ y, /** @type {number} */ height) =>
  rect(10, y, 220, height, colour("plate"), { rx: 12, ...outline(2) });

/** Things beside each other, their middle at 120.
 * @param {string[]} icons @param {number} y @param {number} size @returns {Drawing} */
const beside = (icons, y, size) => icons.map((name, i) => icon(name, 120 + (i - (icons.length - 1) / 2) * size * 1.14, y, size));

/** @param {number} coins @returns {Drawing} */
const coinBand = (coins) => [
  band(66, 74),
  coins ? beside(Array(coins).fill("coin"), 103, 48) : [rect(96, 101, 48, 4, colour("plate-ink"), { rx: 2, opacity: 0.5 })],
];

/** The prices of the six row positions: free ones green and filled, others white with a red rim.
 * @param {number[]} costs @returns {Drawing} */
const rowBand = (costs) => [
  band(226, 80),
  costs.map((price, i) =>
    rect(18 + i * 34.2, 235, 31, 46, price ? "#fff" : "#1d7a3d", { rx: 6, ...stroke(price ? "#b3261e" : "#0f4d25", 2.5) }),
  ),
  costs.map((price, i) => text(33.5 + i * 34.2, 268, 31, price, price ? "#a11a12" : "#fff")),
  line("M24 294H196", "#5f5669", 2, { "stroke-dasharray": "2 5" }),
  path("M204 287v14l12-7Z", "#5f5669"),
];

/** @param {number} number @param {string} player @returns {Drawing} */
const heading = (number, player) => [
  worker(player, 38, 60, 52),
  Array.from({ length: 4 }, (_, i) =>
    circle(92 + i * 22, 33, 7, i < number ? colour(`on-${player}`) : "none", { ...stroke(colour(`on-${player}`), 2.4) }),
  ),
  text(206, 49, 44, number, colour(`on-${player}`)),
];

/** One of the four cards of a player.
 * @param {WorkerCard} card @param {number} number 1 to 4 @param {string} player colour @returns {Drawing} */
export const workerCardOf = (card, number, player) => [
  rect(0, 0, 240, WORKER_CARD_HEIGHT, colour(`player-${player}`)),
  ...heading(number, player),
  ...coinBand(card.coins),
  band(146, 74),
  beside(card.resources, 183, 46),
  ...rowBand(card.costs),
];
