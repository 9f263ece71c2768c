// The settings. They work at once and are kept in this browser.

import { html } from "../vendor/lit-html.js";
import { openDialog } from "../lib/dialog.js";
import { picture } from "../lib/figures.js";
import { change, settings } from "../lib/settings.js";
import { languages, preferred, say } from "../lib/texts.js";
import { landmark } from "../art/landmarks/index.js";
import { openKeys } from "./keys.js";

/** @typedef {import("../lib/settings.js").Settings} Settings */

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** A choice as radio buttons.
 * @template {keyof Settings} Name @param {Name} name @param {readonly string[]} values */
const choices = (name, values) =>
  html`<fieldset>
    <legend>${say(`settings-${name}`)}</legend>
    <div class="radio-list">
      ${values.map(
        (value) =>
          html`<label class="tick"
            ><input
              type="radio"
              name=${name}
              value=${value}
              .checked=${settings()[name] === value}
              @change=${() => change({ [name]: value })}
            /><span>${say(`settings-${name}-${value || "system"}`)}</span></label
          >`,
      )}
    </div>
  </fieldset>`;

/** @param {"sound" | "keys" | "forced"} name */
const tick = (name) =>
  html`<label class="tick"
    ><input
      type="checkbox"
      .checked=${settings()[name]}
      @change=${(/** @type {any} */ event) => change({ [name]: event.target.checked })}
    /><span>${say(`settings-${name}`)}</span></label
  >`;

/** Notices need the browser's leave, which is asked for only here.
 * @param {Event} event */
async function setNotices(event) {
  const wanted = /** @type {HTMLInputElement} */ (event.target).checked;
  const allowed = !wanted || !("Notification" in globalThis) ? "denied" : await Notification.requestPermission();
  change({ notices: wanted && allowed === "granted" });
}

/** @param {Settings["look"]} look */
const lookChoice = (look) =>
  html`<label class="look-choice" data-look=${look || "light"}
    ><input
      type="radio"
      name="look"
      .checked=${settings().look === look}
      @change=${() => change({ look })}
    />${picture("-62 -78 124 84", "", landmark("goose-exchange", "rooster", 0, 0, 0.85))}
    <span>${say(`web-look-${look || "system"}`)}</span></label
  >`;

const draw = () =>
  html`<div class="settings">
    <fieldset class="looks">
      <legend>${say("settings-look")}</legend>
      ${/** @type {Settings["look"][]} */ (["", "light", "dark", "contrast"]).map(lookChoice)}
    </fieldset>
    <label
      >${say("web-language")}
      <select @change=${(/** @type {Event} */ event) => change({ language: valueOf(event) })}>
        ${languages().map(([code, name]) => html`<option value=${code} lang=${code} .selected=${code === preferred()}>${name}</option>`)}
      </select></label
    >
    <label
      >${say("web-your-name")}<input
        maxlength="40"
        autocomplete="nickname"
        .value=${settings().name}
        @change=${(/** @type {Event} */ event) => change({ name: valueOf(event).trim() })}
    /></label>
    ${choices("ask", ["locks", "builds", "all"])} ${tick("forced")} ${choices("motion", ["", "full", "reduced"])}
    ${choices("cards", ["small", "medium", "large"])} ${choices("hand", ["right", "left"])}
    <fieldset>
      <legend>${say("settings-hearing")}</legend>
      ${tick("sound")}
      <label
        >${say("settings-volume")}<input
          type="range"
          min="0"
          max="100"
          step="5"
          ?disabled=${!settings().sound}
          .value=${String(settings().volume)}
          @change=${(/** @type {Event} */ event) => change({ volume: Number(valueOf(event)) })}
      /></label>
      <label class="tick"
        ><input type="checkbox" .checked=${settings().notices} @change=${setNotices} /><span
          >${say("settings-notices")}</span
        ></label
      >
    </fieldset>
    <fieldset>
      <legend>${say("web-keys")}</legend>
      ${tick("keys")}
      <p><button class="button" @click=${openKeys}>${say("settings-change-keys")}</button></p>
    </fieldset>
  </div>`;

/** Open the settings. */
export const openSettings = () => openDialog(() => say("web-settings"), draw);
