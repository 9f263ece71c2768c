// The print page: the whole set on sheets of paper, drawn by the same functions as the table.

import { element } from "./art/render.js";
import { PAPERS, sheets } from "./art/sheets.js";
import { get } from "./lib/api.js";
import { current, speak } from "./lib/texts.js";

const wanted = new URLSearchParams(location.search);
await speak(wanted.get("lang"));
const texts = current();
document.title = texts.say("print-title");
texts.translate(document);

const [paper, backs, print] = ["paper", "backs", "print"].map((id) => document.getElementById(id));
const paperChoice = /** @type {HTMLSelectElement} */ (paper);
const backsChoice = /** @type {HTMLInputElement} */ (backs);
paperChoice.value = wanted.get("paper") === "letter" ? "letter" : "a4";
backsChoice.checked = wanted.has("backs");

/** @type {import("./art/sheets.js").Words} */
const words = {
  card: (card) => texts.card(card.id),
  character: (id) => texts.say(`character-${id}`),
  power: (id) => texts.say(`power-${id}`),
};

/** @param {import("./art/types.js").Edition} edition */
function draw(edition) {
  const [width, height] = PAPERS[paperChoice.value];
  document.documentElement.dataset.paper = paperChoice.value;
  document.documentElement.style.setProperty("--paper-width", `${width}mm`);
  document.documentElement.style.setProperty("--paper-height", `${height}mm`);
  document
    .getElementById("sheets")
    ?.replaceChildren(...sheets(edition, words, paperChoice.value, backsChoice.checked).map(element));
}

const edition = await get(`api/editions/${encodeURIComponent(wanted.get("edition") ?? "reconstruction")}`);
texts.atTable([], edition);
draw(edition);
for (const choice of [paperChoice, backsChoice]) choice.addEventListener("change", () => draw(edition));
print?.addEventListener("click", () => window.print());
document.documentElement.dataset.ready = "yes";
