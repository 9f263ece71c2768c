// The Resources Board: a button for each resource, and one for each of my workers where there is room to hit it.

import { boardColumn, price } from "../art/index.js";
import { say } from "../lib/texts.js";
import { html, nothing } from "../vendor/lit-html.js";
import { narrowColumn } from "./pieces.js";
import { disabled, marksOf } from "./scene.js";
import { RESOURCES } from "./things.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** The slots of a resource from the cheapest up, single ones first, with whoever stands there.
 * @param {Scene} scene @param {string} resource @returns {{price: number, workers: number[]}[]} */
export function slotsAt({ view, edition }, resource) {
  const printed = edition.board[String(view.n)][resource];
  const standing = (/** @type {number} */ cost) =>
    view.board[resource][String(cost)].flatMap((count, player) => Array(count).fill(player));
  const seen = new Map();
  const single = printed.map((cost) => {
    const place = seen.get(cost) ?? 0;
    seen.set(cost, place + 1);
    return { price: cost, workers: standing(cost).slice(place, place + 1) };
  });
  return [...single, { price: 2, workers: standing(2) }];
}

/** The slots as they are drawn: who stands there by colour.
 * @param {Scene} scene @param {string} resource */
const drawnSlots = (scene, resource) =>
  slotsAt(scene, resource).map(({ price: cost, workers }) => ({
    price: cost,
    workers: workers.map((player) => scene.colours[player]),
  }));

/** @param {Scene} scene @param {string} resource */
function columnName(scene, resource) {
  const slots = slotsAt(scene, resource).map(({ price: cost, workers }) =>
    say("slot-name", {
      slot: cost,
      who: workers.length ? workers.map((player) => scene.names[player]).join(say("list-comma")) : say("slot-free"),
    }),
  );
  return say("name-of-column", { resource, slots: slots.join(say("list-semicolon")) });
}

/** Where the slots lie in the drawing, in percent: the bay above, single slots below.
 * @param {number} index @param {number} count of single slots @returns {{left: number, top: number, width: number, height: number}} */
function placeOf(index, count) {
  if (index === count) return { left: 34, top: 26, width: 61, height: 31 };
  const width = Math.min(56, (126 - 6 * count) / count + 1);
  const start = 66 - (count * (width + 5) - 5) / 2;
  return { left: ((start + index * (width + 5)) / 132) * 100, top: 61, width: (width / 132) * 100, height: 36 };
}

/** My workers on the board as buttons of their own, to take one off or to move it by a bonus.
 * @param {Scene} scene @param {string} resource */
function slotButtons(scene, resource) {
  const slots = slotsAt(scene, resource);
  return slots.map(({ price: cost, workers }, index) => {
    const thing = `slot:${resource}/${cost}`;
    if (scene.me === null || !workers.includes(scene.me) || !scene.mayChoose || !scene.lit.has(thing)) return nothing;
    const { left, top, width, height } = placeOf(index, slots.length - 1);
    return html`<button
      class="slot ${marksOf(scene, thing)}"
      data-thing=${thing}
      aria-pressed=${scene.held.includes(thing) ? "true" : "false"}
      aria-label=${say("my-worker", { resource, slot: cost })}
      .style=${`left:${left}%;top:${top}%;width:${width}%;height:${height}%`}
    ></button>`;
  });
}

/** Rings round the slots that the move looked at fills or frees.
 * @param {Scene} scene @param {string} resource */
function slotMarks(scene, resource) {
  const slots = slotsAt(scene, resource);
  const into = (scene.shown?.slots ?? []).filter(([name]) => name === resource).map(([, cost]) => cost);
  const out = (scene.shown?.back ?? []).filter(([name]) => name === resource).map(([, cost]) => cost);
  return slots.map(({ price: cost, workers }, index) => {
    const fills =
      into.includes(cost) &&
      (cost === 2 || !workers.length) &&
      (cost === 2 || slots.findIndex((slot) => slot.price === cost && !slot.workers.length) === index);
    const frees = out.includes(cost) && scene.me !== null && workers.includes(scene.me);
    if (!fills && !frees) return nothing;
    const { left, top, width, height } = placeOf(index, slots.length - 1);
    return html`<span
      class="slot-mark ${fills ? "fills" : "frees"}"
      aria-hidden="true"
      .style=${`left:${left}%;top:${top}%;width:${width}%;height:${height}%`}
    ></span>`;
  });
}

/** The price at which this column can be had with what is held, on a chip.
 * @param {Scene} scene @param {string} resource @param {Map<string, number>} prices */
const chip = (scene, resource, prices) =>
  scene.lit.has(`resource:${resource}`) && prices.has(resource)
    ? html`<span class="column-price">${price(prices.get(resource) ?? 0)}</span>`
    : nothing;

/** @param {Scene} scene @param {Map<string, number>} prices */
export const resourcesBoard = (scene, prices = new Map()) =>
  html`<div class="resources" role="group" data-region="resources" aria-label=${say("region-resources")}>
    ${RESOURCES.map((resource) => {
      const thing = `resource:${resource}`;
      const name = columnName(scene, resource);
      return html`<div class="column ${marksOf(scene, thing)}" data-resource=${resource}>
        <button
          class="column-button"
          data-thing=${thing}
          aria-pressed=${scene.held.includes(thing) ? "true" : "false"}
          aria-disabled=${scene.mayChoose ? disabled(scene, thing) : "true"}
          aria-label=${name}
        >
          ${(scene.slimBoard ? narrowColumn : boardColumn)(resource, drawnSlots(scene, resource))}${chip(scene, resource, prices)}
        </button>
        ${slotMarks(scene, resource)}${slotButtons(scene, resource)}
      </div>`;
    })}
  </div>`;
