// My area: worker cards in hand and played, buildings, characters, coins, supply.

import { coinPile, medal, rowCard, workerCard } from "../../art/index.js";
import { currentTexts, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { figureOf, targetButton } from "./pieces.js";
import { cardInWords } from "./row.js";
import { inCity } from "../model/city.js";
import { cardOf, guildOf } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @param {Scene} scene @param {number} number @param {string} colour @param {boolean} inHand */
function handCard(scene, number, colour, inHand) {
  const card = scene.edition.workers[number - 1];
  const { coins, resources, costs } = card;
  const label = inHand
    ? say("worker-name", { worker: number, coins, resources, prices: costs.join(" ") })
    : say("worker-played", { worker: number });
  const kind = `hand-card ${inHand ? "" : "out"} player-${colour}`;
  const drawing = workerCard(card, number, colour, { played: !inHand, narrow: scene.slimHand });
  return targetButton(scene, inHand ? `worker:${number}` : "played", kind, { label, worker: number }, drawing);
}

/** @param {Scene} scene @param {string} id */
function building(scene, id) {
  const card = cardOf(scene.edition, id);
  const drawing = rowCard(card, { name: currentTexts().card(id) });
  return targetButton(scene, `mine:${id}`, "my-building", { label: cardInWords(card), card: id }, drawing);
}

/** @param {Scene} scene @param {string} character */
function characterButton(scene, character) {
  const label = say("words-character", { character, power: say(`power-${character}`) });
  const content = [medal(character, guildOf(scene.edition, character)), html`<span>${say(`character-${character}`)}</span>`];
  return targetButton(scene, `character:${character}`, "my-character", { label, title: label, character }, content);
}

/** @param {Scene} scene */
export function myHand(scene) {
  if (scene.me === null) return nothing;
  const { hand } = scene.view.players[scene.me];
  return html`<div class="hand" role="group" data-region="hand" aria-label=${say("my-hand", { count: hand.length })}>
    ${[1, 2, 3, 4].map((number) => handCard(scene, number, scene.colours[scene.me ?? 0], hand.includes(number)))}
  </div>`;
}

/** @param {Scene} scene */
export function myBuildings(scene) {
  if (scene.me === null) return nothing;
  const { buildings } = scene.view.players[scene.me];
  return html`<div class="my-buildings" role="group" data-region="buildings" aria-label=${say("my-buildings")}>
    ${buildings.map((id) => building(scene, id))}
    ${Array.from({ length: Math.max(0, 2 - buildings.length) }, () => html`<span class="no-building" aria-hidden="true"></span>`)}
  </div>`;
}

/** Coins, supply, characters.
 * @param {Scene} scene */
export function myPossessions(scene) {
  if (scene.me === null) return nothing;
  const { coins, supply, characters } = scene.view.players[scene.me];
  const count = html`<span class="unseen">${say("my-supply", { count: supply, city: inCity(scene.view, scene.me) })}</span>
    ${figureOf(scene.colours[scene.me])}<b aria-hidden="true" class=${supply ? "" : "none-left"}>${supply}</b
    ><small aria-hidden="true">${say("supply")}</small>`;
  return html`<div
    class="my-things ${characters.length > 2 ? "many" : ""}"
    role="group"
    data-region="things"
    aria-label=${say("my-things")}
  >
    ${targetButton(scene, "coins", "purse", { label: say("my-coins", { count: coins.length }) }, coinPile(coins.length))}
    ${targetButton(scene, "off", "supply", {}, count)} ${characters.map((character) => characterButton(scene, character))}
  </div>`;
}
