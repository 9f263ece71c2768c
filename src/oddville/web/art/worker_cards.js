// Worker cards, 240 x 316, with a band for each use: coins, resources, a building of the row.

import { icon } from "./icons.js";
import { colour, disc, line, numeral, outline, path, rect, roundedBox, stroke } from "./shapes.js";
import { worker } from "./workers.js";

/** @typedef {import("./types.js").WorkerCard} WorkerCard @typedef {import("./shapes.js").Drawing} Drawing */

export const WORKER_CARD_HEIGHT = 316;

const band = (/** @type {number} */ y, /** @type {number} */ height) =>
  rect(10, y, 220, height, colour("plate"), { rx: 12, ...outline(2) });

/** @param {string[]} icons @param {number} middle @param {number} y @param {number} size @param {number} pitch @returns {Drawing} */
const iconRow = (icons, middle, y, size, pitch) =>
  icons.map((name, i) => icon(name, middle + (i - (icons.length - 1) / 2) * pitch, y, size));

/** A dash where a card shows nothing.
 * @param {number} middle @param {number} y @param {number} width @param {number} height @returns {Drawing} */
const dash = (middle, y, width, height) => [
  rect(middle - width / 2, y - height / 2, width, height, colour("plate-ink"), { rx: height / 2, opacity: 0.5 }),
];

/** @param {string[]} icons @param {number} y top @param {number} size @param {number} pitch @returns {Drawing} */
const iconBand = (icons, y, size, pitch) => [
  band(y, 74),
  icons.length ? iconRow(icons, 120, y + 37, size, Math.min(pitch, 212 / icons.length)) : dash(120, y + 37, 48, 4),
];

/** The prices of the row that are free or not, as one box each.
 * @param {number[]} costs @param {boolean} free @param {string} fill @param {string} rim */
const priceBoxes = (costs, free, fill, rim) =>
  path(
    costs.map((price, i) => ((price === 0) === free ? roundedBox(18 + i * 34.2, 235, 31, 46, 6) : "")).join(""),
    fill,
    stroke(rim, 2.5),
  );

/** Free positions are green, others white with a red rim.
 * @param {number[]} costs @returns {Drawing} */
const rowBand = (costs) => [
  band(226, 80),
  priceBoxes(costs, true, "#1d7a3d", "#0f4d25"),
  priceBoxes(costs, false, "#fff", "#b3261e"),
  costs.map((price, i) => numeral(33.5 + i * 34.2, 268, 31, price, price ? "#a11a12" : "#fff")),
  line("M24 294H196", "#5f5669", 2, { "stroke-dasharray": "2 5" }),
  path("M204 287v14l12-7Z", "#5f5669"),
];

/** Path data of some of the four discs that count a card's number.
 * @param {number} from @param {number} to */
const discs = (from, to) => Array.from({ length: to - from }, (_, i) => disc(92 + (from + i) * 22, 33, 7)).join("");

/** @param {number} number @param {string} player @returns {Drawing} */
const heading = (number, player) => [
  worker(player, 38, 60, 52),
  path(discs(0, number), colour(`on-${player}`), stroke(colour(`on-${player}`), 2.4)),
  line(discs(number, 4), colour(`on-${player}`), 2.4),
  numeral(206, 49, 44, number, colour(`on-${player}`)),
];

/** @param {WorkerCard} card @param {number} number 1 to 4 @param {string} player colour @returns {Drawing} */
export const workerCardOf = (card, number, player) => [
  rect(0, 0, 240, WORKER_CARD_HEIGHT, colour(`player-${player}`)),
  ...heading(number, player),
  ...iconBand(Array(card.coins).fill("coin"), 66, 48, 54.72),
  ...iconBand(card.resources, 146, 46, 52.44),
  ...rowBand(card.costs),
];

/** @param {string[]} icons @param {number} y */
const narrowRow = (icons, y) =>
  icons.length ? iconRow(icons, 98, y, icons.length > 3 ? 24 : 27, icons.length > 4 ? 16.4 : 23) : dash(98, y, 28, 3);

/** Without row prices, 150 x 108.
 * @param {WorkerCard} card @param {number} number @param {string} player @returns {Drawing} */
export const narrowCardOf = (card, number, player) => [
  rect(0, 0, 150, 108, colour(`player-${player}`)),
  numeral(24, 44, 38, number, colour(`on-${player}`)),
  worker(player, 24, 100, 46, 6),
  rect(50, 8, 94, 43, colour("plate"), { rx: 9, ...outline(1.8) }),
  narrowRow(Array(card.coins).fill("coin"), 29.5),
  rect(50, 57, 94, 43, colour("plate"), { rx: 9, ...outline(1.8) }),
  narrowRow(card.resources, 78),
];
