// The pieces of the game as lit templates. `label` is the accessible name; without one a piece is hidden from screen
// readers, because the button around it has a name.

import { html, nothing, svg } from "../vendor/lit-html.js";
import { pointsPlate, seal } from "./badges.js";
import { boardOf, COLUMN, columnOf, narrowColumnOf } from "./board.js";
import { CARD_HEIGHT, planOf, slip } from "./cards.js";
import { botFaceOf } from "./bot_faces.js";
import { CHARACTER_HEIGHT, characterOf, medalOf } from "./characters.js";
import { groundOf, MARGIN, parcelsOf, rimOf, SKY } from "./country.js";
import { lastMoveOf, legalCellOf, pinnedOf, refusedOf, wouldFitOf } from "./highlights.js";
import { ICONS, priceCoin, SIGNS } from "./icons.js";
import { coinCardOf, coinPileOf, deckOf, guildPileOf } from "./piles.js";
import { squareFurniture, squareGround, TOWER } from "./main_square.js";
import { hash, symbol } from "./symbols.js";
import { narrowCardOf, WORKER_CARD_HEIGHT, workerCardOf } from "./worker_cards.js";
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
 * @typedef {import("./country.js").Bounds} Bounds
 * @typedef {{label?: string}} Labelled
 * @typedef {[number, number, number, number]} Frame x, y, width, height
 * @typedef {import("../vendor/lit-html.js").TemplateResult} Template
 */

/** @param {string} kind @param {string} viewBox @param {string | undefined} label @param {unknown} content @returns {Template} */
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

/** @param {string} href @param {number} x @param {number} y @param {number} width @param {number} height */
const use = (href, x, y, width, height) => svg`<use href=${href} x=${x} y=${y} width=${width} height=${height}></use>`;

/** A symbol in its frame, drawn on first use.
 * @param {string} id @param {Frame} frame @param {() => Drawing} draw */
const part = (id, frame, draw) => use(symbol(id, frame.join(" "), draw), ...frame);

/** A picture of one symbol; different `facts` are different symbols.
 * @param {string} kind @param {Frame} frame @param {unknown} facts @param {() => Drawing} draw @param {string} [label] */
const stamp = (kind, frame, facts, draw, label) =>
  picture(kind, frame.join(" "), label, part(`${kind}-${hash(JSON.stringify(facts))}`, frame, draw));

/** @type {Frame} */
const CELL = [0, 0, 240, 240];
/** @param {BuildingCard} card @param {import("./cards.js").Detail} detail */
const planPart = (card, detail) =>
  part(`plan-${card.id}-${detail}-${hash(JSON.stringify(card))}`, CELL, () => planOf(card, detail));

/** @type {Frame} */
const FIGURE = [-6, -9, 52, 62];
/** @param {string} player */
const figureSymbol = (player) => symbol(`worker-${player}`, FIGURE.join(" "), () => figure(player));

/** A building in the city, 240 x 240.
 * @param {BuildingCard} card @param {Labelled & {detail?: import("./cards.js").Detail, owner?: string | null}} options owner: colour of the worker on it */
export function cityTile(card, { detail = "full", owner = null, label } = {}) {
  const [width, height] = detail === "small" ? [112, 133.5] : [91, 108.5];
  return picture("city-tile", "0 0 240 240", label, [
    planPart(card, detail),
    owner ? use(figureSymbol(owner), 120 - width / 2, detail === "small" ? 20 : 63, width, height) : nothing,
  ]);
}

/** A building that is not built yet, 240 x 340.
 * @param {BuildingCard} card @param {Labelled & {name?: string, size?: number}} options name: in the reader's language */
export const rowCard = (card, { name = card.name, size = 240, label } = {}) =>
  picture("row-card", `0 0 240 ${CARD_HEIGHT}`, label, [
    planPart(card, size < 56 ? "small" : "full"),
    part(`slip-${hash(name + card.cost)}`, [0, 240, 240, CARD_HEIGHT - 240], () => slip(name, card.cost)),
  ]);

/** 240 x 288: the card begins 48 below the top.
 * @param {MainSquare} square @param {Labelled & {spots?: Record<string, string | null>}} options spots: colour by resource */
export const mainSquare = (square, { spots = {}, label } = {}) =>
  picture("main-square", `0 ${-TOWER} 240 ${240 + TOWER}`, label, [
    part(`square-${hash(JSON.stringify(square))}`, CELL, () => squareGround(square)),
    part(`square-on-${hash(JSON.stringify([square, spots]))}`, [0, -TOWER, 240, 240 + TOWER], () =>
      squareFurniture(square, spots),
    ),
  ]);

/** 240 x 316; `narrow`: 150 x 108.
 * @param {WorkerCard} card @param {number} number 1 to 4 @param {string} player colour @param {Labelled & {narrow?: boolean, played?: boolean}} options */
export function workerCard(card, number, player, { narrow = false, played = false, label } = {}) {
  const kind = narrow ? "narrow-card" : "worker-card";
  /** @type {Frame} */
  const frame = narrow ? [0, 0, 150, 108] : [0, 0, 240, WORKER_CARD_HEIGHT];
  const drawing = part(`${kind}-${player}-${hash(JSON.stringify([card, number]))}`, frame, () =>
    (narrow ? narrowCardOf : workerCardOf)(card, number, player),
  );
  return picture(played ? `${kind} played` : kind, frame.join(" "), label, drawing);
}

/** 240 x 330.
 * @param {string} id @param {string} guild @param {Labelled & {name: string, power: string}} options in the reader's language */
export const character = (id, guild, { name, power, label }) =>
  stamp("character", [0, 0, 240, CHARACTER_HEIGHT], [id, guild, name, power], () => characterOf(id, guild, name, power), label);

/** A round portrait.
 * @param {string} id @param {string} guild @param {Labelled} options */
export const medal = (id, guild, { label } = {}) => stamp("medal", [0, 0, 64, 64], [id, guild], () => medalOf(id, guild), label);

/** A round portrait of a bot.
 * @param {string} bot @param {string} name @param {Labelled} options */
export const botFace = (bot, name, { label } = {}) =>
  stamp("bot-face", [0, 0, 64, 64], [bot, name], () => botFaceOf(bot, name), label);

/** @param {string} guild @param {Labelled & {top: string | null, count: number}} options */
export const guildPile = (guild, { top, count, label }) =>
  stamp("guild-pile", [0, 0, 176, 208], [guild, top, count], () => guildPileOf(guild, top, count), label);

/** @param {number} count @param {Labelled} options */
export const deck = (count, { label } = {}) => stamp("deck", [-3, -3, 224, 226], count, () => deckOf(count), label);

/** @param {Labelled} options */
export const coinCard = ({ label } = {}) => stamp("coin-card", [-3, -3, 206, 206], "coin", coinCardOf, label);

/** @param {number} count @param {Labelled} options */
export const coinPile = (count, { label } = {}) => stamp("coin-pile", [0, 0, 152, 48], count, () => coinPileOf(count), label);

/** @param {number} price @param {Labelled} options */
export const price = (price, { label } = {}) => stamp("price", [0, 0, 32, 32], price, () => priceCoin(price, 16, 16, 32), label);

/** @param {string} name @param {Labelled} options */
export const icon = (name, { label } = {}) => stamp("icon", [0, 0, 32, 32], name, ICONS[name], label);

/** A guild emblem or formula sign in the text colour. @param {string} name @param {Labelled} options */
export const sign = (name, { label } = {}) => stamp("sign", [0, 0, 32, 32], name, SIGNS[name], label);

/** The points of a card as printed. @param {Pick<BuildingCard, "formula" | "base" | "guild">} card @param {Labelled} options */
export const formulaPlate = (card, { label } = {}) =>
  stamp("formula-plate", [-42, -42, 84, 84], card, () => [pointsPlate(card, 0, 0)], label);

/** @param {string} guild @param {Labelled} options */
export const guildSeal = (guild, { label } = {}) =>
  stamp("guild-seal", [-36, -36, 72, 72], guild, () => [seal(guild, 0, 0)], label);

/** @param {string} player colour @param {Labelled} options */
export const worker = (player, { label } = {}) =>
  picture("worker", FIGURE.join(" "), label, use(figureSymbol(player), ...FIGURE));

/** 132 x 216, narrow 112 x 108; slots by `slotsOf`.
 * @param {string} resource @param {Slot[]} slots @param {Labelled & {narrow?: boolean}} options */
export const boardColumn = (resource, slots, { narrow = false, label } = {}) =>
  narrow
    ? stamp("narrow-column", [0, 0, 112, 108], [resource, slots], () => narrowColumnOf(resource, slots), label)
    : stamp("board-column", [0, 0, COLUMN.width, COLUMN.height], [resource, slots], () => columnOf(resource, slots), label);

/** 540 x 216. @param {Record<string, Slot[]>} slots by resource @param {Labelled} options */
export const board = (slots, { label } = {}) => stamp("board", [0, 0, 540, COLUMN.height], slots, () => boardOf(slots), label);

/** A cell is 240. @param {Bounds} bounds @returns {Frame} */
const countryFrame = ({ left, right, bottom }) => [left * 240, -SKY, (right - left + 1) * 240, SKY + (bottom + 1) * 240 + MARGIN];

/** Goes under the cells. @param {Bounds} bounds @param {Cell[]} cells that have a card */
export function country(bounds, cells) {
  const frame = countryFrame(bounds);
  const id = (/** @type {string} */ kind, /** @type {unknown} */ facts) => `${kind}-${hash(JSON.stringify([frame, facts]))}`;
  return picture("country", frame.join(" "), undefined, [
    part(id("ground", 0), frame, () => groundOf(bounds)),
    part(id("rim", cells), frame, () => rimOf(cells)),
  ]);
}

/** A whole town, small: the country, the cards, and the workers on them.
 * @param {{cell: Cell, card: BuildingCard | MainSquare, owner: string | null}[]} placed @param {Labelled} options */
export function townPicture(placed, { label } = {}) {
  const columns = placed.map(({ cell: [x] }) => x);
  const bounds = {
    left: Math.min(...columns),
    right: Math.max(...columns),
    bottom: Math.max(...placed.map(({ cell: [, y] }) => y)),
  };
  const frame = countryFrame(bounds);
  return picture("town-picture", frame.join(" "), label, [
    part(`ground-${hash(JSON.stringify(frame))}`, frame, () => groundOf(bounds)),
    placed.map(
      ({ cell: [x, y], card, owner }) => svg`<g transform=${`translate(${x * 240} ${y * 240})`}>${smallCard(card, owner)}</g>`,
    ),
  ]);
}

/** @param {BuildingCard | MainSquare} card @param {string | null} owner */
const smallCard = (card, owner) =>
  "id" in card
    ? [planPart(card, "small"), owner ? use(figureSymbol(owner), 64, 20, 112, 133.5) : nothing]
    : part(`square-${hash(JSON.stringify(card))}`, CELL, () => squareGround(card));

/** Dotted lines between cards; go over the cells. @param {Bounds} bounds @param {Cell[]} cells */
export const parcels = (bounds, cells) => stamp("parcels", countryFrame(bounds), [bounds, cells], () => parcelsOf(cells));

/** @param {string} kind @param {unknown} facts @param {() => Drawing} draw @param {string} [label] */
const onCell = (kind, facts, draw, label) => stamp(kind, [-26, -26, 292, 292], facts, draw, label);

/** 26 units larger than the cell on every side. */
export const cellMarks = {
  /** @param {Labelled & {bonuses?: string[], points?: string}} options */
  legal: ({ bonuses, points, label } = {}) =>
    onCell("legal-cell", [bonuses, points], () => legalCellOf({ bonuses, points }), label),
  /** @param {Labelled & {bonuses?: string[], points?: string}} options */
  wouldFit: ({ bonuses, points, label } = {}) =>
    onCell("would-fit", [bonuses, points], () => wouldFitOf({ bonuses, points }), label),
  /** @param {Labelled} options */
  pinned: ({ label } = {}) => onCell("pinned", 0, pinnedOf, label),
  /** @param {Labelled} options */
  lastMove: ({ label } = {}) => onCell("last-move", 0, lastMoveOf, label),
  /** `sides` do not match. @param {Labelled & {sides?: string[]}} options */
  refused: ({ sides = [], label } = {}) => onCell("refused", sides, () => refusedOf(sides), label),
};
