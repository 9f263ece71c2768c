// Small drawings inside text, hidden from screen readers.

import { element } from "../art/render.js";
import { group, shape } from "../art/shapes.js";
import { figure } from "../art/workers.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {import("../art/shapes.js").Drawing} Drawing */

/** @param {string} box viewBox @param {string} className @param {Drawing} drawing */
export const inlineSvg = (box, className, ...drawing) =>
  element(shape("svg", { viewBox: box, class: className, "aria-hidden": "true", focusable: "false" }, [group({}, ...drawing)]));

/** @param {string} colour */
export const workerFigure = (colour) => inlineSvg("-3 -7 46 57", "figure", figure(colour, 5));

/** @param {string} colour @param {unknown} name */
export const playerName = (colour, name) => html`<span class="person">${workerFigure(colour)}<span>${name}</span></span>`;
