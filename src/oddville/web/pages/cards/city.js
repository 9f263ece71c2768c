// The sample city of the gallery, with the marks of a turn.

import { html } from "../../vendor/lit-html.js";
import { cellMarks, cityTile, country, detailAt, mainSquare, parcels } from "../../art/index.js";
import { say } from "../../lib/texts.js";
import { cardLabel, squareLabel } from "./labels.js";

/** @typedef {import("../../art/types.js").Edition} Edition @typedef {import("./sample.js").Tile} Tile */

/** @param {Tile} tile @param {Edition} edition @param {number} size */
const picture = ({ card, owner }, edition, size) =>
  card
    ? cityTile(card, { owner, detail: detailAt(size), label: cardLabel(card) })
    : mainSquare(edition.main_square, { spots: { wood: "red" }, label: squareLabel(edition.main_square) });

/** @param {number} column @param {number} row @param {string} kind @param {unknown} content */
const place = (column, row, kind, content) =>
  html`<div class="place ${kind}" .style=${`grid-area: ${row} / ${column}`}>${content}</div>`;

/** @param {number} left */
const marks = (left) => [
  place(2 - left + 1, 3, "marked", cellMarks.legal({ bonuses: ["wood", "coin"], points: "+6", label: say("mark-legal") })),
  place(-1 - left + 1, 3, "marked", cellMarks.wouldFit({ label: say("mark-would-fit") })),
];

/** @param {Tile[]} tiles @param {Edition} edition */
export function city(tiles, edition) {
  const columns = tiles.map(({ x }) => x);
  const bounds = {
    left: Math.min(...columns) - 1,
    right: Math.max(...columns) + 1,
    bottom: Math.max(...tiles.map(({ y }) => y)),
  };
  const cells = tiles.map(({ x, y }) => /** @type {[number, number]} */ ([x, y]));
  const size = Math.min(innerWidth, 1400) / (bounds.right - bounds.left + 1);
  const places = tiles.map((each) =>
    place(each.x - bounds.left + 1, each.y + 1, each.card ? "" : "square", picture(each, edition, size)),
  );
  return html`<div class="city in-city">
    ${country(bounds, cells)}
    <div class="places">${places}${marks(bounds.left)}</div>
    ${parcels(bounds, cells)}
  </div>`;
}
