// What a drawing says, in words: accessible names and the lines beside a large card.

import { CHARACTER_POINTS } from "./art/index.js";

/** @typedef {import("./art/types.js").BuildingCard} BuildingCard @typedef {import("./art/types.js").WorkerCard} WorkerCard
 * @typedef {import("./art/types.js").MainSquare} MainSquare @typedef {import("./art/types.js").Edges} Edges @typedef {import("./lib/texts.js").Texts} Texts */

const SIDES = /** @type {const} */ (["north", "east", "south", "west"]);

/** @param {Texts} texts @param {string[]} sides */
const sidesOf = (texts, sides) => sides.map((side) => texts.named("side", side)).join(texts.say("list-comma"));

/** @param {Texts} texts @param {Edges} edges */
export function streetsOf(texts, edges) {
  const sides = SIDES.filter((side) => edges[side] === "street");
  return sides.length ? texts.say("describe-streets", { sides: sidesOf(texts, sides) }) : texts.say("describe-no-streets");
}

/** A building, line by line. @param {Texts} texts @param {BuildingCard} card @returns {string[]} */
export const cardLines = (texts, card) => [
  streetsOf(texts, card.edges),
  texts.say("describe-cost", { resources: card.cost }),
  texts.say("describe-bonus", { bonus: card.bonus }),
  ...(card.guild ? [texts.say("describe-guild", { guild: card.guild })] : []),
  texts.say("describe-points", { worth: texts.say(`formula-${card.formula}`, { base: card.base }) }),
];

/** A building in one sentence. @param {Texts} texts @param {BuildingCard} card */
export const cardLabel = (texts, card) => [texts.card(card.id), ...cardLines(texts, card)].join(". ");

/** @param {Texts} texts @param {WorkerCard} card @param {number} number @param {string} player */
export const workerCardLabel = (texts, card, number, player) =>
  texts.say("describe-worker-card", {
    number,
    colour: texts.say(`colour-${player}`),
    coins: card.coins,
    resources: card.resources,
    costs: card.costs.join(" "),
  });

/** @param {Texts} texts @param {string} id */
export const characterLabel = (texts, id) =>
  texts.say("describe-character", {
    character: id,
    power: texts.say(`power-${id}`),
    points: CHARACTER_POINTS[id],
  });

/** @param {Texts} texts @param {MainSquare} square */
export const squareLabel = (texts, square) =>
  [texts.say("card-main-square"), streetsOf(texts, square.edges), texts.say("describe-square", { points: square.points })].join(
    ". ",
  );

/** @param {Texts} texts @param {string} guild @param {string | null} top @param {number} count */
export const pileLabel = (texts, guild, top, count) =>
  top && count ? texts.say("describe-pile", { guild, character: top, count }) : texts.say("describe-pile-empty", { guild });
