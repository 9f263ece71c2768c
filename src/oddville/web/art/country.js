// The country around the city: meadow, the river above the Main Square's row (BUILD-3), grid crosses, the city's rim.

import { seededRandom } from "./random.js";
import { trees } from "./plan.js";
import { box, colour, line, path, rect } from "./shapes.js";

/** @typedef {import("./types.js").Cell} Cell @typedef {import("./shapes.js").Drawing} Drawing */
/** @typedef {{left: number, right: number, bottom: number}} Bounds columns and rows that are shown, the outermost included */

const SIZE = 240;
/** Height above the upper row, and below the last. */
export const SKY = 124;
export const MARGIN = 20;

/** @param {number} left @param {number} width @returns {Drawing} */
function river(left, width) {
  const waves = Array.from(
    { length: Math.ceil(width / 70) },
    (_, i) => `M${left + i * 70 + (i % 3) * 12} ${-94 + ((i * 37) % 36)}q8-7 16 0t16 0`,
  );
  return [
    rect(left, -110, width, 62, colour("river")),
    line(waves.join(""), colour("river-2"), 3),
    line(`M${left} -48h${width}M${left} -110h${width}`, colour("river-2"), 4),
  ];
}

/** @param {Bounds} bounds @returns {Drawing} */
function crosses({ left, right, bottom }) {
  let d = "";
  for (let x = left; x <= right + 1; x++)
    for (let y = 0; y <= bottom + 1; y++) d += `M${x * SIZE - 11} ${y * SIZE}h22M${x * SIZE} ${y * SIZE - 11}v22`;
  return [line(d, colour("meadow-2"), 4)];
}

/** @param {Bounds} bounds @returns {Drawing} */
function woods({ left, right, bottom }) {
  const next = seededRandom("woods");
  const width = right - left + 1;
  /** @returns {[number, number, number]} */
  const place = () => [(left + next() * width) * SIZE, 24 + next() * (bottom + 1) * SIZE, 8 + next() * 8];
  return trees(Array.from({ length: 14 * width }, place).filter((_, i) => i % 4 < 2));
}

/** Everything beneath the city; a cell is 240.
 * @param {Bounds} bounds @returns {Drawing} */
export function groundOf(bounds) {
  const [left, width] = [bounds.left * SIZE, (bounds.right - bounds.left + 1) * SIZE];
  return [
    rect(left, -SKY, width, SKY + (bounds.bottom + 1) * SIZE + MARGIN, colour("meadow")),
    ...river(left, width),
    ...woods(bounds),
    ...crosses(bounds),
  ];
}

/** The rim of the city.
 * @param {Cell[]} cells that have a card @returns {Drawing} */
export const rimOf = (cells) => [
  path(cells.map(([x, y]) => box(x * SIZE - 5, y * SIZE - 5, SIZE + 10, SIZE + 14)).join(""), colour("outline")),
];

/** Dotted lines where cards meet.
 * @param {Cell[]} cells @returns {Drawing} */
export function parcelsOf(cells) {
  const occupied = new Set(cells.map(String));
  const seams = cells.flatMap(([x, y]) => [
    occupied.has(`${x + 1},${y}`) ? `M${(x + 1) * SIZE} ${y * SIZE}v${SIZE}` : "",
    occupied.has(`${x},${y + 1}`) ? `M${x * SIZE} ${(y + 1) * SIZE}h${SIZE}` : "",
  ]);
  return [line(seams.join(""), colour("outline"), 2.4, { "stroke-dasharray": "2 8", opacity: 0.8 })];
}
