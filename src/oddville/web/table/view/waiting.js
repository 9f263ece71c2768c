// The waiting room of a table: names, links, code and QR code of the seats, and the start.

import { html, nothing } from "../../vendor/lit-html.js";
import { newKey, post } from "../../lib/api.js";
import { COLOURS } from "../../art/index.js";
import { onSubmit, optionList } from "../../lib/forms.js";
import { workerFigure } from "../../lib/inline_art.js";
import { isDefaultEdition } from "../../lib/variants.js";
import { logo } from "../../lib/logo.js";
import { myTable, storeTable } from "../../lib/my_tables.js";
import { isLoopback, qrCode } from "../../lib/qr_codes.js";
import * as urls from "../../lib/urls.js";
import { changeSettings, settings } from "../../lib/settings.js";
import { say } from "../../lib/texts.js";
import { sit } from "../model/seats.js";

/** @typedef {import("../../lib/types.js").TableView} TableView @typedef {import("../../lib/types.js").SeatView} SeatView @typedef {import("../model/state.js").State} State */

/** @param {string} text @param {State} state */
async function copy(text, state) {
  await navigator.clipboard.writeText(text);
  state.change({ copiedText: text });
}

/** @param {string} text @param {State} state */
const toggleQrCode = (text, state) => state.change({ openQrCode: state.openQrCode === text ? "" : text });

/** The link of a seat. If this browser does not know it, a new one replaces it.
 * @param {string} id @param {number} seat */
async function linkOf(id, seat) {
  const knownToken = myTable(id)?.links?.[seat];
  if (knownToken) return urls.table(id, knownToken);
  const { token } = await post(`api/tables/${id}/seats/${seat}/link`, {}, myTable(id)?.host ?? "");
  storeTable(id, { links: { [seat]: token } });
  return urls.table(id, token);
}

/** @param {SeatView} seat @param {number} place */
function nameOf(seat, place) {
  if (seat.kind === "bot" && seat.name) return say("seat-bot-named", { name: seat.name, bot: seat.bot });
  if (seat.name || seat.bot) return seat.name || say(`level-${seat.bot}`);
  return seat.taken ? say("player-number", { number: place + 1 }) : say("waiting-free");
}

/** @param {State} state @param {TableView} table @param {SeatView} seat @param {number} place */
function seatRow(state, table, seat, place) {
  const { seats, hosting, presence } = state;
  const mine = seats.includes(place);
  const presenceMessage = presence.seats[place] ? "waiting-here" : "waiting-away";
  const message = seat.kind === "bot" ? "waiting-bot" : seat.taken ? presenceMessage : `waiting-for-${seat.kind}`;
  return html`<li class="seat waiting-seat">
    ${workerFigure(seat.colour)}
    <div class="waiting-who">
      ${mine && seat.kind !== "bot" ? mySeat(state, table, seat, place) : html`<strong>${nameOf(seat, place)}</strong>`}
      <span class="note">${say(message)}</span>
    </div>
    ${hosting && seat.kind === "link" && !seat.taken ? invitation(state, place) : nothing}
    ${!seats.length && !seat.taken && seat.kind === "open" ? html`<button class="button" @click=${() => sit(state, place, settings().name)}>${say("waiting-sit")}</button>` : nothing}
  </li>`;
}

/** Opening a link does not take its seat; the button does.
 * @param {State} state @param {TableView} table @param {SeatView} seat @param {number} place */
function mySeat(state, table, seat, place) {
  const take = onSubmit((fields) => {
    const name = String(fields.get("name")).trim();
    changeSettings({ name });
    state.connection?.send({ do: "rename", key: newKey(), seat: place, name, colour: fields.get("colour") });
  });
  const others = table.seats.filter((other) => other !== seat && other.taken && other.kind !== "bot");
  const free = COLOURS.filter((colour) => !others.some((other) => other.colour === colour));
  return html`<form class="waiting-mine" @change=${(/** @type {Event} */ event) => seat.taken && take(event)} @submit=${take}>
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
        ${optionList(free, seat.colour, (colour) => say(`colour-${colour}`))}
      </select></label
    >
    ${seat.taken ? nothing : html`<button class="button primary">${say("waiting-sit-down")}</button>`}
  </form>`;
}

/** @param {State} state @param {number} seat */
const invitation = (state, seat) =>
  html`<div class="acts">
    <button class="button" @click=${async () => copy(await linkOf(state.id, seat), state)}>
      ${say(state.copiedText && state.copiedText === urls.table(state.id, myTable(state.id)?.links?.[seat]) ? "waiting-copied" : "waiting-copy-link")}
    </button>
    <button class="button" @click=${async () => toggleQrCode(await linkOf(state.id, seat), state)}>${say("waiting-qr")}</button>
  </div>`;

/** @param {State} state */
function openCode(state) {
  if (!state.openQrCode) return nothing;
  const url = qrCode(state.openQrCode, () => state.change());
  return html`<figure class="qr">
    ${url ? html`<img src=${url} width="240" height="240" alt=${say("waiting-qr-alt")} />` : html`<p class="note">${say("waiting-drawing")}</p>`}
    <figcaption class="note">${say(isLoopback() ? "waiting-only-here" : "waiting-qr-note")}</figcaption>
  </figure>`;
}

/** @param {TableView} table */
const variantOf = ({ options: { edition, finish_round, deal } }) =>
  html`${isDefaultEdition({ edition }) ? nothing : html`<p><strong class="badge">${say("which-game", { edition })}</strong> ${say("which-game-about", { edition })}</p>`}
  ${finish_round ? html`<p><strong class="badge">${say("which-house-rule")}</strong> ${say("which-house-rule-about")}</p>` : nothing}
  ${deal ? html`<p><strong class="badge">${say("about-deal")}</strong> ${say("about-deal-named", { deal })}</p>` : nothing}`;

/** @param {State} state */
export function waitingPage(state) {
  const { table, hosting } = state;
  if (!table) return nothing;
  const start = () => state.connection?.send({ do: "start", key: newKey() });
  const link = urls.table(table.id);
  const isOpen = table.seats.some((seat) => seat.kind === "open" && !seat.taken);
  const missing = table.seats.filter((seat) => !seat.taken).length;
  return html`<section class="waiting panel" aria-labelledby="waiting">
    <a class="waiting-name" href=${urls.start()}>${logo()}${say("web-name")}</a>
    <h1 id="waiting">${table.options.name || say("waiting-heading")}</h1>
    <p role="status">${say("waiting-missing", { missing })}</p>
    ${variantOf(table)}
    <ol class="seats">
      ${table.seats.map((seat, place) => seatRow(state, table, seat, place))}
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
                <button class="button" @click=${() => copy(link, state)}>
                  ${say(state.copiedText === link ? "waiting-copied" : "waiting-copy-table")}
                </button>
                <button class="button" @click=${() => toggleQrCode(link, state)}>${say("waiting-qr")}</button>
              </p>
            </div>
          </div>`
        : nothing
    }
    ${openCode(state)}
    <p class="acts waiting-start">
      <a class="button" href=${urls.screen(table.id)} target="_blank" rel="noopener">${say("menu-screen")}</a>
      ${hosting ? html`<button class="button primary huge" @click=${start}>${say(missing ? "waiting-fill" : "waiting-start")}</button>` : html`<span class="note">${say("waiting-starts")}</span>`}
    </p>
  </section>`;
}
