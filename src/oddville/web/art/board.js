// The Resources Board: each resource has a wide bay for 2 coins and single slots. Workers never hide a price.

import { icon, priceCoin, RESOURCES } from "./icons.js";
import { at, circle, colour, line, numeral, outline, rect, text } from "./shapes.js";
import { worker } from "./workers.js";

/** @typedef {import("./shapes.js").Drawing} Drawing */
/** @typedef {{price: number, workers: string[]}} Slot workers by their colours, in the order of the players */

export const COLUMN = { width: 132, height: 216 };
const UPPER = 2;

/** The slots of a resource, cheapest first.
 * @template Player @param {number[]} prices of the single slots @param {Record<string, number[]>} workers by price and player
 * @param {Player[]} players by their colours or numbers @returns {{price: number, workers: Player[]}[]} */
export function slotsOf(prices, workers, players) {
  const workersAt = (/** @type {number} */ price) => players.flatMap((player, i) => Array(workers[price]?.[i] ?? 0).fill(player));
  const single = prices.map((price, i) => ({
    price,
    workers: workersAt(price)
      .slice(prices.indexOf(price) === i ? 0 : i - prices.indexOf(price))
      .slice(0, 1),
  }));
  return [...single, { price: UPPER, workers: workersAt(UPPER) }];
}

/** @typedef {{pitch: number, height: number, base: number, lift: number, halo: number, size: number}} Crowd the last three of the counts */

/** Each worker while they fit, else one for each colour with a count.
 * @param {string[]} workers @param {number} most that fit @returns {[string, number][]} */
const groupsOf = (workers, most) =>
  workers.length <= most
    ? workers.map((player) => [player, 1])
    : [...new Set(workers)].map((player) => [player, workers.filter((other) => other === player).length]);

/** @param {[string, number][]} groups @param {Crowd} crowd @returns {Drawing} */
const crowdOf = (groups, { pitch, height, base, lift, halo, size }) =>
  groups.map(([player, count], i) => {
    const x = 86 + (i - (groups.length - 1) / 2) * pitch;
    const stroke = { stroke: colour(`player-${player}`), "stroke-width": halo, "paint-order": "stroke" };
    return [
      worker(player, x, base, height, halo + 2),
      count > 1 && text(x, base - lift, size, count, colour(`on-${player}`), stroke),
    ];
  });

/** @param {string[]} workers @returns {Drawing} */
function crowd(workers) {
  const groups = groupsOf(workers, 3);
  const [room, height] = [groups.length > 3 ? 70 : 76, groups.length > 3 ? 33 : groups.length > 2 ? 42 : 50];
  return crowdOf(groups, { pitch: Math.min(38, room / groups.length), height, base: 118, lift: 5, halo: 4, size: 22 });
}

/** @param {Slot} slot @returns {Drawing} */
const bay = ({ price, workers }) => [
  rect(6, 56, 120, 68, colour("plate"), { rx: 12, ...outline(2) }),
  priceCoin(price, 26, 90, 34),
  line("M46 64V116", colour("line"), 2, { "stroke-dasharray": "2 6" }),
  crowd(workers),
];

/** @param {Slot} slot @param {number} x @param {number} width @returns {Drawing} */
const single = ({ price, workers }, x, width) => [
  rect(x, 132, width, 78, colour("plate"), { rx: 10, ...outline(2), "stroke-dasharray": workers.length ? undefined : "5 4" }),
  priceCoin(price, x + width / 2, 149, 27),
  workers.length ? worker(workers[0], x + width / 2, 207, 42, 5) : [],
];

/** 132 x 216.
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

/** @param {string[]} workers @returns {Drawing} */
function narrowCrowd(workers) {
  const groups = groupsOf(workers, 2);
  const height = groups.length > 2 ? 28 : 34;
  return crowdOf(groups, { pitch: Math.min(24, 44 / groups.length), height, base: 48, lift: 3, halo: 3, size: 15 });
}

/** @param {Slot} slot @param {number} x @param {number} width @returns {Drawing} */
function narrowSlot({ price, workers }, x, width) {
  const [coin, ink] = price ? [colour("coin"), colour("coin-ink")] : ["#1d7a3d", "#fff"];
  return [
    rect(x, 55, width, 50, colour("plate"), { rx: 8, ...outline(2), "stroke-dasharray": workers.length ? undefined : "5 4" }),
    workers.length
      ? [worker(workers[0], x + width / 2, 101, 36, 5), at(x + 8, 63, 1, circle(0, 0, 8, coin), numeral(0, 4.5, 13, price, ink))]
      : priceCoin(price, x + width / 2, 80, 26),
  ];
}

/** The same for a narrow page, 112 x 108.
 * @param {string} resource @param {Slot[]} slots @returns {Drawing} */
export function narrowColumnOf(resource, slots) {
  const lower = slots.slice(0, -1);
  const width = (112 - 6 - 4 * (lower.length - 1)) / lower.length;
  return [
    rect(0, 0, 112, 108, colour("panel-2"), { rx: 11 }),
    rect(3, 4, 35, 46, colour("plate"), { rx: 8 }),
    icon(resource, 20.5, 27, 29),
    rect(41, 4, 68, 46, colour("plate"), { rx: 8, ...outline(2) }),
    priceCoin(UPPER, 53, 27, 20),
    narrowCrowd(slots[slots.length - 1].workers),
    lower.map((slot, i) => narrowSlot(slot, 3 + i * (width + 4), width)),
  ];
}

/** 540 x 216.
 * @param {Record<string, Slot[]>} slots @returns {Drawing} */
export const boardOf = (slots) =>
  RESOURCES.map((resource, i) => at(i * (COLUMN.width + 4), 0, 1, columnOf(resource, slots[resource])));
