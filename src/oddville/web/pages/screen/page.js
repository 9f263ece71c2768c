// The screen view: a table for a TV or projector. It watches only; people play on their phones.

import { get, ROOT } from "../../lib/api.js";
import { Connection } from "../../lib/connection.js";
import { applySettings, onSettingsChange } from "../../lib/settings.js";
import { currentTexts, loadTexts, preferredLanguage, say } from "../../lib/texts.js";
import { registerWorker } from "../../lib/web_app.js";
import { changesBetween } from "../../table/model/changes.js";
import { namesOf } from "../../table/model/situation.js";
import { State } from "../../table/model/state.js";
import { frameOf } from "../../table/view/frame.js";
import { Stage } from "../../table/view/stage.js";
import { render } from "../../vendor/lit-html.js";
import { screenPage } from "./view.js";

/** @typedef {import("../../types/wire.js").Answer} Answer @typedef {import("../../lib/types.js").TableView} TableView */

const root = /** @type {HTMLElement} */ (document.getElementById("screen"));
const state = new State(new URLSearchParams(location.search).get("table") ?? "");
/** @type {Stage | null} */
let stage = null;
let isRequested = false;

function draw() {
  isRequested = false;
  if (!state.hasTexts) return;
  render(screenPage(state), root);
  root.dataset.ready = "";
  const scene = frameOf(state)?.scene;
  const element = /** @type {HTMLElement | null} */ (root.querySelector(".stage"));
  if (!scene || !element) return;
  if (stage?.element !== element) stage = new Stage(element, onLayout);
  stage.showCells(scene.view.city.map(([cell]) => cell));
}

function onLayout() {
  if (stage?.detail && stage.detail !== state.detail) state.change({ detail: stage.detail });
}

state.onChange(() => {
  if (!isRequested) requestAnimationFrame(draw);
  isRequested = true;
});

async function loadWords() {
  if (preferredLanguage() !== currentTexts().language || !state.hasTexts) await loadTexts();
  if (state.table) currentTexts().atTable(namesOf(state.table), state.edition);
  document.title = say("web-title", { page: say("screen-title") });
  state.change({ hasTexts: true });
}

/** @param {Extract<Answer, {type: "welcome" | "update"}>} message */
async function receiveTable(message) {
  const table = /** @type {TableView} */ (/** @type {unknown} */ (message.table));
  const edition = state.edition ?? (table.view ? await get(`api/editions/${table.edition}`) : null);
  const before = state.table;
  currentTexts().atTable(namesOf(table), edition);
  state.change({
    table,
    edition,
    notes: [],
    log: [...(message.type === "welcome" ? [] : state.log.slice(0, message.log_from - state.logStart)), ...message.log],
    logStart: message.type === "welcome" ? message.log_from : state.logStart,
    changedTargets: before?.view && table.view ? changesBetween(before.view, table.view) : state.changedTargets,
  });
}

/** @param {Answer} message */
async function receive(message) {
  if (message.type === "welcome" || message.type === "update") await receiveTable(message);
  if (message.type === "presence") state.change({ presence: { seats: message.seats, watching: message.watching } });
  if (message.type === "refused")
    state.change({ notes: [{ message: message.error, facts: /** @type {any} */ (message.facts), tone: "alarm" }] });
}

/** Messages are handled in order, after the texts have come. */
let messageQueue = loadWords();
const connection = new Connection({
  url: () => new URL("api/live", new URL(ROOT.href.replace(/^http/, "ws"))),
  hello: () => ({ do: "hello", table: state.id, tokens: [], log: 0 }),
  onMessage: (message) => (messageQueue = messageQueue.then(() => receive(message)).catch(reportError)),
  onStatus: (connectionStatus) => state.change({ connectionStatus }),
});

/** Browsers let a page keep the screen on only while it is visible. */
const keepAwake = () => document.visibilityState === "visible" && navigator.wakeLock?.request("screen").catch(() => null);

applySettings();
onSettingsChange(() => void loadWords());
document.addEventListener("visibilitychange", keepAwake);
void keepAwake();
connection.open();
registerWorker();
