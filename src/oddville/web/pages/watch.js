// Public tables.

import { html } from "../vendor/lit-html.js";
import { get } from "../lib/api.js";
import { variantNotes } from "../lib/variants.js";
import { openPage, errorAlert } from "../lib/page.js";
import * as urls from "../lib/urls.js";
import { list, say } from "../lib/texts.js";

/** @typedef {import("../types/wire.js").TableLine} TableLine */

const POLL = 10_000;
/** @type {TableLine[] | null} */
let tables = null;
/** @type {string | null} */
let after = null;
/** @type {unknown} */
let problem = null;

/** @param {boolean} more */
async function load(more = false) {
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
    <a href=${table.status === "over" ? urls.replay(table.id) : urls.table(table.id)}
      ><strong>${table.name || say("watch-table")}</strong></a
    >
    <span class="note">${list(table.seats.filter(Boolean)) || say("waiting-free")}</span>
    <span class="note">${[...variantNotes(table), say(`web-table-${table.status}`, { turn: table.turn })].join(" · ")}</span>
    ${table.open ? html`<strong class="badge">${say("watch-free", { seats: table.open })}</strong>` : html`<span class="note">${say(table.status === "over" ? "web-replay" : "watch-look")}</span>`}
  </li>`;

/** @param {string} status */
const part = (status) => {
  const some = tables?.filter((table) => table.status === status) ?? [];
  return html`<section class="panel">
    <h2>${say(`watch-${status}`)}</h2>
    ${
      some.length
        ? html`<ul class="tables">
            ${some.map(line)}
          </ul>`
        : html`<p class="note">${say(`watch-${status}-none`)}</p>`
    }
  </section>`;
};

const draw = () =>
  html`<h1>${say("watch-heading")}</h1>
    <p>${say("watch-about")}</p>
    ${errorAlert(problem)}
    ${
      tables === null
        ? html`<p class="note">${say("web-table-unknown")}</p>`
        : html`<div class="columns">${["waiting", "running", "over"].map(part)}</div>`
    }
    ${after ? html`<p class="acts"><button class="button" @click=${() => load(true)}>${say("watch-more")}</button></p>` : ""}`;

let redraw = () => {};
redraw = await openPage({ title: "watch-heading", draw, wide: true });
await load();
setInterval(() => after === null && load(), POLL);
