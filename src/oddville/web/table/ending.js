// The end of a game: the score walk on the table, and what can be done then.

import { myTable, remember } from "../lib/mytables.js";
import * as places from "../lib/places.js";
import { say } from "../lib/texts.js";
import { ScoreWalk } from "../score/walk.js";
import { html, nothing } from "../vendor/lit-html.js";
import { saveGame } from "./menu.js";
import { seatOf } from "./situation.js";

/** @typedef {import("./state.js").Store} Store @typedef {import("./acts.js").Acts} Acts @typedef {import("./types.js").TableView} TableView */

/** Ask for the score and begin to walk through it.
 * @param {Store} store @param {Acts} acts @param {string[]} names */
export async function openScoreWalk({ state, change }, acts, names) {
  const answer = await acts.question({ do: "score" });
  const { table, edition } = state;
  if (answer.type !== "score" || !table?.view || !edition) return;
  const colours = table.seats.map((seat) => seat.colour);
  change({
    walk: new ScoreWalk({ score: answer.score, view: /** @type {any} */ (table.view), edition, names, colours }, () => change()),
  });
}

/** @param {TableView} table @param {string} next */
function goOn(table, next) {
  const held = myTable(table.id);
  if (held) remember(next, { tokens: held.tokens, seats: held.seats, host: held.host });
  location.assign(places.table(next));
}

/** @param {TableView} table @param {number | null} me @param {Acts} acts */
function rematchButtons(table, me, acts) {
  const next = table.rematch;
  if (next) return html`<button class="button primary" @click=${() => goOn(table, next)}>${say("end-next-table")}</button>`;
  if (me === null || !acts.store.state.seats.length) return nothing;
  const wished = table.seats[me].rematch;
  const willing = table.seats.filter((seat) => seat.rematch).length;
  const people = table.seats.filter((seat) => seat.kind !== "bot").length;
  if (!wished) return html`<button class="button primary" @click=${() => acts.rematch({})}>${say("end-rematch")}</button>`;
  return html`<span class="note" role="status">${say("end-waiting", { willing, people })}</span
    ><button class="button" @click=${() => acts.rematch({ now: true })}>${say("end-rematch-now")}</button>`;
}

/** The walk as a region of the page.
 * @param {Store} store @param {Acts} acts @param {() => void} share */
export function endPanel({ state, change }, acts, share) {
  const { walk, table } = state;
  if (!walk || !table) return nothing;
  const buttons = html`${rematchButtons(table, seatOf(state), acts)}
    <a class="button" href=${places.replay(table.id)}>${say("menu-replay")}</a>
    <button class="button" @click=${() => saveGame(table.id)}>${say("end-save")}</button
    ><button class="button" @click=${share}>${say("end-share")}</button>
    <button class="button" @click=${() => change({ walk: null })}>${say("end-look")}</button
    ><a class="button" href=${places.start()}>${say("menu-start")}</a>`;
  return html`<div class="score-region">${walk.panel(buttons)}</div>`;
}
