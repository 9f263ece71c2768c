// Icons of 32 x 32: resources, bonuses, coins, guild emblems and signs of the points formulas.

import { TIMES_TWO } from "./figures.js";
import { at, box, circle, colour, group, INK, line, numeral, outlines, path, rect, stroke } from "./shapes.js";

/** @typedef {import("./shapes.js").Drawing} Drawing */

export const RESOURCES = /** @type {const} */ (["wood", "clay", "stone", "crystal"]);
export const GUILDS = /** @type {const} */ (["mask", "rooster", "bells", "fleur-de-lis"]);

const CREAM = "#fff8e6";
const inkStroke = (/** @type {number} */ width = 2.2) => stroke(INK, width);
const shine = (/** @type {string} */ d, width = 1.8) => line(d, "#fff", width, { opacity: 0.85 });

const wood = () => [
  group(
    { transform: "rotate(-24 16 16)" },
    rect(2, 9.5, 28, 13.5, colour("wood"), { rx: 6.7, ...inkStroke() }),
    line("M15 13.500h10M17 18.500h7", INK, 1.6, { opacity: 0.55 }),
    path("M2.400 16.200a5.400 6.700 0 1 1 10.800 0a5.400 6.700 0 1 1-10.800 0Z", "#f2d5a2", inkStroke()),
    path("M5.800 16.200a2 2.700 0 1 1 4 0a2 2.700 0 1 1-4 0Z", "none", inkStroke(1.7)),
  ),
];
const clay = () => [
  path("M8.600 14.500C3 9.500 5 5 10.500 8.500M23.400 14.500C29 9.500 27 5 21.500 8.500", "none", inkStroke()),
  path(
    "M10.500 3h11l-1.800 5c5 2.600 6.800 7 6.100 11.500-.8 5.300-3.500 8.500-5.300 9.800h-9c-1.800-1.300-4.500-4.500-5.300-9.800C5.500 15 7.300 10.600 12.300 8Z",
    colour("clay"),
    inkStroke(),
  ),
  path("M6.600 16.500h18.800M7 20.800h18", "none", stroke("#fff0d6", 1.9)),
];
const stone = () => [
  path(
    "M9 15.500 11 5l8-2.500L25 7l1 8.500ZM2 29V19.500l4-4.500h8.500l2 4V29ZM16.500 29V18l3.500-3.500h7l3.500 4.500v10Z",
    colour("stone"),
    inkStroke(),
  ),
  shine("M12.500 11l1-4 4-1.400M5 24.500v-3.500l2.500-2.700M20 23v-3.500l2-2"),
];
const crystal = () => [
  path(
    "M3 29 5.500 17.500 10 14l3 15ZM29 29l-1.500-8.500L23 17l-4 12ZM17 1.500 23.500 9 21.500 29.500h-11L9.500 9Z",
    colour("crystal"),
    inkStroke(),
  ),
  line("M17 2v27M9.500 9l7.500 3 6.500-3", INK, 1.3, { opacity: 0.7 }),
  shine("M12.500 12.500l.8 11", 2),
];
const coin = () => [
  circle(16, 16, 13.8, colour("coin"), inkStroke()),
  circle(16, 16, 9.8, "none", { ...stroke(colour("coin-ink"), 1.4), opacity: 0.65 }),
  path("M10.500 21.500V15l5.500-5 5.500 5v6.500h-3.700v-4.200h-3.600v4.200Z", colour("coin-ink")),
];
const any = () => [
  path("M16 16V2.800A13.200 13.200 0 0 0 2.800 16Z", colour("wood")),
  path("M16 16h13.200A13.200 13.200 0 0 0 16 2.800Z", colour("clay")),
  path("M16 16H2.800A13.200 13.200 0 0 0 16 29.200Z", colour("stone")),
  path("M16 16v13.200A13.200 13.200 0 0 0 29.200 16Z", colour("crystal")),
  circle(16, 16, 13.6, "none", inkStroke()),
  circle(16, 16, 9, CREAM, inkStroke(1.6)),
  numeral(16, 22.4, 18, "?", INK),
];
const double = () => [
  rect(2.5, 3, 15, 15, "none", { rx: 3.5, ...inkStroke(), "stroke-dasharray": "3.600 3.200" }),
  rect(9, 8.5, 21, 21, INK, { rx: 4 }),
  outlines(19.5, 25.2, 17, [TIMES_TWO], CREAM),
];
const transform = () => [
  line(
    "M4 13.500C5 7.500 10 4 15.500 4c4 0 7 1.500 9.200 4.200M28 18.500C27 24.500 22 28 16.500 28c-4 0-7-1.500-9.200-4.200",
    INK,
    3.6,
  ),
  path("M28.800 2.500v10.200H18.600ZM3.200 29.500V19.300h10.200Z", INK),
  circle(16, 16, 3.6, colour("crystal"), inkStroke(1.6)),
];

/** @type {Record<string, () => Drawing>} */
export const ICONS = { wood, clay, stone, crystal, coin, any, double, transform };

const shieldOf = (/** @type {number} */ x, /** @type {number} */ y) =>
  `M${x} ${y}h13v6.500c0 4-3 6.200-6.500 7.500C${x + 3} ${y + 12.7} ${x} ${y + 10.5} ${x} ${y + 6.5}Z`;
const rails = (/** @type {string} */ d) => line(d, "currentColor", 2, { "stroke-dasharray": "3 3", "stroke-linecap": "butt" });
const solid = (/** @type {string} */ d) => path(d, "currentColor");
const hollow = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
  rect(x, y, size, size, "none", { ...stroke("currentColor", 2.4), rx: 1 });

const BELL = "c1 0 1.800.7 1.900 1.700 3 .9 4.500 3.600 4.500 7.300 0 4 1 5.600 2.600 7.500H";
/** Emblems in currentColor; holes are --hole.
 * @type {Record<string, () => Drawing>} */
const EMBLEMS = {
  mask: () => [
    path(
      "M2 10c4-3.600 10-3 14-.6 4-2.400 10-3 14 .6 1 8-3 15-8.500 15-2.700 0-4-3.500-5.500-3.500S13.200 25 10.500 25C5 25 1 18 2 10Zm4.600 5.300c2.600 3.300 5.700 3.300 7.300.9-1.400-3.500-5-3.800-7.300-.9Zm18.800 0c-2.300-2.900-5.900-2.600-7.300.9 1.600 2.400 4.700 2.400 7.300-.9Z",
      "currentColor",
      { "fill-rule": "evenodd" },
    ),
  ],
  rooster: () => [
    solid(
      "M10.500 9.500C8 8.500 7.600 5.200 9.800 4c.6-2.800 4-3.200 5-1.200 2-1.500 5-.2 4.500 2.200 2.400.3 3.200 2.900 1.800 4.600.8.600 1.400 1.300 1.800 2.100L29.500 14l-6.400 2.300c.2 4.300-1 5.200.2 7.200 1.200 2.200 2.600 4.400 3 7H4.500c2.600-4 4.700-8.600 4.700-15 0-2.500.3-4.500 1.300-6ZM21.300 17.500c2.700.6 4 2.500 3.400 4.600-.5 1.600-2.700 1.700-3.200.1-.4-1.200-.9-3.100-.2-4.700Z",
    ),
    circle(17, 12.2, 1.9, "var(--hole)"),
  ],
  bells: () => [
    group(
      { transform: "rotate(14 10 12)" },
      solid(`M10 3.500${BELL}1c1.600-1.900 2.600-3.500 2.600-7.500 0-3.700 1.500-6.400 4.500-7.300.1-1 .9-1.700 1.900-1.700Z`),
      circle(10, 22.3, 2.5, "currentColor"),
    ),
    group(
      { transform: "rotate(-14 22 18)" },
      path(
        `M22 9.500${BELL}13c1.600-1.900 2.600-3.500 2.600-7.500 0-3.700 1.500-6.400 4.500-7.300.1-1 .9-1.700 1.900-1.700Z`,
        "currentColor",
        { stroke: "var(--hole)", "stroke-width": 1.8 },
      ),
      circle(22, 28.5, 2.5, "currentColor"),
    ),
  ],
  "fleur-de-lis": () => [
    solid(
      "M16 .8c4.200 4.700 5.300 9 3.300 13.400-.7 1.600-1.100 2.900-1.200 4.300h-4.200c-.1-1.400-.5-2.700-1.200-4.300-2-4.400-.9-8.700 3.300-13.400ZM12 18.500c.2-4.600-2.400-8.500-6.200-8.500-4.400 0-5.400 5.200-2.400 7.500 1.900 1.400 4 .2 3.700-1.800 1.700.2 2 1.600 1.900 2.800ZM20 18.500c-.2-4.600 2.400-8.500 6.200-8.500 4.400 0 5.400 5.200 2.400 7.500-1.900 1.400-4 .2-3.700-1.800-1.700.2-2 1.600-1.900 2.800ZM8 19.800h16v3.400H8zM13.600 24.400h4.800c.2 2.300 1.500 3.900 3.800 4.500-2.600 1.600-4.700.6-6.200 2.300-1.500-1.700-3.600-.7-6.200-2.300 2.300-.6 3.600-2.200 3.800-4.500Z",
    ),
  ],
};

/** Signs in currentColor.
 * @type {Record<string, () => Drawing>} */
export const SIGNS = {
  ...EMBLEMS,
  neighbours: () => [
    hollow(12.5, 12.5, 7),
    solid(box(11, 0, 10, 10) + box(11, 22, 10, 10) + box(0, 11, 10, 10) + box(22, 11, 10, 10)),
  ],
  column: () => [solid(box(11, 0, 10, 9.5) + box(11, 22.5, 10, 9.5)), hollow(12.2, 12.2, 7.6), rails("M27 2v28M5 2v28")],
  row: () => [solid(box(0, 11, 9.5, 10) + box(22.5, 11, 9.5, 10)), hollow(12.2, 12.2, 7.6), rails("M2 27h28M2 5h28")],
  diamonds: () => [line("M16 1 30 16 16 31 2 16Z", "currentColor", 3), solid("M16 8.500 23.200 16 16 23.500 8.800 16Z")],
  shields: () => [solid(shieldOf(1, 1) + shieldOf(18, 1) + shieldOf(9.5, 16.5))],
};

/** Centred at x, y.
 * @param {string} name @param {number} x @param {number} y @param {number} size */
export const icon = (name, x, y, size) => at(x - size / 2, y - size / 2, size / 32, ICONS[name]());

/** Centred at x, y.
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {string} ink */
export const sign = (name, x, y, size, ink) => group({ color: ink }, at(x - size / 2, y - size / 2, size / 32, SIGNS[name]()));

/** Free is green.
 * @param {number} price @param {number} x @param {number} y @param {number} size */
export const priceCoin = (price, x, y, size) => [
  circle(x, y, size * 0.44, price ? colour("coin") : "#1d7a3d", stroke(price ? INK : "#0f3d20", size * 0.07)),
  numeral(x, y + size * 0.27, size * 0.76, price, price ? colour("coin-ink") : "#fff"),
];
