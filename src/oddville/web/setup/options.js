// How a table is played: what is usually left as it is.

import { html, nothing } from "../vendor/lit-html.js";
import { USUAL } from "../lib/kinds.js";
import { say } from "../lib/texts.js";

/** @typedef {import("../lib/types.js").Options} Options @typedef {import("../lib/types.js").Clock} Clock */

/** @type {Record<string, Clock>} */
const CLOCKS = {
  none: { kind: "none" },
  s30: { kind: "move", seconds: 30 },
  m1: { kind: "move", seconds: 60 },
  m2: { kind: "move", seconds: 120 },
  m5: { kind: "move", seconds: 300 },
  d1: { kind: "days", days: 1 },
  d3: { kind: "days", days: 3 },
};
/** @type {Options["pace"][]} */
const PACES = ["quick", "normal", "slow", "step"];

/** @param {Clock | undefined} clock */
const nameOf = (clock) =>
  Object.entries(CLOCKS).find(([, other]) => JSON.stringify(other) === JSON.stringify(clock))?.[0] ?? "none";

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {string} label @param {string[]} values @param {string} prefix @param {string} chosen @param {(value: string) => void} choose */
const choice = (label, values, prefix, chosen, choose) =>
  html`<label
    >${say(label)}
    <select @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>
      ${values.map((value) => html`<option value=${value} .selected=${value === chosen}>${say(`${prefix}-${value}`)}</option>`)}
    </select></label
  >`;

/** @param {string} label @param {boolean} ticked @param {(ticked: boolean) => void} tick */
const tick = (label, ticked, tick) =>
  html`<label class="tick"
    ><input type="checkbox" .checked=${ticked} @change=${(/** @type {any} */ event) => tick(event.target.checked)} /><span
      >${say(label)}<span class="note tick-note">${say(`${label}-note`)}</span></span
    ></label
  >`;

/** Which game, where there is a choice; what each is like stands below.
 * @param {string[]} editions @param {string} chosen @param {(edition: string) => void} choose */
const gameChoice = (editions, chosen, choose) =>
  editions.length < 2
    ? nothing
    : html`<label
        >${say("setup-edition")}
        <select aria-describedby="note-of-game" @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>
          ${editions.map((edition) => html`<option value=${edition} .selected=${edition === chosen}>${say("which-game", { edition })}</option>`)}</select
        ><span class="note" id="note-of-game">${say("which-game-about", { edition: chosen })}</span></label
      >`;

/** The form of the options.
 * @param {Partial<Options>} options @param {string[]} editions that can be played @param {(changes: Partial<Options>) => void} set */
export const optionsForm = (options, editions, set) =>
  html`<div class="options">
    <label
      >${say("setup-table-name")}<input
        maxlength="40"
        .value=${options.name ?? ""}
        @change=${(/** @type {Event} */ event) => set({ name: valueOf(event) })}
    /></label>
    ${gameChoice(editions, options.edition ?? USUAL, (edition) => set({ edition }))}
    ${choice("setup-clock", Object.keys(CLOCKS), "setup-clock", nameOf(options.clock), (name) => set({ clock: CLOCKS[name] }))}
    ${choice("setup-pace", PACES, "setup-pace", options.pace ?? "normal", (pace) => set({ pace: /** @type {Options["pace"]} */ (pace) }))}
    <label
      >${say("setup-deal")}<input
        maxlength="200"
        aria-describedby="note-of-deal"
        .value=${options.deal ?? ""}
        @change=${(/** @type {Event} */ event) => set({ deal: valueOf(event).trim() || null })}
      /><span class="note" id="note-of-deal">${say("setup-deal-note")}</span></label
    >
    <fieldset class="ticks">
      ${tick("setup-undo", options.undo !== "off", (on) => set({ undo: on ? "lock" : "off" }))}
      ${tick("setup-confirm", options.confirm ?? true, (confirm) => set({ confirm }))}
      ${tick("setup-hints", options.hints ?? true, (hints) => set({ hints }))}
      ${tick("setup-orders", options.orders ?? true, (orders) => set({ orders }))}
      ${tick("setup-chances", options.chances ?? false, (chances) => set({ chances }))}
      ${tick("setup-public", options.public ?? false, (isPublic) => set({ public: isPublic }))}
    </fieldset>
  </div>`;
