// The pieces of the game as lit templates: what a page puts on the table. Every one may be given a `label`, its accessible
// name; without one it is hidden from screen readers, because the button around it speaks.

import { html, nothing, svg } from "../vendor/lit-html.js";
import { boardOf, COLUMN, columnOf } from "./board.js";
import { CARD_HEIGHT, planOf, slip } from "./cards.js";
import { CHARACTER_HEIGHT, characterOf, medalOf } from "./characters.js";
import { countryOf, MARGIN, parcelsOf, SKY } from "./ground.js";
import { beyondOf, lastMoveOf, legalCellOf, pinnedOf, refusedOf, wouldFitOf } from "./highlights.js";
import { ICONS, priceCoin, SIGNS } from "./icons.js";
import { seal } from "./marks.js";
import { narrowCardOf } from "./narrow.js";
import { coinCardOf, coinPileOf, deckOf, guildPileOf } from "./piles.js";
import { squareFurniture, squareGround, TOWER } from "./square.js";
import { digest, symbol } from "./symbols.js";
import { WORKER_CARD_HEIGHT, workerCardOf } from "./worker_cards.js";
import { figure } from "./workers.js";

export { slotsOf } from "./board.js";
export { detailAt } from "./cards.js";
export { CHARACTER_POINTS } from "./characters.js";
export { GUILDS, RESOURCES } from "./icons.js";
export { COLOURS, MARKS } from "./workers.js";

/**
 * @typedef {import("./types.js").BuildingCard} BuildingCard
 * @typedef {import("./types.js").WorkerCard} WorkerCard
 * @typedef {import("./types.js").MainSquare} MainSquare
 * @typedef {import("./types.js").Cell} Cell
 * @typedef {import("./shapes.js").Drawing} Drawing
 * @typedef {import("./board.js").Slot} Slot
 * @typedef {{label?: string}} Labelled
 * @typedef {import("../vendor/lit-html.js").TemplateResult} Template
 */

/** An SVG picture. @param {string} kind @param {string} viewBox @param {string | undefined} label @param {unknown} content @returns {Template} */
const picture = (kind, viewBox, label, content) =>
  html`<svg
    class="art ${kind}"
    viewBox=${viewBox}
    role=${label ? "img" : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"}
    focusable="false"
  >
    ${content}
  </svg>`;

/** A symbol in a box. @param {string} href @param {number} x @param {number} y @param {number} width @param {number} height */
const use = (href, x, y, width, height) => svg`<use href=${href} x=${x} y=${y} width=${width} height=${height}></use>`;

/** A picture of one symbol, drawn anew for every different `facts`.
 * @param {string} kind @param {[number, number, number, number]} frame @param {unknown} facts @param {() => Drawing} draw @param {string} [label] */
function stamp(kind, frame, facts, draw, label) {
  const viewBox = frame.join(" ");
  return picture(kind, viewBox, label, use(symbol(`${kind}-${digest(JSON.stringify(facts))}`, viewBox, draw), ...frame));
}

/** @param {BuildingCard} card @param {import("./cards.js").Detail} detail */
const planSymbol = (card, detail) =>
  symbol(`plan-${card.id}-${detail}-${digest(JSON.stringify(card))}`, "0 0 240 240", () => planOf(card, detail));

const FIGURE = /** @type {[number, number, number, number]} */ ([-6, -9, 52, 62]);
/** @param {string} player */
const figureSymbol = (player) => symbol(`worker-${player}`, FIGURE.join(" "), () => figure(player));

/** A building as it lies in the city: 240 x 240.
 * @param {BuildingCard} card @param {Labelled & {detail?: import("./cards.js").Detail, owner?: string | null}} options owner: colour of the worker on it */
export function cityTile(card, { detail = "full", owner = null, label } = {}) {
  const [width, height] = detail === "small" ? [112, 133.5] : [91, 108.5];
  return picture("city-tile", "0 0 240 240", label, [
    use(planSymbol(card, detail), 0, 0, 240, 240),
    owner ? use(figureSymbol(owner), 120 - width / 2, detail === "small" ? 20 : 63, width, height) : nothing,
  ]);
}

/** A building in the row or before a player: its plan and the slip with name and cost, 240 x 340.
 * @param {BuildingCard} card @param {Labelled & {name?: string, size?: number}} options name: in the reader's language */
export const rowCard = (card, { name = card.name, size = 240, label } = {}) =>
  picture("row-card", `0 0 240 ${CARD_HEIGHT}`, label, [
    use(planSymbol(card, size < 56 ? "small" : "full"), 0, 0, 240, 240),
    use(
      symbol(`slip-${digest(name + card.cost)}`, `0 240 240 ${CARD_HEIGHT - 240}`, () => slip(name, card.cost)),
      0,
      240,
      240,
      CARD_HEIGHT - 240,
    ),
  ]);

/** The Main Square and its tower, 240 x 288: the card begins 48 below the top.
 * @param {MainSquare} square @param {Labelled & {spots?: Record<string, string | null>}} options spots: colour by resource */
export const mainSquare = (square, { spots = {}, label } = {}) =>
  picture("main-square", `0 ${-TOWER} 240 ${240 + TOWER}`, label, [
    use(
      symbol(`square-${digest(JSON.stringify(square))}`, "0 0 240 240", () => squareGround(square)),
      0,
      0,
      240,
      240,
    ),
    use(
      symbol(`square-on-${digest(JSON.stringify([square, spots]))}`, `0 ${-TOWER} 240 ${240 + TOWER}`, () =>
        squareFurniture(square, spots),
      ),
      0,
      -TOWER,
      240,
      240 + TOWER,
    ),
  ]);

/** A worker card, 240 x 316; `narrow`: 150 x 108, without the prices of the row.
 * @param {WorkerCard} card @param {number} number 1 to 4 @param {string} player colour @param {Labelled & {narrow?: boolean, played?: boolean}} options */
export function workerCard(card, number, player, { narrow = false, played = false, label } = {}) {
  const kind = `${narrow ? "narrow-card" : "worker-card"}${played ? " played" : ""}`;
  const viewBox = narrow ? "0 0 150 108" : `0 0 240 ${WORKER_CARD_HEIGHT}`;
  const [width, height] = narrow ? [150, 108] : [240, WORKER_CARD_HEIGHT];
  const id = `${narrow ? "narrow" : "worker-card"}-${player}-${digest(JSON.stringify([card, number]))}`;
  const drawing = () => (narrow ? narrowCardOf : workerCardOf)(card, number, player);
  return picture(kind, viewBox, label, use(symbol(id, viewBox, drawing), 0, 0, width, height));
}

/** A character card, 240 x 330.
 * @param {string} id @param {string} guild @param {Labelled & {name: string, power: string}} options in the reader's language */
export const character = (id, guild, { name, power, label }) =>
  stamp("character", [0, 0, 240, CHARACTER_HEIGHT], [id, guild, name, power], () => characterOf(id, guild, name, power), label);

/** A character in short: a round portrait.
 * @param {string} id @param {string} guild @param {Labelled} options */
export const medal = (id, guild, { label } = {}) => stamp("medal", [0, 0, 64, 64], [id, guild], () => medalOf(id, guild), label);

/** A guild's pile: its top character and how many there are; an empty one shows that all return.
 * @param {string} guild @param {Labelled & {top: string | null, count: number}} options */
export const guildPile = (guild, { top, count, label }) =>
  stamp("guild-pile", [0, 0, 176, 208], [guild, top, count], () => guildPileOf(guild, top, count), label);

/** The seal of a guild. @param {string} guild @param {Labelled} options */
export const guildSeal = (guild, { label } = {}) =>
  stamp("guild-seal", [0, 0, 76, 76], guild, () => [seal(guild, 38, 38)], label);

/** The deck. @param {number} count @param {Labelled} options */
export const deck = (count, { label } = {}) => stamp("deck", [-3, -3, 224, 226], count, () => deckOf(count), label);

/** The coin side of a card. @param {Labelled} options */
export const coinCard = ({ label } = {}) => stamp("coin-card", [-3, -3, 206, 206], "coin", coinCardOf, label);

/** A player's coins on their five places. @param {number} count @param {Labelled} options */
export const coinPile = (count, { label } = {}) => stamp("coin-pile", [0, 0, 152, 48], count, () => coinPileOf(count), label);

/** A price in coins. @param {number} price @param {Labelled} options */
export const price = (price, { label } = {}) => stamp("price", [0, 0, 32, 32], price, () => priceCoin(price, 16, 16, 32), label);

/** A resource, a coin or a bonus. @param {string} name @param {Labelled} options */
export const icon = (name, { label } = {}) => stamp("icon", [0, 0, 32, 32], name, ICONS[name], label);

/** A guild emblem or the sign of a formula, in the colour of the text around it. @param {string} name @param {Labelled} options */
export const sign = (name, { label } = {}) => stamp("sign", [0, 0, 32, 32], name, SIGNS[name], label);

/** A worker. @param {string} player colour @param {Labelled} options */
export const worker = (player, { label } = {}) =>
  picture("worker", FIGURE.join(" "), label, use(figureSymbol(player), ...FIGURE));

/** One resource of the board with its slots (see `slotsOf`), 132 x 216. @param {string} resource @param {Slot[]} slots @param {Labelled} options */
export const boardColumn = (resource, slots, { label } = {}) =>
  stamp("board-column", [0, 0, COLUMN.width, COLUMN.height], [resource, slots], () => columnOf(resource, slots), label);

/** The Resources Board, 540 x 216. @param {Record<string, Slot[]>} slots by resource @param {Labelled} options */
export const board = (slots, { label } = {}) => stamp("board", [0, 0, 540, COLUMN.height], slots, () => boardOf(slots), label);

/** @typedef {{left: number, right: number, bottom: number}} Bounds columns and rows that are shown, the outermost included */

/** The frame of the country, in units of 240 a cell from the Main Square's corner: x, y, width, height. @param {Bounds} bounds @returns {[number, number, number, number]} */
export const countryFrame = ({ left, right, bottom }) => [
  left * 240,
  -SKY,
  (right - left + 1) * 240,
  SKY + (bottom + 1) * 240 + MARGIN,
];

/** The country beneath the city: lay it under the cells. @param {Bounds} bounds @param {Cell[]} cells that have a card */
export const country = (bounds, cells) => stamp("country", countryFrame(bounds), [bounds, cells], () => countryOf(bounds, cells));

/** The dotted lines between cards: lay them over the cells, in the frame of the country. @param {Bounds} bounds @param {Cell[]} cells */
export const parcels = (bounds, cells) => stamp("parcels", countryFrame(bounds), [bounds, cells], () => parcelsOf(cells));

/** @param {string} kind @param {unknown} facts @param {() => Drawing} draw @param {string} [label] */
const onCell = (kind, facts, draw, label) => stamp(kind, [-26, -26, 292, 292], facts, draw, label);

/** Marks of a cell. Their frame is 26 units larger than the cell on every side, so that they may reach over its edge. */
export const cellMarks = {
  /** A legal cell and what it would bring. @param {Labelled & {bonuses?: string[], points?: string}} options */
  legal: ({ bonuses, points, label } = {}) =>
    onCell("legal-cell", [bonuses, points], () => legalCellOf({ bonuses, points }), label),
  /** It would fit if it could be paid. @param {Labelled} options */
  wouldFit: ({ label } = {}) => onCell("would-fit", 0, wouldFitOf, label),
  /** Chosen, waiting for the word. @param {Labelled} options */
  pinned: ({ label } = {}) => onCell("pinned", 0, pinnedOf, label),
  /** The last move. @param {Labelled} options */
  lastMove: ({ label } = {}) => onCell("last-move", 0, lastMoveOf, label),
  /** Refused; `sides` are those that do not match. @param {Labelled & {sides?: string[]}} options */
  refused: ({ sides = [], label } = {}) => onCell("refused", sides, () => refusedOf(sides), label),
};

/** An arrow: more lies beyond that side of the screen. @param {string} side @param {Labelled} options */
export const beyond = (side, { label } = {}) => stamp("beyond", [0, 0, 48, 48], side, () => beyondOf(side), label);
