// A coach mark: a panel in place of a part that is not needed while it is read, and a frame around the part of the table that it is about.

import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { endWorkers } from "../model/city.js";
import { markOf } from "../model/coach.js";

/** @typedef {import("../model/state.js").State} State */

/** @param {State} state @returns {string} empty without a mark */
export function markWords(state) {
  const mark = markOf(state);
  return mark && state.edition ? say(mark.message, { most: endWorkers(state.edition) }) : "";
}

/** @param {State} state @param {string} kind class */
export function coachMark(state, kind) {
  const words = markWords(state);
  if (!words) return nothing;
  return html`<section class=${kind} aria-label=${say("lesson-first-game")}>
    <p tabindex="0">${words}</p>
    <button class="main" data-act="close-mark">${say("learn-got-it")}</button>
  </section>`;
}
