// The graded decisions of a player; the one that is shown on the table is open.

import { checkbox, onValue, optionList } from "../../lib/forms.js";
import { list, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { decimal } from "./figures.js";

/** @typedef {import("./panel.js").ReviewPanel} ReviewPanel @typedef {import("./panel.js").ReviewView} ReviewView @typedef {import("./panel.js").Moment} Moment @typedef {import("./panel.js").Decision} Decision */
/** @typedef {import("../../types/wire.js").Sentence} Sentence */

/** As in chess notation. @type {Record<string, string>} */
const SIGNS = { best: "!", good: "·", doubtful: "?!", mistake: "?", blunder: "??" };

/** @param {ReviewPanel} panel @param {ReviewView} result */
export function decisionList(panel, { review, thresholds }) {
  const summary = review.summaries.find(({ player }) => player === panel.player);
  if (!summary) return nothing;
  const kinds = Object.entries(summary.kinds).map(([kind, count]) =>
    say("review-kind", { kind: say(`review-kind-${kind}`), count }),
  );
  return html`${whose(panel, review.settings.judged)}
    <p class="grades">${say("review-grades", summary.grades)}</p>
    ${kinds.length ? html`<p>${say("review-kinds", { kinds: list(kinds) })}</p>` : nothing} ${filter(panel)}
    <ol class="decisions">
      ${panel.moments.filter((moment) => isListed(panel, moment)).map((moment) => item(panel, moment, /** @type {Decision} */ (moment.decision)))}
    </ol>
    <p class="note">${say("review-thresholds", percentages(thresholds))}</p>`;
}

/** @param {Record<string, number>} thresholds */
const percentages = (thresholds) =>
  Object.fromEntries(Object.entries(thresholds).map(([grade, cost]) => [grade, Math.round(100 * cost)]));

/** @param {ReviewPanel} panel @param {readonly number[]} judged */
const whose = (panel, judged) =>
  judged.length < 2
    ? html`<h3>${say("review-decisions", { player: panel.player })}</h3>`
    : html`<label class="whose"
        >${say("review-whose")}
        <select @change=${onValue((player) => choosePlayer(panel, Number(player)))}>
          ${optionList([...judged], panel.player, (player) => panel.viewer.names[player])}
        </select></label
      >`;

/** @param {ReviewPanel} panel @param {number} player */
function choosePlayer(panel, player) {
  panel.player = player;
  panel.onlyMistakes = panel.hasMistakes(player);
  panel.page.redraw();
}

/** @param {ReviewPanel} panel */
const filter = (panel) =>
  panel.hasMistakes(panel.player)
    ? checkbox(say("review-only-mistakes"), panel.onlyMistakes, (isOn) => {
        panel.onlyMistakes = isOn;
        panel.page.redraw();
      })
    : html`<p>${say("review-no-mistakes")}</p>`;

/** @param {ReviewPanel} panel @param {Moment} moment */
const isListed = (panel, { player, decision }) =>
  player === panel.player && decision !== null && (!panel.onlyMistakes || panel.isMistake(decision));

/** @param {ReviewPanel} panel @param {Moment} moment @param {Decision} decision */
function item(panel, { ply }, decision) {
  const isShown = panel.viewer.ply === ply - 1;
  const grade = say(`review-grade-${decision.grade}`);
  return html`<li class=${isShown ? "now" : nothing}>
    <button class="entry decision" aria-expanded=${isShown ? "true" : "false"} @click=${() => panel.viewer.go(ply - 1)}>
      <b class="grade ${decision.grade}" aria-hidden="true">${SIGNS[decision.grade]}</b>
      <span>${say("review-decision", { ...panel.moveFacts(ply), grade })}</span>
    </button>
    ${isShown ? details(panel, ply, decision) : nothing}
  </li>`;
}

/** @param {ReviewPanel} panel @param {number} ply @param {Decision} decision */
function details(panel, ply, decision) {
  const reasons = (/** @type {Sentence[]} */ found) => reasonList(panel, ply - 1, found);
  if (decision.grade === "best")
    return html`<div class="decision-details">
      <p>${say("review-was-best")}</p>
      ${reasons(decision.best_reasons)}${panel.branchButton()}
    </div>`;
  const cost = {
    cost: decimal(100 * decision.chance_cost),
    error: decimal(100 * decision.chance_error),
    points: decimal(decision.points_cost),
  };
  return html`<div class="decision-details">
    <p class="best-move"><strong>${say("review-better", { words: panel.words(ply - 1, decision.best) })}</strong></p>
    ${reasons(decision.best_reasons)}
    <p>${say("review-played", { words: panel.words(ply - 1, decision.played) })}</p>
    ${reasons(decision.played_reasons)}
    <p>${say("review-cost", cost)}</p>
    <p class="note">${say("review-legend")}</p>
    ${panel.branchButton()}
  </div>`;
}

/** Reasons name moves in notation; people read them in words.
 * @param {ReviewPanel} panel @param {number} ply @param {Sentence[]} reasons */
const reasonList = (panel, ply, reasons) =>
  html`<ul class="reasons">
    ${reasons.map(({ message, facts }) => {
      const move = typeof facts.move === "string" ? { move: panel.words(ply, facts.move) } : {};
      return html`<li>${say(message, { ...facts, ...move })}</li>`;
    })}
  </ul>`;
