// Every player's chance of winning after each move: a graph that is a slider, and a table.

import { MARKS } from "../../art/index.js";
import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { apart } from "./labels.js";

/** @typedef {import("./panel.js").ReviewPanel} ReviewPanel */

const GRID = [0, 25, 50, 75, 100];

/** In percent, by player. @param {ReviewPanel} panel @param {number} ply */
export const chancesAt = ({ moments }, ply) => moments[ply].chances.map((chance) => Math.round(100 * chance));

/** @param {ReviewPanel} panel */
export function chancesGraph(panel) {
  const { viewer, moments } = panel;
  const last = moments.length - 1;
  const ply = Math.min(panel.hovered ?? viewer.ply, last);
  const x = (/** @type {number} */ at) => (100 * at) / Math.max(1, last);
  return html`<div class="chances-frame">
      <div class="chances-scale" aria-hidden="true">
        ${GRID.map((chance) => html`<span .style=${`top:${100 - chance}%`}>${chance}</span>`)}
      </div>
      <div
        class="chances-graph"
        role="slider"
        tabindex="0"
        aria-label=${say("review-graph")}
        aria-valuemin="0"
        aria-valuemax=${last}
        aria-valuenow=${viewer.ply}
        aria-valuetext=${panel.chanceWords(viewer.ply)}
        @pointermove=${(/** @type {PointerEvent} */ event) => hover(panel, plyAt(event, last))}
        @pointerleave=${() => hover(panel, null)}
        @click=${(/** @type {PointerEvent} */ event) => viewer.go(plyAt(event, last))}
      >
        ${lines(panel, x)} ${turningPoints(panel, x)} ${moments.map((moment) => mistake(panel, moment, x))}
        <i class="now-line" .style=${`left:${x(ply)}%`}></i>
        ${moments[last].chances.map((chance, player) => html`<b class="line-end ${colour(panel, player)}" .style=${`top:${100 - 100 * chance}%`}>${MARKS[viewer.replay.colours[player]]}</b>`)}
      </div>
    </div>
    ${legend(panel, ply)} ${chanceTable(panel)}`;
}

/** @param {ReviewPanel} panel @param {number} player */
const colour = ({ viewer }, player) => `player-${viewer.replay.colours[player]}`;

/** Colour and dashes tell the players apart. @param {ReviewPanel} panel @param {(ply: number) => number} x */
function lines(panel, x) {
  const path = (/** @type {number} */ player) =>
    panel.moments
      .map(({ chances }, ply) => `${ply ? "L" : "M"}${x(ply).toFixed(2)} ${(100 - 100 * (chances[player] ?? 0)).toFixed(2)}`)
      .join("");
  const [first, second, third, fourth] = panel.viewer.names.map((_, player) => path(player));
  return html`<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path class="grid" d="M0 25H100M0 50H100M0 75H100" />
    <path class="line edge" d=${first} />
    <path class="line edge" d=${second} />
    <path class="line edge" d=${third ?? ""} />
    <path class="line edge" d=${fourth ?? ""} />
    <path class="line first ${colour(panel, 0)}" d=${first} />
    <path class="line second ${colour(panel, 1)}" d=${second} />
    <path class="line third ${colour(panel, 2)}" d=${third ?? ""} />
    <path class="line fourth ${colour(panel, 3)}" d=${fourth ?? ""} />
  </svg>`;
}

/** @param {ReviewPanel} panel @param {(ply: number) => number} x */
function turningPoints({ result }, x) {
  const places = result?.review.turning_points.map(({ ply }) => x(ply)) ?? [];
  const labels = apart(places);
  return places.map(
    (left, place) =>
      html`<i class="turning-line" .style=${`left:${left}%`}></i
        ><b class="turning-label" .style=${`left:${labels[place]}%`}>${place + 1}</b>`,
  );
}

/** @param {ReviewPanel} panel @param {import("./panel.js").Moment} moment @param {(ply: number) => number} x */
function mistake(panel, { ply, player, chances, decision }, x) {
  if (player === null || !decision || !panel.isMistake(decision)) return nothing;
  return html`<i
    class="mistake-dot ${decision.grade} ${colour(panel, player)}"
    .style=${`left:${x(ply)}%;top:${100 - 100 * chances[player]}%`}
  ></i>`;
}

/** @param {PointerEvent} event @param {number} last */
function plyAt(event, last) {
  const { left, width } = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  return Math.max(0, Math.min(last, Math.round((last * (event.clientX - left)) / width)));
}

/** @param {ReviewPanel} panel @param {number | null} ply */
function hover(panel, ply) {
  if (panel.hovered === ply) return;
  panel.hovered = ply;
  panel.page.redraw();
}

/** @param {ReviewPanel} panel @param {number} ply */
function where(panel, ply) {
  const turn = panel.turnAt(ply);
  return say(turn ? "replay-where" : "replay-set-up", { turn, ply, plies: panel.moments.length - 1 });
}

/** The chances at the ply that is shown or pointed at. @param {ReviewPanel} panel @param {number} ply */
const legend = (panel, ply) =>
  html`<div class="chances-now">
    <span class="note">${where(panel, ply)}</span>
    ${chancesAt(panel, ply).map(
      (chance, player) =>
        html`<span class="chance"
          ><b class="line-key ${colour(panel, player)}" aria-hidden="true">${MARKS[panel.viewer.replay.colours[player]]}</b>
          ${say("review-chance", { player, chance })}</span
        >`,
    )}
  </div>`;

/** @param {ReviewPanel} panel */
const chanceTable = (panel) =>
  html`<details class="chance-table">
    <summary>${say("review-as-table")}</summary>
    <div class="review-scroll" tabindex="0" role="group" aria-label=${say("review-as-table")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${say("review-column-move")}</th>
            ${panel.viewer.names.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${panel.moments.map(
            ({ ply }) =>
              html`<tr>
                <th scope="row">${ply}</th>
                ${chancesAt(panel, ply).map((chance) => html`<td>${say("review-percent", { chance })}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
