// What the screen view shows: whose turn it is, the town, scores, log, and QR codes that lead to the seats.

import { icon, MARKS, medal } from "../../art/index.js";
import { logo } from "../../lib/logo.js";
import { myTable } from "../../lib/my_tables.js";
import { isLoopback, qrCode } from "../../lib/qr_codes.js";
import { say } from "../../lib/texts.js";
import * as urls from "../../lib/urls.js";
import { variantNotes } from "../../lib/variants.js";
import { endWorkers, inCity } from "../../table/model/city.js";
import { cityGrid } from "../../table/view/city.js";
import { askWords } from "../../table/view/decision.js";
import { frameOf } from "../../table/view/frame.js";
import { lineWords } from "../../table/view/log.js";
import { figureOf } from "../../table/view/pieces.js";
import { playerName } from "../../table/view/players.js";
import { guildOf } from "../../table/view/scene.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../../table/model/state.js").State} State @typedef {import("../../table/view/frame.js").Frame} Frame @typedef {import("../../table/view/scene.js").Scene} Scene @typedef {import("../../lib/types.js").TableView} TableView @typedef {import("../../lib/types.js").SeatView} SeatView */

const MAX_LINES = 12;

/** @param {State} state @param {string} link @param {string} note */
function code(state, link, note) {
  const url = qrCode(link, () => state.change());
  return html`<figure class="screen-code">
    ${url ? html`<img src=${url} alt=${say("waiting-qr-alt")} />` : html`<span class="screen-code-place"></span>`}
    <figcaption>${note}</figcaption>
  </figure>`;
}

/** Who must choose, at the end who has won.
 * @param {TableView} table @returns {number | null} */
const inFocus = ({ status, chooses, result }) => (status === "over" ? (result?.winner ?? null) : chooses);

/** There is no score walk here: the winner is named at once.
 * @param {Frame} frame */
function heading(frame) {
  const { status, result } = frame.situation.table;
  return status === "over" && result
    ? say("ask-game-over", { player: result.winner, points: result.totals[result.winner] })
    : askWords(frame);
}

/** @param {Scene} scene @param {number} player @param {boolean} isOn */
function playerLine(scene, player, isOn) {
  const { view, edition, names, colours, points } = scene;
  const { coins, supply, characters } = view.players[player];
  return html`<li class="screen-player player-${colours[player]} ${isOn ? "on" : ""}">
    <span class="unseen">${playerName(scene, player)}</span>
    ${figureOf(colours[player])}
    <strong class="screen-name" aria-hidden="true"><span class="shape">${MARKS[colours[player]]}</span> ${names[player]}</strong>
    <b class="screen-points" aria-hidden="true">${points[player] ?? 0}</b>
    <span class="screen-stats" aria-hidden="true"
      ><span>⌂ ${inCity(view, player)}/${endWorkers(edition)}</span><span>${icon("coin")}${coins.length}</span
      ><span>${figureOf(colours[player], "tiny")}${supply}</span
      >${characters.map((character) => html`<span class="screen-medal">${medal(character, guildOf(edition, character))}</span>`)}</span
    >
  </li>`;
}

/** @param {Frame} frame */
const logLines = ({ state, scene }) =>
  html`<ol class="screen-log" aria-label=${say("region-log")}>
    ${state.log
      .slice(-MAX_LINES)
      .reverse()
      .map((line) => {
        const { player } = line.facts;
        const isMove = typeof player === "number" && line.message !== "log-turn";
        return html`<li class=${isMove ? nothing : "turn"}>
          ${isMove ? figureOf(scene.colours[player], "tiny") : nothing}<span>${lineWords(line)}</span>
        </li>`;
      })}
  </ol>`;

/** @param {State} state @param {string} words @param {string} more */
const bar = (state, words, more) =>
  html`<header class="screen-bar">
    ${logo()}
    <h1 class="screen-turn">
      <span role="status"> ${state.connectionStatus === "lost" && !state.notes.length ? say("connection-lost") : words} </span>
    </h1>
    <span class="screen-about">${more}</span>
    <button class="button screen-full" @click=${() => document.documentElement.requestFullscreen()}>${say("screen-full")}</button>
  </header>`;

/** @param {TableView} table */
const about = ({ options, view }) =>
  [options.name, ...variantNotes(options), view?.turn ? say("which-turn", { turn: view.turn }) : ""].filter(Boolean).join(" · ");

/** @param {Frame} frame */
function game(frame) {
  const { state, scene, situation } = frame;
  const focus = inFocus(situation.table);
  const colour = focus === null ? "" : `player-${situation.table.seats[focus].colour}`;
  return html`<div class="screen-game table-body ${colour}">
    ${bar(state, heading(frame), about(situation.table))}
    <section class="screen-city" aria-label=${say("region-city")}><div class="stage">${cityGrid(scene)}</div></section>
    <ol class="screen-players" aria-label=${say("region-players")}>
      ${scene.view.players.map((_, player) => playerLine(scene, player, player === focus))}
    </ol>
    ${logLines(frame)} ${isLoopback() ? nothing : code(state, urls.table(state.id), say("screen-follow"))}
  </div>`;
}

/** The link of a seat that somebody can take: that of the table, or of an invited player, if this browser made the table.
 * @param {State} state @param {SeatView} seat @param {number} place */
function seatLink({ id }, seat, place) {
  if (seat.taken) return null;
  const token = myTable(id)?.links?.[place];
  return seat.kind === "link" && token ? urls.table(id, token) : null;
}

/** @param {State} state @param {SeatView} seat @param {number} place */
function seatLine(state, seat, place) {
  const link = seatLink(state, seat, place);
  const name = seat.name || (seat.bot ? say(`level-${seat.bot}`) : seat.taken ? say("player-number", { number: place + 1 }) : "");
  return html`<li class="screen-player player-${seat.colour}">
    ${figureOf(seat.colour)} <strong class="screen-name">${name || say("waiting-free")}</strong>
    ${link ? code(state, link, say("screen-take")) : nothing}
  </li>`;
}

/** @param {State} state @param {TableView} table */
function waiting(state, table) {
  const missing = table.seats.filter((seat) => !seat.taken).length;
  const isOpen = table.seats.some((seat) => seat.kind === "open" && !seat.taken);
  return html`<div class="screen-waiting">
    ${bar(state, table.options.name || say("waiting-heading"), say("waiting-missing", { missing }))}
    <ol class="screen-players" aria-label=${say("region-players")}>
      ${table.seats.map((seat, place) => seatLine(state, seat, place))}
    </ol>
    <div class="screen-invite">
      ${code(state, urls.table(state.id), say(isOpen ? "screen-take" : "screen-follow"))}
      <p class="code" aria-label=${say("waiting-code", { code: table.id.split("").join(" ") })}>
        ${table.id.slice(0, 5)} ${table.id.slice(5)}
      </p>
      ${isLoopback() ? html`<p class="note">${say("waiting-only-here")}</p>` : nothing}
    </div>
  </div>`;
}

/** @param {State} state */
export function screenPage(state) {
  const frame = frameOf(state);
  if (frame) return game(frame);
  if (state.table?.status === "waiting") return waiting(state, state.table);
  const [problem] = state.notes;
  const isLost = state.connectionStatus === "lost";
  return bar(state, problem ? say(problem.message, problem.facts) : say(isLost ? "connection-lost" : "connection-opening"), "");
}
