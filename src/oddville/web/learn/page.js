// Learn the game: its idea in a minute, with the real cards, and a first game with a patient bot.

import { cityTile, icon, medal, rowCard, sign, workerCard } from "../art/index.js";
import { html } from "../vendor/lit-html.js";
import { get, newKey, post } from "../lib/api.js";
import { openPage, trouble } from "../lib/page.js";
import * as places from "../lib/places.js";
import { settings } from "../lib/settings.js";
import { current, say } from "../lib/texts.js";
import { sitDown } from "../setup/wish.js";
import { begin, lessons } from "../table/lesson.js";

/** @typedef {import("../art/types.js").Edition} Edition */

const key = newKey();
let busy = false;
/** @type {unknown} */
let problem = null;
/** @type {Edition | null} */
let edition = null;
/** @type {import("../table/lesson.js").Lesson[]} */
let taught = [];

/** Two cards whose streets meet.
 * @param {Edition["cards"]} cards */
const neighbours = (cards) => [
  cards.filter(({ edges }) => edges.east === "street")[0],
  cards.filter(({ edges }) => edges.west === "street")[1],
];

/** What each step shows, from the cards of the edition.
 * @type {Record<string, (edition: Edition) => unknown>} */
const PICTURES = {
  town: ({ cards }) => neighbours(cards).map((card, place) => cityTile(card, { owner: ["purple", "yellow"][place] })),
  work: ({ workers }) => workers.slice(0, 2).map((card, place) => workerCard(card, place + 1, "purple")),
  resources: () => ["wood", "clay", "stone", "crystal"].map((name) => icon(name)),
  build: ({ cards }) => [cards[5], cards[9]].map((card) => rowCard(card, { name: current().card(card.id) })),
  guilds: ({ guilds }) => Object.entries(guilds).map(([guild, [first]]) => medal(first, guild)),
  end: () => ["neighbours", "row", "column", "diamonds"].map((name) => sign(name)),
};

async function firstGame() {
  if (busy) return;
  [busy, problem] = [true, null];
  redraw();
  try {
    const seats = [
      { kind: "here", name: settings().name },
      { kind: "bot", bot: "newcomer" },
    ];
    location.assign(sitDown(await post("api/tables", { seats, options: { pace: "slow", hints: true }, key }), seats));
  } catch (error) {
    [busy, problem] = [false, error];
    redraw();
  }
}

/** @param {import("../table/lesson.js").Lesson} lesson */
async function beginLesson(lesson) {
  if (busy) return;
  [busy, problem] = [true, null];
  redraw();
  try {
    location.assign(await begin(lesson));
  } catch (error) {
    [busy, problem] = [false, error];
    redraw();
  }
}

const lessonList = () =>
  html`<section class="panel lessons">
    <h2>${say("learn-lessons")}</h2>
    <p>${say("learn-lessons-about")}</p>
    <ol class="acts">
      ${taught.map(
        (lesson, place) =>
          html`<li>
            <button class="button" data-lesson=${lesson.id} ?disabled=${busy} @click=${() => beginLesson(lesson)}>
              <span aria-hidden="true">${place + 1}</span> ${say(lesson.title)}
            </button>
          </li>`,
      )}
    </ol>
  </section>`;

/** @param {string} name @param {number} place */
const step = (name, place) =>
  html`<li class="step step-${name}">
    <div class="step-picture">${edition ? PICTURES[name](edition) : ""}</div>
    <div>
      <h2><span class="step-number" aria-hidden="true">${place + 1}</span> ${say(`learn-${name}`)}</h2>
      <p>${say(`learn-${name}-text`)}</p>
    </div>
  </li>`;

const draw = () =>
  html`<h1>${say("learn-heading")}</h1>
    <p>${say("learn-about")}</p>
    <ol class="steps">
      ${Object.keys(PICTURES).map(step)}
    </ol>
    ${taught.length ? lessonList() : ""}
    <section class="panel first-game">
      <h2>${say("learn-first")}</h2>
      <p>${say("learn-first-text")}</p>
      <p class="acts">
        <button class="button primary huge" @click=${firstGame} ?disabled=${busy}>
          ${say(busy ? "web-dealing" : "learn-first-do")}
        </button>
        <a class="button" href=${places.rules()}>${say("web-rules")}</a
        ><a class="button" href=${places.cards()}>${say("web-cards")}</a>
      </p>
      ${trouble(problem)}
    </section>`;

let redraw = () => {};
redraw = await openPage({
  title: "web-learn",
  draw,
  onLanguage: () => current().atTable([], edition),
});
try {
  [edition, taught] = await Promise.all([get("api/editions/reconstruction"), lessons()]);
  current().atTable([], edition);
  redraw();
} catch (error) {
  problem = error;
  redraw();
}
