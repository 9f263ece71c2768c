// The file that carries games, towns of days and summaries of reviews to another browser.

import { ApiError } from "../../lib/api.js";
import { deleteGames, games, importGames, isGame, VERSION } from "../../lib/game_history.js";
import { deleteSummaries, importSummaries, reviewSummaries } from "../../lib/review_summaries.js";
import { dayTowns, deleteTowns, importTowns } from "../../lib/town_results.js";

const MAX_FILE_BYTES = 2_000_000;
const FORMAT = "history";

/** @typedef {{oddville: string, version: number, games: import("../../lib/game_history.js").Game[], towns: any[], reviews: any[]}} HistoryFile */

export const exportedHistory = () =>
  JSON.stringify({ oddville: FORMAT, version: VERSION, games: games(), towns: dayTowns(), reviews: reviewSummaries() });

/** A file that is too large is not read.
 * @param {File} file @returns {Promise<string>} */
export async function textOf(file) {
  if (file.size > MAX_FILE_BYTES) throw new ApiError("town-import-large");
  return file.text();
}

/** @param {string} text @returns {HistoryFile} */
function parse(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    throw new ApiError("town-import-bad");
  }
  if (file?.oddville !== FORMAT || !Array.isArray(file.games) || !file.games.every(isGame)) throw new ApiError("town-import-bad");
  if (file.version !== VERSION) throw new ApiError("town-import-version", { version: String(file.version).slice(0, 20) });
  return file;
}

/** Adds what is in a file; nothing is changed if the file is no history.
 * @param {string} text @returns {number} how many games were new */
export function importHistory(text) {
  const file = parse(text);
  importTowns(file.towns);
  importSummaries(file.reviews);
  return importGames(file.games);
}

/** Nothing is deleted on the server. */
export function deleteHistory() {
  deleteGames();
  deleteTowns();
  deleteSummaries();
}
