// Marks on a cell of 240 x 240. Each differs by its shape as well as by its colour.

import { bonusSign } from "./badges.js";
import { circle, colour, line, numeral, rect, stroke } from "./shapes.js";

/** @typedef {import("./shapes.js").Drawing} Drawing */

const frame = (/** @type {string} */ ink, /** @type {number} */ width, more = {}) =>
  rect(8, 8, 224, 224, "none", { rx: 18, ...stroke(ink, width), ...more });

/** What a building would bring.
 * @param {string[]} bonuses @param {string} points @param {string} ink @returns {Drawing} */
function gains(bonuses, points, ink) {
  const scale = Math.min(0.95, 3.4 / Math.max(1, bonuses.length));
  return [
    bonuses.map((bonus, i) => bonusSign(bonus, 120 + (i - (bonuses.length - 1) / 2) * 66 * scale, 82, scale)),
    rect(120 - 34 - points.length * 11, 136, 68 + points.length * 22, 58, colour("panel"), {
      rx: 29,
      ...stroke(ink, 5),
    }),
    numeral(120, 180, 44, points, ink),
  ];
}

/** @param {{bonuses?: string[], points?: string}} gain @returns {Drawing} */
export const legalCellOf = ({ bonuses = [], points = "" } = {}) => [
  rect(8, 8, 224, 224, colour("legal-fill"), { rx: 18, ...stroke(colour("legal"), 6) }),
  points === "" ? line("M120 84v72M84 120h72", colour("legal"), 14) : gains(bonuses, points, colour("legal")),
];

/** The building would fit here if it were mine and could be paid.
 * @param {{bonuses?: string[], points?: string}} gain @returns {Drawing} */
export const wouldFitOf = ({ bonuses = [], points = "" } = {}) => [
  frame(colour("ink-soft"), 5, { "stroke-dasharray": "4 14" }),
  points === ""
    ? line("M120 94v52M94 120h52", colour("ink-soft"), 7, { "stroke-dasharray": "2 12" })
    : gains(bonuses, points, colour("ink-soft")),
];

/** Waits for confirmation.
 * @returns {Drawing} */
export const pinnedOf = () => [
  rect(4, 4, 232, 232, "none", { rx: 10, ...stroke(colour("halo"), 14) }),
  rect(4, 4, 232, 232, "none", { rx: 10, ...stroke(colour("legal"), 9) }),
  circle(120, 4, 17, colour("legal"), stroke(colour("halo"), 4)),
  line("M112 4l6 6 11-12", colour("on-legal"), 5),
];

/** @returns {Drawing} */
export const lastMoveOf = () => [
  rect(5, 5, 230, 230, "none", { rx: 12, ...stroke(colour("outline"), 11) }),
  rect(5, 5, 230, 230, "none", { rx: 12, ...stroke(colour("last"), 7) }),
];

/** @type {Record<string, string>} */
const STRIKES = { north: "M20 0H220", east: "M240 20V220", south: "M20 240H220", west: "M0 20V220" };
/** @type {Record<string, [number, number]>} */
const CROSSES = { north: [120, 0], east: [240, 120], south: [120, 240], west: [0, 120] };

/** Sides that do not match are struck through.
 * @param {string[]} sides @returns {Drawing} */
export const refusedOf = (sides = []) => [
  rect(8, 8, 224, 224, colour("danger-fill"), { rx: 18, ...stroke(colour("danger"), 4), "stroke-dasharray": "14 8" }),
  line("M20 96 96 20M20 172 172 20M40 228 228 40M104 224 224 104M172 228 228 172", colour("danger"), 2, { opacity: 0.45 }),
  sides.map((side) => line(STRIKES[side], colour("danger"), 12)),
  sides.map((side) => {
    const [x, y] = CROSSES[side];
    return [
      circle(x, y, 24, colour("danger"), stroke(colour("halo"), 4)),
      line(`M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`, colour("halo"), 6),
    ];
  }),
];
