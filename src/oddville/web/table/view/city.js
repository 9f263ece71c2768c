// The city: a grid of buttons, one for each cell, over the country. Only the buttons are focusable.

import { cellMarks, cityTile, country, mainSquare, parcels } from "../../art/index.js";
import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { spotColours, spotPlaces } from "./pieces.js";
import { streetsOf } from "./row.js";
import { spotsInWords } from "./words.js";
import { nameOf } from "../model/targets.js";
import { buttonStates, cardOf, changeOf, changesInWords } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("../../lib/types.js").View} View */
/** @typedef {import("../../art/country.js").Bounds} Bounds */

/** Cells of country around the city. */
const MARGIN = 14;
/** The largest distance of a column from the Main Square. */
const MAX_COLUMN = 32;
/** Every possible column, so that a cell keeps its element when the town grows westwards. */
const COLUMNS = Array.from({ length: 2 * MAX_COLUMN + 1 }, (_, i) => i - MAX_COLUMN);

/** The cells shown: the cards and one ring round them, none above the Main Square's row (BUILD-3).
 * @param {View} view @returns {Bounds} */
function boundsOf({ city }) {
  const columns = city.map(([[x]]) => x);
  return { left: Math.min(...columns) - 1, right: Math.max(...columns) + 1, bottom: Math.max(...city.map(([[, y]]) => y)) + 1 };
}

/** The target of a cell: its pending bonus, the spots of the Main Square, or the cell.
 * @param {Scene} scene @param {string} cell */
function targetAt({ view, selectable, selection }, cell) {
  const isPickable = (/** @type {string} */ target) => selectable.has(target) || selection.includes(target);
  if (view.pending.some(([source]) => source.join() === cell) && isPickable(`bonus:${cell}`)) return `bonus:${cell}`;
  return cell === "0,0" && isPickable("square") ? "square" : `cell:${cell}`;
}

/** The cells that are marked to be chosen: where the selected building fits, pending bonuses, spots of the Main Square.
 * @param {Scene} scene */
export function markedCells({ selectable, selection, buildPreviews }) {
  const cells = new Set(buildPreviews.keys());
  for (const target of selectable) {
    if (target.startsWith("bonus:") || (selection.length && target.startsWith("cell:"))) cells.add(nameOf(target));
    if (target === "square" || target.startsWith("spot:")) cells.add("0,0");
  }
  return [...cells];
}

/** Every cell that can be chosen now, whether or not it is marked.
 * @param {Scene} scene */
export function selectableCells(scene) {
  const cells = [...scene.selectable].filter((target) => target.startsWith("cell:")).map(nameOf);
  return [...new Set([...markedCells(scene), ...cells])];
}

/** @param {Scene} scene @param {string} cell @param {string} id @param {number | null} owner */
function cardName({ view, edition, names }, cell, id, owner) {
  if (id === "main-square") return say("cell-square", { cell, spots: spotsInWords(view) });
  const card = cardOf(edition, id);
  return say("cell-card", {
    cell,
    card: id,
    owner: owner === null ? say("nobody") : names[owner],
    streets: streetsOf(card),
    bonus: card.bonus,
    guild: card.guild,
    points: say(`formula-${card.formula}`, { base: card.base }),
  });
}

/** @param {Scene} scene @param {string} cell */
function emptyName(scene, cell) {
  const preview = scene.buildPreviews.get(cell);
  const building = scene.selection.find((target) => target.startsWith("mine:"))?.slice(5);
  if (preview && building) return say("cell-fits", { cell, card: building, changes: changesInWords(scene, preview) });
  if (scene.refusedCells.has(cell))
    return say("cell-refused", {
      cell,
      sides: scene.refusedCells.get(cell) ?? [],
    });
  const site = scene.sites.get(cell);
  if (site && scene.cardInQuestion)
    return say(building ? "cell-would-fit-points" : "cell-site", {
      cell,
      card: scene.cardInQuestion,
      changes: changesInWords(scene, site),
    });
  if (building && scene.wouldFit.includes(cell)) return say("cell-would-fit", { cell, card: building });
  return building ? say("cell-unfit", { cell, card: building }) : say("cell-free", { cell });
}

/** The marks over a cell: what the selected building would bring, or which sides do not match.
 * @param {Scene} scene @param {string} cell */
function overlay(scene, cell) {
  const { buildPreviews, refusedCells, wouldFit, sites, pinnedCell, pinnedCard, edition } = scene;
  if (pinnedCell === cell && pinnedCard) return [cityTile(cardOf(edition, pinnedCard)), cellMarks.pinned()];
  if (refusedCells.has(cell)) return cellMarks.refused({ sides: refusedCells.get(cell) });
  if (buildPreviews.has(cell)) return cellMarks.legal(gainsOf(scene, buildPreviews.get(cell)));
  return sites.has(cell) || wouldFit.includes(cell) ? cellMarks.wouldFit(gainsOf(scene, sites.get(cell))) : nothing;
}

/** The bonuses and the change of my points, if they are shown.
 * @param {Scene} scene @param {import("../../lib/types.js").Preview} [preview] */
function gainsOf({ pointsOnCells, points, me }, preview) {
  if (!preview || !pointsOnCells || me === null) return {};
  const bonuses = [...(preview.bonuses ?? []).map(([, , bonus]) => bonus), ...Array(preview.gains ?? 0).fill("coin")];
  return { bonuses, points: changeOf(points[me], preview.points[me]) };
}

/** @param {Scene} scene @param {string} cell */
function bonusMarker({ view, selection }, cell) {
  const number = view.pending.findIndex(([source]) => source.join() === cell);
  return number < 0
    ? nothing
    : html`<span class="bonus-number ${selection.includes(`bonus:${cell}`) ? "selected" : ""}" aria-hidden="true"
        >${number + 1}</span
      >`;
}

/** What a building has brought in the score.
 * @param {Scene} scene @param {string} cell */
const pointsBadge = ({ cityPoints }, cell) =>
  cityPoints.has(cell) ? html`<span class="city-points" aria-hidden="true">${cityPoints.get(cell)}</span>` : nothing;

/** @param {Scene} scene @param {string} id @param {number | null} owner */
function cardAt({ edition, view, colours, detail }, id, owner) {
  if (id !== "main-square") return cityTile(cardOf(edition, id), { owner: owner === null ? null : colours[owner], detail });
  return [mainSquare(edition.main_square, { spots: spotColours(view, colours) }), spotPlaces(edition.main_square.spots)];
}

/** @param {Scene} scene @param {Map<string, [string, number | null]>} cards @param {number} x @param {number} y */
function cellButton(scene, cards, x, y) {
  const cell = `${x},${y}`;
  const target = targetAt(scene, cell);
  const card = cards.get(cell);
  const name = card ? cardName(scene, cell, ...card) : emptyName(scene, cell);
  const bonus = scene.view.pending.find(([source]) => source.join() === cell)?.[1];
  const isChanged = scene.changedTargets.has(`cell:${cell}`);
  const { marks, pressed, disabled } = buttonStates(scene, target);
  return html`<button
    role="gridcell"
    class="cell ${card ? "card" : "empty"} ${marks} ${scene.buildPreviews.has(cell) ? "buildable" : ""} ${scene.isUnconfirmed && isChanged ? "unconfirmed" : ""} ${scene.pointedTargets.has(`cell:${cell}`) ? "pointed" : ""}"
    data-target=${target}
    data-cell=${cell}
    aria-selected=${scene.pinnedCell === cell ? "true" : pressed}
    aria-disabled=${disabled}
    aria-label=${bonus && scene.selectable.has(target) ? say("cell-bonus", { name, bonus }) : name}
  >
    ${card ? cardAt(scene, ...card) : nothing} ${card && (isChanged || scene.newCells.has(cell)) ? cellMarks.lastMove() : nothing}
    ${overlay(scene, cell)} ${card ? [bonusMarker(scene, cell), pointsBadge(scene, cell)] : nothing}
    ${scene.coordinates === "all" || scene.coordinates.has(cell) ? html`<span class="coordinates" aria-hidden="true">${cell}</span>` : nothing}
  </button>`;
}

/** @param {Scene} scene */
export function cityGrid(scene) {
  const bounds = boundsOf(scene.view);
  const cards = new Map(
    scene.view.city.map(([cell, card, owner]) => [cell.join(), /** @type {[string, number | null]} */ ([card, owner])]),
  );
  const cells = scene.view.city.map(([cell]) => cell);
  const wide = {
    left: bounds.left - MARGIN,
    right: bounds.right + MARGIN,
    bottom: bounds.bottom + MARGIN,
  };
  const columns = bounds.right - bounds.left + 1;
  const isShown = (/** @type {number} */ x) => x >= bounds.left && x <= bounds.right;
  const rows = Array.from({ length: bounds.bottom + 1 }, (_, y) => y);
  return html`<div
    class="plan in-city"
    role="grid"
    aria-label=${say("city")}
    aria-colcount=${columns}
    aria-rowcount=${rows.length}
    data-left=${bounds.left}
    data-right=${bounds.right}
    data-bottom=${bounds.bottom}
    .style=${`--columns:${columns};--rows:${rows.length};--beyond:${MARGIN}`}
  >
    ${country(wide, cells)}
    ${rows.map((y) => html`<div role="row" class="row">${COLUMNS.map((x) => (isShown(x) ? cellButton(scene, cards, x, y) : nothing))}</div>`)}
    ${parcels(wide, cells)}
  </div>`;
}
