// What is not as usual about a table: another game than the whole one, a deal that has a name.

import { say } from "./texts.js";

/** @typedef {{edition?: string, deal?: string | null}} Kind */

/** The edition that is played unless another one is asked for. */
export const USUAL = "reconstruction";

/** @param {Kind} options */
export const isUsualGame = ({ edition }) => !edition || edition === USUAL;

/** What is not as usual, a few words each.
 * @param {Kind} options @returns {string[]} */
export const unusual = (options) => [
  ...(isUsualGame(options) ? [] : [say("which-game", { edition: options.edition })]),
  ...(options.deal ? [say("which-deal", { deal: options.deal })] : []),
];
