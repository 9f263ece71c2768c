// The rules by id, with pictures, rulings, a glossary, and a search. The texts are in locales/*/rules.ftl.

import { html, nothing } from "../../vendor/lit-html.js";
import { get } from "../../lib/api.js";
import { onValue } from "../../lib/forms.js";
import { openPage } from "../../lib/page.js";
import { currentTexts, languages, say } from "../../lib/texts.js";
import { pictureOf } from "./pictures.js";

/** @typedef {import("../../types/wire.js").RuleList} Reference */

/** The glossary: each term by language. @type {Record<string, string>[]} */
let terms = [];
/** @type {import("../../art/types.js").Edition | null} */
let edition = null;
let query = "";

/** @type {Reference} */
const { chapters, rulings, pictures } = await get("api/rules");

/** @param {string} rule */
const rulingsOf = (rule) => Object.keys(rulings).filter((each) => rulings[each].includes(rule));

/** @param {string} rule */
const wordsOf = (rule) => {
  const key = rule.toLowerCase();
  return [rule, say(`rule-${key}-title`), say(`rule-${key}`), ...rulingsOf(rule).map(wordsOfRuling)].join(" ");
};

/** @param {string} ruling */
const wordsOfRuling = (ruling) => `${say(`ruling-${ruling}-question`)} ${say(`ruling-${ruling}`)}`;

const LETTERS = { ß: "ss", œ: "oe", æ: "ae", "’": "'" };

/** Text for searching, in lower case and without accents: "strasse" finds "Straße".
 * @param {string} text */
const foldAccents = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßœæ’]/g, (letter) => LETTERS[/** @type {keyof typeof LETTERS} */ (letter)]);

/** Whether the text contains all words of the query.
 * @param {string} text */
const matches = (text) => {
  const words = foldAccents(text);
  return foldAccents(query)
    .split(/\s+/)
    .every((word) => words.includes(word));
};

function rulingList() {
  const matching = Object.keys(rulings).filter((each) => matches(wordsOfRuling(each)));
  if (!matching.length) return nothing;
  return html`<section id="rulings">
    <h2>${say("rulings-heading")}</h2>
    <p>${say("rulings-about")}</p>
    <dl class="rulings">
      ${matching.map(
        (each) =>
          html`<div>
            <dt>${say(`ruling-${each}-question`)}</dt>
            <dd>
              ${say(`ruling-${each}`)} ${rulings[each].map((rule) => html`<a class="rule-id" href=${`#${rule}`}>${rule}</a> `)}
            </dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** The reader's language is first. */
function glossary() {
  const codes = languages().map(([code]) => code);
  const language = currentTexts().language;
  const order = [language, ...codes.filter((code) => code !== language)];
  const names = Object.fromEntries(languages());
  const matching = terms.filter((term) => matches(Object.values(term).join(" ")));
  if (!matching.length) return nothing;
  return html`<section id="glossary">
    <h2>${say("rules-glossary")}</h2>
    <p>${say("rules-glossary-about")}</p>
    <div class="glossary" tabindex="0" role="group" aria-label=${say("rules-glossary")}>
      <table>
        <thead>
          <tr>
            ${order.map((code) => html`<th scope="col" lang=${code}>${names[code]}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${[...matching]
            .sort((a, b) => a[language].localeCompare(b[language], language))
            .map(
              (term) =>
                html`<tr>
                  ${order.map((code) => html`<td lang=${code}>${term[code]}</td>`)}
                </tr>`,
            )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @param {string} rule */
const ruleOf = (rule) => {
  const cardsEdition = edition;
  const matching = cardsEdition ? pictures.filter((each) => each.rule === rule) : [];
  return html`<article class="rule" id=${rule} tabindex="-1">
    <h3><a class="rule-id" href=${`#${rule}`}>${rule}</a> ${say(`rule-${rule.toLowerCase()}-title`)}</h3>
    <p>${say(`rule-${rule.toLowerCase()}`)}</p>
    ${cardsEdition && matching.length ? html`<div class="rule-pictures">${matching.map((each) => pictureOf(cardsEdition, each))}</div>` : nothing}
    ${rulingsOf(rule).map(
      (each) =>
        html`<details class="ruling">
          <summary>${say(`ruling-${each}-question`)}</summary>
          <p>${say(`ruling-${each}`)}</p>
        </details>`,
    )}
  </article>`;
};

const draw = () => {
  const matching = chapters
    .map(({ id, rules }) => ({ id, rules: rules.filter((rule) => matches(wordsOf(rule))) }))
    .filter(({ rules }) => rules.length);
  const count = matching.reduce((sum, { rules }) => sum + rules.length, 0);
  return html`<h1>${say("rules-heading")}</h1>
    <p>${say("rules-about")}</p>
    <p class="note">${say("rules-ids")} ${say("rules-source")}</p>
    <div class="rules">
      <div class="rules-side">
        <label
          >${say("rules-search")}<input
            type="search"
            .value=${query}
            @input=${onValue((text) => {
              query = text;
              redraw();
            })}
        /></label>
        <p class="note" role="status">${query ? say("rules-found", { count }) : nothing}</p>
        <nav aria-label=${say("rules-chapters")}>
          <ul>
            ${matching.map(({ id }) => html`<li><a href=${`#chapter-${id}`}>${say(`chapter-${id}`)}</a></li>`)}
            <li><a href="#rulings">${say("rulings-heading")}</a></li>
            <li><a href="#glossary">${say("rules-glossary")}</a></li>
          </ul>
        </nav>
      </div>
      <div class="rules-text">
        ${matching.map(
          ({ id, rules }) =>
            html`<section id=${`chapter-${id}`}>
              <h2>${say(`chapter-${id}`)}</h2>
              ${rules.map(ruleOf)}
            </section>`,
        )}
        ${rulingList()} ${glossary()}
      </div>
    </div>`;
};

function scrollToRule() {
  const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  rule?.scrollIntoView();
  rule?.focus({ preventScroll: true });
}

let redraw = () => {};
redraw = await openPage({ title: "web-rules", draw, wide: true });
scrollToRule();
addEventListener("hashchange", scrollToRule);
try {
  [{ terms }, edition] = await Promise.all([get("api/glossary"), get("api/editions/reconstruction")]);
  redraw();
  scrollToRule();
} catch {
  // the rules are shown without pictures and glossary
}
