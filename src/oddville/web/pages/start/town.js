// The picture of the start page: a town by a river, different every day.

import { seededRandom, pick } from "../../art/random.js";
import { Houses, SCALES } from "../../art/houses.js";
import { LANDMARKS, landmark } from "../../art/landmarks/index.js";
import { trees } from "../../art/plan.js";
import { element } from "../../art/render.js";
import { at, circle, colour, group, line, path, rect, shape } from "../../art/shapes.js";
import { townHall } from "../../art/main_square.js";
import { COLOURS, worker } from "../../art/workers.js";

/** @typedef {import("../../art/shapes.js").Drawing} Drawing */

const [WIDTH, HEIGHT] = [1800, 460];
const GUILDS = ["mask", "rooster", "bells", "fleur-de-lis", "none"];
const SUN = WIDTH / 2 - 232;
const DAY = 86_400_000;

/** @param {() => number} next @param {number} top @param {number} swing @param {number} base */
function hills(next, top, swing, base) {
  let d = `M-20 ${base}V${top}`;
  for (let x = -20; x < WIDTH + 20; x += 230)
    d += `q${60 + next() * 50} ${-swing * (0.5 + next())} 230 ${Math.round((next() - 0.5) * 18)}`;
  return `${d}V${base}Z`;
}

/** Blocks of houses, each in a guild's tint.
 * @param {() => number} next @param {number} base @param {"near" | "far"} distance @param {[number, number]} free left without houses
 * @returns {Drawing} */
function terraces(next, base, distance, free) {
  /** @type {Drawing} */
  const drawings = [];
  for (let x = -30 + next() * 40; x < WIDTH;) {
    const wide = 90 + next() * 120;
    if (!(x < free[1] && x + wide > free[0])) {
      const houses = new Houses(pick(next, GUILDS), next, SCALES[distance]);
      houses.terrace(x, x + wide, base, 84);
      drawings.push(houses.drawing());
    }
    x += wide + 8 + next() * 26;
  }
  return drawings;
}

/** @param {() => number} next @param {number} count @param {number} base @param {number} scale @param {string[]} bag those not drawn yet @returns {Drawing} */
function landmarks(next, count, base, scale, bag) {
  const pitch = WIDTH / count;
  /** @type {Drawing} */
  const drawings = [];
  for (let i = 0; i < count; i++) {
    const x = pitch * (i + 0.5) + (next() - 0.5) * pitch * 0.4;
    if (Math.abs(x - WIDTH / 2) < 130) continue;
    const [card] = bag.splice(Math.floor(next() * bag.length), 1);
    drawings.push(landmark(card, pick(next, GUILDS), x, base, scale));
  }
  return drawings;
}

/** @param {() => number} next @returns {Drawing} */
const sky = (next) => [
  group({ class: "sun" }, circle(SUN, 172, 44, "inherit", { opacity: 0.5 }), circle(SUN, 172, 32, "inherit", { opacity: 0.9 })),
  group(
    { class: "clouds" },
    [60, 300, 520, 1190, 1420, 1650].map((x) =>
      at(
        x + next() * 90,
        60 + next() * 80,
        0.8 + next() * 0.5,
        path("M0 22a14 14 0 0 1 16-18 20 20 0 0 1 36-2 16 16 0 0 1 24 12 9 9 0 0 1 2 18H8A11 11 0 0 1 0 22Z", "inherit"),
      ),
    ),
  ),
];

/** @param {() => number} next @returns {Drawing} */
const quay = (next) => [
  rect(-10, 352, WIDTH + 20, 44, colour("street")),
  line(`M-10 352H${WIDTH + 10}`, colour("outline"), 2.4),
  line(
    Array.from({ length: 46 }, (_, i) => `M${i * 40 + next() * 20} ${362 + next() * 24}h${4 + next() * 8}`).join(""),
    colour("pave"),
    3,
  ),
  rect(-10, 394, WIDTH + 20, 8, colour("pave")),
  line(`M-10 394H${WIDTH + 10}M-10 402H${WIDTH + 10}`, colour("outline"), 2.4),
  Array.from({ length: 12 }, (_, i) => worker(COLOURS[i % 4], 90 + i * 150 + next() * 90, 380 + next() * 8, 46 + next() * 6, 5)),
];

/** @param {() => number} next @returns {Drawing} */
const river = (next) => [
  rect(-10, 402, WIDTH + 20, 62, colour("river")),
  line(
    Array.from({ length: 40 }, (_, i) => `M${i * 46 + next() * 20} ${416 + next() * 36}q6-6 12 0t12 0`).join(""),
    colour("river-2"),
    2.6,
  ),
];

/** @param {number} day @returns {Drawing} */
function townOf(day) {
  const next = seededRandom(`town ${day}`);
  const bag = Object.keys(LANDMARKS);
  const middle = /** @type {[number, number]} */ ([WIDTH / 2 - 125, WIDTH / 2 + 125]);
  const front = landmarks(next, 12, 352, 1.18, bag);
  const back = landmarks(next, 8, 274, 0.8, bag);
  return [
    ...sky(next),
    path(hills(next, 236, 60, 300), colour("meadow-2")),
    path(hills(next, 262, 34, 360), colour("meadow")),
    group({ opacity: 0.8 }, back, terraces(next, 296, "far", middle)),
    rect(-10, 294, WIDTH + 20, 62, colour("court")),
    trees(Array.from({ length: 30 }, (_, i) => [i * 62 + next() * 40, 300 + next() * 10, 8 + next() * 6])),
    terraces(next, 338, "near", middle),
    trees(Array.from({ length: 24 }, (_, i) => [i * 76 + next() * 50, 346 + next() * 3, 6 + next() * 4])),
    front,
    group({ class: "guild-rooster" }, at(WIDTH / 2, 352, 1.75, townHall())),
    ...quay(next),
    ...river(next),
  ];
}

export function town() {
  drawing ??= element(
    shape(
      "svg",
      {
        class: "town",
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        preserveAspectRatio: "xMidYMax slice",
        "aria-hidden": "true",
        focusable: "false",
      },
      [group({}, townOf(Math.floor(Date.now() / DAY)))],
    ),
  );
  return drawing;
}

/** @type {SVGElement | undefined} */
let drawing;
