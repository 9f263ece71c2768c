// The menu of a table: everything that is no move.

import { ROOT } from "../lib/api.js";
import * as pages from "../lib/places.js";
import { say } from "../lib/texts.js";
import { openAbout } from "./about.js";
import { openMenu, openQuestion } from "./dialogs.js";
import { seatOf } from "./situation.js";

/** @typedef {import("./state.js").Store} Store @typedef {import("./acts.js").Acts} Acts */

/** Keep the game as a file.
 * @param {string} id */
export function saveGame(id) {
  const link = document.createElement("a");
  link.href = new URL(`api/tables/${encodeURIComponent(id)}/record`, ROOT).href;
  link.download = `oddville-${id}.odd`;
  link.click();
}

/** @param {Store} store @param {Acts} acts @param {string} id @param {Record<string, () => void>} named what other controls do */
export function openTableMenu(store, acts, id, named) {
  return openMenu(() => itemsOf(store, acts, id, named));
}

/** @param {Store} store @param {Acts} acts @param {string} id @param {Record<string, () => void>} named */
function itemsOf({ state }, acts, id, named) {
  const me = seatOf(state);
  const playing = state.seats.length > 0 && state.table?.status === "running";
  const seat = me === null ? null : (state.table?.seats[me] ?? null);
  const unread = state.chat.length - state.chatRead;
  return [
    // on a phone there is room for no other button
    ...(playing && state.table?.options.hints ? [{ label: say("hint"), act: named.hint }] : []),
    { label: say("recap"), act: named.recap },
    { label: unread > 0 ? say("chat-unread", { count: unread }) : say("chat"), act: named.chat },
    ...(playing && state.table?.options.orders ? [{ label: say("order"), act: named.order }] : []),
    { label: say("menu-settings"), act: () => void openSettings() },
    { label: say("keys"), act: named.keys },
    { label: say("text-view"), act: named.text },
    { label: say("menu-points"), act: named.points },
    { label: say("menu-save"), act: () => saveGame(id) },
    ...(playing ? [{ label: say("menu-move-seat"), act: named["move-seat"] }] : []),
    { label: say("menu-about"), act: () => void openAbout(() => state.table) },
    { label: say("menu-watch-link"), act: () => void copyLink(id, acts) },
    ...(state.table?.status === "over" ? [{ label: say("menu-replay"), act: () => location.assign(pages.replay(id)) }] : []),
    ...(playing && seat && !seat.bot
      ? [
          {
            label: say("menu-leave"),
            act: () => void openQuestion("menu-leave-question", "menu-leave", () => acts.seat("leave")),
          },
        ]
      : []),
    ...(playing && seat && !seat.bot
      ? [
          {
            label: say("menu-resign"),
            danger: true,
            act: () => void openQuestion("menu-resign-question", "menu-resign", () => acts.seat("resign")),
          },
        ]
      : []),
  ];
}

async function openSettings() {
  const dialog = await import("../settings/dialog.js");
  dialog.openSettings();
}

/** @param {string} id @param {Acts} acts */
export async function copyLink(id, acts) {
  const link = pages.table(id);
  try {
    await navigator.clipboard.writeText(link);
    acts.note({ message: "note-copied", facts: { link }, tone: "calm" });
  } catch {
    acts.note({ message: "note-link", facts: { link }, tone: "calm", stays: true });
  }
}
