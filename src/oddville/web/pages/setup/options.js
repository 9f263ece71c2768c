// The options of a new table.

import { html, nothing } from "../../vendor/lit-html.js";
import { checkbox, onValue, optionList } from "../../lib/forms.js";
import { DEFAULT_EDITION } from "../../lib/variants.js";
import { say } from "../../lib/texts.js";

/** @typedef {import("../../types/wire.js").Options} Options @typedef {import("../../types/wire.js").Options["clock"]} Clock */

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

/** @param {string} label @param {string[]} values @param {string} current @param {(value: string) => void} choose */
const choice = (label, values, current, choose) =>
  html`<label
    >${say(label)}
    <select @change=${onValue(choose)}>
      ${optionList(values, current, (value) => say(`${label}-${value}`))}
    </select></label
  >`;

/** @param {string} label @param {boolean} isOn @param {(isOn: boolean) => void} take */
const tick = (label, isOn, take) =>
  checkbox(html`${say(label)}<span class="note tick-note">${say(`${label}-note`)}</span>`, isOn, take);

/** @param {string[]} editions @param {string} current @param {(edition: string) => void} choose */
const editionChoice = (editions, current, choose) =>
  editions.length < 2
    ? nothing
    : html`<label
        >${say("setup-edition")}
        <select aria-describedby="note-of-game" @change=${onValue(choose)}>
          ${optionList(editions, current, (edition) => say("which-game", { edition }))}</select
        ><span class="note" id="note-of-game">${say("which-game-about", { edition: current })}</span></label
      >`;

/** @param {Partial<Options>} options @param {string[]} editions @param {(changes: Partial<Options>) => void} set */
export const optionsForm = (options, editions, set) =>
  html`<div class="options">
    <label
      >${say("setup-table-name")}<input maxlength="40" .value=${options.name ?? ""} @change=${onValue((name) => set({ name }))}
    /></label>
    ${editionChoice(editions, options.edition ?? DEFAULT_EDITION, (edition) => set({ edition }))}
    ${choice("setup-clock", Object.keys(CLOCKS), nameOf(options.clock), (name) => set({ clock: CLOCKS[name] }))}
    ${choice("setup-pace", PACES, options.pace ?? "normal", (pace) => set({ pace: /** @type {Options["pace"]} */ (pace) }))}
    <label
      >${say("setup-deal")}<input
        maxlength="200"
        aria-describedby="note-of-deal"
        .value=${options.deal ?? ""}
        @change=${onValue((deal) => set({ deal: deal.trim() || null }))}
      /><span class="note" id="note-of-deal">${say("setup-deal-note")}</span></label
    >
    <fieldset class="ticks">
      ${tick("setup-finish-round", options.finish_round ?? false, (finishes) => set({ finish_round: finishes }))}
      ${tick("setup-undo", options.undo !== "off", (on) => set({ undo: on ? "lock" : "off" }))}
      ${tick("setup-confirm", options.confirm ?? true, (confirm) => set({ confirm }))}
      ${tick("setup-hints", options.hints ?? true, (hints) => set({ hints }))}
      ${tick("setup-orders", options.orders ?? true, (orders) => set({ orders }))}
      ${tick("setup-chances", options.chances ?? false, (chances) => set({ chances }))}
      ${tick("setup-public", options.public ?? false, (isPublic) => set({ public: isPublic }))}
    </fieldset>
  </div>`;
