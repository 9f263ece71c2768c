// The rules, by id, with the rulings beside them; a search over all of it. The texts are those of locales/*/rules.ftl.

import { html, nothing } from "../vendor/lit-html.js";
import { get, ROOT } from "../lib/api.js";
import { openPage } from "../lib/page.js";
import { current, languages, say } from "../lib/texts.js";
import { PICTURES } from "./pictures.js";

/** @typedef {{id: string, key: string, rulings: string[]}} Rule @typedef {{name: string, rules: Rule[]}} Chapter */

/** @type {Chapter[]} */
let chapters = [];
/** @type {string[]} */
let questions = [];
/** The words of the game, by language. @type {Record<string, string>[]} */
let terms = [];
/** @type {import("../art/types.js").Edition | null} */
let edition = null;
let sought = "";

/** The message ids of a file, in its order.
 * @param {string} file @returns {Promise<string[]>} */
async function idsOf(file) {
  const answer = await fetch(new URL(`locales/en/${file}.ftl`, ROOT));
  return answer.ok ? [...(await answer.text()).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id) : [];
}

async function load() {
  const [rules, rulings] = await Promise.all([idsOf("rules"), idsOf("rulings")]);
  const keys = rules.flatMap((id) => id.match(/^rule-(.+)-title$/)?.[1] ?? []);
  questions = rulings.flatMap((id) => id.match(/^ruling-(.+)-question$/)?.[1] ?? []);
  const names = rules.flatMap((id) => id.match(/^chapter-(.+)$/)?.[1] ?? []);
  chapters = names.map((name) => ({
    name,
    rules: keys
      .filter((key) => key.split("-")[0] === name)
      .map((key) => ({
        id: key.toUpperCase(),
        key,
        rulings: questions.filter((each) => each === key || each.startsWith(`${key}-`)),
      })),
  }));
}

/** @param {Rule} rule */
const wordsOf = ({ id, key, rulings }) =>
  [
    id,
    say(`rule-${key}-title`),
    say(`rule-${key}`),
    ...rulings.flatMap((each) => [say(`ruling-${each}-question`), say(`ruling-${each}`)]),
  ]
    .join(" ")
    .toLowerCase();

/** Whether all words that are sought stand in the text.
 * @param {string} text in small letters */
const hasSought = (text) =>
  sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));

/** @param {Rule} rule */
const isSought = (rule) => hasSought(wordsOf(rule));

/** The rule that a ruling belongs to: `work-1-four` to WORK-1.
 * @param {string} question */
const ruleOfRuling = (question) => question.split("-").slice(0, 2).join("-").toUpperCase();

/** Where the rulebooks differ, and how we rule. */
function rulingList() {
  const found = questions.filter((each) => hasSought(`${say(`ruling-${each}-question`)} ${say(`ruling-${each}`)}`.toLowerCase()));
  if (!found.length) return nothing;
  return html`<section id="rulings">
    <h2>${say("rulings-heading")}</h2>
    <p>${say("rulings-about")}</p>
    <dl class="rulings">
      ${found.map(
        (each) =>
          html`<div>
            <dt>${say(`ruling-${each}-question`)}</dt>
            <dd>${say(`ruling-${each}`)} <a class="rule-id" href=${`#${ruleOfRuling(each)}`}>${ruleOfRuling(each)}</a></dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** The words of the game in all languages, the reader's first. */
function glossary() {
  const codes = languages().map(([code]) => code);
  const mine = current().language;
  const order = [mine, ...codes.filter((code) => code !== mine)];
  const names = Object.fromEntries(languages());
  const found = terms.filter((term) => hasSought(Object.values(term).join(" ").toLowerCase()));
  if (!found.length) return nothing;
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
          ${[...found]
            .sort((a, b) => a[mine].localeCompare(b[mine], mine))
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

/** @param {Rule} rule */
const ruleOf = ({ id, key, rulings }) =>
  html`<article class="rule" id=${id} tabindex="-1">
    <h3><a class="rule-id" href=${`#${id}`}>${id}</a> ${say(`rule-${key}-title`)}</h3>
    <p>${say(`rule-${key}`)}</p>
    ${edition && PICTURES[id] ? html`<div class="rule-pictures">${PICTURES[id](edition)}</div>` : nothing}
    ${rulings.map(
      (each) =>
        html`<details class="ruling">
          <summary>${say(`ruling-${each}-question`)}</summary>
          <p>${say(`ruling-${each}`)}</p>
        </details>`,
    )}
  </article>`;

const draw = () => {
  const found = chapters.map(({ name, rules }) => ({ name, rules: rules.filter(isSought) })).filter(({ rules }) => rules.length);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return html`<h1>${say("rules-heading")}</h1>
    <p>${say("rules-about")}</p>
    <p class="note">${say("rules-ids")} ${say("rules-source")}</p>
    <div class="rules">
      <div class="rules-side">
        <label
          >${say("rules-search")}<input
            type="search"
            .value=${sought}
            @input=${(/** @type {any} */ event) => {
              sought = event.target.value;
              redraw();
            }}
        /></label>
        <p class="note" role="status">${sought ? say("rules-found", { count }) : nothing}</p>
        <nav aria-label=${say("rules-chapters")}>
          <ul>
            ${found.map(({ name }) => html`<li><a href=${`#chapter-${name}`}>${say(`chapter-${name}`)}</a></li>`)}
            <li><a href="#rulings">${say("rulings-heading")}</a></li>
            <li><a href="#glossary">${say("rules-glossary")}</a></li>
          </ul>
        </nav>
      </div>
      <div class="rules-text">
        ${found.map(
          ({ name, rules }) =>
            html`<section id=${`chapter-${name}`}>
              <h2>${say(`chapter-${name}`)}</h2>
              ${rules.map(ruleOf)}
            </section>`,
        )}
        ${rulingList()} ${glossary()}
      </div>
    </div>`;
};

/** Go to the rule of the address. */
function goToRule() {
  const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  rule?.scrollIntoView();
  rule?.focus({ preventScroll: true });
}

let redraw = () => {};
await load();
redraw = await openPage({ title: "web-rules", files: ["rules", "rulings", "game", "cards"], draw, wide: true });
goToRule();
addEventListener("hashchange", goToRule);
try {
  [{ terms }, edition] = await Promise.all([get("api/glossary"), get("api/editions/reconstruction")]);
  redraw();
  goToRule();
} catch {
  // the rules stand without pictures and glossary
}
