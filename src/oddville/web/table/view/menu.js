// The menu of a table: every control that is not a move.

import { openDialog } from "../../lib/dialog.js";
import { checkbox } from "../../lib/forms.js";
import { changeSettings, settings } from "../../lib/settings.js";
import * as urls from "../../lib/urls.js";
import { say } from "../../lib/texts.js";
import { html } from "../../vendor/lit-html.js";
import { mayAdjust } from "../model/actions.js";
import { seatOf } from "../model/situation.js";
import { sound } from "./sound.js";

/** @typedef {import("../model/state.js").State} State @typedef {{label: string, control: string, isOffered?: unknown, danger?: boolean}} Item */

/** A device without a mouse, and most likely without a keyboard. */
const touchOnly = matchMedia("(pointer: coarse) and (not (any-pointer: fine))");

/** @param {State} state @returns {Item[]} */
function itemsOf(state) {
  const { table, seats, chat, chatRead } = state;
  const isPlaying = seats.length > 0 && table?.status === "running";
  const isHuman = isPlaying && !table.seats[seatOf(state) ?? 0].bot;
  const unread = chat.length - chatRead;
  return [
    { label: say("hint"), control: "hint", isOffered: isPlaying && table.options.hints },
    { label: say("recap"), control: "recap" },
    { label: unread > 0 ? say("chat-unread", { count: unread }) : say("chat"), control: "chat" },
    { label: say("order"), control: "order", isOffered: isPlaying && table.options.orders },
    { label: say("menu-adjust"), control: "adjust", isOffered: mayAdjust(state) },
    { label: say("menu-settings"), control: "settings" },
    { label: say("menu-aid"), control: "aid" },
    { label: say("keys"), control: "keys", isOffered: !touchOnly.matches },
    { label: say("text-view"), control: "text" },
    { label: say("menu-points"), control: "points" },
    { label: say("menu-coordinates"), control: "coordinates" },
    { label: say("menu-save"), control: "save" },
    { label: say("menu-move-seat"), control: "move-seat", isOffered: isPlaying },
    { label: say("menu-about"), control: "about" },
    { label: say("menu-watch-link"), control: "share" },
    { label: say("menu-replay"), control: "replay", isOffered: table?.status === "over" },
    { label: say("menu-leave"), control: "leave", isOffered: isHuman },
    { label: say("menu-resign"), control: "resign", isOffered: isHuman, danger: true },
  ].filter(({ isOffered = true }) => isOffered);
}

/** A sound shows that it works.
 * @param {boolean} isOn */
function setSound(isOn) {
  changeSettings({ sound: isOn });
  sound("chime");
}

/** @param {State} state @param {(control: string) => void} press what its button does */
export function openTableMenu(state, press) {
  return openDialog(
    () => say("menu"),
    (close) => {
      const choose = (/** @type {string} */ control) => {
        close();
        press(control);
      };
      return html`<ul class="menu">
        <li><a class="button" href=${urls.rules()} target="_blank" rel="noopener">${say("rules")}</a></li>
        <li class="menu-switch">${checkbox(say("settings-sound"), settings().sound, setSound)}</li>
        ${itemsOf(state).map(({ label, control, danger }) => html`<li><button class="button ${danger ? "danger" : ""}" @click=${() => choose(control)}>${label}</button></li>`)}
        <li><a class="button" href=${urls.screen(state.id)} target="_blank" rel="noopener">${say("menu-screen")}</a></li>
        <li><a class="button" href=${urls.start()}>${say("menu-start")}</a></li>
      </ul>`;
    },
  );
}
