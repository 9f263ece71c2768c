// My turn, told to somebody who looks elsewhere: in the title, and as a notice of the system if that was wished.

import { settings } from "../lib/settings.js";
import { say } from "../lib/texts.js";
import { sound } from "./sound.js";

let wasMine = false;

/** @param {string} table its name @param {boolean} mine whether I must choose now */
export function announceTurn(table, mine) {
  document.title = mine ? say("title-mine", { table }) : say("title", { table });
  if (mine && !wasMine) {
    sound("bell");
    if (document.hidden) notify(table);
  }
  wasMine = mine;
}

/** @param {string} table */
function notify(table) {
  if (!settings().notices || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const notice = new Notification(say("notice-turn"), { body: table, tag: "oddville-turn" });
  notice.onclick = () => {
    globalThis.focus();
    notice.close();
  };
}
