// The start page: play now, set up, join, go on, and everything else one click away.

import { html, nothing } from "../vendor/lit-html.js";
import { get, newKey, post } from "../lib/api.js";
import { forget, myTables } from "../lib/mytables.js";
import { openPage, trouble } from "../lib/page.js";
import * as places from "../lib/places.js";
import { sign } from "../lib/signs.js";
import { say } from "../lib/texts.js";
import { lastWish, sitDown, wish } from "../setup/wish.js";
import { joinForm } from "../setup/join.js";
import { town } from "./town.js";

/** @typedef {import("../lib/types.js").TableView} TableView */

const POLL = 15_000;
const key = newKey();
let starting = false;
/** @type {unknown} */
let problem = null;
/** What is known of my tables now; null: it is gone. @type {Map<string, TableView | null>} */
const known = new Map();

/** @param {string} id */
async function look(id) {
  try {
    known.set(id, await get(`api/tables/${encodeURIComponent(id)}`));
  } catch (error) {
    if (/** @type {{status?: number}} */ (error).status === 404) known.set(id, null);
  }
}

async function lookAtMyTables() {
  if (document.visibilityState === "visible")
    await Promise.all(
      myTables()
        .slice(0, 20)
        .map((table) => look(table.id)),
    );
  redraw();
}

/** @param {boolean} asText */
async function playNow(asText = false) {
  if (starting) return;
  starting = true;
  problem = null;
  redraw();
  try {
    const wanted = wish(lastWish());
    const made = await post("api/tables", { ...wanted, key });
    const place = sitDown(made, wanted.seats);
    location.assign(asText ? places.textView(made.id) : place);
  } catch (error) {
    starting = false;
    problem = error;
    redraw();
  }
}

/** @param {string} id */
function strike(id) {
  forget(id);
  redraw();
}

const hero = () =>
  html` <section class="hero" aria-labelledby="play">
    ${town()}
    <div class="hero-words">
      <h1>${say("web-name")}</h1>
      <p class="hero-about">${say("web-about")}</p>
      <p class="hero-acts">
        <button class="button primary huge" id="play" @click=${() => playNow()} ?disabled=${starting}>
          ${say(starting ? "web-dealing" : "web-play-now")}
        </button>
        <a class="button huge" href=${places.setUp()}>${say("web-set-up")}</a>
      </p>
      <p class="note">${say("web-play-now-note", { bots: lastWish().seats.filter((seat) => seat.kind === "bot").length })}</p>
      ${trouble(problem)}
    </div>
  </section>`;

/** @param {import("../lib/mytables.js").MyTable} mine */
function tableLine(mine) {
  const table = known.get(mine.id);
  if (table === null)
    return html`<li class="gone">
      <span>${mine.name || mine.id}</span><span class="note">${say("web-table-gone")}</span>${strikeButton(mine)}
    </li>`;
  const names = table?.seats.map((seat) => seat.name).filter(Boolean) ?? [];
  const isMyTurn = table?.status === "running" && table.chooses !== null && mine.seats.includes(table.chooses);
  return html`<li class=${isMyTurn ? "my-turn" : nothing}>
    <a href=${places.table(mine.id)}><strong>${table?.options.name || mine.name || say("web-table-of", { names })}</strong></a>
    <span class="note"
      >${table ? say(`web-table-${table.status}`, { turn: /** @type {any} */ (table.view)?.turn ?? 0 }) : say("web-table-unknown")}</span
    >
    ${isMyTurn ? html`<strong class="badge">${say("web-your-turn")}</strong>` : nothing}
    ${table?.status === "over" ? html`<a class="note" href=${places.replay(mine.id)}>${say("web-replay")}</a>` : nothing}
    ${strikeButton(mine)}
  </li>`;
}

/** @param {import("../lib/mytables.js").MyTable} mine */
const strikeButton = (mine) =>
  html`<button
    class="tool small"
    aria-label=${say("web-forget", { table: mine.name || mine.id })}
    title=${say("web-forget-note")}
    @click=${() => strike(mine.id)}
  >
    ${sign("close")}
  </button>`;

const mine = () => {
  const tables = myTables();
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

/** @type {[string, () => string, string][]} */
const WAYS = [
  ["learn", places.learn, "🎓"],
  ["watch", places.watch, "👀"],
  ["replays", () => places.replay(), "⏯"],
  ["cards", places.cards, "🂠"],
  ["rules", places.rules, "§"],
];

const ways = () =>
  html`<nav class="ways" aria-label=${say("web-more")}>
    ${WAYS.map(
      ([name, to]) =>
        html`<a class="way" href=${to()}
          ><strong>${say(`web-${name}`)}</strong><span class="note">${say(`web-${name}-note`)}</span></a
        >`,
    )}
    <button class="way" @click=${() => playNow(true)} ?disabled=${starting}>
      <strong>${say("web-text")}</strong><span class="note">${say("web-text-note")}</span>
    </button>
  </nav>`;

const draw = () =>
  html`${hero()}
    <div class="columns">
      ${mine()}
      <section class="panel" aria-labelledby="join">
        <h2 id="join">${say("web-join")}</h2>
        ${joinForm(redraw)}
      </section>
    </div>
    ${ways()}`;

let redraw = () => {};
redraw = await openPage({ title: "web-name", files: ["server", "game"], draw, wide: true });
void lookAtMyTables();
setInterval(lookAtMyTables, POLL);
document.addEventListener("visibilitychange", lookAtMyTables);
