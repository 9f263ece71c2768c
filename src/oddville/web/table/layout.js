// The regions of the table page, in the same order at every width; where each lies is the style sheet's business.

import { keyOf, shown as keyShown } from "../lib/keys.js";
import { unusual } from "../lib/kinds.js";
import { settings } from "../lib/settings.js";
import { say } from "../lib/texts.js";
import { html, nothing } from "../vendor/lit-html.js";
import { cityGrid } from "./city.js";
import { decisionBar } from "./decision.js";
import { guildPiles } from "./guilds.js";
import { hintPanel } from "./hint.js";
import { lessonStrip } from "./lesson.js";
import { chatPanel, logList, recapStrip } from "./log.js";
import { myBuildings, myHand, myThings } from "./mine.js";
import { playerCards } from "./players.js";
import { resourcesBoard } from "./resources.js";
import { buildingsRow, rowLegend } from "./row.js";

/** @typedef {import("./decision.js").Shown} Shown */

const TRAYS = /** @type {const} */ (["row", "mine", "guilds", "players", "log"]);
/** @type {Record<string, string>} */
const TRAY_SIGNS = { row: "▥", mine: "⌂", guilds: "⚜", players: "♟", log: "≡" };

/** @param {string} id @param {string} name class @param {unknown} heading @param {unknown} content */
const region = (id, name, heading, content) =>
  html`<section class="region ${name}" id=${id} aria-labelledby=${`${id}-title`}>
    <h2 id=${`${id}-title`}>${heading}</h2>
    ${content}
  </section>`;

/** What each resource costs with what is held.
 * @param {Shown} shown */
function columnPrices({ now, state }) {
  const prices = new Map();
  if (!state.held.length && now.view.phase !== "second resource") return prices;
  for (const { move, preview } of now.going.length ? now.going : now.options)
    if ((move.kind === "resource" || move.kind === "second") && move.resource)
      prices.set(move.resource, Math.min(prices.get(move.resource) ?? 9, preview.pays ?? 0));
  return prices;
}

/** @param {Record<string, number>} beyond */
const edgeArrows = (beyond) =>
  Object.entries(beyond).map(([side, count]) =>
    count
      ? html`<button class="beyond ${side}" data-act=${`beyond-${side}`} aria-label=${say("city-beyond", { count, side })}>
          ${count}
        </button>`
      : nothing,
  );

/** @param {Record<string, number>} beyond */
const cityTools = (beyond) =>
  html`${edgeArrows(beyond)}
    <div class="zoom" role="group" aria-label=${say("zoom")}>
      <button data-act="nearer" aria-label=${say("zoom-in")} title=${say("zoom-in")}>+</button
      ><button data-act="farther" aria-label=${say("zoom-out")} title=${say("zoom-out")}>−</button>
      <button data-act="fit" aria-label=${say("zoom-fit")} title=${say("zoom-fit")}>⤢</button>
    </div>`;

/** @param {Shown} shown */
function notes({ state }) {
  return html`<div class="notes">
    ${state.standing === "open" ? nothing : html`<p class="note-line alarm" role="status">${say(state.standing === "lost" ? "connection-lost" : "connection-opening")}</p>`}
    ${state.notes.map((note, i) => html`<p class="note-line ${note.tone}"><span>${say(note.message, note.facts)}</span><button class="quiet" data-act="close-note" data-note=${i} aria-label=${say("close")}>✕</button></p>`)}
  </div>`;
}

/** @param {Shown} shown */
function chancesBar({ state, scene, now }) {
  if (!now.table.options.chances || !state.chances) return nothing;
  const words = state.chances.chances.map((chance, player) => say("chance", { player, chance })).join(say("list-comma"));
  return html`<div class="chances" role="img" aria-label=${words}>
    ${state.chances.chances.map((chance, player) => html`<i class="player-${scene.colours[player]}" .style=${`flex-grow:${chance}`} title=${`${scene.names[player]} ${chance} %`}><span>${chance}</span></i>`)}
  </div>`;
}

/** @param {Shown} shown */
function clock({ now, state }) {
  if (!now.table.deadline || now.table.chooses === null) return nothing;
  const left = Math.max(0, Math.ceil((now.table.deadline - Date.now() - state.clockDifference) / 1000));
  const words =
    left > 86400
      ? say("clock-days", { days: Math.floor(left / 86400) })
      : left > 3600
        ? say("clock-hours", { hours: Math.floor(left / 3600) })
        : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`<span class="clock ${left <= 10 ? "short" : ""}" role="timer">${words}</span>`;
}

/** @param {string} act @param {string} label */
function tool(act, label) {
  const { keys, keymap } = settings();
  const key = keys ? keyOf(act, keymap) : "";
  return html`<button
    class="tool tool-${act}"
    data-act=${act}
    aria-label=${label.includes(say(`tool-${act}`)) ? label : nothing}
    title=${key ? `${label} (${keyShown(key)})` : label}
  >
    ${say(`tool-${act}`)}
  </button>`;
}

/** @param {Shown} shown */
function menuTools({ now, state, scene }) {
  const count = state.chat.length - state.chatRead;
  const unread = count > 0 ? html`<i class="unread" aria-hidden="true">${count}</i>` : nothing;
  return html`<div class="tools" role="group" data-region="menu" aria-label=${say("region-menu")}>
      ${now.table.options.hints && !now.watching && now.table.status === "running" ? tool("hint", say("hint")) : nothing}
      ${tool("recap", say("recap"))} ${tool("log", say("region-log"))} ${tool("text", say("text-view"))}
      <span class="with-unread chat-tool">${tool("chat", count > 0 ? say("chat-unread", { count }) : say("chat"))}${unread}</span>
      <span class="with-unread menu-tool">${tool("menu", say("menu"))}${unread}</span>
    </div>
    <span class="saved ${state.sent.length ? "waiting" : ""}" role="status"
      >${state.standing !== "open" ? say("standing-lost") : state.sent.length ? say("standing-saving") : say("standing-saved")}</span
    >
    <span class="which-turn"
      >${[now.table.options.name, ...unusual(now.table.options), now.table.view?.turn ? say("which-turn", { turn: now.table.view.turn }) : ""].filter(Boolean).join(" · ")}</span
    >
    ${clock({ now, state, scene })}`;
}

/** @param {Shown} shown */
const trays = ({ state }) =>
  html`<div class="trays" role="tablist" aria-label=${say("trays")}>
    ${TRAYS.map((name) => html`<button role="tab" class="tray-tab" aria-selected=${state.tray === name ? "true" : "false"} data-act=${`tray-${name}`}><span aria-hidden="true">${TRAY_SIGNS[name]}</span>${say(`tray-${name}`)}</button>`)}
  </div>`;

/** The whole page.
 * @param {Shown} shown @param {Record<string, number>} beyond lit cells that cannot be seen @param {unknown} text the text view, if it is open @param {unknown} end the score walk */
export function tablePage(shown, beyond, text, end) {
  const { scene, state, now } = shown;
  const mine =
    now.me === null
      ? say("region-mine")
      : state.seats.includes(now.me)
        ? say("region-mine-of", { player: now.me })
        : say("region-area-of", { player: now.me });
  return html`<div
    class="table-page ${state.textView ? "as-text" : ""} ${now.mayChoose || now.mayConfirm ? "my-choice" : ""}"
    data-version=${now.table.version}
    data-tray=${state.tray}
    data-held=${state.held.map((thing) => thing.split(":")[0]).join(" ")}
  >
    <nav class="skips" aria-label=${say("skips")}>
      <a class="skip" href="#decision">${say("skip-decision")}</a
      >${state.textView ? nothing : html`<a class="skip" href="#city">${say("skip-city")}</a>`}
      <button class="skip" data-act="text">${say("text-view")}</button>
    </nav>
    <h1 class="unseen">${now.table.options.name || say("table-of", { names: scene.names.join(say("list-comma")) })}</h1>
    ${region("decision", "decision-region", say("region-decision"), [lessonStrip(state), html`<div class="bar">${decisionBar(shown)}</div>`, notes(shown)])}
    ${
      state.textView
        ? text
        : [
            region("mine", "mine-region", mine, [myThings(scene), myBuildings(scene), myHand(scene)]),
            region(
              "city",
              "city-region",
              say("region-city"),
              html`<div class="stage" data-region="city">${cityGrid(scene)}</div>
                ${cityTools(beyond)}${recapStrip(scene, state)}${hintPanel(shown)}`,
            ),
            region("row", "row-region", html`${say("region-row")} <small>${rowLegend(scene)}</small>`, buildingsRow(scene)),
            region(
              "resources",
              "resources-region",
              html`${say("region-resources")} <small>${say("resources-legend")}</small>`,
              resourcesBoard(scene, columnPrices(shown)),
            ),
            region("players", "players-region", say("region-players"), [playerCards(scene), chancesBar(shown)]),
            region(
              "guilds",
              "guilds-region",
              html`${say("region-guilds")} <small>${say("guilds-legend")}</small>`,
              guildPiles(scene),
            ),
            region("log", "log-region", say("region-log"), logList(scene, state)),
            region(
              "chat",
              `chat-region ${state.dialog === "chat" ? "open" : ""}`,
              html`${say("chat")} <button class="quiet" data-act="chat" aria-label=${say("close")}>✕</button>`,
              chatPanel(scene, state),
            ),
          ]
    }
    ${region("menu", "menu-region", say("region-menu"), menuTools(shown))} ${state.textView ? nothing : trays(shown)} ${end}
  </div>`;
}
