// Side effects of a change of the state: announcements, sounds, the title, automatic questions and moves. They do not wait for
// a frame, since a hidden page draws none.

import { showBadge } from "../lib/badge.js";
import { delays } from "../lib/delays.js";
import { storeFinishedLesson } from "../lib/finished_lessons.js";
import { storePlayed } from "../lib/first_game.js";
import { myTable, storeTable } from "../lib/my_tables.js";
import { settings } from "../lib/settings.js";
import { say } from "../lib/texts.js";
import { loadErrorTexts, withLazy } from "./load.js";
import { play } from "./model/actions.js";
import { markOf } from "./model/coach.js";
import { askSites } from "./model/sites.js";
import { loadEarlierPosition } from "./model/history.js";
import { isFinished, movesNext } from "./model/lesson.js";
import { closeNote, note } from "./model/notes.js";
import { isMyTurn, myTurnBegins, ownSeats, situationOf } from "./model/situation.js";
import { openRematch } from "./model/tokens.js";
import { announce } from "./view/announce.js";
import { timeWarning } from "./view/clock.js";
import { markWords } from "./view/coach.js";
import { frameOf } from "./view/frame.js";
import { hintWords } from "./view/hint.js";
import { lineWords } from "./view/log.js";
import { noteWords } from "./view/notes.js";
import { sound, soundOf } from "./view/sound.js";
import { refusalWords, tableName } from "./view/words.js";

/** @typedef {import("./model/state.js").State} State @typedef {import("./model/state.js").Snapshot} Snapshot */

/** Lines that are announced after a reconnection. */
const MAX_LINES = 8;

/** Reactions that change the state come last.
 * @type {((state: State, before: Snapshot) => unknown)[]} */
const REACTIONS = [
  announceConnection,
  announceNote,
  removeOldNotes,
  announceRefusals,
  announceMoves,
  announceTurn,
  announceHint,
  announceChat,
  announcePosition,
  showTurnInTitle,
  showTurnInIcon,
  load,
  openScore,
  runScoreWalk,
  followRematch,
  compareWithLastTurn,
  playLesson,
  markLessonFinished,
  markGameFinished,
  warnOfTime,
  playForced,
  showMark,
  askSites,
];

/** @param {State} state */
export const reactTo = (state) =>
  state.onChange((before) => {
    for (const react of REACTIONS) react(state, before);
  });

/** @param {State} state @param {Snapshot} before */
function markLessonFinished(state, before) {
  if (!state.course || !isFinished(state) || isFinished(before)) return;
  storeFinishedLesson(state.course.lesson.id);
  storeTable(state.id, { isFinished: true });
}

/** A player who has finished a game is no longer asked whether they are new.
 * @param {State} state @param {Snapshot} before */
function markGameFinished({ table, id, seats, course }, before) {
  if (course || !seats.length || table?.status !== "over" || before.table?.status === "over") return;
  storePlayed();
  const { lesson } = myTable(id) ?? {};
  if (lesson) storeFinishedLesson(lesson);
}

/** Announce a new coach mark and open the tray of what it is about.
 * @param {State} state */
function showMark(state) {
  const mark = markOf(state);
  if (!mark || mark === state.announcedMark) return;
  announce(markWords(state));
  state.change({
    announcedMark: mark,
    sheet: "mark",
    ...(["buildings", "characters"].includes(mark.at) ? { tray: "mine" } : {}),
  });
}

/** @param {State} state @param {Snapshot} before */
function announceConnection({ connectionStatus, hasTexts }, before) {
  if (hasTexts && connectionStatus !== before.connectionStatus)
    announce(say(connectionStatus === "open" ? "connection-open" : "connection-lost"), "assertive");
}

/** @param {State} state @param {Snapshot} before */
function announceNote(state, before) {
  const newest = state.notes.at(-1);
  if (!newest || before.notes.includes(newest)) return;
  announce(noteWords(state, newest), "assertive");
  sound(newest.sound);
}

/** A note goes away after a while, unless it stays until it is closed, the page is hidden, or the pointer or the focus is on it.
 * @param {State} state @param {Snapshot} before */
function removeOldNotes(state, before) {
  const newest = state.notes.at(-1);
  if (!newest || newest.stays || before.notes.includes(newest)) return;
  const remove = () => {
    if (document.hidden || document.querySelector(".notes:is(:hover, :focus-within)")) setTimeout(remove, delays.note);
    else if (state.notes.includes(newest)) closeNote(state, newest);
  };
  setTimeout(remove, delays.note);
}

/** @param {State} state @param {Snapshot} before */
function announceRefusals({ why }, before) {
  if (!why?.isRequested || why === before.why || !why.refusals.length) return;
  sound("refused");
  announce(why.refusals.map(refusalWords).join(" "), "assertive");
}

/** @param {State} state @param {Snapshot} before */
function announceMoves({ table, log, logFrom }, before) {
  if (!before.table || table === before.table) return;
  const lines = log.slice(Math.min(before.log.length, Math.max(logFrom, log.length - MAX_LINES)));
  announce(lines.map(lineWords).join(" "));
  const sounds = lines.map(({ message }) => soundOf(message)).filter(Boolean);
  sound(sounds.find((name) => name === "hammer") ?? sounds[0]);
}

/** @param {State} state @param {Snapshot} before */
function announceTurn(state, before) {
  if (!before.table || !state.table || !myTurnBegins(before, state)) return;
  const { chooses, confirming, view } = state.table;
  const facts = { player: chooses, recovered: view?.recovered ? "yes" : "no" };
  announce(say(confirming ? "ask-confirm" : `ask-${(view?.phase ?? "turn").replaceAll(" ", "-")}`, facts), "assertive");
}

/** @param {State} state @param {Snapshot} before */
function announceHint(state, before) {
  const frame = state.hint !== before.hint ? frameOf(state) : null;
  if (frame) announce(hintWords(frame));
}

/** @param {State} state @param {Snapshot} before */
function announceChat({ chat, chatOpen }, before) {
  const isOneMore = chat.length === before.chat.length + 1 && chat.at(-2) === before.chat.at(-1);
  const line = chat.at(-1);
  if (before.table && isOneMore && line && !chatOpen)
    announce(say("chat-heard", { name: line.name || say("chat-somebody"), text: line.text }));
}

/** @param {State} state @param {Snapshot} before */
function announcePosition({ lookingAt, log }, before) {
  if (lookingAt === before.lookingAt) return;
  const lines = log.filter((line) => line.ply === lookingAt);
  announce(lines.map(lineWords).join(" "));
}

/** @param {State} state @param {Snapshot} before */
function showTurnInTitle(state, before) {
  if (!state.table || state.table === before.table) return;
  const table = tableName(state.table);
  document.title = say(isMyTurn(state) ? "title-mine" : "title", { table });
  if (!isMyTurn(state) || isMyTurn(before)) return;
  sound("bell");
  if (document.hidden) notify(table);
}

/** @param {State} state @param {Snapshot} before */
function showTurnInIcon(state, before) {
  if (state.table && isMyTurn(state) !== (before.table ? isMyTurn(before) : null)) showBadge(isMyTurn(state) ? 1 : 0);
}

/** A notification of the system that it is my turn, if the settings allow it.
 * @param {string} table its name */
function notify(table) {
  if (!settings().notices || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const notification = new Notification(say("notice-turn"), { body: table, tag: "oddville-turn" });
  notification.onclick = () => {
    globalThis.focus();
    notification.close();
  };
}

/** @param {State} state @param {Snapshot} before */
function load(state, before) {
  if (!before.table && state.table) setTimeout(loadErrorTexts, delays.afterStart);
  const needsLazy = (/** @type {Snapshot} */ { textView, table, connectionStatus }) =>
    (textView || table?.status === "waiting") && connectionStatus === "open";
  if (!state.lazy && needsLazy(state) && !needsLazy(before)) void withLazy(state, () => {});
}

/** @param {State} state @param {Snapshot} before */
function openScore(state, before) {
  if (state.table?.status === "over" && before.table?.status !== "over")
    void withLazy(state, ({ openScoreWalk }) => openScoreWalk(state));
}

/** @param {State} state @param {Snapshot} before */
function runScoreWalk(state, before) {
  const { scoreWalk, lazy } = state;
  if (!scoreWalk || scoreWalk === before.scoreWalk) return;
  lazy?.schedule(
    scoreWalk,
    () => state.scoreWalk,
    (next) => state.change({ scoreWalk: next }),
  );
  if (!before.scoreWalk && !state.sawEnd) return;
  sound(scoreWalk.sound);
  if (scoreWalk.isOver && lazy) announce(lazy.resultWords(scoreWalk), "assertive");
}

/** Everybody who has agreed goes to the rematch as soon as it is there.
 * @param {State} state @param {Snapshot} before */
function followRematch(state, before) {
  if (!state.table?.rematch || !before.table || before.table.rematch) return;
  if (ownSeats(state).some((seat) => state.table?.seats[seat].rematch)) openRematch(state);
}

/** The strip says what has changed for me since the position that was on the table after my last turn.
 * @param {State} state @param {Snapshot} before */
function compareWithLastTurn(state, before) {
  if (!state.table?.view || !state.seats.length || (before.table && !myTurnBegins(before, state))) return;
  if (state.table !== before.table) void loadEarlierPosition(state);
}

/** The other player of a lesson moves after a delay.
 * @param {State} state @param {Snapshot} before */
function playLesson(state, before) {
  const move = movesNext(state);
  const ply = state.table?.ply;
  if (move && ply !== before.table?.ply) setTimeout(() => state.table?.ply === ply && play(state, move), delays.lesson);
}

/** @param {State} state */
function warnOfTime(state) {
  const warning = isMyTurn(state) ? timeWarning(state) : null;
  if (!warning || warning.id === state.clockWarning) return;
  state.change({ clockWarning: warning.id });
  announce(say("clock-warning", { seconds: warning.seconds }), "assertive");
  sound("bell");
}

/** In set-up the first of four players has only one resource left (SETUP-6): it is announced and then taken. Once for each ply,
 * so that after an undo the player chooses.
 * @param {State} state */
function playForced(state) {
  const { table } = state;
  const move = forcedMove(state);
  if (!table || !move || state.course || state.forcedPly === table.ply) return;
  state.change({ forcedPly: table.ply });
  note(state, "note-forced", { resource: move.resource });
  const { id, version } = table;
  setTimeout(() => {
    // one key for all windows of this seat, so that the server plays it once
    if (state.table?.version === version && forcedMove(state)) play(state, move.text, `forced-${id}-${version}`);
  }, delays.forced);
}

/** @param {State} state */
function forcedMove(state) {
  const situation = situationOf(state);
  if (!situation?.mayChoose || situation.view.phase !== "set-up" || situation.options.length !== 1) return null;
  return settings().forced ? situation.options[0].move : null;
}
