// How a table differs from the default: another edition, the house rule, or a named deal.

import { say } from "./texts.js";

/** @typedef {{edition?: string, finish_round?: boolean, deal?: string | null}} Variant */

export const DEFAULT_EDITION = "reconstruction";

/** @param {Variant} options */
export const isDefaultEdition = ({ edition }) => !edition || edition === DEFAULT_EDITION;

/** @param {Variant} options @returns {string[]} */
export const variantNotes = (options) => [
  ...(isDefaultEdition(options) ? [] : [say("which-game", { edition: options.edition })]),
  ...(options.finish_round ? [say("which-house-rule")] : []),
  ...(options.deal ? [say("which-deal", { deal: options.deal })] : []),
];
