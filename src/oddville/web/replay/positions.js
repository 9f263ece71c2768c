// The positions of a replay: how they are kept small in a file, and where turns begin.

/** @typedef {import("../lib/types.js").PlyView} PlyView */

/** Positions from their differences: each view holds only what is other than in the one before.
 * @param {any[]} plies @returns {PlyView[]} */
export function unfolded(plies) {
  /** @type {any} */
  let view = {};
  return plies.map((ply) => {
    view = { ...view, ...ply.view };
    return { ...ply, view };
  });
}

/** A turn as the slider shows it: its number and the ply with which it begins.
 * @typedef {{turn: number, ply: number}} Turn */

/** The turns of a game; the first entry is the set-up.
 * @param {PlyView[]} plies @returns {Turn[]} */
export function turnsOf(plies) {
  /** @type {Turn[]} */
  const turns = [];
  plies.forEach((ply, number) => {
    if (number === 0 || ply.turn !== plies[number - 1].turn) turns.push({ turn: ply.turn, ply: number });
  });
  return turns;
}

/** The place among the turns of the one that a ply belongs to.
 * @param {Turn[]} turns @param {number} ply */
export function turnAt(turns, ply) {
  let place = 0;
  while (place + 1 < turns.length && turns[place + 1].ply <= ply) place++;
  return place;
}
