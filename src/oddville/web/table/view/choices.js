// The choices in the decision bar, with their keys.

import { icon, price } from "../../art/index.js";
import { keyLabel, keyOf } from "../../lib/keys.js";
import { settings } from "../../lib/settings.js";
import { currentTexts, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { CLOSING, KEY_TARGETS, nameOf } from "../model/targets.js";
import * as words from "./words.js";

/** @typedef {import("./frame.js").Frame} Frame @typedef {import("../model/picking.js").Option} Option */

/** How many moves the bar lists; with more, the player picks on the table. */
const MAX_CHOICES = 8;
/** Actions that have a button in the bar besides their place on the table. */
const STARTERS = ["recover", "cheat", "swap", "travel", "off"];

/** Kinds of moves that end with a resource or coins. */
const KEYED = ["choose", "second", "bonus", "travel", "coins", "resource"];

/** @param {string} act */
export function keyHint(act) {
  const { keys, keymap } = settings();
  return keys ? html`<kbd>${keyLabel(keyOf(act, keymap))}</kbd>` : nothing;
}

/** @param {Option} option @param {Frame} frame */
const moveButton = (option, { scene }) =>
  html`<button class="choice" data-move=${option.move.text} data-preview=${`move:${option.move.text}`}>
    ${choiceIcon(option)}${words.choiceWords(scene, option)}${keyOfMove(option, scene)}
  </button>`;

/** @param {Option} option */
function choiceIcon({ move, preview }) {
  if (move.kind === "building" || move.kind === "resource" || move.kind === "second")
    return [move.kind === "building" ? nothing : icon(move.resource ?? "wood"), price(preview.pays ?? 0)];
  return move.resource ? icon(move.resource) : nothing;
}

/** The key that picks the rest of a move: what the worker card is for, or else the number of the card.
 * @param {Option} option @param {import("./scene.js").Scene} scene */
function keyOfMove({ move }, { selection }) {
  const isOfCard = ["coins", "resource", "building"].includes(move.kind);
  if (isOfCard && !selection.includes(`worker:${move.worker}`))
    return settings().keys ? html`<kbd>${move.worker}</kbd>` : nothing;
  const key = move.kind === "coins" ? "coins" : move.resource;
  return key && KEYED.includes(move.kind) ? keyHint(key) : nothing;
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

/** Whether a worker must come back from the board before another can be placed. The board always offers it.
 * @param {import("./scene.js").Scene} scene */
const isOutOfWorkers = ({ view, me }) => me !== null && view.players[me].supply === 0;

/** @param {string} act @param {Frame} frame */
function starter(act, { scene, situation }) {
  const target = KEY_TARGETS[act];
  if (!scene.selectable.has(target) || (act === "off" && !isOutOfWorkers(scene))) return nothing;
  const option = situation.options.find(({ move }) => move.kind === (act === "off" ? "return" : act));
  return html`<button class="choice ${act === "off" ? "seldom" : ""}" data-target=${target}>
    ${say(`start-${act}`, { cost: option?.preview.pays ?? 0 })}${keyHint(act)}
  </button>`;
}

/** @param {Frame} frame */
export function choicesOf(frame) {
  const { situation, state, scene } = frame;
  const { phase } = situation.view;
  const hasSelection = state.selection.length > 0 && state.selection[0] !== "close";
  if (!situation.mayChoose || situation.isPinned) return nothing;
  const moves = situation.remainingOptions.filter(({ move }) => !CLOSING.includes(move.kind));
  const isPlacing =
    state.selection.some((target) => target.startsWith("mine:")) && moves.every(({ move }) => move.kind === "build");
  if (hasSelection && !isPlacing && moves.length <= MAX_CHOICES)
    return [moves.filter(isInBar).map((option) => moveButton(option, frame)), rowNote(frame, moves)];
  if (hasSelection) return [nextTargets(frame), rowNote(frame, moves)];
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

/** Buildings of the row are picked there, where their prices are.
 * @param {Option} option */
const isInBar = ({ move }) => !["building", "swap"].includes(move.kind);

/** Points to the buildings of the row, until one is picked.
 * @param {Frame} frame @param {Option[]} moves */
function rowNote({ state }, moves) {
  const [first] = moves.filter((option) => !isInBar(option));
  return first && !state.selection.some((target) => target.startsWith("row:"))
    ? html`<span class="row-note"
        >${say("choices-row", { kind: first.move.kind, only: moves.some(isInBar) ? "no" : "yes" })}</span
      >`
    : nothing;
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
