// The pieces as the table shows them: those of art/, and the few drawings that only the table needs.

import { icon, price, worker } from "../art/index.js";
import { priceCoin, icon as drawnIcon } from "../art/icons.js";
import { at, circle, colour, line, outline, rect, text } from "../art/shapes.js";
import { SPOTS } from "../art/square.js";
import { digest, symbol } from "../art/symbols.js";
import { worker as drawnWorker } from "../art/workers.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {import("../art/shapes.js").Drawing} Drawing @typedef {import("../art/board.js").Slot} Slot */

export { icon, price };

/** A drawing of the table's own, known by its content.
 * @param {string} id @param {string} box @param {() => Drawing} draw @param {string} name class */
const drawn = (id, box, draw, name) =>
  html`<svg class="art ${name}" viewBox=${box} aria-hidden="true" focusable="false">
    <use href=${symbol(`table-${digest(id)}`, box, draw)} />
  </svg>`;

/** A worker, in a box of its own size.
 * @param {string} player colour @param {string} name class */
export const figureOf = (player, name = "") => html`<span class="figure-box ${name}">${worker(player)}</span>`;

/** A padlock: no way back from here. */
export const lock = () =>
  drawn(
    "lock",
    "0 0 16 16",
    () => [line("M5 8V5.500a3 3 0 0 1 6 0V8", "currentColor", 2), rect(2.5, 7.5, 11, 7, "currentColor", { rx: 1.5 })],
    "lock-sign",
  );

/** Places to press on the Main Square; nothing to see.
 * @param {string[]} spots */
export const spotPlaces = (spots) =>
  spots.map(
    (resource) =>
      html`<span
        class="spot"
        data-thing=${`spot:${resource}`}
        .style=${`left:${SPOTS[resource][0] / 2.4}%;top:${SPOTS[resource][1] / 2.4}%`}
      ></span>`,
  );

/** The workers of the wide bay: each alone while they fit, else one for each colour with a count.
 * @param {string[]} workers @returns {Drawing} */
function crowd(workers) {
  const kinds = [...new Set(workers)].map(
    (player) => /** @type {[string, number]} */ ([player, workers.filter((other) => other === player).length]),
  );
  const groups = workers.length <= 2 ? workers.map((player) => /** @type {[string, number]} */ ([player, 1])) : kinds;
  const pitch = Math.min(24, 44 / groups.length);
  return groups.map(([player, count], i) => {
    const x = 86 + (i - (groups.length - 1) / 2) * pitch;
    return [
      drawnWorker(player, x, 48, groups.length > 2 ? 28 : 34, 5),
      count > 1 &&
        text(x, 45, 15, count, colour(`on-${player}`), {
          stroke: colour(`player-${player}`),
          "stroke-width": 3,
          "paint-order": "stroke",
        }),
    ];
  });
}

/** @param {Slot} slot @param {number} x @param {number} width @returns {Drawing} */
const narrowSlot = ({ price: cost, workers }, x, width) => [
  rect(x, 55, width, 50, colour("plate"), { rx: 8, ...outline(2), "stroke-dasharray": workers.length ? undefined : "5 4" }),
  workers.length
    ? [
        drawnWorker(workers[0], x + width / 2, 101, 36, 5),
        at(
          x + 8,
          63,
          1,
          circle(0, 0, 8, cost ? colour("coin") : "#1d7a3d"),
          text(0, 4.5, 13, cost, cost ? colour("coin-ink") : "#fff"),
        ),
      ]
    : priceCoin(cost, x + width / 2, 80, 26),
];

/** One resource and its slots for a narrow page, 112 x 108: the same, lower.
 * @param {string} resource @param {Slot[]} slots */
export const narrowColumn = (resource, slots) =>
  drawn(
    `narrow-${resource}-${JSON.stringify(slots)}`,
    "0 0 112 108",
    () => {
      const lower = slots.slice(0, -1);
      const width = (112 - 6 - 4 * (lower.length - 1)) / lower.length;
      return [
        rect(0, 0, 112, 108, colour("panel-2"), { rx: 11 }),
        rect(3, 4, 35, 46, colour("plate"), { rx: 8 }),
        drawnIcon(resource, 20.5, 27, 29),
        rect(41, 4, 68, 46, colour("plate"), { rx: 8, ...outline(2) }),
        priceCoin(2, 53, 27, 20),
        crowd(slots[slots.length - 1].workers),
        lower.map((slot, i) => narrowSlot(slot, 3 + i * (width + 4), width)),
      ];
    },
    "narrow-column",
  );
