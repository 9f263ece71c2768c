// The stars of today's town.

import { html } from "../vendor/lit-html.js";
import { say } from "./texts.js";

const MAX_STARS = 5;

/** @param {number} stars @returns {unknown} */
export const starRow = (stars) =>
  html`<span class="stars" role="img" aria-label=${say("today-stars", { stars })}
    >${Array.from({ length: MAX_STARS }, (_, place) => html`<span class="star ${place < stars ? "on" : ""}"></span>`)}</span
  >`;
