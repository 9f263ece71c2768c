// Rule ids, and links to the rules.

import { html } from "../vendor/lit-html.js";
import { say } from "./texts.js";
import * as urls from "./urls.js";

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

/** A saved file has no rules page to link to.
 * @param {string} rule */
export const ruleLink = (rule) =>
  location.protocol === "file:"
    ? html`<span class="rule">${rule}</span>`
    : html`<a class="rule" href=${urls.rules(rule)} target="_blank" rel="noopener" aria-label=${say("rule-link", { rule })}
        >${rule}</a
      >`;
