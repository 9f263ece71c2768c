// Looking back: an earlier position of this game on the board. The page keeps those it has seen and fetches the others.

import { get } from "../../lib/api.js";

/** @typedef {import("./state.js").State} State */

const MAX_POSITIONS = 200;

/** @param {State["pastPositions"]} positions @param {number} ply @param {{view: import("../../lib/types.js").View, points: number[]}} position */
export function storePosition(positions, ply, { view, points }) {
  positions.set(ply, { view, points });
  if (positions.size > MAX_POSITIONS) positions.delete(positions.keys().next().value ?? 0);
}

/** @param {State} state @param {number} ply */
async function fetchPosition({ id, pastPositions }, ply) {
  if (ply >= 0 && !pastPositions.has(ply))
    storePosition(pastPositions, ply, await get(`api/tables/${encodeURIComponent(id)}/at/${ply}`));
}

/** @param {State} state @param {number} ply */
export async function lookAt(state, ply) {
  try {
    await Promise.all([fetchPosition(state, ply), fetchPosition(state, ply - 1)]);
  } catch {
    return; // no connection, which the page says already
  }
  state.change({ lookingAt: ply });
}

/** Show the next ply of the recap, after the last one the position now.
 * @param {State} state */
export async function lookAtNext(state) {
  const plies = (state.recap?.turns ?? []).flatMap(({ log }) => log.map(({ ply }) => ply));
  const next = plies.find((ply) => state.lookingAt === null || ply > state.lookingAt);
  if (next === undefined) state.change({ lookingAt: null });
  else await lookAt(state, next);
}
