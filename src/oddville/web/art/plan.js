// The plan of a card, 240 x 240: streets and houses that continue on the next card, and a green corner for the landmark.
// Streets lie in the middle third; rows of houses meet the edge at the same lines on every card.

import { seededRandom, pick } from "./random.js";
import { Houses, SCALES } from "./houses.js";
import { box, circle, colour, disc, line, outline, path, rect, shape } from "./shapes.js";

/** @typedef {import("./types.js").Edges} Edges @typedef {import("./shapes.js").Drawing} Drawing */

export const SIZE = 240;
/** The street is between them. */
const [NEAR, FAR] = [86, 154];

const SIDES = /** @type {const} */ (["north", "east", "south", "west"]);
/** @type {Record<string, [number, number, number, number]>} pavement of each arm */
const ARMS = { north: [86, -2, 68, 112], south: [86, 130, 68, 112], west: [-2, 86, 112, 68], east: [130, 86, 112, 68] };

/** @param {Edges} edges @returns {Drawing} */
function streets(edges) {
  const arms = SIDES.filter((side) => edges[side] === "street");
  const upright = (/** @type {string} */ side) => side === "north" || side === "south";
  const ways = arms.map((side) => {
    const [x, y, width, height] = ARMS[side];
    return upright(side) ? box(93, y, 54, height) : box(x, 93, width, 54);
  });
  return [
    path(arms.map((side) => box(...ARMS[side])).join("") + disc(120, 120, 49), colour("pave")),
    path(ways.join("") + disc(120, 120, 42), colour("street")),
  ];
}

/** @param {Edges} edges @param {() => number} next @returns {Drawing} */
function cobbles(edges, next) {
  let d = "";
  for (const side of SIDES.filter((each) => edges[each] === "street")) {
    const [x, y, width, height] = ARMS[side];
    for (let i = 0; i < 6; i++)
      d += `M${Math.round(x + 12 + next() * (width - 28))} ${Math.round(y + 12 + next() * (height - 28))}h4`;
  }
  return [d !== "" && line(d, colour("pave"), 3, { opacity: "var(--fine)" })];
}

/** @param {[number, number, number][]} places x, y, radius @returns {Drawing} */
export function trees(places) {
  if (!places.length) return [];
  return [
    path(places.map(([x, y, r]) => disc(x, y + 1.5, r)).join(""), colour("tree-2")),
    path(places.map(([x, y, r]) => disc(x - 0.8, y - 0.6, r * 0.82)).join(""), colour("tree")),
  ];
}

/** Drawn in the middle; an owner's worker covers it.
 * @type {Record<string, () => Drawing>} */
const ORNAMENTS = {
  fountain: () => [
    circle(120, 120, 12, colour("pave"), outline(1.8)),
    circle(120, 120, 7, colour("river-2"), outline(1.4)),
    circle(120, 120, 2.4, colour("plate")),
  ],
  tree: () => [circle(120, 121, 12, colour("pave"), outline(1.8)), ...trees([[120, 117, 9.5]])],
  well: () => [
    rect(112, 117, 16, 10, colour("wall-2"), outline(1.8)),
    path("M109 117 120 106 131 117Z", colour("wood"), outline(1.8)),
  ],
  lamp: () => [
    shape("ellipse", { cx: 120, cy: 132, rx: 9, ry: 3.4, fill: "#000", opacity: 0.18 }),
    line("M120 132V110", colour("outline"), 2.6),
    path("M115 110 116.500 101H123.500L125 110Z", colour("window-lit"), outline(1.8)),
  ],
  obelisk: () => [
    rect(111, 126, 18, 6, colour("wall-2"), outline(1.8)),
    path("M115 126 117.500 103 120 98 122.500 103 125 126Z", colour("wall-1"), outline(1.8)),
  ],
};

/** Base lines of the rows of houses, and their greatest height.
 * @type {Record<"near" | "far", [number, number][][]>} upper third, middle, lower third */
const LINES = {
  near: [
    [
      [48, 46],
      [85, 46],
    ],
    [
      [124, 38],
      [153, 46],
    ],
    [
      [203, 46],
      [239.5, 46],
    ],
  ],
  far: [[[84, 82]], [[153, 67]], [[239.5, 84]]],
};

/** Where houses stand in each third.
 * @param {Edges} edges @returns {[number, number][][]} */
function frontages(edges) {
  const hasHouses = (/** @type {keyof Edges} */ side) => edges[side] === "houses";
  /** @type {[number, number]} */ const left = [0, NEAR];
  /** @type {[number, number]} */ const right = [FAR, SIZE];
  return [
    hasHouses("north") ? [[0, SIZE]] : [left, right],
    [
      ...(hasHouses("west") ? [/** @type {[number, number]} */ ([0, 80])] : []),
      ...(hasHouses("east") ? [/** @type {[number, number]} */ ([160, SIZE])] : []),
    ],
    hasHouses("south") ? [[NEAR, SIZE]] : [right],
  ];
}

/** @param {Edges} edges @param {string} guild @param {() => number} next @param {"near" | "far"} distance @returns {Drawing} */
function town(edges, guild, next, distance) {
  const houses = new Houses(guild, next, SCALES[distance]);
  frontages(edges).forEach((third, i) => {
    for (const [base, height] of LINES[distance][i]) for (const [from, to] of third) houses.terrace(from, to, base, height);
  });
  return houses.drawing();
}

/** @param {Edges} edges @param {() => number} next @returns {[number, number, number][]} */
function greenery(edges, next) {
  /** @type {[number, number][]} */ const places = [
    [8, 172],
    [78, 166],
    [10, 226],
    [80, 228],
  ];
  if (edges.south === "street") places.push([91, 214], [149, 224]);
  if (edges.north === "street") places.push([91, 14], [149, 34]);
  if (edges.west === "street") places.push([20, 150]);
  if (edges.east === "street") places.push([220, 150]);
  return places.filter(() => next() < 0.7).map(([x, y]) => [x + next() * 4 - 2, y + next() * 6 - 3, 5.5 + next() * 2.5]);
}

/** @param {Edges} edges @param {string | null} guild @param {string} seed the card's id
 * @param {"near" | "far"} distance @param {boolean} bare without trees and ornament @returns {Drawing} */
export function plan(edges, guild, seed, distance = "near", bare = false) {
  const next = seededRandom(seed);
  return [
    rect(-1, -1, SIZE + 2, SIZE + 2, colour("court")),
    ...streets(edges),
    ...(distance === "near" ? cobbles(edges, next) : []),
    town(edges, guild ?? "none", next, distance),
    path("M-2 157H85V242H-2Z", colour("court"), { ...outline(1.8), "stroke-dasharray": "172 999" }), // two of its sides
    ...(bare || distance === "far" ? [] : trees(greenery(edges, next))),
    ...(bare ? [] : ORNAMENTS[pick(next, Object.keys(ORNAMENTS))]()),
  ];
}
