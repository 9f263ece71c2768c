// The waiting room: links, code and QR of the seats, who has come, and the start.
// The table page draws it while the table waits; what is done here goes over the table's connection.

import { html, nothing } from "../vendor/lit-html.js";
import { post, posted } from "../lib/api.js";
import { worker } from "../lib/figures.js";
import { isUsualGame } from "../lib/kinds.js";
import { logo } from "../lib/logo.js";
import { myTable, remember } from "../lib/mytables.js";
import * as places from "../lib/places.js";
import { change, settings } from "../lib/settings.js";
import { say } from "../lib/texts.js";

/** @typedef {import("../lib/types.js").TableView} TableView @typedef {import("../lib/types.js").SeatView} SeatView @typedef {import("../lib/types.js").Colour} Colour */
/** @typedef {{table: TableView, seats: number[], hosting: boolean, presence: boolean[]}} Room */
/** @typedef {{rename: (seat: number, name: string, colour: Colour | null) => void, start: () => void, redraw: () => void, sit: (seat: number | null, name: string) => void}} Acts */

/** The pictures of codes, by text. @type {Map<string, string>} */
const codes = new Map();
let copied = "";
let shown = "";

/** @param {string} text @param {() => void} redraw */
async function copy(text, redraw) {
  await navigator.clipboard.writeText(text);
  copied = text;
  redraw();
}

/** @param {string} text @param {() => void} redraw */
async function showCode(text, redraw) {
  shown = shown === text ? "" : text;
  redraw();
  if (!shown || codes.has(text)) return;
  const answer = await posted("api/qr", { text });
  codes.set(text, URL.createObjectURL(await answer.blob()));
  redraw();
}

/** The link of a seat. One that this browser does not know is made anew; the one before is then worth nothing.
 * @param {string} id @param {number} seat */
async function linkOf(id, seat) {
  const known = myTable(id)?.links?.[seat];
  if (known) return places.table(id, known);
  const { token } = await post(`api/tables/${id}/seats/${seat}/link`, {}, myTable(id)?.host ?? "");
  remember(id, { links: { [seat]: token } });
  return places.table(id, token);
}

/** Whether others can reach this address at all. */
const isOnlyHere = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** @param {SeatView} seat @param {number} place */
function nameOf(seat, place) {
  if (seat.name || seat.bot) return seat.name || say(`level-${seat.bot}`);
  return seat.taken ? say("player-number", { number: place + 1 }) : say("waiting-free");
}

/** @param {Room} room @param {SeatView} seat @param {number} place @param {Acts} acts */
function seatRow({ table, seats, hosting, presence }, seat, place, acts) {
  const mine = seats.includes(place);
  const state =
    seat.kind === "bot"
      ? "waiting-bot"
      : !seat.taken
        ? `waiting-for-${seat.kind}`
        : presence[place]
          ? "waiting-here"
          : "waiting-away";
  return html`<li class="seat waiting-seat">
    ${worker(seat.colour)}
    <div class="waiting-who">
      ${mine && seat.kind !== "bot" ? mySeat(table, seat, place, acts) : html`<strong>${nameOf(seat, place)}</strong>`}
      <span class="note">${say(state)}</span>
    </div>
    ${hosting && seat.kind === "link" && !seat.taken ? invitation(table.id, place, acts) : nothing}
    ${!seats.length && !seat.taken && seat.kind === "open" ? html`<button class="button" @click=${() => acts.sit(place, settings().name)}>${say("waiting-sit")}</button>` : nothing}
  </li>`;
}

/** My name and colour. A seat that a link led to is taken by a press of mine, never by opening the link.
 * @param {TableView} table @param {SeatView} seat @param {number} place @param {Acts} acts */
function mySeat(table, seat, place, acts) {
  const take = (/** @type {HTMLFormElement} */ form) => {
    const words = new FormData(form);
    const name = String(words.get("name")).trim();
    change({ name });
    acts.rename(place, name, /** @type {Colour} */ (words.get("colour")));
  };
  return html`<form
    class="waiting-mine"
    @change=${(/** @type {Event} */ event) => seat.taken && take(/** @type {HTMLFormElement} */ (event.currentTarget))}
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      take(/** @type {HTMLFormElement} */ (event.currentTarget));
    }}
  >
    <label
      ><span class="unseen">${say("web-your-name")}</span
      ><input
        name="name"
        maxlength="40"
        autocomplete="nickname"
        .defaultValue=${seat.name || settings().name}
        placeholder=${say("web-your-name")}
    /></label>
    <label
      ><span class="unseen">${say("setup-colour")}</span>
      <select name="colour">
        ${["purple", "blue", "red", "yellow"]
          .filter(
            (colour) =>
              colour === seat.colour ||
              !table.seats.some((other) => other.colour === colour && other.taken && other.kind !== "bot"),
          )
          .map((colour) => html`<option value=${colour} .selected=${colour === seat.colour}>${say(`colour-${colour}`)}</option>`)}
      </select></label
    >
    ${seat.taken ? nothing : html`<button class="button primary">${say("waiting-sit-down")}</button>`}
  </form>`;
}

/** @param {string} id @param {number} seat @param {Acts} acts */
const invitation = (id, seat, acts) =>
  html`<div class="acts">
    <button class="button" @click=${async () => copy(await linkOf(id, seat), acts.redraw)}>
      ${say(copied && copied === places.table(id, myTable(id)?.links?.[seat]) ? "waiting-copied" : "waiting-copy-link")}
    </button>
    <button class="button" @click=${async () => showCode(await linkOf(id, seat), acts.redraw)}>${say("waiting-qr")}</button>
  </div>`;

/** @param {string} text */
const qr = (text) =>
  !text
    ? nothing
    : html`<figure class="qr">
        ${codes.has(text) ? html`<img src=${/** @type {string} */ (codes.get(text))} width="240" height="240" alt=${say("waiting-qr-alt")} />` : html`<p class="note">${say("waiting-drawing")}</p>`}
        <figcaption class="note">${say(isOnlyHere() ? "waiting-only-here" : "waiting-qr-note")}</figcaption>
      </figure>`;

/** What everybody must know before they sit down.
 * @param {TableView} table */
const kindOf = ({ options: { edition, deal } }) =>
  html`${isUsualGame({ edition }) ? nothing : html`<p><strong class="badge">${say("which-game", { edition })}</strong> ${say("which-game-about", { edition })}</p>`}
  ${deal ? html`<p><strong class="badge">${say("about-deal")}</strong> ${say("about-deal-named", { deal })}</p>` : nothing}`;

/** The room.
 * @param {Room} room @param {Acts} acts */
export function waitingRoom(room, acts) {
  const { table, hosting } = room;
  const link = places.table(table.id);
  const isOpen = table.seats.some((seat) => seat.kind === "open" && !seat.taken);
  const missing = table.seats.filter((seat) => !seat.taken).length;
  return html`<section class="waiting panel" aria-labelledby="waiting">
    <a class="waiting-name" href=${places.start()}>${logo()}${say("web-name")}</a>
    <h1 id="waiting">${table.options.name || say("waiting-heading")}</h1>
    <p role="status">${say("waiting-missing", { missing })}</p>
    ${kindOf(table)}
    <ol class="seats">
      ${table.seats.map((seat, place) => seatRow(room, seat, place, acts))}
    </ol>
    ${
      isOpen
        ? html`<div class="waiting-invite">
            <div>
              <h2>${say("waiting-invite")}</h2>
              <p class="code" aria-label=${say("waiting-code", { code: table.id.split("").join(" ") })}>
                ${table.id.slice(0, 5)} ${table.id.slice(5)}
              </p>
              <p class="note">${say("waiting-invite-note")}</p>
              <p class="acts">
                <button class="button" @click=${() => copy(link, acts.redraw)}>
                  ${say(copied === link ? "waiting-copied" : "waiting-copy-table")}
                </button>
                <button class="button" @click=${() => showCode(link, acts.redraw)}>${say("waiting-qr")}</button>
              </p>
            </div>
          </div>`
        : nothing
    }
    ${qr(shown)}
    <p class="acts waiting-start">
      ${hosting ? html`<button class="button primary huge" @click=${acts.start}>${say(missing ? "waiting-fill" : "waiting-start")}</button>` : html`<span class="note">${say("waiting-host-starts")}</span>`}
    </p>
  </section>`;
}
