// The regions of the table page, in the same order at every width. The style sheet places them.

import { keyOf, keyLabel } from "../../lib/keys.js";
import { variantNotes } from "../../lib/variants.js";
import { settings } from "../../lib/settings.js";
import { list, say } from "../../lib/texts.js";
import { markOf } from "../model/coach.js";
import { isMarkOpen, sheetOf } from "../model/sheets.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { cityGrid } from "./city.js";
import { clock } from "./clock.js";
import { coachMark } from "./coach.js";
import { decisionBar, effectsSheet } from "./decision.js";
import { guildPiles } from "./guilds.js";
import { hintPanel } from "./hint.js";
import { lessonStrip } from "./lesson.js";
import { chatPanel, logList } from "./log.js";
import { movesSheet, movesStrip } from "./moves.js";
import { myBuildings, myHand, myPossessions } from "./area.js";
import { noteWords, notes } from "./notes.js";
import { goal, playerCards } from "./players.js";
import { resourcesBoard } from "./board.js";
import { buildingsRow, rowLegend } from "./row.js";

/** @typedef {import("./frame.js").Frame} Frame @typedef {import("../model/state.js").State} State */

const TRAYS = /** @type {const} */ (["row", "mine", "guilds", "players", "log"]);
const SIDES = /** @type {const} */ (["guilds", "log"]);
/** @type {Record<string, string>} */
const TRAY_SIGNS = { row: "▥", mine: "⌂", guilds: "⚜", players: "♟", log: "≡" };

/** @param {string} id @param {string} name class @param {unknown} heading @param {unknown} content */
const region = (id, name, heading, content) =>
  html`<section class="region ${name}" id=${id} aria-labelledby=${`${id}-title`}>
    <h2 id=${`${id}-title`}>${heading}</h2>
    ${content}
  </section>`;

/** What each resource costs with the selection.
 * @param {Frame} frame */
function columnPrices({ situation, state }) {
  const prices = new Map();
  if (!state.selection.length && situation.view.phase !== "second resource") return prices;
  for (const { move, preview } of situation.remainingOptions.length ? situation.remainingOptions : situation.options)
    if ((move.kind === "resource" || move.kind === "second") && move.resource)
      prices.set(move.resource, Math.min(prices.get(move.resource) ?? 9, preview.pays ?? 0));
  return prices;
}

/** @param {import("./city_controls.js").Arrow} arrow */
const edgeArrow = ({ side, count, x, y }) =>
  html`<button
    class="beyond ${side}"
    data-act=${`beyond-${side}`}
    aria-label=${say("city-beyond", { count, side })}
    .style=${`left:${x}px;top:${y}px`}
  >
    ${count}
  </button>`;

/** Drawn by the renderer whenever the window of the city has changed.
 * @param {import("./city_controls.js").CityControls | null} controls */
export const cityTools = (controls) =>
  html`${controls?.arrows.map(edgeArrow)}
    <div class="zoom" role="group" aria-label=${say("zoom")} .style=${zoomStyle(controls)}>
      <button data-act="nearer" aria-label=${say("zoom-in")} title=${say("zoom-in")}>+</button
      ><button data-act="farther" aria-label=${say("zoom-out")} title=${say("zoom-out")}>−</button>
      <button data-act="fit" aria-label=${say("zoom-fit")} title=${say("zoom-fit")}>⤢</button>
    </div>`;

/** @param {import("./city_controls.js").CityControls | null} controls */
const zoomStyle = (controls) => (controls?.zoom ? `left:${controls.zoom.x}px;top:${controls.zoom.y}px` : "visibility:hidden");

/** @param {Frame} frame */
function chancesBar({ state, scene, situation }) {
  const isCounting = state.scoreWalk && !state.scoreWalk.isOver;
  if (!situation.table.options.chances || !state.chances || isCounting) return nothing;
  const words = state.chances.chances.map((chance, player) => say("chance", { player, chance }));
  return html`<div class="chances" role="img" aria-label=${list(words)}>
    ${state.chances.chances.map((chance, player) => html`<i class="player-${scene.colours[player]}" .style=${`flex-grow:${chance}`} title=${words[player]}><span>${chance}</span></i>`)}
  </div>`;
}

/** @param {string} act @param {string} label */
function tool(act, label) {
  const { keys, keymap } = settings();
  const key = keys ? keyOf(act, keymap) : "";
  return html`<button
    class="tool tool-${act}"
    data-act=${act}
    aria-label=${label.includes(say(`tool-${act}`)) ? label : nothing}
    title=${key ? `${label} (${keyLabel(key)})` : label}
  >
    ${say(`tool-${act}`)}
  </button>`;
}

/** @param {Frame} frame */
function menuTools({ situation, state }) {
  const count = state.chat.length - state.chatRead;
  const unread = count > 0 ? html`<i class="unread" aria-hidden="true">${count}</i>` : nothing;
  return html`<div class="tools" role="group" data-region="menu" aria-label=${say("region-menu")}>
      ${situation.table.options.hints && !situation.isWatching && situation.table.status === "running" ? tool("hint", say("hint")) : nothing}
      ${tool("log", say("region-log"))} ${tool("text", say("text-view"))}
      <span class="with-unread chat-tool">${tool("chat", count > 0 ? say("chat-unread", { count }) : say("chat"))}${unread}</span>
      <span class="with-unread menu-tool">${tool("menu", say("menu"))}${unread}</span>
    </div>
    <span class="standing"
      ><span class="saved ${state.pendingRequests.length ? "waiting" : ""}" role="status"
        >${state.connectionStatus !== "open" ? say("standing-lost") : state.pendingRequests.length ? say("standing-saving") : say("standing-saved")}</span
      ><span class="which-turn"
        >${[situation.table.options.name, ...variantNotes(situation.table.options), situation.table.view?.turn ? say("which-turn", { turn: situation.table.view.turn }) : ""].filter(Boolean).join(" · ")}</span
      ></span
    >
    ${clock(state)}`;
}

/** @param {Frame} frame */
const trays = ({ state, scene }) =>
  html`<div class="trays" role="tablist" aria-label=${say("trays")}>
    ${TRAYS.map((name) => html`<button role="tab" class="tray-tab" aria-selected=${openTray(scene, state) === name ? "true" : "false"} data-act=${`tray-${name}`}><span aria-hidden="true">${TRAY_SIGNS[name]}</span>${say(`tray-${name}`)}</button>`)}
  </div>`;

/** In a low window the guilds and the log share one place.
 * @param {Frame} frame */
const sideTabs = ({ state }) =>
  html`<div class="side-tabs" role="tablist" aria-label=${say("trays")}>
    ${SIDES.map((name) => html`<button role="tab" class="side-tab" aria-selected=${state.side === name ? "true" : "false"} data-act=${`side-${name}`}>${say(`tray-${name}`)}</button>`)}
  </div>`;

/** The tray, or the sheet that stands in its place on a phone.
 * @param {import("./scene.js").Scene} scene @param {State} state */
const openTray = ({ isPhone }, state) => (isPhone && sheetOf(state)) || state.tray;

/** The page before the game: the waiting room, or the status of the connection.
 * @param {State} state */
export function openingPage(state) {
  if (state.table?.status === "waiting" && state.lazy)
    return html`<div class="before">
      ${state.lazy.waitingPage(state)}${state.notes.map((note) => html`<p class="trouble" role="alert">${noteWords(state, note)}</p>`)}
    </div>`;
  const note = state.notes.at(-1);
  return html`<p class="opening" role="status">
    ${note ? noteWords(state, note) : say(state.connectionStatus === "lost" ? "connection-lost" : "connection-opening")}
  </p>`;
}

/** The kinds of the picked targets. A building to discard is not placed: the city needs no more room.
 * @param {Frame} frame */
const selectionKinds = ({ situation, state }) =>
  state.selection.map((target) => (situation.view.phase === "discard" ? "discard" : target.split(":")[0])).join(" ");

/** @param {Frame} frame */
export function tablePage(frame) {
  const { scene, state, situation } = frame;
  const mine =
    situation.me === null
      ? say("region-mine")
      : state.seats.includes(situation.me)
        ? say("region-mine-of", { player: situation.me })
        : say("region-area-of", { player: situation.me });
  return html`<div
    class="table-page ${state.textView ? "as-text" : ""} ${situation.mayChoose || situation.mayConfirm ? "my-choice" : ""}"
    data-version=${situation.table.version}
    data-tray=${openTray(scene, state)}
    data-side=${state.hint ? "hint" : state.side}
    data-mark=${markOf(state)?.at ?? nothing}
    data-selection=${selectionKinds(frame)}
  >
    <nav class="skips" aria-label=${say("skips")}>
      <a class="skip" href="#decision">${say("skip-decision")}</a
      >${state.textView ? nothing : html`<a class="skip" href="#city">${say("skip-city")}</a>`}
      <button class="skip" data-act="text">${say("text-view")}</button>
    </nav>
    <h1 class="unseen">${situation.table.options.name || say("table-of", { names: scene.names })}</h1>
    ${region("decision", "decision-region", say("region-decision"), [state.puzzle ? state.puzzle.strip(state) : lessonStrip(state), state.textView ? coachMark(state, "lesson") : nothing, html`<div class="bar">${decisionBar(frame)}</div>`, notes(state)])}
    ${
      state.textView
        ? (state.lazy?.textView(frame) ?? nothing)
        : [
            isMarkOpen(state, scene.isPhone) ? coachMark(state, "coach") : nothing,
            effectsSheet(frame),
            region("mine", "mine-region", mine, [myPossessions(scene), myBuildings(scene), myHand(scene)]),
            region(
              "city",
              "city-region",
              say("region-city"),
              html`<div class="stage" data-region="city">${cityGrid(scene)}</div>
                <div class="city-tools"></div>
                ${movesStrip(frame)}`,
            ),
            region("row", "row-region", html`${say("region-row")} <small>${rowLegend(scene)}</small>`, buildingsRow(scene)),
            region(
              "resources",
              "resources-region",
              html`${say("region-resources")} <small>${say("resources-legend")}</small>`,
              resourcesBoard(scene, columnPrices(frame)),
            ),
            region("players", "players-region", say("region-players"), [playerCards(scene), goal(scene), chancesBar(frame)]),
            sideTabs(frame),
            region(
              "guilds",
              "guilds-region",
              html`${say("region-guilds")} <small>${say("guilds-legend")}</small>`,
              guildPiles(scene),
            ),
            region("log", "log-region", say("region-log"), logList(scene, state)),
            hintPanel(frame),
            movesSheet(frame),
            region(
              "chat",
              `chat-region ${state.chatOpen ? "open" : ""}`,
              html`${say("chat")} <button class="quiet" data-act="chat" aria-label=${say("close")}>✕</button>`,
              chatPanel(scene, state),
            ),
          ]
    }
    ${region("menu", "menu-region", say("region-menu"), menuTools(frame))} ${state.textView ? nothing : trays(frame)}
    ${state.lazy?.endPanel(state)} ${state.textView ? nothing : (state.lazy?.infoPanel(frame) ?? nothing)}
  </div>`;
}
