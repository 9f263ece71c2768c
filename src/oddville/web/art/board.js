// The Resources Board: four resources, each a wide bay for 2 coins and its single slots. Prices stay visible whoever stands there.

import { icon, priceCoin, RESOURCES } from "./icons.js";
import { at, colour, line, outline, rect, text } from "./shapes.js";
import { worker } from "./workers.js";

/** @typedef {import("./shapes.js").Drawing} Drawing */
/** @typedef {{price: number, workers: string[]}} Slot workers by their colours, in the order of the players */

/** The ground of one resource. */
export const COLUMN = { width: 132, height: 216 };
const UPPER = 2;

/** The slots of a resource, cheapest first, as the board of the public view has them.
 * @param {number[]} printed prices of the single slots @param {Record<string, number[]>} held workers by price and player
 * @param {string[]} colours of the players @returns {Slot[]} */
export function slotsOf(printed, held, colours) {
  const standing = (/** @type {number} */ price) => colours.flatMap((player, i) => Array(held[price]?.[i] ?? 0).fill(player));
  const single = printed.map((price, i) => ({
    price,
    workers: standing(price)
      .slice(printed.indexOf(price) === i ? 0 : i - printed.indexOf(price))
      .slice(0, 1),
  }));
  return [...single, { price: UPPER, workers: standing(UPPER) }];
}

/** Workers of one colour, one figure for each colour with its number when there are more than fit.
 * @param {string[]} workers @returns {[string, number][]} */
const counted = (workers) => [...new Set(workers)].map((player) => [player, workers.filter((other) => other === player).length]);

/** The workers of the bay: each alone while they fit, else one for each colour with a count.
 * @param {string[]} workers @returns {Drawing} */
function crowd(workers) {
  const groups = workers.length <= 3 ? workers.map((player) => /** @type {[string, number]} */ ([player, 1])) : counted(workers);
  const [room, height] = [groups.length > 3 ? 70 : 76, groups.length > 3 ? 33 : groups.length > 2 ? 42 : 50];
  const pitch = Math.min(38, room / groups.length);
  return groups.map(([player, count], i) => {
    const x = 86 + (i - (groups.length - 1) / 2) * pitch;
    return [
      worker(player, x, 118, height, 6),
      count > 1 &&
        text(x, 113, 22, count, colour(`on-${player}`), {
          stroke: colour(`player-${player}`),
          "stroke-width": 4,
          "paint-order": "stroke",
        }),
    ];
  });
}

/** The wide bay: its price has a place of its own, so that no worker hides it.
 * @param {Slot} slot @returns {Drawing} */
const bay = ({ price, workers }) => [
  rect(6, 56, 120, 68, colour("plate"), { rx: 12, ...outline(2) }),
  priceCoin(price, 26, 90, 34),
  line("M46 64V116", colour("line"), 2, { "stroke-dasharray": "2 6" }),
  crowd(workers),
];

/** A single slot: the price above, room for one worker below.
 * @param {Slot} slot @param {number} x @param {number} width @returns {Drawing} */
const single = ({ price, workers }, x, width) => [
  rect(x, 132, width, 78, colour("plate"), { rx: 10, ...outline(2), "stroke-dasharray": workers.length ? undefined : "5 4" }),
  priceCoin(price, x + width / 2, 149, 27),
  workers.length ? worker(workers[0], x + width / 2, 207, 42, 5) : [],
];

/** One resource and its slots, 132 x 216.
 * @param {string} resource @param {Slot[]} slots @returns {Drawing} */
export function columnOf(resource, slots) {
  const lower = slots.slice(0, -1);
  const width = Math.min(56, (126 - 6 * lower.length) / lower.length + 1);
  const start = 66 - (lower.length * (width + 5) - 5) / 2;
  return [
    rect(1, 1, 130, 214, colour("panel-2"), { rx: 16, stroke: colour("line"), "stroke-width": 2 }),
    rect(40, 6, 52, 45, colour("plate"), { rx: 12 }),
    icon(resource, 66, 28, 40),
    bay(slots[slots.length - 1]),
    lower.map((slot, i) => single(slot, start + i * (width + 5), width)),
  ];
}

/** The whole board side by side, 540 x 216.
 * @param {Record<string, Slot[]>} slots @returns {Drawing} */
export const boardOf = (slots) =>
  RESOURCES.map((resource, i) => at(i * (COLUMN.width + 4), 0, 1, columnOf(resource, slots[resource])));
