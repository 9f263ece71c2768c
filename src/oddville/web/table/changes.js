// What a move has changed, as things of the table: so that the table, the replay and the recap mark it alike.

/** @typedef {Pick<import("./types.js").View, "city" | "board" | "spots"> & {row: (string | null)[]}} Seen */

/** What is new in a position: the cell built on, the row place refilled, the columns and the Main Square where workers changed.
 * @param {Seen | null | undefined} before @param {Seen} after @returns {Set<import("./types.js").Thing>} */
export function changesBetween(before, after) {
  /** @type {Set<string>} */
  const things = new Set();
  if (!before) return things;
  const known = new Set(before.city.map(([cell]) => cell.join()));
  for (const [cell] of after.city) if (!known.has(cell.join())) things.add(`cell:${cell.join()}`);
  after.row.forEach((card, place) => card && !before.row.includes(card) && things.add(`row:${place + 1}`));
  for (const resource of Object.keys(after.board))
    if (JSON.stringify(after.board[resource]) !== JSON.stringify(before.board[resource])) things.add(`resource:${resource}`);
  if (JSON.stringify(before.spots) !== JSON.stringify(after.spots)) things.add("cell:0,0");
  return things;
}
