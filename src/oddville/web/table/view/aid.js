// One page with every icon of the cards and what it means, to read at the table or to print.

import { formulaPlate, guildSeal, GUILDS, icon, price, RESOURCES, worker } from "../../art/index.js";
import { openDialog } from "../../lib/dialog.js";
import { keyLabel, keyOf } from "../../lib/keys.js";
import { settings } from "../../lib/settings.js";
import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** A drawing and what it means. @typedef {[unknown, string]} Line */

const BONUSES = ["any", "double", "transform"];
/** A card of each formula, as printed.
 * @type {{formula: string, base: number, guild: string | null}[]} */
const FORMULAS = [
  { formula: "diamond", base: 5, guild: null },
  { formula: "diamonds", base: 3, guild: null },
  { formula: "guild", base: 2, guild: "bells" },
  { formula: "row", base: 2, guild: null },
  { formula: "column", base: 1, guild: null },
  { formula: "neighbours", base: 1, guild: null },
  { formula: "neighbours3", base: 3, guild: null },
  { formula: "shields", base: 0, guild: null },
];

/** @param {string} words */
const sentence = (words) => words[0].toUpperCase() + words.slice(1);

/** @returns {Record<string, Line[]>} the lines under each heading */
const linesOf = () => ({
  "aid-resources": [
    ...RESOURCES.map((resource) => /** @type {Line} */ ([icon(resource), sentence(say("aid-resource", { resource }))])),
    [icon("coin"), say("aid-coin")],
    [price(0), say("aid-free")],
    [price(1), say("aid-price")],
  ],
  "aid-bonuses": BONUSES.map((bonus) => [icon(bonus), sentence(say(`bonus-${bonus}`))]),
  "aid-points": FORMULAS.map((card) => [formulaPlate(card), sentence(say(`formula-${card.formula}`, { base: card.base }))]),
  "aid-guilds": GUILDS.map((guild) => [guildSeal(guild), say("aid-guild", { guild })]),
  "aid-workers": [[worker("purple"), say("aid-worker")]],
});

/** @param {[string, Line[]]} section */
const section = ([heading, lines]) =>
  html`<section>
    <h3>${say(heading)}</h3>
    <p class="note">${say(`${heading}-about`)}</p>
    <ul class="aid-lines">
      ${lines.map(([drawing, words]) => html`<li><span class="aid-sign" aria-hidden="true">${drawing}</span><span>${words}</span></li>`)}
    </ul>
  </section>`;

/** The page of icons. */
export const openAid = () =>
  openDialog(
    () => say("menu-aid"),
    () =>
      html`<p>${say("aid-how", { key: keyLabel(keyOf("info", settings().keymap)) })}</p>
        <div class="aid">${Object.entries(linesOf()).map(section)}</div>
        ${globalThis.print ? html`<p class="aid-print"><button class="button" @click=${() => globalThis.print()}>${say("aid-print")}</button></p>` : nothing}`,
  );
