// Small templates that several regions share.

import { worker } from "../../art/index.js";
import { SPOTS } from "../../art/main_square.js";
import { line, rect } from "../../art/shapes.js";
import { symbol } from "../../art/symbols.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { buttonStates } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** The button of a target, named `label` or by its content. `worker`, `card`, `character` become data attributes.
 * @param {Scene} scene @param {string} target @param {string} kind class
 * @param {{label?: string, title?: string, worker?: number, card?: string, character?: string}} facts @param {unknown} content */
export function targetButton(scene, target, kind, { label, title, worker, card, character }, content) {
  const { marks, pressed, disabled } = buttonStates(scene, target);
  return html`<button
    class="${kind} ${marks}"
    data-target=${target}
    data-worker=${worker ?? nothing}
    data-card=${card ?? nothing}
    data-character=${character ?? nothing}
    aria-pressed=${pressed}
    aria-disabled=${disabled}
    aria-label=${label ?? nothing}
    title=${title ?? nothing}
  >
    ${content}
  </button>`;
}

/** A worker.
 * @param {string} player colour @param {string} name class */
export const figureOf = (player, name = "") => html`<span class="figure-box ${name}">${worker(player)}</span>`;

const drawLock = () => [
  line("M5 8V5.500a3 3 0 0 1 6 0V8", "currentColor", 2),
  rect(2.5, 7.5, 11, 7, "currentColor", { rx: 1.5 }),
];

/** A padlock: this cannot be undone. */
export const lock = () =>
  html`<svg class="art lock-sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <use href=${symbol("table-lock", "0 0 16 16", drawLock)} />
  </svg>`;

/** The colour of the worker on each spot of the Main Square.
 * @param {import("../../lib/types.js").View} view @param {string[]} colours @returns {Record<string, string | null>} */
export const spotColours = ({ spots }, colours) =>
  Object.fromEntries(Object.entries(spots).map(([resource, player]) => [resource, player === null ? null : colours[player]]));

/** Click areas of the spots of the Main Square.
 * @param {string[]} spots */
export const spotPlaces = (spots) =>
  spots.map((resource) => {
    const [x, y] = SPOTS[resource];
    return html`<span class="spot" data-target=${`spot:${resource}`} .style=${`left:${x / 2.4}%;top:${y / 2.4}%`}></span>`;
  });
