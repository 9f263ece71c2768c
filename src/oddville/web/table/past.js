// Looking back: an earlier position of this game on the board. Those that this page has seen it keeps; the others it asks for.

import { get } from "../lib/api.js";
import { tell } from "./live.js";
import { lineWords } from "./log.js";

/** @typedef {import("./state.js").Store} Store @typedef {import("./state.js").State} State */

/** How many positions are kept to look back at. */
const MOST = 200;

/** Keep a position.
 * @param {State["past"]} past @param {number} ply @param {{view: import("./types.js").View, points: number[]}} position */
export function keep(past, ply, { view, points }) {
  past.set(ply, { view, points });
  if (past.size > MOST) past.delete(past.keys().next().value ?? 0);
}

/** @param {State} state @param {number} ply */
async function fetched({ table, past }, ply) {
  if (!table || ply < 0 || past.has(ply)) return;
  keep(past, ply, await get(`api/tables/${encodeURIComponent(table.id)}/at/${ply}`));
}

/** Show the position after a ply, and what it changed.
 * @param {Store} store @param {number} ply */
export async function lookAt({ state, change }, ply) {
  try {
    await Promise.all([fetched(state, ply), fetched(state, ply - 1)]);
  } catch {
    return; // no connection: the table stays as it is, and says so by itself
  }
  change({ lookingAt: ply });
  tell(
    state.log
      .filter((line) => line.ply === ply)
      .map(lineWords)
      .join(" "),
  );
}

/** The plies that the recap tells of.
 * @param {State} state */
const pliesOf = ({ recap }) => [...new Set((recap?.turns ?? []).flatMap(({ log }) => log.map(({ ply }) => ply)))];

/** One ply of the recap after the other, then back to now.
 * @param {Store} store */
export async function showNext(store) {
  const { state, change } = store;
  const next = pliesOf(state).find((ply) => state.lookingAt === null || ply > state.lookingAt);
  if (next === undefined) change({ lookingAt: null });
  else await lookAt(store, next);
}
