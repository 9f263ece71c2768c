// The score walk: the lines of the score one by one, while totals grow. The server sends which cells each line counted.

import { delays } from "../../lib/delays.js";

/** @typedef {import("../../lib/types.js").Score} Score @typedef {import("../../types/wire.js").ScoreLineView} ScoreLine @typedef {import("../../lib/types.js").View} View @typedef {import("../../lib/types.js").Edition} Edition */
/** @typedef {{score: Score, view: View, edition: Edition, names: string[], colours: string[]}} Scored @typedef {{player: number, line: ScoreLine}} Step */

/** What gives points, in the order in which it is counted (SCORE-1). */
export const CATEGORIES = /** @type {const} */ (["buildings", "square", "characters", "board"]);

/** @param {ScoreLine} line @returns {typeof CATEGORIES[number]} */
export function categoryOf({ source, cell }) {
  if (source === "board") return "board";
  if (source === "main-square") return "square";
  return cell ? "buildings" : "characters";
}

/** Category by category: the first line of every player, then the second, so that the totals grow side by side.
 * @param {Score} score @returns {Step[]} */
function stepsOf({ players }) {
  const ofPlayer = (/** @type {typeof CATEGORIES[number]} */ category, /** @type {number} */ player) =>
    players[player].lines.filter((line) => categoryOf(line) === category && (line.points || category !== "board"));
  return CATEGORIES.flatMap((category) => {
    const lines = players.map((_, player) => ofPlayer(category, player));
    const rounds = Array.from({ length: Math.max(...lines.map(({ length }) => length)) }, (_, round) => round);
    return rounds.flatMap((round) => lines.flatMap((own, player) => (own[round] ? { player, line: own[round] } : [])));
  });
}

/** A point of the walk. It never changes: every step is a new object. */
export class ScoreWalk {
  /** @param {Scored} scored @param {number} at the step that is shown; after the last one the result is @param {boolean} isRunning whether the next step follows by a timer */
  constructor(scored, at = 0, isRunning = false, steps = stepsOf(scored.score)) {
    this.scored = scored;
    this.steps = steps;
    this.at = Math.max(0, Math.min(at, steps.length));
    this.isRunning = isRunning && !this.isOver;
  }

  get isOver() {
    return this.at >= this.steps.length;
  }

  /** @param {number} at @param {boolean} isRunning */
  to(at, isRunning = false) {
    return new ScoreWalk(this.scored, at, isRunning, this.steps);
  }

  next() {
    return this.to(this.at + 1, this.isRunning);
  }

  end() {
    return this.to(this.steps.length);
  }

  /** Milliseconds until the next step. */
  get delay() {
    return Math.min(delays.scoreLine, delays.scoreWalk / Math.max(1, this.steps.length));
  }

  /** The lines so far. */
  get past() {
    return this.steps.slice(0, this.at + 1);
  }

  /** The points of each player so far. */
  get sums() {
    const points = (/** @type {number} */ player) =>
      this.past.filter((step) => step.player === player).map(({ line }) => line.points);
    return this.scored.names.map((_, player) => points(player).reduce((sum, each) => sum + each, 0));
  }

  get sound() {
    if (this.isOver) return "fanfare";
    return this.isRunning && this.steps[this.at].line.points ? "coin" : undefined;
  }

  /** What is marked on the table: the card of the line and what it counts, and the points of the buildings so far. */
  marks() {
    const cityPoints = new Map(
      this.past.flatMap(({ line }) => (categoryOf(line) === "buildings" ? [[String(line.cell), line.points]] : [])),
    );
    return { points: this.sums, cityPoints, ...this.#markedTargets() };
  }

  /** @returns {{selection: string[], countedTargets: Set<string>}} */
  #markedTargets() {
    if (this.isOver) return { selection: [], countedTargets: new Set() };
    const { player, line } = this.steps[this.at];
    if (line.source === "board") {
      const resources = resourcesOf(this.scored.view, player);
      return { selection: [], countedTargets: new Set(resources.map((resource) => `resource:${resource}`)) };
    }
    const countedTargets = new Set(line.counted.map((cell) => `cell:${cell.join()}`));
    return { selection: line.cell ? [`cell:${line.cell.join()}`] : [`character:${line.source}`], countedTargets };
  }
}

/** Resources with workers of a player.
 * @param {View} view @param {number} player */
const resourcesOf = (view, player) =>
  Object.keys(view.board).filter((resource) => Object.values(view.board[resource]).some((workers) => workers[player]));

/** Show the next step of a running walk after its delay; a hidden page waits.
 * @param {ScoreWalk | null} walk @param {() => ScoreWalk | null} current @param {(walk: ScoreWalk) => void} show */
export function schedule(walk, current, show) {
  if (!walk?.isRunning) return;
  const step = () => {
    if (current() !== walk) return;
    if (document.hidden) setTimeout(step, delays.scoreLine);
    else show(walk.next());
  };
  setTimeout(step, walk.delay);
}
