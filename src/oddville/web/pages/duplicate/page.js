// Duplicate: make an event, hand out its links, and follow the standings.

import { get, newKey, post } from "../../lib/api.js";
import { onSubmit, optionList, Task } from "../../lib/forms.js";
import { LinkFields } from "../../lib/link_fields.js";
import { myEvents, storeEvent } from "../../lib/my_events.js";
import { errorAlert, openPage } from "../../lib/page.js";
import { say } from "../../lib/texts.js";
import * as urls from "../../lib/urls.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { standings } from "./standings.js";

/** @typedef {import("../../types/wire.js").Event} Event */

const POLL = 10_000;
const TABLES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const LEVELS = ["newcomer", "apprentice", "mason", "architect", "mayor"];
const id = new URLSearchParams(location.search).get("event");
const key = newKey();
const making = new Task(() => redraw());
const loading = new Task(() => redraw());
const linkFields = new LinkFields(() => redraw());
/** @type {Event | null} */
let event = null;

const load = () =>
  loading.run(async () => {
    event = await get(`api/duplicates/${encodeURIComponent(id ?? "")}`);
  });

/** @param {FormData} fields */
const make = (fields) =>
  making.run(async () => {
    const [tables, players, people] = ["tables", "players", "people"].map((name) => Number(fields.get(name)));
    const made = await post("api/duplicates", { name: fields.get("name"), tables, players, people, bot: fields.get("bot"), key });
    storeEvent({ ...made, name: String(fields.get("name")) });
    return urls.duplicate(made.id);
  });

/** @param {string} name @param {number[]} values @param {number} usual */
const numberChoice = (name, values, usual) =>
  html`<label
    >${say(`duplicate-${name}`)}
    <select name=${name}>
      ${optionList(values, usual, (value) => String(value))}
    </select></label
  >`;

const form = () =>
  html`<form class="panel event-form" @submit=${onSubmit(make)}>
    <h2>${say("duplicate-new")}</h2>
    <label>${say("duplicate-name")}<input name="name" maxlength="30" /></label>
    ${numberChoice("tables", TABLES, 2)} ${numberChoice("players", [2, 3, 4], 3)} ${numberChoice("people", [1, 2, 3, 4], 1)}
    <label
      >${say("duplicate-bot")}
      <select name="bot">
        ${optionList(LEVELS, "mason", (bot) => say("duplicate-level", { bot }))}
      </select></label
    >
    <p class="acts"><button class="button primary" ?disabled=${making.busy}>${say("duplicate-make")}</button></p>
    ${errorAlert(making.error)}
  </form>`;

/** @param {import("../../lib/my_events.js").MyEvent} event */
const eventName = ({ id, name, tables }) =>
  say(name ? "duplicate-named-event" : "duplicate-event", { id, name, tables: tables.length });

const ownEvents = () => {
  const known = myEvents();
  return known.length
    ? html`<section class="panel">
        <h2>${say("duplicate-mine")}</h2>
        <ul>
          ${known.map((each) => html`<li><a class="event-link" href=${urls.duplicate(each.id)}>${eventName(each)}</a></li>`)}
        </ul>
      </section>`
    : nothing;
};

/** The links of the seats, for those who made the event. */
function links() {
  const made = myEvents().find((each) => each.id === id);
  if (!made) return nothing;
  return html`<section class="panel" aria-labelledby="links">
    <h2 id="links">${say("duplicate-links")}</h2>
    <p class="note">${say("duplicate-links-about")}</p>
    <ul class="event-links">
      ${linkFields.item(urls.duplicate(made.id), say("duplicate-standings"))}
      ${made.tables.map((table, number) =>
        table.seats.map(({ seat, token }) =>
          linkFields.item(urls.table(table.id, token), say("duplicate-seat", { table: number + 1, seat: seat + 1 })),
        ),
      )}
    </ul>
  </section>`;
}

const draw = () =>
  id
    ? html`<h1>${event?.name || say("duplicate-title")}</h1>
        ${errorAlert(loading.error)} ${event ? standings(event) : nothing} ${links()}`
    : html`<h1>${say("duplicate-title")}</h1>
        <p>${say("duplicate-about")}</p>
        ${form()}${ownEvents()}`;

let redraw = () => {};
redraw = await openPage({ title: "duplicate-title", draw, wide: true });
if (id) {
  await load();
  setInterval(() => document.visibilityState === "visible" && load(), POLL);
}
