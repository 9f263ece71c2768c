// What a good bot would do, and why.

import { say } from "../lib/texts.js";
import { html, nothing } from "../vendor/lit-html.js";
import { moveWords } from "./words.js";

/** @typedef {import("./decision.js").Shown} Shown */
/** @typedef {{message: string, facts: Record<string, unknown>}} Reason */
/** @typedef {{move: string, prospects: {player: number, chance: number, points: number}[], reasons: Reason[], comparison: Reason | null}} Advice */

/** A move that can be made now, in words.
 * @param {string} move @param {Shown} shown */
const wordsOf = (move, { scene, now }) =>
  moveWords(scene, move, now.options.find((option) => option.move.text === move)?.preview ?? null);

/** A move inside a reason is told in words, not in notation.
 * @param {Reason} reason @param {Shown} shown */
function reasonWords({ message, facts }, shown) {
  const move = typeof facts.move === "string" ? { move: wordsOf(facts.move, shown) } : {};
  return say(message, { ...facts, ...move });
}

/** @param {Advice} advice @param {Shown} shown */
function adviceOf(advice, shown) {
  const mine = advice.prospects.find(({ player }) => player === shown.now.me);
  const reasons = [...advice.reasons, ...(advice.comparison ? [advice.comparison] : [])];
  return html`<li>
    <button class="choice" data-act="show-hint" data-hint=${advice.move}>${wordsOf(advice.move, shown)}</button>
    ${mine ? html`<b class="hint-chance">${say("hint-chance", { chance: mine.chance })}</b>` : nothing}
    <ul>
      ${reasons.map((reason) => html`<li>${reasonWords(reason, shown)}</li>`)}
    </ul>
  </li>`;
}

/** The advice over the city, until it is closed or a move is made.
 * @param {Shown} shown */
export function hintPanel(shown) {
  const { hint } = shown.state;
  if (!hint) return nothing;
  const asked = hint === "asked";
  return html`<section class="hint" aria-label=${say("hint")}>
    <header>
      <b>${say(asked ? "hint-asked" : "hint")}</b
      ><button class="quiet" data-act="close-hint" aria-label=${say("close")}>✕</button>
    </header>
    ${
      asked
        ? nothing
        : html`<ol>
            ${hint.choices.map((/** @type {Advice} */ advice) => adviceOf(advice, shown))}
          </ol>`
    }
  </section>`;
}
