// The rules, by id, with the rulings beside them; a search over all of it. The texts are those of locales/*/rules.ftl.

import { html, nothing } from "../vendor/lit-html.js";
import { ROOT } from "../lib/api.js";
import { openPage } from "../lib/page.js";
import { say } from "../lib/texts.js";

/** @typedef {{id: string, key: string, rulings: string[]}} Rule @typedef {{name: string, rules: Rule[]}} Chapter */

/** @type {Chapter[]} */
let chapters = [];
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
  const questions = rulings.flatMap((id) => id.match(/^ruling-(.+)-question$/)?.[1] ?? []);
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

/** @param {Rule} rule */
const isSought = (rule) =>
  sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => wordsOf(rule).includes(word));

/** @param {Rule} rule */
const ruleOf = ({ id, key, rulings }) =>
  html`<article class="rule" id=${id} tabindex="-1">
    <h3><a class="rule-id" href=${`#${id}`}>${id}</a> ${say(`rule-${key}-title`)}</h3>
    <p>${say(`rule-${key}`)}</p>
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
redraw = await openPage({ title: "web-rules", files: ["rules", "rulings", "game"], draw, wide: true });
goToRule();
addEventListener("hashchange", goToRule);
