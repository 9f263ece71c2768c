// Little drawings in the words of a page: a worker, an icon, a seal.

import { element } from "../art/render.js";
import { group, shape } from "../art/shapes.js";
import { figure, MARKS } from "../art/workers.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {import("../art/shapes.js").Drawing} Drawing */

/** A drawing as an element of the page, silent to screen readers.
 * @param {string} box viewBox @param {string} className @param {Drawing} drawing */
export const picture = (box, className, ...drawing) =>
  element(shape("svg", { viewBox: box, class: className, "aria-hidden": "true", focusable: "false" }, [group({}, ...drawing)]));

/** A worker of a colour.
 * @param {string} colour */
export const worker = (colour) => picture("-3 -7 46 57", "figure", figure(colour, 5));

/** A player as worker and name.
 * @param {string} colour @param {unknown} name */
export const person = (colour, name) => html`<span class="person">${worker(colour)}<span>${name}</span></span>`;

export { MARKS };
