// Links to copy: each with its words, the link, and a button.

import { html } from "../vendor/lit-html.js";
import { copyText } from "./clipboard.js";
import { say } from "./texts.js";

export class LinkFields {
  /** The link copied last. */
  #copied = "";

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
  }

  /** @param {string} link */
  async #copy(link) {
    this.#copied = (await copyText(link)) ? link : "";
    this.redraw();
  }

  /** An item of a list of the class `event-links`.
   * @param {string} link @param {string} words */
  item(link, words) {
    return html`<li>
      <span>${words}</span><input readonly aria-label=${words} .value=${link} /><button
        class="button"
        @click=${() => this.#copy(link)}
      >
        ${say(this.#copied === link ? "duplicate-copied" : "duplicate-copy")}
      </button>
    </li>`;
  }
}
