// Rule ids, and the signs that open a rule.

import { html } from "../vendor/lit-html.js";
import { say } from "./texts.js";

/** @type {Record<string, string>} */
const CHARACTERS = {
  "hr-manager": "HR",
  landowner: "LO",
  seignior: "SE",
  cheater: "CH",
  mistress: "MI",
  bookkeeper: "BK",
  ghost: "GH",
  "tax-collector": "TX",
  benefactor: "BE",
  lamplighter: "LL",
  builder: "BU",
  traveller: "TR",
};

/** @param {string} id */
export const ruleOfCharacter = (id) => (CHARACTERS[id] ? `CHAR-${CHARACTERS[id]}` : "CHAR-1");

/** Building, bonus, guild, points.
 * @param {{guild?: string | null}} card */
export const rulesOfCard = ({ guild }) => ["BUILD-5", "BUILD-8", ...(guild ? ["BUILD-9"] : []), "SCORE-2"];

/** A small sign that opens the rule in place. A saved file holds no rules and shows the id.
 * @param {string} rule @param {unknown} [label] */
export const ruleSign = (rule, label = "?") =>
  location.protocol === "file:"
    ? html`<span class="rule">${rule}</span>`
    : html`<button
        type="button"
        class="rule ${label === "?" ? "round" : ""}"
        aria-haspopup="dialog"
        aria-label=${say("rule-link", { rule })}
        title=${say("rule-link", { rule })}
        @click=${(/** @type {MouseEvent} */ event) => openInPlace(rule, event)}
      >
        ${label}
      </button>`;

/** @param {string} rule @param {MouseEvent} event */
async function openInPlace(rule, event) {
  const sign = /** @type {HTMLElement} */ (event.currentTarget);
  (await import("./dialogs/rule.js")).openRule(rule, sign);
}
