// The deck, coins and guild piles.

import { medalOf } from "./characters.js";
import { icon } from "./icons.js";
import { seal } from "./badges.js";
import { at, circle, colour, group, line, numeral, outline, path, rect, stroke } from "./shapes.js";

/** @typedef {import("./shapes.js").Drawing} Drawing */

/** Edges of the cards beneath, one for `each` cards.
 * @param {number} count @param {number} each @param {number} width @param {number} height @param {string} fill @returns {Drawing} */
function stack(count, each, width, height, fill) {
  const depth = Math.min(4, Math.ceil(Math.max(0, count - 1) / each));
  const levels = Array.from({ length: depth }, (_, i) => depth - i);
  return levels.map((level) => rect(level * 4, level * 5, width, height, fill, { rx: 14, ...outline(3) }));
}

/** @param {string} ink @param {number} width @param {string} pattern */
const dashes = (ink, width, pattern) => ({ ...stroke(ink, width), "stroke-dasharray": pattern, "stroke-linecap": "butt" });

/** 200 x 200.
 * @returns {Drawing} */
const coinFace = () => [
  rect(0, 0, 200, 200, colour("panel-2"), { rx: 14, ...outline(3) }),
  line(Array.from({ length: 5 }, (_, i) => `M8 ${i * 40 + 4}l92 30 92-30`).join(""), colour("line"), 2),
  rect(10, 10, 180, 180, "none", { rx: 9, ...outline(2.4) }),
];

/** 220 x 224.
 * @param {number} count @returns {Drawing} */
export const deckOf = (count) => [
  stack(count, 14, 200, 200, colour("panel-2")),
  coinFace(),
  icon("coin", 100, 86, 116),
  rect(50, 138, 100, 52, colour("plate"), { rx: 26, ...outline(2.6) }),
  numeral(100, 177, 40, count, colour("plate-ink")),
];

/** 150 x 48, with empty places up to the limit (LIMIT-2).
 * @param {number} count @param {number} limit @returns {Drawing} */
export const coinPileOf = (count, limit = 5) => [
  Array.from({ length: limit - count }, (_, i) =>
    circle(24 + (count + i) * 26, 24, 17, "none", dashes(colour("ink-soft"), 2, "4 4")),
  ),
  Array.from({ length: count }, (_, i) => icon("coin", 24 + (count - 1 - i) * 26, 24, 42)),
];

/** 200 x 200.
 * @returns {Drawing} */
export const coinCardOf = () => [coinFace(), icon("coin", 100, 100, 140)];

/** A ring: all characters return and are shuffled (CHAR-1).
 * @param {string} guild @returns {Drawing} */
const emptyPile = (guild) => [
  rect(6, 6, 148, 178, "none", { rx: 16, ...dashes(colour("ink-soft"), 3, "9 8") }),
  group(
    { class: `guild-${guild}` },
    circle(80, 112, 46, "none", dashes("var(--seal)", 4, "7 7")),
    line("M60 118a21 21 0 0 0 39 6M100 106a21 21 0 0 0-39-6", "var(--seal)", 6),
    path("M108 112v18l-17-8ZM52 112v-18l17 8Z", "var(--seal)"),
  ),
];

/** 172 x 204.
 * @param {string} guild @param {string | null} top @param {number} count @returns {Drawing} */
export const guildPileOf = (guild, top, count) => [
  top === null || count === 0
    ? emptyPile(guild)
    : [
        stack(count, 1, 156, 186, colour("panel")),
        group(
          { class: `guild-${guild}` },
          rect(2, 2, 156, 186, colour("plate"), { rx: 14, ...outline(3) }),
          path("M3.500 16Q3.500 3.500 16 3.500H144Q156.500 3.500 156.500 16V84Q80 108 3.500 84Z", "var(--roof)"),
        ),
        at(22, 50, 116 / 64, medalOf(top, guild)),
      ],
  seal(guild, 80, 30, 24),
  count > 0 && [
    circle(140, 168, 21, colour("points"), stroke(colour("points-edge"), 3)),
    numeral(140, 179, 31, count, colour("points-ink")),
  ],
];
