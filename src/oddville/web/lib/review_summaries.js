// Summaries of finished reviews, stored in the browser (docs/play/review.md, kinds of mistakes).

import { newItems, readList, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-reviews";
const MAX_SUMMARIES = 200;

/** @typedef {{name: string, grades: Record<string, number>, kinds: Record<string, number>}} PlayerSummary */
/** `table` is null for a record from a file; a player without grades is null.
 * @typedef {{key: string, table: string | null, at: number, players: (PlayerSummary | null)[]}} ReviewSummary */

/** @param {any} summary */
const isSummary = (summary) => typeof summary?.key === "string" && Array.isArray(summary.players);

/** @returns {ReviewSummary[]} the newest last */
export const reviewSummaries = () => readList(STORAGE_KEY, isSummary);

/** Each review is stored once.
 * @param {ReviewSummary} summary */
export function storeReviewSummary(summary) {
  const others = reviewSummaries().filter(({ key }) => key !== summary.key);
  writeStored(STORAGE_KEY, [...others, summary].slice(-MAX_SUMMARIES));
}

/** Adds those of another browser; what is here stays.
 * @param {unknown} added */
export function importSummaries(added) {
  const own = reviewSummaries();
  const all = [...own, ...newItems(own, added, ({ key }) => key).filter(isSummary)].sort((one, other) => one.at - other.at);
  writeStored(STORAGE_KEY, all.slice(-MAX_SUMMARIES));
}

export const deleteSummaries = () => writeStored(STORAGE_KEY, null);
