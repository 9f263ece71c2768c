// The decision bar: who must choose what and why, the choices with their keys, what the move looked at brings, and the ways out.

import { MARKS } from "../art/index.js";
import { keyOf, shown as keyShown } from "../lib/keys.js";
import * as places from "../lib/places.js";
import { settings } from "../lib/settings.js";
import { sign } from "../lib/signs.js";
import { current, say } from "../lib/texts.js";
import { html, nothing } from "../vendor/lit-html.js";
import { figureOf, icon, lock, price } from "./pieces.js";
import { locksOf } from "./situation.js";
import { CLOSING, nameOf, sortOf } from "./things.js";
import {
  bringsOf,
  choiceWords,
  closingWords,
  doWords,
  madeWords,
  moveName,
  moveWords,
  pointsThen,
  refusalWords,
} from "./words.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./situation.js").Situation} Situation @typedef {import("./state.js").State} State @typedef {import("./picking.js").Option} Option */
/** @typedef {{scene: Scene, now: Situation, state: State}} Shown */

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
/** How many moves the bar lists; more are better found on the table. */
const MOST_LISTED = 8;
/** What begins a move and has a button in the bar besides its place on the table. */
const STARTERS = ["played", "character:cheater", "character:bookkeeper", "character:traveller", "off"];

/** @param {string} act */
export function keyHint(act) {
  const { keys, keymap } = settings();
  return keys ? html`<kbd>${keyShown(keyOf(act, keymap))}</kbd>` : nothing;
}

/** @param {string} rule */
export const ruleLink = (rule) =>
  html`<a class="rule" href=${places.rules(rule)} target="_blank" rel="noopener" aria-label=${say("rule-link", { rule })}
    >${rule}</a
  >`;

/** Who must choose what.
 * @param {Shown} shown @returns {string} */
export function askWords({ scene, now, state }) {
  const { table, view } = now;
  if (now.back) return say("ask-back", { turn: view.turn });
  if (table.status === "over")
    return say(table.result ? "ask-game-over" : "ask-over-plain", {
      player: table.result?.winner ?? 0,
      points: table.result?.totals[table.result.winner] ?? 0,
    });
  const chooser = table.chooses;
  if (state.sent.length) return say(state.standing === "open" ? "ask-saving" : "ask-unsaved");
  if (now.mayConfirm) return say("ask-confirm", { player: chooser });
  if (!now.mayChoose) return waitWords(now);
  if (now.pinned && now.shown)
    return say("ask-pinned", { player: chooser, move: moveWords(scene, now.shown.move, now.shown.preview) });
  if (state.held.length && state.held[0] !== "close") return heldWords(scene, now, state);
  return say(`ask-${view.phase.replaceAll(" ", "-")}`, { player: chooser, recovered: view.recovered ? "yes" : "no" });
}

/** @param {Situation} now */
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

/** What is held, and what to pick next.
 * @param {Scene} scene @param {Situation} now @param {State} state */
function heldWords(scene, now, state) {
  const [first] = state.held;
  const sort = sortOf(first);
  const name = nameOf(first);
  /** @type {Record<string, Record<string, unknown>>} */
  const named = {
    worker: { worker: Number(name) },
    mine: { card: name, cells: now.going.filter(({ move }) => move.kind === "build").length, would: scene.wouldFit.length },
    row: { card: now.view.row[Number(name) - 1] },
    resource: { resource: name, count: now.going.length },
    slot: { resource: name.split("/")[0] },
    spot: { resource: name },
    cell: { cell: name.split(",") },
    bonus: { source: name.split(",") },
    character: { character: name },
  };
  return say(`held-${sort}`, named[sort]);
}

/** @param {Option} option @param {Shown} shown */
const moveButton = (option, { scene }) =>
  html`<button class="choice" data-move=${option.move.text} data-looks=${`move:${option.move.text}`}>
    ${choiceIcon(option)}${choiceWords(scene, option)}${keyOfMove(option)}
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

/** The bonuses that wait, each with what can be done with it.
 * @param {Shown} shown */
function bonusLines(shown) {
  const { view, options } = shown.now;
  return view.pending.map(([cell, bonus], i) => {
    const own = options.filter(({ move }) => move.cell === cell.join());
    const card = view.city.find(([place]) => place.join() === cell.join())?.[1];
    const thing = `bonus:${cell.join()}`;
    const held = shown.scene.held.includes(thing);
    const words = say("line-bonus", { card, bonus });
    return html`<span class="bonus-line ${held ? "held" : ""}"
      ><button
        class="choice bonus-name"
        data-thing=${thing}
        aria-pressed=${held ? "true" : "false"}
        aria-disabled=${own.length ? "false" : "true"}
        aria-label=${words}
      >
        <b class="bonus-number">${i + 1}</b>${icon(bonus)}<span class="long">${words}</span
        ><span class="short">${current().card(card ?? "")}</span>
      </button>
      ${bonus === "transform" ? nothing : own.filter(({ move }) => bonus !== move.resource).map((option) => html`<button class="choice small" data-move=${option.move.text} data-looks=${`move:${option.move.text}`} aria-label=${choiceWords(shown.scene, option)}>${icon(option.move.resource ?? "wood")}${price((option.preview.slots ?? [])[0]?.[1] ?? 0)}</button>`)}</span
    >`;
  });
}

/** @param {string} thing @param {Shown} shown */
function starter(thing, { scene, now }) {
  if (!scene.lit.has(thing)) return nothing;
  const act =
    {
      played: "recover",
      "character:cheater": "cheat",
      "character:bookkeeper": "swap",
      "character:traveller": "travel",
      off: "off",
    }[thing] ?? "";
  const option = now.options.find(({ move }) => move.kind === (thing === "off" ? "return" : act));
  return html`<button class="choice" data-thing=${thing}>
    ${say(`start-${act}`, { cost: option?.preview.pays ?? 0 })}${keyHint(act)}
  </button>`;
}

/** What the bar offers to press.
 * @param {Shown} shown */
function choicesOf(shown) {
  const { now, state, scene } = shown;
  if (!now.mayChoose || now.pinned) return nothing;
  const { phase } = now.view;
  const listed = now.going.filter(({ move }) => !CLOSING.includes(move.kind));
  const isPlacing = state.held.some((thing) => thing.startsWith("mine:")) && listed.every(({ move }) => move.kind === "build");
  if (state.held.length && state.held[0] !== "close" && !isPlacing && listed.length <= MOST_LISTED)
    return listed.map((option) => moveButton(option, shown));
  if (state.held.length && state.held[0] !== "close") return nextThings(shown);
  if (["set-up", "second resource", "discard"].includes(phase))
    return now.options
      .filter(({ move }) => ["choose", "second", "discard"].includes(move.kind))
      .map((option) => moveButton(option, shown));
  if (phase === "bonus") return [bonusLines(shown), starter("off", shown)];
  const mine = phase === "reaction" ? [...scene.lit].filter((thing) => thing.startsWith("mine:")) : [];
  return [
    mine.map((thing) => html`<button class="choice" data-thing=${thing}>${say("start-build", { card: nameOf(thing) })}</button>`),
    STARTERS.map((thing) => starter(thing, shown)),
  ];
}

/** With a worker card in hand: its coins and resources as buttons; with a bonus that moves a worker: mine on the board. So
 * everything can be pressed in the bar as well.
 * @param {Shown} shown */
function nextThings(shown) {
  const { now, scene } = shown;
  const slots = [...scene.lit].filter((thing) => thing.startsWith("slot:"));
  if (now.going.some(({ move }) => move.kind === "transform") && slots.length) {
    return slots.map((thing) => html`<button class="choice" data-thing=${thing}>${slotWords(nameOf(thing))}</button>`);
  }
  return now.going
    .filter(({ move }) => ["coins", "resource", "return", "travel"].includes(move.kind))
    .slice(0, 8)
    .map((option) => moveButton(option, shown));
}

/** @param {string} slot */
function slotWords(slot) {
  const [resource, cost] = slot.split("/");
  return [icon(resource), price(Number(cost)), say("my-worker", { resource, slot: Number(cost) })];
}

/** What the move looked at would bring.
 * @param {Shown} shown */
function previewOf(shown) {
  const { now, scene } = shown;
  if (!now.shown || !now.mayChoose) return nothing;
  const brings = bringsOf(scene, now.shown);
  const then = pointsThen(scene, now.shown.preview);
  return html`<div class="preview-place">
    <p class="preview" id="preview">
      ${now.pinned ? nothing : html`<b>${moveWords(scene, now.shown.move, now.shown.preview)}.</b> `}
      ${brings.map((phrase) => html`<span class="brings">${phrase}</span>`)}
      ${then.map(({ player, now: before, then: after }) => html`<span class="brings points-then player-${scene.colours[player]}"><i class="shape">${MARKS[scene.colours[player]]}</i>${scene.names[player]} ${before}→${after}</span>`)}
    </p>
  </div>`;
}

/** @param {Shown} shown */
function whyOf({ state, scene }) {
  if (!state.why?.refusals.length) return nothing;
  return html`<div class="why" role="status">
    <ul>
      ${state.why.refusals.map((refusal) => html`<li>${refusalWords(refusal)} ${ruleLink(refusal.rule)}</li>`)}
    </ul>
    ${state.why.refusals.some(({ message }) => message === "refusal-supply-empty" || message === "refusal-bonus-needs-supply") && scene.lit.has("off") ? html`<button class="choice" data-thing="off">${say("start-off", { cost: 0 })}</button>` : nothing}
    <button class="quiet" data-act="close-why">${say("close-why")}</button>
  </div>`;
}

/** @param {Shown} shown */
function closingOf({ now, scene }) {
  if (now.pinned && now.shown) {
    const { act, locks } = doWords(scene, now.shown, locksOf(now.shown, now.table));
    return html`<button class="main" id="closing" data-act="do">
      ${act}${locks ? html` <span class="lock">${lock()} ${locks}</span>` : nothing}
    </button>`;
  }
  if (now.mayConfirm)
    return html`<button class="main" id="closing" data-act="confirm">${say("confirm-turn")}${keyHint("close")}</button>`;
  const closing = now.options.find(({ move }) => CLOSING.includes(move.kind));
  if (!closing || (scene.held.length && scene.held[0] !== "close")) return nothing;
  const locks = locksOf(closing, now.table);
  return html`<button class="closing" id="closing" data-act="close" data-looks=${`move:${closing.move.text}`}>
    ${closingWords(scene, closing.move.kind)}${locks.length ? html`<span class="lock" title=${say(`lock-${locks[0]}`)}>${lock()}</span>` : nothing}${keyHint("close")}
  </button>`;
}

/** @param {Shown} shown */
function undoOf({ now, scene, state }) {
  if (now.watching || now.table.status !== "running") return nothing;
  const last = now.table.undoable?.moves.at(-1);
  const can = now.mayUndo && last !== undefined;
  return html`<button
    class="undo"
    data-act="undo"
    aria-disabled=${can ? "false" : "true"}
    title=${can && last ? say("undo-takes-back", { move: madeWords(scene, last) }) : say("undo-why")}
  >
    ${sign("undo")}<span class="undo-word">${say("undo")}</span
    >${can && last && !state.held.length ? html`<span class="undo-what">${madeWords(scene, last)}</span><span class="undo-short">${moveName(scene, last)}</span>` : nothing}${keyHint("undo")}
  </button>`;
}

/** A move of this turn: pressed, it and all after it are taken back.
 * @param {Scene} scene @param {string} move @param {number} count how many that are */
function undoTo(scene, move, count) {
  const words = madeWords(scene, move);
  return html`<button class="step" data-act="undo-to" data-count=${count} title=${say("undo-to-here", { move: words })}>
    ${words}
  </button>`;
}

/** This turn's moves that can still be taken back, and the lock before them.
 * @param {Shown} shown */
function stepsOf({ now, scene }) {
  const undoable = now.table.undoable;
  if (!undoable || !undoable.moves.length || now.table.status !== "running") return nothing;
  const mine = !now.watching && undoable.seat === now.me;
  return html`<ol class="steps" aria-label=${say("steps")}>
    ${undoable.lock ? html`<li class="lock" title=${say(`lock-${undoable.lock}`)}>${lock()}</li>` : nothing}
    ${undoable.moves.map((move, i) => html`<li class=${mine ? "" : "theirs"}>${now.mayUndo ? undoTo(scene, move, undoable.moves.length - i) : madeWords(scene, move)}</li>`)}
    ${mine ? nothing : html`<li class="may-undo">${say("may-be-undone")}</li>`}
  </ol>`;
}

/** @param {Shown} shown */
function orderOf({ now }) {
  if (
    now.watching ||
    now.me === null ||
    !now.table.options.orders ||
    now.view.phase !== "reaction" ||
    !now.mayChoose ||
    now.pinned
  )
    return nothing;
  const { order, least } = now.table.seats[now.me];
  return html`<button class="quiet" data-act="order">${say("order-now", { order, least })}</button>`;
}

/** @param {Shown} shown */
function thinking({ state, now }) {
  const seconds =
    state.thinking && state.thinking.seat === now.table.chooses
      ? Math.floor((Date.now() + state.clockDifference - state.thinking.since) / 1000)
      : 0;
  return seconds >= 2 && state.thinking
    ? html`<span class="thinking">${say("thinking", { player: state.thinking.seat, seconds })}</span>`
    : nothing;
}

/** @param {Shown} shown */
export function decisionBar(shown) {
  const { now, state, scene } = shown;
  const chooser = now.table.chooses;
  const colour = chooser === null ? null : scene.colours[chooser];
  const mine = now.mayChoose || now.mayConfirm;
  const rule = RULES[now.view.phase] ?? "TURN-1";
  const canCancel = state.held.length > 0 || state.pin !== null || state.why !== null;
  return html`<div
    class="decision ${mine ? "mine" : ""} ${colour ? `player-${colour}` : ""} ${state.sent.length ? "unsaved" : ""}"
  >
    <div class="ask">
      ${colour ? figureOf(colour) : nothing}
      <p id="sentence" tabindex="-1">
        ${colour ? html`<span class="shape" aria-hidden="true">${MARKS[colour]}</span> ` : nothing}${askWords(shown)}
        ${mine ? ruleLink(rule) : nothing}
        ${now.watching ? html`<span class="watching">${say("watching", { count: state.presence.watching })}</span>` : nothing}
        ${thinking(shown)}
        ${now.view.triggered_by !== null && now.table.status === "running" ? html`<strong class="last-turn">${say("last-turn")}</strong>` : nothing}
      </p>
    </div>
    ${whyOf(shown)}
    <div class="choices" role="group" data-region="choices" aria-label=${say("choices")}>${choicesOf(shown)}</div>
    ${state.held.length ? nothing : stepsOf(shown)} ${previewOf(shown)}
    <div class="ways-out">
      ${canCancel ? html`<button class="cancel" data-act="cancel">${say("cancel")}<kbd>Esc</kbd></button>` : nothing}
      ${now.back ? html`<button class="main" data-act="now">${say("back-to-now")}</button>` : nothing}
      ${closingOf(shown)}${orderOf(shown)}${stepButton(now)}${backButton(now)}${hereButton(shown)} ${undoOf(shown)}
    </div>
  </div>`;
}

/** At a table of pace `step` somebody lets the bots move.
 * @param {Situation} now */
function stepButton({ table, watching }) {
  const bot = table.chooses !== null && table.seats[table.chooses].bot && !table.confirming;
  return bot && !watching && table.options.pace === "step" && table.status === "running"
    ? html`<button class="main" data-act="step">${say("step-bot", { player: table.chooses })}</button>`
    : nothing;
}

/** My seat, played by a bot: take it back.
 * @param {Situation} now */
function backButton({ table, me, watching }) {
  if (watching || me === null || !table.seats[me].bot || table.seats[me].kind === "bot") return nothing;
  return html`<button class="main" data-act="seat-back">${say("seat-take-back")}</button>`;
}

/** A seat of mine that is played on another device: play it here again.
 * @param {Shown} shown */
const hereButton = ({ state, now }) =>
  state.lost.length && now.table.status !== "over"
    ? html`<button class="main" data-act="take-here">${say("seat-take-here")}</button>`
    : nothing;
