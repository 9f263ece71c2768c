// The standings of a ladder, and the games behind the ratings.

import { onValue, optionList } from "../../lib/forms.js";
import { preferredLocale, say } from "../../lib/texts.js";
import * as urls from "../../lib/urls.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../../types/wire.js").Ladder} Ladder
 * @typedef {import("../../types/wire.js").LadderGame} LadderGame
 * @typedef {import("../../types/wire.js").LadderMember} LadderMember
 * @typedef {import("../../types/wire.js").LadderSeat} LadderSeat */

const COLUMNS = ["rank", "player", "rating", "interval", "games", "wins"];
const NONE = "–";

/** @param {LadderMember} member @param {string | undefined} own */
const row = ({ id, name, rank, rating, low, high, games, wins }, own) =>
  html`<tr class=${id === own ? "own" : nothing}>
    <td>${rank ?? NONE}</td>
    <th scope="row">${name}</th>
    <td class="rating">${rating ?? NONE}</td>
    <td>${rating === null ? NONE : `${low} … ${high}`}</td>
    <td>${games}</td>
    <td>${wins}</td>
  </tr>`;

/** @param {Ladder} ladder @param {string | undefined} own the member of this browser @returns {unknown} */
export const standings = ({ members }, own) =>
  html`<section class="panel" aria-labelledby="standings">
    <h2 id="standings">${say("ladder-standings")}</h2>
    ${
      members.length
        ? html`<div class="wide-table" tabindex="0" role="group" aria-labelledby="standings">
            <table class="standings">
              <thead>
                <tr>
                  ${COLUMNS.map((column) => html`<th scope="col">${say(`ladder-col-${column}`)}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${members.map((member) => row(member, own))}
              </tbody>
            </table>
          </div>`
        : html`<p>${say("ladder-nobody-yet")}</p>`
    }
    <p class="note">${say("ladder-scoring")}</p>
  </section>`;

/** @param {LadderSeat} seat @returns {string} */
export const seatName = ({ member, name }) =>
  member === null ? say("duplicate-level", { bot: name }) : name || say("ladder-former");

/** @param {LadderSeat} seat */
function seatWords(seat) {
  const facts = { place: seat.place, name: seatName(seat), points: seat.points };
  if (seat.member === null) return say("ladder-seat-bot", facts);
  return say(seat.abandoned ? "ladder-seat-left" : "ladder-seat", facts);
}

/** Bots come last.
 * @param {LadderSeat} one @param {LadderSeat} other */
const byPlace = (one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0;

/** @param {LadderGame} game */
const gameLine = ({ table, finished_at, seats }) =>
  html`<li>
    <span class="ladder-seats">${[...seats].sort(byPlace).map(seatWords).join(" · ")}</span>
    <span class="note">${new Date(finished_at ?? 0).toLocaleDateString(preferredLocale(), { dateStyle: "medium" })}</span>
    <a href=${urls.replay(table)}>${say("ladder-replay")}</a>
  </li>`;

/** @param {Ladder} ladder @param {string} chosen the member whose games are shown; empty for all
 * @param {(member: string) => void} choose @returns {unknown} */
export function finishedGames({ members, games }, chosen, choose) {
  const finished = games.filter(({ finished_at }) => finished_at !== null);
  const visible = finished.filter(({ seats }) => !chosen || seats.some(({ member }) => member === chosen));
  const names = new Map([
    ["", say("ladder-everybody")],
    ...members.map(({ id, name }) => /** @type {[string, string]} */ ([id, name])),
  ]);
  return html`<section class="panel" aria-labelledby="games">
    <h2 id="games">${say("ladder-games")}</h2>
    ${
      finished.length
        ? html`<label class="ladder-filter"
              >${say("ladder-games-of")}
              <select name="games-of" @change=${onValue(choose)}>
                ${optionList([...names.keys()], chosen, (id) => names.get(id))}
              </select></label
            >
            <ul class="event-tables ladder-games">
              ${visible.map(gameLine)}
            </ul>`
        : html`<p>${say("ladder-no-games")}</p>`
    }
  </section>`;
}
