// The Main Square. Its tower rises above the card, where nothing is ever built (BUILD-3).

import { icon, RESOURCES } from "./icons.js";
import { ball, door, filledPath, gable, hip, ink, wall, windows } from "./landmarks/kit.js";
import { bonusSign } from "./badges.js";
import { plan, trees } from "./plan.js";
import { at, box, circle, colour, group, numeral, outline, path, rect, round, stroke } from "./shapes.js";
import { worker } from "./workers.js";

/** @typedef {import("./types.js").MainSquare} MainSquare @typedef {import("./shapes.js").Drawing} Drawing */

export const TOWER = 48;
/** @type {Record<string, [number, number]>} */
export const SPOTS = { wood: [73, 112], clay: [167, 112], stone: [73, 178], crystal: [167, 178] };

/** @returns {Drawing} */
function paving() {
  const ray = (/** @type {number} */ turn) =>
    `${round(120 + 66 * Math.cos(turn * Math.PI))} ${round(146 + 62 * Math.sin(turn * Math.PI))}`;
  const rays = Array.from({ length: 12 }, (_, i) => `M120 146L${ray(i / 6)}L${ray((i + 0.5) / 6)}Z`);
  return [
    path("M70 72H170L206 108V184L170 220H70L34 184V108Z", colour("pave"), outline(2.2)),
    path(
      `M74 80H166L198 112V180L166 212H74L42 180V112Z${box(26, 93, 24, 54)}${box(190, 93, 24, 54)}${box(93, 204, 54, 24)}`,
      colour("street"),
    ),
    path(rays.join(""), colour("pave"), { opacity: 0.75 }),
  ];
}

/** @returns {Drawing} */
const fountain = () => [
  circle(120, 146, 19, colour("pave"), outline(2.2)),
  circle(120, 146, 13, colour("river-2"), outline(1.4)),
  circle(120, 146, 4.5, colour("plate"), outline(1.6)),
];

/** @returns {Drawing} */
export const townHall = () => [
  wall(0, 106, 30),
  hip(0, -28, 122, 25, 13),
  gable(-30, -27, 22, 15),
  gable(30, -27, 22, 15),
  windows(-45, -9, -32, -9, 32, -9, 45, -9),
  wall(0, 30, 66),
  windows(-8, -26, 8, -26),
  gable(0, -64, 42, 30),
  ball(0, -50, 10.5, colour("plate"), 2.2),
  ink("M0-50v-6M0-50l4.500 2.500"),
  ink("M0-94v-9"),
  filledPath("M0-104h16l-4 4.500 4 4.500H0Z", colour("coin"), 1.6),
  door(0, 14, 19),
];

/** Points for each worker here.
 * @param {number} points */
const plate = (points) =>
  at(
    211,
    211,
    0.86,
    rect(-31, -31, 62, 62, colour("points"), { rx: 10, ...stroke(colour("points-edge"), 3) }),
    numeral(-11, 15, 44, points, colour("points-ink")),
    group(
      { fill: colour("points-ink"), transform: "translate(4 -17) scale(.55 .62)" },
      path("M15 22h10l8 24H7Z", "inherit"),
      circle(20, 14, 9, "inherit"),
    ),
  );

/** @param {Record<string, string | null>} spots colour by resource @param {string[]} printedSpots @returns {Drawing} */
const spotsOf = (spots, printedSpots) => {
  const resources = RESOURCES.filter((resource) => printedSpots.includes(resource));
  return [
    resources.map((resource) =>
      circle(...SPOTS[resource], 27, colour("plate"), { ...outline(3), "stroke-dasharray": spots[resource] ? undefined : "7 5" }),
    ),
    resources.map((resource) => icon(resource, ...SPOTS[resource], 38)),
    resources.map(
      (resource) =>
        spots[resource] && worker(/** @type {string} */ (spots[resource]), SPOTS[resource][0], SPOTS[resource][1] + 25, 66),
    ),
  ];
};

/** 240 x 240.
 * @param {MainSquare} square @returns {Drawing} */
export const squareGround = (square) => [
  plan(square.edges, null, "main-square", "near", true),
  ...paving(),
  ...fountain(),
  ...trees([
    [14, 172, 7],
    [9, 200, 8],
    [22, 226, 9],
    [46, 230, 7],
    [66, 232, 6],
    [12, 228, 6],
  ]),
];

/** @param {MainSquare} square @param {Record<string, string | null>} spots @returns {Drawing} */
export const squareFurniture = (square, spots) => [
  group({ class: "guild-rooster" }, at(120, 84, 1.22, townHall())),
  spotsOf(spots, square.spots),
  square.bonus && bonusSign(square.bonus, 213, 29, 0.84),
  plate(square.points),
];
