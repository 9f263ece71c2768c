// Turns shapes into elements, one by one: no markup is ever parsed.

/** @typedef {import("./shapes.js").Shape} Shape */

const SVG = "http://www.w3.org/2000/svg";

/** @param {Shape} shape @returns {SVGElement} */
export function element({ tag, attributes, children }) {
  const node = document.createElementNS(SVG, tag);
  for (const name in attributes) if (attributes[name] !== undefined) node.setAttribute(name, String(attributes[name]));
  for (const child of children) node.append(typeof child === "string" ? child : element(child));
  return node;
}
