// The text view: the table as headings and lists, with a field for moves and commands.

import { say } from "../../lib/texts.js";
import { scoreTable } from "../../pages/replay/score_table.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { columnName } from "./board.js";
import { askWords } from "./decision.js";
import { pileName } from "./guilds.js";
import { lineWords } from "./log.js";
import { playerName } from "./players.js";
import { cardInWords, positionWords, rowPrices } from "./row.js";
import { cardOf, changesInWords } from "./scene.js";
import { RESOURCES } from "../model/targets.js";
import { moveWords, refusalWords, spotsInWords, unnamedEffects } from "./words.js";

/** @typedef {import("./frame.js").Frame} Frame @typedef {import("./scene.js").Scene} Scene @typedef {import("../model/state.js").State} State @typedef {import("../model/picking.js").Option} Option @typedef {import("../../lib/types.js").LogLine} LogLine @typedef {import("../../lib/types.js").View} View */

/** How many lines of the log are shown. */
const RECENT = 30;

/** @param {Scene} scene */
export function cityList({ view, names, edition }) {
  const words = (/** @type {View["city"][number]} */ [cell, id, owner]) =>
    id === "main-square"
      ? say("text-square", { cell, spots: spotsInWords(view) })
      : say("text-card", { cell, owner: owner === null ? say("nobody") : names[owner], words: cardInWords(cardOf(edition, id)) });
  return html`<ul>
    ${view.city.map((card) => html`<li>${words(card)}</li>`)}
  </ul>`;
}

/** @param {Scene} scene */
export const rowList = (scene) => {
  const prices = rowPrices(scene);
  return html`<ol>
      ${scene.view.row.map((_, i) => html`<li>${positionWords(scene, i, prices[i])}</li>`)}
    </ol>
    <p>${say("deck-name", { count: scene.view.deck.length })}</p>`;
};

/** @param {Scene} scene */
export const boardList = (scene) =>
  html`<ul>
    ${RESOURCES.map((resource) => html`<li>${columnName(scene, resource)}</li>`)}
    ${Object.keys(scene.view.piles).map((guild) => html`<li>${pileName(scene, guild)}</li>`)}
  </ul>`;

/** @param {Scene} scene */
export const playerList = (scene) =>
  html`<ul>
    ${scene.view.players.map((_, player) => html`<li>${playerName({ ...scene, seats: [], presence: null }, player)}</li>`)}
  </ul>`;

/** @param {LogLine} line */
const lineItem = (line) => html`<li>${lineWords(line)}</li>`;

/** @param {LogLine[]} log */
export const wholeLog = (log) =>
  html`<ol>
    ${log.map(lineItem)}
  </ol>`;

/** The legal moves by kind, in the order in which they are numbered.
 * @param {Frame} frame @returns {[string, Option[]][]} */
function movesByKind({ situation: { options } }) {
  const kinds = [...new Set(options.map(({ move }) => move.kind))];
  return kinds.map((kind) => [kind, options.filter(({ move }) => move.kind === kind)]);
}

/** @param {Frame} frame @returns {string[]} */
export const numberedMoves = (frame) => movesByKind(frame).flatMap(([, options]) => options.map(({ move }) => move.text));

/** @param {Frame} frame */
function moveLists(frame) {
  const { scene } = frame;
  let number = 0;
  return movesByKind(frame).map(
    ([kind, options]) =>
      html`<h3>${say(`text-kind-${kind}`)}</h3>
        <ul class="text-moves">
          ${options.map((option) => html`<li><button data-move=${option.move.text}>${++number}. ${moveWords(scene, option.move, option.preview)}</button> <span class="note">${[...unnamedEffects(scene, option), changesInWords(scene, option.preview)].join(say("list-semicolon"))}</span></li>`)}
        </ul>`,
  );
}

/** @param {Frame} frame */
function answerOf({ scene, state }) {
  if (state.textAnswer !== "score") return state.textAnswer ?? nothing;
  return state.score ? scoreTable({ score: state.score, names: scene.names, colours: scene.colours }) : nothing;
}

/** @param {Frame} frame */
function pinnedMove({ scene, situation: { isPinned, previewOption } }) {
  if (!isPinned || !previewOption) return nothing;
  const move = moveWords(scene, previewOption.move, previewOption.preview);
  return html`<p role="status">
    ${say("text-do-or-cancel", { move })} ${unnamedEffects(scene, previewOption).join(say("list-semicolon"))}
  </p>`;
}

/** @param {State} state */
const refusals = ({ why }) =>
  why?.refusals.length
    ? html`<ul role="status">
        ${why.refusals.map((refusal) => html`<li>${refusal.rule}: ${refusalWords(refusal)}</li>`)}
      </ul>`
    : nothing;

/** @param {Frame} frame */
export const textView = (frame) =>
  html`<section class="text-view" aria-labelledby="text-title">
    <h2 id="text-title" tabindex="-1">${say("text-view")}</h2>
    <h3 id="text-decision">${say("region-decision")}</h3>
    <p>${askWords(frame)}</p>
    ${refusals(frame.state)} ${pinnedMove(frame)}
    <form data-form="command">
      <label for="text-line">${say("text-line")}</label
      ><input id="text-line" name="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" /><button>
        ${say("text-enter")}
      </button>
    </form>
    <div class="text-answer" role="status">${answerOf(frame)}</div>
    ${moveLists(frame)}
    <h3>${say("region-city")}</h3>
    ${cityList(frame.scene)}
    <h3>${say("region-row")}</h3>
    ${rowList(frame.scene)}
    <h3>${say("region-resources")}</h3>
    ${boardList(frame.scene)}
    <h3>${say("region-players")}</h3>
    ${playerList(frame.scene)}
    <h3>${say("region-log")}</h3>
    <ol reversed>
      ${frame.state.log.slice(-RECENT).reverse().map(lineItem)}
    </ol>
  </section>`;
