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
    <button class="choice" data-act="show-hint" data-hint=${advice.move} data-preview=${`move:${advice.move}`}>
      ${wordsOf(advice.move, frame)}
    </button>
    ${mine ? html`<b class="hint-chance">${say("hint-chance", { chance: mine.chance })}</b>` : nothing}
    <ul>
      ${reasons.map((reason) => html`<li>${reasonWords(reason, frame)}</li>`)}
    </ul>
  </li>`;
}

/** The best move in words.
 * @param {Frame} frame */
export function hintWords(frame) {
  const { hint } = frame.state;
  return hint && hint !== "pending" && hint.choices.length ? wordsOf(hint.choices[0].move, frame) : "";
}

/** The advice beside the city, until it is closed or a move is made.
 * @param {Frame} frame */
export function hintPanel(frame) {
  const { hint } = frame.state;
  if (!hint) return nothing;
  return html`<section class="sheet-region hint-region" aria-labelledby="hint-title">
    <header>
      <h2 id="hint-title">${say(hint === "pending" ? "hint-asked" : "hint")}</h2>
      <button class="quiet" data-act="close-hint" aria-label=${say("close")}>✕</button>
    </header>
    <div class="sheet-scroll" tabindex="0" role="group" aria-labelledby="hint-title">
      ${
        hint === "pending"
          ? nothing
          : html`<ol class="hint">
              ${hint.choices.map((advice) => adviceOf(advice, frame))}
            </ol>`
      }
    </div>
  </section>`;
}
