// The card gallery: every drawing of the set, at any size, in every look.

import { render } from "./vendor/lit-html.js";
import { failed, gallery } from "./gallery/page.js";
import { chooseLook } from "./look.js";
import { loadTexts } from "./texts.js";

/** @typedef {import("./art/types.js").Edition} Edition @typedef {import("./gallery/page.js").Shown} Shown */

const page = /** @type {HTMLElement} */ (document.getElementById("page"));
const wanted = new URLSearchParams(location.search);

/** @type {Shown} */
const shown = { size: Number(wanted.get("size")) || 160, city: wanted.get("show") === "city", large: null };

/** @param {Edition} edition @param {import("./texts.js").Texts} texts */
function draw(edition, texts) {
  const again = (/** @type {Partial<Shown>} */ change) => {
    Object.assign(shown, change);
    draw(edition, texts);
  };
  document.documentElement.style.setProperty("--size", `${shown.size}px`);
  render(gallery(edition, texts, shown, again, chooseLook), page);
  if (shown.large) page.querySelector("dialog")?.showModal();
}

const texts = await loadTexts(wanted.get("lang") ?? "en");
document.documentElement.lang = texts.language;
document.title = texts.t("gallery-title");
const answer = await fetch(`/api/edition/${encodeURIComponent(wanted.get("edition") ?? "reconstruction")}`).catch(() => null);
if (answer?.ok) draw(await answer.json(), texts);
else render(failed(texts), page);
