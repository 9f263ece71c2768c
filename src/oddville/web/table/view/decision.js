// The decision bar: who must choose what, the preview, and the buttons to cancel, end and undo.

import { MARKS } from "../../art/index.js";
import { ruleOfCharacter, ruleSign } from "../../lib/rule_ids.js";
import { buttonIcon } from "../../lib/button_icons.js";
import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { figureOf, lock } from "./pieces.js";
import { goal } from "./players.js";
import { isPlayedByBotForGood, locksOf } from "../model/situation.js";
import { sheetOf } from "../model/sheets.js";
import { sitesOf } from "../model/sites.js";
import { CLOSING, nameOf, kindOf } from "../model/targets.js";
import { choicesOf, keyHint } from "./choices.js";
import { resourcesOf } from "../model/city.js";
import { cardOf } from "./scene.js";
import * as words from "./words.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./frame.js").Frame} Frame @typedef {import("../model/situation.js").Situation} Situation @typedef {import("../model/state.js").State} State @typedef {import("../model/picking.js").Option} Option */

/** @type {Record<string, string>} */
const RULES = {
  "set-up": "SETUP-6",
  turn: "TURN-1",
  "second resource": "CHAR-SE",
  discard: "LIMIT-3",
  bonus: "BUILD-8",
  reaction: "CHAR-BU",
  close: "TURN-2",
  over: "SCORE-6",
};
/** The rule about the first target that is picked.
 * @type {Record<string, string>} */
const SELECTION_RULES = {
  worker: "WORK-2",
  row: "WORK-7",
  resource: "WORK-5",
  mine: "BUILD-1",
  cell: "BUILD-5",
  bonus: "BUILD-8",
  off: "TURN-3",
  slot: "TURN-3",
  spot: "CHAR-TR",
};
/** @param {Frame} frame @returns {string} */
export function askWords({ scene, situation, state }) {
  const { table, view } = situation;
  if (situation.isPast) return say("ask-back", { turn: view.turn });
  if (table.status === "over") return overWords(situation, state);
  const chooser = table.chooses;
  if (state.pendingRequests.length) return say(state.connectionStatus === "open" ? "ask-saving" : "ask-unsaved");
  if (situation.mayConfirm) return say("ask-confirm", { player: chooser });
  if (!situation.mayChoose) return waitWords(situation);
  if (situation.isPinned && situation.previewOption)
    return say("ask-pinned", {
      player: chooser,
      move: words.moveWords(scene, situation.previewOption.move, situation.previewOption.preview),
    });
  if (state.selection.length && state.selection[0] !== "close") return selectionWords(scene, situation, state);
  return say(`ask-${view.phase.replaceAll(" ", "-")}`, { player: chooser, recovered: view.recovered ? "yes" : "no" });
}

/** The winner is named when the score has been counted.
 * @param {Situation} situation @param {State} state */
function overWords({ table: { result } }, { scoreWalk }) {
  if (scoreWalk && !scoreWalk.isOver) return say("ask-counting");
  if (!result || !scoreWalk) return say("ask-over-plain");
  return say("ask-game-over", { player: result.winner, points: result.totals[result.winner] });
}

/** @param {Situation} situation */
function waitWords({ table, view }) {
  const player = table.chooses;
  if (player === null) return say("ask-over-plain");
  if (table.confirming) return say("wait-confirm", { player });
  return say(`wait-${view.phase.replaceAll(" ", "-")}`, {
    player,
    left: view.pending.length,
    bot: table.seats[player].bot ? "yes" : "no",
  });
}

/** The resources of a building's cost that I have no worker on.
 * @param {Scene} scene @param {string} card */
function missingFor(scene, card) {
  const owned = new Map(scene.me === null ? [] : resourcesOf(scene, scene.me));
  return cardOf(scene.edition, card).cost.filter((resource) => {
    const left = owned.get(resource) ?? 0;
    owned.set(resource, left - 1);
    return left <= 0;
  });
}

/** @param {Map<string, unknown> | null} sites */
const siteWord = (sites) => (sites ? (sites.size ? "some" : "none") : "unknown");

/** @param {Scene} scene @param {Situation} situation @param {State} state */
function selectionWords(scene, situation, state) {
  const [first] = state.selection;
  const kind = kindOf(first);
  const name = nameOf(first);
  if (kind === "resource" && situation.remainingOptions.every(({ move }) => move.kind === "return"))
    return say("held-resource-return", { resource: name });
  /** @type {Record<string, Record<string, unknown>>} */
  const facts = {
    worker: { worker: Number(name), coins: scene.edition.workers[Number(name) - 1]?.coins ?? 0 },
    mine: {
      card: name,
      cells: situation.remainingOptions.filter(({ move }) => move.kind === "build").length,
      would: scene.wouldFit.length,
      missing: kind === "mine" ? missingFor(scene, name) : [],
    },
    row: { card: situation.view.row[Number(name) - 1], cells: siteWord(sitesOf(state, scene.cardInQuestion)) },
    resource: { resource: name, count: situation.remainingOptions.length },
    slot: { resource: name.split("/")[0] },
    spot: { resource: name },
    cell: { cell: name.split(",") },
    bonus: { card: situation.view.city.find(([cell]) => cell.join() === name)?.[1] },
    character: { character: name },
  };
  return say(`held-${kind}`, facts[kind]);
}

/** Whether a phone shows the effects of the pinned move in place of the tray.
 * @param {Frame} frame */
const hasEffectsSheet = ({ scene, state }) => scene.isPhone && !state.textView && sheetOf(state) === "effects";

/** @param {Frame} frame */
export const effectsSheet = (frame) =>
  hasEffectsSheet(frame)
    ? html`<section class="sheet-region effects" aria-label=${say("effects")}>${previewOf(frame)}</section>`
    : nothing;

/** @param {Frame} frame */
function previewOf(frame) {
  const { situation, scene } = frame;
  if (!situation.previewOption || !situation.mayChoose) return nothing;
  const brings = words.bringsOf(scene, situation.previewOption);
  const then = words.pointsThen(scene, situation.previewOption.preview);
  const parts = words.partsOfPoints(scene, situation.previewOption);
  return html`<p class="preview" tabindex=${situation.isPinned ? "0" : nothing}>
    ${situation.isPinned ? nothing : html`<b>${words.moveWords(scene, situation.previewOption.move, situation.previewOption.preview)}.</b> `}
    ${words.warningsOf(scene, situation.previewOption).map((phrase) => html`<span class="brings warning">${phrase}</span>`)}
    ${then.map(({ player, now: before, then: after }) => html`<span class="brings points-then player-${scene.colours[player]}" title=${player === scene.me && parts ? parts : nothing}><i class="shape">${MARKS[scene.colours[player]]}</i>${scene.names[player]} ${before}→${after}</span>`)}
    ${brings.map((phrase) => html`<span class="brings">${phrase}</span>`)} ${situation.isPinned ? lockNote(frame) : nothing}
  </p>`;
}

/** Why the pinned move cannot be undone, where the Do button has no room for it.
 * @param {Frame} frame */
function lockNote({ situation: { previewOption, table }, scene }) {
  if (!previewOption) return nothing;
  const { locks } = words.doWords(scene, previewOption, locksOf(previewOption, table));
  return locks ? html`<span class="brings lock-note">${lock()} ${locks}</span>` : nothing;
}

/** @param {Frame} frame */
function barPreview(frame) {
  const preview = previewOf(frame);
  return preview === nothing ? nothing : html`<div class="preview-place">${preview}</div>`;
}

/** @param {Frame} frame */
function whyOf({ state, scene }) {
  if (!state.why?.refusals.length) return nothing;
  return html`<div class="why" role="status">
    <ul>
      ${state.why.refusals.map((refusal) => html`<li>${words.refusalWords(refusal)} ${ruleSign(refusal.rule)}</li>`)}
    </ul>
    ${state.why.refusals.some(({ message }) => message === "refusal-supply-empty" || message === "refusal-bonus-needs-supply") && scene.selectable.has("off") ? html`<button class="choice" data-target="off">${say("start-off", { cost: 0 })}</button>` : nothing}
    <button class="quiet" data-act="close-why">${say("close-why")}</button>
  </div>`;
}

/** @param {Frame} frame */
function closingOf({ situation, scene }) {
  if (situation.isPinned && situation.previewOption) {
    const { act, locks } = words.doWords(scene, situation.previewOption, locksOf(situation.previewOption, situation.table));
    return html`<button class="main" id="closing" data-act="do">
      ${act}${locks ? html` <span class="lock">${lock()} <span class="lock-words">${locks}</span></span>` : nothing}
    </button>`;
  }
  if (situation.mayConfirm)
    return html`<button class="main" id="closing" data-act="confirm">${say("confirm-turn")}${keyHint("close")}</button>`;
  const closing = situation.options.find(({ move }) => CLOSING.includes(move.kind));
  if (!closing || (scene.selection.length && scene.selection[0] !== "close")) return nothing;
  const locks = locksOf(closing, situation.table);
  return html`<button class="closing" id="closing" data-act="close" data-preview=${`move:${closing.move.text}`}>
    ${words.closingWords(scene, closing.move.kind)}${locks.length ? html`<span class="lock" title=${say(`lock-${locks[0]}`)}>${lock()}</span>` : nothing}${keyHint("close")}
  </button>`;
}

/** @param {Frame} frame */
function undoOf({ situation, scene, state }) {
  if (situation.isWatching || situation.table.status !== "running") return nothing;
  const last = situation.table.undoable?.moves.at(-1);
  const can = situation.mayUndo && last !== undefined;
  return html`<button
    class="undo"
    data-act="undo"
    aria-disabled=${can ? "false" : "true"}
    title=${can && last ? say("undo-takes-back", { move: words.pastMoveWords(scene, last) }) : say("undo-why")}
  >
    ${buttonIcon("undo")}<span class="undo-word">${say("undo")}</span
    >${can && last && !state.selection.length ? html`<span class="undo-what">${words.pastMoveWords(scene, last)}</span><span class="undo-short">${words.moveName(scene, last)}</span>` : nothing}${keyHint("undo")}
  </button>`;
}

/** A move of this turn; the button undoes it and all after it.
 * @param {Scene} scene @param {string} move @param {number} count of moves to undo */
function undoTo(scene, move, count) {
  const label = words.pastMoveWords(scene, move);
  const undoes = say("undo-to-here", { move: label });
  return html`<button class="step" data-act="undo-to" data-count=${count} title=${undoes} aria-label=${undoes}>
    ${buttonIcon("undo")}<span>${label}</span>
  </button>`;
}

/** The moves of this turn that can be undone. A single one of mine is named by the Undo button.
 * @param {Frame} frame */
function stepsOf({ situation, scene }) {
  const undoable = situation.table.undoable;
  if (!undoable || !undoable.moves.length || situation.table.status !== "running") return nothing;
  const mine = !situation.isWatching && undoable.seat === situation.me;
  if (situation.mayUndo && undoable.moves.length === 1) return nothing;
  return html`<ol class="steps" data-preview="coordinates" aria-label=${say("steps")}>
    ${undoable.moves.map((move, i) => html`<li class=${mine ? "" : "theirs"}>${situation.mayUndo ? undoTo(scene, move, undoable.moves.length - i) : words.pastMoveWords(scene, move)}</li>`)}
    ${mine ? nothing : html`<li class="may-undo">${say("may-be-undone")}</li>`}
  </ol>`;
}

/** @param {Frame} frame */
function orderOf({ situation: { table, view, me, mayChoose, isPinned } }) {
  if (me === null || !table.options.orders || view.phase !== "reaction" || !mayChoose || isPinned) return nothing;
  const { order, least } = table.seats[me];
  return html`<button class="quiet" data-act="order">${say("order-now", { order, least })}</button>`;
}

/** @param {Frame} frame */
function thinkingNote({ state: { thinking, clockDifference }, situation }) {
  if (!thinking || thinking.seat !== situation.table.chooses) return nothing;
  const seconds = Math.floor((Date.now() + clockDifference - thinking.since) / 1000);
  return seconds < 2 ? nothing : html`<span class="thinking">${say("thinking", { player: thinking.seat, seconds })}</span>`;
}

/** Whether the game ends with this turn, or with this round by the house rule.
 * @param {Situation} situation */
function lastTurn({ view, table }) {
  if (view.triggered_by === null || table.status !== "running") return nothing;
  const goesOn = view.finish_round && view.turn % view.n !== 0;
  return html`<strong class="last-turn">${say(goesOn ? "last-round" : "last-turn")}</strong>`;
}

/** The character that my turn has brought, until I choose again.
 * @param {Frame} frame */
function gainedOf({ state: { gained }, situation: { mayChoose, table } }) {
  if (!gained || mayChoose || table.status !== "running") return nothing;
  return html`<span class="gained">${say("gained-character", { character: gained, power: say(`power-${gained}`) })}</span>`;
}

/** The rule behind the question mark: about what is picked, else about the phase.
 * @param {Frame} frame */
function ruleOf({ scene, situation: { view, options }, state: { selection } }) {
  const [first = ""] = selection;
  const kind = kindOf(first);
  if (kind === "mine" && !options.some(({ move }) => move.card === nameOf(first)) && !scene.wouldFit.length) return "BUILD-5";
  if (kind === "character") return ruleOfCharacter(nameOf(first));
  return SELECTION_RULES[view.phase === "turn" ? kind : ""] ?? RULES[view.phase] ?? "TURN-1";
}

/** Whether the bar says how the game ends where it has room: while others move, and in my turn until something is picked.
 * @param {Frame} frame */
const hasGoal = ({ situation: { table, mayChoose, mayConfirm }, state }) =>
  table.status === "running" && (mayChoose || mayConfirm ? !state.selection.length && !state.why : true);

/** @param {Frame} frame */
export function decisionBar(frame) {
  const { situation, state, scene } = frame;
  const chooser = situation.table.chooses;
  const colour = chooser === null ? null : scene.colours[chooser];
  const mine = situation.mayChoose || situation.mayConfirm;
  const canCancel = state.selection.length > 0 || state.pin !== null || state.why !== null;
  return html`<div
    class="decision ${mine ? "mine" : ""} ${colour ? `player-${colour}` : ""} ${state.pendingRequests.length ? "unsaved" : ""}"
  >
    <div class="ask">
      ${colour ? figureOf(colour) : nothing}
      <p id="sentence" tabindex="-1">
        ${colour ? html`<span class="shape" aria-hidden="true">${MARKS[colour]}</span> ` : nothing}${askWords(frame)}
        ${mine ? ruleSign(ruleOf(frame)) : nothing}
        ${situation.isWatching ? html`<span class="watching">${say("watching", { count: state.presence.watching })}</span>` : nothing}
        ${thinkingNote(frame)} ${lastTurn(situation)} ${gainedOf(frame)}
      </p>
    </div>
    ${whyOf(frame)}
    <div class="choices" role="group" data-region="choices" aria-label=${say("choices")}>${choicesOf(frame)}</div>
    <button class="quiet more-choices" data-act="more-choices" hidden>${say("choices-more")} ▼</button>
    ${hasGoal(frame) ? goal(scene) : nothing} ${state.selection.length ? nothing : stepsOf(frame)}
    ${hasEffectsSheet(frame) ? nothing : barPreview(frame)}
    <div class="ways-out">
      ${canCancel ? html`<button class="cancel" data-act="cancel">${say("cancel")}<kbd>Esc</kbd></button>` : nothing}
      ${situation.isPast ? html`<button class="main" data-act="now">${say("back-to-now")}</button>` : nothing}
      ${state.scoreClosed ? html`<button class="main" data-act="open-score">${say("end-result")}</button>` : nothing}
      ${closingOf(frame)}${orderOf(frame)}${seatButtons(frame)} ${undoOf(frame)}
    </div>
  </div>`;
}

/** Let a bot move at a table of pace `step`, take my seat back from a bot, or play it here again.
 * @param {Frame} frame */
function seatButtons({ state, situation: { table, me, isWatching } }) {
  const isBotDue = table.chooses !== null && table.seats[table.chooses].bot && !table.confirming && table.status === "running";
  const seat = me === null ? null : table.seats[me];
  const isReplaced = seat?.bot && !isPlayedByBotForGood(seat);
  const acts = [
    isBotDue && !isWatching && table.options.pace === "step" ? ["step", say("step-bot", { player: table.chooses })] : [],
    isReplaced && !isWatching ? ["seat-back", say("seat-take-back")] : [],
    state.movedSeats.length && table.status !== "over" ? ["take-here", say("seat-take-here")] : [],
  ];
  return acts.map(([act, label]) => (act ? html`<button class="main" data-act=${act}>${label}</button>` : nothing));
}
