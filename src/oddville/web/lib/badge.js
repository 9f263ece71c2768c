// Marks the icon of the tab, and of the installed app, when it is my turn.

import { ROOT } from "./api.js";
import { delays } from "./delays.js";

/** @type {{setAppBadge?: (count: number) => Promise<void>}} */
const app = navigator;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Soon, because browsers draw the icon in the page's own thread.
 * @param {number} count at how many tables it is my turn */
export function showBadge(count) {
  clearTimeout(timer);
  timer = setTimeout(() => markIcon(count), delays.afterStart);
}

/** @param {number} count */
function markIcon(count) {
  const icon = document.querySelector("link[rel=icon]");
  icon?.setAttribute("href", new URL(count ? "icon-turn.svg" : "icon.svg", ROOT).href);
  app.setAppBadge?.(count).catch(() => null);
}
