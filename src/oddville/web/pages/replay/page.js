// The replay page: a table's game, a pasted record, or a file.

import { html, nothing } from "../../vendor/lit-html.js";
import { ApiError, get, post, postForResponse, ROOT } from "../../lib/api.js";
import { openDialog } from "../../lib/dialog.js";
import { onSubmit, Task } from "../../lib/forms.js";
import { errorAlert, openPage } from "../../lib/page.js";
import * as urls from "../../lib/urls.js";
import { list, loadMoreTexts, say } from "../../lib/texts.js";
import { cachedReplays } from "../../lib/web_app.js";
import { playerNames } from "../../lib/player_names.js";
import { downloadFile } from "../../lib/download.js";
import { openBranch } from "./branch.js";
import { ReplayViewer } from "./viewer.js";

/** @typedef {import("../../lib/types.js").Replay} Replay */

const MAX_LENGTH = 1_000_000;
const params = new URLSearchParams(location.search);
const table = params.get("table");
/** The record that was pasted or opened. @type {string | null} */
let record = null;
/** @type {ReplayViewer | null} */
let viewer = null;
const task = new Task(() => redraw());
let isCopied = false;
/** @type {Awaited<ReturnType<typeof cachedReplays>>} */
let replaysHere = [];

/** @param {() => Promise<Replay>} load @param {number} ply */
const show = (load, ply = 0) =>
  task.run(async () => {
    viewer = new ReplayViewer(await load(), ply, { redraw, onMove, actions });
    document.body.classList.add("replaying");
    if (params.has("review")) await openReview(viewer);
  });

/** Only a finished game is reviewed.
 * @param {ReplayViewer} viewer */
async function openReview(viewer) {
  if (viewer.replay.score.winner === null) return;
  const { ReviewPanel, TEXTS } = await import("../review/panel.js");
  await loadMoreTexts(...TEXTS);
  if (viewer.walk) viewer.go(viewer.last);
  viewer.review = new ReviewPanel(viewer, { game: origin(), redraw, openBranch: () => branch(viewer) });
  redraw();
}

/** @param {ReplayViewer} viewer */
function closeReview(viewer) {
  viewer.review?.close();
  viewer.review = null;
  redraw();
}

/** What is replayed: a table, or a record. */
const origin = () => (table ? { table } : { record: /** @type {string} */ (record) });

/** @param {ReplayViewer} viewer */
const branch = ({ replay, ply }) => openBranch(replay, ply, origin());

/** @param {number} ply */
function onMove(ply) {
  isCopied = false;
  if (table) history.replaceState(null, "", urls.replay(table, ply));
}

/** @param {string} text */
function read(text) {
  record = text;
  return show(() => {
    if (text.length > MAX_LENGTH) throw new ApiError("replay-too-long", { most: MAX_LENGTH });
    return post("api/replays", { record: text });
  });
}

const saveRecord = async () =>
  downloadFile(
    `oddville-${table ?? "game"}.odd`,
    new Blob([record ?? (await (await fetch(new URL(`api/tables/${table}/record`, ROOT))).text())], { type: "text/plain" }),
  );

async function saveFile() {
  const answer = table
    ? await fetch(new URL(`api/tables/${table}/replay.html`, ROOT))
    : await postForResponse("api/replays/html", { record });
  downloadFile(`oddville-${table ?? "game"}.html`, await answer.blob());
}

async function copyLink() {
  await navigator.clipboard.writeText(location.href);
  isCopied = true;
}

/** @param {ReplayViewer} viewer */
const actions = (viewer) =>
  html` <button class="button primary" @click=${() => branch(viewer)}>${say("replay-branch")}</button>
    ${viewer.replay.score.winner === null ? nothing : reviewButton(viewer)}
    <button class="button" @click=${openShare}>${say("replay-share")}</button>`;

/** One button for both ways, so that it keeps the focus.
 * @param {ReplayViewer} viewer */
function reviewButton(viewer) {
  const isOpen = viewer.review && !viewer.walk;
  const toggle = () => (isOpen ? closeReview(viewer) : task.run(() => openReview(viewer)));
  return html`<button class="button" @click=${toggle}>${say(isOpen ? "replay-log" : "replay-review")}</button>`;
}

const openShare = () =>
  openDialog(
    () => say("replay-share"),
    (_, task) => {
      const run = (/** @type {() => Promise<void>} */ action) => () => task.run(action);
      return html`<div class="share">
        ${table ? html`<button class="button" @click=${run(copyLink)}>${say(isCopied ? "waiting-copied" : "replay-copy")}</button>` : nothing}
        <button class="button" @click=${run(saveFile)}>${say("replay-save-html")}</button>
        <p class="note">${say("replay-save-html-note")}</p>
        <button class="button" @click=${run(saveRecord)}>${say("replay-save-record")}</button>
        <p class="note">${say("replay-save-record-note")}</p>
        ${errorAlert(task.error)}
      </div>`;
    },
  );

/** @param {File | undefined} file */
const readFile = async (file) => file && read(await file.text());

const replayList = () =>
  html`<section class="panel">
    <h2>${say("replay-kept")}</h2>
    <p class="acts">
      ${replaysHere.map(({ table, names }) => html`<a class="button" href=${urls.replay(table)}>${list(playerNames(names))}</a>`)}
    </p>
  </section>`;

const recordForm = () =>
  html`<h1>${say("replay-heading")}</h1>
    <p>${say("replay-about")}</p>
    <div
      class="columns"
      @dragover=${(/** @type {Event} */ event) => event.preventDefault()}
      @drop=${(/** @type {DragEvent} */ event) => {
        event.preventDefault();
        void readFile(event.dataTransfer?.files[0]);
      }}
    >
      <section class="panel">
        <h2>${say("replay-file")}</h2>
        <p class="note">${say("replay-file-note")}</p>
        <label class="button file-button"
          >${say("replay-file")}<input
            type="file"
            class="unseen"
            accept=".odd,.txt,text/plain"
            @change=${(/** @type {any} */ event) => readFile(event.target.files[0])}
        /></label>
      </section>
      <form class="panel" @submit=${onSubmit((fields) => read(String(fields.get("record"))))}>
        <h2>${say("replay-paste")}</h2>
        <label
          ><span class="unseen">${say("replay-paste")}</span
          ><textarea
            name="record"
            required
            spellcheck="false"
            placeholder=${say("replay-paste-like")}
            .value=${record ?? ""}
          ></textarea>
        </label>
        <p class="acts"><button class="button primary" ?disabled=${task.busy}>${say("replay-show")}</button></p>
      </form>
    </div>
    ${replaysHere.length ? replayList() : nothing} ${errorAlert(task.error)}`;

const draw = () => {
  if (viewer)
    return html`<h1 class="unseen">${say("replay-heading")}</h1>
      ${errorAlert(task.error)}${viewer.draw()}`;
  return task.busy ? html`<p class="note" role="status">${say("replay-loading")}</p>` : recordForm();
};

let redraw = () => {};
const redrawPage = await openPage({
  title: "replay-heading",
  draw,
  wide: true,
  onLanguage: () => viewer?.useTexts(),
});
redraw = () => {
  redrawPage();
  viewer?.layOut();
};
if (!table) {
  replaysHere = await cachedReplays();
  redraw();
} else await show(() => get(`api/tables/${encodeURIComponent(table)}/replay`), Number(params.get("ply")) || 0);
