// The standings of a duplicate event, and the state of its tables.

import { ownName } from "../../lib/player_names.js";
import { say } from "../../lib/texts.js";
import * as urls from "../../lib/urls.js";
import { decimal } from "../review/figures.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../../types/wire.js").Event} Event */

/** What stands in the cells of a column, one below the other. */
const COLUMNS = [["rank"], ["player"], ["percent", "matchpoints"], ["points", "margin"]];

/** @param {string} words */
const small = (words) => html`<small class="note">${words}</small>`;

/** @param {string[]} column */
const heading = ([column, below]) =>
  html`<th scope="col">${say(`duplicate-col-${column}`)}${below ? small(say(`duplicate-col-${below}`)) : nothing}</th>`;

/** @param {Event["results"][number]} result */
const row = (result) =>
  html`<tr class=${result.bot ? "bot" : nothing}>
    <td>${result.rank}</td>
    <th scope="row">
      ${ownName(result.name) || say("player-number", { number: result.seat + 1 })}${result.bot ? ` (${say("duplicate-is-bot")})` : nothing}
      ${small(say("duplicate-seat", { table: result.table + 1, seat: result.seat + 1 }))}
    </th>
    <td>
      <span class="percent">${say("duplicate-percent", { percent: decimal(result.percent) })}</span
      >${small(`${result.matchpoints}/${result.most}`)}
    </td>
    <td>${result.points}${small(result.margin < 0 ? `−${-result.margin}` : `+${result.margin}`)}</td>
  </tr>`;

/** @param {Event["tables"][number]} table @param {number} number */
const tableLine = ({ id, status, turn }, number) =>
  html`<li>
    ${status === "gone" ? html`<span>${number + 1}</span>` : html`<a href=${status === "over" ? urls.replay(id) : urls.table(id)}>${say("duplicate-table", { table: number + 1 })}</a>`}
    <span class="note">${say("duplicate-status", { status, turn })}</span>
  </li>`;

/** @param {Event} event @returns {unknown} */
export const standings = ({ results, tables }) =>
  html`<section class="panel" aria-labelledby="standings">
      <h2 id="standings">${say("duplicate-standings")}</h2>
      ${
        results.length
          ? html`<div class="wide-table" tabindex="0" role="group" aria-labelledby="standings">
              <table class="standings">
                <thead>
                  <tr>
                    ${COLUMNS.map(heading)}
                  </tr>
                </thead>
                <tbody>
                  ${results.map(row)}
                </tbody>
              </table>
            </div>`
          : html`<p>${say("duplicate-none")}</p>`
      }
      <p class="note">${say("duplicate-scoring")}</p>
    </section>
    <section class="panel" aria-labelledby="tables">
      <h2 id="tables">${say("duplicate-tables")}</h2>
      <ul class="event-tables">
        ${tables.map(tableLine)}
      </ul>
    </section>`;
