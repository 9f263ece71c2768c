// The result of today's town: points, stars, and the picture to share.

import { ROOT } from "../../lib/api.js";
import { copyText } from "../../lib/clipboard.js";
import { downloadUrl } from "../../lib/download.js";
import { starRow } from "../../lib/stars.js";
import { preferredLanguage, say } from "../../lib/texts.js";
import * as urls from "../../lib/urls.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../../types/wire.js").TownResult} TownResult @typedef {import("../../lib/town_results.js").DayTown} DayTown */

let isCopied = false;

/** @param {DayTown} town */
const cardUrl = ({ table }) =>
  new URL(`api/tables/${encodeURIComponent(table)}/today/card?language=${preferredLanguage()}`, ROOT).href;

/** No word about the cards, so that it spoils nothing.
 * @param {DayTown} town */
const shareText = ({ day, bot, points = 0, stars }) =>
  say("today-share", {
    day,
    level: say("today-level", { bot }),
    points: say("today-points", { points }),
    stars: say("today-stars", { stars: stars ?? 0 }),
    link: urls.today(),
  });

/** @param {DayTown} town @param {() => void} redraw */
async function copy(town, redraw) {
  isCopied = await copyText(shareText(town));
  redraw();
}

/** @param {DayTown} town @param {() => void} redraw */
const shareParts = (town, redraw) =>
  html`<img class="town-card" src=${cardUrl(town)} width="1200" height="630" alt=${say("today-picture")} />
    <p class="acts">
      <button class="button primary" id="save-card" @click=${() => downloadUrl(`oddville-${town.day}.png`, cardUrl(town))}>
        ${say("today-save")}
      </button>
      <button class="button" id="copy-result" @click=${() => copy(town, redraw)}>
        ${say(isCopied ? "today-copied" : "today-copy")}
      </button>
    </p>
    ${isCopied ? html`<p class="note share-text">${shareText(town)}</p>` : nothing}`;

/** @param {DayTown} town @param {TownResult | null} result as the server has it @param {() => void} redraw */
export const resultPanel = (town, result, redraw) =>
  html`<section class="panel" aria-labelledby="result">
    <h2 id="result">${say("today-result")}</h2>
    <p class="town-result">
      <strong>${say("today-points", { points: town.points ?? 0 })}</strong>
      ${town.stars ? starRow(town.stars) : nothing}
      <span class="note">
        ${town.place ? say("today-place", { place: town.place }) : nothing} ·
        ${town.par === null || town.par === undefined ? say("today-par-pending") : say("today-par", { par: town.par })} ·
        ${say("today-level", { bot: town.bot })}
      </span>
    </p>
    ${result?.has_card && town.stars ? shareParts(town, redraw) : nothing}
    <p class="acts">
      <a class="button" href=${urls.replay(town.table)}>${say("web-replay")}</a>
    </p>
  </section>`;
