// The score walk: line by line, what each card counted. The server sends which cells counted.

import { html, nothing } from "../../vendor/lit-html.js";
import { playerName, workerFigure } from "../../lib/inline_art.js";
import { ruleLink } from "../../lib/rule_ids.js";
import { currentTexts, say } from "../../lib/texts.js";
import { cityTile, icon, mainSquare, medal } from "../../art/index.js";
import { guildOf } from "../../table/view/scene.js";

/** @typedef {import("../../lib/types.js").Score} Score @typedef {import("../../types/wire.js").ScoreLineView} ScoreLine @typedef {import("../../lib/types.js").View} View @typedef {import("../../lib/types.js").Edition} Edition */
/** @typedef {{score: Score, view: View, edition: Edition, names: string[], colours: string[]}} Scored */

export class ScoreWalk {
  /** @param {Scored} scored @param {() => void} redraw */
  constructor(scored, redraw) {
    this.scored = scored;
    this.redraw = redraw;
    /** @type {{player: number, line: ScoreLine}[]} */
    this.steps = scored.score.players.flatMap(({ lines }, player) =>
      lines.filter((line) => line.points || line.source !== "board").map((line) => ({ player, line })),
    );
    this.at = 0;
  }

  get isOver() {
    return this.at >= this.steps.length;
  }

  /** @param {number} step */
  go(step) {
    this.at = Math.max(0, Math.min(step, this.steps.length));
    this.redraw();
  }

  /** What is marked on the table: the card of the line, and what it counts.
   * @returns {{selection: string[], countedTargets: Set<string>}} */
  marks() {
    if (this.isOver) return { selection: [], countedTargets: new Set() };
    const { player, line } = this.steps[this.at];
    if (line.source === "board") {
      const resources = resourcesOf(this.scored.view, player);
      return { selection: [], countedTargets: new Set(resources.map((resource) => `resource:${resource}`)) };
    }
    const countedTargets = new Set(line.counted.map((cell) => `cell:${cell.join()}`));
    return { selection: line.cell ? [`cell:${line.cell.join()}`] : [`character:${line.source}`], countedTargets };
  }

  /** @param {unknown} actions shown at the end @param {unknown} remark below them */
  panel(actions = nothing, remark = nothing) {
    return html`<section class="walk" aria-labelledby="walk-heading">
      <h2 id="walk-heading">${say("score-heading")}</h2>
      ${this.#sumsLine()} ${this.isOver ? this.#result() : this.#line()}
      <p class="acts walk-acts">
        <button class="button" @click=${() => this.go(this.at - 1)} ?disabled=${this.at === 0}>${say("score-back")}</button>
        ${
          this.isOver
            ? html`<button class="button" @click=${() => this.go(0)}>${say("score-again")}</button>`
            : html`<button class="button primary" @click=${() => this.go(this.at + 1)}>${say("score-next")}</button
                ><button class="button" @click=${() => this.go(this.steps.length)}>${say("score-skip")}</button>`
        }
        <span class="note"
          >${say("score-step", { step: Math.min(this.at + 1, this.steps.length), steps: this.steps.length })}</span
        >
      </p>
      ${
        this.isOver
          ? html`<div class="acts walk-end">${actions}</div>
              ${remark} ${sheets(this.scored)}`
          : nothing
      }
    </section>`;
  }

  #sumsLine() {
    const { names, colours, score } = this.scored;
    const now = this.isOver ? null : this.steps[this.at].player;
    const sums = names.map((_, player) =>
      this.steps.slice(0, this.at + 1).reduce((sum, step) => sum + (step.player === player ? step.line.points : 0), 0),
    );
    return html`<ol class="sums">
      ${names.map((name, player) => html`<li class=${player === now ? "now" : player === score.winner && this.isOver ? "winner" : nothing}>${workerFigure(colours[player])}<span>${name}</span><b>${sums[player]}</b></li>`)}
    </ol>`;
  }

  #line() {
    const { player, line } = this.steps[this.at];
    const { names, colours } = this.scored;
    return html`<div class="walk-line" role="status">
      <div class="walk-picture">${this.#picture(player, line)}</div>
      <p class="walk-source">
        ${playerName(colours[player], html`<strong>${names[player]}</strong>`)} <strong>${sourceName(line)}</strong>
        <b class="walk-points">+${line.points}</b>
      </p>
      <p>${this.#sentence(line)} ${ruleLink(line.rule)}</p>
    </div>`;
  }

  /** @param {number} player @param {ScoreLine} line */
  #picture(player, line) {
    const { edition, colours } = this.scored;
    const card = edition.cards.find(({ id }) => id === line.source);
    if (card) return cityTile(card, { owner: colours[player] });
    if (line.source === "main-square") return mainSquare(edition.main_square);
    return line.source === "board" ? icon("wood") : medal(line.source, guildOf(edition, line.source));
  }

  /** @param {ScoreLine} line */
  #sentence(line) {
    const card = this.scored.edition.cards.find(({ id }) => id === line.source);
    const { points, source, counted } = line;
    if (card) return say(`score-${card.formula}`, { points, base: card.base, count: counted.length, guild: card.guild });
    if (source === "board" || source === "main-square") return say(`score-${source}`, { points, count: counted.length });
    return say("score-character", { points, count: counted.length, character: source });
  }

  #result() {
    const { score, names, colours } = this.scored;
    const { winner, tie } = score;
    if (winner === null) return html`<p role="status">${say("score-not-over")}</p>`;
    return html`<div class="walk-line result" role="status">
      <p class="walk-winner">
        ${workerFigure(colours[winner])}<strong
          >${say("score-winner", { winner: names[winner], points: score.players[winner].total })}</strong
        >
      </p>
      ${tie ? html`<p>${tieSentence(tie, winner)} ${ruleLink("SCORE-6")}</p>` : nothing}
    </div>`;
  }
}

/** @param {NonNullable<Score["tie"]>} tie @param {number} winner */
function tieSentence({ tied, start, triggered }, winner) {
  if (!triggered) return say("score-tie-limit", { tied, winner });
  return say(start === winner ? "score-tie-trigger" : "score-tie-clockwise", { tied, winner, player: start });
}

/** Resources with workers of a player.
 * @param {View} view @param {number} player */
const resourcesOf = (view, player) =>
  Object.keys(view.board).filter((resource) => Object.values(view.board[resource]).some((workers) => workers[player]));

/** @param {ScoreLine} line */
const sourceName = (line) =>
  line.source === "board"
    ? say("source-board")
    : line.rule.startsWith("CHAR-")
      ? say(`character-${line.source}`)
      : currentTexts().card(line.source);

/** @param {Score["players"][number]} sheet @param {string} name @param {string} colour */
export const scoreSheet = ({ lines, total }, name, colour) =>
  html`<table class="sheet">
    <caption>
      ${playerName(colour, html`<strong>${name}</strong>`)}
    </caption>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <th scope="row">${sourceName(line)}</th>
            <td>${line.points}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${say("score-total")}</th>
        <td>${total}</td>
      </tr>
    </tfoot>
  </table>`;

/** @param {Pick<Scored, "score" | "names" | "colours">} scored */
export const sheets = ({ score, names, colours }) =>
  html`<div class="sheets">${score.players.map((sheet, player) => scoreSheet(sheet, names[player], colours[player]))}</div>`;
