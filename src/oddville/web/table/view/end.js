// The end of a game: the score walk, the result, and who wants a rematch.

import { buttonIcon } from "../../lib/button_icons.js";
import { storeGame } from "../../lib/game_history.js";
import { workerFigure } from "../../lib/inline_art.js";
import { myTable } from "../../lib/my_tables.js";
import { prefersReducedMotion, settings } from "../../lib/settings.js";
import { starRow } from "../../lib/stars.js";
import * as urls from "../../lib/urls.js";
import { say } from "../../lib/texts.js";
import { scorePanel } from "../../pages/replay/score_panel.js";
import { ScoreWalk } from "../../pages/replay/score_walk.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { isFirstGame } from "../model/lesson.js";
import { score as askScore } from "../model/questions.js";
import { isTodaysTown, loadTownResult } from "../model/todays_town.js";
import { isPlayedByBotForGood, namesOf, ownSeats } from "../model/situation.js";
import { shuffleSign } from "./about.js";

/** @typedef {import("../model/state.js").State} State @typedef {import("../../lib/types.js").TableView} TableView */

/** The walk runs for those who saw the end; all others get the result.
 * @param {State} state */
export async function openScoreWalk(state) {
  const score = await askScore(state);
  const { table, edition } = state;
  if (!score || !table?.view || !edition) return;
  storeInHistory(state, table, score);
  void loadTownResult(state);
  const colours = table.seats.map((seat) => seat.colour);
  const walk = new ScoreWalk({ score, view: /** @type {any} */ (table.view), edition, names: namesOf(table), colours });
  const isRunning = state.sawEnd && !state.textView && !prefersReducedMotion();
  state.change({ scoreWalk: isRunning ? walk.to(0, true) : walk.end() });
}

/** Lessons are no games.
 * @param {State} state @param {TableView} table @param {import("../../lib/types.js").Score} score */
function storeInHistory({ id, seats: mine, course }, table, score) {
  const { seats, edition, points, result } = table;
  const colours = seats.map(({ colour }) => colour);
  if (!mine.length || course || myTable(id)?.lesson || !result) return;
  const built = mine.flatMap((seat) => score.players[seat].lines.filter(({ cell }) => cell));
  const [best] = built.sort((one, other) => other.points - one.points);
  storeGame({
    id,
    at: Date.now(),
    edition,
    seats: seats.map(({ name, kind, bot }) => ({ name, bot: kind === "bot" ? bot : null })),
    mine,
    points,
    winner: result.winner,
    town: townOf(table, colours),
    best: best ? { card: best.source, points: best.points } : null,
  });
}

/** Each card of the city with its cell and the colour of the worker on it.
 * @param {TableView} table @param {string[]} colours @returns {import("../../lib/game_history.js").TownCard[]} */
const townOf = ({ view }, colours) =>
  (view?.city ?? []).map(([[x, y], card, owner]) => [x, y, card, owner === null ? null : colours[owner]]);

/** @param {State} state */
export function endPanel(state) {
  const { scoreWalk, table, scoreClosed } = state;
  if (!scoreWalk || !table || scoreClosed) return nothing;
  const show = (/** @type {ScoreWalk} */ walk) => state.change({ scoreWalk: walk });
  const actions = html`<a class="button" href=${urls.review(table.id)}>${say("replay-review")}</a
    ><a class="button" href=${urls.replay(table.id)}>${say("menu-replay")}</a>
    <button class="button" data-act="save">${say("end-save")}</button
    ><button class="button" data-act="share">${say("end-share")}</button>
    <button class="button" data-act="close-score">${say("end-look")}</button
    ><a class="button" href=${urls.start()}>${say("menu-start")}</a>`;
  const afterwards = scoreWalk.isOver ? html`${nameForm(state)}${shuffleSign(table, state.seats)}` : nothing;
  const remark = html`${votes(state, table)}${afterwards}`;
  return html`<div class="score-region ${scoreWalk.isOver ? "scored" : ""}">
    ${scorePanel(scoreWalk, { show, first: firstButtons(state), actions, award: townStars(state), remark })}
  </div>`;
}

/** The name is asked for after the game, so that nothing stands before the first one.
 * @param {State} state */
const nameForm = (state) =>
  settings().name || !ownSeats(state).length
    ? nothing
    : html`<form class="acts name-form" data-form="name">
        <label
          >${say("end-name")}
          <input name="text" required maxlength="40" autocomplete="nickname" placeholder=${say("web-your-name")}
        /></label>
        <button class="button">${say("end-name-save")}</button>
      </form>`;

/** After the guided game the full one comes first.
 * @param {State} state */
const firstButtons = (state) =>
  html`${isFirstGame(state.id) ? actButton("full-game", "primary") : nothing}${townLink(state)}${rematchButtons(state)}`;

/** To the result and the picture of today's town.
 * @param {State} state */
const townLink = ({ table }) =>
  isTodaysTown(table) ? html`<a class="button primary" id="todays-result" href=${urls.today()}>${say("end-today")}</a>` : nothing;

/** The stars of today's town, once par is known.
 * @param {State} state */
const townStars = ({ townResult }) =>
  townResult
    ? html`<p class="town-stars" role="status">
        ${townResult.stars === null ? nothing : starRow(townResult.stars)}
        <span>${townResult.par === null ? say("today-par-pending") : say("today-par", { par: townResult.par })}</span>
      </p>`
    : nothing;

/** @param {State} state */
function rematchButtons(state) {
  const { table } = state;
  const own = ownSeats(state);
  if (!table) return nothing;
  if (table.rematch) return nextTable(table.rematch, own.length > 0);
  if (!own.length) return nothing;
  const isWilling = own.every((seat) => table.seats[seat].rematch);
  const isAsked = table.seats.some(({ rematch }) => rematch) && own.some((seat) => table.seats[seat].rematch !== false);
  return html`${isWilling ? actButton("rematch-now") : actButton("rematch", isFirstGame(state.id) ? "" : "primary")}${isAsked ? actButton("no-rematch") : nothing}`;
}

/** @param {string} act @param {string} kind */
const actButton = (act, kind = "") => html`<button class="button ${kind}" data-act=${act}>${say(`end-${act}`)}</button>`;

/** The rematch began without this page: those who agreed are there already.
 * @param {string} id @param {boolean} hasSeat */
const nextTable = (id, hasSeat) =>
  hasSeat
    ? html`<button class="button primary" data-act="next-table">${say("end-next-table")}</button>`
    : html`<a class="button primary" href=${urls.table(id)}>${say("end-watch-next")}</a>`;

/** Who wants a rematch, as soon as somebody does.
 * @param {State} state @param {TableView} table */
function votes({ presence }, table) {
  const names = namesOf(table);
  if (!table.seats.some(({ rematch }) => rematch !== null)) return nothing;
  const vote = (/** @type {TableView["seats"][number]} */ seat, /** @type {number} */ place) => {
    if (isPlayedByBotForGood(seat)) return "bot";
    if (seat.rematch !== null) return seat.rematch ? "yes" : "no";
    return seat.bot || presence.seats[place] === false ? "away" : "open";
  };
  return html`<div role="status">
    <ul class="votes" aria-label=${say("end-rematch")}>
      ${table.seats.map((seat, place) => html`<li data-vote=${vote(seat, place)}>${workerFigure(seat.colour)}<span>${say("end-vote", { name: names[place], vote: vote(seat, place) })}</span>${seat.rematch ? buttonIcon("check") : nothing}</li>`)}
    </ul>
  </div>`;
}
