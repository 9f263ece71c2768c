// The page of the puzzles: that of the day, and all of them by theme and difficulty.

import { html, nothing } from "../vendor/lit-html.js";
import { buttonIcon } from "../lib/button_icons.js";
import { Task } from "../lib/forms.js";
import { errorAlert, openPage } from "../lib/page.js";
import { beginPuzzle, nextPuzzle, puzzleList, puzzleOfDay, solvedPuzzles } from "../lib/puzzles.js";
import { say } from "../lib/texts.js";

/** @typedef {import("../lib/puzzles.js").PuzzleLine} PuzzleLine */

const THEMES = ["placement", "chain", "steal", "tempo", "answer", "last"];
const start = new Task(() => redraw());
const loading = new Task(() => redraw());
/** @type {import("../lib/puzzles.js").PuzzleList} */
let list = { puzzles: [], step: 1 };

/** @param {PuzzleLine} puzzle */
const begin = (puzzle) => start.run(() => beginPuzzle(puzzle));

/** @param {PuzzleLine[]} puzzles @param {Set<string>} solved */
const solvedOf = (puzzles, solved) =>
  say("puzzles-count", { solved: puzzles.filter(({ id }) => solved.has(id)).length, count: puzzles.length });

/** @param {Set<string>} solved */
function today(solved) {
  const puzzle = puzzleOfDay(list, Date.now());
  return html`<section class="panel today" aria-labelledby="today">
    <h2 id="today">${say("puzzles-today")}</h2>
    <p>
      ${say("puzzles-today-about")}
      <b>${say(`puzzle-theme-${puzzle.theme}`)}, ${say("puzzles-difficulty", { difficulty: puzzle.difficulty })}</b>
      ${solved.has(puzzle.id) ? solvedSign() : nothing}
    </p>
    <p class="acts">
      <button class="button primary huge" data-puzzle=${puzzle.id} ?disabled=${start.busy} @click=${() => begin(puzzle)}>
        ${say("puzzles-today-do")}
      </button>
      ${nextButton(nextPuzzle(list.puzzles, -1))}
    </p>
    ${errorAlert(start.error)}
  </section>`;
}

/** @param {PuzzleLine | undefined} puzzle */
const nextButton = (puzzle) =>
  puzzle
    ? html`<button class="button next" ?disabled=${start.busy} @click=${() => begin(puzzle)}>${say("puzzles-next-do")}</button>`
    : nothing;

const solvedSign = () =>
  html`<span class="solved">${buttonIcon("check")}<span class="unseen">${say("puzzles-solved")}</span></span>`;

/** @param {PuzzleLine} puzzle @param {Set<string>} solved */
function puzzleButton(puzzle, solved) {
  const number = list.puzzles.indexOf(puzzle) + 1;
  const isSolved = solved.has(puzzle.id);
  const name = say("puzzles-button", { number, difficulty: puzzle.difficulty, count: puzzle.players });
  return html`<li>
    <button
      class="button puzzle ${isSolved ? "is-solved" : ""}"
      title=${name}
      aria-label=${isSolved ? `${name}, ${say("puzzles-solved")}` : name}
      ?disabled=${start.busy}
      @click=${() => begin(puzzle)}
    >
      ${number}${isSolved ? buttonIcon("check") : nothing}
    </button>
  </li>`;
}

/** @param {PuzzleLine[]} puzzles @param {Set<string>} solved */
const rows = (puzzles, solved) =>
  [...new Set(puzzles.map(({ difficulty }) => difficulty))].map(
    (difficulty) =>
      html`<h3>${say("puzzles-difficulty", { difficulty })}</h3>
        <ul class="puzzles">
          ${puzzles.filter((puzzle) => puzzle.difficulty === difficulty).map((puzzle) => puzzleButton(puzzle, solved))}
        </ul>`,
  );

/** @param {string} theme @param {Set<string>} solved */
function themePanel(theme, solved) {
  const puzzles = list.puzzles.filter((puzzle) => puzzle.theme === theme);
  if (!puzzles.length) return nothing;
  return html`<section class="panel theme" id=${theme} aria-labelledby="theme-${theme}">
    <h2 id="theme-${theme}">${say(`puzzle-theme-${theme}`)}</h2>
    <p>${say(`puzzle-about-${theme}`)} <span class="note">${solvedOf(puzzles, solved)}</span></p>
    ${rows(puzzles, solved)}
  </section>`;
}

function draw() {
  const solved = new Set(solvedPuzzles());
  return html`<h1>${say("puzzles-heading")}</h1>
    <p>${say("puzzles-about")}</p>
    ${list.puzzles.length ? [today(solved), html`<p class="note">${say("puzzles-difficulty-about")}</p>`] : nothing}
    ${errorAlert(loading.error)} ${THEMES.map((theme) => themePanel(theme, solved))}`;
}

/** Go to the theme that the address names, which was not drawn when the page was opened. */
function showTheme() {
  const theme = location.hash.slice(1);
  if (THEMES.includes(theme)) document.getElementById(theme)?.scrollIntoView();
}

let redraw = () => {};
redraw = await openPage({ title: "web-puzzles", draw });
await loading.run(async () => {
  list = await puzzleList();
});
showTheme();
