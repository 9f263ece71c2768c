// Pictures beside the rules: positions from the server, drawn as at the table.

import { boardColumn, cellMarks, cityTile, mainSquare, price, slotsOf, workerCard } from "../../art/index.js";
import { currentTexts, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../../art/types.js").Edition} Edition @typedef {import("../../types/wire.js").Illustration} Illustration */
/** @typedef {Illustration & {facts: Record<string, any>, view: import("../../lib/types.js").View}} Picture */
/** @typedef {{card: string, cell: [number, number], owner: number | null, mark: unknown, upsideDown?: boolean}} Tile */

const SQUARE = "main-square";
const COLOURS = ["purple", "yellow"];
/** Facts that are bonuses. */
const BONUSES = ["own", "other"];

/** The cards of the city and the one that is refused.
 * @param {Picture} picture @returns {Tile[]} */
function tilesOf({ view, tried }) {
  const lastCell = String(view.built_cell);
  /** @type {Tile[]} */
  const tiles = view.city.map(([cell, card, owner]) => ({
    card,
    cell,
    owner,
    mark: String(cell) === lastCell ? cellMarks.lastMove() : nothing,
  }));
  const { card, cell, sides, upside_down: upsideDown } = tried ?? {};
  return card && cell ? [...tiles, { card, cell, owner: null, mark: cellMarks.refused({ sides }), upsideDown }] : tiles;
}

/** @param {Edition} edition @param {Tile} tile */
function pictureAt({ cards, main_square }, { card, owner }) {
  if (card === SQUARE) return mainSquare(main_square);
  const building = /** @type {Edition["cards"][number]} */ (cards.find(({ id }) => id === card));
  return cityTile(building, { owner: owner === null ? null : COLOURS[owner] });
}

/** Styles are set by script, because the Content Security Policy forbids style attributes.
 * @param {Edition} edition @param {Picture} picture */
function city(edition, picture) {
  const tiles = tilesOf(picture);
  const [left, top] = [0, 1].map((axis) => Math.min(...tiles.map(({ cell }) => cell[axis])));
  return html`<div class="picture-city">
    ${tiles.map(
      (tile) =>
        html`<div
          class="picture-cell ${tile.card === SQUARE ? "of-square" : ""} ${tile.upsideDown ? "upside-down" : ""}"
          data-cell=${tile.cell.join(",")}
          .style=${`grid-area: ${tile.cell[1] - top + 1} / ${tile.cell[0] - left + 1}`}
        >
          ${pictureAt(edition, tile)}${tile.mark}
        </div>`,
    )}
  </div>`;
}

/** @param {Edition} edition @param {Picture} picture */
const clay = ({ board }, { view }) =>
  html`<div class="picture-column">${boardColumn("clay", slotsOf(board[view.n].clay, view.board.clay, COLOURS))}</div>`;

/** @param {Edition} edition @param {Picture} picture */
function prices({ workers }, { facts }) {
  const card = workers[facts.worker - 1];
  return html`<div class="picture-prices">
    ${workerCard(card, facts.worker, COLOURS[0])}
    <ol>
      ${card.costs.map((cost) => html`<li>${price(cost)}</li>`)}
    </ol>
  </div>`;
}

const DRAWINGS = { city, clay, prices };

/** @param {Picture} picture */
function caption({ message, facts }) {
  const words = Object.entries(facts).map(([key, fact]) => [
    key,
    BONUSES.includes(key) ? currentTexts().named("bonus", fact) : fact,
  ]);
  return say(message, Object.fromEntries(words));
}

/** @param {Edition} edition @param {Illustration} illustration */
export function pictureOf(edition, illustration) {
  const picture = /** @type {Picture} */ (illustration);
  return html`<figure class="rule-picture">
    ${DRAWINGS[picture.shows](edition, picture)}
    <figcaption>${caption(picture)}</figcaption>
  </figure>`;
}
