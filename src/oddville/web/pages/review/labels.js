// Where the numbers of turning points are on the graph.

/** The width that the number of a turning point needs, in percent of the graph. */
const LABEL = 5;

/** Places in percent, in order, moved so that labels there do not cover each other.
 * @param {number[]} places */
export function apart(places) {
  /** @type {number[]} */
  const moved = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -LABEL) + LABEL));
  return moved.map((place, at) => Math.min(place, 100 - LABEL * (moved.length - 1 - at)));
}
