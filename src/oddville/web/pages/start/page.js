// The start page: play now, set up, join, my tables, and links to everything else.

import { html, nothing } from "../../vendor/lit-html.js";
import { get, newKey } from "../../lib/api.js";
import { showBadge } from "../../lib/badge.js";
import { Task } from "../../lib/forms.js";
import { hasPlayed } from "../../lib/first_game.js";
import { variantNotes } from "../../lib/variants.js";
import { forgetTable, myTables } from "../../lib/my_tables.js";
import { playerNames } from "../../lib/player_names.js";
import { openPage, errorAlert } from "../../lib/page.js";
import * as urls from "../../lib/urls.js";
import { buttonIcon } from "../../lib/button_icons.js";
import { list, loadMoreTexts, say } from "../../lib/texts.js";
import { DEFAULT_SETUP, lastSetup, makeTable } from "../../lib/new_table.js";
import { joinForm } from "../setup/join.js";
import { town } from "./town.js";

/** @typedef {import("../../lib/types.js").TableView} TableView */

const POLL = 15_000;
const key = newKey();
const start = new Task(() => redraw());
const join = new Task(() => redraw());
/** My tables as the server has them; null: deleted. @type {Map<string, TableView | null>} */
const tableViews = new Map();
/** Public tables that wait for players. @type {import("../../types/wire.js").TableLine[]} */
let openTables = [];
const MAX_OPEN_TABLES = 5;

/** @param {string} id */
async function refresh(id) {
  try {
    tableViews.set(id, await get(`api/tables/${encodeURIComponent(id)}`));
  } catch (error) {
    if (/** @type {{status?: number}} */ (error).status === 404) tableViews.set(id, null);
  }
}

async function refreshOpenTables() {
  const { tables } = await get("api/tables").catch(() => ({ tables: [] }));
  const open = tables.filter((/** @type {{open: number}} */ table) => table.open > 0).slice(0, MAX_OPEN_TABLES);
  if (open.length) await loadMoreTexts("setup");
  openTables = open;
}

async function refreshTables() {
  const mine = myTables().slice(0, 20);
  if (document.visibilityState === "visible") await Promise.all([refreshOpenTables(), ...mine.map((table) => refresh(table.id))]);
  showBadge(myTables().filter(isMyTurn).length);
  redraw();
}

/** @param {import("../../lib/new_table.js").Setup} setup @param {boolean} asText */
const play = (setup, asText = false) =>
  start.run(async () => {
    const { id, url } = await makeTable(setup, key);
    return asText ? urls.textView(id) : url;
  });

/** The guided game. */
const guide = () => start.run(async () => (await import("./new_here.js")).beginFirstGame());

/** The first time, ask whether the player is new. */
async function playNow() {
  if (hasPlayed()) return play(DEFAULT_SETUP);
  const { askNewHere } = await import("./new_here.js");
  await askNewHere(guide, () => play(DEFAULT_SETUP));
}

/** @param {string} id */
function remove(id) {
  forgetTable(id);
  redraw();
}

/** The table that was set up last, if it was another than that of *Play now*. */
function lastSetupButton() {
  const setup = lastSetup();
  if (JSON.stringify(setup) === JSON.stringify(DEFAULT_SETUP)) return nothing;
  return html`<button class="button" id="play-last" @click=${() => play(setup)} ?disabled=${start.busy}>
    ${say("web-play-last", { count: setup.seats.length })}${variantNotes(setup.options).map((words) => html` · <b>${words}</b>`)}
  </button>`;
}

/** What is new every day: in sight without scrolling. */
const dailyLinks = () =>
  html`<nav class="daily" aria-label=${say("web-daily")}>
    <a class="button" href=${urls.today()} title=${say("web-today-note")}>${buttonIcon("light")}${say("web-today")}</a>
    <a class="button" href=${urls.puzzles()} title=${say("web-puzzles-note")}>${buttonIcon("puzzle")}${say("web-puzzles")}</a>
  </nav>`;

/** A table that waits for this browser, in sight without scrolling. */
function waitingForMe() {
  const mine = myTables().find(isMyTurn);
  if (!mine) return nothing;
  return html`<a class="button waiting-for-me" href=${urls.table(mine.id)}
    ><strong>${tableName(mine, /** @type {TableView} */ (tableViews.get(mine.id)))}</strong>
    <span class="badge">${say("web-your-turn")}</span></a
  >`;
}

const hero = () =>
  html` <section class="hero" aria-labelledby="play">
    ${town()}
    <div class="hero-words">
      <h1>${say("web-name")}</h1>
      <p class="hero-about">${say("web-about")}</p>
      <p class="hero-acts">
        <button class="button primary huge" id="play" @click=${playNow} ?disabled=${start.busy}>
          ${say(start.busy ? "web-dealing" : "web-play-now")}
        </button>
        <span class="note">${say("web-play-now-note", { bots: DEFAULT_SETUP.seats.length - 1 })}</span>
        <a class="button huge" href=${urls.setUp()}>${say("web-set-up")}</a>
        ${lastSetupButton()}
      </p>
      ${errorAlert(start.error)} ${dailyLinks()} ${waitingForMe()}
    </div>
  </section>`;

/** A table without a name is called by its players.
 * @param {import("../../lib/my_tables.js").MyTable} mine @param {TableView | undefined} table */
function tableName(mine, table) {
  if (!table) return mine.name || mine.id;
  return table.options.name || say("web-table-of", { names: playerNames(table.seats.map(({ name }) => name)) });
}

/** @param {import("../../lib/my_tables.js").MyTable} mine */
function isMyTurn({ id, seats, isFinished }) {
  const table = tableViews.get(id);
  return table?.status === "running" && table.chooses !== null && seats.includes(table.chooses) && !isFinished;
}

/** @param {import("../../lib/my_tables.js").MyTable} mine */
function tableLine(mine) {
  const table = tableViews.get(mine.id);
  if (table === null)
    return html`<li class="gone">
      <span>${mine.name || mine.id}</span><span class="note">${say("web-table-gone")}</span>${removeButton(mine)}
    </li>`;
  return html`<li class=${isMyTurn(mine) ? "my-turn" : nothing}>
    <a href=${urls.table(mine.id)}><strong>${tableName(mine, table)}</strong></a>
    <span class="note"
      >${table ? [...variantNotes(table.options), say(`web-table-${table.status}`, { turn: /** @type {any} */ (table.view)?.turn ?? 0 })].join(" · ") : say("web-table-unknown")}</span
    >
    ${isMyTurn(mine) ? html`<strong class="badge">${say("web-your-turn")}</strong>` : nothing}
    ${table?.status === "over" ? html`<a class="note" href=${urls.replay(mine.id)}>${say("web-replay")}</a>` : nothing}
    ${removeButton(mine)}
  </li>`;
}

/** @param {import("../../lib/my_tables.js").MyTable} mine */
const removeButton = (mine) =>
  html`<button
    class="tool small"
    aria-label=${say("web-forget", { table: mine.name || mine.id })}
    title=${say("web-forget-note")}
    @click=${() => remove(mine.id)}
  >
    ${buttonIcon("close")}
  </button>`;

const myTableList = () => {
  const tables = myTables().filter(({ isFinished }) => !isFinished);
  return html`<section class="panel" aria-labelledby="mine">
    <h2 id="mine">${say("web-my-tables")}</h2>
    ${
      tables.length
        ? html`<ul class="tables">
            ${tables.map(tableLine)}
          </ul>`
        : html`<p class="note">${say("web-no-tables")}</p>`
    }
  </section>`;
};

const openTableList = () =>
  openTables.length
    ? html`<h3>${say("watch-waiting")}</h3>
        <ul class="tables open-tables">
          ${openTables.map(openTableLine)}
        </ul>`
    : nothing;

/** @param {import("../../types/wire.js").TableLine} table */
const openTableLine = (table) =>
  html`<li>
    <a href=${urls.table(table.id)}><strong>${table.name || list(table.seats.filter(Boolean)) || say("watch-table")}</strong></a>
    <span class="note">${variantNotes(table).join(" · ")}</span>
    <strong class="badge">${say("watch-free", { seats: table.open })}</strong>
  </li>`;

/** @type {[string, () => string][]} */
const LINKS = [
  ["my-town", urls.myTown],
  ["learn", urls.learn],
  ["watch", urls.watch],
  ["replays", () => urls.replay()],
  ["duplicate", () => urls.duplicate()],
  ["ladder", () => urls.ladder()],
  ["cards", urls.cards],
  ["rules", urls.rules],
];

const links = () =>
  html`<nav class="ways" aria-label=${say("web-more")}>
    <button class="way" id="guide" @click=${guide} ?disabled=${start.busy}>
      <strong>${say("web-guided")}</strong><span class="note">${say("web-guided-note")}</span>
    </button>
    ${LINKS.map(
      ([name, to]) =>
        html`<a class="way" href=${to()}
          ><strong>${say(`web-${name}`)}</strong><span class="note">${say(`web-${name}-note`)}</span></a
        >`,
    )}
    <button class="way" @click=${() => play(DEFAULT_SETUP, true)} ?disabled=${start.busy}>
      <strong>${say("web-text")}</strong><span class="note">${say("web-text-note")}</span>
    </button>
  </nav>`;

const draw = () =>
  html`${hero()}
    <div class="columns">
      ${myTableList()}
      <section class="panel" aria-labelledby="join">
        <h2 id="join">${say("web-join")}</h2>
        ${joinForm(join)} ${openTableList()}
      </section>
    </div>
    ${links()}`;

let redraw = () => {};
redraw = await openPage({ title: "web-name", draw, wide: true });
void refreshTables();
setInterval(refreshTables, POLL);
document.addEventListener("visibilitychange", refreshTables);
