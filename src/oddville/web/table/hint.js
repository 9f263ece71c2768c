// What a good bot would do, and why.

import { say } from "../lib/texts.js";
import { html, nothing } from "../vendor/lit-html.js";
import { moveWords } from "./words.js";

/** @typedef {import("./decision.js").Shown} Shown */

/** @param {{message: string, facts?: Record<string, unknown>}} reason */
const reasonWords = ({ message, facts, ...more }) => say(message, facts ?? more);

/** @param {any} choice @param {Shown} shown */
const choiceLine = (choice, { scene }) =>
  html`<li>
    <button class="choice" data-act="show-hint" data-hint=${choice.move}>${moveWords(scene, choice.move)}</button>
    <ul>
      ${(choice.reasons ?? []).map((/** @type {any} */ reason) => html`<li>${reasonWords(reason)}</li>`)}
    </ul>
  </li>`;

/** @param {Shown} shown */
export function hintPanel(shown) {
  const { hint } = shown.state;
  if (!hint) return nothing;
  return html`<section class="hint" aria-label=${say("hint")}>
    <header>
      <b>${say(hint === "asked" ? "hint-asked" : "hint")}</b
      ><button class="quiet" data-act="close-hint" aria-label=${say("close")}>✕</button>
    </header>
    ${
      hint === "asked"
        ? nothing
        : html`<ol>
            ${(hint.best ?? []).map((/** @type {any} */ choice) => choiceLine(choice, shown))}
          </ol>`
    }
  </section>`;
}
