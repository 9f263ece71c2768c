// The log and the chat.

import { ruleSign } from "../../lib/rule_ids.js";
import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { hoverName } from "../model/recent_moves.js";
import { figureOf, lock } from "./pieces.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("../model/state.js").State} State @typedef {import("../../lib/types.js").LogLine} LogLine */

const LOCKING = ["log-refill", "log-cheat", "log-pile", "log-guild-reshuffled"];
/** Which rule a line follows. @type {Record<string, string>} */
const RULES = {
  "log-choose": "SETUP-6",
  "log-recover": "WORK-1",
  "log-recover-free": "WORK-1",
  "log-coins": "WORK-4",
  "log-resource": "WORK-5",
  "log-resource-second": "CHAR-SE",
  "log-resource-declined": "CHAR-SE",
  "log-building": "WORK-7",
  "log-refill": "WORK-8",
  "log-build": "BUILD-1",
  "log-react": "CHAR-BU",
  "log-decline": "CHAR-BU",
  "log-bonus": "BUILD-8",
  "log-bonus-transform": "BONUS-4",
  "log-bonus-coin": "BONUS-5",
  "log-bonus-declined": "BONUS-6",
  "log-character": "BUILD-9",
  "log-pile": "CHAR-1",
  "log-guild-reshuffled": "CHAR-1",
  "log-discard": "LIMIT-3",
  "log-cheat": "CHAR-CH",
  "log-swap": "CHAR-BK",
  "log-travel": "CHAR-TR",
  "log-return": "TURN-3",
  "log-end": "TURN-2",
  "log-tax": "CHAR-TX",
  "log-benefactor": "CHAR-BE",
  "log-trigger": "END-1",
  "log-trigger-round": "HOUSE-1",
  "log-over": "SCORE-6",
  "log-turn": "TURN-1",
};
/** Keeps a sign in the line of the last word. */
const NO_BREAK = "\u00a0";
/** How many lines are drawn; the rest unfolds. */
const RECENT = 60;

/** @param {LogLine} line */
export const lineWords = ({ message, facts }) => say(message, facts);

/** A turn's line shows the position at that time.
 * @param {LogLine} line */
const turnButton = (line) =>
  html`<button class="look" data-act="look" data-ply=${line.ply} title=${say("log-look", { turn: line.turn })}>
    ${lineWords(line)}
  </button>`;

/** @param {Scene} scene @param {LogLine} line */
function lineOf({ colours }, line) {
  const player = line.facts.player;
  const turn = line.message === "log-turn";
  return html`<li class=${turn ? "turn" : nothing} data-preview=${turn ? nothing : hoverName(line.ply)}>
    ${typeof player === "number" && !turn ? figureOf(colours[player], "tiny") : html`<span></span>`}<span
      >${turn ? turnButton(line) : lineWords(line)}${LOCKING.includes(line.message) ? [NO_BREAK, lock()] : nothing}${RULES[line.message] ? [NO_BREAK, ruleSign(RULES[line.message])] : nothing}</span
    >
  </li>`;
}

/** @param {Scene} scene @param {State} state */
export function logList(scene, { log }) {
  const recent = log.slice(-RECENT).reverse();
  const older = log.slice(0, -RECENT).reverse();
  return html`<div class="log-scroll" tabindex="0" data-preview="coordinates" role="group" aria-label=${say("region-log")}>
    <ol class="log" reversed data-region="log">
      ${recent.map((line) => lineOf(scene, line))}
    </ol>
    ${
      older.length
        ? html`<details class="older">
            <summary>${say("log-older", { count: older.length })}</summary>
            <ol class="log" reversed>
              ${older.map((line) => lineOf(scene, line))}
            </ol>
          </details>`
        : nothing
    }
  </div>`;
}

/** @param {Scene} scene @param {State} state */
export const chatPanel = (scene, state) =>
  html`<ol class="chat-lines" data-region="chat" tabindex="0" aria-label=${say("chat")}>
      ${state.chat.map(({ seat, name, text }) => html`<li><b class=${seat === null ? "" : `player-${scene.colours[seat]}`}>${seat === null ? say("chat-watcher", { name: name || say("chat-somebody") }) : scene.names[seat]}</b> ${text}</li>`)}
      ${state.chat.length ? nothing : html`<li class="nobody">${say("chat-empty")}</li>`}
    </ol>
    <form class="chat-form" data-form="chat">
      <label class="unseen" for="chat-text">${say("chat-text")}</label
      ><input id="chat-text" name="text" maxlength="500" autocomplete="off" placeholder=${say("chat-text")} /><button>
        ${say("chat-send")}
      </button>
    </form>`;
