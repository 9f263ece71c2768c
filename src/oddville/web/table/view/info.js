// What a card is and does, in words: in the panel beside the table, and beside the large card of a dialog.

import { CHARACTER_POINTS, icon, price, sign } from "../../art/index.js";
import { keyLabel, keyOf } from "../../lib/keys.js";
import { ruleSign } from "../../lib/rule_ids.js";
import { settings } from "../../lib/settings.js";
import { currentTexts, list, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { resourcesOf } from "../model/city.js";
import { kindOf, nameOf } from "../model/targets.js";
import { slotsAt } from "./board.js";
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

/** The title of a rule and its id; the id alone where the rules are not loaded.
 * @param {string} rule */
function ruleName(rule) {
  const id = `rule-${rule.toLowerCase()}-title`;
  return currentTexts().has(id) ? html`${say(id)} <small>${rule}</small>` : rule;
}

/** @param {string[]} rules */
export const ruleLinks = (rules) =>
  html`<ul class="rule-links" aria-label=${say("rules")}>
    ${rules.map((rule) => html`<li>${ruleSign(rule, ruleName(rule))}</li>`)}
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

/** What the panel says of a building; a dialog adds the streets, and that one in the row is taken first.
 * @param {Scene} scene @param {string} id @param {{cell?: string, score?: Score | null, isFull?: boolean}} [how] cell: in the city */
export function cardFacts({ edition, view }, id, { cell = "", score = null, isFull = false } = {}) {
  const card = cardOf(edition, id);
  const { cost, bonus, guild } = card;
  /** @type {Fact[]} */
  const facts = [
    ["⌂", say("describe-cost", { resources: cost })],
    [bonus ? icon(bonus) : nothing, say("describe-bonus", { bonus })],
    [guildSign(guild), say("describe-guild", { guild })],
    [sign(signOf(card)), worthOf(card, pointsAt(score, cell))],
  ];
  if (isFull && !cell && view.row.includes(id)) facts.push(["▥", say("info-in-row")]);
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
export function workerFacts({ edition, view, me }, number) {
  const { coins, resources, costs } = edition.workers[number - 1];
  const hand = me === null ? [] : view.players[me].hand;
  /** @type {Fact[]} */
  const played = me === null || hand.includes(number) ? [] : [["●", say("info-worker-played", { hand: hand.length })]];
  return factList([
    ...played,
    [icon("coin"), say("info-worker-coins", { coins })],
    [icon(resources[0]), say("info-worker-resources", { resources })],
    ["▥", html`${say("info-worker-prices")} <span class="prices">${costs.map((each) => price(each))}</span>`],
  ]);
}

/** @param {string} resource */
export function resourceTitle(resource) {
  const name = say(`resource-${resource}`);
  return name[0].toUpperCase() + name.slice(1);
}

/** What a column of the Resources Board is, and who is on its slots.
 * @param {Scene} scene @param {string} resource */
export const resourceFacts = (scene, resource) =>
  factList([
    [icon(resource), say("aid-resource", { resource })],
    [icon("coin"), say("info-slots")],
    ...slotsAt(scene, resource).map(
      ({ price: cost, workers }) =>
        /** @type {Fact} */ ([
          price(cost),
          workers.length ? list(workers.map((player) => scene.names[player])) : say("slot-free"),
        ]),
    ),
  ]);

/** @param {Scene} scene */
export const squareFacts = ({ edition }) => factList([["◆", say("square-words", { points: edition.main_square.points })]]);

/** @param {Scene} scene @param {string} id */
const holderOf = ({ view }, id) => view.players.findIndex(({ characters }) => characters.includes(id));

/** Where a character is: on top of its pile, with a player, or below the top as far as is known.
 * @param {Scene} scene @param {string} id */
export function placeOfCharacter(scene, id) {
  const { edition, view, names } = scene;
  const guild = guildOf(edition, id);
  const { top, count } = view.piles[guild];
  const holder = holderOf(scene, id);
  if (holder >= 0) return names[holder];
  if (top === id) return say("info-on-top");
  const unseen = edition.guilds[guild].filter((each) => each !== top && holderOf(scene, each) < 0).length;
  const below = count - (top ? 1 : 0);
  return say("info-in-pile", { known: below === 0 ? "no" : below === unseen ? "yes" : "perhaps" });
}

/** The characters of a guild, and where they are.
 * @param {Scene} scene @param {string} guild */
const pileFacts = (scene, guild) =>
  factList([
    [guildSign(guild), say("pile-count", { count: scene.view.piles[guild].count })],
    ...scene.edition.guilds[guild].map((id) => {
      const isTop = scene.view.piles[guild].top === id;
      const power = isTop || holderOf(scene, id) >= 0 ? html`: ${say(`power-${id}`)}` : nothing;
      return /** @type {Fact} */ ([
        isTop ? "▲" : nothing,
        html`<b>${say(`character-${id}`)}</b> (${placeOfCharacter(scene, id)})${power}`,
      ]);
    }),
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
  resource: (scene, resource) => [resourceTitle(resource), resourceFacts(scene, resource)],
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
