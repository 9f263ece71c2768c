// Controls in the header of a page: language and look.

import { html } from "../vendor/lit-html.js";
import { onValue } from "./forms.js";
import { changeSettings, LOOKS, settings } from "./settings.js";
import { buttonIcon } from "./button_icons.js";
import { languages, preferredLanguage, say } from "./texts.js";

export const languageSelect = () =>
  html`<select @change=${onValue((language) => changeSettings({ language }))}>
    ${languages().map(([code, name]) => html`<option value=${code} lang=${code} .selected=${code === preferredLanguage()}>${name}</option>`)}
  </select>`;

function lookButton() {
  const { look } = settings();
  const next = LOOKS[(LOOKS.indexOf(look) + 1) % LOOKS.length];
  const name = say("web-look-is", { look: say(`web-look-${look || "system"}`) });
  return html`<button class="tool" aria-label=${name} title=${name} @click=${() => changeSettings({ look: next })}>
    ${buttonIcon(look || "system")}
  </button>`;
}

export const headControls = () =>
  html`<label class="language"><span class="unseen">${say("web-language")}</span> ${languageSelect()}</label>${lookButton()}`;
