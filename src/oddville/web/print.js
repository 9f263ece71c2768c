// The print page: the whole set on sheets of paper, drawn by the same functions as the table.

import { element } from "./art/render.js";
import { PAPERS, sheets } from "./art/sheets.js";
import { cardName } from "./describing.js";
import { loadTexts } from "./texts.js";

const wanted = new URLSearchParams(location.search);
const texts = await loadTexts(wanted.get("lang") ?? "en");
document.documentElement.lang = texts.language;
document.title = texts.t("print-title");
texts.translate(document);

const [paper, backs, print] = ["paper", "backs", "print"].map((id) => document.getElementById(id));
const paperChoice = /** @type {HTMLSelectElement} */ (paper);
const backsChoice = /** @type {HTMLInputElement} */ (backs);
paperChoice.value = wanted.get("paper") === "letter" ? "letter" : "a4";
backsChoice.checked = wanted.has("backs");

/** @type {import("./art/sheets.js").Words} */
const words = {
  card: (card) => cardName(texts, card),
  character: (id) => texts.t(`character-${id}`),
  power: (id) => texts.t(`power-${id}`),
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

const answer = await fetch(`/api/edition/${encodeURIComponent(wanted.get("edition") ?? "reconstruction")}`);
const edition = await answer.json();
draw(edition);
for (const choice of [paperChoice, backsChoice]) choice.addEventListener("change", () => draw(edition));
print?.addEventListener("click", () => window.print());
document.documentElement.dataset.ready = "yes";
