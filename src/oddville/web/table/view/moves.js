// The moves of others since my last turn: a strip under the city, on a phone one line that opens a sheet in place of the tray.

import { cityTile, icon, MARKS, medal } from "../../art/index.js";
import { buttonIcon } from "../../lib/button_icons.js";
import { list, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { changesSince } from "../model/history.js";
import { hoverName, recentMoves } from "../model/recent_moves.js";
import { figureOf } from "./pieces.js";
import { cardOf, changeOf, guildOf } from "./scene.js";

/** @typedef {import("./frame.js").Frame} Frame @typedef {import("./scene.js").Scene} Scene @typedef {import("../model/state.js").State} State */
/** @typedef {import("../model/recent_moves.js").RecentMove} RecentMove @typedef {import("../../lib/types.js").LogLine} LogLine @typedef {import("../../lib/types.js").Facts} Facts */

/** @param {Scene} scene @param {string} card */
const tile = ({ edition }, card) => html`<span class="move-tile">${cityTile(cardOf(edition, card), { detail: "plain" })}</span>`;
/** @param {number} number */
const workerCard = (number) => html`<i class="chip">${number}</i>`;
/** @param {Scene} scene @param {string} character */
const medalOf = ({ edition }, character) => medal(character, guildOf(edition, character));
/** @param {number} gained */
const coinsOf = (gained) => html`<span class="move-coins">+${gained}${icon("coin")}</span>`;
/** The coins that another player gains by the move.
 * @param {Scene} scene @param {Facts} facts @param {number} gained */
const coinsOfOther = ({ colours }, { player }, gained) => [figureOf(colours[player], "tiny"), coinsOf(gained)];

/** A picture of what a line of the log says. @type {Record<string, (facts: Facts, scene: Scene) => unknown>} */
const PICTURES = {
  "log-choose": ({ resource }) => icon(resource),
  "log-recover": ({ cards }) => [buttonIcon("undo"), cards],
  "log-coins": ({ worker, gained }) => [workerCard(worker), coinsOf(gained)],
  "log-resource": ({ worker, resource }) => [workerCard(worker), icon(resource)],
  "log-resource-second": ({ resource }) => icon(resource),
  "log-building": ({ worker, card }, scene) => [workerCard(worker), tile(scene, card)],
  "log-build": ({ card }, scene) => ["⌂", tile(scene, card)],
  "log-react": ({ card }, scene) => [medalOf(scene, "builder"), tile(scene, card)],
  "log-bonus": ({ resource }) => ["+", icon(resource)],
  "log-bonus-transform": ({ from, to }) => [icon(from), "→", icon(to)],
  "log-bonus-coin": ({ gained }) => coinsOf(gained),
  "log-bonus-declined": () => "–",
  "log-resource-declined": () => "–",
  "log-decline": (_, scene) => [medalOf(scene, "builder"), "–"],
  "log-character": ({ character }, scene) => medalOf(scene, character),
  "log-discard": ({ card }, scene) => ["↓", tile(scene, card)],
  "log-cheat": ({ card }, scene) => [medalOf(scene, "cheater"), tile(scene, card)],
  "log-swap": ({ given, taken }, scene) => [tile(scene, given), "→", tile(scene, taken)],
  "log-travel": ({ resource }, scene) => [medalOf(scene, "traveller"), icon(resource)],
  "log-return": ({ resource }) => [buttonIcon("undo"), icon(resource)],
  "log-tax": (facts, scene) => coinsOfOther(scene, facts, 1),
  "log-benefactor": (facts, scene) => coinsOfOther(scene, facts, facts.gained),
  "log-trigger": () => buttonIcon("last"),
  "log-trigger-round": () => buttonIcon("last"),
};

/** @param {Scene} scene @param {RecentMove} move */
const pictures = (scene, { lines }) => lines.map(({ message, facts }) => PICTURES[message]?.(facts, scene) ?? nothing);

/** @param {Scene} scene @param {number} player @param {number} change */
const pill = ({ colours }, player, change) =>
  html`<em class="change ${change < 0 ? "less" : "more"}"
    ><i class="shape">${MARKS[colours[player]]}</i>${changeOf(0, [change, change])}</em
  >`;

/** The points of the player who moved, and mine if they have changed as well.
 * @param {Scene} scene @param {RecentMove} move */
const pills = (scene, { player, points }) =>
  points.map((change, each) => (change && (each === player || each === scene.me) ? pill(scene, each, change) : nothing));

/** @param {Scene} scene @param {RecentMove} move */
function moveInWords({ names }, { lines, points }) {
  const changes = points.map((change, player) =>
    change ? say("points-change", { who: names[player], change: changeOf(0, [change, change]) }) : "",
  );
  const sentences = lines.map(({ message, facts }) => say(message, facts)).join(" ");
  return [sentences, list(changes.filter(Boolean))].filter(Boolean).join(" ");
}

/** The button of a move: it points out on the table what the move has touched.
 * @param {Frame} frame @param {RecentMove} move @param {string} kind class @param {unknown} content @param {string} [words] its name, if not in the content */
const moveButton = ({ scene, state }, { ply, player }, kind, content, words) =>
  html`<button
    class="${kind} player-${scene.colours[player]}"
    data-act="show-move"
    data-ply=${ply}
    data-preview=${hoverName(ply)}
    aria-pressed=${state.shownMove === ply ? "true" : "false"}
    aria-current=${state.lookingAt === ply ? "step" : nothing}
    aria-label=${words ?? nothing}
    title=${words ?? nothing}
  >
    ${content}
  </button>`;

/** @param {Frame} frame @param {RecentMove} move */
const chip = (frame, move) =>
  moveButton(
    frame,
    move,
    "move-chip",
    [figureOf(frame.scene.colours[move.player], "tiny"), pictures(frame.scene, move), pills(frame.scene, move)],
    moveInWords(frame.scene, move),
  );

/** What the moves of others have changed for me, in sentences.
 * @param {Frame} frame @returns {string[]} */
function changesInWords({ state }) {
  const changes = changesSince(state);
  if (!changes) return [];
  const { lost, coins, row, slots, points } = changes;
  const slotList = list(slots.map(([resource, slot]) => say("slot-of", { resource, slot: Number(slot) })));
  return [
    lost.length ? say("recap-lost", { characters: lost }) : "",
    coins[0] !== coins[1] ? say("recap-coins", { before: coins[0], after: coins[1] }) : "",
    row.length ? say("recap-row", { cards: row }) : "",
    slots.length ? say("recap-slots", { slots: slotList }) : "",
    points[0] !== points[1] ? say("recap-points", { before: points[0], after: points[1] }) : "",
  ].filter(Boolean);
}

/** @param {Frame} frame */
const title = ({ state }) => say(state.seats.length ? "recap" : "recap-round");

/** Steps through the positions after the moves.
 * @param {Frame} frame */
const showButton = ({ state }) =>
  html`<button class="quiet" data-act="recap-show">${say(state.lookingAt === null ? "recap-show" : "recap-next")}</button>`;

/** On a phone, one line: the last moves as pictures.
 * @param {Frame} frame @param {RecentMove[]} moves */
const line = (frame, moves) =>
  html`<button
    class="moves-line"
    data-act="recap"
    aria-expanded=${frame.state.sheet === "moves" ? "true" : "false"}
    aria-label=${title(frame)}
  >
    <span class="moves-newest" aria-hidden="true"
      >${moves.map((move) => html`<span class="move-chip player-${frame.scene.colours[move.player]}">${figureOf(frame.scene.colours[move.player], "tiny")}${pictures(frame.scene, move)}${pills(frame.scene, move)}</span>`)}${changesSince(frame.state)?.lost.length ? myChanges(frame) : nothing}</span
    ><span aria-hidden="true">${frame.state.sheet === "moves" ? "▼" : "▲"}</span>
  </button>`;

/** @param {Frame} frame */
export function movesStrip(frame) {
  if (frame.situation.table.status !== "running") return nothing;
  const moves = recentMoves(frame.state);
  if (!moves.length)
    return html`<p class="moves moves-none" tabindex="-1">
      ${frame.state.seats.length ? html`<span>${say("recap-nothing")} <span class="touch-note">${say("hold-a-card")}</span></span>` : nothing}
    </p>`;
  if (frame.scene.isPhone) return html`<div class="moves">${line(frame, moves)}</div>`;
  return html`<section class="moves" aria-label=${title(frame)}>
    ${showButton(frame)}
    <div class="move-chips" role="group" data-region="moves" aria-label=${title(frame)}>
      ${moves.map((move) => chip(frame, move))}
    </div>
    ${myChanges(frame)}
  </section>`;
}

/** What has changed for me: points, coins, lost characters.
 * @param {Frame} frame */
function myChanges(frame) {
  const { scene, state } = frame;
  const changes = changesSince(state);
  const words = changesInWords(frame).join(" ");
  if (!changes || !words || scene.me === null) return nothing;
  const { lost, coins, points } = changes;
  if (!lost.length && coins[0] === coins[1] && points[0] === points[1]) return html`<p class="unseen">${words}</p>`;
  return html`<p class="my-changes" title=${words}>
    <span class="unseen">${words}</span>
    <span class="move-chip mine" aria-hidden="true"
      >${figureOf(scene.colours[scene.me], "tiny")}${lost.map((character) => html`<s class="lost">${medalOf(scene, character)}</s>`)}${coins[0] === coins[1] ? nothing : [changeOf(coins[0], [coins[1], coins[1]]), icon("coin")]}${points[0] === points[1] ? nothing : pill(scene, scene.me, points[1] - points[0])}</span
    >
  </p>`;
}

/** @param {Frame} frame @param {RecentMove} move */
const sheetItem = (frame, move) =>
  html`<li>
    ${moveButton(frame, move, "move-line", [figureOf(frame.scene.colours[move.player], "tiny"), html`<span>${moveInWords(frame.scene, move)}</span>`])}
  </li>`;

/** @param {Frame} frame */
export function movesSheet(frame) {
  if (!frame.scene.isPhone || frame.state.sheet !== "moves") return nothing;
  const moves = recentMoves(frame.state);
  return html`<section class="sheet-region moves-sheet" aria-labelledby="moves-title">
    <header>
      <h2 id="moves-title">${title(frame)}</h2>
      ${moves.length ? showButton(frame) : nothing}
      <button class="quiet" data-act="recap" aria-label=${say("close")}>✕</button>
    </header>
    <div class="sheet-scroll" tabindex="0" role="group" aria-labelledby="moves-title">
      <ol>
        ${moves.map((move) => sheetItem(frame, move))} ${moves.length ? nothing : html`<li>${say("recap-nothing")}</li>`}
      </ol>
      ${changesInWords(frame).map((phrase) => html`<p class="recap-change">${phrase}</p>`)}
    </div>
  </section>`;
}

/** The same in sentences, for the text view.
 * @param {Frame} frame */
export function movesList(frame) {
  const moves = recentMoves(frame.state);
  if (!moves.length) return html`<p>${say("recap-nothing")}</p>`;
  return html`<ol>
      ${moves.map((move) => html`<li>${moveInWords(frame.scene, move)}</li>`)}
    </ol>
    ${changesInWords(frame).map((phrase) => html`<p>${phrase}</p>`)}`;
}
