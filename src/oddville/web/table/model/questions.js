// Questions to the server: refusals, hint, score.

import { loadMoreTexts } from "../../lib/texts.js";
import { note } from "./notes.js";
import { ask } from "./requests.js";
import { situationOf } from "./situation.js";

/** @typedef {import("../../lib/types.js").Target} Target @typedef {import("../../lib/types.js").RefusalView} RefusalView @typedef {import("./state.js").State} State */

const MAX_REFUSALS = 6;

/** The answer to a press on the city before there is anything to build. */
const NO_BUILDING = { rule: "BUILD-1", message: "why-no-building", facts: {} };

/** @param {import("./situation.js").Situation} situation @param {Target[]} targets */
const needsBuilding = ({ view, me, mayChoose }, targets) =>
  mayChoose &&
  view.phase === "turn" &&
  me !== null &&
  !view.players[me].buildings.length &&
  targets.every((target) => target.startsWith("cell:"));

/** @param {State} state @param {Target[]} targets */
export function whyNot(state, targets) {
  const { table } = state;
  const situation = situationOf(state);
  if (!table || !situation) return;
  if (needsBuilding(situation, targets)) return state.change({ why: { refusals: [NO_BUILDING], isRequested: true, targets } });
  if (situation.mayChoose || table.status !== "running") return void askWhy(state, { targets });
  const isSaving = state.pendingRequests.length > 0;
  const message = isSaving ? "note-not-saved" : situation.mayConfirm ? "note-confirm-first" : "note-not-yours";
  note(state, message, { player: table.chooses });
}

/** @param {State} state @param {Target | undefined} target */
export function explain(state, target) {
  if (target) whyNot(state, [...state.selection.filter((other) => other !== target), target]);
}

/** @param {State} state @param {{moves?: string[], targets?: Target[]}} about */
export async function askWhy(state, about) {
  const answer = await ask(state, { do: "why", ...about });
  if (answer.type !== "why") return;
  if (!answer.answers.length) return note(state, "why-nothing");
  const legal = answer.answers.filter(([, refusals]) => !refusals.length);
  const refusals = withLowestPrice(
    distinct(answer.answers.flatMap(([move, each]) => each.map((refusal) => aboutMove(move, refusal)))),
  ).slice(0, MAX_REFUSALS);
  state.change({ why: { refusals: legal.length ? [] : refusals, isRequested: true, targets: about.targets } });
  if (legal.length) note(state, "why-can", { count: legal.length });
}

/** The price of recovering is named as such: no card or slot shows it.
 * @param {string} move @param {RefusalView} refusal @returns {RefusalView} */
const aboutMove = (move, refusal) =>
  move === "recover" && refusal.message === "refusal-too-few-coins"
    ? { ...refusal, rule: "WORK-1", message: "why-recover" }
    : refusal;

/** Of several prices only the lowest counts, which is the one that the row shows.
 * @param {RefusalView[]} refusals */
function withLowestPrice(refusals) {
  const prices = refusals.filter(({ message }) => message === "refusal-too-few-coins").map(({ facts }) => Number(facts.cost));
  const lowest = Math.min(...prices);
  return refusals.filter(({ message, facts }) => message !== "refusal-too-few-coins" || facts.cost === lowest);
}

/** @param {RefusalView[]} refusals */
function distinct(refusals) {
  const keys = refusals.map(({ rule, facts }) => rule + JSON.stringify(facts));
  return refusals.filter((_, i) => keys.indexOf(keys[i]) === i);
}

/** @param {State} state */
export async function hint(state) {
  if (!situationOf(state)?.mayChoose) return;
  state.change({ hint: "pending", sheet: "hint" });
  const [answer] = await Promise.all([ask(state, { do: "hint", version: state.table?.version }), loadMoreTexts("explain")]);
  const isCurrent = answer.type === "hint" && answer.version === state.table?.version;
  state.change({ hint: isCurrent ? /** @type {import("../../lib/types.js").Hint} */ (answer.hint) : null });
  if (answer.type === "refused") note(state, answer.error, answer.facts);
}

/** @param {State} state @returns {Promise<import("../../lib/types.js").Score | null>} */
export async function score(state) {
  if (state.connectionStatus !== "open") return null;
  const scoreVersion = state.table?.version ?? -1;
  const answer = await ask(state, { do: "score" });
  const score = answer.type === "score" ? /** @type {import("../../lib/types.js").Score} */ (answer.score) : null;
  state.change({ score, scoreVersion });
  return score;
}
