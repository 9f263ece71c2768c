// Building cards: the plan that lies in the city, and below it a slip with name and cost until the card is built.

import { icon } from "./icons.js";
import { landmark } from "./landmarks/index.js";
import { bonusSign, plainPoints, pointsPlate, seal } from "./badges.js";
import { plan, SIZE } from "./plan.js";
import { colour, line, rect, shared, text } from "./shapes.js";
import { fitText } from "./text_layout.js";

/** @typedef {import("./types.js").BuildingCard} BuildingCard @typedef {import("./shapes.js").Drawing} Drawing */
/** @typedef {"full" | "plain" | "small"} Detail how much of a plan is drawn */

/** With the slip. */
export const CARD_HEIGHT = 340;

/** The detail at a width in pixels. It changes with hysteresis, because all cards of a town change at once.
 * @param {number} width @param {Detail} [before] @returns {Detail} */
export function detailAt(width, before) {
  const at = (/** @type {number} */ size) => (size < 56 ? "small" : size < 84 ? "plain" : "full");
  return before && [at(width * 0.9), at(width * 1.1)].includes(before) ? before : at(width);
}

/** @param {BuildingCard} card @returns {Drawing} */
const marks = ({ guild, bonus, formula, base }) => [
  guild && shared(`seal ${guild}`, () => seal(guild, 41, 41)),
  bonus && shared(`bonus ${bonus}`, () => bonusSign(bonus, 199, 40)),
  shared(`points ${formula} ${base} ${formula === "guild" && guild}`, () => pointsPlate({ guild, formula, base }, 199, 198)),
];

/** @param {BuildingCard} card @param {Detail} detail @returns {Drawing} */
export function planOf(card, detail = "full") {
  const { edges, guild, id } = card;
  if (detail === "small")
    return [plan(edges, guild, id, "far", true), landmark(id, guild, 42, 233, 1.1), plainPoints(card, 184, 184, 1.42)];
  return [plan(edges, guild, id, detail === "full" ? "near" : "far"), landmark(id, guild, 43, 233, 1.13), ...marks(card)];
}

const COST_WIDTH = 226;

/** Size, distance and height of the resources of a cost; from six on they get smaller.
 * @param {number} count @param {boolean} double whether the name takes two lines */
function costLayout(count, double) {
  const [size, pitch, middle] = double ? [34, 39, 318] : [41, 47, 309];
  const scale = Math.min(1, COST_WIDTH / (count * pitch));
  return [size * scale, pitch * scale, middle];
}

/** @param {string} name @param {string[]} cost @returns {Drawing} */
export function slip(name, cost) {
  const lines = fitText(name, 30, 226);
  const double = lines.length > 1;
  const [size, pitch, middle] = costLayout(cost.length, double);
  const start = SIZE / 2 - ((cost.length - 1) * pitch) / 2;
  return [
    rect(0, SIZE, SIZE, CARD_HEIGHT - SIZE, colour("plate")),
    line(`M0 ${SIZE}h${SIZE}`, colour("outline"), 3, { "stroke-dasharray": "1 7" }),
    lines.map(({ words, size: em, attributes }, i) =>
      text(120, (double ? 266 : 276) + i * 27, em, words, colour("plate-ink"), attributes),
    ),
    cost.map((resource, i) => icon(resource, start + i * pitch, middle, size)),
  ];
}
