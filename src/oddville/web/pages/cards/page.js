// The card gallery: every drawing of the set, at any size, in every look.

import { loadFailure, gallery } from "./gallery.js";
import { get } from "../../lib/api.js";
import { openPage } from "../../lib/page.js";
import { currentTexts, say } from "../../lib/texts.js";
import { html } from "../../vendor/lit-html.js";

/** @typedef {import("../../art/types.js").Edition} Edition @typedef {import("./gallery.js").GalleryView} GalleryView */

const params = new URLSearchParams(location.search);
/** @type {GalleryView} */
const view = { size: Number(params.get("size")) || 160, city: params.get("show") === "city", large: null };
/** @type {Edition | null} */
let edition = null;
let hasFailed = false;

/** @param {Partial<GalleryView>} change */
function update(change) {
  Object.assign(view, change);
  redraw();
  if (view.large) document.querySelector("dialog")?.showModal();
}

function draw() {
  document.documentElement.style.setProperty("--size", `${view.size}px`);
  if (hasFailed) return loadFailure();
  return edition ? gallery(edition, view, update) : html`<h1>${say("gallery-title")}</h1>`;
}

/** The fragment names a card or character: `cards.html#ghost`. */
const scrollToCard = () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();

let redraw = () => {};
redraw = await openPage({
  title: "gallery-title",
  draw,
  wide: true,
  onLanguage: () => currentTexts().atTable([], edition),
});
try {
  edition = await get(`api/editions/${encodeURIComponent(params.get("edition") ?? "reconstruction")}`);
  currentTexts().atTable([], edition);
} catch {
  hasFailed = true;
}
redraw();
scrollToCard();
addEventListener("hashchange", scrollToCard);
