// The review of a game beside its replay: progress while it is computed, then graph, decisions, turning points and luck.

import { ApiError, get, post, postForResponse } from "../../lib/api.js";
import { myTable } from "../../lib/my_tables.js";
import { errorAlert } from "../../lib/page.js";
import { ownName } from "../../lib/player_names.js";
import { storeReviewSummary } from "../../lib/review_summaries.js";
import { list, say } from "../../lib/texts.js";
import { newScene } from "../../table/view/scene.js";
import { readMove, waysOf } from "../../table/model/targets.js";
import { moveWords } from "../../table/view/words.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { decisionList } from "./decisions.js";
import { signedPercent } from "./figures.js";
import { chancesAt, chancesGraph } from "./graph.js";
import { luckPicture } from "./luck.js";

/** @typedef {import("../../types/wire.js").ReviewProgress} ReviewProgress @typedef {import("../../types/wire.js").ReviewView} ReviewView @typedef {import("../../types/wire.js").Moment} Moment @typedef {import("../../types/wire.js").Decision} Decision */
/** @typedef {import("../replay/viewer.js").ReplayViewer} ReplayViewer */
/** @typedef {"decisions" | "turning" | "luck"} Tab */
/** @typedef {{game: {table: string} | {record: string}, redraw: () => void, openBranch: () => void}} Page */

/** The texts of a review, in addition to those of the replay. */
export const TEXTS = ["review", "moves", "explain"];
const POLL_MS = 1000;
const SECONDS_IN_MINUTE = 60;
const TABS = /** @type {const} */ (["decisions", "turning", "luck"]);

export class ReviewPanel {
  /** @type {ReviewProgress | null} */
  progress = null;
  /** @type {ReviewView | null} */
  result = null;
  /** @type {unknown} */
  error = null;
  /** @type {Tab} */
  tab = "decisions";
  /** Whose decisions are listed. */
  player = 0;
  onlyMistakes = true;
  /** The ply under the pointer. @type {number | null} */
  hovered = null;
  isClosed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {ReplayViewer} viewer @param {Page} page */
  constructor(viewer, page) {
    this.viewer = viewer;
    this.page = page;
    void this.start();
  }

  /** Ask for the review: it begins, continues, or is there already. */
  start = async () => {
    this.error = null;
    this.isClosed = false;
    await this.#ask(() => post("api/reviews", this.page.game));
  };

  close = () => {
    this.isClosed = true;
    clearTimeout(this.#timer);
    if (this.progress) leave(this.progress);
    this.page.redraw();
  };

  /** @param {() => Promise<ReviewProgress>} request */
  async #ask(request) {
    try {
      this.#receive(await request());
    } catch (error) {
      if (error instanceof ApiError && error.error === "error-no-review") return this.start();
      this.error = error;
    }
    this.page.redraw();
  }

  /** @param {ReviewProgress} progress */
  #receive(progress) {
    this.progress = progress;
    if (progress.result) this.#show(progress.result);
    else if (this.isClosed) leave(progress);
    else if (["waiting", "running"].includes(progress.state))
      this.#timer = setTimeout(() => this.#ask(() => get(`api/reviews/${progress.key}`)), POLL_MS);
  }

  /** @param {ReviewView} result */
  #show(result) {
    const { judged } = result.review.settings;
    const own = "table" in this.page.game ? (myTable(this.page.game.table)?.seats ?? []) : [];
    this.result = result;
    this.player = own.find((seat) => judged.includes(seat)) ?? judged[0];
    this.onlyMistakes = this.hasMistakes(this.player);
    this.#keepSummary(result);
  }

  /** @param {ReviewView} result */
  #keepSummary({ review }) {
    const { names } = this.viewer.replay;
    const players = names.map((name, player) => {
      const found = review.summaries.find((summary) => summary.player === player);
      return found ? { name: ownName(name), grades: found.grades, kinds: found.kinds } : null;
    });
    const table = "table" in this.page.game ? this.page.game.table : null;
    storeReviewSummary({ key: review.key, table, at: Date.now(), players });
  }

  /** @returns {readonly Moment[]} */
  get moments() {
    return this.result?.review.moments ?? [];
  }

  /** @param {number} player */
  hasMistakes(player) {
    return this.moments.some((moment) => moment.player === player && moment.decision && this.isMistake(moment.decision));
  }

  /** @param {Decision} decision */
  isMistake({ grade }) {
    return this.result !== null && grade in this.result.thresholds;
  }

  /** The graded decision that is due after a ply.
   * @param {number} ply */
  decisionAfter(ply) {
    return this.moments[ply + 1]?.decision ?? null;
  }

  /** What is marked on the table: the best move, and the one that was played.
   * @param {number} ply */
  marks(ply) {
    const decision = this.decisionAfter(ply);
    if (!decision) return {};
    const { view } = this.viewer.replay.plies[ply];
    const targets = (/** @type {string} */ move) => waysOf(readMove(move), view).at(-1) ?? [];
    const best = readMove(decision.best);
    const build = best.kind === "build" ? { pinnedCell: best.cell, pinnedCard: best.card } : {};
    const played = decision.grade === "best" ? [] : targets(decision.played);
    return { selection: targets(decision.best), countedTargets: new Set(played), changedTargets: new Set(), ...build };
  }

  /** The cells of both moves, so that the stage shows them.
   * @param {number} ply @returns {[number, number][]} */
  markedCells(ply) {
    const decision = this.decisionAfter(ply);
    const cells = decision ? [decision.best, decision.played].map((move) => readMove(move).cell) : [];
    return cells.filter(Boolean).map((cell) => /** @type {[number, number]} */ (cell?.split(",").map(Number)));
  }

  /** A move in words, from the position before it.
   * @param {number} ply of the position @param {string} move */
  words(ply, move) {
    const { edition, colours, plies } = this.viewer.replay;
    const scene = newScene(/** @type {any} */ ({ view: plies[ply].view, edition, names: this.viewer.names, colours }));
    const previews = this.result?.previews.find((each) => each.ply === ply + 1);
    const preview = previews && [previews.played, previews.best].find((each) => each.move === move);
    return moveWords(scene, move, preview ?? null);
  }

  /** @param {number} ply of the position after the move */
  moveFacts(ply) {
    const { turn, player, move } = this.moments[ply];
    return { ply, turn, player, words: this.words(ply - 1, /** @type {string} */ (move)) };
  }

  /** @param {Tab} tab */
  #open(tab) {
    this.tab = tab;
    this.page.redraw();
  }

  draw() {
    return html`<section class="review panel" aria-labelledby="review-heading">
      <h2 id="review-heading">${say("review-panel")}</h2>
      ${errorAlert(this.error)} ${this.result ? this.#drawResult(this.result) : this.#drawProgress()}
    </section>`;
  }

  #drawProgress() {
    const { progress } = this;
    if (this.error) return this.#button("review-continue", this.start);
    if (!progress) return nothing;
    const isActive = ["waiting", "running"].includes(progress.state) && !this.isClosed;
    const words = say("review-progress", { done: progress.done, total: progress.total });
    return html`<p role="status">
        ${say(`review-${isActive ? progress.state : progress.state === "failed" ? "failed" : "stopped"}`)}
      </p>
      <progress max=${progress.total} value=${progress.done} aria-label=${say("review-panel")}></progress>
      <p>${words}<br />${isActive ? timeLeft(progress.seconds) : nothing}</p>
      <p>${isActive ? this.#button("review-stop", this.close) : this.#button("review-continue", this.start)}</p>`;
  }

  /** @param {string} message @param {() => unknown} act */
  #button = (message, act) => html`<button class="button" @click=${act}>${say(message)}</button>`;

  /** @param {ReviewView} result */
  #drawResult(result) {
    return html`<p class="unseen" role="status">${say("review-ready")}</p>
      ${chancesGraph(this)} ${this.#tabs()}
      <div class="review-body" role="tabpanel" id="review-body" aria-labelledby=${`review-tab-${this.tab}`} tabindex="0">
        ${this.tab === "luck" ? luckPicture(this, result.review) : this.tab === "turning" ? this.#turningPoints(result) : decisionList(this, result)}
      </div>`;
  }

  #tabs() {
    const names = { decisions: "review-tab-decisions", turning: "review-turning", luck: "review-tab-luck" };
    return html`<div class="review-tabs" role="tablist" aria-label=${say("review-panel")}>
      ${TABS.map(
        (tab) =>
          html`<button
            role="tab"
            class="review-tab"
            id=${`review-tab-${tab}`}
            aria-selected=${tab === this.tab ? "true" : "false"}
            aria-controls="review-body"
            @click=${() => this.#open(tab)}
          >
            ${say(names[tab])}
          </button>`,
      )}
    </div>`;
  }

  /** @param {ReviewView} result */
  #turningPoints({ review }) {
    return html`<ol class="turning-points">
        ${review.turning_points.map((point, place) => {
          const change = {
            player: point.player,
            before: Math.round(100 * point.before),
            after: Math.round(100 * point.after),
            luck: signedPercent(point.luck),
          };
          return html`<li>
            <button
              class="entry"
              aria-current=${this.viewer.ply === point.ply ? "step" : nothing}
              @click=${() => this.viewer.go(point.ply)}
            >
              <b class="turning-number" aria-hidden="true">${place + 1}</b> ${say("review-move", this.moveFacts(point.ply))}
              <span class="note">${say("review-turning-change", change)}</span>
            </button>
          </li>`;
        })}
      </ol>
      ${this.branchButton()}`;
  }

  branchButton = () => html`<p>${this.#button("replay-branch", this.page.openBranch)}</p>`;

  /** The chances at a ply in words. @param {number} ply */
  chanceWords(ply) {
    const words = chancesAt(this, ply).map((chance, player) => say("review-chance", { player, chance }));
    return say("review-chances", { turn: this.turnAt(ply), ply, chances: list(words) });
  }

  /** The turn of the position after a ply, as the replay counts it.
   * @param {number} ply */
  turnAt(ply) {
    return this.viewer.replay.plies[ply].turn;
  }
}

/** Tell the server that nobody waits here. If it does not hear of it, the review ends when nobody has asked for a while.
 * @param {ReviewProgress} progress */
const leave = ({ key }) => void postForResponse(`api/reviews/${key}/stop`, null).catch(() => null);

/** @param {number | null} seconds */
function timeLeft(seconds) {
  if (seconds === null) return nothing;
  if (seconds < SECONDS_IN_MINUTE) return say("review-seconds", { seconds });
  return say("review-minutes", { minutes: Math.round(seconds / SECONDS_IN_MINUTE) });
}
