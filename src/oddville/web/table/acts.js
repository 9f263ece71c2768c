// What a person does at the table: pick, put down, do, undo, confirm, ask why. Every way of doing it (click, drag, tap,
// key, text) ends here.

import { newKey } from "../lib/api.js";
import { delays } from "../lib/delays.js";
import { settings } from "../lib/settings.js";
import { speakAlso } from "../lib/texts.js";
import { named, pick } from "./picking.js";
import { isShownFirst, seatOf, situationOf } from "./situation.js";
import { movesMeant } from "./things.js";

/** @typedef {import("./types.js").Thing} Thing @typedef {import("./state.js").Store} Store @typedef {import("../lib/connection.js").Connection} Connection */
/** @typedef {import("./picking.js").Option} Option */

const MOST_ASKED = 64;

/** All that a person can do at the table, whichever way it was asked for. */
export class Acts {
  #asked = 0;
  /** Questions on their way, by id. @type {Map<string, (answer: any) => void>} */
  #questions = new Map();

  /** @param {Store} store @param {Connection} connection @param {{focus: (where: "targets" | "bar" | "close") => void, say: (message: string, facts?: Record<string, unknown>) => void, refuse: () => void, isTaken: (move: string) => boolean}} page */
  constructor(store, connection, page) {
    this.store = store;
    this.connection = connection;
    this.page = page;
  }

  get situation() {
    return situationOf(this.store.state);
  }

  /** Pick a thing, put it down, or hear why it cannot be picked.
   * @param {Thing} thing @param {{byKey?: boolean}} [how] */
  pick(thing, { byKey = false } = {}) {
    const { state, change } = this.store;
    const now = this.situation;
    if (!now || performance.now() < state.handover) return;
    if (state.lookingAt !== null) return change({ lookingAt: null });
    if (!now.mayChoose) return this.#whyNot([thing]);
    if (now.pinned && now.shown && this.#isSamePlace(now.shown, thing)) return this.doPinned();
    const picked = pick(now.options, state.pin ? this.#withoutTarget(state.held, thing) : state.held, thing);
    if (picked.kind === "why") return this.#whyNot(picked.things);
    change({ held: picked.held, pin: null, why: null, recapOpen: false, looked: null });
    if (picked.kind === "move") this.#meant(picked.option, byKey);
    else if (byKey && picked.held.length) this.page.focus("targets");
  }

  /** With a move pinned, another target replaces the pinned one.
   * @param {Thing[]} held @param {Thing} thing */
  #withoutTarget(held, thing) {
    return held.includes(thing) ? held : held.slice(0, -1);
  }

  /** @param {Option} option @param {Thing} thing */
  #isSamePlace(option, thing) {
    return option.ways.some((way) => way[way.length - 1] === thing) || thing === "close";
  }

  /** A move is named: it acts, or is shown first.
   * @param {Option} option @param {boolean} byKey */
  #meant(option, byKey) {
    const now = this.situation;
    if (!now) return;
    if (!isShownFirst(option, now.table, settings().ask)) return this.play(option.move.text);
    this.store.change({ pin: option.move.text, pinnedAt: performance.now() });
    void byKey;
  }

  /** Choose a move by name, as from the bar or the text view.
   * @param {string} text @param {{ask?: boolean}} [how] */
  choose(text, { ask = true } = {}) {
    const now = this.situation;
    const option = now?.options.find(({ move }) => move.text === text);
    if (!now || performance.now() < this.store.state.handover) return;
    if (!option) {
      void this.#ask([text], []);
      return;
    }
    this.store.change({ held: option.ways[option.ways.length - 1].slice(), pin: null, why: null });
    if (ask) this.#meant(option, false);
    else this.play(text);
  }

  /** Do what is pinned. A press too soon after the pin is the second half of a double tap. */
  doPinned() {
    const { state } = this.store;
    if (state.pin === null || performance.now() - state.pinnedAt < delays.secondPress || performance.now() < state.handover)
      return;
    this.play(state.pin);
  }

  /** @param {string} text @param {string} [key] */
  play(text, key) {
    const { table } = this.store.state;
    if (!table || table.chooses === null) return;
    if (!this.page.isTaken(text)) return this.store.change({ held: [], pin: null, looked: null });
    this.#send("move", text, { seat: table.chooses, version: table.version, move: text }, key);
    this.store.change({ held: [], pin: null, why: null, hint: null, looked: null });
    this.page.focus("bar");
  }

  /** @param {string} request @param {string} what @param {Record<string, unknown>} facts @param {string} [key] */
  #send(request, what, facts, key = newKey()) {
    const { state, change } = this.store;
    change({
      sent: [...state.sent, { key, what, version: state.table?.version ?? 0 }],
      notes: state.notes.filter((note) => note.stays),
    });
    this.connection.send({ do: request, key, ...facts });
  }

  /** Put down what is held; a second time closes what is open. */
  putDown() {
    const { state, change } = this.store;
    if (state.dialog || state.large) return change({ dialog: null, large: null });
    if (state.lookingAt !== null) return change({ lookingAt: null });
    if (state.why) return change({ why: null });
    if (state.pin) return change({ pin: null, held: state.held.slice(0, -1) });
    change({ held: [], looked: null });
  }

  /** @param {boolean} all back to the lock @param {number} count or so many moves */
  undo(all = false, count = 1) {
    const { table } = this.store.state;
    const now = this.situation;
    if (!table || !now) return;
    if (!now.mayUndo) return this.noUndo();
    this.#send("undo", "undo", { seat: table.undoable?.seat, version: table.version, all, count });
    this.store.change({ held: [], pin: null, why: null });
    this.page.focus("bar");
  }

  /** Why nothing can be taken back. */
  noUndo() {
    const { table, seats } = this.store.state;
    const lock = table?.undoable?.lock ?? "start";
    const other = table?.undoable && !seats.includes(table.undoable.seat);
    const facts = { lock: table?.options.undo === "off" ? "off" : other ? "passed" : lock };
    this.note({ message: "undo-stops", facts, tone: "calm" });
  }

  confirm() {
    const { table } = this.store.state;
    if (!table || !this.situation?.mayConfirm || performance.now() < this.store.state.handover) return;
    this.#send("confirm", "confirm", { seat: table.chooses, version: table.version });
    this.page.focus("bar");
  }

  /** The bot's next move at a table of pace `step`. */
  step() {
    this.connection.send({ do: "step", version: this.store.state.table?.version ?? 0 });
  }

  /** @param {"ask" | "never" | "gain"} order @param {number} least */
  order(order, least) {
    this.#send("order", "order", { seat: seatOf(this.store.state), order, least });
  }

  /** @param {string} text @param {string} name */
  say(text, name) {
    const seat = this.store.state.seats.length ? seatOf(this.store.state) : null;
    this.#send("say", "say", { text, seat, name });
  }

  /** @param {"leave" | "resign" | "return"} what */
  seat(what) {
    const facts = { seat: seatOf(this.store.state) };
    if (what === "return") this.#send("return", what, facts);
    else this.#send("leave", what, { ...facts, resign: what === "resign" });
  }

  /** @param {{yes?: boolean, now?: boolean}} wish */
  rematch({ yes = true, now = false }) {
    this.#send("rematch", "rematch", { seat: seatOf(this.store.state), yes, now });
  }

  // Questions

  /** @param {Record<string, unknown> & {do: string}} request @returns {Promise<any>} */
  question(request) {
    const id = `q${++this.#asked}`;
    this.connection.send({ ...request, id });
    return new Promise((resolve) => this.#questions.set(id, resolve));
  }

  /** @param {string} id @param {unknown} answer */
  answered(id, answer) {
    this.#questions.get(id)?.(answer);
    this.#questions.delete(id);
  }

  /** Why cannot this be done? Asks about what is held and touched.
   * @param {Thing[]} things */
  #whyNot(things) {
    const { table } = this.store.state;
    const me = seatOf(this.store.state);
    if (!table?.view || me === null) return;
    if (!this.situation?.mayChoose && table.status === "running") {
      this.note({
        message: this.store.state.sent.length
          ? "note-not-saved"
          : this.situation?.mayConfirm
            ? "note-confirm-first"
            : "note-not-yours",
        facts: { player: table.chooses },
        tone: "calm",
      });
      return;
    }
    this.#ask(movesMeant(things, table.view, me).slice(0, MOST_ASKED), things);
  }

  /** Explain the thing under focus, lit or not.
   * @param {Thing | null} thing */
  explain(thing) {
    const { held, table } = this.store.state;
    if (thing && table?.view) this.#whyNot([...held.filter((other) => other !== thing), thing]);
  }

  /** Why can this move, given as text, not be played?
   * @param {string} text */
  askAbout(text) {
    return this.#ask([text], []);
  }

  /** @param {string[]} moves @param {Thing[]} things */
  async #ask(moves, things) {
    if (!moves.length) return this.note({ message: "why-nothing", facts: {}, tone: "calm" });
    const answer = await this.question({ do: "why", moves });
    if (answer.type === "refused") return;
    /** @type {import("./types.js").RefusalView[]} */
    const refusals = [];
    const legal = answer.answers
      .filter((/** @type {[string, unknown[]]} */ [, why]) => !why.length)
      .map((/** @type {[string]} */ [move]) => move);
    for (const [, why] of answer.answers) {
      for (const refusal of why)
        if (
          !refusals.some((known) => known.rule === refusal.rule && JSON.stringify(known.facts) === JSON.stringify(refusal.facts))
        )
          refusals.push(refusal);
    }
    this.store.change({ why: { things, refusals: legal.length ? [] : refusals.slice(0, 6), version: answer.version } });
    if (legal.length) this.note({ message: "why-can", facts: { count: legal.length }, tone: "calm" });
    else this.page.refuse();
  }

  async hint() {
    const { table } = this.store.state;
    if (!table || !this.situation?.mayChoose) return;
    this.store.change({ hint: "asked" });
    const [answer] = await Promise.all([this.question({ do: "hint", version: table.version }), speakAlso("explain")]);
    const current = answer.type === "hint" && answer.version === this.store.state.table?.version;
    this.store.change({ hint: current ? answer.hint : null });
    if (answer.type === "refused") this.note({ message: answer.error, facts: answer.facts, tone: "calm" });
  }

  /** What happened since my last turn. One that opens by itself stays shut where nothing did.
   * @param {boolean} byItself */
  async recap(byItself = false) {
    const seat = seatOf(this.store.state);
    if (seat === null) return;
    const answer = await this.question({ do: "recap", seat });
    if (answer.type !== "recap") return;
    const late = byItself && (!answer.turns.length || this.store.state.held.length > 0 || this.store.state.sent.length > 0);
    this.store.change({ recap: answer, recapOpen: !late });
  }

  /** How everybody stands, line by line. @returns {Promise<import("../lib/types.js").ScoreWalk | null>} */
  async score() {
    if (this.store.state.standing !== "open") return null;
    const answer = await this.question({ do: "score" });
    const score = answer.type === "score" ? answer.score : null;
    this.store.change({ score });
    return score;
  }

  /** Follow what a hint proposes: show it as a pick.
   * @param {string} text */
  showMove(text) {
    const option = this.situation?.options.find(({ move }) => move.text === text);
    if (option)
      this.store.change({ held: option.ways[option.ways.length - 1].slice(), pin: text, pinnedAt: performance.now(), why: null });
  }

  /** @param {import("./state.js").Note} note */
  note(note) {
    const others = this.store.state.notes.filter((other) => other.stays && other.message !== note.message);
    this.store.change({ notes: [...others, note] });
    this.page.say(note.message, note.facts);
  }

  /** @param {import("./state.js").Note} note */
  closeNote(note) {
    this.store.change({ notes: this.store.state.notes.filter((other) => other !== note) });
  }

  /** Begin an act by key: hold the character or pile that does it.
   * @param {"coins" | "recover" | "cheat" | "swap" | "travel" | "off"} act */
  begin(act) {
    const things = {
      coins: "coins",
      recover: "played",
      cheat: "character:cheater",
      swap: "character:bookkeeper",
      travel: "character:traveller",
      off: "off",
    };
    this.pick(things[act], { byKey: true });
  }

  /** Enter on the closing button. */
  close() {
    const now = this.situation;
    if (now?.pinned) return this.doPinned();
    const closing = now ? named(now.options, ["close"]) : null;
    if (closing) this.#meantClose(closing);
  }

  /** @param {Option} option */
  #meantClose(option) {
    this.store.change({ held: ["close"], why: null });
    this.#meant(option, true);
  }
}
