// Drawings are made once, as symbols of one hidden sprite, and shown by <use>: a card on the page is a handful of elements.

import { element } from "./render.js";
import { flat, shape } from "./shapes.js";

/** @typedef {import("./shapes.js").Drawing} Drawing */

/** @type {SVGElement | null} */
let sprite = null;
/** The symbols there are, the one asked for longest ago first.
 * @type {Map<string, SVGElement>} */
const known = new Map();
/** A page shows far fewer at a time; what was not asked for by the last few hundred drawings is shown no more. */
const LIMIT = 800;

/** The sprite, put into the page at its first use. */
function spriteOf() {
  if (sprite === null) {
    sprite = element(shape("svg", { class: "symbols", width: 0, height: 0, "aria-hidden": "true" }));
    document.body.append(sprite);
  }
  return sprite;
}

/** A short, steady number for a text.
 * @param {string} words */
export function digest(words) {
  let sum = 5381;
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 33) ^ words.charCodeAt(i)) >>> 0;
  return sum.toString(36);
}

/** The address of a symbol; it is drawn when it is asked for the first time.
 * @param {string} id @param {string} viewBox @param {() => Drawing} draw @returns {string} */
export function symbol(id, viewBox, draw) {
  const made = known.get(id) ?? spriteOf().appendChild(element(shape("symbol", { id, viewBox }, flat([draw()]))));
  known.delete(id);
  known.set(id, made);
  if (known.size > LIMIT) forgetOldest();
  return `#${id}`;
}

function forgetOldest() {
  const [id, oldest] = /** @type {[string, SVGElement]} */ (known.entries().next().value);
  oldest.remove();
  known.delete(id);
}
