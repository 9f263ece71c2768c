// A bot's advice, with reasons.

import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { moveWords } from "./words.js";

/** @typedef {import("./frame.js").Frame} Frame @typedef {import("../../lib/types.js").Advice} Advice @typedef {import("../../lib/types.js").Reason} Reason */

/** @param {string} move @param {Frame} frame */
const wordsOf = (move, { scene, situation }) =>
  moveWords(scene, move, situation.options.find((option) => option.move.text === move)?.preview ?? null);

/** A reason with its move in words, not in notation.
 * @param {Reason} reason @param {Frame} frame */
function reasonWords({ message, facts }, frame) {
  const move = typeof facts.move === "string" ? { move: wordsOf(facts.move, frame) } : {};
  return say(message, { ...facts, ...move });
}

/** @param {Advice} advice @param {Frame} frame */
function adviceOf(advice, frame) {
  const mine = advice.prospects.find(({ player }) => player === frame.situation.me);
  const reasons = [...advice.reasons, ...(advice.comparison ? [advice.comparison] : [])];
  return html`<li>
    <button class="choice" data-act="show-hint" data-hint=${advice.move}>${wordsOf(advice.move, frame)}</button>
    ${mine ? html`<b class="hint-chance">${say("hint-chance", { chance: mine.chance })}</b>` : nothing}
    <ul>
      ${reasons.map((reason) => html`<li>${reasonWords(reason, frame)}</li>`)}
    </ul>
  </li>`;
}

/** The advice over the city, until it is closed or a move is made.
 * @param {Frame} frame */
export function hintPanel(frame) {
  const { hint } = frame.state;
  if (!hint) return nothing;
  return html`<section class="hint" aria-label=${say("hint")}>
    <header>
      <b>${say(hint === "pending" ? "hint-asked" : "hint")}</b
      ><button class="quiet" data-act="close-hint" aria-label=${say("close")}>✕</button>
    </header>
    ${
      hint === "pending"
        ? nothing
        : html`<ol>
            ${hint.choices.map((advice) => adviceOf(advice, frame))}
          </ol>`
    }
  </section>`;
}
