// The list of keyboard shortcuts, where letters can be changed.

import { html } from "../../vendor/lit-html.js";
import { openDialog } from "../dialog.js";
import { checkbox } from "../forms.js";
import { keyOf, isUsableKey, keyLabel, DEFAULT_KEYS } from "../keys.js";
import { changeSettings, settings } from "../settings.js";
import { say } from "../texts.js";

const FIXED = /** @type {const} */ ({
  "1–4": "keys-worker",
  "5 6 7": "keys-mine",
  "1–6": "keys-row",
  Tab: "keys-tab",
  "← ↑ → ↓": "keys-arrows",
  Enter: "keys-enter",
  Esc: "keys-escape",
  "⇧ U": "keys-undo-all",
  "⇧ N": "keys-previous",
});
const REPLAY = /** @type {const} */ ({ "← →": "keys-ply", "PgUp PgDn": "keys-turn", "Home End": "keys-ends", P: "keys-play" });

/** @param {string} act @param {Event} event */
function changeKey(act, event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const letter = field.value.toLowerCase();
  const { keymap } = settings();
  const isTaken = Object.keys(DEFAULT_KEYS).some((other) => other !== act && keyOf(other, keymap) === letter);
  if (letter && (!isUsableKey(letter) || isTaken)) {
    field.setCustomValidity(say(isTaken ? "keys-taken" : "keys-not-usable"));
    field.reportValidity();
    field.value = keyLabel(keyOf(act, keymap));
    return;
  }
  field.setCustomValidity("");
  changeSettings({ keymap: { ...keymap, [act]: letter } });
}

/** @param {Record<string, string>} keys */
const rows = (keys) =>
  Object.entries(keys).map(
    ([key, message]) =>
      html`<tr>
        <th scope="row">${say(message)}</th>
        <td>${key.split(" ").map((each) => html`<kbd>${each}</kbd> `)}</td>
      </tr>`,
  );

/** @param {string} act */
const letterRow = (act) =>
  html`<tr>
    <th scope="row" id=${`key-${act}`}>${say(`keys-act-${act}`)}</th>
    <td>
      <input
        maxlength="1"
        aria-labelledby=${`key-${act}`}
        .value=${keyLabel(keyOf(act, settings().keymap))}
        @change=${(/** @type {Event} */ event) => changeKey(act, event)}
        @focus=${(/** @type {any} */ event) => event.target.select()}
      />
    </td>
  </tr>`;

const draw = () =>
  html`<p>${say("keys-about")}</p>
    <table class="keys">
      <tbody>
        ${rows(FIXED)}
      </tbody>
    </table>
    <h3>${say("keys-letters")}</h3>
    <p class="note">${say("keys-letters-note")}</p>
    ${checkbox(say("settings-keys"), settings().keys, (keys) => changeSettings({ keys }))}
    <table class="keys">
      <tbody>
        ${Object.keys(DEFAULT_KEYS).map(letterRow)}
      </tbody>
    </table>
    <p><button class="button" @click=${() => changeSettings({ keymap: {} })}>${say("keys-usual")}</button></p>
    <h3>${say("web-replay")}</h3>
    <table class="keys">
      <tbody>
        ${rows(REPLAY)}
      </tbody>
    </table>`;

export const openKeys = () => openDialog(() => say("web-keys"), draw);
