// The decision bar: who must choose what, the choices with their keys, the preview, and the buttons to cancel, end and undo.

import { icon, MARKS, price } from "../../art/index.js";
import { keyOf, keyLabel } from "../../lib/keys.js";
import { ruleSign } from "../../lib/rule_ids.js";
import { settings } from "../../lib/settings.js";
import { buttonIcon } from "../../lib/button_icons.js";
import { currentTexts, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { figureOf, lock } from "./pieces.js";
import { goal } from "./players.js";
import { isPlayedByBotForGood, locksOf } from "../model/situation.js";
import { CLOSING, KEY_TARGETS, nameOf, kindOf } from "../model/targets.js";
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
/** How many moves the bar lists; with more, the player picks on the table. */
const MAX_CHOICES = 8;
/** Actions that have a button in the bar besides their place on the table. */
const STARTERS = ["recover", "cheat", "swap", "travel", "off"];

/** @param {string} act */
function keyHint(act) {
  const { keys, keymap } = settings();
  return keys ? html`<kbd>${keyLabel(keyOf(act, keymap))}</kbd>` : nothing;
}

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

/** @param {Scene} scene @param {Situation} situation @param {State} state */
function selectionWords(scene, situation, state) {
  const [first] = state.selection;
  const kind = kindOf(first);
  const name = nameOf(first);
  /** @type {Record<string, Record<string, unknown>>} */
  const facts = {
    worker: { worker: Number(name) },
    mine: {
      card: name,
      cells: situation.remainingOptions.filter(({ move }) => move.kind === "build").length,
      would: scene.wouldFit.length,
    },
    row: { card: situation.view.row[Number(name) - 1] },
    resource: { resource: name, count: situation.remainingOptions.length },
    slot: { resource: name.split("/")[0] },
    spot: { resource: name },
    cell: { cell: name.split(",") },
    bonus: { source: name.split(",") },
    character: { character: name },
  };
  return say(`held-${kind}`, facts[kind]);
}

/** @param {Option} option @param {Frame} frame */
const moveButton = (option, { scene }) =>
  html`<button class="choice" data-move=${option.move.text} data-preview=${`move:${option.move.text}`}>
    ${choiceIcon(option)}${words.choiceWords(scene, option)}${keyOfMove(option)}
  </button>`;

/** @param {Option} option */
function choiceIcon({ move, preview }) {
  if (move.kind === "building" || move.kind === "resource" || move.kind === "second")
    return [move.kind === "building" ? nothing : icon(move.resource ?? "wood"), price(preview.pays ?? 0)];
  return move.resource ? icon(move.resource) : nothing;
}

/** @param {Option} option */
function keyOfMove({ move }) {
  if (["choose", "second", "bonus", "travel"].includes(move.kind) && move.resource) return keyHint(move.resource);
  const { keys } = settings();
  return keys && ["coins", "resource", "building"].includes(move.kind) ? html`<kbd>${move.worker}</kbd>` : nothing;
}

/** The pending bonuses, each with its moves.
 * @param {Frame} frame */
function bonusLines(frame) {
  const { view, options } = frame.situation;
  return view.pending.map(([cell, bonus], i) => {
    const own = options.filter(({ move }) => move.cell === cell.join());
    const card = view.city.find(([place]) => place.join() === cell.join())?.[1];
    const target = `bonus:${cell.join()}`;
    const isSelected = frame.scene.selection.includes(target);
    const label = say("line-bonus", { card, bonus });
    return html`<span class="bonus-line ${isSelected ? "selected" : ""}"
      ><button
        class="choice bonus-name"
        data-target=${target}
        aria-pressed=${isSelected ? "true" : "false"}
        aria-disabled=${own.length ? "false" : "true"}
        aria-label=${label}
      >
        <b class="bonus-number">${i + 1}</b>${icon(bonus)}<span class="long">${label}</span
        ><span class="short">${currentTexts().card(card ?? "")}</span>
      </button>
      ${bonus === "transform" ? nothing : own.filter(({ move }) => bonus !== move.resource).map((option) => html`<button class="choice small" data-move=${option.move.text} data-preview=${`move:${option.move.text}`} aria-label=${words.choiceWords(frame.scene, option)}>${icon(option.move.resource ?? "wood")}${price((option.preview.slots ?? [])[0]?.[1] ?? 0)}</button>`)}</span
    >`;
  });
}

/** @param {string} act @param {Frame} frame */
function starter(act, { scene, situation }) {
  const target = KEY_TARGETS[act];
  if (!scene.selectable.has(target)) return nothing;
  const option = situation.options.find(({ move }) => move.kind === (act === "off" ? "return" : act));
  return html`<button class="choice ${act === "off" ? "seldom" : ""}" data-target=${target}>
    ${say(`start-${act}`, { cost: option?.preview.pays ?? 0 })}${keyHint(act)}
  </button>`;
}

/** @param {Frame} frame */
function choicesOf(frame) {
  const { situation, state, scene } = frame;
  const { phase } = situation.view;
  const hasSelection = state.selection.length > 0 && state.selection[0] !== "close";
  if (!situation.mayChoose || situation.isPinned) return nothing;
  const moves = situation.remainingOptions.filter(({ move }) => !CLOSING.includes(move.kind));
  const isPlacing =
    state.selection.some((target) => target.startsWith("mine:")) && moves.every(({ move }) => move.kind === "build");
  if (hasSelection && !isPlacing && moves.length <= MAX_CHOICES) return moves.map((option) => moveButton(option, frame));
  if (hasSelection) return nextTargets(frame);
  const mine = phase === "reaction" ? [...scene.selectable].filter((target) => target.startsWith("mine:")) : [];
  return [
    situation.options
      .filter(({ move }) => ["choose", "second", "discard"].includes(move.kind))
      .map((option) => moveButton(option, frame)),
    bonusLines(frame),
    mine.map(
      (target) => html`<button class="choice" data-target=${target}>${say("start-build", { card: nameOf(target) })}</button>`,
    ),
    STARTERS.map((act) => starter(act, frame)),
  ];
}

/** Buttons for what can be picked next: coins and resources of a worker card, or my workers that a bonus can move.
 * @param {Frame} frame */
function nextTargets(frame) {
  const { situation, scene } = frame;
  const slots = [...scene.selectable].filter((target) => target.startsWith("slot:"));
  if (situation.remainingOptions.some(({ move }) => move.kind === "transform") && slots.length) {
    return slots.map((target) => html`<button class="choice" data-target=${target}>${slotWords(nameOf(target))}</button>`);
  }
  return situation.remainingOptions
    .filter(({ move }) => ["coins", "resource", "return", "travel"].includes(move.kind))
    .slice(0, MAX_CHOICES)
    .map((option) => moveButton(option, frame));
}

/** @param {string} slot */
function slotWords(slot) {
  const [resource, cost] = slot.split("/");
  return [icon(resource), price(Number(cost)), say("my-worker", { resource, slot: Number(cost) })];
}

/** @param {Frame} frame */
function previewOf(frame) {
  const { situation, scene } = frame;
  if (!situation.previewOption || !situation.mayChoose) return nothing;
  const brings = words.bringsOf(scene, situation.previewOption);
  const then = words.pointsThen(scene, situation.previewOption.preview);
  return html`<div class="preview-place">
    <p class="preview" id="preview">
      ${situation.isPinned ? nothing : html`<b>${words.moveWords(scene, situation.previewOption.move, situation.previewOption.preview)}.</b> `}
      ${brings.map((phrase) => html`<span class="brings">${phrase}</span>`)}
      ${then.map(({ player, now: before, then: after }) => html`<span class="brings points-then player-${scene.colours[player]}"><i class="shape">${MARKS[scene.colours[player]]}</i>${scene.names[player]} ${before}→${after}</span>`)}
    </p>
  </div>`;
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
      ${act}${locks ? html` <span class="lock">${lock()} ${locks}</span>` : nothing}
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
  return html`<button class="step" data-act="undo-to" data-count=${count} title=${say("undo-to-here", { move: label })}>
    ${label}
  </button>`;
}

/** The moves of this turn that can be undone, and the lock before them.
 * @param {Frame} frame */
function stepsOf({ situation, scene }) {
  const undoable = situation.table.undoable;
  if (!undoable || !undoable.moves.length || situation.table.status !== "running") return nothing;
  const mine = !situation.isWatching && undoable.seat === situation.me;
  return html`<ol class="steps" data-preview="coordinates" aria-label=${say("steps")}>
    ${undoable.lock ? html`<li class="lock" title=${say(`lock-${undoable.lock}`)}>${lock()}</li>` : nothing}
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

/** @param {Frame} frame */
export function decisionBar(frame) {
  const { situation, state, scene } = frame;
  const chooser = situation.table.chooses;
  const colour = chooser === null ? null : scene.colours[chooser];
  const mine = situation.mayChoose || situation.mayConfirm;
  const rule = RULES[situation.view.phase] ?? "TURN-1";
  const canCancel = state.selection.length > 0 || state.pin !== null || state.why !== null;
  return html`<div
    class="decision ${mine ? "mine" : ""} ${colour ? `player-${colour}` : ""} ${state.pendingRequests.length ? "unsaved" : ""}"
  >
    <div class="ask">
      ${colour ? figureOf(colour) : nothing}
      <p id="sentence" tabindex="-1">
        ${colour ? html`<span class="shape" aria-hidden="true">${MARKS[colour]}</span> ` : nothing}${askWords(frame)}
        ${mine ? ruleSign(rule) : nothing}
        ${situation.isWatching ? html`<span class="watching">${say("watching", { count: state.presence.watching })}</span>` : nothing}
        ${thinkingNote(frame)} ${lastTurn(situation)}
      </p>
    </div>
    ${whyOf(frame)}
    <div class="choices" role="group" data-region="choices" aria-label=${say("choices")}>${choicesOf(frame)}</div>
    ${mine || situation.table.status !== "running" ? nothing : goal(scene)} ${state.selection.length ? nothing : stepsOf(frame)}
    ${previewOf(frame)}
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
