// The workers in the city and on the Resources Board.

import { RESOURCES } from "./targets.js";

/** @typedef {import("../../lib/types.js").View} View @typedef {import("../../lib/types.js").Edition} Edition */

/** The workers a player has in the city, buildings and Main Square together (END-1).
 * @param {View} view @param {number} player */
export const inCity = (view, player) =>
  view.city.filter(([, , owner]) => owner === player).length +
  Object.values(view.spots).filter((owner) => owner === player).length;

/** How many of them end the game.
 * @param {Edition} edition */
export const endWorkers = (edition) => edition.end_workers ?? 6;

/** The resources a player has: workers on each column of the board.
 * @param {{view: View}} scene @param {number} player @returns {[string, number][]} */
export const resourcesOf = ({ view }, player) =>
  RESOURCES.map((resource) => [
    resource,
    Object.values(view.board[resource]).reduce((sum, workers) => sum + (workers[player] ?? 0), 0),
  ]);
