// The panel of the score walk: the line that is counted now, and at the end the winner and the table of all points.

import { cityTile, icon, mainSquare, medal } from "../../art/index.js";
import { playerName, workerFigure } from "../../lib/inline_art.js";
import { ruleSign } from "../../lib/rule_ids.js";
import { prefersReducedMotion } from "../../lib/settings.js";
import { say } from "../../lib/texts.js";
import { guildOf } from "../../table/view/scene.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { scoreTable, sourceName } from "./score_table.js";

/** @typedef {import("./score_walk.js").ScoreWalk} ScoreWalk @typedef {import("./score_walk.js").Scored} Scored @typedef {import("./score_walk.js").ScoreLine} ScoreLine */
/** @typedef {{show: (walk: ScoreWalk) => void, first?: unknown, actions?: unknown, award?: unknown, remark?: unknown}} Panel `first` and `actions` are buttons of the page, `award` stands below the winner, `remark` comes last */

/** @param {ScoreWalk} walk @param {Panel} panel */
export const scorePanel = (walk, panel) => (walk.isOver ? resultPanel(walk, panel) : linePanel(walk, panel));

/** @param {ScoreWalk} walk @param {Panel} panel */
const linePanel = (walk, { show, remark = nothing }) =>
  html`<section class="walk" aria-labelledby="walk-heading">
    <h2 id="walk-heading">${say("score-heading")}</h2>
    ${counters(walk)} ${currentLine(walk)}
    <p class="acts walk-acts">
      <button class="button primary" data-walk="skip" @click=${() => show(walk.end())}>${say("score-skip")}<kbd>Esc</kbd></button>
      <button class="button" data-walk="back" @click=${() => show(walk.to(walk.at - 1))} ?disabled=${walk.at === 0}>
        ${say("score-back")}
      </button>
      <button class="button" data-walk="play" @click=${() => show(walk.to(walk.at, !walk.isRunning))}>
        ${say(walk.isRunning ? "replay-pause" : "replay-play")}
      </button>
      <button class="button" data-walk="next" @click=${() => show(walk.to(walk.at + 1))}>${say("score-next")}</button>
      <span class="note">${say("score-step", { step: walk.at + 1, steps: walk.steps.length })}</span>
    </p>
    <div class="walk-remark">${remark}</div>
  </section>`;

/** The points so far. The style sheet counts them up.
 * @param {ScoreWalk} walk */
function counters({ scored: { names, colours }, sums, steps, at, delay }) {
  const now = steps[at].player;
  return html`<ol class="sums" .style=${`--step:${delay}ms`}>
    ${names.map(
      (name, player) =>
        html`<li class=${player === now ? "now" : nothing}>
          ${workerFigure(colours[player])}<span>${name}</span
          ><b class="counter" .style=${`--count:${sums[player]}`}><span class="unseen">${sums[player]}</span></b>
        </li>`,
    )}
  </ol>`;
}

/** Only what a person steps through is announced; the result of a running walk comes at its end.
 * @param {ScoreWalk} walk */
function currentLine({ scored, steps, at, isRunning }) {
  const { player, line } = steps[at];
  const { names, colours } = scored;
  return html`<div class="walk-line" role=${isRunning ? nothing : "status"}>
    <div class="walk-picture">${picture(scored, player, line)}</div>
    <p class="walk-source">
      ${playerName(colours[player], html`<strong>${names[player]}</strong>`)} <strong>${sourceName(line)}</strong>
      <b class="walk-points">+${line.points}</b>
    </p>
    <p>${sentence(scored, line)} ${ruleSign(line.rule)}</p>
  </div>`;
}

/** @param {Scored} scored @param {number} player @param {ScoreLine} line */
function picture({ edition, colours }, player, line) {
  const card = edition.cards.find(({ id }) => id === line.source);
  if (card) return cityTile(card, { owner: colours[player] });
  if (line.source === "main-square") return mainSquare(edition.main_square);
  return line.source === "board" ? icon("wood") : medal(line.source, guildOf(edition, line.source));
}

/** @param {Scored} scored @param {ScoreLine} line */
function sentence({ edition }, { points, source, counted }) {
  const card = edition.cards.find(({ id }) => id === source);
  if (card) return say(`score-${card.formula}`, { points, base: card.base, count: counted.length, guild: card.guild });
  if (source === "board" || source === "main-square") return say(`score-${source}`, { points, count: counted.length });
  return say("score-character", { points, count: counted.length, character: source });
}

/** @param {ScoreWalk} walk @param {Panel} panel */
const resultPanel = (walk, { show, first = nothing, actions = nothing, award = nothing, remark = nothing }) =>
  html`<section class="walk result" aria-labelledby="walk-heading">
    <div class="walk-banner">${banner(walk.scored)}${award}</div>
    <div class="score-scroll">${scoreTable(walk.scored)}</div>
    <div class="acts walk-end">
      ${first}
      <button class="button" data-walk="again" @click=${() => show(walk.to(0, !prefersReducedMotion()))}>
        ${say("score-again")}
      </button>
      ${actions}
    </div>
    <div class="walk-remark">${remark}</div>
  </section>`;

/** @param {Scored} scored */
function banner(scored) {
  const { winner, tie } = scored.score;
  const words = winnerWords(scored);
  if (winner === null) return html`<h2 id="walk-heading">${words}</h2>`;
  return html`${workerFigure(scored.colours[winner])}
    <h2 id="walk-heading">${words}</h2>
    ${tie ? html`<p>${tieWords(tie, winner)} ${ruleSign("SCORE-6")}</p>` : nothing}`;
}

/** @param {Scored} scored */
function winnerWords({ score, names }) {
  const { winner } = score;
  if (winner === null) return say("score-not-over");
  return say("score-winner", { winner: names[winner], points: score.players[winner].total });
}

/** The result as announced: the winner and how a tie was broken.
 * @param {ScoreWalk} walk */
export function resultWords({ scored }) {
  const { winner, tie } = scored.score;
  return [winnerWords(scored), ...(tie && winner !== null ? [tieWords(tie, winner)] : [])].join(" ");
}

/** @param {NonNullable<import("../../lib/types.js").Score["tie"]>} tie @param {number} winner */
function tieWords({ tied, start, triggered }, winner) {
  if (!triggered) return say("score-tie-limit", { tied, winner });
  return say(start === winner ? "score-tie-trigger" : "score-tie-clockwise", { tied, winner, player: start });
}
