// My town: the games of this browser, what they add up to, and the file that carries them to another browser.

import { downloadFile } from "../../lib/download.js";
import { openDialog } from "../../lib/dialog.js";
import { Task } from "../../lib/forms.js";
import { games } from "../../lib/game_history.js";
import { errorAlert, openPage } from "../../lib/page.js";
import { playerNames } from "../../lib/player_names.js";
import { currentTexts, list, preferredLocale, say } from "../../lib/texts.js";
import { dayTowns, streak } from "../../lib/town_results.js";
import * as urls from "../../lib/urls.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { deleteHistory, exportedHistory, importHistory, textOf } from "./history_file.js";
import { loadEditions, pictureOf } from "./pictures.js";
import { bestBuilding, byLevel, isWin, mistakes, totals } from "./statistics.js";

/** @typedef {import("../../lib/game_history.js").Game} Game */

const PAGE = 30;
const importing = new Task(() => redraw());
let visibleCount = PAGE;
/** What the last action did, in words. */
let outcome = "";

/** @param {number} at */
const dateWords = (at) => new Date(at).toLocaleDateString(preferredLocale(), { dateStyle: "medium" });

const saveFile = () =>
  downloadFile(
    `oddville-${new Date().toISOString().slice(0, 10)}.json`,
    new Blob([exportedHistory()], { type: "application/json" }),
  );

/** @param {HTMLInputElement} input */
const readFile = (input) =>
  importing.run(async () => {
    outcome = "";
    const [file] = input.files ?? [];
    const text = file ? textOf(file) : null;
    input.value = "";
    if (text) outcome = say("town-imported", { games: importHistory(await text) });
  });

const askToDelete = () =>
  openDialog(
    () => say("town-delete"),
    (close) =>
      html`<p>${say("town-delete-ask", { games: games().length })}</p>
        <p class="acts">
          <button
            class="button"
            id="delete-now"
            @click=${() => {
              deleteHistory();
              outcome = say("town-deleted");
              close();
              redraw();
            }}
          >
            ${say("town-delete")}</button
          ><button class="button primary" @click=${close}>${say("town-keep")}</button>
        </p>`,
  );

/** @param {string} label @param {unknown} value */
const figure = (label, value) =>
  html`<div class="figure">
    <dt>${say(label)}</dt>
    <dd>${value}</dd>
  </div>`;

/** @param {Game[]} allGames */
function figures(allGames) {
  const sum = totals(allGames);
  const best = bestBuilding(allGames)?.best;
  const days = streak(new Date().toISOString().slice(0, 10), dayTowns());
  return html`<dl class="figures">
    ${figure("town-games", sum.games)} ${figure("town-wins", sum.wins)} ${figure("town-win-streak", sum.streak)}
    ${figure("town-day-streak", days)}
    ${best ? figure("town-best", say("town-best-card", { name: currentTexts().card(best.card), points: best.points })) : nothing}
  </dl>`;
}

/** @param {Game[]} allGames */
const levelTable = (allGames) =>
  html`<section class="panel" aria-labelledby="levels">
    <h2 id="levels">${say("town-levels")}</h2>
    <table class="level-table">
      <thead>
        <tr>
          <th scope="col">${say("town-against")}</th>
          <th scope="col">${say("town-games")}</th>
          <th scope="col">${say("town-wins")}</th>
        </tr>
      </thead>
      <tbody>
        ${byLevel(allGames).map(
          ({ level, games: played, wins }) =>
            html`<tr>
              <th scope="row">${say("town-level", { level })}</th>
              <td>${played}</td>
              <td>${wins}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;

/** @param {Game[]} allGames */
function mistakeList(allGames) {
  const kinds = mistakes(allGames);
  return html`<section class="panel" aria-labelledby="mistakes">
    <h2 id="mistakes">${say("town-mistakes")}</h2>
    ${
      kinds.length
        ? html`<ul>
            ${kinds.map(([kind, count]) => html`<li>${say("review-kind", { kind: say(`review-kind-${kind}`), count })}</li>`)}
          </ul>`
        : html`<p class="note">${say("town-mistakes-none")}</p>`
    }
  </section>`;
}

/** @param {Game} game */
function gameLine(game) {
  const { id, at, seats, mine, points, winner } = game;
  const names = playerNames(seats.map(({ name }) => name));
  const result =
    mine.length === 1
      ? say("town-result", { result: isWin(game) ? "won" : "lost" })
      : say("town-winner", { name: names[winner] });
  const scores = list(names.map((name, seat) => `${name} ${points[seat]}`));
  return html`<li class=${isWin(game) ? "won" : nothing}>
    ${pictureOf(game, say("town-picture"))}
    <a href=${urls.replay(id)}>${dateWords(at)}</a>
    <strong>${result}</strong>
    <span class="note">${scores}</span>
  </li>`;
}

/** @param {Game[]} allGames */
const gameList = (allGames) =>
  html`<section class="panel" aria-labelledby="games">
    <h2 id="games">${say("town-list")}</h2>
    <p class="note">${say("town-replays")}</p>
    <ul class="town-games">
      ${allGames.slice(0, visibleCount).map(gameLine)}
    </ul>
    ${
      allGames.length > visibleCount
        ? html`<p class="acts">
            <button class="button" @click=${() => ((visibleCount += PAGE), redraw())}>${say("town-more")}</button>
          </p>`
        : nothing
    }
  </section>`;

/** @param {boolean} hasGames */
const filePanel = (hasGames) =>
  html`<section class="panel" aria-labelledby="file">
    <h2 id="file">${say("town-file")}</h2>
    <p class="note">${say("town-file-about")}</p>
    <p class="acts">
      <button class="button" id="export" ?disabled=${!hasGames} @click=${saveFile}>${say("town-export")}</button>
      <label class="button file-button"
        >${say("town-import")}<input
          type="file"
          accept=".json,application/json"
          class="unseen"
          @change=${(/** @type {Event} */ event) => readFile(/** @type {HTMLInputElement} */ (event.target))}
      /></label>
      <button class="button" id="delete" ?disabled=${!hasGames} @click=${askToDelete}>${say("town-delete")}</button>
    </p>
    <p role="status">${outcome}</p>
    ${errorAlert(importing.error)}
  </section>`;

const empty = () =>
  html`<section class="panel">
    <p>${say("town-empty")}</p>
    <p class="acts"><a class="button primary" href=${urls.start()}>${say("web-play-now")}</a></p>
  </section>`;

const draw = () => {
  const allGames = games();
  return html`<h1>${say("web-my-town")}</h1>
    <p>${say("town-about")}</p>
    ${
      allGames.length
        ? html`${figures(allGames)}
            <div class="columns">
              <div>${gameList(allGames)}</div>
              <div>${levelTable(allGames)}${mistakeList(allGames)}</div>
            </div>`
        : empty()
    }
    ${filePanel(allGames.length > 0)}`;
};

let redraw = () => {};
redraw = await openPage({ title: "web-my-town", draw, wide: true });
await loadEditions(games());
redraw();
