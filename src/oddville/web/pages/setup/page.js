// The set-up of a table: seats and options.

import { html } from "../../vendor/lit-html.js";
import { COLOURS } from "../../art/index.js";
import { get, newKey } from "../../lib/api.js";
import { onValue, optionList, Task } from "../../lib/forms.js";
import { workerFigure } from "../../lib/inline_art.js";
import { DEFAULT_EDITION, variantNotes } from "../../lib/variants.js";
import { errorAlert, openPage } from "../../lib/page.js";
import { changeSettings, settings } from "../../lib/settings.js";
import { say } from "../../lib/texts.js";
import { DEFAULT_LEVEL, lastSetup, makeTable, storeSetup } from "../../lib/new_table.js";
import { optionsForm } from "./options.js";

/** @typedef {import("../../types/wire.js").NewSeat} NewSeat @typedef {import("../../lib/types.js").Colour} Colour @typedef {import("../../types/wire.js").Options} Options */

const KINDS = /** @type {const} */ (["here", "bot", "link", "open"]);

/** @type {{seats: (NewSeat & {colour: Colour})[], options: Partial<Options>}} */
const setup = { seats: withColours(lastSetup().seats), options: { ...lastSetup().options } };
let key = newKey();
const creation = new Task(() => redraw());
/** @type {{name: string, about: string}[]} */
let bots = [{ name: DEFAULT_LEVEL, about: "" }];
/** @type {import("../../types/wire.js").EditionLine[]} */
let editions = [];

/** Give each seat a colour of its own.
 * @param {NewSeat[]} seats */
function withColours(seats) {
  const usedColours = new Set(seats.map((seat) => seat.colour));
  const free = COLOURS.filter((colour) => !usedColours.has(colour));
  return seats.map((seat) => ({ ...seat, colour: seat.colour ?? /** @type {Colour} */ (free.shift()) }));
}

const possibleEditions = () => editions.filter(({ players }) => players.includes(setup.seats.length)).map(({ name }) => name);

/** The last edition may be gone, or not be for this number of players. */
function checkEdition() {
  if (editions.length && !possibleEditions().includes(setup.options.edition ?? DEFAULT_EDITION)) delete setup.options.edition;
}

/** Another set-up is another table, so it needs a new key.
 * @param {() => void} change */
function update(change) {
  change();
  key = newKey();
  redraw();
}

/** @param {number} count */
function setCount(count) {
  const bot = { kind: /** @type {const} */ ("bot"), bot: DEFAULT_LEVEL };
  setup.seats = withColours([...setup.seats, bot, bot].slice(0, count));
  checkEdition();
}

/** Swaps colours with the seat that has it.
 * @param {number} place @param {Colour} colour */
function setColour(place, colour) {
  const other = setup.seats.find((seat) => seat.colour === colour);
  if (other) other.colour = setup.seats[place].colour;
  setup.seats[place].colour = colour;
}

/** @param {number} place @param {NewSeat["kind"]} kind */
function setKind(place, kind) {
  const { colour } = setup.seats[place];
  setup.seats[place] = kind === "bot" ? { kind, bot: DEFAULT_LEVEL, colour } : { kind, colour };
}

/** @param {NewSeat & {colour: Colour}} seat @param {number} place */
const seatRow = (seat, place) => {
  const isMe = place === setup.seats.findIndex((other) => other.kind === "here");
  return html`<li class="seat">
    <fieldset>
      <legend class="unseen">${say("setup-seat", { number: place + 1 })}</legend>
      <label class="seat-colour">
        <span class="unseen">${say("setup-colour")}</span>${workerFigure(seat.colour)}
        <select
          aria-label=${say("setup-colour")}
          @change=${onValue((colour) => update(() => setColour(place, /** @type {Colour} */ (colour))))}
        >
          ${optionList(COLOURS, seat.colour, (colour) => say(`colour-${colour}`))}
        </select>
      </label>
      <label
        ><span class="unseen">${say("setup-who")}</span>
        <select @change=${onValue((kind) => update(() => setKind(place, /** @type {NewSeat["kind"]} */ (kind))))}>
          ${optionList(KINDS, seat.kind, (kind) => say(kind === "here" && isMe ? "setup-kind-me" : `setup-kind-${kind}`))}
        </select></label
      >
      ${occupant(seat, isMe)}
    </fieldset>
  </li>`;
};

/** @param {NewSeat} seat @param {boolean} isMe */
function occupant(seat, isMe) {
  if (seat.kind === "bot")
    return html`<label
      ><span class="unseen">${say("setup-level")}</span>
      <select @change=${onValue((bot) => update(() => (seat.bot = bot)))}>
        ${optionList(
          bots.map(({ name }) => name),
          seat.bot ?? DEFAULT_LEVEL,
          (name) => say(`level-${name}`),
        )}
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
      @input=${onValue((name) => {
        seat.name = name;
        key = newKey();
      })}
  /></label>`;
}

/** @param {SubmitEvent} event */
function create(event) {
  event.preventDefault();
  return creation.run(async () => {
    const me = setup.seats.find((seat) => seat.kind === "here");
    if (me?.name) changeSettings({ name: me.name.trim() });
    storeSetup(setup);
    return (await makeTable(setup, key)).url;
  });
}

const draw = () =>
  html`<h1>${say("setup-heading")}</h1>
    <form class="setup" @submit=${create}>
      <section class="panel" aria-labelledby="seats">
        <div class="setup-head">
          <h2 id="seats">${say("setup-seats")}</h2>
          <div class="segments" role="group" aria-label=${say("setup-players")}>
            ${[2, 3, 4].map((count) => html`<button type="button" aria-pressed=${String(count === setup.seats.length)} @click=${() => update(() => setCount(count))}>${count}</button>`)}
          </div>
        </div>
        <ol class="seats">
          ${setup.seats.map(seatRow)}
        </ol>
        <p class="note">
          ${say(setup.seats.some((seat) => seat.kind === "link" || seat.kind === "open") ? "setup-waits" : "setup-at-once")}
        </p>
      </section>
      <details class="panel">
        <summary>
          <h2>${say("setup-options")}</h2>
          ${variantNotes(setup.options).map((words) => html`<span class="badge">${words}</span>`)}
        </summary>
        ${optionsForm(setup.options, possibleEditions(), (changes) => update(() => Object.assign(setup.options, changes)))}
      </details>
      <p class="acts">
        <button class="button primary huge" ?disabled=${creation.busy}>
          ${say(creation.busy ? "web-dealing" : "setup-make")}
        </button>
      </p>
      ${errorAlert(creation.error)}
    </form>`;

let redraw = () => {};
redraw = await openPage({ title: "setup-heading", draw });
try {
  [{ bots }, { editions }] = await Promise.all([get("api/bots"), get("api/editions")]);
  checkEdition();
  redraw();
} catch {
  // the default level and edition can still be played
}
