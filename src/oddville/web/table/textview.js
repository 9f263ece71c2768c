// The same table as headings and lists, with one field: a number, a move, or a command of the terminal.

import { say } from "../lib/texts.js";
import { current } from "../lib/texts.js";
import { sheets } from "../score/walk.js";
import { html, nothing } from "../vendor/lit-html.js";
import { askWords } from "./decision.js";
import { lineWords } from "./log.js";
import { slotsAt } from "./resources.js";
import { cardInWords, rowPrices } from "./row.js";
import { cardOf, changesInWords, inCity } from "./scene.js";
import { RESOURCES } from "./things.js";
import { bringsOf, moveWords, refusalWords } from "./words.js";

/** @typedef {import("./decision.js").Shown} Shown @typedef {import("./scene.js").Scene} Scene @typedef {import("./acts.js").Acts} Acts */

export const COMMANDS = [
  "why",
  "undo",
  "confirm",
  "city",
  "row",
  "board",
  "players",
  "score",
  "recap",
  "log",
  "hint",
  "save",
  "load",
  "do",
  "cancel",
  "help",
];

/** @param {Scene} scene */
const cityList = ({ view, names, edition }) =>
  html`<ul>
    ${view.city.map(
      ([cell, id, owner]) =>
        html`<li>
          ${
            id === "main-square"
              ? say("text-square", {
                  cell,
                  spots:
                    RESOURCES.filter((resource) => view.spots[resource] !== null)
                      .map((resource) => say("cell-spot", { player: view.spots[resource], resource }))
                      .join(say("list-comma")) || say("nobody"),
                })
              : say("text-card", {
                  cell,
                  owner: owner === null ? say("nobody") : names[owner],
                  words: cardInWords(cardOf(edition, id)),
                })
          }
        </li>`,
    )}
  </ul>`;

/** @param {Scene} scene */
const rowList = (scene) => {
  const prices = rowPrices(scene);
  return html`<ol>
      ${scene.view.row.map((id, i) => html`<li>${say("row-name", { position: i + 1, words: cardInWords(cardOf(scene.edition, id)), cost: prices[i] })}</li>`)}
    </ol>
    <p>${say("deck-name", { count: scene.view.deck.length })}</p>`;
};

/** @param {Scene} scene */
const boardList = (scene) =>
  html`<ul>
    ${RESOURCES.map(
      (resource) =>
        html`<li>
          ${say("name-of-column", {
            resource,
            slots: slotsAt(scene, resource)
              .map(({ price, workers }) =>
                say("slot-name", {
                  slot: price,
                  who: workers.length ? workers.map((player) => scene.names[player]).join(say("list-comma")) : say("slot-free"),
                }),
              )
              .join(say("list-semicolon")),
          })}
        </li>`,
    )}
    ${Object.entries(scene.view.piles).map(([guild, { top, count }]) => html`<li>${top ? say("pile-name", { guild, character: top, count, power: say(`power-${top}`) }) : say("pile-empty-name", { guild })}</li>`)}
  </ul>`;

/** @param {Scene} scene */
const playerList = (scene) =>
  html`<ul>
    ${scene.view.players.map(
      (area, player) =>
        html`<li>
          ${say("player-words", {
            name: scene.names[player],
            points: scene.points[player] ?? 0,
            city: inCity(scene.view, player),
            most: scene.edition.end_workers ?? 6,
            coins: area.coins.length,
            supply: area.supply,
            hand: area.hand.join(" ") || say("none"),
            buildings: area.buildings.map((id) => current().card(id)).join(say("list-comma")) || say("none"),
            characters: area.characters.map((id) => say(`character-${id}`)).join(say("list-comma")) || say("none"),
            standing: player === scene.chooses ? "chooses" : "no",
            me: player === scene.me ? "yes" : "no",
          })}
        </li>`,
    )}
  </ul>`;

/** The legal moves, numbered, under a heading for each kind.
 * @param {Shown} shown */
function moveLists({ scene, now }) {
  const kinds = [...new Set(now.options.map(({ move }) => move.kind))];
  let number = 0;
  return kinds.map(
    (kind) =>
      html`<h3>${say(`text-kind-${kind}`)}</h3>
        <ul class="text-moves">
          ${now.options.filter(({ move }) => move.kind === kind).map((option) => html`<li><button data-move=${option.move.text}>${++number}. ${moveWords(scene, option.move, option.preview)}</button> <span class="note">${[...bringsOf(scene, option), changesInWords(scene, option.preview)].join(say("list-semicolon"))}</span></li>`)}
        </ul>`,
  );
}

/** @param {Shown} shown */
const scoreOf = ({ scene, state }) =>
  state.score ? sheets({ score: state.score, names: scene.names, colours: scene.colours }) : nothing;

/** The moves in the order in which they are numbered.
 * @param {Shown} shown @returns {string[]} */
export function numbered({ now }) {
  const kinds = [...new Set(now.options.map(({ move }) => move.kind))];
  return kinds.flatMap((kind) => now.options.filter(({ move }) => move.kind === kind).map(({ move }) => move.text));
}

/** @param {Shown} shown @param {unknown} answer what the last command answered @param {(text: string) => void} enter */
export const textView = (shown, answer, enter) =>
  html`<section class="text-view" aria-labelledby="text-title">
    <h2 id="text-title" tabindex="-1">${say("text-view")}</h2>
    <h3 id="text-decision">${say("region-decision")}</h3>
    <p>${askWords(shown)}</p>
    ${
      shown.state.why?.refusals.length
        ? html`<ul role="status">
            ${shown.state.why.refusals.map((refusal) => html`<li>${refusal.rule}: ${refusalWords(refusal)}</li>`)}
          </ul>`
        : nothing
    }
    ${shown.now.pinned && shown.now.shown ? html`<p role="status">${say("text-do-or-cancel", { move: moveWords(shown.scene, shown.now.shown.move, shown.now.shown.preview) })} ${bringsOf(shown.scene, shown.now.shown).join(say("list-semicolon"))}</p>` : nothing}
    <form
      @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.target);
        enter(String(new FormData(form).get("line")));
        form.reset();
      }}
    >
      <label for="text-line">${say("text-line")}</label
      ><input id="text-line" name="line" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" /><button>
        ${say("text-enter")}
      </button>
    </form>
    <div class="text-answer" role="status">${answer === "score" ? scoreOf(shown) : (answer ?? nothing)}</div>
    ${moveLists(shown)}
    <h3>${say("region-city")}</h3>
    ${cityList(shown.scene)}
    <h3>${say("region-row")}</h3>
    ${rowList(shown.scene)}
    <h3>${say("region-resources")}</h3>
    ${boardList(shown.scene)}
    <h3>${say("region-players")}</h3>
    ${playerList(shown.scene)}
    <h3>${say("region-log")}</h3>
    <ol reversed>
      ${shown.state.log
        .slice(-30)
        .reverse()
        .map((line) => html`<li>${lineWords(line)}</li>`)}
    </ol>
  </section>`;

/** What a typed line asks for; the answer is drawn under the field.
 * @param {string} line @param {Shown} shown @param {Acts} acts @param {{save: () => void, load: () => void}} files @returns {unknown} */
export function obey(line, shown, acts, files) {
  const text = line.trim().toLowerCase();
  const moves = numbered(shown);
  const [word, ...rest] = text.split(/\s+/);
  if (!text) return say("text-empty", { most: moves.length });
  if (/^\d+$/.test(text)) {
    if (!moves[Number(text) - 1]) return say("terminal-number", { number: Number(text), most: moves.length });
    return void acts.choose(moves[Number(text) - 1]);
  }
  if (moves.includes(text)) return void acts.choose(text);
  const { scene, state } = shown;
  /** @type {Record<string, () => unknown>} */
  const commands = {
    why: () =>
      rest.length
        ? void acts.askAbout(/^\d+$/.test(rest[0]) ? (moves[Number(rest[0]) - 1] ?? rest.join(" ")) : rest.join(" "))
        : say("terminal-why-what"),
    undo: () => void acts.undo(rest[0] === "all"),
    confirm: () => void acts.confirm(),
    do: () => void acts.doPinned(),
    cancel: () => void acts.putDown(),
    city: () => cityList(scene),
    row: () => rowList(scene),
    board: () => boardList(scene),
    players: () => playerList(scene),
    score: () => {
      void acts.score();
      return "score";
    },
    recap: () => void acts.recap(),
    log: () =>
      html`<ol>
        ${state.log.map((each) => html`<li>${lineWords(each)}</li>`)}
      </ol>`,
    hint: () => void acts.hint(),
    save: () => void files.save(),
    load: () => void files.load(),
    help: () =>
      html`<p>${say("help-intro")}</p>
        <p>${say("text-help", { commands: COMMANDS.join(", ") })}</p>`,
  };
  return commands[word] ? commands[word]() : void acts.askAbout(text);
}
