// The Buildings Row: six buildings, each with its price for the worker card in hand, and the deck.

import { deck, icon, rowCard } from "../../art/index.js";
import { currentTexts, list, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { targetButton } from "./pieces.js";
import { cardOf } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** The selected worker card, whose prices are shown; without one, the lowest price of the hand.
 * @param {Scene} scene @returns {number | null} */
const selectedWorker = ({ selection }) => Number(selection.find((target) => target.startsWith("worker:"))?.slice(7)) || null;

/** Whether a building of the row would be swapped for one of mine.
 * @param {Scene} scene */
const isSwapping = ({ selection, selectable }) =>
  selection.some((target) => target.startsWith("mine:")) && [...selectable].some((target) => target.startsWith("row:"));

/** None without a worker card that could take a building.
 * @param {Scene} scene @returns {(number | null)[]} */
export function rowPrices(scene) {
  const worker = selectedWorker(scene);
  const hand = scene.me === null ? [1, 2, 3, 4] : scene.view.players[scene.me].hand;
  const cards = worker ? [worker] : hand;
  if (!cards.length) return scene.view.row.map(() => null);
  return [0, 1, 2, 3, 4, 5].map((place) => Math.min(...cards.map((card) => scene.edition.workers[card - 1].costs[place])));
}

/** @param {import("../../lib/types.js").BuildingCard} card */
export function streetsOf({ edges }) {
  const sides = Object.entries(edges).filter(([, kind]) => kind === "street");
  return list(sides.map(([side]) => say(`side-${side}`))) || say("none");
}

/** @param {import("../../lib/types.js").BuildingCard} card */
export const cardInWords = (card) =>
  say("words-card", {
    card: card.id,
    paid: card.cost,
    bonus: card.bonus,
    guild: card.guild,
    points: say(`formula-${card.formula}`, { base: card.base }),
    streets: streetsOf(card),
  });

/** @param {Scene} scene @param {number} place @param {number | null} cost */
export function positionWords({ view, edition }, place, cost) {
  const facts = { position: place + 1, words: cardInWords(cardOf(edition, view.row[place])) };
  return cost === null ? say("row-name-unpriced", facts) : say("row-name", { ...facts, cost });
}

/** @param {number} cost */
const priceTag = (cost) =>
  html`<span class="price-tag ${cost ? "" : "free"}" aria-hidden="true"
    >${cost ? [cost, icon("coin")] : say("price-free")}</span
  >`;

/** @param {Scene} scene @param {string} id @param {number} place @param {number | null} cost */
function rowPosition(scene, id, place, cost) {
  const card = cardOf(scene.edition, id);
  const isSwap = isSwapping(scene);
  const label = isSwap
    ? say("row-name-swap", { position: place + 1, words: cardInWords(card) })
    : positionWords(scene, place, cost);
  const tag = isSwap ? html`<span class="price-tag free" aria-hidden="true">${say("price-swap")}</span>` : nothing;
  const content = html`${isSwap || cost === null ? tag : priceTag(cost)} ${rowCard(card, { name: currentTexts().card(id) })}`;
  return targetButton(scene, `row:${place + 1}`, "row-position", { label, card: id }, content);
}

/** @param {Scene} scene */
export function buildingsRow(scene) {
  const prices = rowPrices(scene);
  return html`<div class="row-cards" role="group" data-region="row" aria-label=${say("region-row")}>
    ${scene.view.row.map((id, place) => rowPosition(scene, id, place, prices[place]))}
    <button class="deck-button" data-open="deck" aria-label=${say("deck-name", { count: scene.view.deck.length })}>
      ${deck(scene.view.deck.length)}
    </button>
  </div>`;
}

/** @param {Scene} scene */
export function rowLegend(scene) {
  if (isSwapping(scene)) return say("row-prices-swap");
  if (selectedWorker(scene)) return say("row-prices-of", { worker: selectedWorker(scene) });
  return scene.me === null || !scene.view.players[scene.me].hand.length ? nothing : say("row-prices-least");
}
