// Every player's area, small: name, colour and shape, points, workers in the city, coins, supply, hand, buildings, characters.

import { botFace, cityTile, icon, MARKS, medal } from "../../art/index.js";
import { currentTexts, list, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { figureOf } from "./pieces.js";
import { endWorkers, inCity } from "../model/city.js";
import { cardOf, changeOf, guildOf } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @param {Scene} scene @param {number} player */
function change({ preview, points, pointedPoints }, player) {
  const past = pointedPoints[player];
  const then = past ? /** @type {[number, number]} */ ([points[player] + past, points[player] + past]) : preview?.points[player];
  if (!then || (then[0] === points[player] && then[1] === points[player])) return nothing;
  return html`<em class="change ${then[0] < points[player] ? "less" : "more"}">${changeOf(points[player], then)}</em>`;
}

/** @param {Scene} scene @param {number} player */
function pips({ view, edition }, player) {
  const most = endWorkers(edition);
  const standing = inCity(view, player);
  return html`<span class="six" aria-hidden="true"
    >${Array.from({ length: Math.max(most, standing) }, (_, i) => html`<i class=${i < standing ? "full" : ""}></i>`)}</span
  >`;
}

/** @param {Scene} scene @param {number} player */
export function playerName({ view, names, points, edition, seats, presence, chooses, me, isWatching }, player) {
  const { coins, supply, hand, buildings, characters } = view.players[player];
  const seat = seats[player];
  return say("player-words", {
    name: names[player],
    points: points[player] ?? 0,
    city: inCity(view, player),
    most: endWorkers(edition),
    coins: coins.length,
    supply,
    hand,
    buildings: list(buildings.map((id) => currentTexts().card(id))) || say("none"),
    characters,
    standing: player === chooses ? "chooses" : seat?.bot ? "bot" : presence?.seats[player] === false ? "away" : "no",
    me: player === me && !isWatching ? "yes" : "no",
  });
}

/** The bot of a seat of its own, in words: its name and level.
 * @param {Scene} scene @param {number} player */
export const botWords = ({ seats, names }, player) =>
  say("seat-bot-named", { name: names[player], bot: (seats[player].bot ?? "").split(":")[0] });

/** What marks who plays a seat: the face of a bot, a cog for one that fills in, a gap for somebody away.
 * @param {Scene} scene @param {number} player */
function statusSign(scene, player) {
  const { seats, presence, names } = scene;
  const seat = seats[player];
  if (seat?.bot && seat.kind === "bot")
    return html`<span class="face" title=${botWords(scene, player)}>${botFace(seat.bot, names[player])}</span>`;
  if (seat?.bot)
    return html`<span class="cog" title=${say("seat-bot", { bot: seat.bot, reason: seat.reason ?? "none" })}>⚙</span>`;
  return presence?.seats[player] === false && seat ? html`<span class="away" title=${say("seat-away")}>◌</span>` : nothing;
}

/** @param {Scene} scene @param {number} player */
function playerCard(scene, player) {
  const { view, edition, names, colours, points, chooses, me } = scene;
  const { coins, supply, hand, buildings, characters } = view.players[player];
  return html`<button
    class="player player-${colours[player]} ${player === chooses ? "on" : ""} ${player === me ? "mine" : ""} ${scene.pointedTargets.has(`player:${player}`) ? "pointed" : ""}"
    data-open=${`player:${player}`}
  >
    <span class="unseen">${playerName(scene, player)}</span>
    <span class="player-head" aria-hidden="true"
      >${figureOf(colours[player])}<span class="player-name"
        ><span class="shape">${MARKS[colours[player]]}</span> ${names[player]}${statusSign(scene, player)}</span
      ><b class="player-points">${points[player] ?? 0}</b>${change(scene, player)}</span
    >
    <span class="player-stats" aria-hidden="true"
      ><span>${icon("coin")}${coins.length}</span><span>${figureOf(colours[player], "tiny")}${supply}</span
      ><span class="houses">⌂${inCity(view, player)}/${endWorkers(edition)}</span>
      <span class="chips"
        >${[1, 2, 3, 4].map((number) => html`<i class="chip ${hand.includes(number) ? "" : "played"}">${number}</i>`)}</span
      ></span
    >
    ${pips(scene, player)}
    <span class="player-cards" aria-hidden="true"
      >${buildings.map((id) => html`<span class="mini" data-card=${id}>${cityTile(cardOf(edition, id), { detail: "plain" })}</span>`)}${Array.from({ length: Math.max(0, 2 - buildings.length) }, () => html`<span class="mini none"></span>`)}
      <span class="medals"
        >${characters.map((id) => html`<span class="held" data-character=${id}>${medal(id, guildOf(edition, id))}</span>`)}</span
      ></span
    >
  </button>`;
}

/** How the game ends and who wins.
 * @param {Scene} scene */
export const goal = ({ view, edition }) =>
  html`<p class="goal">${say("goal", { most: endWorkers(edition), round: view.finish_round ? "yes" : "no" })}</p>`;

/** @param {Scene} scene */
export const playerCards = (scene) =>
  html`<div class="players" role="group" data-region="players" aria-label=${say("region-players")}>
    ${scene.view.players.map((_, player) => playerCard(scene, player))}
  </div>`;
