// The table page: connects, draws once a frame, and gives every press to the acts.

import { ROOT } from "../lib/api.js";
import { Connection } from "../lib/connection.js";
import { delays } from "../lib/delays.js";
import { myTable, remember } from "../lib/mytables.js";
import { onChange, settings, show } from "../lib/settings.js";
import { current, preferred, say, speak, speakAlso } from "../lib/texts.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { Acts } from "./acts.js";
import { litCells } from "./city.js";
import { warnOfTime } from "./clock.js";
import { askWords } from "./decision.js";
import { playForced } from "./forced.js";
import { Hearing, namesOf } from "./hearing.js";
import { focusOn, Keyboard, litElements, settleTabStops } from "./keyboard.js";
import { tablePage } from "./layout.js";
import { beginNext, courseOf, goOn, isTaken, LEARNER } from "./lesson.js";
import { openLiveRegions, tell } from "./live.js";
import { places, showMove } from "./motion.js";
import { lookAt, showNext } from "./past.js";
import { Pointer } from "./pointer.js";
import { shownOf } from "./shown.js";
import { seatOf, situationOf } from "./situation.js";
import { Stage } from "./stage.js";
import { newStore } from "./state.js";
import { sound } from "./sound.js";
import { onWidth } from "./widths.js";
import { bringsOf, refusalWords } from "./words.js";

/** @typedef {import("./decision.js").Shown} Shown @typedef {import("./types.js").View} View @typedef {typeof import("./beside.js")} Beside */

const MOST_SEATS = 4;
const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const params = new URLSearchParams(location.search);
const id = params.get("table") ?? "";

/** @type {Stage | null} */
let stage = null;
/** @type {Record<string, number>} */
let beyond = {};
/** @type {unknown} */
let answer = null;
/** @type {Beside | null} */
let beside = null;
let hasWords = false;
/** @type {"targets" | "bar" | "close" | null} */
let wantsFocus = null;
/** @type {{places: Map<string, DOMRect>, from: View | null} | null} */
let moving = null;

const store = newStore(draw);
const { state, change } = store;
state.textView = params.get("view") === "text";

/** A secret in the address is kept here and leaves the address. */
function takeToken() {
  const token = location.hash.slice(1);
  if (/^[A-Za-z0-9_-]{22}$/.test(token)) {
    remember(id, { tokens: [token] });
    if (myTable(id)?.tokens.includes(token)) history.replaceState(null, "", location.pathname + location.search);
    return [token];
  }
  return [];
}
const linked = takeToken();
/** The secrets of seats that this page knows, the newest first. */
const secrets = () => [...new Set([...linked, ...(myTable(id)?.tokens ?? [])])];

const connection = new Connection({
  url: () => new URL("api/live", new URL(ROOT.href.replace(/^http/, "ws"))),
  hello: () => ({
    do: "hello",
    table: id,
    tokens: [...secrets().slice(0, MOST_SEATS), myTable(id)?.host ?? ""].filter(Boolean),
    log: 0,
  }),
  hear: (said) => {
    if (said.type === "refused") heard = heard.then(learnTroubles);
    heard = heard.then(() => hear(said)).catch(reportError);
  },
  stand: (standing) => {
    if (hasWords && standing !== state.standing)
      tell(say(standing === "open" ? "connection-open" : "connection-lost"), "assertive");
    change({ standing });
  },
});

/** What the server says, once there are words for it.
 * @param {import("../types/wire.js").Answer} said */
function hear(said) {
  if (said.type === "welcome") remember(id, { seats: said.seats, name: said.table.options.name });
  if (said.type === "welcome") state.lost = (myTable(id)?.lost ?? state.lost).filter((seat) => !said.seats.includes(seat));
  if (said.type === "welcome" && state.course) said.seats = said.seats.filter((seat) => seat === LEARNER);
  hearing.hear(said);
  if (said.type === "welcome") requestAnimationFrame(() => setTimeout(learnTroubles)); // when the table is drawn
  if (said.type === "lost") remember(id, { seats: state.seats });
}
/** @type {Acts} */
const acts = new Acts(store, connection, {
  focus: (where) => {
    wantsFocus = where;
    change();
  },
  say: (message, facts) => tell(say(message, facts), "assertive"),
  isTaken: (move) => {
    const shown = shownNow();
    return !shown || isTaken(state, acts, shown.scene, move);
  },
  refuse: () => {
    sound("refused");
    tell((state.why?.refusals ?? []).map(refusalWords).join(" "), "assertive");
  },
});
const hearing = new Hearing(store, acts, {
  moved: (from) => {
    moving ??= { places: places(root), from };
  },
  over: () => openScore(),
  left: (reason) => acts.note({ message: "note-goodbye", facts: { reason }, tone: "alarm", stays: true }),
});

const shownNow = () => shownOf(state, stage?.detail);

async function bringBeside() {
  const found = await import("./beside.js");
  await speakAlso(...found.TEXTS);
  return (beside = found);
}

/** Do something with what is seldom needed, once it is here.
 * @param {(found: Beside) => unknown} act */
async function withBeside(act) {
  try {
    await (beside ?? bringBeside());
  } catch {
    return acts.note({ message: "web-no-connection", facts: {}, tone: "alarm" });
  }
  if (beside) act(beside);
}

function beforeTheGame() {
  if (state.table?.status === "waiting" && !beside) void withBeside(() => change());
  else if (state.table?.status === "waiting" && beside)
    return html`<div class="before">
      ${beside.waitingPage(store, connection, acts, id)}${state.notes.map((note) => html`<p class="trouble" role="alert">${say(note.message, note.facts)}</p>`)}
    </div>`;
  const trouble = state.notes.at(-1);
  return html`<p class="opening" role="status">
    ${trouble ? say(trouble.message, trouble.facts) : say(state.standing === "lost" ? "connection-lost" : "connection-opening")}
  </p>`;
}

function draw() {
  if (!hasWords) return;
  const shown = shownNow();
  if (!shown) {
    render(beforeTheGame(), root);
    return;
  }
  goOn(state, acts);
  playForced(acts);
  const focused = document.activeElement;
  if (state.textView && !beside) void withBeside(() => change());
  const text = state.textView ? (beside?.textView(shown, answer, enter) ?? nothing) : null;
  render(
    tablePage(
      shown,
      beyond,
      text,
      beside?.endPanel(store, acts, () => void beside?.copyLink(id, acts)),
    ),
    root,
  );
  layStage(shown);
  settleTabStops(root);
  if (moving && state.table?.view) {
    const { places: before, from } = moving;
    moving = null;
    showMove(root, before, from, state.table.view);
  }
  settleFocus(focused);
}

/** @param {Shown} shown */
function layStage({ scene }) {
  const element = /** @type {HTMLElement | null} */ (root.querySelector(".stage"));
  if (!element) return;
  if (stage?.element !== element) stage = new Stage(element, seen);
  const cells = [
    ...scene.view.city.map(([cell]) => cell),
    ...[...scene.gains.keys(), ...scene.wouldFit].map((cell) => cell.split(",").map(Number)),
  ];
  const [columns, rows] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const box = { left: Math.min(...columns) - 0.35, right: Math.max(...columns) + 0.35, top: 0, bottom: Math.max(...rows) + 0.3 };
  stage.show(box, litCells(scene));
}

/** What of the lit cells lies outside. */
function seen() {
  const shown = shownNow();
  const next = shown && stage ? stage.beyond(litCells(shown.scene)) : {};
  if (JSON.stringify(next) !== JSON.stringify(beyond)) {
    beyond = next;
    change();
  }
}

/** Focus where it was wanted; never lost when what had it is gone.
 * @param {Element | null} before */
function settleFocus(before) {
  const wanted = wantsFocus;
  wantsFocus = null;
  const sentence = /** @type {HTMLElement | null} */ (root.querySelector(state.textView ? "#text-title" : "#sentence"));
  if (wanted === "targets") {
    const lit = litElements(root).filter((element) => element.classList.contains("lit"));
    const target = lit.find((element) => element.dataset.cell) ?? lit[0];
    if (target) focusOn(target);
  } else if (wanted === "bar") sentence?.focus({ preventScroll: true });
  else if (before && before !== document.body && !before.isConnected) sentence?.focus({ preventScroll: true });
}

/** @param {string} line */
function enter(line) {
  const shown = shownNow();
  if (!shown) return;
  void withBeside(({ obey, saveGame }) => {
    const ways = { save: () => saveGame(id), load: () => location.assign(new URL("replay.html", ROOT)) };
    answer = obey(line, shown, acts, ways) ?? null;
    change();
  });
}

const openScore = () =>
  void withBeside(({ openScoreWalk }) => openScoreWalk(store, acts, state.table ? namesOf(state.table) : []));

/** @param {"north" | "east" | "south" | "west"} side */
function lookBeyond(side) {
  if (!stage) return;
  const [dx, dy] = { north: [0, 1], south: [0, -1], west: [1, 0], east: [-1, 0] }[side];
  stage.pan(dx * stage.element.clientWidth * 0.6, dy * stage.element.clientHeight * 0.6);
}

/** What the named controls and letters do.
 * @type {Record<string, (element?: HTMLElement) => void>} */
const ACTS = {
  do: () => acts.doPinned(),
  close: (element) => (element ? acts.close() : /** @type {HTMLElement | null} */ (root.querySelector("#closing"))?.focus()),
  confirm: () => acts.confirm(),
  cancel: () => acts.putDown(),
  now: () => change({ lookingAt: null }),
  undo: () => acts.undo(),
  "undo-to": (element) => acts.undo(false, Number(element?.dataset.count)),
  step: () => acts.step(),
  "next-lesson": () => void beginNext(state, acts),
  "seat-back": () => acts.seat("return"),
  "take-here": () => void withBeside(takeBackHere),
  "close-why": () => change({ why: null }),
  "close-hint": () => change({ hint: null }),
  "close-note": (element) => acts.closeNote(state.notes[Number(element?.dataset.note)]),
  "show-hint": (element) => acts.showMove(element?.dataset.hint ?? ""),
  "recap-close": () => change({ recapOpen: false, lookingAt: null }),
  "recap-show": () => void showNext(store),
  look: (element) => void lookAt(store, Number(element?.dataset.ply)),
  recap: () => (state.recapOpen ? change({ recapOpen: false }) : void acts.recap()),
  hint: () => void acts.hint(),
  text: () => {
    change({ textView: !state.textView, dialog: null });
    wantsFocus = "bar";
  },
  chat: () => {
    change({ dialog: state.dialog === "chat" ? null : "chat", chatRead: state.chat.length });
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById("chat-text")?.focus()));
  },
  menu: () => void withBeside(({ openTableMenu }) => openTableMenu(store, acts, id, ACTS)),
  "move-seat": () => void withBeside(({ openSeatCode }) => openSeatCode(id, seatOf(state) ?? 0, secrets())),
  keys: () => void import("../settings/keys.js").then(({ openKeys }) => openKeys()),
  order: () => openOrderDialog(),
  points: () => change({ pointsOnCells: !state.pointsOnCells }),
  fit: () => stage?.fit(),
  nearer: () => stage?.zoom(1.25),
  farther: () => stage?.zoom(0.8),
  log: () => {
    change({ tray: state.tray === "log" ? "row" : "log" });
    requestAnimationFrame(() =>
      requestAnimationFrame(() => /** @type {HTMLElement | null} */ (root.querySelector(".log-scroll"))?.focus()),
    );
  },
  decision: () => tellDecision(),
  preview: () => tellPreview(),
  "beyond-north": () => lookBeyond("north"),
  "beyond-east": () => lookBeyond("east"),
  "beyond-south": () => lookBeyond("south"),
  "beyond-west": () => lookBeyond("west"),
};

function openOrderDialog() {
  const shown = shownNow();
  const seat = shown?.now.table.seats[shown.now.me ?? -1];
  if (seat) void withBeside(({ openOrder }) => openOrder(acts, seat));
}

function tellDecision() {
  const shown = shownNow();
  if (shown) tell(askWords(shown), "assertive");
}

function tellPreview() {
  const shown = shownNow();
  tell(shown?.now.shown ? bringsOf(shown.scene, shown.now.shown).join(say("list-comma")) : say("preview-none"), "assertive");
}

/** @param {Beside} beside */
async function takeBackHere({ takeHere }) {
  const taken = await takeHere(id, acts, secrets());
  linked.unshift(...taken);
  if (taken.length) connection.again();
}

/** @param {string} name @param {HTMLElement} [element] */
function act(name, element) {
  if (name.startsWith("tray-"))
    return change({ tray: name.slice(5), ...(name === "tray-log" ? { chatRead: state.chat.length } : {}) });
  ACTS[name]?.(element);
}

/** @param {string} what */
function open(what) {
  const shown = shownNow();
  if (!shown) return;
  if (what.startsWith("player:") && shown.now.watching) change({ followed: Number(what.slice(7)) });
  const scene = () => shownNow()?.scene ?? shown.scene;
  void withBeside(async ({ openLarge }) => openLarge(scene, what, what.startsWith("player:") ? await acts.score() : null));
}

root.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.dataset.form !== "chat") return;
  event.preventDefault();
  const text = String(new FormData(form).get("text")).trim();
  if (text) acts.say(text, settings().name);
  form.reset();
});

/** Which tray must come up so that the lit things can be seen. */
function bringTray() {
  const now = situationOf(state);
  if (!now || !state.held.length) return;
  const lit = [...now.lit];
  if (state.tray === "mine" && lit.some((thing) => thing.startsWith("mine:"))) return;
  if (lit.some((thing) => thing.startsWith("row:")) && state.tray !== "row") change({ tray: "row" });
  else if (!lit.some((thing) => /^(row|cell|resource|slot|spot):/.test(thing)) && lit.some((thing) => thing.startsWith("mine:")))
    change({ tray: "mine" });
}

new Pointer(root, acts, () => stage, { act, open });
new Keyboard(root, acts, { act, hold: () => null });
root.addEventListener("click", ({ target }) => {
  if (target instanceof Element && !target.closest(".tray-tab")) requestAnimationFrame(bringTray); // who opens a tray wants that one
});

async function learnWords() {
  if (preferred() !== current().language || !hasWords) {
    await speak();
    if (state.table) current().atTable(namesOf(state.table), state.edition);
  }
  hasWords = true;
  change();
}

/** What seldom goes wrong has words of its own, which nobody waits for before. */
const learnTroubles = () => speakAlso("errors", "server").catch(() => undefined);

async function learnCourse() {
  state.course = await courseOf(params.get("lesson") ?? myTable(id)?.lesson ?? null).catch(() => null);
}

show();
openLiveRegions();
connection.open();
/** What was heard is taken in one by one, once there are words and a lesson; the line is opened meanwhile. */
let heard = learnWords().then(learnCourse);
onChange(() => void learnWords());
onWidth(() => change());
setTimeout(() => void bringBeside().catch(() => null), delays.quiet); // if it fails, whoever needs it asks again
setInterval(() => {
  warnOfTime(state);
  if (state.table?.deadline || state.thinking) change();
}, 1000);
