// The typed commands of the text view: a number, a move, or a command as in the terminal.

import { say } from "../../lib/texts.js";
import { html } from "../../vendor/lit-html.js";
import { choose, confirm, doPinned, cancel, undo } from "../model/actions.js";
import { askWhy, hint, score } from "../model/questions.js";
import { frameOf } from "../view/frame.js";
import { movesList } from "../view/moves.js";
import { boardList, cityList, numberedMoves, playerList, rowList, wholeLog } from "../view/text.js";

/** @typedef {import("../model/state.js").State} State @typedef {import("../view/frame.js").Frame} Frame @typedef {import("./controls.js").Press} Press */

/** @typedef {{frame: Frame, words: string[], moves: string[], press: Press}} Command */
/** @type {Record<string, (command: Command) => unknown>} */
const COMMANDS = {
  why: ({ frame, words, moves }) =>
    words.length
      ? void askWhy(frame.state, { moves: [moves[Number(words[0]) - 1] ?? words.join(" ")] })
      : say("terminal-why-what"),
  undo: ({ frame, words }) => undo(frame.state, { all: words[0] === "all" }),
  confirm: ({ frame }) => confirm(frame.state),
  city: ({ frame }) => cityList(frame.scene),
  row: ({ frame }) => rowList(frame.scene),
  board: ({ frame }) => boardList(frame.scene),
  players: ({ frame }) => playerList(frame.scene),
  score: ({ frame }) => {
    void score(frame.state);
    return "score";
  },
  recap: ({ frame }) => movesList(frame),
  log: ({ frame }) => wholeLog(frame.state.log),
  hint: ({ frame }) => void hint(frame.state),
  save: ({ press }) => press("save"),
  load: ({ press }) => press("load"),
  do: ({ frame }) => doPinned(frame.state),
  cancel: ({ frame }) => cancel(frame.state),
  help: () =>
    html`<p>${say("help-intro")}</p>
      <p>${say("text-help", { commands: Object.keys(COMMANDS) })}</p>`,
};

/** @param {State} state @param {string} line @param {Press} press */
export function runCommand(state, line, press) {
  const frame = frameOf(state);
  if (frame) state.change({ textAnswer: answerTo(frame, line.trim().toLowerCase(), press) ?? null });
}

/** @param {Frame} frame @param {string} text @param {Press} press @returns {unknown} */
function answerTo(frame, text, press) {
  const moves = numberedMoves(frame);
  const number = /^\d+$/.test(text) ? Number(text) : null;
  if (!text) return say("text-empty", { most: moves.length });
  if (number !== null && !moves[number - 1]) return say("terminal-number", { number, most: moves.length });
  const move = number === null ? text : moves[number - 1];
  if (moves.includes(move)) return void choose(frame.state, move);
  const [word, ...words] = text.split(/\s+/);
  return COMMANDS[word] ? COMMANDS[word]({ frame, words, moves, press }) : void askWhy(frame.state, { moves: [text] });
}
