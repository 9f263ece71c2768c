// The table page: messages, drawing and input.

// before the others, which take longer
import { connection, params, state } from "./connect.js";
import { delays } from "../lib/delays.js";
import { myTable } from "../lib/my_tables.js";
import { applySettings, onSettingsChange } from "../lib/settings.js";
import { currentTexts, preferredLanguage, loadTexts } from "../lib/texts.js";
import { registerWorker } from "../lib/web_app.js";
import { controls } from "./input/controls.js";
import { listenToForms } from "./input/forms.js";
import { listenToKeys } from "./input/keyboard.js";
import { Pointer } from "./input/pointer.js";
import { loadErrorTexts, preloadLazy } from "./load.js";
import { courseOf } from "./model/lesson.js";
import { receive } from "./model/receive.js";
import { namesOf } from "./model/situation.js";
import { reactTo } from "./reactions.js";
import { openLiveRegions } from "./view/announce.js";
import { onWindowChange } from "./view/breakpoints.js";
import { Renderer } from "./view/renderer.js";

const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const view = new Renderer(root, state);
const press = controls(state, view);

async function updateTexts() {
  if (preferredLanguage() !== currentTexts().language || !state.hasTexts) {
    await loadTexts();
    if (state.table) currentTexts().atTable(namesOf(state.table), state.edition);
  }
  state.change({ hasTexts: true });
}

async function loadCourse() {
  const { lesson = null, puzzle = null, seenMarks = [] } = myTable(state.id) ?? {};
  if (puzzle) return void state.change({ puzzle: await (await import("./puzzle.js")).loadPuzzle(puzzle).catch(() => null) });
  state.change(await courseOf(params.get("lesson") ?? lesson, seenMarks).catch(() => ({})));
}

applySettings();
openLiveRegions();
reactTo(state);

/** Messages are handled in order, after the texts and the lesson have loaded. */
let messageQueue = Promise.resolve();
connection.onMessage = (message) => {
  if (message.type === "refused") messageQueue = messageQueue.then(loadErrorTexts).then(() => {});
  messageQueue = messageQueue.then(() => receive(state, message)).catch(reportError);
};
messageQueue = updateTexts().then(loadCourse);

new Pointer(root, state, view, press);
listenToKeys(root, state, press);
listenToForms(root, state, press);
onSettingsChange(() => void updateTexts());
onWindowChange(() => state.change());
registerWorker();
setTimeout(() => void preloadLazy().catch(() => null), delays.quiet); // withLazy tries again
setInterval(() => {
  if (state.table?.deadline || state.thinking) state.change();
}, 1000);
