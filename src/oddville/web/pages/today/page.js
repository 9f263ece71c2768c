// Today's town: choose a strength and play, see the result and share it, practise; the streak and the days before.

import { get, newKey, post } from "../../lib/api.js";
import { Task } from "../../lib/forms.js";
import { storeNewTable } from "../../lib/new_table.js";
import { errorAlert, openPage } from "../../lib/page.js";
import { settings } from "../../lib/settings.js";
import { starRow } from "../../lib/stars.js";
import { preferredLocale, say } from "../../lib/texts.js";
import { dayTowns, storeTown, storeTownResult, streak } from "../../lib/town_results.js";
import * as urls from "../../lib/urls.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { resultPanel } from "./result.js";

/** @typedef {import("../../types/wire.js").Today} Today @typedef {import("../../types/wire.js").TownResult} TownResult */
/** @typedef {import("../../lib/town_results.js").DayTown} DayTown */

const POLL = 5_000;
const PAST_SHOWN = 14;
const start = new Task(() => redraw());
const loading = new Task(() => redraw());
/** @type {Today | null} */
let today = null;
/** The result of today's table, as the server has it. @type {TownResult | null} */
let result = null;

const townOfToday = () => dayTowns().find(({ day }) => day === today?.day);

async function refresh() {
  const known = today?.day;
  today = await get("api/today");
  if (today?.day !== known) result = null;
  const unfinished = dayTowns().filter(({ day, stars }) => day === today?.day || stars === undefined || stars === null);
  await Promise.all(unfinished.slice(0, 8).map(refreshTown));
}

/** A table that no longer exists keeps what is known of it.
 * @param {DayTown} town */
async function refreshTown(town) {
  const found = await get(`api/tables/${encodeURIComponent(town.table)}/today`).catch(() => null);
  if (!found) return;
  storeTownResult(town.table, found);
  if (town.day === today?.day) result = found;
}

/** @param {string} bot @param {boolean} practice */
const play = (bot, practice) =>
  start.run(async () => {
    if (hasEnded()) return refresh();
    const table = await post("api/today", { bot, practice, name: settings().name, key: newKey() });
    const { day } = await get(`api/tables/${encodeURIComponent(table.id)}/today`);
    if (!practice) storeTown({ day, table: table.id, bot });
    return storeNewTable(table, [{ kind: "here" }]);
  });

/** @param {boolean} practice */
const strengths = (practice) =>
  html`<div class="strengths">
    ${today?.strengths.map(
      ({ bot, par }) =>
        html`<button
          class="button strength ${practice ? "" : "primary"}"
          data-bot=${bot}
          ?disabled=${start.busy}
          @click=${() => play(bot, practice)}
        >
          <strong>${say("today-level", { bot })}</strong>
          <span>${par === null ? say("today-par-pending") : say("today-par", { par })}</span>
        </button>`,
    )}
  </div>`;

const beginPanel = () =>
  html`<section class="panel" aria-labelledby="choose">
    <h2 id="choose">${say("today-choose")}</h2>
    ${strengths(false)}
    <p class="note">${say("today-counts")}</p>
  </section>`;

/** @param {DayTown} town */
const runningPanel = (town) =>
  html`<section class="panel" aria-labelledby="running">
    <h2 id="running">${say("today-level", { bot: town.bot })}</h2>
    <p class="acts"><a class="button primary huge" href=${urls.table(town.table)}>${say("today-go-on")}</a></p>
  </section>`;

const practicePanel = () =>
  html`<section class="panel" aria-labelledby="practise">
    <h2 id="practise">${say("today-practise")}</h2>
    ${strengths(true)}
    <p class="note">${say("today-counts")}</p>
  </section>`;

/** Today's town: to begin, to continue, or its result and practice. */
function todayPanels() {
  const town = townOfToday();
  if (!town) return beginPanel();
  if (town.points === undefined) return runningPanel(town);
  return html`${resultPanel(town, result, () => redraw())}${practicePanel()}`;
}

/** @param {Today} known */
const starsPanel = ({ stars }) =>
  html`<section class="panel" aria-labelledby="stars">
    <h2 id="stars">${say("today-stars-about")}</h2>
    <ul class="star-shares">
      ${stars.map((percent, place) => html`<li>${starRow(place + 1)}<span>${say("today-star-share", { percent })}</span></li>`)}
    </ul>
    <p class="note">${say("today-par-about")}</p>
  </section>`;

/** @param {DayTown} town */
const pastLine = (town) =>
  html`<li>
    <a href=${urls.replay(town.table)}>${dateWords(town.day)}</a>
    <span class="note">${say("today-level", { bot: town.bot })}</span>
    <span>${say("today-points", { points: town.points ?? 0 })}</span>
    ${town.stars ? starRow(town.stars) : nothing}
  </li>`;

/** @param {Today} known */
function pastPanel({ day }) {
  const past = dayTowns().filter((town) => town.day !== day && town.points !== undefined);
  return html`<section class="panel" aria-labelledby="past">
    <h2 id="past">${say("today-past")}</h2>
    <p><strong class="streak">${say("today-streak", { days: streak(day) })}</strong></p>
    <p class="note">${say("today-streak-about")}</p>
    ${
      past.length
        ? html`<ul class="past-towns">
            ${past.slice(0, PAST_SHOWN).map(pastLine)}
          </ul>`
        : html`<p class="note">${say("today-past-none")}</p>`
    }
  </section>`;
}

/** @param {string} day */
const dateWords = (day) => new Date(day).toLocaleDateString(preferredLocale(), { timeZone: "UTC", dateStyle: "long" });

/** @param {Today} known */
const nextTown = ({ ends_at }) =>
  say("today-next", { time: new Date(ends_at).toLocaleTimeString(preferredLocale(), { timeStyle: "short" }) });

const draw = () =>
  html`<h1>${say("web-today")}</h1>
    ${today ? html`<p class="town-day">${dateWords(today.day)}</p>` : nothing}
    <p>${say("today-about")}</p>
    ${errorAlert(start.error ?? loading.error)}
    ${
      today
        ? html`<div class="columns">
              <div>${todayPanels()}</div>
              <div>${starsPanel(today)}${pastPanel(today)}</div>
            </div>
            <p class="note">${nextTown(today)}</p>`
        : html`<p class="note">${say("web-table-unknown")}</p>`
    }`;

/** Whether a new day has begun: its town is shown before it can be begun. */
const hasEnded = () => today !== null && Date.now() >= today.ends_at;

/** Whether the server has, or will soon have, something newer than this page shows. */
const isWaiting = () => !today || hasEnded() || today.strengths.some(({ par }) => par === null) || result?.stars === null;

let redraw = () => {};
redraw = await openPage({ title: "web-today", draw, wide: true });
await loading.run(refresh);
setInterval(() => document.visibilityState === "visible" && isWaiting() && !start.busy && loading.run(refresh), POLL);
