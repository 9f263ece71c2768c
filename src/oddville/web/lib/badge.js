// Marks the icon of the tab, and of the installed app, when it is my turn.

import { ROOT } from "./api.js";

/** @type {{setAppBadge?: (count: number) => Promise<void>}} */
const app = navigator;

/** @param {number} count at how many tables it is my turn */
export function showBadge(count) {
  const icon = document.querySelector("link[rel=icon]");
  icon?.setAttribute("href", new URL(count ? "icon-turn.svg" : "icon.svg", ROOT).href);
  app.setAppBadge?.(count).catch(() => null);
}
