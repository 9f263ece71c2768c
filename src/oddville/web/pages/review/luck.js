// Luck and moves as one picture: how they lead each player from the same start to the result.

import { playerName } from "../../lib/inline_art.js";
import { say } from "../../lib/texts.js";
import { html } from "../../vendor/lit-html.js";
import { decimal, signedPercent } from "./figures.js";

/** @typedef {import("./panel.js").ReviewPanel} ReviewPanel @typedef {import("../../types/wire.js").Review} Review @typedef {import("../../types/wire.js").Account} Account */

const PARTS = /** @type {const} */ (["start", "seat", "deal", "chance", "moves", "result"]);

/** @param {Account} account */
const luckOf = ({ seat, deal, chance }) => seat + deal + chance;

/** @param {ReviewPanel} panel @param {Review} review */
export function luckPicture({ viewer }, { accounts }) {
  const ends = accounts.flatMap((account) => [account.start + luckOf(account), account.result]);
  const [low, high] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  const x = (/** @type {number} */ chance) => (100 * (chance - low)) / (high - low);
  return html`<p>${say("review-luck-about")}</p>
    <p class="luck-key">
      <span><i class="bar luck"></i>${say("review-part-luck")}</span>
      <span><i class="bar moves"></i>${say("review-part-moves")}</span>
    </p>
    <div class="luck-scale" aria-hidden="true">
      ${[0, 1].map((chance) => html`<span .style=${`left:${x(chance)}%`}>${100 * chance}</span>`)}
    </div>
    <ul class="luck-rows">
      ${accounts.map((account, player) => row(account, viewer.names[player], viewer.replay.colours[player], x))}
    </ul>
    <div class="review-scroll" tabindex="0" role="group" aria-label=${say("review-luck-heading")}>
      ${table(accounts, viewer.names)}
    </div>
    <p class="note">${say("review-luck-legend")}</p>`;
}

/** @param {Account} account @param {string} name @param {string} colour @param {(chance: number) => number} x */
function row(account, name, colour, x) {
  const { start, moves, result } = account;
  const luck = luckOf(account);
  const [from, middle, to] = [x(start), x(start + luck), x(result)];
  const span = (/** @type {number} */ a, /** @type {number} */ b) =>
    `left:${Math.min(a, b)}%;width:${Math.max(0.6, Math.abs(b - a))}%`;
  const words = { start: percent(start), luck: signedPercent(luck), moves: signedPercent(moves), result: percent(result) };
  return html`<li>
    ${playerName(colour, name)}
    <div class="luck-track" aria-hidden="true">
      ${[0, 1].map((chance) => html`<i class="limit-line" .style=${`left:${x(chance)}%`}></i>`)}
      <i class="bar luck" .style=${span(from, middle)}></i><i class="bar moves" .style=${span(middle, to)}></i>
      <i class="start-line" .style=${`left:${from}%`}></i><i class="result-point player-${colour}" .style=${`left:${to}%`}></i>
    </div>
    <span class="note">${say("review-luck-sum", { player: name, ...words })}</span>
  </li>`;
}

/** @param {number} chance */
const percent = (chance) => decimal(100 * chance);

/** A column for each player, which is narrow enough for phones.
 * @param {readonly Account[]} accounts @param {string[]} names */
const table = (accounts, names) =>
  html`<table class="luck-table">
    <caption>
      ${say("review-luck-heading")}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${names.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${PARTS.map(
        (part) =>
          html`<tr>
            <th scope="row">${say(`review-column-${part}`)}</th>
            ${accounts.map((account) => html`<td>${figure(account, part)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

/** @param {Account} account @param {typeof PARTS[number]} part */
const figure = (account, part) => (part === "start" || part === "result" ? percent(account[part]) : signedPercent(account[part]));
