// The tools in the head of a page: language and look.

import { html } from "../vendor/lit-html.js";
import { change, settings } from "./settings.js";
import { sign } from "./signs.js";
import { languages, preferred, say } from "./texts.js";

const LOOKS = /** @type {const} */ (["", "light", "dark", "contrast"]);

/** The choice of the language. */
export const languageChoice = () =>
  html`<label class="language"
    ><span class="unseen">${say("web-language")}</span>
    <select
      @change=${(/** @type {Event} */ event) => change({ language: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      ${languages().map(([code, name]) => html`<option value=${code} lang=${code} .selected=${code === preferred()}>${name}</option>`)}
    </select></label
  >`;

/** A button that goes from look to look. */
export function lookButton() {
  const { look } = settings();
  const next = LOOKS[(LOOKS.indexOf(look) + 1) % LOOKS.length];
  const name = say("web-look-is", { look: say(`web-look-${look || "system"}`) });
  return html`<button class="tool" aria-label=${name} title=${name} @click=${() => change({ look: next })}>
    ${sign(look || "system")}
  </button>`;
}

/** Let somebody keep a file.
 * @param {string} name @param {Blob} blob */
export function save(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
