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
export function turnStarts(plies) {
  /** @type {Turn[]} */
  const turns = [];
  plies.forEach((ply, number) => {
    if (number === 0 || ply.turn !== plies[number - 1].turn) turns.push({ turn: ply.turn, ply: number });
  });
  return turns;
}

/** @param {Turn[]} turns @param {number} ply */
export function turnIndex(turns, ply) {
  let place = 0;
  while (place + 1 < turns.length && turns[place + 1].ply <= ply) place++;
  return place;
}
