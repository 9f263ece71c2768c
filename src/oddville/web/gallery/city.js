// A city as the gallery shows it: tiles on a grid over the country.

import { html } from "../vendor/lit-html.js";
import { cityTile, country, mainSquare, parcels } from "../art/index.js";
import { cardLabel, squareLabel } from "../describing.js";

/** @typedef {import("../art/types.js").Edition} Edition @typedef {import("../texts.js").Texts} Texts @typedef {import("./sample.js").Built} Built */

/** @param {Built} built @param {Edition} edition @param {Texts} texts @param {number} left */
function tile({ x, y, card, owner }, edition, texts, left) {
  const content = card ? cityTile(card, { owner, label: cardLabel(texts, card) }) : mainSquare(edition.main_square, { spots: { wood: "red" }, label: squareLabel(texts, edition.main_square) });
  return html`<div class="place column-${x - left + 1} row-${y + 1} ${card ? "" : "square"}">${content}</div>`;
}

/** @param {Built[]} built @param {Edition} edition @param {Texts} texts */
export function city(built, edition, texts) {
  const bounds = { left: Math.min(...built.map(({ x }) => x)) - 1, right: Math.max(...built.map(({ x }) => x)) + 1, bottom: Math.max(...built.map(({ y }) => y)) };
  const cells = built.map(({ x, y }) => /** @type {[number, number]} */ ([x, y]));
  return html`<div class="city in-city">${country(bounds, cells)}<div class="places">${built.map((each) => tile(each, edition, texts, bounds.left))}</div>${parcels(bounds, cells)}</div>`;
}
