// A lesson at the table: its step, which moves the step accepts, and the other player's moves. The step follows from the ply
// alone, so it survives undo and reload.

import { get, newKey, post } from "../../lib/api.js";
import { storePlayed } from "../../lib/first_game.js";
import { myTable, storeTable } from "../../lib/my_tables.js";
import { settings } from "../../lib/settings.js";
import { loadMoreTexts } from "../../lib/texts.js";
import { DEFAULT_SETUP, makeTable, storeNewTable } from "../../lib/new_table.js";
import { noteProblem } from "./notes.js";

/** @typedef {import("./state.js").State} State @typedef {import("./state.js").Snapshot} Snapshot @typedef {import("./picking.js").Option} Option */
/** @typedef {{message: string, accept: string[], then: string[]}} Step @typedef {{id: string, title: string, done: string, steps: Step[], bot: string | null, marks: import("../../types/wire.js").LessonMark[], puzzles: string | null}} Lesson */
/** @typedef {{lesson: Lesson, number: number, all: Lesson[]}} Course */

/** The learner's seat. */
export const LEARNER = 0;

const FIRST_GAME = { id: "first-game", bot: "newcomer" };

/** Whether a table holds the guided game.
 * @param {string} id of the table */
export const isFirstGame = (id) => myTable(id)?.lesson === FIRST_GAME.id;

/** @returns {Promise<Lesson[]>} */
export const lessons = async () => (await get("api/lessons")).lessons;

/** The lesson of a table: its steps, or the marks of a whole game that were not seen yet.
 * @param {string | null} id of a lesson @param {string[]} seenMarks @returns {Promise<{course: Course | null, marks: Lesson["marks"]}>} */
export async function courseOf(id, seenMarks) {
  if (!id) return { course: null, marks: [] };
  const [all] = await Promise.all([lessons(), loadMoreTexts("learn", "learning", "puzzles")]);
  const index = all.findIndex((each) => each.id === id);
  const lesson = all[index];
  const marks = (lesson?.marks ?? []).filter(({ message }) => !seenMarks.includes(message));
  return { course: lesson?.steps.length ? { lesson, number: index + 1, all } : null, marks };
}

/** @param {{id: string, bot: string | null}} lesson @returns {Promise<string>} its address */
export async function begin({ id, bot }) {
  const table = await post(`api/lessons/${encodeURIComponent(id)}`, { name: settings().name, key: newKey() });
  const url = storeNewTable(table, [{ kind: "here" }, { kind: bot ? "bot" : "here" }]);
  storeTable(table.id, { lesson: id });
  return bot ? url : `${url}&lesson=${encodeURIComponent(id)}`;
}

/** The guided game. After it *Play now* no longer asks whether the player is new. */
export function beginFirstGame() {
  storePlayed();
  return begin(FIRST_GAME);
}

/** After the guided game: a table as of *Play now*.
 * @param {State} state */
export async function beginFullGame(state) {
  try {
    location.assign((await makeTable(DEFAULT_SETUP, newKey())).url);
  } catch (error) {
    noteProblem(state, error);
  }
}

/** @param {State} state */
export async function beginNext(state) {
  const next = state.course?.all[state.course.number];
  if (!next) return;
  try {
    location.assign(await begin(next));
  } catch (error) {
    noteProblem(state, error);
  }
}

/** The step of a lesson at a ply, and the other player's move if that is due; nothing once the lesson is done.
 * @param {Lesson} lesson @param {number} ply @returns {{step: Step, follows: string | null} | null} */
export function stepAt({ steps }, ply) {
  let first = 0;
  for (const step of steps) {
    const next = first + 1 + step.then.length;
    if (ply < next) return { step, follows: ply === first ? null : step.then[ply - first - 1] };
    first = next;
  }
  return null;
}

/** @param {Snapshot} state */
export const isFinished = ({ course, table }) => Boolean(course && table && !stepAt(course.lesson, table.ply));

/** @param {State} state */
function stepDue({ course, table }) {
  const at = course && table?.status === "running" ? stepAt(course.lesson, table.ply) : null;
  return at && at.follows === null ? at.step : null;
}

/** @param {Step} step @param {string} move */
const accepts = ({ accept }, move) =>
  accept.some((pattern) => new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(move));

/** Whether the lesson, if there is one, accepts a move now.
 * @param {State} state @param {string} move */
export function isAccepted(state, move) {
  const step = stepDue(state);
  return !step || accepts(step, move);
}

/** The moves that a lesson asks for, or the answer of a puzzle once it is shown.
 * @param {State} state @param {Option[]} options */
export function lessonOptions(state, options) {
  if (state.puzzle) return options.filter(({ move }) => move.text === state.puzzle?.pointedMove(state));
  const step = stepDue(state);
  return step ? options.filter(({ move }) => accepts(step, move.text)) : [];
}

/** @param {Snapshot} state */
export function movesNext({ course, table }) {
  if (!course || table?.status !== "running" || table.chooses === LEARNER) return null;
  return stepAt(course.lesson, table.ply)?.follows ?? null;
}
