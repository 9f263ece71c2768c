// Turns shapes into elements, one by one: no markup is ever parsed.

/** @typedef {import("./shapes.js").Shape} Shape */

const SVG = "http://www.w3.org/2000/svg";

/** The elements of shared shapes. @type {WeakMap<Shape, SVGElement>} */
const originals = new WeakMap();

/** @param {Shape} shape @returns {SVGElement} */
export function element(shape) {
  if (!shape.isShared) return newElement(shape);
  const original = originals.get(shape) ?? newElement(shape);
  originals.set(shape, original);
  return /** @type {SVGElement} */ (original.cloneNode(true));
}

/** @param {Shape} shape */
function newElement({ tag, attributes, children }) {
  const node = document.createElementNS(SVG, tag);
  for (const name in attributes) if (attributes[name] !== undefined) node.setAttribute(name, String(attributes[name]));
  for (const child of children) node.append(typeof child === "string" ? child : element(child));
  return node;
}
