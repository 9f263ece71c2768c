// The options that can be changed while playing: the pace of bots, and whether turns are confirmed.

import { openDialog } from "../../lib/dialog.js";
import { checkbox, onValue, optionList } from "../../lib/forms.js";
import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { adjust } from "../model/actions.js";

/** @typedef {import("../../types/wire.js").Options["pace"]} Pace */

/** @type {Pace[]} */
const PACES = ["quick", "normal", "slow", "step"];

/** @param {import("../model/state.js").State} state */
export const openAdjust = (state) =>
  openDialog(
    () => say("menu-adjust"),
    () => {
      if (!state.table) return nothing;
      const { pace, confirm } = state.table.options;
      const setPace = (/** @type {string} */ value) => adjust(state, { pace: /** @type {Pace} */ (value) });
      return html`<label
          >${say("setup-pace")}
          <select @change=${onValue(setPace)}>
            ${optionList(PACES, pace, (each) => say(`setup-pace-${each}`))}
          </select></label
        >
        ${checkbox(html`${say("setup-confirm")}<span class="note tick-note">${say("setup-confirm-note")}</span>`, confirm, (isOn) => adjust(state, { confirm: isOn }))}`;
    },
  );
