// Dialogs over the table: a card large, a player's area, the piles, the deck, the standing order, a question.

import { botFace, character, cityTile, deck, guildPile, mainSquare, medal, rowCard, workerCard } from "../../art/index.js";
import { openDialog } from "../../lib/dialog.js";
import { onSubmit } from "../../lib/forms.js";
import { ruleSign, ruleOfCharacter, rulesOfCard } from "../../lib/rule_ids.js";
import { currentTexts, loadMoreTexts, say } from "../../lib/texts.js";
import { scoreSheet } from "../../pages/replay/score_table.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { order as sendOrder } from "../model/actions.js";
import { score as askScore } from "../model/questions.js";
import { seatOf } from "../model/situation.js";
import { nameOf, kindOf } from "../model/targets.js";
import { frameOf } from "./frame.js";
import {
  boardLine,
  cardFacts,
  characterFacts,
  characterTitle,
  placeOfCharacter,
  resourceFacts,
  resourceTitle,
  ruleLinks,
  squareFacts,
  withOwner,
  workerFacts,
} from "./info.js";
import { spotColours } from "./pieces.js";
import { botWords } from "./players.js";
import { cardOf, guildOf } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("../model/state.js").State} State @typedef {import("../../lib/types.js").Score} Score */

/** @param {Scene} scene @param {string} id */
const characterLarge = (scene, id) =>
  html`<figure class="large">
    ${character(id, guildOf(scene.edition, id), { name: say(`character-${id}`), power: say(`power-${id}`) })}
    <figcaption>${characterFacts(scene, id)} ${ruleLinks([ruleOfCharacter(id), "CHAR-1"])}</figcaption>
  </figure>`;

/** @param {Scene} scene @param {string} id */
function cardLarge(scene, id) {
  const card = cardOf(scene.edition, id);
  return html`<figure class="large">
    ${rowCard(card, { name: currentTexts().card(id) })}
    <figcaption>${cardFacts(scene, id, { isFull: true })} ${ruleLinks(rulesOfCard(card))}</figcaption>
  </figure>`;
}

/** @param {Scene} scene @param {string} cell @param {Score | null} score */
function cellLarge(scene, cell, score) {
  const cityCard = scene.view.city.find(([place]) => place.join() === cell);
  if (!cityCard) return html`<p>${say("cell-free", { cell })}</p>`;
  const [, id, owner] = cityCard;
  if (id === "main-square")
    return html`<figure class="large square-large">
      ${mainSquare(scene.edition.main_square, { spots: spotColours(scene.view, scene.colours) })}
      <figcaption>${squareFacts(scene)} ${ruleLinks(["SCORE-1", "CHAR-TR"])}</figcaption>
    </figure>`;
  const card = cardOf(scene.edition, id);
  return html`<figure class="large">
    ${cityTile(card, { owner: owner === null ? null : scene.colours[owner] })}
    <figcaption>${cardFacts(scene, id, { cell, score, isFull: true })} ${ruleLinks(rulesOfCard(card))}</figcaption>
  </figure>`;
}

/** @param {Scene} scene @param {number} player */
const botLine = (scene, player) =>
  html`<p class="bot-line">${botFace(scene.seats[player].bot ?? "", scene.names[player])} <b>${botWords(scene, player)}</b></p>`;

/** @param {Scene} scene @param {string} name @param {Score | null} score */
function playerLarge(scene, name, score) {
  const player = Number(name);
  const { buildings, characters, coins, supply, hand } = scene.view.players[player];
  const visibleCoins = coins.filter((coin) => coin !== null);
  return html`${scene.seats[player]?.kind === "bot" ? botLine(scene, player) : nothing}
    <p>${say("player-holds", { coins: coins.length, supply, hand, points: scene.points[player] ?? 0 })}</p>
    ${boardLine(scene, player)} ${score ? scoreSheet(score.players[player], say("points-now"), scene.colours[player]) : nothing}
    ${visibleCoins.length ? html`<p>${say("player-known-coins", { cards: visibleCoins })}</p>` : nothing}
    <div class="large-cards">
      ${buildings.map((id) => cardLarge(scene, id))}${characters.map((id) => characterLarge(scene, id))}
    </div>
    ${buildings.length + characters.length ? nothing : html`<p class="note">${say("player-holds-nothing")}</p>`}`;
}

/** @param {Scene} scene @param {string} guild */
function pileLarge(scene, guild) {
  const { top, count } = scene.view.piles[guild];
  const all = scene.edition.guilds[guild];
  return html`<div class="large-cards">
      ${
        top
          ? characterLarge(scene, top)
          : html`<figure class="large">
              ${guildPile(guild, { top: null, count: 0 })}
              <figcaption>${say("pile-empty-name", { guild })} ${ruleSign("CHAR-1")}</figcaption>
            </figure>`
      }
    </div>
    <h3>${say("members-of-guild", { guild })}</h3>
    <ul class="members">
      ${all.map(
        (id) =>
          html`<li>
            ${medal(id, guild)}
            <span
              >${say("words-character", { character: id, power: say(`power-${id}`) })}
              <b>(${placeOfCharacter(scene, id)})</b></span
            >
          </li>`,
      )}
    </ul>
    <p class="note">${say("pile-count", { count })}</p>`;
}

/** Cards of the deck that have been seen are public (INFO-2).
 * @param {Scene} scene */
function deckLarge({ view }) {
  const visibleCards = view.deck.map((card, i) => ({ card, i })).filter(({ card }) => card !== null);
  return html`<figure class="large deck-large">${deck(view.deck.length)}</figure>
    <p>${say("deck-name", { count: view.deck.length })}</p>
    ${
      visibleCards.length
        ? html`<h3>${say("deck-known")}</h3>
            <ol>
              ${visibleCards.map(({ card, i }) => html`<li>${say("deck-known-card", { place: i + 1, card })}</li>`)}
            </ol>`
        : html`<p class="note">${say("deck-unknown")}</p>`
    }`;
}

/** @param {string} cell @param {Scene} scene */
function cellTitle(cell, scene) {
  const cityCard = scene.view.city.find(([place]) => place.join() === cell);
  return cityCard ? withOwner(scene, currentTexts().card(cityCard[1]), cityCard[2]) : say("cell-title", { cell });
}

/** @param {Scene} scene @param {string} number */
const workerLarge = (scene, number) =>
  html`<figure class="large">
    ${workerCard(scene.edition.workers[Number(number) - 1], Number(number), scene.colours[scene.me ?? 0])}
    <figcaption>${workerFacts(scene, Number(number))} ${ruleLinks(["WORK-4", "WORK-5", "WORK-7"])}</figcaption>
  </figure>`;

/** @param {Scene} scene @param {string} resource */
const resourceLarge = (scene, resource) =>
  html`<figure class="large">
    <figcaption>${resourceFacts(scene, resource)} ${ruleLinks(["COMP-2", "WORK-5", "SCORE-1"])}</figcaption>
  </figure>`;

/** @type {Record<string, [(name: string, scene: Scene) => string, (scene: Scene, name: string, score: Score | null) => unknown]>} */
const LARGE = {
  card: [(name) => currentTexts().card(name), cardLarge],
  character: [(name, scene) => characterTitle(scene, name), characterLarge],
  cell: [cellTitle, cellLarge],
  worker: [(name) => say("info-worker", { worker: Number(name) }), workerLarge],
  resource: [(name) => resourceTitle(name), resourceLarge],
  player: [(name, scene) => scene.names[Number(name)], playerLarge],
  pile: [(name) => say(`guild-${name}`), pileLarge],
  deck: [() => say("deck"), deckLarge],
};

/** @param {State} state @param {string} what `card:inn`, `character:ghost`, `cell:1,0`, `worker:3`, `resource:wood`, `player:2`, `pile:mask`, `deck` */
export async function openLarge(state, what) {
  const [kind, name] = [kindOf(what), nameOf(what)];
  if (!LARGE[kind]) return;
  const [title, draw] = LARGE[kind];
  await loadMoreTexts("rules").catch(() => null); // offline, the rules are named by their ids
  const score = kind === "player" || kind === "cell" ? await askScore(state) : null;
  const scene = () => /** @type {import("./frame.js").Frame} */ (frameOf(state)).scene;
  await openDialog(
    () => title(name, scene()),
    () => draw(scene(), name, score),
  );
}

/** @param {State} state */
export function openOrder(state) {
  const { order, least } = state.table?.seats[seatOf(state) ?? -1] ?? { order: "ask", least: 0 };
  return openDialog(
    () => say("order"),
    (close) =>
      html`<p>${say("order-about")} ${ruleSign("CHAR-BU")}</p>
        <form
          class="order"
          @submit=${onSubmit((fields) => {
            sendOrder(state, String(fields.get("order")), Math.max(0, Math.min(99, Number(fields.get("least")) || 0)));
            close();
          })}
        >
          ${["ask", "never", "gain"].map((each) => html`<label class="tick"><input type="radio" name="order" value=${each} ?checked=${each === order} />${say(`order-${each}`)}</label>`)}
          <label>${say("order-least")}<input type="number" name="least" min="0" max="99" value=${least || 1} /></label>
          <button class="button primary">${say("order-save")}</button>
        </form>`,
  );
}

/** @param {string} question and @param {string} yes as message ids @param {() => void} act */
export function openQuestion(question, yes, act) {
  return openDialog(
    () => say(question),
    (close) => {
      const confirm = () => {
        close();
        act();
      };
      return html`<p class="acts">
        <button class="button" @click=${close}>${say("cancel")}</button
        ><button class="button danger" @click=${confirm}>${say(yes)}</button>
      </p>`;
    },
  );
}
