// What follows from the state: the seat of this page, whether it must choose, what is selectable, which move is previewed.

import { playerNames } from "../../lib/player_names.js";
import { memoizeByState } from "./memo.js";
import { candidates, selectableTargets, namedOption, optionsOf } from "./picking.js";

/** @typedef {import("./state.js").State} State @typedef {import("./state.js").Snapshot} Snapshot @typedef {import("./picking.js").Option} Option */
/** @typedef {import("../../lib/types.js").Target} Target @typedef {import("../../lib/types.js").TableView} TableView */

/** @typedef {NonNullable<ReturnType<typeof situationAt>>} Situation */

/** @param {TableView} table */
export const namesOf = (table) => playerNames(table.seats.map(({ name }) => name));

/** The seat this page acts for: mine that must choose, else mine, else the one followed.
 * @param {Snapshot} state @returns {number | null} */
export function seatOf({ table, seats, followedSeat }) {
  if (!table) return null;
  const own = seats.filter((seat) => table.seats[seat].kind !== "bot");
  if (own.length) return table.chooses !== null && own.includes(table.chooses) ? table.chooses : nextOf(own, table);
  return followedSeat ?? table.chooses ?? 0;
}

/** @param {number[]} own @param {TableView} table */
function nextOf(own, { chooses, players, undoable }) {
  if (undoable && own.includes(undoable.seat)) return undoable.seat;
  for (let step = 0; step < players; step++) {
    const seat = ((chooses ?? 0) + step) % players;
    if (own.includes(seat)) return seat;
  }
  return own[0];
}

/** Why a bot plays for a person for good. */
const FINAL_REASONS = ["resigned", "removed"];

/** @param {TableView["seats"][number]} seat */
export const isPlayedByBotForGood = ({ kind, reason }) => kind === "bot" || FINAL_REASONS.includes(reason ?? "");

/** The seats of people at this page who still hold them.
 * @param {Snapshot} state */
export const ownSeats = ({ table, seats }) => seats.filter((seat) => table && !isPlayedByBotForGood(table.seats[seat]));

/** Whether a person at this page must choose or confirm.
 * @param {Snapshot} state */
export const isMyTurn = ({ table, seats }) =>
  table?.status === "running" && table.chooses !== null && seats.includes(table.chooses) && !table.seats[table.chooses].bot;

/** Whether a change brought me another decision.
 * @param {Snapshot} before @param {Snapshot} state */
export const myTurnBegins = (before, state) =>
  isMyTurn(state) &&
  (before.table?.chooses !== state.table?.chooses ||
    before.table?.confirming !== state.table?.confirming ||
    before.table?.view?.phase !== state.table?.view?.phase);

/** Whether the choices of the present position are still to come.
 * @param {State} state */
export const awaitsChoices = (state) =>
  isMyTurn(state) && !state.table?.confirming && state.choices?.version !== state.table?.version;

/** @param {State} state */
function situationAt(state) {
  const { table, edition, selection } = state;
  if (!table?.view || !edition) return null;
  const past = state.lookingAt === null ? undefined : state.pastPositions.get(state.lookingAt);
  const isIdle = !state.pendingRequests.length && !past;
  const mayChoose = isMyTurn(state) && isIdle && !table.confirming && state.choices?.version === table.version;
  const options = mayChoose ? optionsOf(state.choices?.moves ?? [], table.view) : [];
  const pinnedOption = state.pin === null ? undefined : options.find(({ move }) => move.text === state.pin);
  return {
    table,
    /** The position on the board: now, or the ply looked back at. */
    view: past?.view ?? table.view,
    edition,
    /** The seat this page acts for, or follows. */
    me: seatOf(state),
    isWatching: !state.seats.length,
    mayChoose,
    mayConfirm: isMyTurn(state) && isIdle && table.confirming,
    mayUndo: isIdle && mayUndo(state),
    /** The legal moves; none unless this page may choose. */
    options,
    /** What can be picked; with a move pinned, also what would replace its last target. */
    selectable: selectableTargets(options, pinnedOption ? selection.slice(0, -1) : selection),
    /** The moves that the selection can still become. */
    remainingOptions: selection.length ? candidates(options, selection) : [],
    /** The pinned move, or the one under pointer or focus. */
    previewOption: pinnedOption ?? hoverOption(options, state),
    isPinned: pinnedOption !== undefined,
    /** Whether an earlier position is looked at. */
    isPast: past !== undefined,
  };
}

/** Null before the game has begun. */
export const situationOf = memoizeByState(situationAt);

/** @param {State} state */
const mayUndo = ({ table, seats }) =>
  Boolean(table?.undoable?.moves.length) &&
  seats.includes(table?.undoable?.seat ?? -1) &&
  table?.options.undo !== "off" &&
  table?.status === "running";

/** @param {Option[]} options @param {State} state */
function hoverOption(options, { selection, hoverTarget }) {
  if (hoverTarget?.startsWith("move:")) return options.find(({ move }) => `move:${move.text}` === hoverTarget) ?? null;
  return namedOption(options, !hoverTarget || selection.includes(hoverTarget) ? selection : [...selection, hoverTarget]);
}

/** What makes a move final once it is played; nothing if it can be undone.
 * @param {Option} option @param {TableView} table @returns {string[]} */
export function locksOf({ move, preview }, table) {
  const locks = preview.locks ?? [];
  if (move.kind === "end") return [];
  const passes = preview.passes_to !== undefined && preview.passes_to !== null;
  if (locks.length || !(table.options.undo === "off" || (passes && !table.options.confirm))) return locks;
  return ["passed"];
}

/** Whether a worker in the city ends the game, or begins its last round: the player is warned (END-1, HOUSE-1).
 * @param {Option} option */
const startsEnd = ({ move, preview }) =>
  ["build", "react", "travel"].includes(move.kind) && Boolean(preview.ends_game || preview.last_round);

/** Whether the player confirms the move before it is sent.
 * @param {Option} option @param {TableView} table @param {"locks" | "builds" | "all"} ask */
export function needsConfirmation(option, table, ask) {
  if (option.move.kind === "end") return false;
  if (ask === "all" || option.move.kind === "decline" || startsEnd(option)) return true;
  return locksOf(option, table).length > 0 || (ask === "builds" && option.move.kind === "build");
}
