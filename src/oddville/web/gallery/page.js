// The parts of the gallery page.

import { html, nothing } from "../vendor/lit-html.js";
import {
  board,
  cellMarks,
  character,
  cityTile,
  detailAt,
  coinCard,
  coinPile,
  COLOURS,
  deck,
  guildPile,
  GUILDS,
  icon,
  mainSquare,
  MARKS,
  medal,
  RESOURCES,
  rowCard,
  sign,
  slotsOf,
  worker,
  workerCard,
} from "../art/index.js";
import { cardLabel, cardLines, characterLabel, pileLabel, squareLabel, workerCardLabel } from "../describing.js";
import * as places from "../lib/places.js";
import { ruleOfCharacter, rulesOfCard } from "../lib/rules.js";
import { chosenLook, LOOKS } from "../look.js";
import { city } from "./city.js";
import { HELD, sampleCity } from "./sample.js";

/**
 * @typedef {import("../art/types.js").Edition} Edition @typedef {import("../art/types.js").BuildingCard} BuildingCard
 * @typedef {import("../lib/texts.js").Texts} Texts
 * @typedef {{size: number, city: boolean, large: BuildingCard | null}} Shown
 * @typedef {(change: Partial<Shown>) => void} Again
 * @typedef {import("../vendor/lit-html.js").TemplateResult} Template
 */

const SIZES = [44, 64, 96, 112, 160, 240];

/** @param {Texts} texts @param {string} title message @param {unknown} content @param {string} kind */
const section = (texts, title, content, kind = "pieces") =>
  html`<section aria-labelledby=${title}>
    <h2 id=${title}>${texts.say(title)}</h2>
    <div class=${kind}>${content}</div>
  </section>`;

/** @param {Texts} texts @param {Shown} shown @param {Again} again @param {(look: string) => void} chooseLook */
const controls = (texts, shown, again, chooseLook) =>
  html` <div class="controls">
    <label
      >${texts.say("gallery-size")}
      <select
        id="size"
        @change=${(/** @type {Event} */ event) => again({ size: Number(/** @type {HTMLSelectElement} */ (event.target).value) })}
      >
        ${SIZES.map((size) => html`<option value=${size} ?selected=${size === shown.size}>${size} px</option>`)}
      </select></label
    >
    <label
      >${texts.say("gallery-show")}
      <select
        id="show"
        @change=${(/** @type {Event} */ event) => again({ city: /** @type {HTMLSelectElement} */ (event.target).value === "city" })}
      >
        ${["row", "city"].map((place) => html`<option value=${place} ?selected=${shown.city === (place === "city")}>${texts.say(`gallery-show-${place}`)}</option>`)}
      </select></label
    >
    <label
      >${texts.say("look-label")}
      <select
        id="look"
        @change=${(/** @type {Event} */ event) => chooseLook(/** @type {HTMLSelectElement} */ (event.target).value)}
      >
        ${LOOKS.map((look) => html`<option value=${look} ?selected=${look === chosenLook()}>${texts.say(`look-${look}`)}</option>`)}
      </select></label
    >
    <a href="print.html">${texts.say("gallery-print")}</a>
  </div>`;

/** @param {Edition} edition @param {Texts} texts @param {Shown} shown @param {Again} again */
const buildings = (edition, texts, shown, again) =>
  edition.cards.map(
    (card) =>
      html`<button
        type="button"
        class="piece"
        data-card=${card.id}
        id=${card.id}
        aria-label=${cardLabel(texts, card)}
        @click=${() => again({ large: card })}
      >
        ${shown.city ? cityTile(card, { detail: detailAt(shown.size) }) : rowCard(card, { size: shown.size, name: texts.card(card.id) })}
      </button>`,
  );

/** @param {Texts} texts @param {string[]} rules */
const ruleLinks = (texts, rules) =>
  html`<p class="rule-links">
    ${rules.map((rule) => html`<a href=${places.rules(rule)} aria-label=${texts.say("rule-link", { rule })}>${rule}</a>`)}
  </p>`;

/** @param {Edition} edition @param {Texts} texts */
const workerCards = (edition, texts) =>
  COLOURS.map((player) =>
    edition.workers.map(
      (card, i) =>
        html`<div class="piece">${workerCard(card, i + 1, player, { label: workerCardLabel(texts, card, i + 1, player) })}</div>`,
    ),
  );

/** @param {Edition} edition @param {Texts} texts */
const narrowCards = (edition, texts) =>
  edition.workers.map(
    (card, i) =>
      html`<div class="small-piece">
        ${workerCard(card, i + 1, COLOURS[i], { narrow: true, played: i === 3, label: workerCardLabel(texts, card, i + 1, COLOURS[i]) })}
      </div>`,
  );

/** @param {Edition} edition @param {Texts} texts */
const characters = (edition, texts) =>
  Object.entries(edition.guilds).map(([guild, ids]) =>
    ids.map(
      (id) =>
        html`<div class="piece" id=${id}>
          ${character(id, guild, { name: texts.say(`character-${id}`), power: texts.say(`power-${id}`), label: characterLabel(texts, id) })}
          ${ruleLinks(texts, [ruleOfCharacter(id)])}
        </div>`,
    ),
  );

/** @param {Edition} edition @param {Texts} texts */
const boards = (edition, texts) =>
  ["2", "3", "4"].map((players) => {
    const colours = COLOURS.slice(0, Number(players));
    const slots = Object.fromEntries(
      RESOURCES.map((resource) => [resource, slotsOf(edition.board[players][resource], HELD[players][resource] ?? {}, colours)]),
    );
    return html`<div class="wide-piece">${board(slots, { label: texts.say("describe-board", { players }) })}</div>`;
  });

/** @param {Edition} edition @param {Texts} texts */
const piles = (edition, texts) => [
  GUILDS.map((guild, i) => {
    const [top, count] = i === 3 ? [null, 0] : [edition.guilds[guild][0], 3 - i];
    return html`<div class="small-piece">${guildPile(guild, { top, count, label: pileLabel(texts, guild, top, count) })}</div>`;
  }),
  html`<div class="small-piece">${deck(31, { label: texts.say("describe-deck", { count: 31 }) })}</div>`,
  html`<div class="small-piece">${coinCard({ label: texts.say("bonus-coin") })}</div>`,
  [0, 3, 5].map(
    (count) => html`<div class="small-piece">${coinPile(count, { label: texts.say("describe-coins", { count }) })}</div>`,
  ),
];

/** @param {Edition} edition @param {Texts} texts */
const workers = (edition, texts) => [
  [64, 40, 24].map((height) =>
    COLOURS.map(
      (player) =>
        html`<span class="figure figure-${height}"
          >${worker(player, { label: texts.say("describe-worker", { colour: texts.say(`colour-${player}`) }) })}</span
        >`,
    ),
  ),
  html`<span>${COLOURS.map((player) => `${MARKS[player]} ${texts.say(`colour-${player}`)} `)}</span>`,
  Object.entries(edition.guilds).map(([guild, ids]) =>
    ids.map((id) => html`<span class="figure figure-40">${medal(id, guild, { label: texts.say(`character-${id}`) })}</span>`),
  ),
];

/** @param {Texts} texts */
const icons = (texts) =>
  [32, 24, 16].map(
    (size) =>
      html`<div class="icons icons-${size}">
        ${[...RESOURCES, "coin", "any", "double", "transform"].map((name) => icon(name, { label: texts.say(`bonus-${name}`) }))}
        ${GUILDS.map((guild) => sign(guild, { label: texts.say(`guild-${guild}`) }))}
        ${["neighbours", "column", "row", "diamonds", "shields"].map((formula) => sign(formula, { label: texts.say(`formula-${formula}`, { base: 1 }) }))}
      </div>`,
  );

/** @param {Edition} edition @param {Texts} texts */
const marks = (edition, texts) => {
  const card = edition.cards[0];
  return [
    html`<div class="cell">${cellMarks.legal({ bonuses: ["clay", "coin"], points: "+5", label: texts.say("mark-legal") })}</div>`,
    html`<div class="cell">${cellMarks.wouldFit({ label: texts.say("mark-would-fit") })}</div>`,
    html`<div class="cell">${cityTile(card)}${cellMarks.pinned({ label: texts.say("mark-pinned") })}</div>`,
    html`<div class="cell">
      ${cityTile(card, { owner: "red" })}${cellMarks.lastMove({ label: texts.say("mark-last-move") })}
    </div>`,
    html`<div class="cell">${cellMarks.refused({ sides: ["east", "south"], label: texts.say("mark-refused") })}</div>`,
  ];
};

/** The large card with what it says in words. @param {Texts} texts @param {BuildingCard} card @param {Again} again */
const largeCard = (texts, card, again) =>
  html` <dialog aria-labelledby="large-name" @close=${() => again({ large: null })}>
    <div class="large">
      ${rowCard(card, { name: texts.card(card.id) })}
      <div>
        <h2 id="large-name">${texts.card(card.id)}</h2>
        <ul>
          ${cardLines(texts, card).map((words) => html`<li>${words}</li>`)}
        </ul>
        ${ruleLinks(texts, rulesOfCard(card))}
        <form method="dialog"><button class="plain-button">${texts.say("gallery-close")}</button></form>
      </div>
    </div>
  </dialog>`;

/** The whole page. @param {Edition} edition @param {Texts} texts @param {Shown} shown @param {Again} again @param {(look: string) => void} chooseLook @returns {Template} */
export const gallery = (edition, texts, shown, again, chooseLook) =>
  html` <header>
      <h1>${texts.say("gallery-title")}</h1>
      <p>${texts.say("gallery-note")}</p>
      ${controls(texts, shown, again, chooseLook)}
    </header>
    ${section(texts, "gallery-city", city(sampleCity(edition), edition, texts), "city-box")}
    ${section(texts, "gallery-buildings", buildings(edition, texts, shown, again))}
    ${section(texts, "gallery-square", html`<div class="piece">${mainSquare(edition.main_square, { spots: { wood: "red", crystal: "yellow" }, label: squareLabel(texts, edition.main_square) })}</div>`)}
    ${section(texts, "gallery-worker-cards", [workerCards(edition, texts), html`<div class="break"></div>`, narrowCards(edition, texts)])}
    ${section(texts, "gallery-characters", characters(edition, texts))} ${section(texts, "gallery-board", boards(edition, texts))}
    ${section(texts, "gallery-piles", piles(edition, texts))} ${section(texts, "gallery-workers", workers(edition, texts))}
    ${section(texts, "gallery-icons", icons(texts))} ${section(texts, "gallery-marks", marks(edition, texts))}
    ${shown.large ? largeCard(texts, shown.large, again) : nothing}`;

/** What stands there when the cards could not be had. @param {Texts} texts */
export const failed = (texts) =>
  html`<h1>${texts.say("gallery-title")}</h1>
    <p role="alert">${texts.say("gallery-failed")}</p>`;
