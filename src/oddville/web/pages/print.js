// The print page: every piece of the set on sheets of paper.

import { element } from "../art/render.js";
import { PAPERS, sheets } from "../art/print_sheets.js";
import { get } from "../lib/api.js";
import { onCheck, onValue, optionList } from "../lib/forms.js";
import { currentTexts, loadTexts, say } from "../lib/texts.js";
import { html, nothing, render } from "../vendor/lit-html.js";

const root = document.documentElement;
const params = new URLSearchParams(location.search);
const choice = { paper: params.get("paper") === "letter" ? "letter" : "a4", backs: params.has("backs") };
/** @type {import("../art/types.js").Edition | null} */
let edition = null;

/** @type {import("../art/print_sheets.js").Words} */
const words = {
  card: (card) => currentTexts().card(card.id),
  character: (id) => say(`character-${id}`),
  power: (id) => say(`power-${id}`),
};

/** @param {Partial<typeof choice>} changes */
function choose(changes) {
  Object.assign(choice, changes);
  draw();
}

const options = () =>
  html`<form id="options">
    <label
      ><span>${say("print-paper")}</span>
      <select id="paper" @change=${onValue((paper) => choose({ paper }))}>
        ${optionList(Object.keys(PAPERS), choice.paper, (name) => say(`print-paper-${name}`))}
      </select></label
    >
    <label
      ><input type="checkbox" id="backs" .checked=${choice.backs} @change=${onCheck((backs) => choose({ backs }))} />
      <span>${say("print-backs")}</span></label
    >
    <button type="button" id="print" class="plain-button" @click=${() => window.print()}>${say("print-now")}</button>
  </form>`;

function draw() {
  const { paper, backs } = choice;
  const [width, height] = PAPERS[paper];
  root.dataset.paper = paper;
  root.style.setProperty("--paper-width", `${width}mm`);
  root.style.setProperty("--paper-height", `${height}mm`);
  render(
    html`<main>
      <div class="how">
        <nav><a href="./">OddVille</a> <a href="cards.html">${say("gallery-title")}</a></nav>
        <h1>${say("print-title")}</h1>
        <p>${say("print-how")}</p>
        ${options()}
      </div>
      <div id="sheets" data-look="light">${edition ? sheets(edition, words, paper, backs).map(element) : nothing}</div>
    </main>`,
    document.body,
  );
}

root.dataset.look = "light";
await loadTexts(params.get("lang"));
document.title = say("print-title");
draw();
edition = await get(`api/editions/${encodeURIComponent(params.get("edition") ?? "reconstruction")}`);
currentTexts().atTable([], edition);
draw();
root.dataset.ready = "yes";
