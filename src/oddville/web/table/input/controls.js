// The controls by name: buttons with `data-act`, letters and items of the menu.

import { ROOT } from "../../lib/api.js";
import { changeSettings, settings } from "../../lib/settings.js";
import * as urls from "../../lib/urls.js";
import { say } from "../../lib/texts.js";
import { withLazy } from "../load.js";
import * as actions from "../model/actions.js";
import { lookAt, lookAtNext } from "../model/history.js";
import { closeMark } from "../model/coach.js";
import { beginFullGame, beginNext } from "../model/lesson.js";
import { closeNote, note } from "../model/notes.js";
import { hint } from "../model/questions.js";
import { openRematch } from "../model/tokens.js";
import { announce } from "../view/announce.js";
import { showMoreChoices } from "../view/choice_rows.js";
import { slim } from "../view/breakpoints.js";
import { askWords } from "../view/decision.js";
import { frameOf } from "../view/frame.js";
import { bringsOf } from "../view/words.js";

/** @typedef {import("../model/state.js").State} State @typedef {import("../view/renderer.js").Renderer} Renderer */
/** @typedef {(name: string, element?: HTMLElement) => unknown} Press presses a control: its button, or its letter */

/** @param {State} state @param {Renderer} view @returns {Press} */
export function controls(state, view) {
  const lazy = (/** @type {Parameters<typeof withLazy>[1]} */ act) => void withLazy(state, act);
  /** @type {Press} */
  const press = (name, element) => CONTROLS[name]?.(element?.dataset ?? {}, element !== undefined);
  /** @type {Record<string, (data: DOMStringMap, isButton: boolean) => unknown>} */
  const CONTROLS = {
    // moves
    do: () => actions.doPinned(state),
    close: (_, isButton) => (isButton || actions.mayCloseByKey(state) ? actions.close(state) : closeByKeys(state, view)),
    confirm: () => actions.confirm(state),
    cancel: () => actions.cancel(state),
    undo: () => actions.isTooSoon(state) || actions.undo(state),
    "more-choices": () => showMoreChoices(view.root),
    "undo-to": ({ count }) => actions.isTooSoon(state) || actions.undo(state, { count: Number(count) }),
    "show-hint": ({ hint: move }) => actions.pinHint(state, move ?? ""),
    // the game
    step: () => actions.step(state),
    order: () => lazy(({ openOrder }) => openOrder(state)),
    "next-lesson": () => beginNext(state),
    puzzle: ({ puzzle }) => state.puzzle?.press(state, puzzle ?? ""),
    "full-game": () => beginFullGame(state),
    "close-mark": () => closeMark(state),
    "seat-back": () => actions.takeSeatBack(state),
    "take-here": () => lazy(({ takeSeatsHere }) => takeSeatsHere(state)),
    "move-seat": () => lazy(({ openSeatCode }) => openSeatCode(state)),
    leave: () => lazy(({ openQuestion }) => openQuestion("menu-leave-question", "menu-leave", () => actions.leave(state, false))),
    resign: () =>
      lazy(({ openQuestion }) => openQuestion("menu-resign-question", "menu-resign", () => actions.leave(state, true))),
    rematch: () => actions.voteRematch(state, true),
    "no-rematch": () => actions.voteRematch(state, false),
    "rematch-now": () => actions.voteRematch(state, true, true),
    "next-table": () => openRematch(state),
    // looking
    now: () => state.change({ lookingAt: null }),
    look: ({ ply }) => lookAt(state, Number(ply)),
    "recap-show": () => lookAtNext(state),
    "show-move": ({ ply }) => state.change({ shownMove: state.shownMove === Number(ply) ? null : Number(ply) }),
    recap: () =>
      state.sheet === "moves"
        ? state.change({ sheet: null, lookingAt: null })
        : state.change({ ...(slim().isPhone ? { sheet: "moves" } : {}), focus: { on: "moves" } }),
    hint: () => (state.hint ? state.change({ sheet: "hint", focus: { on: "hint" } }) : hint(state)),
    "close-hint": () => state.change({ hint: null, sheet: null }),
    "close-why": () => state.change({ why: null }),
    "close-note": ({ note }) => closeNote(state, state.notes[Number(note)]),
    "close-score": () => state.change({ scoreClosed: true, focus: { on: "bar" } }),
    "open-score": () => state.change({ scoreClosed: false }),
    decision: () => announceDecision(state),
    preview: () => announcePreview(state),
    coordinates: () => changeSettings({ coordinates: !settings().coordinates }),
    points: () => state.change({ pointsOnCells: !state.pointsOnCells }),
    fit: () => view.stage?.fit({ whole: true }),
    nearer: () => view.stage?.zoom(1.25),
    farther: () => view.stage?.zoom(0.8),
    "beyond-north": () => view.stage?.panBy(0, 1),
    "beyond-south": () => view.stage?.panBy(0, -1),
    "beyond-west": () => view.stage?.panBy(1, 0),
    "beyond-east": () => view.stage?.panBy(-1, 0),
    // panels
    "tray-row": () => state.change({ tray: "row", sheet: null }),
    "tray-mine": () => state.change({ tray: "mine", sheet: null }),
    "tray-guilds": () => state.change({ tray: "guilds", sheet: null }),
    "tray-players": () => state.change({ tray: "players", sheet: null }),
    "tray-log": () => state.change({ tray: "log", sheet: null, chatRead: state.chat.length }),
    "side-guilds": () => state.change({ side: "guilds", hint: null }),
    "side-log": () => state.change({ side: "log", hint: null }),
    log: () => state.change({ tray: state.tray === "log" ? "row" : "log", side: "log", sheet: null, focus: { on: "log" } }),
    chat: () => state.change({ chatOpen: !state.chatOpen, chatRead: state.chat.length, focus: { on: "chat" } }),
    text: () => state.change({ textView: !state.textView, chatOpen: false, focus: { on: "bar" } }),
    menu: () => lazy(({ openTableMenu }) => openTableMenu(state, press)),
    settings: () => import("../../lib/dialogs/settings.js").then(({ openSettings }) => openSettings()),
    keys: () => import("../../lib/dialogs/keys.js").then(({ openKeys }) => openKeys()),
    adjust: () => lazy(({ openAdjust }) => openAdjust(state)),
    aid: () => lazy(({ openAid }) => openAid()),
    about: () => lazy(({ openAbout }) => openAbout(state)),
    save: () => lazy(({ saveGame }) => saveGame(state)),
    load: () => location.assign(new URL("replay.html", ROOT)),
    share: () => lazy(({ copyLink }) => copyLink(state)),
    replay: () => location.assign(urls.replay(state.id)),
  };
  return press;
}

/** Open the large view of a card, cell, player, pile or the deck. A spectator then follows the player.
 * @param {State} state @param {string} what */
export function open(state, what) {
  if (!frameOf(state)) return;
  if (what.startsWith("player:") && !state.seats.length) state.change({ followedSeat: Number(what.slice(7)) });
  void withLazy(state, ({ openLarge }) => openLarge(state, what));
}

/** What is final needs the key twice, and the page says so.
 * @param {State} state @param {Renderer} view */
function closeByKeys(state, view) {
  if (view.focusOrPressClosing()) note(state, "closing-again");
}

/** @param {State} state */
function announceDecision(state) {
  const frame = frameOf(state);
  if (frame) announce(askWords(frame), "assertive");
}

/** @param {State} state */
function announcePreview(state) {
  const frame = frameOf(state);
  const previewOption = frame?.situation.previewOption;
  announce(previewOption ? bringsOf(frame.scene, previewOption).join(say("list-semicolon")) : say("preview-none"), "assertive");
}
