// The actions of a player: pick, clear, play, undo, confirm, chat, leave. Every input ends in one of them.

import { delays } from "../../lib/delays.js";
import { settings } from "../../lib/settings.js";
import { closeMark } from "./coach.js";
import { isAccepted } from "./lesson.js";
import { note } from "./notes.js";
import { namedOption, pick as pickTarget } from "./picking.js";
import { askWhy, whyNot } from "./questions.js";
import { send } from "./requests.js";
import { sheetOf } from "./sheets.js";
import { isPlayedByBotForGood, needsConfirmation, ownSeats, seatOf, situationOf } from "./situation.js";

/** @typedef {import("../../lib/types.js").Target} Target @typedef {import("./state.js").State} State @typedef {import("./picking.js").Option} Option */

/** No selection, pin or explanation. @returns {Partial<State>} */
const emptySelection = () => ({ selection: [], pin: null, why: null });

/** @param {State} state */
const isHandedOver = (state) => performance.now() < state.handoverEnd;

/** The last of a move's ways, which has the most targets. @param {Option} option */
const targetsOf = ({ ways }) => ways[ways.length - 1].slice();

/** Pick a target, unpick it, or ask why it cannot be picked.
 * @param {State} state @param {Target} target @param {{byKey?: boolean}} [how] */
export function pick(state, target, { byKey = false } = {}) {
  const situation = situationOf(state);
  if (!situation || isHandedOver(state)) return;
  if (state.lookingAt !== null) return state.change({ lookingAt: null });
  if (!situation.mayChoose) return whyNot(state, [target]);
  if (situation.isPinned && situation.previewOption && isEndOf(situation.previewOption, target)) return doPinned(state);
  const result = pickTarget(situation.options, state.pin ? withoutLast(state.selection, target) : state.selection, target);
  if (result.kind === "why") return whyNot(state, result.targets);
  state.change({
    ...emptySelection(),
    selection: result.selection,
    sheet: state.sheet === "mark" ? "mark" : null,
    shownMove: null,
    hoverTarget: null,
    ...(byKey && result.kind === "selection" && result.selection.length ? { focus: { on: "targets" } } : {}),
  });
  if (result.kind === "move") playOrPin(state, result.option);
}

/** With a move pinned, another target replaces the last one.
 * @param {Target[]} selection @param {Target} target */
const withoutLast = (selection, target) => (selection.includes(target) ? selection : selection.slice(0, -1));

/** @param {Option} option @param {Target} target */
const isEndOf = ({ ways }, target) => target === "close" || ways.some((way) => way[way.length - 1] === target);

/** @param {State} state @param {Option} option */
function playOrPin(state, option) {
  const situation = situationOf(state);
  if (!situation) return;
  if (needsConfirmation(option, situation.table, settings().ask))
    state.change({ pin: option.move.text, pinTime: performance.now(), sheet: "effects" });
  else play(state, option.move.text);
}

/** Choose a move by its text, as from the bar or the text view.
 * @param {State} state @param {string} text */
export function choose(state, text) {
  const situation = situationOf(state);
  if (!situation || isHandedOver(state)) return;
  const option = situation.options.find(({ move }) => move.text === text);
  if (!option) return void askWhy(state, { moves: [text] });
  state.change({ ...emptySelection(), selection: targetsOf(option) });
  playOrPin(state, option);
}

/** @param {State} state @param {string} text */
export function pinHint(state, text) {
  const option = situationOf(state)?.options.find(({ move }) => move.text === text);
  if (!option) return;
  const selection = targetsOf(option);
  state.change({ selection, pin: text, pinTime: performance.now(), why: null, ...trayOf(selection) });
}

/** The tray of the targets of a hint, instead of the hint, where a narrow page would not show them.
 * @param {Target[]} targets @returns {Partial<State>} */
function trayOf(targets) {
  if (targets.some((target) => target.startsWith("row:"))) return { tray: "row", sheet: null };
  const isMine = targets.some((target) => /^(mine|character|played|coins|off)/.test(target));
  return isMine && !targets.some((target) => target.startsWith("cell:")) ? { tray: "mine", sheet: null } : {};
}

/** Play the pinned move. A press too soon after it was pinned is the second half of a double tap.
 * @param {State} state */
export function doPinned(state) {
  if (state.pin === null || performance.now() - state.pinTime < delays.secondPress || isHandedOver(state)) return;
  play(state, state.pin);
}

/** @param {State} state @param {string} move @param {string} [key] */
export function play(state, move, key) {
  const { table } = state;
  if (!table || table.chooses === null) return;
  if (!isAccepted(state, move)) {
    state.change({ selection: [], pin: null, hoverTarget: null });
    return note(state, "learn-other", { move });
  }
  if (state.puzzle && !state.puzzle.accepts(state, move)) return;
  closeMark(state);
  state.change({ ...emptySelection(), hint: null, hoverTarget: null, gained: null, focus: { on: "bar" } });
  send(state, { do: "move", key, seat: table.chooses, version: table.version, move }, move);
}

/** Clear the selection, skip the score walk, or close what is open.
 * @param {State} state */
export function cancel(state) {
  const { scoreWalk } = state;
  if (state.chatOpen) state.change({ chatOpen: false });
  else if (scoreWalk && !scoreWalk.isOver) state.change({ scoreWalk: scoreWalk.end() });
  else if (state.info !== null) state.change({ info: null });
  else if (state.lookingAt !== null) state.change({ lookingAt: null });
  else if (state.shownMove !== null) state.change({ shownMove: null });
  else if (state.why) state.change({ why: null });
  else if (state.pin) state.change({ pin: null, selection: state.selection.slice(0, -1) });
  else if (state.selection.length || !sheetOf(state)) state.change({ selection: [], hoverTarget: null });
  else state.change({ sheet: null, hint: null });
}

/** @param {State} state @param {{all?: boolean, count?: number}} [how] `all`: back to the lock */
export function undo(state, { all = false, count = 1 } = {}) {
  const { table } = state;
  const situation = situationOf(state);
  if (!table || !situation) return;
  if (!situation.mayUndo) return noteNoUndo(state);
  state.change({ ...emptySelection(), focus: { on: "bar" } });
  send(state, { do: "undo", seat: table.undoable?.seat, version: table.version, all, count });
}

/** Whether a press comes so soon after a move that it was meant for what was there before.
 * @param {State} state */
export const isTooSoon = (state) => performance.now() - state.moveTime < delays.secondPress;

/** @param {State} state */
function noteNoUndo(state) {
  const { table, seats } = state;
  const passed = table?.undoable && !seats.includes(table.undoable.seat);
  const lock = table?.options.undo === "off" ? "off" : passed ? "passed" : (table?.undoable?.lock ?? "start");
  note(state, "undo-stops", { lock });
}

/** @param {State} state */
export function confirm(state) {
  const { table } = state;
  if (!table || !situationOf(state)?.mayConfirm || isHandedOver(state)) return;
  closeMark(state);
  state.change({ focus: { on: "bar" } });
  send(state, { do: "confirm", seat: table.chooses, version: table.version });
}

/** Whether the key of the closing button presses it at once: to confirm, and for what can be undone.
 * @param {State} state */
export function mayCloseByKey(state) {
  const situation = situationOf(state);
  if (!situation || situation.isPinned) return false;
  const closing = namedOption(situation.options, ["close"]);
  return situation.mayConfirm || Boolean(closing && closing.move.kind !== "end");
}

/** The closing button: confirm, play the pinned move, or the move that ends the phase.
 * @param {State} state */
export function close(state) {
  const situation = situationOf(state);
  if (situation?.mayConfirm) return confirm(state);
  if (situation?.isPinned) return doPinned(state);
  const closing = situation ? namedOption(situation.options, ["close"]) : null;
  if (!closing) return;
  state.change({ selection: ["close"], why: null });
  playOrPin(state, closing);
}

/** Let a bot move at a table of pace `step`.
 * @param {State} state */
export const step = (state) => state.connection?.send({ do: "step", version: state.table?.version ?? 0 });

/** @param {State} state @param {string} order @param {number} least */
export const order = (state, order, least) => send(state, { do: "order", seat: seatOf(state), order, least });

/** Whether this page may set the pace of bots: it is the host's, or nobody else plays.
 * @param {State} state */
export const mayAdjust = ({ table, seats, hosting }) =>
  table?.status === "running" &&
  seats.length > 0 &&
  (hosting || table.seats.every((seat, place) => seats.includes(place) || isPlayedByBotForGood(seat)));

/** @param {State} state @param {Partial<import("../../lib/types.js").TableView["options"]>} changes */
export function adjust(state, changes) {
  if (!state.table) return;
  const { pace, confirm } = { ...state.table.options, ...changes };
  send(state, { do: "adjust", pace, confirm });
}

/** @param {State} state @param {string} text */
export const chat = (state, text) =>
  send(state, { do: "say", text, seat: state.seats.length ? seatOf(state) : null, name: settings().name });

/** @param {State} state @param {boolean} resign */
export const leave = (state, resign) => send(state, { do: "leave", seat: seatOf(state), resign }, resign ? "resign" : "leave");

/** @param {State} state */
export const takeSeatBack = (state) => send(state, { do: "return", seat: seatOf(state) });

/** Vote for all people at this page.
 * @param {State} state @param {boolean} yes @param {boolean} [now] without waiting for the others */
export function voteRematch(state, yes, now = false) {
  const seats = ownSeats(state);
  for (const seat of seats) send(state, { do: "rematch", seat, yes, now: now && seat === seats.at(-1) });
}

/** Open the tray that holds selectable targets, unless some are in view already.
 * @param {State} state */
export function openSelectableTray(state) {
  const selectable = state.selection.length ? [...(situationOf(state)?.selectable ?? [])] : [];
  const isSelectable = (/** @type {RegExp} */ targets) => selectable.some((target) => targets.test(target));
  if (state.tray === "mine" && isSelectable(/^mine:/)) return;
  if (isSelectable(/^row:/)) {
    if (state.tray !== "row") state.change({ tray: "row" });
  } else if (!isSelectable(/^(cell|resource|slot|spot):/) && isSelectable(/^mine:/)) state.change({ tray: "mine" });
}
