// Character cards and medals.

import { numberPlate, seal } from "./badges.js";
import { at, circle, colour, flat, group, path, rect, stroke, text } from "./shapes.js";
import { PORTRAITS } from "./portraits.js";
import { fitText, wrapText } from "./text_layout.js";

/** @typedef {import("./shapes.js").Drawing} Drawing */

export const CHARACTER_HEIGHT = 330;

/** The Traveller has 0 with a worker on the Main Square (CHAR-TR).
 * @type {Record<string, string>} */
export const CHARACTER_POINTS = {
  "hr-manager": "5",
  landowner: "4",
  seignior: "3",
  cheater: "3",
  mistress: "5",
  bookkeeper: "2",
  ghost: "4",
  "tax-collector": "2",
  benefactor: "3",
  lamplighter: "2",
  builder: "4",
  traveller: "7/0",
};

/** 64 x 64.
 * @param {string} character @param {string} guild @returns {Drawing} */
export const medalOf = (character, guild) => [
  group(
    { class: `guild-${guild}` },
    circle(32, 32, 29, "var(--roof)", stroke("var(--seal)", 4)),
    circle(32, 32, 23.5, colour("plate")),
    at(9, 9, 46 / 64, PORTRAITS[character]()),
    circle(32, 32, 25.5, "none", stroke("var(--seal)", 1.6)),
  ),
];

/** Longer texts are smaller.
 * @param {string} power @returns {Drawing} */
function powerLines(power) {
  const size = [23, 21, 19, 17].find((em) => wrapText(power, em * 0.92, 214).length * em * 1.12 <= 78) ?? 15;
  const lines = wrapText(power[0].toUpperCase() + power.slice(1), size * 0.92, 214);
  return lines.map((words, i) =>
    text(120, 262 + i * size * 1.12, size, words, colour("plate-ink"), { "font-family": colour("ui"), "font-weight": 500 }),
  );
}

/** 240 x 330.
 * @param {string} character @param {string} guild @param {string} name @param {string} power @returns {Drawing} */
export function characterOf(character, guild, name, power) {
  const title = fitText(name, 29, 224);
  return flat([
    rect(0, 0, 240, CHARACTER_HEIGHT, colour("plate")),
    group(
      { class: `guild-${guild}` },
      path("M0 0H240V176Q120 206 0 176Z", "var(--roof)"),
      path("M0 164Q120 194 240 164V180Q120 210 0 180Z", "var(--seal)"),
      circle(120, 94, 74, colour("plate"), stroke("var(--seal)", 6)),
      at(50, 24, 140 / 64, PORTRAITS[character]()),
    ),
    seal(guild, 34, 34, 26),
    numberPlate(CHARACTER_POINTS[character], 205, 37, 0.82),
    title.map(({ words, size, attributes }, i) =>
      text(120, (title.length > 1 ? 214 : 232) + i * 26, size, words, colour("plate-ink"), attributes),
    ),
    powerLines(power),
  ]);
}
