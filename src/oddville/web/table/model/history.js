// Looking back: an earlier position of this game on the board. The page keeps those it has seen and fetches the others.

import { get } from "../../lib/api.js";
import { recentMoves } from "./recent_moves.js";
import { seatOf } from "./situation.js";

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

/** Show the position after the next move of the others, after the last one the position now.
 * @param {State} state */
export async function lookAtNext(state) {
  const next = recentMoves(state).find(({ ply }) => state.lookingAt === null || ply > state.lookingAt);
  if (!next) state.change({ lookingAt: null });
  else await lookAt(state, next.ply);
}

/** Fetch the position before the moves of the others.
 * @param {State} state */
export async function loadEarlierPosition(state) {
  const [first] = recentMoves(state);
  if (!first || state.pastPositions.has(first.ply - 1)) return;
  await fetchPosition(state, first.ply - 1).catch(() => null); // no connection, which the page says already
  state.change();
}

/** What the moves of the others have changed for me; null if the position before them is not known.
 * @param {State} state */
export function changesSince(state) {
  const seat = seatOf(state);
  const then = state.pastPositions.get((recentMoves(state)[0]?.ply ?? 0) - 1);
  const now = state.table?.view;
  if (!then || !now || seat === null || !state.seats.length) return null;
  const [before, after] = [then.view.players[seat], now.players[seat]];
  const singleSlots = Object.keys(now.board).flatMap((resource) => ["0", "1"].map((slot) => [resource, slot]));
  return {
    lost: before.characters.filter((character) => !after.characters.includes(character)),
    coins: [before.coins.length, after.coins.length],
    points: [then.points[seat], state.table?.points[seat] ?? 0],
    row: now.row.filter((card) => !then.view.row.includes(card)),
    slots: singleSlots.filter(([resource, slot]) => then.view.board[resource][slot]?.length > now.board[resource][slot]?.length),
  };
}
