// The replay viewer: a game move by move. It needs no server: the same viewer works in a file sent to a friend.

import { html, nothing } from "../vendor/lit-html.js";
import { inTextField } from "../lib/keys.js";
import { isCalm } from "../lib/settings.js";
import { sign } from "../lib/signs.js";
import { current, say } from "../lib/texts.js";
import { ScoreWalk } from "../score/walk.js";
import { changesBetween } from "../table/changes.js";
import { cityGrid } from "../table/city.js";
import { guildPiles } from "../table/guilds.js";
import { playerCards } from "../table/players.js";
import { resourcesBoard } from "../table/resources.js";
import { buildingsRow } from "../table/row.js";
import { newScene } from "../table/scene.js";
import { Stage } from "../table/stage.js";
import { turnAt, turnsOf } from "./positions.js";

/** @typedef {import("../lib/types.js").Replay} Replay @typedef {import("../lib/types.js").PlyView} PlyView @typedef {import("../lib/types.js").LogLine} LogLine */

const PACES = /** @type {const} */ ([2000, 1200, 600]);

/** A replay and where one looks at it. */
export class Viewer {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Replay} replay @param {number} ply @param {{redraw: () => void, moved: (ply: number) => void, acts: (viewer: Viewer) => unknown}} ways */
  constructor(replay, ply, ways) {
    this.replay = replay;
    this.ways = ways;
    this.turns = turnsOf(replay.plies);
    this.playing = false;
    this.pace = 1;
    this.ply = Math.max(0, Math.min(ply, this.last));
    /** @type {ScoreWalk | null} */
    this.walk = null;
    /** @type {Stage | null} */
    this.stage = null;
    current().atTable(replay.names, replay.edition);
    document.addEventListener("keydown", (event) => this.key(event));
  }

  get last() {
    return this.replay.plies.length - 1;
  }

  get now() {
    return this.replay.plies[this.ply];
  }

  /** @param {number} ply */
  go(ply) {
    this.ply = Math.max(0, Math.min(ply, this.last));
    this.walk = null;
    if (this.ply === this.last) this.#stop();
    this.ways.moved(this.ply);
    this.ways.redraw();
    this.#follow();
  }

  /** Bring the line of the log into view, without moving the page. */
  #follow() {
    const log = document.querySelector(".replay-log ol");
    const line = /** @type {HTMLElement | null} */ (log?.querySelector(".now"));
    if (log && line) log.scrollTo({ top: line.offsetTop - log.clientHeight / 2, behavior: isCalm() ? "auto" : "smooth" });
  }

  /** Lay the city anew; to be called after every drawing. */
  lay() {
    const element = /** @type {HTMLElement | null} */ (document.querySelector(".replay .stage"));
    if (!element) return;
    if (this.stage?.element !== element) {
      this.stage = new Stage(element, () => {});
      this.#follow();
    }
    const cells = this.now.view.city.map(([cell]) => cell);
    const columns = cells.map(([x]) => x);
    this.stage.show({
      left: Math.min(...columns) - 0.35,
      right: Math.max(...columns) + 0.35,
      top: 0,
      bottom: Math.max(...cells.map(([, y]) => y)) + 0.3,
    });
  }

  /** @param {number} step turns forward or back */
  turn(step) {
    const place = turnAt(this.turns, this.ply);
    const isAtStart = this.turns[place].ply === this.ply;
    const wanted = step < 0 && !isAtStart ? place : place + step;
    this.go(wanted >= this.turns.length ? this.last : (this.turns[Math.max(0, wanted)]?.ply ?? 0));
  }

  play = () => {
    if (this.playing) return this.#stop(true);
    this.playing = true;
    if (this.ply === this.last) this.ply = 0;
    this.#tick();
    this.ways.redraw();
  };

  #tick() {
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.ply + 1);
      if (this.playing) this.#tick();
    }, PACES[this.pace]);
  }

  #stop(redraw = false) {
    this.playing = false;
    clearTimeout(this.#timer);
    if (redraw) this.ways.redraw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || inTextField(event.target) || document.querySelector("dialog[open]"))
      return;
    if (event.target instanceof HTMLInputElement && event.target.type === "range" && event.key !== "p") return;
    /** @type {Record<string, () => void>} */
    const acts = {
      ArrowLeft: () => this.go(this.ply - 1),
      ArrowRight: () => this.go(this.ply + 1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      PageUp: () => this.turn(-1),
      PageDown: () => this.turn(1),
      p: this.play,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  openWalk = () => {
    const { score, edition, names, colours, plies } = this.replay;
    this.go(this.last);
    this.walk = new ScoreWalk({ score, edition, names, colours, view: plies[this.last].view }, this.ways.redraw);
    this.ways.redraw();
    requestAnimationFrame(() => document.querySelector(".walk")?.scrollIntoView({ block: "nearest" }));
  };

  /** What is drawn of the table now. */
  scene() {
    const { replay, now } = this;
    const fresh = this.walk ? new Set() : changesBetween(replay.plies[this.ply - 1]?.view, now.view);
    const marks = this.walk?.marks() ?? {};
    return newScene(
      /** @type {any} */ ({
        view: now.view,
        edition: replay.edition,
        names: replay.names,
        colours: replay.colours,
        points: now.points,
        fresh,
        ...marks,
      }),
    );
  }

  /** The whole viewer. */
  draw() {
    const scene = this.scene();
    return html`<div class="replay table-body ${this.walk ? "walking" : ""}">
      <div class="replay-players">${playerCards(scene)}</div>
      <div class="replay-city" role="group" aria-label=${say("region-city")}>
        <div class="stage">${cityGrid(scene)}</div>
      </div>
      ${this.walk ? this.walk.panel(this.ways.acts(this)) : this.#log()}
      <div class="replay-table">${buildingsRow(scene)} ${resourcesBoard(scene)} ${guildPiles(scene)}</div>
      ${this.#controls()}
    </div>`;
  }

  #controls() {
    const place = turnAt(this.turns, this.ply);
    const { turn } = this.turns[place];
    const where = say(turn ? "replay-where" : "replay-set-up", { turn, ply: this.ply, plies: this.last });
    return html`<div class="replay-controls" role="group" aria-label=${say("replay-controls")}>
      <div class="replay-buttons">
        ${this.#button("first", () => this.go(0), this.ply === 0)}
        ${this.#button("turn-back", () => this.turn(-1), this.ply === 0)}
        ${this.#button("back", () => this.go(this.ply - 1), this.ply === 0)}
        ${this.#button(this.playing ? "pause" : "play", this.play, false)}
        ${this.#button("forward", () => this.go(this.ply + 1), this.ply === this.last)}
        ${this.#button("turn-forward", () => this.turn(1), this.ply === this.last)}
        ${this.#button("last", () => this.go(this.last), this.ply === this.last)}
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
        @input=${(/** @type {any} */ event) => this.go(this.turns[Number(event.target.value)].ply)}
      />
      <p class="replay-where">${where}</p>
      <label class="replay-pace"
        ><span class="unseen">${say("replay-pace")}</span
        ><select @change=${(/** @type {any} */ event) => (this.pace = Number(event.target.value))}>
          ${PACES.map((_, pace) => html`<option value=${pace} .selected=${pace === this.pace}>${say(`replay-pace-${pace}`)}</option>`)}
        </select></label
      >
      <div class="replay-more">
        ${this.replay.score.winner === null || this.walk ? nothing : html`<button class="button" @click=${this.openWalk}>${say("score-heading")}</button>`}
        ${this.walk ? html`<button class="button" @click=${() => this.go(this.last)}>${say("replay-log")}</button>` : this.ways.acts(this)}
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
      ${sign(name)}
    </button>`;

  #log() {
    return html`<section class="replay-log panel" aria-labelledby="replay-log">
      <h2 id="replay-log">${say("replay-log")}</h2>
      <p class="unseen" role="status">${this.now.log.map(sentence).join(" ")}</p>
      <ol>
        ${this.replay.plies.slice(1).map((ply) => this.#entry(ply))}
      </ol>
    </section>`;
  }

  /** @param {PlyView} ply */
  #entry(ply) {
    const isNow = ply.ply === this.ply;
    const ahead = ply.ply > this.ply ? "ahead" : "";
    const lines = ply.log.filter((line) => line.message !== "log-turn");
    const turns = ply.log.filter((line) => line.message === "log-turn");
    return html`${
      lines.length
        ? html`<li class="${isNow ? "now" : ""} ${ahead}">
            <button class="entry" aria-current=${isNow ? "step" : nothing} @click=${() => this.go(ply.ply)}>
              ${lines.map(sentence).join(" ")}
            </button>
          </li>`
        : nothing
    }${turns.map((line) => html`<li class="turn-line ${ahead}">${sentence(line)}</li>`)}`;
  }
}

/** @param {LogLine} line */
const sentence = (line) => say(line.message, line.facts);
