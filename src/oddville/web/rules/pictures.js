// Pictures beside the rules: the cards of the edition as the lessons lay them, drawn by the table's own art.

import { boardColumn, cellMarks, cityTile, mainSquare, price, slotsOf, workerCard } from "../art/index.js";
import { current, say } from "../lib/texts.js";
import { html, nothing } from "../vendor/lit-html.js";

/** @typedef {import("../art/types.js").Edition} Edition @typedef {{card: string, owner?: string, mark?: unknown}} Tile */

const SQUARE = "main-square";
const JOINER = "left-leg-joiner";
const STAIRCASE = "toll-staircase";
const WORKER = 2;

/** Cards side by side, as they lie in the city.
 * @param {Edition} edition @param {Tile[]} tiles */
const row = (edition, tiles) =>
  html`<div class="picture-row">
    ${tiles.map(
      ({ card, owner, mark }) =>
        html`<div class="picture-cell ${card === SQUARE ? "of-square" : ""}">
          ${card === SQUARE ? mainSquare(edition.main_square) : cityTile(cardOf(edition, card), { owner: owner ?? null })}${mark ?? nothing}
        </div>`,
    )}
  </div>`;

/** @param {Edition} edition @param {string} id */
const cardOf = ({ cards }, id) => /** @type {Edition["cards"][number]} */ (cards.find((card) => card.id === id));

/** @param {unknown} drawing @param {string} words */
const figure = (drawing, words) =>
  html`<figure class="rule-picture">
    ${drawing}
    <figcaption>${words}</figcaption>
  </figure>`;

/** @param {Edition} edition */
function edges(edition) {
  const fits = [{ card: SQUARE }, { card: JOINER, owner: "purple" }];
  const clashes = [{ card: JOINER, mark: cellMarks.refused({ sides: ["east"] }) }, { card: SQUARE }];
  return [
    figure(row(edition, fits), say("rules-picture-fits", { card: JOINER })),
    figure(row(edition, clashes), say("rules-picture-clash", { card: JOINER })),
  ];
}

/** @param {Edition} edition */
function bonuses(edition) {
  const built = [{ card: SQUARE }, { card: JOINER, owner: "purple", mark: cellMarks.lastMove() }];
  return figure(
    row(edition, built),
    say("rules-picture-bonuses", {
      card: JOINER,
      own: current().named("bonus", cardOf(edition, JOINER).bonus),
      other: current().named("bonus", edition.main_square.bonus ?? "coin"),
    }),
  );
}

/** @param {Edition} edition */
const slots = (edition) =>
  figure(
    html`<div class="picture-column">
      ${boardColumn("clay", slotsOf(edition.board["2"].clay, { 0: [1, 0], 2: [0, 2] }, ["purple", "yellow"]))}
    </div>`,
    say("rules-picture-slots"),
  );

/** @param {Edition} edition */
function prices({ workers }) {
  const { costs } = workers[WORKER - 1];
  return figure(
    html`<div class="picture-prices">
      ${workerCard(workers[WORKER - 1], WORKER, "purple")}
      <ol>
        ${costs.map((cost) => html`<li>${price(cost)}</li>`)}
      </ol>
    </div>`,
    say("rules-picture-prices", { worker: WORKER, costs: costs.join(" ") }),
  );
}

/** @param {Edition} edition */
function score(edition) {
  const tiles = [{ card: STAIRCASE, owner: "purple" }, { card: SQUARE }, { card: JOINER, owner: "purple" }];
  const { base } = cardOf(edition, STAIRCASE);
  return figure(
    row(edition, tiles),
    say("rules-picture-score", { card: STAIRCASE, base, cards: tiles.length, points: base + tiles.length }),
  );
}

/** The pictures, by rule.
 * @type {Record<string, (edition: Edition) => unknown>} */
export const PICTURES = { "BUILD-5": edges, "BUILD-8": bonuses, "WORK-6": slots, "WORK-7": prices, "SCORE-2": score };
