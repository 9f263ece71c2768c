// Accessible names of the pieces, and the text beside a large card.

import { CHARACTER_POINTS } from "../../art/index.js";
import { currentTexts, say } from "../../lib/texts.js";

/** @typedef {import("../../art/types.js").BuildingCard} BuildingCard @typedef {import("../../art/types.js").WorkerCard} WorkerCard
 * @typedef {import("../../art/types.js").MainSquare} MainSquare @typedef {import("../../art/types.js").Edges} Edges */

const SIDES = /** @type {const} */ (["north", "east", "south", "west"]);

/** @param {Edges} edges */
function streetsOf(edges) {
  const sides = SIDES.filter((side) => edges[side] === "street");
  return sides.length ? say("describe-streets", { sides }) : say("describe-no-streets");
}

/** @param {BuildingCard} card @returns {string[]} */
export const cardLines = (card) => [
  streetsOf(card.edges),
  say("describe-cost", { resources: card.cost }),
  say("describe-bonus", { bonus: card.bonus }),
  ...(card.guild ? [say("describe-guild", { guild: card.guild })] : []),
  say("describe-points", { worth: say(`formula-${card.formula}`, { base: card.base }) }),
];

/** @param {BuildingCard} card */
export const cardLabel = (card) => [currentTexts().card(card.id), ...cardLines(card)].join(". ");

/** @param {WorkerCard} card @param {number} number @param {string} player */
export const workerCardLabel = ({ coins, resources, costs }, number, player) =>
  say("describe-worker-card", { number, colour: say(`colour-${player}`), coins, resources, costs: costs.join(" ") });

/** @param {string} id */
export const characterLabel = (id) =>
  say("describe-character", { character: id, power: say(`power-${id}`), points: CHARACTER_POINTS[id] });

/** @param {MainSquare} square */
export const squareLabel = ({ edges, points }) =>
  [say("card-main-square"), streetsOf(edges), say("describe-square", { points })].join(". ");

/** @param {string} guild @param {string | null} top @param {number} count */
export const pileLabel = (guild, top, count) =>
  top && count ? say("describe-pile", { guild, character: top, count }) : say("describe-pile-empty", { guild });
