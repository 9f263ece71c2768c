// Notes under the decision bar.

import { list, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { lessonOptions } from "../model/lesson.js";
import { frameOf } from "./frame.js";
import { moveWords } from "./words.js";

/** @typedef {import("../model/state.js").State} State @typedef {import("../model/state.js").Note} Note @typedef {import("../model/picking.js").Option} Option */

/** How many moves that a lesson asks for are named. */
const MAX_NAMED = 3;

/** @param {State} state @param {Note} note */
export const noteWords = (state, { message, facts }) =>
  say(message, message === "learn-other" ? lessonFacts(state, facts.move) : facts);

/** @param {State} state @param {string} move that the lesson does not accept */
function lessonFacts(state, move) {
  const frame = frameOf(state);
  if (!frame) return { move, wanted: "" };
  const { options } = frame.situation;
  const words = (/** @type {Option} */ option) => moveWords(frame.scene, option.move, option.preview);
  const playedOption = options.find((option) => option.move.text === move);
  const expected = lessonOptions(state, options).slice(0, MAX_NAMED).map(words);
  return { move: playedOption ? words(playedOption) : move, wanted: list(expected, "or") };
}

/** @param {State} state */
export const notes = (state) =>
  html`<div class="notes">
    ${state.connectionStatus === "open" ? nothing : html`<p class="note-line alarm" role="status">${say(state.connectionStatus === "lost" ? "connection-lost" : "connection-opening")}</p>`}
    ${state.notes.map((note, i) => html`<p class="note-line ${note.tone}"><span>${noteWords(state, note)}</span><button class="quiet" data-act="close-note" data-note=${i} aria-label=${say("close")}>✕</button></p>`)}
  </div>`;
