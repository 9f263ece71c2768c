// A puzzle at the table: the answer is played, and any other move is answered by what follows from it. Loaded only for a puzzle.

import { get, ROOT } from "../lib/api.js";
import { beginPuzzle, nextPuzzle, puzzleList, storeSolved } from "../lib/puzzles.js";
import { loadMoreTexts, say } from "../lib/texts.js";
import * as urls from "../lib/urls.js";
import { html } from "../vendor/lit-html.js";
import { noteProblem } from "./model/notes.js";
import { frameOf } from "./view/frame.js";
import { moveWords } from "./view/words.js";

/** @typedef {import("./model/state.js").State} State @typedef {import("../types/wire.js").PuzzleView} PuzzleView @typedef {import("../types/wire.js").PuzzleAnswer} PuzzleAnswer */

/** The move tried last with its words, and how far the solver is.
 * @typedef {{tried: {move: PuzzleAnswer, words: string} | null, isSolved: boolean, isShown: boolean}} Progress */

export class TablePuzzle {
  /** @param {PuzzleView} view @param {import("../lib/puzzles.js").PuzzleLine[]} puzzles @param {Progress} progress */
  constructor(view, puzzles, progress = { tried: null, isSolved: false, isShown: false }) {
    this.view = view;
    this.puzzles = puzzles;
    this.progress = progress;
    this.place = puzzles.findIndex(({ id }) => id === view.id);
  }

  get player() {
    return this.view.player;
  }

  /** @param {Partial<Progress>} changes */
  after(changes) {
    return new TablePuzzle(this.view, this.puzzles, { ...this.progress, ...changes });
  }

  /** The move that is to be pointed out.
   * @param {State} state */
  pointedMove({ table }) {
    return this.progress.isShown && table?.ply === 0 ? this.view.moves[0].move : null;
  }

  /** Whether a move is played; a wrong one is answered instead.
   * @param {State} state @param {string} text */
  accepts(state, text) {
    if (state.table?.ply) return true;
    const move = this.view.moves.find((each) => each.move === text);
    if (!move) return true;
    const isSolved = move === this.view.moves[0];
    const puzzle = this.after({ tried: { move, words: wordsOf(state, text) }, isSolved });
    if (isSolved && !this.progress.isShown) storeSolved(this.view.id);
    state.change(isSolved ? { puzzle } : { puzzle, selection: [], pin: null, hoverTarget: null });
    return isSolved;
  }

  /** @param {State} state @param {string} act */
  async press(state, act) {
    if (act === "solution") {
      const [answer] = this.view.moves;
      const tried = { move: answer, words: wordsOf(state, answer.move) };
      return state.change({ puzzle: this.after({ tried, isShown: true }) });
    }
    const next = nextPuzzle(this.puzzles, this.place, this.view.theme) ?? nextPuzzle(this.puzzles, this.place);
    try {
      location.assign(next ? await beginPuzzle(next) : urls.puzzles());
    } catch (error) {
      noteProblem(state, error);
    }
  }

  /** @param {State} state */
  strip(state) {
    const title = say("puzzle-title", {
      number: this.place + 1,
      count: this.puzzles.length,
      theme: say(`puzzle-theme-${this.view.theme}`),
      difficulty: this.view.difficulty,
    });
    const isOpen = !this.progress.isSolved && !this.progress.isShown;
    return html`<section class="lesson puzzle" aria-label=${title}>
      <b>${title}</b>
      <p role="status" tabindex="0">${this.words()}</p>
      <div class="puzzle-acts">${isOpen ? solutionButton(!state.choices) : nextLinks()}</div>
    </section>`;
  }

  /** What the puzzle asks, or what follows from the move tried last. */
  words() {
    const { tried, isSolved, isShown } = this.progress;
    if (!tried) return say("puzzle-ask", { player: this.player });
    const { move, words } = tried;
    const [answer, ...others] = this.view.moves;
    const second = Math.max(...others.map(({ chance }) => chance));
    const more = [
      ...move.reasons.map(({ message, facts }) => say(message, facts)),
      ...move.reply.map(({ message, facts }) => say("puzzle-reply", { said: say(message, facts) })),
    ];
    if (move !== answer)
      return [say("puzzle-wrong", { words, chance: move.chance, best: answer.chance }), ...more, say("puzzle-again")].join(" ");
    const message = isSolved && !isShown ? "puzzle-right" : "puzzle-solution";
    return [say(message, { words, chance: move.chance, second }), ...more].join(" ");
  }
}

/** @param {boolean} isDisabled */
const solutionButton = (isDisabled) =>
  html`<button class="main" data-act="puzzle" data-puzzle="solution" ?disabled=${isDisabled}>
    ${say("puzzle-solution-do")}
  </button>`;

const nextLinks = () =>
  html`<button class="main" data-act="puzzle" data-puzzle="next">${say("puzzle-next-do")}</button
    ><a class="main" href=${urls.puzzles()}>${say("puzzles-all")}</a>`;

/** @param {State} state @param {string} text of a legal move */
function wordsOf(state, text) {
  const frame = frameOf(state);
  const option = frame?.situation.options.find(({ move }) => move.text === text);
  return frame && option ? moveWords(frame.scene, option.move, option.preview) : text;
}

/** A style sheet that other tables do not need. @param {string} path @returns {Promise<unknown>} */
function loadStyles(path) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(path, ROOT).href });
  document.head.append(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}

/** @param {string} id */
export async function loadPuzzle(id) {
  const [view, { puzzles }] = await Promise.all([
    get(`api/puzzles/${encodeURIComponent(id)}`),
    puzzleList(),
    loadMoreTexts("puzzles", "explain"),
    loadStyles("css/table-puzzle.css"),
  ]);
  return new TablePuzzle(view, puzzles);
}
