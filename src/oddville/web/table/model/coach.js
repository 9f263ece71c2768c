// The coach marks of a first game. Each is shown once, the first time that it matters, until the player moves or closes it.

import { myTable, storeTable } from "../../lib/my_tables.js";
import { endWorkers, inCity } from "./city.js";
import { memoizeByState } from "./memo.js";
import { situationOf } from "./situation.js";

/** @typedef {import("./state.js").State} State @typedef {import("./situation.js").Situation} Situation @typedef {import("../../types/wire.js").LessonMark} Mark */

/** @type {Record<string, (situation: Situation) => boolean>} */
const WHEN = {
  "set-up": ({ view }) => view.phase === "set-up",
  turn: ({ view }) => view.phase === "turn",
  building: ({ view, me }) => view.phase === "turn" && view.players[me ?? 0].buildings.length > 0,
  character: ({ view, me, mayConfirm }) => (mayConfirm || view.phase === "turn") && view.players[me ?? 0].characters.length > 0,
  end: ({ view, edition }) =>
    view.phase === "turn" && view.players.some((_, player) => inCity(view, player) === endWorkers(edition) - 1),
  recover: ({ view, me }) => view.phase === "turn" && view.players[me ?? 0].hand.length === 1,
};

/** The mark to show now; none unless I must choose, or confirm a turn that has brought a character.
 * @type {(state: State) => Mark | null} */
export const markOf = memoizeByState((state) => {
  const situation = situationOf(state);
  if (!situation?.mayChoose && !situation?.mayConfirm) return null;
  const marks = situation.mayChoose ? state.marks : state.marks.filter(({ when }) => when === "character");
  return marks.find(({ when }) => WHEN[when]?.(situation)) ?? null;
});

/** @param {State} state */
export function closeMark(state) {
  const mark = markOf(state);
  if (!mark) return;
  storeTable(state.id, { seenMarks: [...(myTable(state.id)?.seenMarks ?? []), mark.message] });
  state.change({ marks: state.marks.filter((other) => other !== mark) });
}
