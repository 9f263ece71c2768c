// What a phone shows in place of the tray, and whether a coach mark can be read now.

import { markOf } from "./coach.js";

/** @typedef {import("./state.js").State} State */

/** The parts of the table that a phone shows in the tray: a mark about one of them stands elsewhere. */
const IN_TRAY = ["buildings", "characters"];

/** The sheet that is open on a phone: the effects of a pinned move, a mark until something is picked, a hint or moves.
 * @param {State} state @returns {State["sheet"]} */
export function sheetOf(state) {
  const { sheet, hint, pin, selection } = state;
  const at = markOf(state)?.at;
  const isOpen = {
    effects: pin !== null,
    hint: hint !== null,
    mark: at !== undefined && !IN_TRAY.includes(at) && !selection.length,
    moves: true,
  };
  return sheet && isOpen[sheet] ? sheet : null;
}

/** Whether the mark can be read: it makes room for a hint, and on a phone for what is picked or opened.
 * @param {State} state @param {boolean} isPhone */
export function isMarkOpen(state, isPhone) {
  const mark = markOf(state);
  if (!mark || state.hint) return false;
  if (!isPhone) return true;
  return IN_TRAY.includes(mark.at) ? !state.selection.length && !sheetOf(state) : sheetOf(state) === "mark";
}
