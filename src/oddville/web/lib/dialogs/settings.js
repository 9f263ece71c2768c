// The settings dialog. Changes apply at once.

import { html } from "../../vendor/lit-html.js";
import { openDialog } from "../dialog.js";
import { checkbox, onValue } from "../forms.js";
import { languageSelect } from "../head_controls.js";
import { inlineSvg } from "../inline_art.js";
import { changeSettings, LOOKS, settings } from "../settings.js";
import { say } from "../texts.js";
import { landmark } from "../../art/landmarks/index.js";
import { openKeys } from "./keys.js";

/** @typedef {import("../settings.js").Settings} Settings */

/** @template {keyof Settings} Name @param {Name} name @param {readonly string[]} values */
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
              @change=${() => changeSettings({ [name]: value })}
            /><span>${say(`settings-${name}-${value || "system"}`)}</span></label
          >`,
      )}
    </div>
  </fieldset>`;

/** @param {"sound" | "keys" | "forced" | "coordinates"} name */
const tick = (name) => checkbox(say(`settings-${name}`), settings()[name], (isOn) => changeSettings({ [name]: isOn }));

/** Notifications need the browser's permission, which is requested only here.
 * @param {boolean} isOn */
async function setNotices(isOn) {
  const permission = isOn && "Notification" in globalThis ? await Notification.requestPermission() : "denied";
  changeSettings({ notices: permission === "granted" });
}

/** @param {Settings["look"]} look */
const lookChoice = (look) =>
  html`<label class="look-choice" data-look=${look || "light"}
    ><input
      type="radio"
      name="look"
      .checked=${settings().look === look}
      @change=${() => changeSettings({ look })}
    />${inlineSvg("-62 -78 124 84", "", landmark("goose-exchange", "rooster", 0, 0, 0.85))}
    <span>${say(`web-look-${look || "system"}`)}</span></label
  >`;

const draw = () =>
  html`<div class="settings">
    <fieldset class="looks">
      <legend>${say("settings-look")}</legend>
      ${LOOKS.map(lookChoice)}
    </fieldset>
    <label>${say("web-language")} ${languageSelect()}</label>
    <label
      >${say("web-your-name")}<input
        maxlength="40"
        autocomplete="nickname"
        .value=${settings().name}
        @change=${onValue((name) => changeSettings({ name: name.trim() }))}
    /></label>
    ${choices("ask", ["locks", "builds", "all"])} ${tick("forced")} ${choices("motion", ["", "full", "reduced"])}
    ${choices("cards", ["small", "medium", "large"])} ${choices("hand", ["right", "left"])} ${tick("coordinates")}
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
          @change=${onValue((volume) => changeSettings({ volume: Number(volume) }))}
      /></label>
      ${checkbox(say("settings-notices"), settings().notices, setNotices)}
    </fieldset>
    <fieldset>
      <legend>${say("web-keys")}</legend>
      ${tick("keys")}
      <p><button class="button" @click=${openKeys}>${say("settings-change-keys")}</button></p>
    </fieldset>
  </div>`;

export const openSettings = () => openDialog(() => say("web-settings"), draw);
