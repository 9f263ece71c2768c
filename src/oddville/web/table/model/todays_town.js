// The result of today's town, compared with par, when its game is over.

import { get } from "../../lib/api.js";
import { loadMoreTexts } from "../../lib/texts.js";
import { storeTownResult } from "../../lib/town_results.js";

/** @typedef {import("./state.js").State} State @typedef {import("../../types/wire.js").TownResult} TownResult */

const RETRY = 5_000;

/** @param {import("../../lib/types.js").TableView | null} table */
export const isTodaysTown = (table) => Boolean(table?.options.deal?.startsWith("today ") && !table.options.hints);

/** Ask for the result, and again until par is known.
 * @param {State} state */
export async function loadTownResult(state) {
  if (!isTodaysTown(state.table)) return;
  await loadMoreTexts("today");
  /** @type {TownResult | null} */
  const result = await get(`api/tables/${encodeURIComponent(state.id)}/today`).catch(() => null);
  if (!result?.over) return;
  storeTownResult(state.id, result);
  state.change({ townResult: result });
  if (result.par === null) setTimeout(() => loadTownResult(state), RETRY);
}
