// What opens over the table: a card large, a player's area, the piles, the deck, keys, the standing order, the menu.

import { character, cityTile, deck, guildPile, mainSquare, medal, rowCard } from "../art/index.js";
import { openDialog } from "../lib/dialog.js";
import * as places from "../lib/places.js";
import { ruleOfCharacter, rulesOfCard } from "../lib/rules.js";
import { current, say } from "../lib/texts.js";
import { scoreSheet } from "../score/walk.js";
import { html, nothing } from "../vendor/lit-html.js";
import { ruleLink } from "./decision.js";
import { cardInWords } from "./row.js";
import { cardOf, guildOf } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./acts.js").Acts} Acts */

/** @param {Scene} scene @param {string} id */
const characterLarge = ({ edition }, id) =>
  html`<figure class="large">
    ${character(id, guildOf(edition, id), { name: say(`character-${id}`), power: say(`power-${id}`) })}
    <figcaption>
      ${say("words-character", { character: id, power: say(`power-${id}`) })} ${ruleLink(ruleOfCharacter(id))}
    </figcaption>
  </figure>`;

/** @param {Scene} scene @param {string} id */
function cardLarge(scene, id) {
  const card = cardOf(scene.edition, id);
  return html`<figure class="large">
    ${rowCard(card, { name: current().card(id) })}
    <figcaption>${cardInWords(card)} ${rulesOfCard(card).map(ruleLink)}</figcaption>
  </figure>`;
}

/** @param {Scene} scene @param {string} cell */
function cellLarge(scene, cell) {
  const found = scene.view.city.find(([place]) => place.join() === cell);
  if (!found) return html`<p>${say("cell-free", { cell })}</p>`;
  const [, id, owner] = found;
  if (id === "main-square") {
    const spots = Object.fromEntries(
      Object.entries(scene.view.spots).map(([resource, who]) => [resource, who === null ? null : scene.colours[who]]),
    );
    return html`<figure class="large square-large">
      ${mainSquare(scene.edition.main_square, { spots })}
      <figcaption>${say("square-words", { points: scene.edition.main_square.points })}</figcaption>
    </figure>`;
  }
  const card = cardOf(scene.edition, id);
  return html`<figure class="large">
    ${cityTile(card, { owner: owner === null ? null : scene.colours[owner] })}
    <figcaption><b>${current().card(id)}</b> ${owner === null ? nothing : scene.names[owner]}. ${cardInWords(card)}</figcaption>
  </figure>`;
}

/** @typedef {import("../lib/types.js").ScoreWalk} Score */

/** @param {Scene} scene @param {number} player @param {Score | null} score */
function playerLarge(scene, player, score) {
  const { buildings, characters, coins, supply, hand } = scene.view.players[player];
  const known = coins.filter((coin) => coin !== null);
  return html`<p>
      ${say("player-holds", { coins: coins.length, supply, hand: hand.length ? hand.join(" ") : say("none"), points: scene.points[player] ?? 0 })}
    </p>
    ${known.length ? html`<p>${say("player-known-coins", { cards: known })}</p>` : nothing}
    <div class="large-cards">
      ${buildings.map((id) => cardLarge(scene, id))}${characters.map((id) => characterLarge(scene, id))}
    </div>
    ${buildings.length + characters.length ? nothing : html`<p class="note">${say("player-holds-nothing")}</p>`}
    ${score ? scoreSheet(score.players[player], say("points-now"), scene.colours[player]) : nothing}`;
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
              <figcaption>${say("pile-empty-name", { guild })} ${ruleLink("CHAR-1")}</figcaption>
            </figure>`
      }
    </div>
    <h3>${say("members-of-guild", { guild })}</h3>
    <ul class="members">
      ${all.map((id) => html`<li>${medal(id, guild)} <span>${say("words-character", { character: id, power: say(`power-${id}`) })} ${heldBy(scene, id)}</span></li>`)}
    </ul>
    <p class="note">${say("pile-count", { count })}</p>`;
}

/** @param {Scene} scene @param {string} character */
function heldBy({ view, names }, character) {
  const owner = view.players.findIndex(({ characters }) => characters.includes(character));
  return owner < 0 ? nothing : html`<b>${names[owner]}</b>`;
}

/** Everybody may follow a card once seen (INFO-2).
 * @param {Scene} scene */
function deckLarge({ view }) {
  const known = view.deck.map((card, i) => ({ card, i })).filter(({ card }) => card !== null);
  return html`<figure class="large deck-large">${deck(view.deck.length)}</figure>
    <p>${say("deck-name", { count: view.deck.length })}</p>
    ${
      known.length
        ? html`<h3>${say("deck-known")}</h3>
            <ol>
              ${known.map(({ card, i }) => html`<li>${say("deck-known-card", { place: i + 1, card })}</li>`)}
            </ol>`
        : html`<p class="note">${say("deck-unknown")}</p>`
    }`;
}

/** @param {() => Scene} scene @param {string} what `card:inn`, `character:ghost`, `cell:1,0`, `player:2`, `pile:mask`, `deck`
 * @param {Score | null} score how the players stand, line by line */
export function openLarge(scene, what, score = null) {
  const [kind, name] = [what.split(":")[0], what.slice(what.indexOf(":") + 1)];
  const titles = /** @type {Record<string, () => string>} */ ({
    card: () => current().card(name),
    character: () => say(`character-${name}`),
    cell: () => say("cell-title", { cell: name }),
    player: () => scene().names[Number(name)],
    pile: () => say(`guild-${name}`),
    deck: () => say("deck"),
  });
  const drawings = /** @type {Record<string, () => unknown>} */ ({
    card: () => cardLarge(scene(), name),
    character: () => characterLarge(scene(), name),
    cell: () => cellLarge(scene(), name),
    player: () => playerLarge(scene(), Number(name), score),
    pile: () => pileLarge(scene(), name),
    deck: () => deckLarge(scene()),
  });
  return drawings[kind] ? openDialog(titles[kind], drawings[kind]) : Promise.resolve();
}

/** The standing order for the Builder.
 * @param {Acts} acts @param {{order: string, least: number}} seat */
export function openOrder(acts, { order, least }) {
  return openDialog(
    () => say("order"),
    (close) =>
      html`<p>${say("order-about")} ${ruleLink("CHAR-BU")}</p>
        <form
          class="order"
          @submit=${(/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
            acts.order(
              /** @type {"ask"} */ (String(form.get("order"))),
              Math.max(0, Math.min(99, Number(form.get("least")) || 0)),
            );
            close();
          }}
        >
          ${["ask", "never", "gain"].map((each) => html`<label class="tick"><input type="radio" name="order" value=${each} ?checked=${each === order} />${say(`order-${each}`)}</label>`)}
          <label>${say("order-least")}<input type="number" name="least" min="0" max="99" value=${least || 1} /></label>
          <button class="button primary">${say("order-save")}</button>
        </form>`,
  );
}

/** @param {{label: string, note?: string, act: () => void, danger?: boolean}} item @param {() => void} close */
const menuItem = ({ label, act, danger }, close) =>
  html`<li>
    <button
      class="button ${danger ? "danger" : ""}"
      @click=${() => {
        close();
        act();
      }}
    >
      ${label}
    </button>
  </li>`;

/** @param {() => {label: string, act: () => void, danger?: boolean}[]} items */
export function openMenu(items) {
  return openDialog(
    () => say("menu"),
    (close) =>
      html`<ul class="menu">
        ${items().map((item) => menuItem(item, close))}
        <li><a class="button" href=${places.rules()} target="_blank" rel="noopener">${say("rules")}</a></li>
        <li><a class="button" href=${places.start()}>${say("menu-start")}</a></li>
      </ul>`,
  );
}

/** @param {string} question and @param {string} yes as message ids @param {() => void} act */
export function openQuestion(question, yes, act) {
  return openDialog(
    () => say(question),
    (close) =>
      html`<p class="acts">
        <button class="button" @click=${close}>${say("cancel")}</button
        ><button
          class="button danger"
          @click=${() => {
            close();
            act();
          }}
        >
          ${say(yes)}
        </button>
      </p>`,
  );
}
