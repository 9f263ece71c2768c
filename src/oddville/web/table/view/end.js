// The end of a game: the score walk, and the buttons after it.

import * as urls from "../../lib/urls.js";
import { say } from "../../lib/texts.js";
import { ScoreWalk } from "../../pages/replay/score_walk.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { score as askScore } from "../model/questions.js";
import { namesOf, seatOf } from "../model/situation.js";
import { shuffleSign } from "./about.js";

/** @typedef {import("../model/state.js").State} State */

/** @param {State} state */
export async function openScoreWalk(state) {
  const score = await askScore(state);
  const { table, edition } = state;
  if (!score || !table?.view || !edition) return;
  const colours = table.seats.map((seat) => seat.colour);
  const finalScore = { score, view: /** @type {any} */ (table.view), edition, names: namesOf(table), colours };
  state.change({ scoreWalk: new ScoreWalk(finalScore, () => state.change()) });
}

/** @param {State} state */
function rematchButtons(state) {
  const { table } = state;
  const me = seatOf(state);
  if (table?.rematch) return html`<button class="button primary" data-act="next-table">${say("end-next-table")}</button>`;
  if (!table || me === null || !state.seats.length) return nothing;
  const willing = table.seats.filter((seat) => seat.rematch).length;
  const people = table.seats.filter((seat) => seat.kind !== "bot").length;
  if (!table.seats[me].rematch) return html`<button class="button primary" data-act="rematch">${say("end-rematch")}</button>`;
  return html`<span class="note" role="status">${say("end-waiting", { willing, people })}</span
    ><button class="button" data-act="rematch-now">${say("end-rematch-now")}</button>`;
}

/** @param {State} state */
export function endPanel(state) {
  const { scoreWalk, table } = state;
  if (!scoreWalk || !table) return nothing;
  const buttons = html`${rematchButtons(state)}
    <a class="button" href=${urls.replay(table.id)}>${say("menu-replay")}</a>
    <button class="button" data-act="save">${say("end-save")}</button
    ><button class="button" data-act="share">${say("end-share")}</button>
    <button class="button" data-act="close-walk">${say("end-look")}</button
    ><a class="button" href=${urls.start()}>${say("menu-start")}</a>`;
  return html`<div class="score-region">${scoreWalk.panel(buttons, shuffleSign(table, state.seats))}</div>`;
}
