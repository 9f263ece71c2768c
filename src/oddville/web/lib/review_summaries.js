// Summaries of finished reviews, kept in the browser (docs/review.md, kinds of mistakes).

import { readStored, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-reviews";
const MAX_SUMMARIES = 200;

/** @typedef {{name: string, grades: Record<string, number>, kinds: Record<string, number>}} PlayerSummary */
/** `table` is null for a record from a file; a player without grades is null.
 * @typedef {{key: string, table: string | null, at: number, players: (PlayerSummary | null)[]}} ReviewSummary */

/** @returns {ReviewSummary[]} the newest last */
export function reviewSummaries() {
  const stored = readStored(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter((each) => typeof each?.key === "string" && Array.isArray(each.players)) : [];
}

/** Each review is kept once.
 * @param {ReviewSummary} summary */
export function keepReviewSummary(summary) {
  const others = reviewSummaries().filter(({ key }) => key !== summary.key);
  writeStored(STORAGE_KEY, [...others, summary].slice(-MAX_SUMMARIES));
}
