// Ladders: make one, join it under a guarded name, make games that count, follow the ratings.

import { ApiError, get, newKey, post, postForResponse } from "../../lib/api.js";
import { onSubmit, optionList, Task } from "../../lib/forms.js";
import { LinkFields } from "../../lib/link_fields.js";
import { myLadder, myLadders, storeLadder } from "../../lib/my_ladders.js";
import { myTable, storeTable } from "../../lib/my_tables.js";
import { errorAlert, openPage } from "../../lib/page.js";
import { settings } from "../../lib/settings.js";
import { newValue, storeValue } from "../../lib/shuffle.js";
import { say } from "../../lib/texts.js";
import * as urls from "../../lib/urls.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { finishedGames, seatName, standings } from "./standings.js";

/** @typedef {import("../../types/wire.js").Ladder} Ladder @typedef {import("../../types/wire.js").LadderGame} LadderGame */

const POLL = 10_000;
const MAX_OPPONENTS = 3;
const LEVELS = ["newcomer", "apprentice", "mason", "architect", "mayor"];
const id = new URLSearchParams(location.search).get("ladder") ?? "";
const path = `api/ladders/${encodeURIComponent(id)}`;
const links = new LinkFields(() => redraw());
const [loading, opening, making, joining, playing, leaving] = Array.from({ length: 6 }, () => new Task(() => redraw()));
/** A new one after each success, so that a repeated request has no second effect. */
let key = newKey();
/** @type {Ladder | null} */
let ladder = null;
let chosenMember = "";

/** The own link has the member and its secret in the fragment. It is checked before it replaces another one, which may be the
 * only copy; then the address bar keeps only what may be passed on. */
const takeOwnLink = () =>
  opening.run(async () => {
    const token = location.hash.slice(1).split(".")[1] ?? "";
    storeLadder(id, { member: await memberOf(token), token });
    history.replaceState(null, "", urls.ladder(id));
  });

/** @param {string} token @returns {Promise<string>} */
async function memberOf(token) {
  try {
    return (await get(`${path}/member`, token)).member;
  } catch (error) {
    if (error instanceof ApiError && [401, 403].includes(error.status)) throw new ApiError("ladder-wrong-link");
    throw error;
  }
}

const load = () =>
  loading.run(async () => {
    ladder = await get(path);
    if (ladder && myLadder(id)) storeLadder(id, { name: ladder.name });
  });

/** The member of this browser, unless it has left. */
function ownMember() {
  const mine = myLadder(id);
  const member = ladder?.members.find((each) => each.id === mine?.member);
  return mine?.token && member ? { ...member, token: mine.token } : null;
}

/** @param {FormData} fields */
const make = (fields) =>
  making.run(async () => {
    const name = String(fields.get("name"));
    const made = await post("api/ladders", { name, key });
    storeLadder(made.id, { name, host: made.host });
    return urls.ladder(made.id);
  });

/** @param {FormData} fields */
const join = (fields) =>
  joining.run(async () => {
    const { member, token } = await post(`${path}/members`, { name: fields.get("name"), key });
    storeLadder(id, { name: ladder?.name ?? "", member, token });
    key = newKey();
    await load();
  });

/** @param {FormData} fields */
const makeGame = (fields) =>
  playing.run(async () => {
    const opponents = fields.getAll("opponent").filter(Boolean);
    const game = { opponents, bots: Number(fields.get("bots")), bot: fields.get("bot"), key };
    const { table } = await post(`${path}/games`, game, ownMember()?.token);
    key = newKey();
    return sit(table);
  });

/** Take the own seat at a table, once in each browser.
 * @param {string} table @returns {Promise<string>} */
async function sit(table) {
  if (!myTable(table)?.tokens.length) {
    const value = newValue();
    const taken = await post(`${path}/games/${table}/seat`, { value }, ownMember()?.token);
    storeTable(table, { name: ladder?.name, tokens: [taken.token], seats: [taken.seat] });
    const view = await get(`api/tables/${table}`);
    if (view.seats[taken.seat].valued) storeValue(view, taken.seat, value);
  }
  return urls.table(table);
}

/** @param {string} member @param {string} secret */
const remove = (member, secret) =>
  leaving.run(async () => {
    await postForResponse(`${path}/leave`, { member }, secret);
    await load();
  });

const newForm = () =>
  html`<form class="panel event-form" @submit=${onSubmit(make)}>
    <h2>${say("ladder-new")}</h2>
    <label>${say("ladder-name")}<input name="name" required maxlength="40" /></label>
    <p class="acts"><button class="button primary" ?disabled=${making.busy}>${say("ladder-make")}</button></p>
    ${errorAlert(making.error)}
  </form>`;

const ownLadders = () => {
  const known = myLadders();
  return known.length
    ? html`<section class="panel">
        <h2>${say("ladder-mine")}</h2>
        <ul>
          ${known.map((each) => html`<li><a class="event-link" href=${urls.ladder(each.id)}>${each.name || each.id}</a></li>`)}
        </ul>
      </section>`
    : nothing;
};

const joinForm = () =>
  html`<form class="panel event-form" @submit=${onSubmit(join)}>
    <h2>${say("ladder-join")}</h2>
    <label
      >${say("ladder-your-name")}<input name="name" required maxlength="40" autocomplete="nickname" .value=${settings().name}
    /></label>
    <p class="acts"><button class="button primary" ?disabled=${joining.busy}>${say("ladder-join-do")}</button></p>
    ${errorAlert(joining.error)}
  </form>`;

/** @param {Ladder} current @param {string} own */
function gameForm({ members }, own) {
  const others = members.filter((member) => member.id !== own);
  if (!others.length) return html`<p>${say("ladder-alone")}</p>`;
  const names = new Map([
    ["", say("ladder-nobody")],
    ...others.map((each) => /** @type {[string, string]} */ ([each.id, each.name])),
  ]);
  const fields = others.slice(0, MAX_OPPONENTS);
  return html`<form class="event-form" @submit=${onSubmit(makeGame)}>
    ${fields.map(
      (_, place) =>
        html`<label
          >${say("ladder-opponent", { number: place + 1 })}
          <select name="opponent" ?required=${place === 0}>
            ${optionList([...names.keys()], place === 0 ? others[0].id : "", (member) => names.get(member))}
          </select></label
        >`,
    )}
    <label
      >${say("ladder-bots")}
      <select name="bots">
        ${optionList([0, 1, 2], 0, String)}
      </select></label
    >
    <label
      >${say("ladder-bot")}
      <select name="bot">
        ${optionList(LEVELS, "mason", (bot) => say("duplicate-level", { bot }))}
      </select></label
    >
    <p class="acts"><button class="button primary" ?disabled=${playing.busy}>${say("ladder-make-game")}</button></p>
  </form>`;
}

/** @param {Ladder} current @param {{id: string, name: string, token: string}} own */
const ownPanels = (current, own) =>
  html`<section class="panel" aria-labelledby="game">
      <h2 id="game">${say("ladder-game")}</h2>
      ${gameForm(current, own.id)} ${errorAlert(playing.error)}
    </section>
    <section class="panel" aria-labelledby="me">
      <h2 id="me">${say("ladder-me", { name: own.name })}</h2>
      <p class="note">${say("ladder-own-about")}</p>
      <ul class="event-links">
        ${links.item(urls.ladder(id, `${own.id}.${own.token}`), say("ladder-own-link"))}
      </ul>
      <details class="ladder-leave">
        <summary>${say("ladder-leave")}</summary>
        <p>${say("ladder-leave-about")}</p>
        <button class="button" ?disabled=${leaving.busy} @click=${() => remove(own.id, own.token)}>
          ${say("ladder-leave-do")}
        </button>
      </details>
      ${errorAlert(leaving.error)}
    </section>`;

/** @param {LadderGame} game @param {string | undefined} own */
function openGame({ table, status, turn, seats }, own) {
  const isOwn = own !== undefined && seats.some(({ member }) => member === own);
  const label = myTable(table)?.tokens.length ? "ladder-open" : "ladder-sit";
  return html`<li>
    <span class="ladder-seats">${seats.map(seatName).join(" · ")}</span>
    <span class="note">${say("ladder-status", { status, turn })}</span>
    ${
      isOwn
        ? html`<button class="button" ?disabled=${playing.busy} @click=${() => playing.run(() => sit(table))}>
            ${say(label)}
          </button>`
        : html`<a href=${urls.table(table)}>${say("ladder-watch")}</a>`
    }
  </li>`;
}

/** @param {Ladder} current @param {string | undefined} own */
function openGames({ games }, own) {
  const open = games.filter(({ finished_at }) => finished_at === null);
  return open.length
    ? html`<section class="panel" aria-labelledby="open">
        <h2 id="open">${say("ladder-open-games")}</h2>
        <ul class="event-tables">
          ${open.map((game) => openGame(game, own))}
        </ul>
      </section>`
    : nothing;
}

/** @param {Ladder} current */
function hostPanel({ members }) {
  const host = myLadder(id)?.host;
  const names = new Map(members.map((member) => [member.id, member.name]));
  if (!host || !members.length) return nothing;
  return html`<details class="panel">
    <summary>${say("ladder-host")}</summary>
    <form class="event-form" @submit=${onSubmit((fields) => remove(String(fields.get("member")), host))}>
      <label
        >${say("ladder-remove")}
        <select name="member">
          ${optionList([...names.keys()], undefined, (member) => names.get(member))}
        </select></label
      >
      <p class="acts"><button class="button" ?disabled=${leaving.busy}>${say("ladder-remove-do")}</button></p>
    </form>
    ${ownMember() ? nothing : errorAlert(leaving.error)}
  </details>`;
}

const invitation = () =>
  html`<section class="panel" aria-labelledby="invitation">
    <h2 id="invitation">${say("ladder-invite")}</h2>
    <p class="note">${say("ladder-invitation-about")}</p>
    <ul class="event-links">
      ${links.item(urls.ladder(id), say("ladder-invitation"))}
    </ul>
  </section>`;

/** @param {string} member */
function choose(member) {
  chosenMember = member;
  redraw();
}

/** @param {Ladder} current */
function panels(current) {
  const own = ownMember();
  return html`${openGames(current, own?.id)} ${standings(current, own?.id)} ${own ? ownPanels(current, own) : joinForm()}
  ${finishedGames(current, chosenMember, choose)} ${invitation()} ${hostPanel(current)}`;
}

const draw = () =>
  id
    ? html`<h1>${ladder?.name || say("ladder-title")}</h1>
        ${errorAlert(loading.error ?? opening.error)} ${ladder ? panels(ladder) : nothing}`
    : html`<h1>${say("ladder-title")}</h1>
        <p>${say("ladder-about")}</p>
        ${newForm()}${ownLadders()}`;

let redraw = () => {};
redraw = await openPage({ title: "ladder-title", draw, wide: true });
if (id) {
  if (location.hash && !document.getElementById(location.hash.slice(1))) await takeOwnLink();
  await load();
  setInterval(() => document.visibilityState === "visible" && load(), POLL);
}
