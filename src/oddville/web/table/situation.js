// What follows from the state: who I am, whether I must choose, what lights up, which move is looked at.

import { candidates, litThings, named, optionsOf } from "./picking.js";

/** @typedef {import("./state.js").State} State @typedef {import("./picking.js").Option} Option @typedef {import("./types.js").Thing} Thing */

/**
 * @typedef {object} Situation
 * @property {import("./types.js").TableView} table
 * @property {import("./types.js").View} view the view shown: now, or a ply looked back at
 * @property {import("./types.js").Edition} edition
 * @property {number | null} me the seat this page acts for, or follows
 * @property {boolean} watching nothing here acts
 * @property {boolean} mayChoose
 * @property {boolean} mayConfirm
 * @property {boolean} mayUndo
 * @property {Option[]} options legal moves, none unless I must choose
 * @property {Set<Thing>} lit
 * @property {Option[]} going what the held things can still become
 * @property {Option | null} shown the move previewed: pinned, or under pointer or focus
 * @property {boolean} pinned
 * @property {boolean} back whether an earlier position is looked at
 */

/** @type {{choices: unknown, view: unknown, options: Option[]}} */
let remembered = { choices: null, view: null, options: [] };

/** @param {State} state @returns {Option[]} */
function legalOptions(state) {
  const view = state.table?.view ?? null;
  if (remembered.choices !== state.choices || remembered.view !== view) {
    remembered = { choices: state.choices, view, options: optionsOf(state.choices?.moves ?? [], view) };
  }
  return remembered.options;
}

/** The seat this page acts for: mine that must choose, else mine, else the one followed.
 * @param {State} state @returns {number | null} */
export function seatOf({ table, seats, followed }) {
  if (!table) return null;
  const own = seats.filter((seat) => table.seats[seat].kind !== "bot");
  if (own.length) return table.chooses !== null && own.includes(table.chooses) ? table.chooses : nextOf(own, table);
  return followed ?? table.chooses ?? 0;
}

/** Of several seats held here, the one that comes next.
 * @param {number[]} own @param {import("./types.js").TableView} table */
function nextOf(own, { chooses, players, undoable }) {
  if (undoable && own.includes(undoable.seat)) return undoable.seat;
  for (let step = 0; step < players; step++) {
    const seat = ((chooses ?? 0) + step) % players;
    if (own.includes(seat)) return seat;
  }
  return own[0];
}

/** @param {State} state @returns {Situation | null} nothing before the game is there */
export function situationOf(state) {
  const { table, edition, choices } = state;
  if (!table?.view || !edition) return null;
  const me = seatOf(state);
  const watching = !state.seats.length;
  const past = state.lookingAt === null ? null : (state.past.get(state.lookingAt) ?? null);
  const idle = !state.sent.length && !past;
  const mine =
    table.chooses !== null &&
    state.seats.includes(table.chooses) &&
    table.status === "running" &&
    !table.seats[table.chooses].bot;
  const mayChoose = mine && idle && !table.confirming && choices?.version === table.version;
  const options = mayChoose ? legalOptions(state) : [];
  const pinned = state.pin === null ? undefined : options.find(({ move }) => move.text === state.pin);
  return {
    table,
    view: past?.view ?? table.view,
    edition,
    me,
    watching,
    mayChoose,
    mayConfirm: mine && idle && table.confirming,
    mayUndo:
      idle &&
      table.undoable !== null &&
      state.seats.includes(table.undoable.seat) &&
      table.undoable.moves.length > 0 &&
      table.options.undo !== "off" &&
      table.status === "running",
    options,
    lit: litThings(options, state.held),
    going: state.held.length ? candidates(options, state.held) : [],
    shown: pinned ?? lookedAt(options, state),
    pinned: pinned !== undefined,
    back: past !== null,
  };
}

/** @param {Option[]} options @param {State} state */
function lookedAt(options, { held, looked }) {
  if (looked?.startsWith("move:")) return options.find(({ move }) => `move:${move.text}` === looked) ?? null;
  if (!looked || held.includes(looked)) return named(options, held);
  return named(options, [...held, looked]);
}

/** What closes the way back once it is played; nothing: it can be undone.
 * @param {Option} option @param {import("./types.js").TableView} table @returns {string[]} */
export function locksOf({ move, preview }, table) {
  const locks = preview.locks ?? [];
  if (move.kind === "end") return [];
  const passes = preview.passes_to !== undefined && preview.passes_to !== null;
  if (locks.length || !(table.options.undo === "off" || (passes && !table.options.confirm))) return locks;
  return ["passed"];
}

/** Whether a move waits for Do (flows, section 3).
 * @param {Option} option @param {import("./types.js").TableView} table @param {"locks" | "builds" | "all"} ask */
export function isShownFirst(option, table, ask) {
  if (option.move.kind === "end") return false;
  if (ask === "all" || option.move.kind === "decline") return true;
  return locksOf(option, table).length > 0 || (ask === "builds" && option.move.kind === "build");
}
