// Public tables: those that play now, and those that wait for somebody.

import { html } from "../vendor/lit-html.js";
import { get } from "../lib/api.js";
import { unusual } from "../lib/kinds.js";
import { openPage, trouble } from "../lib/page.js";
import * as places from "../lib/places.js";
import { say } from "../lib/texts.js";

/** @typedef {import("../lib/types.js").TableLine} TableLine */

const POLL = 10_000;
/** @type {TableLine[] | null} */
let tables = null;
/** @type {string | null} */
let after = null;
/** @type {unknown} */
let problem = null;

/** @param {boolean} more */
async function look(more = false) {
  if (document.visibilityState !== "visible") return;
  try {
    const list = await get(more && after ? `api/tables?after=${encodeURIComponent(after)}` : "api/tables");
    tables = more ? [...(tables ?? []), ...list.tables] : list.tables;
    after = list.after;
    problem = null;
  } catch (error) {
    problem = error;
  }
  redraw();
}

/** @param {TableLine} table */
const line = (table) =>
  html`<li>
    <a href=${table.status === "over" ? places.replay(table.id) : places.table(table.id)}
      ><strong>${table.name || say("watch-table")}</strong></a
    >
    <span class="note">${table.seats.map((name) => name || say("waiting-free")).join(say("list-comma"))}</span>
    <span class="note">${[...unusual(table), say(`web-table-${table.status}`, { turn: table.turn })].join(" · ")}</span>
    ${table.open ? html`<strong class="badge">${say("watch-free", { seats: table.open })}</strong>` : html`<span class="note">${say(table.status === "over" ? "web-replay" : "watch-look")}</span>`}
  </li>`;

/** @param {string} heading @param {TableLine[]} some */
const part = (heading, some) =>
  html`<section class="panel">
    <h2>${say(heading)}</h2>
    ${
      some.length
        ? html`<ul class="tables">
            ${some.map(line)}
          </ul>`
        : html`<p class="note">${say(`${heading}-none`)}</p>`
    }
  </section>`;

const draw = () =>
  html`<h1>${say("watch-heading")}</h1>
    <p>${say("watch-about")}</p>
    ${trouble(problem)}
    ${
      tables === null
        ? html`<p class="note">${say("web-table-unknown")}</p>`
        : html`<div class="columns">
            ${part(
              "watch-running",
              tables.filter((table) => table.status === "running"),
            )}
            ${part(
              "watch-waiting",
              tables.filter((table) => table.status === "waiting"),
            )}
            ${part(
              "watch-over",
              tables.filter((table) => table.status === "over"),
            )}
          </div>`
    }
    ${after ? html`<p class="acts"><button class="button" @click=${() => look(true)}>${say("watch-more")}</button></p>` : ""}`;

let redraw = () => {};
redraw = await openPage({ title: "watch-heading", draw, wide: true });
await look();
setInterval(() => after === null && look(), POLL);
