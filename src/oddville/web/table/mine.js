// My area: worker cards in hand and played, buildings, characters, coins, supply.

import { coinPile, medal, rowCard, workerCard } from "../art/index.js";
import { current, say } from "../lib/texts.js";
import { html, nothing } from "../vendor/lit-html.js";
import { figureOf } from "./pieces.js";
import { cardInWords } from "./row.js";
import { cardOf, disabled, guildOf, inCity, marksOf } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @param {Scene} scene @param {string} thing */
const common = (scene, thing) => ({
  marks: marksOf(scene, thing),
  pressed: scene.held.includes(thing) ? "true" : "false",
  off: scene.mayChoose ? disabled(scene, thing) : "true",
});

/** What a worker card says, in words.
 * @param {Scene} scene @param {number} number */
function workerName({ edition }, number) {
  const { coins, resources, costs } = edition.workers[number - 1];
  return say("worker-name", { worker: number, coins, resources, prices: costs.join(" ") });
}

/** @param {Scene} scene @param {number} number @param {string} colour @param {boolean} inHand */
function handCard(scene, number, colour, inHand) {
  const thing = inHand ? `worker:${number}` : "played";
  const { marks, pressed, off } = common(scene, thing);
  const card = scene.edition.workers[number - 1];
  return html`<button
    class="hand-card ${inHand ? "" : "out"} ${marks} player-${colour}"
    data-thing=${thing}
    data-worker=${number}
    aria-pressed=${pressed}
    aria-disabled=${off}
    aria-label=${inHand ? workerName(scene, number) : say("worker-played", { worker: number })}
  >
    ${workerCard(card, number, colour, { played: !inHand, narrow: scene.slimHand })}
  </button>`;
}

/** @param {Scene} scene @param {string} id */
function building(scene, id) {
  const thing = `mine:${id}`;
  const { marks, pressed, off } = common(scene, thing);
  const card = cardOf(scene.edition, id);
  return html`<button
    class="my-building ${marks}"
    data-thing=${thing}
    data-card=${id}
    draggable="false"
    aria-pressed=${pressed}
    aria-disabled=${off}
    aria-label=${cardInWords(card)}
  >
    ${rowCard(card, { name: current().card(id) })}
  </button>`;
}

/** @param {Scene} scene @param {string} character */
function characterButton(scene, character) {
  const thing = `character:${character}`;
  const { marks, pressed, off } = common(scene, thing);
  return html`<button
    class="my-character ${marks}"
    data-thing=${thing}
    data-character=${character}
    aria-pressed=${pressed}
    aria-disabled=${off}
    aria-label=${say("words-character", { character, power: say(`power-${character}`) })}
    title=${say("words-character", { character, power: say(`power-${character}`) })}
  >
    ${medal(character, guildOf(scene.edition, character))}<span>${say(`character-${character}`)}</span>
  </button>`;
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

/** Coins, supply, workers in the city, and the pile of played cards' recovery.
 * @param {Scene} scene */
export function myThings(scene) {
  if (scene.me === null) return nothing;
  const { coins, supply, characters } = scene.view.players[scene.me];
  const colour = scene.colours[scene.me];
  const purse = common(scene, "coins");
  const off = common(scene, "off");
  return html`<div
    class="my-things ${characters.length > 2 ? "many" : ""}"
    role="group"
    data-region="things"
    aria-label=${say("my-things")}
  >
    <button
      class="purse ${purse.marks}"
      data-thing="coins"
      aria-pressed=${purse.pressed}
      aria-disabled=${purse.off}
      aria-label=${say("my-coins", { count: coins.length })}
    >
      ${coinPile(coins.length)}
    </button>
    <button class="supply ${off.marks}" data-thing="off" aria-pressed=${off.pressed} aria-disabled=${off.off}>
      <span class="unseen">${say("my-supply", { count: supply, city: inCity(scene.view, scene.me) })}</span>
      ${figureOf(colour)}<b aria-hidden="true" class=${supply ? "" : "none-left"}>${supply}</b
      ><small aria-hidden="true">${say("supply")}</small>
    </button>
    ${characters.map((character) => characterButton(scene, character))}
  </div>`;
}
