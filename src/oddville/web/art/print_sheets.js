// The print sheets: every piece of the set in millimetres, with cut marks.

import { boardOf, slotsOf } from "./board.js";
import { planOf } from "./cards.js";
import { CHARACTER_HEIGHT, characterOf } from "./characters.js";
import { icon, RESOURCES } from "./icons.js";
import { coinCardOf } from "./piles.js";
import { at, colour, line, outline, rect, shape, flat, text } from "./shapes.js";
import { squareFurniture, squareGround, TOWER } from "./main_square.js";
import { WORKER_CARD_HEIGHT, workerCardOf } from "./worker_cards.js";
import { COLOURS, figure } from "./workers.js";
import { fitText } from "./text_layout.js";

/**
 * @typedef {import("./types.js").BuildingCard} BuildingCard @typedef {import("./types.js").Edition} Edition
 * @typedef {import("./shapes.js").Drawing} Drawing @typedef {import("./shapes.js").Shape} Shape
 * @typedef {{card: (card: BuildingCard) => string, character: (id: string) => string, power: (id: string) => string}} Words
 * @typedef {{width: number, height: number, viewBox: string, draw: () => Drawing}} Piece size in millimetres
 */

/** @type {Record<string, [number, number]>} width and height in millimetres */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] };
const CARD = 63;
const UNIT = CARD / 240;

/** The slip is in the middle, where the owner's worker will stand.
 * @param {BuildingCard} card @param {string} name @returns {Drawing} */
function printedCardOf(card, name) {
  const lines = fitText(name, 15, 96);
  const pitch = Math.min(25, 92 / card.cost.length);
  const top = 120 - (lines.length * 15 + 34) / 2;
  return [
    planOf(card),
    rect(66, top, 108, lines.length * 15 + 36, colour("plate"), { rx: 9, ...outline(2) }),
    lines.map(({ words, attributes }, i) => text(120, top + 16 + i * 15, 15, words, colour("plate-ink"), attributes)),
    card.cost.map((resource, i) =>
      icon(resource, 120 + (i - (card.cost.length - 1) / 2) * pitch, top + lines.length * 15 + 20, 24),
    ),
  ];
}

/** @param {number} width units @param {number} height units @param {() => Drawing} draw @param {number} top @returns {Piece} */
const piece = (width, height, draw, top = 0) => ({
  width: width * UNIT,
  height: height * UNIT,
  viewBox: `0 ${top} ${width} ${height}`,
  draw,
});

/** @param {Edition} edition @param {Words} words @returns {Piece[]} */
const buildings = (edition, words) => edition.cards.map((card) => piece(240, 240, () => printedCardOf(card, words.card(card))));

/** Full rows of three, so that there is a back behind every front. @param {Edition} edition @returns {Piece[]} */
const backs = (edition) =>
  Array.from({ length: 3 * Math.ceil(edition.cards.length / 3) }, () => piece(240, 240, () => [at(0, 0, 1.2, coinCardOf())]));

/** @param {Edition} edition @returns {Piece[]} */
const workerCards = (edition) =>
  COLOURS.flatMap((player) =>
    edition.workers.map((card, i) => piece(240, WORKER_CARD_HEIGHT, () => workerCardOf(card, i + 1, player))),
  );

/** @param {Edition} edition @param {Words} words @returns {Piece[]} */
const characters = (edition, words) =>
  Object.entries(edition.guilds).flatMap(([guild, ids]) =>
    ids.map((id) => piece(240, CHARACTER_HEIGHT, () => characterOf(id, guild, words.character(id), words.power(id)))),
  );

/** @param {Edition} edition @returns {Piece[]} */
const boards = (edition) => [
  ...["2", "4"].map((players) => {
    const slots = Object.fromEntries(RESOURCES.map((resource) => [resource, slotsOf(edition.board[players][resource], {}, [])]));
    return { width: 180, height: 72, viewBox: "0 0 540 216", draw: () => boardOf(slots) };
  }),
  piece(240, 240 + TOWER, () => [squareGround(edition.main_square), squareFurniture(edition.main_square, {})], -TOWER),
];

/** @returns {Piece[]} */
const workers = () =>
  COLOURS.flatMap((player) =>
    Array.from({ length: 9 }, () => ({ width: 21, height: 24, viewBox: "-6 -8 52 59.400", draw: () => figure(player, 0) })),
  );

/** @param {number[]} xs @param {number[]} ys @param {number} left @param {number} top */
const cutMarks = (xs, ys, left, top) => {
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  const d = [
    ...xs.map((x) => `M${x} ${top - 6}v4M${x} ${bottom + 2}v4`),
    ...ys.map((y) => `M${left - 6} ${y}h4M${right + 2} ${y}h4`),
  ].join("");
  const seams = [...xs.map((x) => `M${x} ${top}V${bottom}`), ...ys.map((y) => `M${left} ${y}H${right}`)].join("");
  return [line(seams, "#000", 0.1, { opacity: 0.5 }), line(d, "#000", 0.2)];
};

/** @param {Piece[]} pieces @param {number} columns @param {[number, number]} paper @returns {Shape} */
function page(pieces, columns, [paperWidth, paperHeight]) {
  const [{ width, height }] = pieces;
  const rows = Math.ceil(pieces.length / columns);
  const [left, top] = [(paperWidth - columns * width) / 2, Math.max(7, (paperHeight - rows * height) / 2)];
  const xs = Array.from({ length: columns + 1 }, (_, i) => left + i * width);
  const ys = Array.from({ length: rows + 1 }, (_, i) => top + i * height);
  const nested = pieces.map((each, i) =>
    shape(
      "svg",
      { x: xs[i % columns], y: ys[Math.floor(i / columns)], width, height, viewBox: each.viewBox },
      flat([each.draw()]),
    ),
  );
  return shape("svg", { viewBox: `0 0 ${paperWidth} ${paperHeight}`, class: "sheet", "aria-hidden": "true" }, [
    ...nested,
    ...cutMarks(xs, ys, left, top),
  ]);
}

/** @param {Piece[]} pieces @param {[number, number]} paper @returns {Shape[]} */
function pages(pieces, paper) {
  const columns = Math.min(pieces.length, Math.floor((paper[0] - 14) / pieces[0].width));
  const each = columns * Math.floor((paper[1] - 14) / pieces[0].height);
  return Array.from({ length: Math.ceil(pieces.length / each) }, (_, i) =>
    page(pieces.slice(i * each, (i + 1) * each), columns, paper),
  );
}

/** @param {Edition} edition @param {Words} words @param {string} paper a4 or letter @param {boolean} withBacks @returns {Shape[]} */
export function sheets(edition, words, paper, withBacks) {
  const size = PAPERS[paper] ?? PAPERS.a4;
  const fronts = pages(buildings(edition, words), size);
  const behind = withBacks ? pages(backs(edition), size) : [];
  const kinds = [
    workerCards(edition),
    characters(edition, words),
    boards(edition).slice(0, 2),
    boards(edition).slice(2),
    workers(),
  ];
  return [
    ...fronts.flatMap((front, i) => (behind[i] ? [front, behind[i]] : [front])),
    ...kinds.flatMap((kind) => pages(kind, size)),
  ];
}
