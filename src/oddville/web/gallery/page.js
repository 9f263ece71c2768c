// The parts of the gallery page.

import { html, nothing } from "../vendor/lit-html.js";
import {
  board,
  cellMarks,
  character,
  cityTile,
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
import { cardLabel, cardLines, cardName, characterLabel, pileLabel, squareLabel, workerCardLabel } from "../describing.js";
import { chosenLook, LOOKS } from "../look.js";
import { city } from "./city.js";
import { HELD, sampleCity } from "./sample.js";

/**
 * @typedef {import("../art/types.js").Edition} Edition @typedef {import("../art/types.js").BuildingCard} BuildingCard
 * @typedef {import("../texts.js").Texts} Texts
 * @typedef {{size: number, city: boolean, large: BuildingCard | null}} Shown
 * @typedef {(change: Partial<Shown>) => void} Again
 * @typedef {import("../vendor/lit-html.js").TemplateResult} Template
 */

const SIZES = [44, 64, 96, 112, 160, 240];

/** @param {Texts} texts @param {string} title message @param {unknown} content @param {string} kind */
const section = (texts, title, content, kind = "pieces") =>
  html`<section aria-labelledby=${title}>
    <h2 id=${title}>${texts.t(title)}</h2>
    <div class=${kind}>${content}</div>
  </section>`;

/** @param {Texts} texts @param {Shown} shown @param {Again} again @param {(look: string) => void} chooseLook */
const controls = (texts, shown, again, chooseLook) =>
  html` <div class="controls">
    <label
      >${texts.t("gallery-size")}
      <select
        id="size"
        @change=${(/** @type {Event} */ event) => again({ size: Number(/** @type {HTMLSelectElement} */ (event.target).value) })}
      >
        ${SIZES.map((size) => html`<option value=${size} ?selected=${size === shown.size}>${size} px</option>`)}
      </select></label
    >
    <label
      >${texts.t("gallery-show")}
      <select
        id="show"
        @change=${(/** @type {Event} */ event) => again({ city: /** @type {HTMLSelectElement} */ (event.target).value === "city" })}
      >
        ${["row", "city"].map((place) => html`<option value=${place} ?selected=${shown.city === (place === "city")}>${texts.t(`gallery-show-${place}`)}</option>`)}
      </select></label
    >
    <label
      >${texts.t("look-label")}
      <select
        id="look"
        @change=${(/** @type {Event} */ event) => chooseLook(/** @type {HTMLSelectElement} */ (event.target).value)}
      >
        ${LOOKS.map((look) => html`<option value=${look} ?selected=${look === chosenLook()}>${texts.t(`look-${look}`)}</option>`)}
      </select></label
    >
    <a href="/print.html">${texts.t("gallery-print")}</a>
  </div>`;

/** @param {Edition} edition @param {Texts} texts @param {Shown} shown @param {Again} again */
const buildings = (edition, texts, shown, again) =>
  edition.cards.map(
    (card) =>
      html`<button
        type="button"
        class="piece"
        data-card=${card.id}
        aria-label=${cardLabel(texts, card)}
        @click=${() => again({ large: card })}
      >
        ${shown.city ? cityTile(card, { size: shown.size }) : rowCard(card, { size: shown.size, name: cardName(texts, card) })}
      </button>`,
  );

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
        html`<div class="piece">
          ${character(id, guild, { name: texts.t(`character-${id}`), power: texts.t(`power-${id}`), label: characterLabel(texts, id) })}
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
    return html`<div class="wide-piece">${board(slots, { label: texts.t("describe-board", { players }) })}</div>`;
  });

/** @param {Edition} edition @param {Texts} texts */
const piles = (edition, texts) => [
  GUILDS.map((guild, i) => {
    const [top, count] = i === 3 ? [null, 0] : [edition.guilds[guild][0], 3 - i];
    return html`<div class="small-piece">${guildPile(guild, { top, count, label: pileLabel(texts, guild, top, count) })}</div>`;
  }),
  html`<div class="small-piece">${deck(31, { label: texts.t("describe-deck", { count: 31 }) })}</div>`,
  html`<div class="small-piece">${coinCard({ label: texts.t("bonus-coin") })}</div>`,
  [0, 3, 5].map(
    (count) => html`<div class="small-piece">${coinPile(count, { label: texts.t("describe-coins", { count }) })}</div>`,
  ),
];

/** @param {Edition} edition @param {Texts} texts */
const workers = (edition, texts) => [
  [64, 40, 24].map((height) =>
    COLOURS.map(
      (player) =>
        html`<span class="figure figure-${height}"
          >${worker(player, { label: texts.t("describe-worker", { colour: texts.t(`colour-${player}`) }) })}</span
        >`,
    ),
  ),
  html`<span>${COLOURS.map((player) => `${MARKS[player]} ${texts.t(`colour-${player}`)} `)}</span>`,
  Object.entries(edition.guilds).map(([guild, ids]) =>
    ids.map((id) => html`<span class="figure figure-40">${medal(id, guild, { label: texts.t(`character-${id}`) })}</span>`),
  ),
];

/** @param {Texts} texts */
const icons = (texts) =>
  [32, 24, 16].map(
    (size) =>
      html`<div class="icons icons-${size}">
        ${[...RESOURCES, "coin", "any", "double", "transform"].map((name) => icon(name, { label: texts.t(`bonus-${name}`) }))}
        ${GUILDS.map((guild) => sign(guild, { label: texts.t(`guild-${guild}`) }))}
        ${["neighbours", "column", "row", "diamonds", "shields"].map((formula) => sign(formula, { label: texts.t(`formula-${formula}`, { base: 1 }) }))}
      </div>`,
  );

/** @param {Edition} edition @param {Texts} texts */
const marks = (edition, texts) => {
  const card = edition.cards[0];
  return [
    html`<div class="cell">${cellMarks.legal({ bonuses: ["clay", "coin"], points: "+5", label: texts.t("mark-legal") })}</div>`,
    html`<div class="cell">${cellMarks.wouldFit({ label: texts.t("mark-would-fit") })}</div>`,
    html`<div class="cell">${cityTile(card)}${cellMarks.pinned({ label: texts.t("mark-pinned") })}</div>`,
    html`<div class="cell">${cityTile(card, { owner: "red" })}${cellMarks.lastMove({ label: texts.t("mark-last-move") })}</div>`,
    html`<div class="cell">${cellMarks.refused({ sides: ["east", "south"], label: texts.t("mark-refused") })}</div>`,
  ];
};

/** The large card with what it says in words. @param {Texts} texts @param {BuildingCard} card @param {Again} again */
const largeCard = (texts, card, again) =>
  html` <dialog aria-labelledby="large-name" @close=${() => again({ large: null })}>
    <div class="large">
      ${rowCard(card, { name: cardName(texts, card) })}
      <div>
        <h2 id="large-name">${cardName(texts, card)}</h2>
        <ul>
          ${cardLines(texts, card).map((words) => html`<li>${words}</li>`)}
        </ul>
        <form method="dialog"><button class="plain-button">${texts.t("gallery-close")}</button></form>
      </div>
    </div>
  </dialog>`;

/** The whole page. @param {Edition} edition @param {Texts} texts @param {Shown} shown @param {Again} again @param {(look: string) => void} chooseLook @returns {Template} */
export const gallery = (edition, texts, shown, again, chooseLook) =>
  html` <header>
      <h1>${texts.t("gallery-title")}</h1>
      <p>${texts.t("gallery-note")}</p>
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
  html`<h1>${texts.t("gallery-title")}</h1>
    <p role="alert">${texts.t("gallery-failed")}</p>`;
