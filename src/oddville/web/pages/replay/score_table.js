// The result: all players side by side, and the sheet of one player.

import { buttonIcon } from "../../lib/button_icons.js";
import { playerName } from "../../lib/inline_art.js";
import { ruleSign } from "../../lib/rule_ids.js";
import { currentTexts, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { CATEGORIES, categoryOf } from "./score_walk.js";

/** @typedef {import("./score_walk.js").Scored} Scored @typedef {import("./score_walk.js").ScoreLine} ScoreLine @typedef {import("../../lib/types.js").Score} Score */

/** @param {ScoreLine} line */
export const sourceName = (line) =>
  line.source === "board"
    ? say("source-board")
    : line.rule.startsWith("CHAR-")
      ? say(`character-${line.source}`)
      : currentTexts().card(line.source);

/** @param {typeof CATEGORIES[number]} category */
function categoryName(category) {
  if (category === "square") return currentTexts().card("main-square");
  return say(category === "board" ? "source-board" : `score-${category}`);
}

/** The categories whose lines are named. */
const DETAILED = ["buildings", "characters"];

/** @param {Event} event */
function toggleParts({ currentTarget }) {
  const button = /** @type {HTMLElement} */ (currentTarget);
  button.ariaExpanded = String(button.closest("tr")?.classList.toggle("open"));
}

/** In a small window the name of a category opens its lines.
 * @param {typeof CATEGORIES[number]} category */
const heading = (category) =>
  DETAILED.includes(category)
    ? html`<button class="expander" aria-expanded="false" @click=${toggleParts}>${categoryName(category)}</button>`
    : categoryName(category);

/** The points of a player in a category, with its lines.
 * @param {Score} score @param {typeof CATEGORIES[number]} category @param {number} player */
function pointsCell({ players }, category, player) {
  const lines = players[player].lines.filter((line) => categoryOf(line) === category);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const parts = lines.map((line) => html`<span>${sourceName(line)} <b>${line.points}</b></span>`);
  return html`<td>
    ${points} ${DETAILED.includes(category) && lines.length ? html`<span class="parts">${parts}</span>` : nothing}
  </td>`;
}

const wonSign = () => html`${buttonIcon("check")}<span class="unseen">${say("score-tie-won")}</span>`;

/** Who had equally many points, and who wins (SCORE-6).
 * @param {Score} score */
function tieRow({ players, tie, winner }) {
  if (!tie) return nothing;
  const mark = (/** @type {number} */ player) => (player === winner ? wonSign() : tie.tied.includes(player) ? "–" : nothing);
  return html`<tr class="tie-break">
    <th scope="row">${say("score-tie-break")} ${ruleSign("SCORE-6")}</th>
    ${players.map((_, player) => html`<td class=${player === winner ? "winner" : nothing}>${mark(player)}</td>`)}
  </tr>`;
}

/** @param {Pick<Scored, "score" | "names" | "colours">} scored */
export const scoreTable = ({ score, names, colours }) =>
  html`<table class="score-table">
    <caption class="unseen">
      ${say("score-table")}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${names.map((name, player) => html`<th scope="col" class=${player === score.winner ? "winner" : nothing} title=${name}>${playerName(colours[player], name)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${CATEGORIES.map(
        (category) =>
          html`<tr>
            <th scope="row">${heading(category)}</th>
            ${names.map((_, player) => pointsCell(score, category, player))}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${say("score-total")}</th>
        ${score.players.map(({ total }, player) => html`<td class=${player === score.winner ? "winner" : nothing}>${total}</td>`)}
      </tr>
      ${tieRow(score)}
    </tfoot>
  </table>`;

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
