// A rule in place: its sentence beside the sign that was pressed, and a link to the rules page.

import { html, render } from "../../vendor/lit-html.js";
import { buttonIcon } from "../button_icons.js";
import { loadMoreTexts, say } from "../texts.js";
import * as urls from "../urls.js";

/** Between the sign and the popover, and at the edge of the window. */
const GAP = 8;

/** @param {string} rule @param {HTMLElement} sign */
export async function openRule(rule, sign) {
  await loadMoreTexts("rules").catch(() => null); // offline, the link is left
  const popover = document.createElement("div");
  popover.className = "rule-popover";
  popover.popover = "auto";
  popover.tabIndex = -1;
  popover.setAttribute("role", "dialog");
  popover.setAttribute("aria-label", say("rule-link", { rule }));
  render(
    contents(rule, () => popover.hidePopover()),
    popover,
  );
  // what is outside an open dialog cannot be pressed
  (sign.closest("dialog") ?? document.body).append(popover);
  popover.addEventListener("toggle", ({ newState }) => newState === "closed" && popover.remove());
  popover.showPopover();
  place(popover, sign);
  popover.focus();
}

/** @param {string} rule @param {() => void} close */
const contents = (rule, close, id = rule.toLowerCase()) =>
  html`<header>
      <b>${say(`rule-${id}-title`)}</b>
      <button class="tool small" @click=${close} aria-label=${say("web-close")}>${buttonIcon("close")}</button>
    </header>
    <p>${say(`rule-${id}`)}</p>
    <a href=${urls.rules(rule)} target="_blank" rel="noopener">${say("rule-link", { rule })}</a>`;

/** Below the sign, or above it, inside the window.
 * @param {HTMLElement} popover @param {HTMLElement} sign */
function place(popover, sign) {
  const at = sign.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const below = at.bottom + GAP;
  const top = below + height + GAP <= innerHeight ? below : at.top - GAP - height;
  const left = (at.left + at.right - width) / 2;
  popover.style.top = `${Math.max(GAP, top)}px`;
  popover.style.left = `${Math.max(GAP, Math.min(left, innerWidth - GAP - width))}px`;
}
