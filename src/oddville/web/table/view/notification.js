// A notification of the system that it is my turn, if the settings allow it.

import { settings } from "../../lib/settings.js";
import { say } from "../../lib/texts.js";

/** @param {string} table its name */
export function notify(table) {
  if (!settings().notices || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const notification = new Notification(say("notice-turn"), { body: table, tag: "oddville-turn" });
  notification.onclick = () => {
    globalThis.focus();
    notification.close();
  };
}
