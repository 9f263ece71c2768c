// The Resources Board: a button for each resource, and one for each of my workers that can be moved.

import { boardColumn, price, slotsOf } from "../../art/index.js";
import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { buttonStates } from "./scene.js";
import { RESOURCES } from "../model/targets.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @param {Scene} scene @param {string} resource */
export const slotsAt = ({ view, edition, colours }, resource) =>
  slotsOf(edition.board[String(view.n)][resource], view.board[resource], [...colours.keys()]);

/** @param {Scene} scene @param {string} resource */
const drawColumn = ({ view, edition, colours, isPhone }, resource) =>
  boardColumn(resource, slotsOf(edition.board[String(view.n)][resource], view.board[resource], colours), { narrow: isPhone });

/** @param {Scene} scene @param {string} resource */
export function columnName(scene, resource) {
  const slots = slotsAt(scene, resource).map(({ price: cost, workers }) =>
    say("slot-name", {
      slot: cost,
      who: workers.length ? workers.map((player) => scene.names[player]) : say("slot-free"),
    }),
  );
  return say("name-of-column", { resource, slots: slots.join(say("list-semicolon")) });
}

/** Where a slot is in the drawing: the bay above, single slots below.
 * @param {number} index @param {number} count of single slots */
function placeOf(index, count) {
  if (index === count) return "left:34%;top:26%;width:61%;height:31%";
  const width = Math.min(56, (126 - 6 * count) / count + 1);
  const start = 66 - (count * (width + 5) - 5) / 2;
  return `left:${((start + index * (width + 5)) / 132) * 100}%;top:61%;width:${(width / 132) * 100}%;height:36%`;
}

/** Buttons of my workers on the board that can be returned or moved by a bonus.
 * @param {Scene} scene @param {string} resource */
function slotButtons(scene, resource) {
  const slots = slotsAt(scene, resource);
  return slots.map(({ price: cost, workers }, index) => {
    const target = `slot:${resource}/${cost}`;
    if (scene.me === null || !workers.includes(scene.me) || !scene.mayChoose || !scene.selectable.has(target)) return nothing;
    const { marks, pressed } = buttonStates(scene, target);
    return html`<button
      class="slot ${marks}"
      data-target=${target}
      aria-pressed=${pressed}
      aria-label=${say("my-worker", { resource, slot: cost })}
      .style=${placeOf(index, slots.length - 1)}
    ></button>`;
  });
}

/** Rings round the slots that the previewed move fills or frees.
 * @param {Scene} scene @param {string} resource */
function slotMarks(scene, resource) {
  const slots = slotsAt(scene, resource);
  const into = (scene.preview?.slots ?? []).filter(([name]) => name === resource).map(([, cost]) => cost);
  const out = (scene.preview?.back ?? []).filter(([name]) => name === resource).map(([, cost]) => cost);
  return slots.map(({ price: cost, workers }, index) => {
    const isFirst = slots.findIndex((slot) => slot.price === cost && !slot.workers.length) === index;
    const fills = into.includes(cost) && (cost === 2 || isFirst);
    const frees = out.includes(cost) && scene.me !== null && workers.includes(scene.me);
    if (!fills && !frees) return nothing;
    return html`<span
      class="slot-mark ${fills ? "fills" : "frees"}"
      aria-hidden="true"
      .style=${placeOf(index, slots.length - 1)}
    ></span>`;
  });
}

/** The price of this column with the selected worker card.
 * @param {Scene} scene @param {string} resource @param {Map<string, number>} prices */
const chip = (scene, resource, prices) =>
  scene.selectable.has(`resource:${resource}`) && prices.has(resource)
    ? html`<span class="column-price">${price(prices.get(resource) ?? 0)}</span>`
    : nothing;

/** @param {Scene} scene @param {Map<string, number>} prices */
export const resourcesBoard = (scene, prices = new Map()) =>
  html`<div class="resources" role="group" data-region="resources" aria-label=${say("region-resources")}>
    ${RESOURCES.map((resource) => {
      const target = `resource:${resource}`;
      const { marks, pressed, disabled } = buttonStates(scene, target);
      return html`<div class="column ${marks}" data-resource=${resource}>
        <button
          class="column-button"
          data-target=${target}
          aria-pressed=${pressed}
          aria-disabled=${disabled}
          aria-label=${columnName(scene, resource)}
        >
          ${drawColumn(scene, resource)}${chip(scene, resource, prices)}
        </button>
        ${slotMarks(scene, resource)}${slotButtons(scene, resource)}
      </div>`;
    })}
  </div>`;
