// Set up a table: who sits where, and how it is played.

import { html } from "../vendor/lit-html.js";
import { get, newKey, post } from "../lib/api.js";
import { worker } from "../lib/figures.js";
import { unusual, USUAL } from "../lib/kinds.js";
import { openPage, trouble } from "../lib/page.js";
import { change, settings } from "../lib/settings.js";
import { say } from "../lib/texts.js";
import { keepWish, lastWish, LEVEL, sitDown, wish } from "./wish.js";
import { optionsForm } from "./options.js";

/** @typedef {import("../lib/types.js").SeatWish} SeatWish @typedef {import("../lib/types.js").Colour} Colour @typedef {import("../lib/types.js").Options} Options */

export const COLOURS = /** @type {const} */ (["purple", "blue", "red", "yellow"]);
const KINDS = /** @type {const} */ (["here", "bot", "link", "open"]);

/** @type {{seats: (SeatWish & {colour: Colour})[], options: Partial<Options>}} */
const wanted = { seats: withColours(lastWish().seats), options: { ...lastWish().options } };
let key = newKey();
let busy = false;
/** @type {unknown} */
let problem = null;
/** @type {{name: string, about: string}[]} */
let bots = [{ name: LEVEL, about: "" }];
/** @type {import("../lib/types.js").EditionLine[]} */
let editions = [];

/** Seats in colours that differ.
 * @param {SeatWish[]} seats */
function withColours(seats) {
  const taken = new Set(seats.map((seat) => seat.colour));
  const free = COLOURS.filter((colour) => !taken.has(colour));
  return seats.map((seat) => ({ ...seat, colour: seat.colour ?? /** @type {Colour} */ (free.shift()) }));
}

/** The editions that so many can play. */
const possible = () => editions.filter(({ players }) => players.includes(wanted.seats.length)).map(({ name }) => name);

/** What was chosen before may be gone, or be for fewer. */
function settleEdition() {
  if (editions.length && !possible().includes(wanted.options.edition ?? USUAL)) delete wanted.options.edition;
}

/** @param {() => void} doing */
const changing = (doing) => () => {
  doing();
  key = newKey(); // another wish is another table
  redraw();
};

/** @param {number} count */
function setCount(count) {
  const { seats } = wanted;
  wanted.seats = withColours(
    seats.length > count
      ? seats.slice(0, count)
      : [
          ...seats,
          ...Array.from({ length: count - seats.length }, () => ({
            kind: /** @type {const} */ ("bot"),
            bot: LEVEL,
            colour: undefined,
          })),
        ],
  );
  settleEdition();
}

/** Give a seat a colour; who had it takes the seat's old one.
 * @param {number} place @param {Colour} colour */
function setColour(place, colour) {
  const other = wanted.seats.find((seat) => seat.colour === colour);
  if (other) other.colour = wanted.seats[place].colour;
  wanted.seats[place].colour = colour;
}

/** @param {number} place @param {SeatWish["kind"]} kind */
function setKind(place, kind) {
  const { colour } = wanted.seats[place];
  wanted.seats[place] = kind === "bot" ? { kind, bot: LEVEL, colour } : { kind, colour };
}

/** @param {SeatWish & {colour: Colour}} seat @param {number} place */
const seatRow = (seat, place) => {
  const isMe = place === wanted.seats.findIndex((other) => other.kind === "here");
  return html`<li class="seat">
    <fieldset>
      <legend class="unseen">${say("setup-seat", { number: place + 1 })}</legend>
      <label class="seat-colour">
        <span class="unseen">${say("setup-colour")}</span>${worker(seat.colour)}
        <select
          aria-label=${say("setup-colour")}
          @change=${(/** @type {any} */ event) => changing(() => setColour(place, event.target.value))()}
        >
          ${COLOURS.map((colour) => html`<option value=${colour} .selected=${colour === seat.colour}>${say(`colour-${colour}`)}</option>`)}
        </select>
      </label>
      <label
        ><span class="unseen">${say("setup-who")}</span>
        <select @change=${(/** @type {any} */ event) => changing(() => setKind(place, event.target.value))()}>
          ${KINDS.map((kind) => html`<option value=${kind} .selected=${kind === seat.kind}>${say(kind === "here" && isMe ? "setup-kind-me" : kind === "here" ? "setup-kind-here" : `setup-kind-${kind}`)}</option>`)}
        </select></label
      >
      ${whoIs(seat, isMe)}
    </fieldset>
  </li>`;
};

/** @param {SeatWish} seat @param {boolean} isMe */
function whoIs(seat, isMe) {
  if (seat.kind === "bot")
    return html`<label
      ><span class="unseen">${say("setup-level")}</span>
      <select @change=${(/** @type {any} */ event) => changing(() => (seat.bot = event.target.value))()}>
        ${bots.map((bot) => html`<option value=${bot.name} .selected=${bot.name === seat.bot}>${say(`level-${bot.name}`)}</option>`)}
      </select></label
    >`;
  if (seat.kind !== "here") return html`<p class="note seat-note">${say(`setup-note-${seat.kind}`)}</p>`;
  return html`<label
    ><span class="unseen">${say("setup-name")}</span>
    <input
      maxlength="40"
      autocomplete=${isMe ? "nickname" : "off"}
      placeholder=${say(isMe ? "web-your-name" : "setup-name")}
      .value=${seat.name ?? (isMe ? settings().name : "")}
      @input=${(/** @type {any} */ event) => {
        seat.name = event.target.value;
        key = newKey();
      }}
  /></label>`;
}

/** @param {SubmitEvent} event */
async function make(event) {
  event.preventDefault();
  if (busy) return;
  [busy, problem] = [true, null];
  redraw();
  const me = wanted.seats.find((seat) => seat.kind === "here");
  if (me?.name) change({ name: me.name.trim() });
  keepWish(wanted);
  try {
    location.assign(sitDown(await post("api/tables", { ...wish(wanted), key }), wanted.seats, wanted.options.name));
  } catch (error) {
    problem = error;
    busy = false;
    redraw();
  }
}

const draw = () =>
  html`<h1>${say("setup-heading")}</h1>
    <form class="setup" @submit=${make}>
      <section class="panel" aria-labelledby="seats">
        <div class="setup-head">
          <h2 id="seats">${say("setup-seats")}</h2>
          <div class="segments" role="group" aria-label=${say("setup-players")}>
            ${[2, 3, 4].map((count) => html`<button type="button" aria-pressed=${String(count === wanted.seats.length)} @click=${changing(() => setCount(count))}>${count}</button>`)}
          </div>
        </div>
        <ol class="seats">
          ${wanted.seats.map(seatRow)}
        </ol>
        <p class="note">
          ${say(wanted.seats.some((seat) => seat.kind === "link" || seat.kind === "open") ? "setup-waits" : "setup-at-once")}
        </p>
      </section>
      <details class="panel">
        <summary>
          <h2>${say("setup-options")}</h2>
          ${unusual(wanted.options).map((words) => html`<span class="badge">${words}</span>`)}
        </summary>
        ${optionsForm(wanted.options, possible(), (changes) => changing(() => Object.assign(wanted.options, changes))())}
      </details>
      <p class="acts">
        <button class="button primary huge" ?disabled=${busy}>${say(busy ? "web-dealing" : "setup-make")}</button>
      </p>
      ${trouble(problem)}
    </form>`;

let redraw = () => {};
redraw = await openPage({ title: "setup-heading", draw });
try {
  [{ bots }, { editions }] = await Promise.all([get("api/bots"), get("api/editions")]);
  settleEdition();
  redraw();
} catch {
  // the usual level and the usual game can still be played
}
