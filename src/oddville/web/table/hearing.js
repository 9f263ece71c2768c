// What the server says becomes what the page knows: welcomes, updates, choices, answers, refusals.

import { get } from "../lib/api.js";
import { delays } from "../lib/delays.js";
import { current, say } from "../lib/texts.js";
import { changesBetween } from "./changes.js";
import { tell } from "./live.js";
import { lineWords } from "./log.js";
import { announceTurn } from "./notices.js";
import { keep } from "./past.js";
import { optionsOf, stillHeld } from "./picking.js";
import { seatOf } from "./situation.js";
import { sound, SOUND_OF } from "./sound.js";

/** @typedef {import("./state.js").Store} Store @typedef {import("./acts.js").Acts} Acts @typedef {import("./types.js").TableView} TableView @typedef {import("./types.js").View} View */
/** @typedef {import("../types/wire.js").Answer} Answer */

/** The edition of nearly every table, asked for before it is known which one is played. */
const usual = get("api/editions/reconstruction").catch(() => null);

/** @param {string} hash @returns {Promise<any>} */
const editionOf = async (hash) => ((await usual)?.hash === hash ? usual : get(`api/editions/${hash}`));

/** The names everybody is called by.
 * @param {TableView} table */
export const namesOf = (table) => table.seats.map((seat, i) => seat.name || say("player-number", { number: i + 1 }));

/** Takes in what the server says. */
export class Hearing {
  /** @param {Store} store @param {Acts} acts @param {{moved: (before: View | null, after: View) => void, over: () => void, left: (reason: string) => void}} page */
  constructor(store, acts, page) {
    this.store = store;
    this.acts = acts;
    this.page = page;
  }

  /** @param {Answer} answer */
  hear(answer) {
    const { change, state } = this.store;
    switch (answer.type) {
      case "welcome":
        return this.#welcome(answer);
      case "update":
        return this.#update(/** @type {any} */ (answer.table), answer.log_from, answer.log, answer.now);
      case "choices":
        return this.#choices(answer);
      case "done":
        state.doneVersions.add(answer.version);
        return change({ sent: state.sent.filter(({ key }) => key !== answer.key) });
      case "refused":
        return this.#refused(answer);
      case "chat":
        if (state.dialog !== "chat" && state.tray !== "chat")
          tell(say("chat-heard", { name: answer.line.name || say("chat-somebody"), text: answer.line.text }));
        return change({ chat: [...state.chat, answer.line] });
      case "presence":
        return change({ presence: { seats: answer.seats, watching: answer.watching } });
      case "thinking":
        return change({ thinking: { seat: answer.seat, since: answer.since } });
      case "chances":
        return change({ chances: answer });
      case "goodbye":
        return answer.again ? undefined : this.page.left(answer.reason);
      case "lost":
        change({
          seats: state.seats.filter((seat) => seat !== answer.seat),
          lost: [...state.lost, answer.seat],
          held: [],
          pin: null,
        });
        return this.acts.note({ message: "note-seat-lost", facts: { seat: answer.seat }, tone: "alarm", stays: true });
      default:
        return this.acts.answered(answer.id, answer);
    }
  }

  /** @param {import("../types/wire.js").Welcome} answer */
  async #welcome(answer) {
    const table = /** @type {TableView} */ (/** @type {any} */ (answer.table));
    const { state, change } = this.store;
    const again = state.table !== null;
    change({
      seats: answer.seats,
      hosting: answer.hosting,
      chat: answer.chat,
      clockDifference: answer.now - Date.now(),
      standing: "open",
    });
    if (table.view && state.edition?.name === undefined) change({ edition: await editionOf(table.edition) });
    current().atTable(namesOf(table), state.edition);
    if (again) return this.#update(table, answer.log_from, answer.log, answer.now);
    this.#remember(table);
    change({ table, log: answer.log, chatRead: answer.chat.length });
    if (table.chooses !== null && answer.seats.includes(table.chooses)) this.#bringMine(table);
    this.#title();
    if (table.status === "over") this.page.over();
    else if (!answer.seats.length && (table.view?.turn ?? 0) > table.players) void this.acts.recap(true);
  }

  /** @param {TableView} table @param {number} from @param {import("./types.js").LogLine[]} lines @param {number} now */
  async #update(table, from, lines, now) {
    const { state, change } = this.store;
    if (table.view && !state.edition) change({ edition: await editionOf(table.edition) });
    const before = state.table;
    if (before && table.number < before.number) return;
    current().atTable(namesOf(table), state.edition);
    const known = state.log.length;
    const log = [...state.log.slice(0, from), ...lines];
    const me = seatOf(state);
    const moved = before !== null && before.version !== table.version;
    if (moved) this.#others(before, table);
    const fresh = moved && table.view ? changesBetween(before?.view, table.view) : state.fresh;
    change({
      table,
      log,
      fresh: fresh.size || !moved ? fresh : state.fresh,
      clockDifference: now - Date.now(),
      thinking: null,
      ...(moved ? { why: null, hint: null } : {}),
    });
    this.#remember(table);
    this.#speak(log.slice(Math.min(known, Math.max(from, log.length - 8))), table);
    if (moved && table.view) this.page.moved(before?.view ?? null, table.view);
    this.#handOver(before, me);
    this.#title();
    if (before?.status !== "over" && table.status === "over") {
      change({ recapOpen: false, notes: [], hint: null });
      this.page.over();
    }
  }

  /** @param {TableView} table */
  #remember({ ply, view, points }) {
    if (!view) return;
    const { past } = this.store.state;
    for (const known of past.keys()) if (known > ply) past.delete(known);
    keep(past, ply, { view, points });
  }

  /** @param {import("./types.js").LogLine[]} lines @param {TableView} table */
  #speak(lines, table) {
    if (!lines.length) return;
    tell(lines.map(lineWords).join(" "));
    const loudest = lines.map(({ message }) => SOUND_OF[message]).filter(Boolean);
    sound(loudest.find((name) => name === "hammer" || name === "fanfare") ?? loudest[0]);
    void table;
  }

  /** Somebody else moved for my seat, or robbed me.
   * @param {TableView} before @param {TableView} after */
  #others(before, after) {
    const { state } = this.store;
    const chooser = before.chooses;
    if (
      chooser !== null &&
      state.seats.includes(chooser) &&
      !before.seats[chooser].bot &&
      !state.sent.length &&
      !state.doneVersions.has(after.version)
    ) {
      this.acts.note({ message: "note-moved-elsewhere", facts: { player: chooser }, tone: "calm" });
    }
    for (const seat of state.seats) {
      const lost = (before.view?.players[seat].characters ?? []).filter(
        (name) => !after.view?.players[seat].characters.includes(name),
      );
      const by = before.view?.player ?? null;
      if (by !== null && by !== seat)
        for (const character of lost)
          this.acts.note({ message: "note-robbed", facts: { character, by: namesOf(after)[by] }, tone: "alarm", stays: true });
    }
  }

  /** The next person at this page: said at once, and taps are ignored for a moment.
   * @param {TableView | null} before @param {number | null} was */
  #handOver(before, was) {
    const { state, change } = this.store;
    const { table } = state;
    if (!table || table.status !== "running") return;
    const me = seatOf(state);
    const mine = table.chooses !== null && state.seats.includes(table.chooses) && !table.seats[table.chooses].bot;
    if (
      !mine ||
      (before?.chooses === table.chooses && before.confirming === table.confirming && before.view?.phase === table.view?.phase)
    )
      return;
    this.#bringMine(table);
    const several = state.seats.filter((seat) => !table.seats[seat].bot).length > 1;
    if (several && was !== me) change({ handover: performance.now() + delays.handover });
    tell(
      say(table.confirming ? "ask-confirm" : `ask-${(table.view?.phase ?? "turn").replaceAll(" ", "-")}`, {
        player: table.chooses,
        recovered: table.view?.recovered ? "yes" : "no",
      }),
      "assertive",
    );
    const strangers = table.seats.length > state.seats.length;
    if (
      strangers &&
      before &&
      before.view?.turn !== table.view?.turn &&
      table.view?.phase === "turn" &&
      table.view.turn > table.players
    )
      void this.acts.recap(true);
  }

  /** Where my own buildings are asked for, a narrow page shows them.
   * @param {TableView} table */
  #bringMine({ view }) {
    if (view?.phase === "discard" || view?.phase === "reaction") this.store.change({ tray: "mine" });
  }

  /** @param {import("./types.js").Choices} choices */
  #choices(choices) {
    const { state, change } = this.store;
    const options = optionsOf(choices.moves, state.table?.view ?? null);
    const held = stillHeld(options, state.held);
    const dropped = state.held.length > 0 && !held.length && state.held[0] !== "close";
    const pin = options.some(({ move }) => move.text === state.pin) ? state.pin : null;
    change({ choices, held: pin === null && state.pin !== null ? [] : held, pin });
    if (dropped) this.acts.note({ message: "note-pick-dropped", facts: {}, tone: "calm" });
  }

  /** @param {import("../types/wire.js").Refused} answer */
  #refused(answer) {
    const { state, change } = this.store;
    const request = answer.request ?? "";
    const wasSent = state.sent.some(({ key }) => key === request);
    if (!wasSent && request) return this.acts.answered(request, answer);
    change({ sent: state.sent.filter(({ key }) => key !== request) });
    this.acts.note({ message: answer.error, facts: answer.facts, tone: "alarm" });
    if (answer.refusals?.length) change({ why: { things: [], refusals: answer.refusals, version: state.table?.version ?? 0 } });
    sound("refused");
  }

  #title() {
    const { table, seats } = this.store.state;
    if (!table) return;
    const mine =
      table.status === "running" && table.chooses !== null && seats.includes(table.chooses) && !table.seats[table.chooses].bot;
    announceTurn(table.options.name || namesOf(table).join(", "), mine);
  }
}
