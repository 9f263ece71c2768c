// About a table: the edition, and how its deal can be verified.

import { openDialog } from "../../lib/dialog.js";
import { checkShuffle } from "../../lib/shuffle.js";
import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../../lib/types.js").TableView} TableView */

/** One quiet sign once the game is over: whether the shuffle is the promised one.
 * @param {TableView} table @param {number[]} seats */
export function shuffleSign(table, seats) {
  const found = checkShuffle(/** @type {import("../../types/wire.js").TableView} */ (/** @type {unknown} */ (table)), seats);
  if (!found) return nothing;
  const { matches, own } = found;
  return html`<p class="shuffle-sign note" data-matches=${matches}>
    ${say(matches ? "shuffle-matches" : "shuffle-differs", { own: matches ? own : 0 })}
  </p>`;
}

/** A named deal is public. Of a secret one the commitment is, and at the end the seed.
 * @param {TableView} table @param {number[]} seats */
const dealOf = (table, seats) => {
  const { commitment, result } = table;
  const { deal } = table.options;
  return deal
    ? html`<p>${say("about-deal-named", { deal })}</p>`
    : html`<p>${say("about-deal-secret")}</p>
        <p><code class="promise">${commitment}</code></p>
        ${result?.seed ? html`<p>${say("about-deal-seed", { seed: result.seed })}</p>` : nothing} ${shuffleSign(table, seats)}
        <p class="note">${say("about-deal-check")}</p>`;
};

/** @param {import("../model/state.js").State} state */
export const openAbout = (state) =>
  openDialog(
    () => say("menu-about"),
    () => {
      const { table } = state;
      if (!table) return nothing;
      const { edition } = table.options;
      return html`<h3>${say("about-game")}</h3>
        <p><b>${say("which-game", { edition })}.</b> ${say("which-game-about", { edition })}</p>
        ${table.options.finish_round ? html`<p><b>${say("which-house-rule")}.</b> ${say("which-house-rule-about")}</p>` : nothing}
        <h3>${say("about-deal")}</h3>
        ${dealOf(table, state.seats)}`;
    },
  );
