// A drawing becomes elements (in a page) or text (for a file). Elements are made one by one: no markup is ever parsed.

import { flat } from "./shapes.js";

/** @typedef {import("./shapes.js").Shape} Shape @typedef {import("./shapes.js").Drawing} Drawing */

const SVG = "http://www.w3.org/2000/svg";

/** The element of a shape, with all that is in it.
 * @param {Shape} shape @returns {SVGElement} */
export function element({ tag, attributes, children }) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, String(value));
  made.append(...children.map((child) => (typeof child === "string" ? child : element(child))));
  return made;
}

/** @type {Record<string, string>} */
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (/** @type {unknown} */ value) => String(value).replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** The markup of a shape.
 * @param {Shape} shape @returns {string} */
export function markup({ tag, attributes, children }) {
  const shown = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const opening = [tag, ...shown.map(([name, value]) => `${name}="${escaped(value)}"`)].join(" ");
  return `<${opening}>${children.map((child) => (typeof child === "string" ? escaped(child) : markup(child))).join("")}</${tag}>`;
}

/** How many elements a drawing has.
 * @param {Drawing} drawing @returns {number} */
export const countElements = (drawing) =>
  flat(drawing).reduce(
    (sum, { children }) =>
      sum + 1 + countElements(/** @type {Drawing} */ (children.filter((child) => typeof child !== "string"))),
    0,
  );
