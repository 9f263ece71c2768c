// The positions of a replay, and where its turns start.

/** @typedef {import("../../types/wire.js").PlyView} PlyView */

/** In a file, each view holds only what differs from the one before.
 * @param {any[]} plies @returns {PlyView[]} */
export function expandViews(plies) {
  /** @type {any} */
  let view = {};
  return plies.map((ply) => {
    view = { ...view, ...ply.view };
    return { ...ply, view };
  });
}

/** `ply` is the first of the turn.
 * @typedef {{turn: number, ply: number}} Turn */

/** The first entry is the set-up.
 * @param {PlyView[]} plies @returns {Turn[]} */
export const turnStarts = (plies) =>
  plies.map(({ turn }, ply) => ({ turn, ply })).filter(({ turn, ply }) => turn !== plies[ply - 1]?.turn);

/** @param {Turn[]} turns @param {number} ply */
export const turnIndex = (turns, ply) => turns.findLastIndex((turn) => turn.ply <= ply);
