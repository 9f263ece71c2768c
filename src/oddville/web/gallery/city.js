// A city as the gallery shows it: tiles on a grid over the country, with the marks that a turn puts on it.

import { html } from "../vendor/lit-html.js";
import { cellMarks, cityTile, country, detailAt, mainSquare, parcels } from "../art/index.js";
import { cardLabel, squareLabel } from "../describing.js";

/** @typedef {import("../art/types.js").Edition} Edition @typedef {import("../lib/texts.js").Texts} Texts @typedef {import("./sample.js").Built} Built */

/** @param {Built} built @param {Edition} edition @param {Texts} texts @param {number} size */
const picture = ({ card, owner }, edition, texts, size) =>
  card
    ? cityTile(card, { owner, detail: detailAt(size), label: cardLabel(texts, card) })
    : mainSquare(edition.main_square, { spots: { wood: "red" }, label: squareLabel(texts, edition.main_square) });

/** @param {number} column @param {number} row @param {string} kind @param {unknown} content */
const place = (column, row, kind, content) => html`<div class="place column-${column} row-${row} ${kind}">${content}</div>`;

/** @param {Texts} texts @param {number} left */
const marks = (texts, left) => [
  place(2 - left + 1, 3, "marked", cellMarks.legal({ bonuses: ["wood", "coin"], points: "+6", label: texts.say("mark-legal") })),
  place(-1 - left + 1, 3, "marked", cellMarks.wouldFit({ label: texts.say("mark-would-fit") })),
];

/** @param {Built[]} built @param {Edition} edition @param {Texts} texts */
export function city(built, edition, texts) {
  const columns = built.map(({ x }) => x);
  const bounds = {
    left: Math.min(...columns) - 1,
    right: Math.max(...columns) + 1,
    bottom: Math.max(...built.map(({ y }) => y)),
  };
  const cells = built.map(({ x, y }) => /** @type {[number, number]} */ ([x, y]));
  const size = Math.min(innerWidth, 1400) / (bounds.right - bounds.left + 1);
  const tiles = built.map((each) =>
    place(each.x - bounds.left + 1, each.y + 1, each.card ? "" : "square", picture(each, edition, texts, size)),
  );
  return html`<div class="city in-city">
    ${country(bounds, cells)}
    <div class="places">${tiles}${marks(texts, bounds.left)}</div>
    ${parcels(bounds, cells)}
  </div>`;
}
