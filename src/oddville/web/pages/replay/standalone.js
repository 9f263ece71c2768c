// The entry of a replay saved as one HTML file, which holds all it needs.

import { html, nothing, render } from "../../vendor/lit-html.js";
import { logo } from "../../lib/logo.js";
import { onSettingsChange, applySettings } from "../../lib/settings.js";
import { currentTexts, offerLanguages, preferredLanguage, say, useTexts } from "../../lib/texts.js";
import { playerNames } from "../../lib/player_names.js";
import { downloadFile } from "../../lib/download.js";
import { headControls } from "../../lib/head_controls.js";
import { ReplayViewer } from "./viewer.js";

const { replay, record, texts } = JSON.parse(/** @type {HTMLElement} */ (document.getElementById("game")).textContent ?? "");
let view = {};
// each view holds only what differs from the one before
for (const ply of replay.plies) ply.view = view = { ...view, ...ply.view };

function setTexts() {
  const language = preferredLanguage();
  useTexts(language, texts[language]);
  currentTexts().atTable(playerNames(replay.names), replay.edition);
}

/** The fragment names a ply: `game.html#ply=20`. */
const plyOfUrl = () => Number(new URLSearchParams(location.hash.slice(1)).get("ply")) || 0;

function redraw() {
  render(
    html`<header class="head">
        <p class="name">${logo()}<span>${say("web-name")}</span></p>
        <p class="note">${say("replay-from")}</p>
        <div class="head-tools">${headControls()}</div>
      </header>
      <main id="main">
        <h1 class="unseen">${say("replay-heading")}</h1>
        ${viewer.draw()}
      </main>`,
    document.body,
  );
  viewer.layOut();
}

const actions = () =>
  record
    ? html`<button class="button" @click=${() => downloadFile("oddville.odd", new Blob([record], { type: "text/plain" }))}>
        ${say("replay-save-record")}
      </button>`
    : nothing;

offerLanguages(Object.keys(texts));
applySettings();
setTexts();
document.body.classList.add("replaying");
const viewer = new ReplayViewer(replay, plyOfUrl(), {
  redraw,
  actions,
  onMove: (ply) => history.replaceState(null, "", `#ply=${ply}`),
});
onSettingsChange(() => {
  setTexts();
  redraw();
});
addEventListener("hashchange", () => viewer.go(plyOfUrl()));
redraw();
document.body.dataset.ready = "";
