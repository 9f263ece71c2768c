// Each drawing is a <symbol> of one hidden sprite, shown by <use>, so that a card on the page is a handful of elements.

import { element } from "./render.js";
import { flat, shape } from "./shapes.js";

/** @typedef {import("./shapes.js").Drawing} Drawing */

/** @type {SVGElement | null} */
let sprite = null;
/** Least recently used first.
 * @type {Map<string, SVGElement>} */
const symbols = new Map();
/** A page shows far fewer at a time. */
const LIMIT = 800;

function spriteOf() {
  if (sprite === null) {
    sprite = element(shape("svg", { class: "symbols", display: "none" })); // drawn only where it is used: no style, no layout
    document.body.append(sprite);
  }
  return sprite;
}

/** @param {string} words */
export function hash(words) {
  let sum = 5381;
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 33) ^ words.charCodeAt(i)) >>> 0;
  return sum.toString(36);
}

/** The URL of a symbol, which is drawn on first use.
 * @param {string} id @param {string} viewBox @param {() => Drawing} draw @returns {string} */
export function symbol(id, viewBox, draw) {
  const symbolElement = symbols.get(id) ?? spriteOf().appendChild(element(shape("symbol", { id, viewBox }, flat([draw()]))));
  symbols.delete(id);
  symbols.set(id, symbolElement);
  if (symbols.size > LIMIT) forgetOldest();
  return `#${id}`;
}

function forgetOldest() {
  const [id, oldest] = /** @type {[string, SVGElement]} */ (symbols.entries().next().value);
  oldest.remove();
  symbols.delete(id);
}
