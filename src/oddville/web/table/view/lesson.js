// The strip with the current step of a lesson.

import { currentTexts, say } from "../../lib/texts.js";
import * as urls from "../../lib/urls.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { stepAt } from "../model/lesson.js";

/** A step in words. The part after its last colon is a typed move, for the terminal.
 * @param {import("../model/lesson.js").Step} step */
function stepWords({ message, accept }) {
  if (currentTexts().has(`${message}-here`)) return say(`${message}-here`);
  const text = say(message);
  const [, before, typed] = text.match(/^(.*?)\s*:\s*([^:]*)$/s) ?? [];
  const verbs = accept.map((move) => (move.includes("*") ? move.split(" ")[0] : move));
  return typed && verbs.some((verb) => typed.includes(verb)) ? `${before}.` : text;
}

/** @param {import("../model/state.js").State} state */
export function lessonStrip({ course, table }) {
  if (!course || !table) return nothing;
  const { lesson, number, all } = course;
  const at = stepAt(lesson, table.ply);
  const next = all[number];
  const title = say("learn-welcome", { number, lessons: all.length, title: say(lesson.title) });
  return html`<section class="lesson" aria-label=${title}>
    <b>${title}</b>
    <p role="status" tabindex="0">${at ? stepWords(at.step) : say(lesson.done)}</p>
    ${!at && lesson.puzzles ? html`<a class="main" href=${urls.puzzles(lesson.puzzles)}>${say("puzzles-for-lesson", { theme: say(`puzzle-theme-${lesson.puzzles}`) })}</a>` : nothing}
    ${!at && next ? html`<button class="main" data-act="next-lesson">${say("learn-next", { title: say(next.title) })}</button>` : nothing}
  </section>`;
}
