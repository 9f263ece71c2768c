// The viewer in a file of its own: everything it needs is in the page.

import { html, nothing, render } from "../vendor/lit-html.js";
import { logo } from "../lib/logo.js";
import { onChange, show } from "../lib/settings.js";
import { current, FALLBACK, offerOnly, preferred, say, use } from "../lib/texts.js";
import { languageChoice, lookButton, save } from "../lib/tools.js";
import { unfolded } from "./positions.js";
import { Viewer } from "./viewer.js";

const { replay, record, texts } = JSON.parse(/** @type {HTMLElement} */ (document.getElementById("game")).textContent ?? "");
replay.plies = unfolded(replay.plies);

function speak() {
  const language = preferred();
  use(language, texts[language], language === FALLBACK ? null : texts[FALLBACK]);
  current().atTable(replay.names, replay.edition);
}

/** The ply named in the address, such as `game.html#ply=20`. */
const wanted = () => Number(new URLSearchParams(location.hash.slice(1)).get("ply")) || 0;

function redraw() {
  render(
    html`<header class="head">
        <p class="name">${logo()}<span>${say("web-name")}</span></p>
        <p class="note">${say("replay-from")}</p>
        <div class="head-tools">${languageChoice()}${lookButton()}</div>
      </header>
      <main id="main">
        <h1 class="unseen">${say("replay-heading")}</h1>
        ${viewer.draw()}
      </main>`,
    document.body,
  );
  viewer.lay();
}

const acts = () =>
  record
    ? html`<button class="button" @click=${() => save("oddville.odd", new Blob([record], { type: "text/plain" }))}>
        ${say("replay-save-record")}
      </button>`
    : nothing;

offerOnly(Object.keys(texts));
show();
speak();
document.body.classList.add("replaying");
const viewer = new Viewer(replay, wanted(), { redraw, acts, moved: (ply) => history.replaceState(null, "", `#ply=${ply}`) });
onChange(() => {
  speak();
  redraw();
});
addEventListener("hashchange", () => viewer.go(wanted()));
redraw();
document.body.dataset.ready = "";
