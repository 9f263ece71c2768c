// The workers: each colour also has its own shape and hat.

import { at, circle, colour, disc, path, shape, stroke } from "./shapes.js";

/** @typedef {import("./shapes.js").Attributes} Attributes @typedef {import("./shapes.js").Drawing} Drawing */

export const COLOURS = /** @type {const} */ (["purple", "blue", "red", "yellow"]);

/** For text.
 * @type {Record<string, string>} */
export const MARKS = { purple: "▲", blue: "■", red: "●", yellow: "◆" };

/** 40 x 48, feet at y 46; head: middle and radius.
 * @type {Record<string, {body: string, hat: string, head: [number, number, number]}>} */
const FIGURES = {
  purple: { body: "M20 16 37 46H3Z", hat: "M20-4 28.500 14.500q-8.500 3-17 0Z", head: [20, 18.5, 7] },
  blue: { body: "M4 24q0-3 3-3h26q3 0 3 3v22H4Z", hat: "M11 5.500q9-3 18 0V12h5.500v3.500H10Z", head: [20, 16.5, 7.5] },
  red: {
    body: "M20 17.500c10.500 0 17 6.600 17 14.900C37 41.400 30.500 46 20 46S3 41.400 3 32.400c0-8.300 6.500-14.900 17-14.900Z",
    hat: "M12.500 11C12.500 4.500 15.500 1 20 1s7.500 3.500 7.500 10h3q1.500 0 1.500 2H8q0-2 1.500-2Z",
    head: [20, 15.5, 7.2],
  },
  yellow: {
    body: "M20 16 36 33 25.500 46h-11L4 33Z",
    hat: "M12.500 10C13 4 16 1 20 1s7 3 7.500 9c7.500.6 12 2.600 12 5H.5c0-2.400 4.500-4.400 12-5Z",
    head: [20, 17.5, 6.8],
  },
};

/** @param {string} player @param {number} width */
function rimOf(player, width) {
  const { body, hat, head } = FIGURES[player];
  return path(body + disc(...head) + hat, colour("halo"), stroke(colour("halo"), width));
}

/** 40 x 48, with a light rim of this width.
 * @param {string} player @param {number} rim @returns {Drawing} */
export function figure(player, rim = 8) {
  const { body, hat, head } = FIGURES[player];
  const ink = stroke("#241c30", 2.6);
  return [
    rim > 6 && shape("ellipse", { cx: 20, cy: 46, rx: 20, ry: 4.5, fill: "#000", opacity: 0.25 }),
    rim > 0 && rimOf(player, rim),
    path(body, colour(`player-${player}`), ink),
    circle(...head, "#fbe6c8", ink),
    path(hat, colour(`player-${player}`), ink),
  ];
}

/** The middle of its feet is at x, y.
 * @param {string} player @param {number} x @param {number} y @param {number} height @param {number} rim */
export const worker = (player, x, y, height, rim = 8) =>
  at(x - (20 * height) / 48, y - (46 * height) / 48, height / 48, figure(player, rim));
