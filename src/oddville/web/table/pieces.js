// The pieces as the page shows them: drawings made once as symbols, shown by <use>.

import { columnOf, COLUMN, slotsOf } from "../art/board.js";
import { CARD_HEIGHT, planOf, slip } from "../art/cards.js";
import { CHARACTER_HEIGHT, characterOf, medalOf } from "../art/characters.js";
import { ICONS, priceCoin } from "../art/icons.js";
import { coinPileOf, deckOf, guildPileOf } from "../art/piles.js";
import { element } from "../art/render.js";
import { circle, flat, line, rect, shape } from "../art/shapes.js";
import { squareFurniture, squareGround, SPOTS, TOWER } from "../art/square.js";
import { digest, symbol } from "../art/symbols.js";
import { WORKER_CARD_HEIGHT, workerCardOf } from "../art/worker_cards.js";
import { figure } from "../art/workers.js";
import { html, nothing, svg } from "../vendor/lit-html.js";

/** @typedef {import("./types.js").BuildingCard} BuildingCard @typedef {import("./types.js").Edition} Edition */
/** @typedef {import("../art/shapes.js").Drawing} Drawing */

/** @param {string} box @param {string} href @param {string} name class @param {unknown} more */
const piece = (box, href, name, more = nothing) => html`<svg class="piece ${name}" viewBox=${box} aria-hidden="true" focusable="false"><use href=${href} />${more}</svg>`;

/** A drawing that depends on what happens at the table, known by its content.
 * @param {string} id @param {string} box @param {() => Drawing} draw @param {string} name */
const drawn = (id, box, draw, name) => piece(box, symbol(`p-${digest(id)}`, box, draw), name);

const BOX = "0 0 240 240";

/** @param {BuildingCard} card @param {import("../art/cards.js").Detail} detail */
const planHref = (card, detail) => symbol(`plan-${card.id}-${detail}-${digest(JSON.stringify(card))}`, BOX, () => planOf(card, detail));

/** @param {string} colour */
const figureHref = (colour) => symbol(`worker-${colour}`, "-4 -8 48 60", () => figure(colour));

/** A building in the city, and who owns it.
 * @param {BuildingCard} card @param {string | null} owner colour @param {import("../art/cards.js").Detail} detail */
export const built = (card, owner, detail = "full") =>
  piece(BOX, planHref(card, detail), "built", owner ? svg`<use class="owner" href=${figureHref(owner)} x="75" y="52" width="90" height="112" />` : nothing);

/** A building with its slip.
 * @param {BuildingCard} card @param {string} name */
export const project = (card, name) =>
  piece(`0 0 240 ${CARD_HEIGHT}`, symbol(`slip-${card.id}-${digest(name + card.cost)}`, `0 0 240 ${CARD_HEIGHT}`, () => slip(name, card.cost)), "project", svg`<use href=${planHref(card, "full")} width="240" height="240" />`);

/** The Main Square with those who stand on its spots.
 * @param {Edition} edition @param {Record<string, string | null>} spots colours */
export const square = ({ main_square }, spots) => {
  const content = JSON.stringify([main_square, spots]);
  const ground = symbol(`ground-${digest(JSON.stringify(main_square))}`, BOX, () => squareGround(main_square));
  const top = symbol(`square-${digest(content)}`, `0 -${TOWER} 240 ${240 + TOWER}`, () => squareFurniture(main_square, spots));
  return html`<svg class="piece built square" viewBox=${BOX} aria-hidden="true" focusable="false">
    <use href=${ground} width="240" height="240" /><use href=${top} y=${-TOWER} width="240" height=${240 + TOWER} />
    ${main_square.spots.map((resource) => svg`<circle class="spot" data-thing=${`spot:${resource}`} cx=${SPOTS[resource][0]} cy=${SPOTS[resource][1]} r="34" />`)}
  </svg>`;
};

/** @param {Edition} edition @param {number} number @param {string} colour */
export const workerCard = (edition, number, colour) =>
  drawn(`worker-card-${number}-${colour}-${JSON.stringify(edition.workers[number - 1])}`, `0 0 240 ${WORKER_CARD_HEIGHT}`, () => workerCardOf(edition.workers[number - 1], number, colour), "worker-card");

/** A worker of a colour.
 * @param {string} colour @param {string} name class */
export const workerFigure = (colour, name = "figure") => piece("-4 -8 48 60", figureHref(colour), name);

/** @param {string} name wood, clay, stone, crystal, coin, any, double, transform */
export const icon = (name) => piece("0 0 32 32", symbol(`icon-${name}`, "0 0 32 32", () => ICONS[name]()), "icon");

/** @param {number} price */
export const price = (price) => drawn(`price-${price}`, "0 0 32 32", () => priceCoin(price, 16, 16, 32), "icon");

/** @param {string} character @param {string} guild */
export const medal = (character, guild) => piece("0 0 64 64", symbol(`medal-${character}-${guild}`, "0 0 64 64", () => medalOf(character, guild)), "medal");

/** @param {string} character @param {string} guild @param {string} name @param {string} power */
export const characterCard = (character, guild, name, power) =>
  drawn(`character-${character}-${guild}-${name}-${power}`, `0 0 240 ${CHARACTER_HEIGHT}`, () => characterOf(character, guild, name, power), "character-card");

/** @param {string} guild @param {string | null} top @param {number} count */
export const guildPile = (guild, top, count) => drawn(`pile-${guild}-${top}-${count}`, "0 0 172 204", () => guildPileOf(guild, top, count), "guild-pile");

/** @param {number} count */
export const deck = (count) => drawn(`deck-${count}`, "0 0 220 224", () => deckOf(count), "deck-pile");

/** @param {number} count */
export const coinPile = (count) => drawn(`coins-${count}`, "0 0 150 48", () => coinPileOf(count), "coin-pile");

/** A resource and its slots. `marked` slots are ringed: where a worker would go or leave.
 * @param {string} resource @param {number[]} printed @param {Record<string, number[]>} held @param {string[]} colours */
export const column = (resource, printed, held, colours) =>
  drawn(`column-${resource}-${printed}-${JSON.stringify(held)}-${colours}`, `0 0 ${COLUMN.width} ${COLUMN.height}`, () => columnOf(resource, slotsOf(printed, held, colours)), "column-piece");

/** A drawing as one element, made anew only when its content changes.
 * @type {Map<string, {content: string, node: SVGElement}>} */
const kept = new Map();

/** @param {string} place @param {string} content @param {string} box @param {() => Drawing} draw @param {string} name */
export function keptDrawing(place, content, box, draw, name) {
  const known = kept.get(place);
  if (known?.content === content) return known.node;
  const node = element(shape("svg", { class: `piece ${name}`, viewBox: box, "aria-hidden": "true" }, flat([draw()])));
  kept.set(place, { content, node });
  return node;
}

/** @param {string} id @param {string} box @param {() => Drawing} draw @param {string} name */
export const mark = (id, box, draw, name = "mark") => drawn(id, box, draw, name);

/** A dot in the shape of a pip.
 * @param {boolean} filled */
export const pip = (filled) => drawn(`pip-${filled}`, "0 0 16 16", () => [circle(8, 8, 6, filled ? "currentColor" : "none", { stroke: "currentColor", "stroke-width": 2 })], "pip");

/** A padlock: no way back from here. */
export const lock = () =>
  drawn("lock", "0 0 16 16", () => [line("M5 8V5.500a3 3 0 0 1 6 0V8", "currentColor", 2), rect(2.5, 7.5, 11, 7, "currentColor", { rx: 1.5 })], "lock-sign");
