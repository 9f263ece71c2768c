// My area: worker cards in hand and played, buildings, characters, coins, supply.

import { coinPile, medal, rowCard, workerCard } from "../../art/index.js";
import { currentTexts, say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { figureOf } from "./pieces.js";
import { cardInWords } from "./row.js";
import { buttonStates, cardOf, guildOf, inCity } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @param {Scene} scene @param {number} number @param {string} colour @param {boolean} inHand */
function handCard(scene, number, colour, inHand) {
  const target = inHand ? `worker:${number}` : "played";
  const { marks, pressed, disabled } = buttonStates(scene, target);
  const card = scene.edition.workers[number - 1];
  const { coins, resources, costs } = card;
  const words = say("worker-name", { worker: number, coins, resources, prices: costs.join(" ") });
  return html`<button
    class="hand-card ${inHand ? "" : "out"} ${marks} player-${colour}"
    data-target=${target}
    data-worker=${number}
    aria-pressed=${pressed}
    aria-disabled=${disabled}
    aria-label=${inHand ? words : say("worker-played", { worker: number })}
  >
    ${workerCard(card, number, colour, { played: !inHand, narrow: scene.slimHand })}
  </button>`;
}

/** @param {Scene} scene @param {string} id */
function building(scene, id) {
  const target = `mine:${id}`;
  const { marks, pressed, disabled } = buttonStates(scene, target);
  const card = cardOf(scene.edition, id);
  return html`<button
    class="my-building ${marks}"
    data-target=${target}
    data-card=${id}
    draggable="false"
    aria-pressed=${pressed}
    aria-disabled=${disabled}
    aria-label=${cardInWords(card)}
  >
    ${rowCard(card, { name: currentTexts().card(id) })}
  </button>`;
}

/** @param {Scene} scene @param {string} character */
function characterButton(scene, character) {
  const target = `character:${character}`;
  const { marks, pressed, disabled } = buttonStates(scene, target);
  const words = say("words-character", { character, power: say(`power-${character}`) });
  return html`<button
    class="my-character ${marks}"
    data-target=${target}
    data-character=${character}
    aria-pressed=${pressed}
    aria-disabled=${disabled}
    aria-label=${words}
    title=${words}
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
export function myPossessions(scene) {
  if (scene.me === null) return nothing;
  const { coins, supply, characters } = scene.view.players[scene.me];
  const colour = scene.colours[scene.me];
  const purse = buttonStates(scene, "coins");
  const off = buttonStates(scene, "off");
  return html`<div
    class="my-things ${characters.length > 2 ? "many" : ""}"
    role="group"
    data-region="things"
    aria-label=${say("my-things")}
  >
    <button
      class="purse ${purse.marks}"
      data-target="coins"
      aria-pressed=${purse.pressed}
      aria-disabled=${purse.disabled}
      aria-label=${say("my-coins", { count: coins.length })}
    >
      ${coinPile(coins.length)}
    </button>
    <button class="supply ${off.marks}" data-target="off" aria-pressed=${off.pressed} aria-disabled=${off.disabled}>
      <span class="unseen">${say("my-supply", { count: supply, city: inCity(scene.view, scene.me) })}</span>
      ${figureOf(colour)}<b aria-hidden="true" class=${supply ? "" : "none-left"}>${supply}</b
      ><small aria-hidden="true">${say("supply")}</small>
    </button>
    ${characters.map((character) => characterButton(scene, character))}
  </div>`;
}
