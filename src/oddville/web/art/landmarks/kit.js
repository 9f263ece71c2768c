// Parts of landmarks: elevations with the base line at y 0, about 66 wide and 90 high, x 0 in the middle.
// Roofs have the guild's colour by --roof; light comes from the left.

import { box, circle, colour, disc, line, outline, path, polygon, rect, round } from "../shapes.js";

/** @typedef {import("../shapes.js").Drawing} Drawing @typedef {import("../shapes.js").Shape} Shape */

export const ROOF = "var(--roof)";
export const DEEP = "var(--roof-deep)";
export const SEAL = "var(--seal)";
export const WALL = colour("wall-1");
export const WALL_2 = colour("wall-2");
export const WALL_3 = colour("wall-3");
export const PLATE = colour("plate");
const SHADE = colour("shade");
export const DARK = colour("outline");

/** Its foot is at y.
 * @param {number} x middle @param {number} width @param {number} height @param {number} y @param {string} fill */
export const wall = (x, width, height, y = 0, fill = WALL) => rect(x - width / 2, y - height, width, height, fill, outline());

/** @param {string} d @param {string} fill @param {number} width */
export const filledPath = (d, fill = WALL, width = 2) => path(d, fill, outline(width));

/** @param {string} d */
export const shadePath = (d) => path(d, SHADE);

/** @param {string} d @param {number} width */
export const ink = (d, width = 2) => line(d, DARK, width);

/** Its eaves are at y.
 * @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill @returns {Drawing} */
export const gable = (x, y, width, height, fill = ROOF) => [
  filledPath(polygon(x - width / 2, y, x, y - height, x + width / 2, y), fill),
  shadePath(polygon(x, y - height, x + width / 2, y, x, y)),
];

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} inset @returns {Drawing} */
export const hip = (x, y, width, height, inset = 9) => {
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  return [
    filledPath(polygon(left, y, left + inset, top, right - inset, top, right, y), ROOF),
    shadePath(polygon(right - inset - 8, top, right - inset, top, right, y, right - 8, y)),
  ];
};

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill @returns {Drawing} */
export const dome = (x, y, width, height, fill = ROOF) => {
  const half = width / 2;
  const bow = `C${round(x + half)} ${round(y - height * 0.75)} ${round(x + half * 0.4)} ${round(y - height * 0.97)} ${x} ${round(y - height)}`;
  return [
    filledPath(
      `M${round(x + half)} ${y}${bow}C${round(x - half * 0.4)} ${round(y - height * 0.97)} ${round(x - half)} ${round(y - height * 0.75)} ${round(x - half)} ${y}Z`,
      fill,
    ),
    shadePath(`M${round(x + half)} ${y}${bow}V${y}Z`),
  ];
};

/** Middle x and sill y of each.
 * @param {number[]} places */
export const windows = (...places) => sizedWindows(6, 8, ...places);

/** @param {number} width @param {number} height @param {number[]} places */
export const sizedWindows = (width, height, ...places) => {
  let d = "";
  for (let i = 0; i < places.length; i += 2) d += box(places[i] - width / 2, places[i + 1] - height, width, height);
  return path(d, colour("window"), outline(1.2));
};

/** @param {[number, number, number][]} places */
export const portholes = (...places) => path(places.map((place) => disc(...place)).join(""), colour("window"), outline(1.6));

/** @param {number} x @param {number} width @param {number} height @param {number} y */
export const door = (x, width = 10, height = 15, y = 0) => {
  const half = width / 2;
  return path(`M${x - half} ${y}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}Z`, DARK);
};

/** Its foot is at y.
 * @param {number} x @param {number} y @param {number} height @returns {Drawing} */
export const chimney = (x, y, height = 14) => [wall(x, 7, height, y, WALL_3), wall(x, 10, 4, y - height, WALL_2)];

/** @param {number} x @param {number} y */
export const smoke = (x, y) => path(disc(x, y, 5) + disc(x + 7, y - 6, 3.8) + disc(x + 14, y - 10, 2.6), PLATE, { opacity: 0.9 });

/** Its foot is at y.
 * @param {number} x @param {number} y @param {string} fill @returns {Drawing} */
export const flag = (x, y, fill = SEAL) => [
  ink(`M${x} ${y}v-13`),
  filledPath(`M${x} ${y - 13}h12l-3.500 3.500 3.500 3.500h-12Z`, fill, 1.4),
];

/** @param {number} x @param {number} y @param {number} r @param {string} fill @param {number} width */
export const ball = (x, y, r, fill = PLATE, width = 1.8) => circle(x, y, r, fill, outline(width));

/** @param {number} x @param {number} y @returns {Drawing} */
export const hangingSign = (x, y) => [
  ink(`M${x - 8} ${y - 8}h14M${x} ${y - 8}v3`),
  filledPath(box(x - 5.5, y - 5, 11, 10), colour("coin"), 1.6),
];

export { box, colour, disc, line, polygon };
