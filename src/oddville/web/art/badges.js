// The badges of a card: guild seal, bonus sign and points plate.

import { icon, sign } from "./icons.js";
import { at, circle, colour, group, numeral, path, rect, round, stroke } from "./shapes.js";

/** @typedef {import("./types.js").BuildingCard} BuildingCard @typedef {import("./shapes.js").Drawing} Drawing */

/** @param {number} x @param {number} y @param {number} r */
function waxRim(x, y, r) {
  const scallops = 14;
  const point = (/** @type {number} */ turn, /** @type {number} */ far) => {
    const angle = (turn / scallops) * 2 * Math.PI;
    return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  };
  const bows = Array.from({ length: scallops }, (_, i) => `Q${point(i + 0.5, r * 1.14)} ${point(i + 1, r)}`);
  return `M${point(0, r)}${bows.join("")}Z`;
}

/** @param {string} guild @param {number} x @param {number} y @param {number} r @returns {Drawing} */
export const seal = (guild, x, y, r = 31) => [
  path(waxRim(x, y, r), colour(`guild-${guild}`), stroke(colour("halo"), 3.5)),
  circle(x, y, r * 0.83, "none", { stroke: "#fff", "stroke-opacity": 0.35, "stroke-width": 1.5 }),
  group({ class: `guild-${guild}` }, sign(guild, x, y, r * 1.32, "#fff6e0")),
];

/** @param {string} bonus @param {number} x @param {number} y @param {number} scale @returns {Drawing} */
export const bonusSign = (bonus, x, y, scale = 1) => [
  rect(x - 31 * scale, y - 29 * scale, 62 * scale, 58 * scale, colour("plate"), {
    rx: 14 * scale,
    ...stroke(colour("outline"), 2.6 * scale),
  }),
  icon(bonus, x, y, 46 * scale),
];

const SHIELD = "M-33-35H33V2C33 20 18 32 0 38-18 32-33 20-33 2Z";
const DIAMOND = "M0-38 38 0 0 38-38 0Z";
const PLATE = "M-22-34H22Q32-34 32-24V24Q32 34 22 34H-22Q-32 34-32 24V-24Q-32-34-22-34Z";

/** The shape tells the kind of formula (SCORE-4).
 * @param {string} formula */
const plateOf = (formula) => (formula === "diamond" ? DIAMOND : ["neighbours3", "shields"].includes(formula) ? PLATE : SHIELD);

/** @typedef {{x: number, y: number, scale: number}} Place */

/** @typedef {Pick<BuildingCard, "formula" | "base" | "guild">} Points */

/** @param {Points} card @param {Place} place @returns {Drawing} */
function formulaSigns({ formula, base, guild }, place) {
  if (formula === "diamond") return [numberOn(place, 0, 15, 44, base)];
  if (formula === "shields") return [signOn(place, 0, 50, "shields")];
  if (formula === "neighbours3") return [numberOn(place, 0, -3, 31, "3×"), signOn(place, 17, 27, "neighbours")];
  return [numberOn(place, -1, -4, 33, `${base}+`), signOn(place, 15, 27, formula === "guild" ? String(guild) : formula)];
}

/** @param {Place} place @param {number} right @param {number} down @param {number} size @param {string | number} value */
const numberOn = ({ x, y, scale }, right, down, size, value) =>
  numeral(x + right * scale, y + down * scale, size * scale, value, colour("points-ink"));

/** @param {Place} place @param {number} down @param {number} size @param {string} name */
const signOn = ({ x, y, scale }, down, size, name) =>
  group({ class: "hole-points" }, sign(name, x, y + down * scale, size * scale, colour("points-ink")));

/** @param {string} d @param {Place} place */
const goldPlate = (d, { x, y, scale }) => at(x, y, scale, path(d, colour("points"), stroke(colour("points-edge"), 3)));

/** @param {Points} card @param {number} x @param {number} y @param {number} scale @returns {Drawing} */
export const pointsPlate = (card, x, y, scale = 1) => [
  goldPlate(plateOf(card.formula), { x, y, scale }),
  formulaSigns(card, { x, y, scale }),
];

/** Without the sign, for tiles too small to show it.
 * @param {BuildingCard} card @param {number} x @param {number} y @param {number} scale @returns {Drawing} */
export function plainPoints(card, x, y, scale) {
  const place = { x, y, scale };
  const words = { diamond: `${card.base}`, neighbours3: "3×" }[card.formula] ?? `${card.base}+`;
  const value =
    card.formula === "shields" ? signOn(place, 0, 50, "shields") : numberOn(place, 0, 13, words.length > 1 ? 42 : 48, words);
  return [goldPlate(plateOf(card.formula), place), value];
}

/** @param {string | number} points @param {number} x @param {number} y @param {number} scale @returns {Drawing} */
export const numberPlate = (points, x, y, scale = 1) => [
  goldPlate(PLATE, { x, y, scale }),
  numberOn({ x, y, scale }, 0, 14, String(points).length > 2 ? 30 : 42, points),
];
