// The parts of the gallery page.

import { html, nothing } from "../../vendor/lit-html.js";
import * as art from "../../art/index.js";
import { cardLabel, cardLines, characterLabel, pileLabel, squareLabel, workerCardLabel } from "./labels.js";
import { onValue, optionList } from "../../lib/forms.js";
import * as urls from "../../lib/urls.js";
import { ruleOfCharacter, rulesOfCard } from "../../lib/rule_ids.js";
import { changeSettings, LOOKS, settings } from "../../lib/settings.js";
import { currentTexts, say } from "../../lib/texts.js";
import { city } from "./city.js";
import { WORKERS_ON_BOARD, sampleCity } from "./sample.js";

/**
 * @typedef {import("../../art/types.js").Edition} Edition @typedef {import("../../art/types.js").BuildingCard} BuildingCard
 * @typedef {{size: number, city: boolean, large: BuildingCard | null}} GalleryView
 * @typedef {(change: Partial<GalleryView>) => void} Update
 * @typedef {import("../../vendor/lit-html.js").TemplateResult} Template
 */

const SIZES = [44, 64, 96, 112, 160, 240];
const LOOK_NAMES = LOOKS.map((look) => look || "system");

/** @param {string} title message @param {unknown} content @param {string} kind */
const section = (title, content, kind = "pieces") =>
  html`<section aria-labelledby=${title}>
    <h2 id=${title}>${say(title)}</h2>
    <div class=${kind}>${content}</div>
  </section>`;

/** @param {GalleryView} view @param {Update} update */
const controls = (view, update) =>
  html` <div class="controls">
    <label
      >${say("gallery-size")}
      <select id="size" @change=${onValue((size) => update({ size: Number(size) }))}>
        ${optionList(SIZES, view.size, (size) => `${size} px`)}
      </select></label
    >
    <label
      >${say("gallery-show")}
      <select id="show" @change=${onValue((place) => update({ city: place === "city" }))}>
        ${optionList(["row", "city"], view.city ? "city" : "row", (place) => say(`gallery-show-${place}`))}
      </select></label
    >
    <label
      >${say("look-label")}
      <select id="look" @change=${onValue((name) => changeSettings({ look: LOOKS.find((look) => look === name) ?? "" }))}>
        ${optionList(LOOK_NAMES, settings().look || "system", (name) => say(`look-${name}`))}
      </select></label
    >
    <a href="print.html">${say("gallery-print")}</a>
  </div>`;

/** @param {Edition} edition @param {GalleryView} view @param {Update} update */
const buildings = (edition, view, update) =>
  edition.cards.map(
    (card) =>
      html`<button
        type="button"
        class="piece"
        data-card=${card.id}
        id=${card.id}
        aria-label=${cardLabel(card)}
        @click=${() => update({ large: card })}
      >
        ${view.city ? art.cityTile(card, { detail: art.detailAt(view.size) }) : art.rowCard(card, { size: view.size, name: currentTexts().card(card.id) })}
      </button>`,
  );

/** @param {string[]} rules */
const ruleLinks = (rules) =>
  html`<p class="rule-links">
    ${rules.map((rule) => html`<a href=${urls.rules(rule)} aria-label=${say("rule-link", { rule })}>${rule}</a>`)}
  </p>`;

/** @param {Edition} edition */
const workerCards = (edition) =>
  art.COLOURS.map((player) =>
    edition.workers.map(
      (card, i) =>
        html`<div class="piece">${art.workerCard(card, i + 1, player, { label: workerCardLabel(card, i + 1, player) })}</div>`,
    ),
  );

/** @param {Edition} edition */
const narrowCards = (edition) =>
  edition.workers.map(
    (card, i) =>
      html`<div class="small-piece">
        ${art.workerCard(card, i + 1, art.COLOURS[i], { narrow: true, played: i === 3, label: workerCardLabel(card, i + 1, art.COLOURS[i]) })}
      </div>`,
  );

/** @param {Edition} edition */
const characters = (edition) =>
  Object.entries(edition.guilds).map(([guild, ids]) =>
    ids.map(
      (id) =>
        html`<div class="piece" id=${id}>
          ${art.character(id, guild, { name: say(`character-${id}`), power: say(`power-${id}`), label: characterLabel(id) })}
          ${ruleLinks([ruleOfCharacter(id)])}
        </div>`,
    ),
  );

/** @param {Edition} edition */
const boards = (edition) =>
  ["2", "3", "4"].map((players) => {
    const colours = art.COLOURS.slice(0, Number(players));
    const slots = Object.fromEntries(
      art.RESOURCES.map((resource) => [
        resource,
        art.slotsOf(edition.board[players][resource], WORKERS_ON_BOARD[players][resource] ?? {}, colours),
      ]),
    );
    return html`<div class="wide-piece">${art.board(slots, { label: say("describe-board", { players }) })}</div>`;
  });

/** @param {Edition} edition */
const piles = (edition) => [
  art.GUILDS.map((guild, i) => {
    const [top, count] = i === 3 ? [null, 0] : [edition.guilds[guild][0], 3 - i];
    return html`<div class="small-piece">${art.guildPile(guild, { top, count, label: pileLabel(guild, top, count) })}</div>`;
  }),
  html`<div class="small-piece">${art.deck(31, { label: say("describe-deck", { count: 31 }) })}</div>`,
  html`<div class="small-piece">${art.coinCard({ label: say("bonus-coin") })}</div>`,
  [0, 3, 5].map(
    (count) => html`<div class="small-piece">${art.coinPile(count, { label: say("describe-coins", { count }) })}</div>`,
  ),
];

/** @param {Edition} edition */
const workers = (edition) => [
  [64, 40, 24].map((height) =>
    art.COLOURS.map(
      (player) =>
        html`<span class="figure figure-${height}"
          >${art.worker(player, { label: say("describe-worker", { colour: say(`colour-${player}`) }) })}</span
        >`,
    ),
  ),
  html`<span>${art.COLOURS.map((player) => `${art.MARKS[player]} ${say(`colour-${player}`)} `)}</span>`,
  Object.entries(edition.guilds).map(([guild, ids]) =>
    ids.map((id) => html`<span class="figure figure-40">${art.medal(id, guild, { label: say(`character-${id}`) })}</span>`),
  ),
];

const icons = () =>
  [32, 24, 16].map(
    (size) =>
      html`<div class="icons icons-${size}">
        ${[...art.RESOURCES, "coin", "any", "double", "transform"].map((name) => art.icon(name, { label: say(`bonus-${name}`) }))}
        ${art.GUILDS.map((guild) => art.sign(guild, { label: say(`guild-${guild}`) }))}
        ${["neighbours", "column", "row", "diamonds", "shields"].map((formula) => art.sign(formula, { label: say(`formula-${formula}`, { base: 1 }) }))}
      </div>`,
  );

/** @param {Edition} edition */
const marks = (edition) => {
  const card = edition.cards[0];
  return [
    html`<div class="cell">${art.cellMarks.legal({ bonuses: ["clay", "coin"], points: "+5", label: say("mark-legal") })}</div>`,
    html`<div class="cell">${art.cellMarks.wouldFit({ label: say("mark-would-fit") })}</div>`,
    html`<div class="cell">${art.cityTile(card)}${art.cellMarks.pinned({ label: say("mark-pinned") })}</div>`,
    html`<div class="cell">
      ${art.cityTile(card, { owner: "red" })}${art.cellMarks.lastMove({ label: say("mark-last-move") })}
    </div>`,
    html`<div class="cell">${art.cellMarks.refused({ sides: ["east", "south"], label: say("mark-refused") })}</div>`,
  ];
};

/** @param {BuildingCard} card @param {Update} update */
const largeCard = (card, update) =>
  html` <dialog aria-labelledby="large-name" @close=${() => update({ large: null })}>
    <div class="large">
      ${art.rowCard(card, { name: currentTexts().card(card.id) })}
      <div>
        <h2 id="large-name">${currentTexts().card(card.id)}</h2>
        <ul>
          ${cardLines(card).map((words) => html`<li>${words}</li>`)}
        </ul>
        ${ruleLinks(rulesOfCard(card))}
        <form method="dialog"><button class="plain-button">${say("gallery-close")}</button></form>
      </div>
    </div>
  </dialog>`;

/** @param {Edition} edition @param {GalleryView} view @param {Update} update @returns {Template} */
export const gallery = (edition, view, update) =>
  html` <header>
      <h1>${say("gallery-title")}</h1>
      <p>${say("gallery-note")}</p>
      ${controls(view, update)}
    </header>
    ${section("gallery-city", city(sampleCity(edition), edition), "city-box")}
    ${section("gallery-buildings", buildings(edition, view, update))}
    ${section("gallery-square", html`<div class="piece">${art.mainSquare(edition.main_square, { spots: { wood: "red", crystal: "yellow" }, label: squareLabel(edition.main_square) })}</div>`)}
    ${section("gallery-worker-cards", [workerCards(edition), html`<div class="break"></div>`, narrowCards(edition)])}
    ${section("gallery-characters", characters(edition))} ${section("gallery-board", boards(edition))}
    ${section("gallery-piles", piles(edition))} ${section("gallery-workers", workers(edition))}
    ${section("gallery-icons", icons())} ${section("gallery-marks", marks(edition))}
    ${view.large ? largeCard(view.large, update) : nothing}`;

export const loadFailure = () =>
  html`<h1>${say("gallery-title")}</h1>
    <p role="alert">${say("gallery-failed")}</p>`;
