// What a drawing says, in words: accessible names and the lines beside a large card.

import { CHARACTER_POINTS } from "./art/index.js";

/** @typedef {import("./art/types.js").BuildingCard} BuildingCard @typedef {import("./art/types.js").WorkerCard} WorkerCard
 * @typedef {import("./art/types.js").MainSquare} MainSquare @typedef {import("./art/types.js").Edges} Edges @typedef {import("./texts.js").Texts} Texts */

const SIDES = /** @type {const} */ (["north", "east", "south", "west"]);

/** The name of a card: the texts' own, else what its edition says. @param {Texts} texts @param {BuildingCard} card */
export const cardName = (texts, card) => (texts.has(`card-${card.id}`) ? texts.t(`card-${card.id}`) : card.name);

/** @param {Texts} texts @param {string} kind @param {string[]} words */
const named = (texts, kind, words) => texts.list(words.map((word) => texts.t(`${kind}-${word}`)));

/** @param {Texts} texts @param {Edges} edges */
export function streetsOf(texts, edges) {
  const sides = SIDES.filter((side) => edges[side] === "street");
  return sides.length ? texts.t("describe-streets", { sides: named(texts, "side", sides) }) : texts.t("describe-no-streets");
}

/** A building, line by line. @param {Texts} texts @param {BuildingCard} card @returns {string[]} */
export const cardLines = (texts, card) => [
  streetsOf(texts, card.edges),
  texts.t("describe-cost", { resources: named(texts, "resource", card.cost) }),
  texts.t("describe-bonus", { bonus: texts.t(`bonus-${card.bonus}`) }),
  ...(card.guild ? [texts.t("describe-guild", { guild: texts.t(`guild-${card.guild}`) })] : []),
  texts.t("describe-points", { formula: texts.t(`formula-${card.formula}`, { base: card.base }) }),
];

/** A building in one sentence. @param {Texts} texts @param {BuildingCard} card */
export const cardLabel = (texts, card) => [cardName(texts, card), ...cardLines(texts, card)].join(". ");

/** @param {Texts} texts @param {WorkerCard} card @param {number} number @param {string} player */
export const workerCardLabel = (texts, card, number, player) =>
  texts.t("describe-worker-card", {
    number,
    colour: texts.t(`colour-${player}`),
    coins: card.coins,
    resources: named(texts, "resource", card.resources),
    costs: card.costs.join(" "),
  });

/** @param {Texts} texts @param {string} id */
export const characterLabel = (texts, id) =>
  texts.t("describe-character", {
    character: texts.t(`character-${id}`),
    power: texts.t(`power-${id}`),
    points: CHARACTER_POINTS[id],
  });

/** @param {Texts} texts @param {MainSquare} square */
export const squareLabel = (texts, square) =>
  [texts.t("card-main-square"), streetsOf(texts, square.edges), texts.t("describe-square", { points: square.points })].join(". ");

/** @param {Texts} texts @param {string} guild @param {string | null} top @param {number} count */
export const pileLabel = (texts, guild, top, count) =>
  top && count
    ? texts.t("describe-pile", { guild: texts.t(`guild-${guild}`), character: texts.t(`character-${top}`), count })
    : texts.t("describe-pile-empty", { guild: texts.t(`guild-${guild}`) });
