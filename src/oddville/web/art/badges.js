// The badges of a card: guild seal, bonus sign and points plate.

import { icon, sign } from "./icons.js";
import { at, circle, colour, group, numeral, path, rect, round, stroke } from "./shapes.js";

/** @typedef {import("./types.js").BuildingCard} BuildingCard @typedef {import("./shapes.js").Drawing} Drawing */

/** @param {number} r */
function waxRim(r) {
  const scallops = 14;
  const point = (/** @type {number} */ turn, /** @type {number} */ far) => {
    const angle = (turn / scallops) * 2 * Math.PI;
    return `${round(far * Math.cos(angle))} ${round(far * Math.sin(angle))}`;
  };
  const bows = Array.from({ length: scallops }, (_, i) => `Q${point(i + 0.5, r * 1.14)} ${point(i + 1, r)}`);
  return `M${point(0, r)}${bows.join("")}Z`;
}

/** @param {string} guild @param {number} x @param {number} y @param {number} r */
export const seal = (guild, x, y, r = 31) =>
  at(
    x,
    y,
    1,
    path(waxRim(r), colour(`guild-${guild}`), stroke(colour("halo"), 3.5)),
    circle(0, 0, r * 0.83, "none", { stroke: "#fff", "stroke-opacity": 0.35, "stroke-width": 1.5 }),
    group({ class: `guild-${guild}` }, sign(guild, 0, 0, r * 1.32, "#fff6e0")),
  );

/** @param {string} bonus @param {number} x @param {number} y @param {number} scale */
export const bonusSign = (bonus, x, y, scale = 1) =>
  at(x, y, scale, rect(-31, -29, 62, 58, colour("plate"), { rx: 14, ...stroke(colour("outline"), 2.6) }), icon(bonus, 0, 0, 46));

const SHIELD = "M-33-35H33V2C33 20 18 32 0 38-18 32-33 20-33 2Z";
const DIAMOND = "M0-38 38 0 0 38-38 0Z";
const PLATE = "M-22-34H22Q32-34 32-24V24Q32 34 22 34H-22Q-32 34-32 24V-24Q-32-34-22-34Z";

/** The shape tells the kind of formula (SCORE-4).
 * @param {string} formula */
const plateOf = (formula) => (formula === "diamond" ? DIAMOND : ["neighbours3", "shields"].includes(formula) ? PLATE : SHIELD);

/** @param {BuildingCard} card @returns {Drawing} */
function formulaSigns({ formula, base, guild }) {
  const ink = colour("points-ink");
  if (formula === "diamond") return [numeral(0, 15, 44, base, ink)];
  if (formula === "shields") return [sign("shields", 0, 0, 50, ink)];
  if (formula === "neighbours3") return [numeral(0, -3, 31, "3×", ink), sign("neighbours", 0, 17, 27, ink)];
  return [numeral(-1, -4, 33, `${base}+`, ink), sign(formula === "guild" ? String(guild) : formula, 0, 15, 27, ink)];
}

/** @param {string} d */
const goldPlate = (d) => path(d, colour("points"), stroke(colour("points-edge"), 3));

/** @param {BuildingCard} card @param {number} x @param {number} y @param {number} scale */
export const pointsPlate = (card, x, y, scale = 1) =>
  group({ class: "hole-points" }, at(x, y, scale, goldPlate(plateOf(card.formula)), formulaSigns(card)));

/** Without the sign, for tiles too small to show it.
 * @param {BuildingCard} card @param {number} x @param {number} y @param {number} scale */
export function plainPoints(card, x, y, scale) {
  const ink = colour("points-ink");
  const words = { diamond: `${card.base}`, neighbours3: "3×" }[card.formula] ?? `${card.base}+`;
  const value =
    card.formula === "shields" ? sign("shields", 0, 0, 50, ink) : numeral(0, 13, words.length > 1 ? 42 : 48, words, ink);
  return at(x, y, scale, goldPlate(plateOf(card.formula)), value);
}

/** @param {string | number} points @param {number} x @param {number} y @param {number} scale */
export const numberPlate = (points, x, y, scale = 1) =>
  at(x, y, scale, goldPlate(PLATE), numeral(0, 14, String(points).length > 2 ? 30 : 42, points, colour("points-ink")));
