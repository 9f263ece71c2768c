// The card gallery: every drawing of the set, at any size, in every look.

import { failed, gallery } from "./gallery/page.js";
import { get } from "./lib/api.js";
import { openPage } from "./lib/page.js";
import { current, say } from "./lib/texts.js";
import { chooseLook } from "./look.js";
import { html } from "./vendor/lit-html.js";

/** @typedef {import("./art/types.js").Edition} Edition @typedef {import("./gallery/page.js").Shown} Shown */

const wanted = new URLSearchParams(location.search);
/** @type {Shown} */
const shown = { size: Number(wanted.get("size")) || 160, city: wanted.get("show") === "city", large: null };
/** @type {Edition | null} */
let edition = null;
let isLost = false;

/** @param {Partial<Shown>} change */
function again(change) {
  Object.assign(shown, change);
  redraw();
  if (shown.large) document.querySelector("dialog")?.showModal();
}

function draw() {
  document.documentElement.style.setProperty("--size", `${shown.size}px`);
  if (isLost) return failed(current());
  return edition ? gallery(edition, current(), shown, again, chooseLook) : html`<h1>${say("gallery-title")}</h1>`;
}

/** Go to the card or character of the address: `cards.html#ghost`. */
const goToCard = () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();

let redraw = () => {};
redraw = await openPage({
  title: "gallery-title",
  draw,
  wide: true,
  onLanguage: () => current().atTable([], edition),
});
try {
  edition = await get(`api/editions/${encodeURIComponent(wanted.get("edition") ?? "reconstruction")}`);
  current().atTable([], edition);
} catch {
  isLost = true;
}
redraw();
goToCard();
addEventListener("hashchange", goToCard);
