// The replay viewer: a game move by move. It needs no server, so that it works in a saved file.

import { html, nothing } from "../../vendor/lit-html.js";
import { onValue, optionList } from "../../lib/forms.js";
import { inTextField } from "../../lib/keys.js";
import { playerNames, recordSeats } from "../../lib/player_names.js";
import { prefersReducedMotion, settings } from "../../lib/settings.js";
import { buttonIcon } from "../../lib/button_icons.js";
import { currentTexts, say } from "../../lib/texts.js";
import { scorePanel } from "./score_panel.js";
import { schedule, ScoreWalk } from "./score_walk.js";
import { changesBetween } from "../../table/model/changes.js";
import { cityGrid } from "../../table/view/city.js";
import { guildPiles } from "../../table/view/guilds.js";
import { playerCards } from "../../table/view/players.js";
import { sound } from "../../table/view/sound.js";
import { resourcesBoard } from "../../table/view/board.js";
import { buildingsRow } from "../../table/view/row.js";
import { newScene } from "../../table/view/scene.js";
import { Stage } from "../../table/view/stage.js";

/** @typedef {import("../../lib/types.js").Replay} Replay @typedef {import("../../types/wire.js").PlyView} PlyView @typedef {import("../../types/wire.js").LogLine} LogLine */

const PACES = /** @type {const} */ ([2000, 1200, 600]);

export class ReplayViewer {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Replay} replay @param {number} ply @param {{redraw: () => void, onMove: (ply: number) => void, actions: (viewer: ReplayViewer) => unknown}} page */
  constructor(replay, ply, page) {
    this.replay = replay;
    this.page = page;
    /** The first ply of each turn; the set-up is the first turn. */
    this.turns = replay.plies
      .map(({ turn }, ply) => ({ turn, ply }))
      .filter(({ turn, ply }) => turn !== replay.plies[ply - 1]?.turn);
    this.isPlaying = false;
    this.pace = 1;
    this.ply = Math.max(0, Math.min(ply, this.last));
    /** @type {ScoreWalk | null} */
    this.walk = null;
    /** Takes the place of the log.
     * @type {import("../review/panel.js").ReviewPanel | null} */
    this.review = null;
    /** @type {Stage | null} */
    this.stage = null;
    this.useTexts();
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** The players in the present language. */
  get names() {
    return playerNames(this.replay.names);
  }

  useTexts() {
    currentTexts().atTable(this.names, this.replay.edition);
  }

  get last() {
    return this.replay.plies.length - 1;
  }

  get turnIndex() {
    return this.turns.findLastIndex(({ ply }) => ply <= this.ply);
  }

  get now() {
    return this.replay.plies[this.ply];
  }

  /** @param {number} ply */
  go(ply) {
    this.ply = Math.max(0, Math.min(ply, this.last));
    this.walk = null;
    if (this.ply === this.last) this.#stop();
    this.page.onMove(this.ply);
    this.page.redraw();
    this.#scrollLog();
  }

  /** Scroll the log, but not the page. */
  #scrollLog() {
    const log = document.querySelector(".replay-log ol");
    const line = /** @type {HTMLElement | null} */ (log?.querySelector(".now"));
    if (log && line)
      log.scrollTo({ top: line.offsetTop - log.clientHeight / 2, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }

  /** Fit the city into its stage; call it after every redraw. */
  layOut() {
    const element = /** @type {HTMLElement | null} */ (document.querySelector(".replay .stage"));
    if (!element) return;
    if (this.stage?.element !== element) {
      this.stage = new Stage(element, () => {});
      this.#scrollLog();
    }
    const marked = this.review && !this.walk ? this.review.markedCells(this.ply) : [];
    this.stage.showCells([...this.now.view.city.map(([cell]) => cell), ...marked]);
  }

  /** @param {number} step turns forward or back */
  turn(step) {
    const place = this.turnIndex;
    const isAtStart = this.turns[place].ply === this.ply;
    const target = step < 0 && !isAtStart ? place : place + step;
    this.go(target >= this.turns.length ? this.last : (this.turns[Math.max(0, target)]?.ply ?? 0));
  }

  play = () => {
    if (this.isPlaying) return this.#stop(true);
    this.isPlaying = true;
    if (this.ply === this.last) this.ply = 0;
    this.#tick();
    this.page.redraw();
  };

  #tick() {
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      this.go(this.ply + 1);
      if (this.isPlaying) this.#tick();
    }, PACES[this.pace]);
  }

  #stop(redraw = false) {
    this.isPlaying = false;
    clearTimeout(this.#timer);
    if (redraw) this.page.redraw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || inTextField(event.target) || document.querySelector("dialog[open]"))
      return;
    if (event.target instanceof HTMLInputElement && event.target.type === "range" && event.key !== "p") return;
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowLeft: () => this.go(this.ply - 1),
      ArrowRight: () => this.go(this.ply + 1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      PageUp: () => this.turn(-1),
      PageDown: () => this.turn(1),
      p: this.play,
      ...(this.walk && !this.walk.isOver ? { Escape: () => this.walk && this.#showWalk(this.walk.end()) } : {}),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  openWalk = () => {
    const { score, edition, colours, plies } = this.replay;
    const { names } = this;
    this.go(this.last);
    const walk = new ScoreWalk({ score, edition, names, colours, view: plies[this.last].view });
    this.#showWalk(prefersReducedMotion() ? walk.end() : walk.to(0, true));
    requestAnimationFrame(() => document.querySelector(".walk")?.scrollIntoView({ block: "nearest" }));
  };

  /** @param {ScoreWalk} walk */
  #showWalk = (walk) => {
    this.walk = walk;
    sound(walk.sound);
    schedule(walk, () => this.walk, this.#showWalk);
    this.page.redraw();
  };

  scene() {
    const { replay, now } = this;
    const changedTargets = this.walk ? new Set() : changesBetween(replay.plies[this.ply - 1]?.view, now.view);
    const marks = this.walk?.marks() ?? this.review?.marks(this.ply) ?? {};
    return newScene(
      /** @type {any} */ ({
        view: now.view,
        edition: replay.edition,
        names: this.names,
        seats: recordSeats(replay.names),
        colours: replay.colours,
        points: now.points,
        changedTargets,
        ...(settings().coordinates ? { coordinates: "all" } : {}),
        ...marks,
      }),
    );
  }

  draw() {
    const scene = this.scene();
    const stage = this.walk ? (this.walk.isOver ? "walking scored" : "walking") : this.review ? "reviewing" : "";
    return html`<div class="replay table-body ${stage}">
      <div class="replay-players">${playerCards(scene)}</div>
      <div class="replay-city" role="group" aria-label=${say("region-city")}>
        <div class="stage">${cityGrid(scene)}</div>
      </div>
      ${this.walk ? scorePanel(this.walk, { show: this.#showWalk, actions: this.page.actions(this) }) : (this.review?.draw() ?? this.#log())}
      <div class="replay-table">${buildingsRow(scene)} ${resourcesBoard(scene)} ${guildPiles(scene)}</div>
      ${this.#controls()}
    </div>`;
  }

  #controls() {
    const place = this.turnIndex;
    const [isFirst, isLast] = [this.ply === 0, this.ply === this.last];
    const { turn } = this.turns[place];
    const where = say(turn ? "replay-where" : "replay-set-up", { turn, ply: this.ply, plies: this.last });
    return html`<div class="replay-controls" role="group" aria-label=${say("replay-controls")}>
      <div class="replay-buttons">
        ${this.#button("first", () => this.go(0), isFirst)} ${this.#button("turn-back", () => this.turn(-1), isFirst)}
        ${this.#button("back", () => this.go(this.ply - 1), isFirst)}
        ${this.#button(this.isPlaying ? "pause" : "play", this.play, false)}
        ${this.#button("forward", () => this.go(this.ply + 1), isLast)}
        ${this.#button("turn-forward", () => this.turn(1), isLast)} ${this.#button("last", () => this.go(this.last), isLast)}
      </div>
      <input
        class="replay-slider"
        type="range"
        min="0"
        max=${this.turns.length - 1}
        step="1"
        .value=${String(place)}
        aria-label=${say("replay-turn")}
        aria-valuetext=${where}
        @input=${onValue((turn) => this.go(this.turns[Number(turn)].ply))}
      />
      <p class="replay-where">${where}</p>
      <label class="replay-pace"
        ><span class="unseen">${say("replay-pace")}</span
        ><select @change=${onValue((pace) => (this.pace = Number(pace)))}>
          ${optionList([...PACES.keys()], this.pace, (pace) => say(`replay-pace-${pace}`))}
        </select></label
      >
      <div class="replay-more">
        ${this.replay.score.winner === null || this.walk ? nothing : html`<button class="button" @click=${this.openWalk}>${say("score-heading")}</button>`}
        ${this.walk ? html`<button class="button" @click=${() => this.go(this.last)}>${say("replay-log")}</button>` : this.page.actions(this)}
      </div>
    </div>`;
  }

  /** @param {"first" | "turn-back" | "back" | "play" | "pause" | "forward" | "turn-forward" | "last"} name @param {() => void} act @param {boolean} isOff */
  #button = (name, act, isOff) =>
    html`<button
      class="tool ${name}"
      aria-label=${say(`replay-${name}`)}
      title=${say(`replay-${name}`)}
      aria-disabled=${String(isOff)}
      @click=${act}
    >
      ${buttonIcon(name)}
    </button>`;

  /** The Tab key stops at one entry only: that of the position, which the keys of the replay change. */
  #log() {
    const plies = this.replay.plies.slice(1);
    const stop = plies.findLast((ply) => ply.ply <= this.ply && entryLines(ply).length) ?? plies[0];
    return html`<section class="replay-log panel" aria-labelledby="replay-log">
      <h2 id="replay-log">${say("replay-log")}</h2>
      <p class="unseen" role="status">${this.now.log.map(sentence).join(" ")}</p>
      <ol>
        ${plies.map((ply) => this.#entry(ply, ply === stop))}
      </ol>
    </section>`;
  }

  /** @param {PlyView} ply @param {boolean} isStop */
  #entry(ply, isStop) {
    const isNow = ply.ply === this.ply;
    const ahead = ply.ply > this.ply ? "ahead" : "";
    const lines = entryLines(ply);
    const turns = ply.log.filter((line) => line.message === "log-turn");
    return html`${
      lines.length
        ? html`<li class="${isNow ? "now" : ""} ${ahead}">
            <button
              class="entry"
              tabindex=${isStop ? 0 : -1}
              aria-current=${isNow ? "step" : nothing}
              @click=${() => this.go(ply.ply)}
            >
              ${lines.map(sentence).join(" ")}
            </button>
          </li>`
        : nothing
    }${turns.map((line) => html`<li class="turn-line ${ahead}">${sentence(line)}</li>`)}`;
  }
}

/** @param {PlyView} ply */
const entryLines = ({ log }) => log.filter(({ message }) => message !== "log-turn");

/** @param {LogLine} line */
const sentence = (line) => say(line.message, line.facts);
