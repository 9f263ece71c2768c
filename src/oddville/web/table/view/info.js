// What a card is and does, in words: in the panel beside the table, and beside the large card of a dialog.

import { CHARACTER_POINTS, icon, price, sign } from "../../art/index.js";
import { keyLabel, keyOf } from "../../lib/keys.js";
import { ruleSign } from "../../lib/rule_ids.js";
import { settings } from "../../lib/settings.js";
import { currentTexts, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { kindOf, nameOf, RESOURCES } from "../model/targets.js";
import { botWords } from "./players.js";
import { streetsOf } from "./row.js";
import { cardOf, guildOf } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./frame.js").Frame} Frame @typedef {import("../../lib/types.js").Score} Score */
/** A drawing and words. @typedef {[unknown, unknown]} Fact */

/** @param {Fact[]} facts */
const factList = (facts) =>
  html`<ul class="facts">
    ${facts.map(([drawing, words]) => html`<li><span class="fact-sign" aria-hidden="true">${drawing}</span><span>${words}</span></li>`)}
  </ul>`;

/** @param {string[]} rules */
export const ruleLinks = (rules) =>
  html`<ul class="rule-links" aria-label=${say("rules")}>
    ${rules.map((rule) => html`<li>${ruleSign(rule, rule)}</li>`)}
  </ul>`;

/** @param {string | null | undefined} guild */
const guildSign = (guild) => (guild ? html`<span class="guild-sign guild-${guild}">${sign(guild)}</span>` : nothing);

/** The points of the building in a cell, if the score is known.
 * @param {Score | null} score @param {string} cell */
const pointsAt = (score, cell) =>
  score?.players.flatMap(({ lines }) => lines).find((line) => line.cell?.join() === cell)?.points ?? null;

/** @param {import("../../lib/types.js").BuildingCard} card @param {number | null} now */
const worthOf = ({ formula, base }, now) =>
  html`${say("describe-points", { worth: say(`formula-${formula}`, { base }) })}${
    now === null ? nothing : html`<b class="points-now">${say("info-points-now", { points: now })}</b>`
  }`;

/** What the panel says of a building; a dialog adds the streets.
 * @param {Scene} scene @param {string} id @param {{cell?: string, score?: Score | null, isFull?: boolean}} [how] cell: in the city */
export function cardFacts({ edition }, id, { cell = "", score = null, isFull = false } = {}) {
  const card = cardOf(edition, id);
  const { cost, bonus, guild } = card;
  /** @type {Fact[]} */
  const facts = [
    ["⌂", say("describe-cost", { resources: cost })],
    [bonus ? icon(bonus) : nothing, say("describe-bonus", { bonus })],
    [guildSign(guild), say("describe-guild", { guild })],
    [sign(signOf(card)), worthOf(card, pointsAt(score, cell))],
  ];
  return factList(isFull ? [...facts, ["≡", say("info-streets", { streets: streetsOf(card) })]] : facts);
}

/** @param {import("../../lib/types.js").BuildingCard} card */
function signOf({ formula, guild }) {
  if (formula === "guild") return String(guild);
  return { diamond: "diamonds", neighbours3: "neighbours" }[formula] ?? formula;
}

/** @param {Scene} scene @param {string} id */
export function characterFacts({ edition }, id) {
  const guild = guildOf(edition, id);
  const power = say(`power-${id}`);
  return factList([
    ["●", power[0].toUpperCase() + power.slice(1)],
    ["◆", say("describe-points", { worth: CHARACTER_POINTS[id] })],
    [guildSign(guild), say("describe-guild", { guild })],
  ]);
}

/** @param {Scene} scene @param {string} id */
export function characterTitle(scene, id) {
  const owner = scene.view.players.findIndex(({ characters }) => characters.includes(id));
  return withOwner(scene, say(`character-${id}`), owner < 0 ? null : owner);
}

/** @param {Scene} scene @param {number} number */
export function workerFacts({ edition }, number) {
  const { coins, resources, costs } = edition.workers[number - 1];
  return factList([
    [icon("coin"), say("info-worker-coins", { coins })],
    [icon(resources[0]), say("info-worker-resources", { resources })],
    ["▥", html`${say("info-worker-prices")} <span class="prices">${costs.map((each) => price(each))}</span>`],
  ]);
}

/** @param {Scene} scene */
export const squareFacts = ({ edition }) => factList([["◆", say("square-words", { points: edition.main_square.points })]]);

/** The characters of a guild, and who has them.
 * @param {Scene} scene @param {string} guild */
const pileFacts = ({ view, edition, names }, guild) =>
  factList([
    [guildSign(guild), say("pile-count", { count: view.piles[guild].count })],
    ...edition.guilds[guild].map((id) => {
      const owner = view.players.findIndex(({ characters }) => characters.includes(id));
      const isTop = view.piles[guild].top === id;
      const place = owner < 0 ? (isTop ? say("info-on-top") : "") : names[owner];
      return /** @type {Fact} */ ([
        isTop ? "▲" : nothing,
        html`<b>${say(`character-${id}`)}</b
          >${place ? ` (${place})` : ""}${isTop || owner >= 0 ? html`: ${say(`power-${id}`)}` : nothing}`,
      ]);
    }),
  ]);

/** The resources a player has: workers on each column of the board.
 * @param {Scene} scene @param {number} player @returns {[string, number][]} */
const resourcesOf = ({ view }, player) =>
  RESOURCES.map((resource) => [
    resource,
    Object.values(view.board[resource]).reduce((sum, workers) => sum + (workers[player] ?? 0), 0),
  ]);

/** @param {Scene} scene @param {number} player */
export function boardLine(scene, player) {
  const counts = resourcesOf(scene, player).filter(([, count]) => count > 0);
  return html`<p class="board-line">
    ${say("info-board")}
    ${
      counts.length
        ? counts.map(
            ([resource, count]) =>
              html`<span class="owned"
                ><span aria-hidden="true">${count} ${icon(resource)}</span
                ><span class="unseen">${say("info-board-words", { count, resource })}</span></span
              >`,
          )
        : say("info-board-none")
    }
  </p>`;
}

/** @param {Scene} scene @param {number} player @returns {[string, unknown]} */
function playerInfo(scene, player) {
  const { coins, supply, hand } = scene.view.players[player];
  const holds = say("player-holds", { coins: coins.length, supply, hand, points: scene.points[player] ?? 0 });
  const title = scene.seats[player]?.kind === "bot" ? botWords(scene, player) : scene.names[player];
  return [
    title,
    html`${boardLine(scene, player)}
      <p class="board-line">${holds}</p>`,
  ];
}

/** @param {Scene} scene @param {string} name @param {number | null} owner */
export const withOwner = ({ names }, name, owner) => (owner === null ? name : say("info-of", { name, owner: names[owner] }));

/** @param {Scene} scene @param {string} cell @param {Score | null} score @returns {[string, unknown] | null} */
function cellInfo(scene, cell, score) {
  const cityCard = scene.view.city.find(([place]) => place.join() === cell);
  if (!cityCard) return null;
  const [, id, owner] = cityCard;
  if (id === "main-square") return [say("card-main-square"), squareFacts(scene)];
  return [withOwner(scene, currentTexts().card(id), owner), cardFacts(scene, id, { cell, score })];
}

/** The title and the facts of a thing.
 * @type {Record<string, (scene: Scene, name: string, score: Score | null) => [string, unknown] | null>} */
const INFO = {
  card: (scene, id) => [currentTexts().card(id), cardFacts(scene, id)],
  cell: cellInfo,
  character: (scene, id) => [characterTitle(scene, id), characterFacts(scene, id)],
  worker: (scene, number) => [say("info-worker", { worker: Number(number) }), workerFacts(scene, Number(number))],
  player: (scene, player) => playerInfo(scene, Number(player)),
  pile: (scene, guild) => [say("members-of-guild", { guild }), pileFacts(scene, guild)],
};

/** The panel about what the pointer rests on. `view/info_place.js` finds its place.
 * @param {Frame} frame */
export function infoPanel({ scene, situation, state }) {
  const { info } = state;
  const score = situation.isPast || state.scoreVersion !== situation.table.version ? null : state.score;
  const found = info && INFO[kindOf(info)]?.(scene, nameOf(info), score);
  if (!found) return nothing;
  const { keys, keymap } = settings();
  return html`<aside class="info" aria-hidden="true">
    <h2>${found[0]}</h2>
    ${found[1]}
    <p class="note">${keys ? say("info-more", { key: keyLabel(keyOf("info", keymap)) }) : say("info-more-click")}</p>
  </aside>`;
}
