// The page to learn the game: six steps, the lessons, and a first game against a bot.

import { cityTile, icon, medal, rowCard, sign, workerCard } from "../art/index.js";
import { html, nothing } from "../vendor/lit-html.js";
import { get } from "../lib/api.js";
import { buttonIcon } from "../lib/button_icons.js";
import { finishedLessons } from "../lib/finished_lessons.js";
import { Task } from "../lib/forms.js";
import { errorAlert, openPage } from "../lib/page.js";
import * as urls from "../lib/urls.js";
import { currentTexts, say } from "../lib/texts.js";
import { begin, beginFirstGame, lessons } from "../table/model/lesson.js";

/** @typedef {import("../art/types.js").Edition} Edition */

const start = new Task(() => redraw());
const loading = new Task(() => redraw());
/** @type {Edition | null} */
let edition = null;
/** @type {import("../table/model/lesson.js").Lesson[]} */
let allLessons = [];

/** Two cards whose streets meet.
 * @param {Edition["cards"]} cards */
const neighbours = (cards) => [
  cards.filter(({ edges }) => edges.east === "street")[0],
  cards.filter(({ edges }) => edges.west === "street")[1],
];

/** The picture of each step.
 * @type {Record<string, (edition: Edition) => unknown>} */
const PICTURES = {
  town: ({ cards }) => neighbours(cards).map((card, place) => cityTile(card, { owner: ["purple", "yellow"][place] })),
  work: ({ workers }) => workers.slice(0, 2).map((card, place) => workerCard(card, place + 1, "purple")),
  resources: () => ["wood", "clay", "stone", "crystal"].map((name) => icon(name)),
  build: ({ cards }) => [cards[5], cards[9]].map((card) => rowCard(card, { name: currentTexts().card(card.id) })),
  guilds: ({ guilds }) => Object.entries(guilds).map(([guild, [first]]) => medal(first, guild)),
  end: () => ["neighbours", "row", "column", "diamonds"].map((name) => sign(name)),
};

const firstGame = () => start.run(beginFirstGame);

const finishedSign = () =>
  html`<span class="finished" title=${say("learn-finished")}
    >${buttonIcon("check")}<span class="unseen">${say("learn-finished")}</span></span
  >`;

const lessonPanel = (finished = finishedLessons()) =>
  html`<section class="panel lessons">
    <h2>${say("learn-lessons")}</h2>
    <p>${say("learn-lessons-about")}</p>
    <ol class="acts">
      ${allLessons.map(
        (lesson, place) =>
          html`<li>
            <button
              class="button"
              data-lesson=${lesson.id}
              ?disabled=${start.busy}
              @click=${() => start.run(() => begin(lesson))}
            >
              <span aria-hidden="true">${place + 1}</span> ${say(lesson.title)}
              ${finished.includes(lesson.id) ? finishedSign() : nothing}
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
    ${allLessons.length ? lessonPanel() : ""}
    <section class="panel lessons">
      <h2>${say("web-puzzles")}</h2>
      <p>${say("web-puzzles-note")}.</p>
      <p class="acts"><a class="button" href=${urls.puzzles()}>${say("web-puzzles")}</a></p>
    </section>
    <section class="panel first-game">
      <h2>${say("learn-first")}</h2>
      <p>${say("learn-first-text")}</p>
      <p class="acts">
        <button class="button primary huge" @click=${firstGame} ?disabled=${start.busy}>
          ${say(start.busy ? "web-dealing" : "learn-first-do")}
        </button>
        <a class="button" href=${urls.rules()}>${say("web-rules")}</a
        ><a class="button" href=${urls.cards()}>${say("web-cards")}</a>
      </p>
      ${errorAlert(start.error ?? loading.error)}
    </section>`;

let redraw = () => {};
redraw = await openPage({
  title: "web-learn",
  draw,
  onLanguage: () => currentTexts().atTable([], edition),
});
await loading.run(async () => {
  [edition, allLessons] = await Promise.all([get("api/editions/reconstruction"), lessons()]);
  currentTexts().atTable([], edition);
});
