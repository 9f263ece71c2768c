// The guild piles: the top character of each, and how many lie there.

import { guildPile } from "../../art/index.js";
import { say } from "../../lib/texts.js";
import { html } from "../../vendor/lit-html.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @param {Scene} scene @param {string} guild */
export function pileName({ view }, guild) {
  const { top, count } = view.piles[guild];
  return top ? say("pile-name", { guild, character: top, count, power: say(`power-${top}`) }) : say("pile-empty-name", { guild });
}

/** @param {Scene} scene @param {string} guild */
function pile(scene, guild) {
  const { top, count } = scene.view.piles[guild];
  return html`<button class="pile" data-open=${`pile:${guild}`} aria-label=${pileName(scene, guild)}>
    ${guildPile(guild, { top, count })}<span class="pile-words" aria-hidden="true"
      ><b>${top ? say("pile-top", { character: top }) : say("pile-all-return")}</b></span
    >
  </button>`;
}

/** @param {Scene} scene */
export const guildPiles = (scene) =>
  html`<div class="piles" role="group" data-region="guilds" aria-label=${say("region-guilds")}>
    ${Object.keys(scene.view.piles).map((guild) => pile(scene, guild))}
  </div>`;
