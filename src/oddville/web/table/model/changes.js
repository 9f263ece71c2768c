// What a move has changed, as targets: the table and the replay mark it.

/** @typedef {Pick<import("../../lib/types.js").View, "city" | "board" | "spots"> & {row: (string | null)[]}} Position */

/** What is new in a position: the cell built on, the row place refilled, the columns and the Main Square where workers changed.
 * @param {Position | null | undefined} before @param {Position} after @returns {Set<import("../../lib/types.js").Target>} */
export function changesBetween(before, after) {
  /** @type {Set<string>} */
  const targets = new Set();
  if (!before) return targets;
  const oldCells = new Set(before.city.map(([cell]) => cell.join()));
  for (const [cell] of after.city) if (!oldCells.has(cell.join())) targets.add(`cell:${cell.join()}`);
  after.row.forEach((card, place) => card && !before.row.includes(card) && targets.add(`row:${place + 1}`));
  for (const resource of Object.keys(after.board))
    if (JSON.stringify(after.board[resource]) !== JSON.stringify(before.board[resource])) targets.add(`resource:${resource}`);
  if (JSON.stringify(before.spots) !== JSON.stringify(after.spots)) targets.add("cell:0,0");
  return targets;
}
