// What each message of the server changes.

import { get, newKey } from "../../lib/api.js";
import { delays } from "../../lib/delays.js";
import { myTable, storeTable } from "../../lib/my_tables.js";
import { storeShuffle, valuesToGive } from "../../lib/shuffle.js";
import { currentTexts } from "../../lib/texts.js";
import { changesBetween } from "./changes.js";
import { storePosition } from "./history.js";
import { LEARNER } from "./lesson.js";
import { note } from "./notes.js";
import { optionsOf, validSelection } from "./picking.js";
import { answer } from "./requests.js";
import { isMyTurn, myTurnBegins, namesOf, seatOf } from "./situation.js";

/** @typedef {import("./state.js").State} State @typedef {import("../../lib/types.js").TableView} TableView @typedef {import("../../types/wire.js").Answer} Answer */
/** @typedef {{table: unknown, log_from: number, log: import("../../lib/types.js").LogLine[], now: number}} TableMessage */

/** The edition of nearly every table: requested before the table's own is known. */
const defaultEdition = get("api/editions/reconstruction").catch(() => null);

/** @param {State} state @param {TableView} table */
async function editionOf(state, table) {
  if (state.edition || !table.view) return state.edition;
  return (await defaultEdition)?.hash === table.edition ? defaultEdition : get(`api/editions/${table.edition}`);
}

/** @param {State} state @param {Answer} message @returns {Promise<void> | void} */
export function receive(state, message) {
  switch (message.type) {
    case "welcome":
      return receiveWelcome(state, message);
    case "update":
      return receiveUpdate(state, message);
    case "choices":
      return receiveChoices(state, message);
    case "done":
      state.ownVersions.add(message.version);
      return state.change({ pendingRequests: state.pendingRequests.filter(({ key }) => key !== message.key) });
    case "refused":
      return receiveRefusal(state, message);
    case "chat":
      return receiveChat(state, message.line);
    case "presence":
      return state.change({ presence: { seats: message.seats, watching: message.watching } });
    case "thinking":
      return state.change({ thinking: { seat: message.seat, since: message.since } });
    case "chances":
      return state.change({ chances: message });
    case "goodbye":
      if (!message.again) note(state, "note-goodbye", { reason: message.reason }, { tone: "alarm", stays: true });
      return;
    case "lost":
      return loseSeat(state, message.seat);
    default:
      return answer(state, message.id, message);
  }
}

/** @param {State} state @param {import("../../types/wire.js").Welcome} message */
async function receiveWelcome(state, message) {
  const { seats, hosting, chat } = message;
  if (state.isSeatLink && !seats.length && !hosting) note(state, "note-wrong-link", {}, { tone: "alarm", stays: true });
  storeTable(state.id, { seats, name: message.table.options.name });
  state.change({
    seats: seats.filter((seat) => seat === (state.puzzle?.player ?? (state.course ? LEARNER : seat))),
    movedSeats: (myTable(state.id)?.movedSeats ?? state.movedSeats).filter((seat) => !seats.includes(seat)),
    hosting,
    chat,
    isSeatLink: false,
    ...(state.table ? {} : { chatRead: chat.length }),
    connectionStatus: "open",
  });
  await receiveUpdate(state, message);
}

/** @param {State} state @param {TableMessage} message */
async function receiveUpdate(state, message) {
  const table = /** @type {TableView} */ (message.table);
  const edition = await editionOf(state, table);
  const before = state.table;
  if (before && table.number < before.number) return;
  currentTexts().atTable(namesOf(table), edition);
  const hasMoved = before !== null && before.version !== table.version;
  if (hasMoved) noteOthers(state, before, table);
  const changes = hasMoved && table.view ? changesBetween(before.view, table.view) : state.changedTargets;
  if (table.view) replacePosition(state, table.ply, table.view, table.points);
  const known = state.logStart + state.log.length;
  const logStart = message.log_from < state.logStart || message.log_from > known ? message.log_from : state.logStart;
  state.change({
    table,
    edition,
    log: [...state.log.slice(0, message.log_from - logStart), ...message.log],
    logStart,
    logFrom: message.log_from - logStart,
    changedTargets: changes.size || !hasMoved ? changes : state.changedTargets,
    clockDifference: message.now - Date.now(),
    thinking: null,
    ...(hasMoved ? { why: null, hint: null, gained: gainedCharacter(state, before, table), moveTime: performance.now() } : {}),
    ...(before && before.status !== "over" && table.status === "over"
      ? { sheet: null, notes: [], hint: null, sawEnd: true }
      : {}),
    ...turnChanges(state, table),
  });
  addToShuffle(state, /** @type {import("../../types/wire.js").TableView} */ (message.table));
}

/** Before the game each seat of this page adds a random value to the shuffle.
 * @param {State} state @param {import("../../types/wire.js").TableView} table */
function addToShuffle({ seats, connection }, table) {
  storeShuffle(table, seats);
  for (const { seat, value } of valuesToGive(table, seats)) connection?.send({ do: "value", key: newKey(), seat, value });
}

/** What changes when my turn begins: a narrow page shows my buildings when they are asked for, and if the page passes to
 * another person, taps are ignored for a moment.
 * @param {State} state @param {TableView} table @returns {Partial<State>} */
function turnChanges(state, table) {
  const after = { ...state, table };
  if (state.table ? !myTurnBegins(state, after) : !isMyTurn(after)) return {};
  const people = state.seats.filter((seat) => !table.seats[seat].bot);
  const isHandedOver = state.table && people.length > 1 && seatOf(state) !== seatOf(after);
  return {
    ...(["discard", "reaction"].includes(table.view?.phase ?? "") ? { tray: "mine" } : {}),
    ...(isHandedOver ? { handoverEnd: performance.now() + delays.handover } : {}),
  };
}

/** Store the current position and drop later ones, which were undone.
 * @param {State} state @param {number} ply @param {import("../../lib/types.js").View} view @param {number[]} points */
function replacePosition({ pastPositions }, ply, view, points) {
  for (const known of pastPositions.keys()) if (known > ply) pastPositions.delete(known);
  storePosition(pastPositions, ply, { view, points });
}

/** Note a move for my seat from another device, and a character that was stolen from me.
 * @param {State} state @param {TableView} before @param {TableView} after */
function noteOthers(state, before, after) {
  const player = before.chooses;
  const isMine = player !== null && state.seats.includes(player) && !before.seats[player].bot;
  if (isMine && after.ply !== before.ply && !state.pendingRequests.length && !state.ownVersions.has(after.version))
    note(state, "note-moved-elsewhere", { player });
  const by = before.view?.player ?? null;
  for (const seat of state.seats.filter((each) => by !== null && each !== by))
    for (const character of before.view?.players[seat].characters ?? [])
      if (!after.view?.players[seat].characters.includes(character))
        note(state, "note-robbed", { character, by: namesOf(after)[by ?? 0] }, { tone: "alarm" });
}

/** @param {State} state @param {TableView} before @param {TableView} after */
function gainedCharacter(state, before, after) {
  const seat = seatOf(state);
  if (seat === null || !state.seats.includes(seat)) return null;
  const had = before.view?.players[seat].characters ?? [];
  const has = after.view?.players[seat].characters ?? [];
  return has.find((character) => !had.includes(character)) ?? (has.includes(state.gained ?? "") ? state.gained : null);
}

/** A line that comes while the chat is open has been read.
 * @param {State} state @param {import("../../lib/types.js").ChatLine} line */
function receiveChat(state, line) {
  const chat = [...state.chat, line];
  state.change({ chat, ...(state.chatOpen ? { chatRead: chat.length } : {}) });
}

/** @param {State} state @param {import("../../lib/types.js").Choices} choices */
function receiveChoices(state, choices) {
  const options = optionsOf(choices.moves, state.table?.view ?? null);
  const selection = validSelection(options, state.selection);
  const pin = options.some(({ move }) => move.text === state.pin) ? state.pin : null;
  const isDropped = state.selection.length > 0 && !selection.length && state.selection[0] !== "close";
  state.change({ choices, selection: pin === null && state.pin !== null ? [] : selection, pin });
  if (isDropped) note(state, "note-pick-dropped");
}

/** @param {State} state @param {import("../../types/wire.js").Refused} message */
function receiveRefusal(state, message) {
  const request = message.request ?? "";
  if (request && !state.pendingRequests.some(({ key }) => key === request)) return answer(state, request, message);
  state.change({
    pendingRequests: state.pendingRequests.filter(({ key }) => key !== request),
    ...(message.refusals?.length ? { why: { refusals: message.refusals, isRequested: false } } : {}),
  });
  note(state, message.error, message.facts, { tone: "alarm", sound: "refused" });
}

/** My seat is played on another device now.
 * @param {State} state @param {number} seat */
function loseSeat(state, seat) {
  const seats = state.seats.filter((other) => other !== seat);
  storeTable(state.id, { seats });
  state.change({ seats, movedSeats: [...state.movedSeats, seat], selection: [], pin: null });
  note(state, "note-seat-lost", { seat }, { tone: "alarm", stays: true });
}
