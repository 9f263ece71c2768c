// Replays: of a table, of a record pasted here, or of a file.

import { html, nothing } from "../vendor/lit-html.js";
import { get, post, posted, Problem, ROOT } from "../lib/api.js";
import { openDialog } from "../lib/dialog.js";
import { openPage, trouble } from "../lib/page.js";
import * as places from "../lib/places.js";
import { current, say } from "../lib/texts.js";
import { save } from "../lib/tools.js";
import { openBranch } from "./branch.js";
import { Viewer } from "./viewer.js";

/** @typedef {import("../lib/types.js").Replay} Replay */

const LONGEST = 1_000_000;
const wanted = new URLSearchParams(location.search);
const table = wanted.get("table");
/** The record that was pasted or opened. @type {string | null} */
let record = null;
/** @type {Viewer | null} */
let viewer = null;
/** @type {unknown} */
let problem = null;
let busy = false;
let copied = false;

/** @param {() => Promise<Replay>} load @param {number} ply */
async function show(load, ply = 0) {
  [busy, problem] = [true, null];
  redraw();
  try {
    viewer = new Viewer(await load(), ply, { redraw, moved, acts });
    document.body.classList.add("replaying");
  } catch (error) {
    problem = error;
  }
  busy = false;
  redraw();
}

/** @param {number} ply */
function moved(ply) {
  copied = false;
  if (table) history.replaceState(null, "", places.replay(table, ply));
}

/** @param {string} text */
function read(text) {
  record = text;
  return show(() => {
    if (text.length > LONGEST) throw new Problem("replay-too-long", { most: LONGEST });
    return post("api/replays", { record: text });
  });
}

/** @param {() => Promise<void>} doing */
const trying = (doing) => async () => {
  try {
    await doing();
    problem = null;
  } catch (error) {
    problem = error;
  }
  redraw();
};

const saveRecord = trying(async () =>
  save(
    `oddville-${table ?? "game"}.odd`,
    new Blob([record ?? (await (await fetch(new URL(`api/tables/${table}/record`, ROOT))).text())], { type: "text/plain" }),
  ),
);
const saveFile = trying(async () => {
  const answer = table
    ? await fetch(new URL(`api/tables/${table}/replay.html`, ROOT))
    : await posted("api/replays/html", { record });
  save(`oddville-${table ?? "game"}.html`, await answer.blob());
});
const copyLink = trying(async () => {
  await navigator.clipboard.writeText(location.href);
  copied = true;
});

/** @param {Viewer} seen */
const acts = (seen) =>
  html` <button
      class="button primary"
      @click=${() => openBranch(seen.replay, seen.ply, table ? { table } : { record: /** @type {string} */ (record) })}
    >
      ${say("replay-branch")}
    </button>
    <button class="button" @click=${share}>${say("replay-share")}</button>`;

const share = () =>
  openDialog(
    () => say("replay-share"),
    (_, again) => {
      const doing = (/** @type {() => Promise<void>} */ act) => async () => {
        await act();
        again();
      };
      return html`<div class="share">
        ${table ? html`<button class="button" @click=${doing(copyLink)}>${say(copied ? "waiting-copied" : "replay-copy")}</button>` : nothing}
        <button class="button" @click=${doing(saveFile)}>${say("replay-save-html")}</button>
        <p class="note">${say("replay-save-html-note")}</p>
        <button class="button" @click=${doing(saveRecord)}>${say("replay-save-record")}</button>
        <p class="note">${say("replay-save-record-note")}</p>
        ${trouble(problem)}
      </div>`;
    },
  );

/** @param {Event} event */
async function opened(event) {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
  if (file) await read(await file.text());
}

/** @param {DragEvent} event */
async function dropped(event) {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) await read(await file.text());
}

const choosing = () =>
  html`<h1>${say("replay-heading")}</h1>
    <p>${say("replay-about")}</p>
    <div class="columns" @dragover=${(/** @type {Event} */ event) => event.preventDefault()} @drop=${dropped}>
      <section class="panel">
        <h2>${say("replay-file")}</h2>
        <p class="note">${say("replay-file-note")}</p>
        <label
          ><span class="unseen">${say("replay-file")}</span><input type="file" accept=".odd,.txt,text/plain" @change=${opened}
        /></label>
      </section>
      <form
        class="panel"
        @submit=${(/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          void read(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("record")));
        }}
      >
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
        <p class="acts"><button class="button primary" ?disabled=${busy}>${say("replay-show")}</button></p>
      </form>
    </div>
    ${trouble(problem)}`;

const draw = () => {
  if (viewer)
    return html`<h1 class="unseen">${say("replay-heading")}</h1>
      ${trouble(problem)}${viewer.draw()}`;
  return busy ? html`<p class="note" role="status">${say("replay-loading")}</p>` : choosing();
};

let redraw = () => {};
const drawn = await openPage({
  title: "replay-heading",
  draw,
  wide: true,
  onLanguage: () => viewer && current().atTable(viewer.replay.names, viewer.replay.edition),
});
redraw = () => {
  drawn();
  viewer?.lay();
};
if (table) await show(() => get(`api/tables/${encodeURIComponent(table)}/replay`), Number(wanted.get("ply")) || 0);
