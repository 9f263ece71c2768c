// A lesson at the table: what its step says, which moves it takes, and the other player's moves, which follow by themselves.
// Where a lesson stands is read off the ply alone, so that it survives undo and reload.

import { get, newKey, post } from "../lib/api.js";
import { delays } from "../lib/delays.js";
import { remember } from "../lib/mytables.js";
import { settings } from "../lib/settings.js";
import { current, say, speakAlso } from "../lib/texts.js";
import { sitDown } from "../setup/wish.js";
import { html, nothing } from "../vendor/lit-html.js";
import { moveWords } from "./words.js";

/** @typedef {import("./state.js").State} State @typedef {import("./acts.js").Acts} Acts @typedef {import("./scene.js").Scene} Scene @typedef {import("./picking.js").Option} Option */
/** @typedef {{message: string, accept: string[], then: string[]}} Step @typedef {{id: string, title: string, done: string, steps: Step[], bot: string | null}} Lesson */
/** @typedef {{lesson: Lesson, number: number, all: Lesson[]}} Course */

/** The learner's seat. */
export const LEARNER = 0;
/** How many moves that would do are named. */
const MOST_NAMED = 3;

/** The lessons, all of them.
 * @returns {Promise<Lesson[]>} */
export const lessons = async () => (await get("api/lessons")).lessons;

/** The lesson of that id among all.
 * @param {string | null} id @returns {Promise<Course | null>} */
export async function courseOf(id) {
  if (!id) return null;
  const [all] = await Promise.all([lessons(), speakAlso("learn", "learning")]);
  const place = all.findIndex((each) => each.id === id);
  return place < 0 || !all[place].steps.length ? null : { lesson: all[place], number: place + 1, all };
}

/** Make the table of a lesson.
 * @param {Lesson} lesson @returns {Promise<string>} where it is played */
export async function begin({ id, bot }) {
  const made = await post(`api/lessons/${encodeURIComponent(id)}`, { name: settings().name, key: newKey() });
  const place = sitDown(made, [{ kind: "here" }, { kind: bot ? "bot" : "here" }]);
  if (bot) return place;
  remember(made.id, { lesson: id });
  return `${place}&lesson=${encodeURIComponent(id)}`;
}

/** Begin the lesson after this one.
 * @param {State} state @param {Acts} acts */
export async function beginNext({ course }, acts) {
  const next = course?.all[course.number];
  if (!next) return;
  try {
    location.assign(await begin(next));
  } catch (error) {
    const { error: message, facts } = /** @type {{error?: string, facts?: Record<string, unknown>}} */ (error);
    acts.note({ message: message ?? "web-no-connection", facts: facts ?? {}, tone: "alarm" });
  }
}

/** Where a lesson stands: its step, or the move that follows by itself; nothing once it is done.
 * @param {Lesson} lesson @param {number} ply @returns {{step: Step, number: number, follows: string | null} | null} */
export function standOf({ steps }, ply) {
  let first = 0;
  for (const [place, step] of steps.entries()) {
    const next = first + 1 + step.then.length;
    if (ply < next) return { step, number: place + 1, follows: ply === first ? null : step.then[ply - first - 1] };
    first = next;
  }
  return null;
}

/** Whether a move does what the step asks.
 * @param {Step} step @param {string} move */
export const accepts = ({ accept }, move) =>
  accept.some((wanted) => new RegExp(`^${wanted.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(move));

/** What the step asks for now, if it is the learner's turn.
 * @param {State} state */
function asked({ course, table }) {
  const stand = course && table?.status === "running" ? standOf(course.lesson, table.ply) : null;
  return stand && stand.follows === null ? stand.step : null;
}

/** The things on the table that make the moves asked for.
 * @param {State} state @param {Option[]} options @returns {Set<string>} */
export function wantedThings(state, options) {
  const step = asked(state);
  const wanted = step ? options.filter(({ move }) => accepts(step, move.text)) : [];
  return new Set(wanted.flatMap(({ ways }) => ways.flat()));
}

/** Whether a move may be played; one that the lesson does not ask for is told so.
 * @param {State} state @param {Acts} acts @param {Scene} scene @param {string} move */
export function isTaken(state, acts, scene, move) {
  const step = asked(state);
  if (!step || accepts(step, move)) return true;
  const options = acts.situation?.options ?? [];
  const words = (/** @type {Option} */ option) => moveWords(scene, option.move, option.preview);
  const made = options.find((option) => option.move.text === move);
  const named = options
    .filter((option) => accepts(step, option.move.text))
    .slice(0, MOST_NAMED)
    .map(words);
  const facts = { move: made ? words(made) : move, wanted: named.join(say("list-comma")) };
  acts.note({ message: "learn-other", facts, tone: "calm" });
  return false;
}

let played = -1;

/** Let the other player do what the lesson says, once for each ply.
 * @param {State} state @param {Acts} acts */
export function goOn(state, acts) {
  const { course, table } = state;
  if (!course || table?.status !== "running" || table.chooses === LEARNER || played === table.ply) return;
  const follows = standOf(course.lesson, table.ply)?.follows;
  if (!follows) return;
  const ply = (played = table.ply);
  setTimeout(() => {
    if (state.table?.ply === ply) acts.play(follows);
    else played = -1;
  }, delays.lesson);
}

/** A step in words. What stands behind its last colon is for those who type.
 * @param {Step} step */
export function stepWords({ message, accept }) {
  if (current().has(`${message}-here`)) return say(`${message}-here`);
  const text = say(message);
  const [, before, typed] = text.match(/^(.*?)\s*:\s*([^:]*)$/s) ?? [];
  const verbs = accept.map((move) => (move.includes("*") ? move.split(" ")[0] : move));
  return typed && verbs.some((verb) => typed.includes(verb)) ? `${before}.` : text;
}

/** The strip of the lesson.
 * @param {State} state */
export function lessonStrip({ course, table }) {
  if (!course || !table) return nothing;
  const { lesson, number, all } = course;
  const stand = standOf(lesson, table.ply);
  const next = all[number];
  const title = say("learn-welcome", { number, lessons: all.length, title: say(lesson.title) });
  return html`<section class="lesson" aria-label=${title}>
    <b>${title}</b>
    <p role="status" tabindex="0">${stand ? stepWords(stand.step) : say(lesson.done)}</p>
    ${!stand && next ? html`<button class="main" data-act="next-lesson">${say("learn-next", { title: say(next.title) })}</button>` : nothing}
  </section>`;
}
