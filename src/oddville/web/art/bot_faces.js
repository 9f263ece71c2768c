// The faces of bots, 64 x 64. The level decides what they wear, the name whose face it is.

import { bust, coinAt, eyes, filledPath, head, ink, SKINS, smile } from "./portraits.js";
import { at, circle, colour, disc, INK, line, path, stroke } from "./shapes.js";

/** @typedef {import("./shapes.js").Drawing} Drawing */
/** @typedef {{back: Drawing, front: Drawing}} Hair behind the head and before it */

/** The names of each level; the server has the same (server/tables/bot_names.py).
 * @type {Record<string, string[]>} */
export const CAST = {
  newcomer: ["Pip", "Lotte", "Milo", "Rosa"],
  apprentice: ["Emil", "Nora", "Finn", "Ida"],
  mason: ["Bruno", "Berta", "Otis", "Greta"],
  architect: ["Anton", "Clara", "Hugo", "Alma"],
  mayor: ["Viktor", "Tilda", "Leo", "Olga"],
  greedy: ["Midas", "Penny", "Felix", "Goldie"],
  random: ["Jojo", "Dot", "Zaza", "Kiki"],
};
const LEVELS = Object.keys(CAST);
/** Skin and hair. */
const COMPLEXIONS = [
  [SKINS.pale, "#c8752c"],
  [SKINS.tan, "#5a3a2a"],
  [SKINS.brown, "#2b211c"],
  [SKINS.dark, "#1f1a1e"],
];
const [CREAM, GOLD, PAPER] = ["#fffdf4", colour("coin"), "#f7f0df"];

const fringe = (/** @type {string} */ fill) => filledPath("M21 28C19 14 45 14 43 28 40 21 36 20 32 20S24 21 21 28Z", fill);

/** Four kinds of hair, one for each name of a level.
 * @type {((fill: string) => Hair)[]} */
const HAIR = [
  (fill) => ({
    back: [],
    front: [
      fringe(fill),
      filledPath(
        "M32 32c-3 3.500-8 2.500-9.500-.8 4 1.300 6.500-1.200 9.500 0 3-1.200 5.500 1.300 9.500 0-1.500 3.300-6.500 4.300-9.500.8Z",
        fill,
        1.1,
      ),
    ],
  }),
  (fill) => ({
    back: [filledPath("M18 41C13 14 24 9 32 9S51 14 46 41C44 47 40 45 39 42H25C24 45 20 47 18 41Z", fill)],
    front: [fringe(fill), smile()],
  }),
  (fill) => ({
    back: [],
    front: [
      fringe(fill),
      filledPath("M22 30Q21 46 32 47.500 43 46 42 30 39 35.500 32 34.500 25 35.500 22 30Z", fill),
      ink("M29.500 38.500q2.500 1.800 5 0", 1.4),
    ],
  }),
  (fill) => ({
    back: [
      path(
        [
          [21, 24],
          [43, 24],
          [19, 32],
          [45, 32],
          [24, 16],
          [40, 16],
          [32, 13],
        ]
          .map(([x, y]) => disc(x, y, 6))
          .join(""),
        fill,
        stroke(INK, 1.8),
      ),
    ],
    front: [fringe(fill), smile()],
  }),
];

/** What a level wears: clothes below the head, a hat and a tool over it, and the colour behind.
 * @type {Record<string, {ground: string, clothes: string, over: () => Drawing}>} */
const DRESS = {
  newcomer: {
    ground: "#cfe0b4",
    clothes: "#7a9a5a",
    over: () => [
      filledPath("M22 19C22 9 28 7 32 7S42 9 42 19Z", "#ecd08a"),
      filledPath("M9 21Q32 10 55 21 50 25.500 32 22 14 25.500 9 21Z", "#ecd08a"),
      line("M22 17Q32 14 42 17", "#b5522b", 2.6),
      filledPath("M37 50h13v10H37Z", colour("wood")),
      ink("M41 50v-3h5v3", 1.5),
    ],
  },
  apprentice: {
    ground: "#c4dbe6",
    clothes: "#4d7ea8",
    over: () => [
      filledPath("M20 22C19 11 27 8 34 8S47 13 46 20L52 23Q36 19 20 22Z", "#4d7ea8"),
      filledPath("M25 45h14v14H25Z", PAPER),
      line("M45 17 54 33", INK, 4.6),
      line("M45.500 18 53 31.500", GOLD, 2.2),
    ],
  },
  mason: {
    ground: "#efcdb5",
    clothes: "#b5693c",
    over: () => [
      filledPath("M17 22 32 5 47 22Q32 17 17 22Z", PAPER),
      ink("M32 5v13M17 22Q32 17 47 22", 1.2),
      filledPath("M41 41 57 35Q57 47 47 53Z", "#cfd3d8"),
      line("M43 49 38 57", INK, 5.4),
      line("M43 49 38 57", colour("wood"), 2.6),
    ],
  },
  architect: {
    ground: "#d6cdea",
    clothes: "#3f3b66",
    over: () => [
      filledPath("M17 20C17 10 28 7 36 8S49 15 46 20Q32 15 17 20Z", "#7b2f66"),
      ink("M32 8q1-3 3-4", 1.8),
      line(`${disc(27.5, 28, 4.6)}${disc(36.5, 28, 4.6)}`, INK, 1.6),
      filledPath("M36 61 49 40l5 3.500-13 21Z", PAPER),
      line("M42 52l5 3.500M45 47l5 3.500", colour("crystal"), 1.4),
    ],
  },
  mayor: {
    ground: "#f3dc9b",
    clothes: "#7d2333",
    over: () => [
      filledPath("M21 19V2.500h22V19Z", "#3a2f45"),
      filledPath("M14 19h36v4H14Z", "#3a2f45"),
      path("M21 13h22v4.500H21Z", "#b5322b"),
      line("M21 46Q32 60 43 46", INK, 4.6),
      line("M21 46Q32 60 43 46", GOLD, 2.4),
      ...coinAt(32, 54, 4.6),
    ],
  },
  greedy: {
    ground: "#cbe3c4",
    clothes: "#2f6b46",
    over: () => [filledPath("M19 22Q32 13 45 22L52 25Q32 17 12 25Z", "#2f6b46"), ...coinAt(48, 48, 7), ...coinAt(18, 52, 6)],
  },
  random: {
    ground: "#e3e0f2",
    clothes: "#c0482f",
    over: () => [
      filledPath("M21 23C14 20 10 12 12 5 20 6 26 11 32 19 26 20 23 21 21 23Z", "#c0482f"),
      filledPath("M43 23C50 20 54 12 52 5 44 6 38 11 32 19 38 20 41 21 43 23Z", colour("crystal")),
      path(disc(12, 5, 3) + disc(52, 5, 3), GOLD, stroke(INK, 1.2)),
      filledPath("M38 46h12v12H38Z", CREAM),
      path(disc(41, 49, 1.4) + disc(47, 55, 1.4) + disc(44, 52, 1.4), INK),
    ],
  },
};

/** @param {string} bot with or without options @param {string} name @returns {Drawing} */
export function botFaceOf(bot, name) {
  const level = LEVELS.find((each) => each === bot.split(":")[0]) ?? "random";
  const person = Math.max(0, CAST[level].indexOf(name));
  const turn = person + LEVELS.indexOf(level);
  const [skin, hair] = COMPLEXIONS[turn % COMPLEXIONS.length];
  const { back, front } = HAIR[person](hair);
  const { ground, clothes, over } = DRESS[level];
  const face = [back, bust(clothes), head(skin), eyes(), front, over()];
  return [circle(32, 32, 30, ground), at(1.5, 2, 61 / 64, face), circle(32, 32, 30, "none", stroke(INK, 3))];
}
