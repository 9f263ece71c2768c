// Keys: one tab stop a region, arrows inside it, letters for every act, N for the next lit thing.

import { asked, inTextField } from "../lib/keys.js";
import { settings } from "../lib/settings.js";
import { RESOURCES } from "./things.js";

/** @typedef {import("./acts.js").Acts} Acts */

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
const FOCUSABLE = "button:not([hidden]), [tabindex]:not([hidden])";

/** The buttons of a region, in reading order.
 * @param {Element} region @returns {HTMLElement[]} */
const stops = (region) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (region.querySelectorAll("button"))].filter((element) => element.checkVisibility());

/** Each region one tab stop: its last focused button, else a lit one, else the first.
 * @param {Element} root */
export function settleTabStops(root) {
  for (const region of root.querySelectorAll("[data-region]")) {
    const buttons = stops(region);
    if (!buttons.length) continue;
    const current =
      buttons.find((button) => button === document.activeElement) ??
      buttons.find((button) => button.tabIndex === 0 && button.dataset.stop !== undefined) ??
      buttons.find((button) => button.matches(".lit, .held")) ??
      buttons[0];
    for (const button of buttons) {
      const wanted = button === current ? 0 : -1;
      if (button.tabIndex !== wanted) button.tabIndex = wanted;
      if (button === current) button.dataset.stop = "";
      else delete button.dataset.stop;
    }
  }
}

/** @param {HTMLElement} element */
export function focusOn(element) {
  const region = element.closest("[data-region]");
  if (region) for (const button of stops(region)) button.tabIndex = button === element ? 0 : -1;
  element.focus();
}

/** Everything lit that can be seen, in the order of the page.
 * @param {Element} root @returns {HTMLElement[]} */
export const litElements = (root) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("button[data-thing]"))].filter(
    (element) => element.matches(".lit, .can") && element.checkVisibility(),
  );

/** Turns keys into acts. */
export class Keyboard {
  /** @param {HTMLElement} root @param {Acts} acts @param {{act: (name: string) => void, hold: (thing: string) => string | null}} page */
  constructor(root, acts, page) {
    this.root = root;
    this.acts = acts;
    this.page = page;
    document.addEventListener("keydown", (event) => this.#down(event));
    root.addEventListener("focusin", (event) => this.#focused(event));
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const element = /** @type {HTMLElement} */ (event.target);
    const region = element.closest("[data-region]");
    if (!region || !(element instanceof HTMLButtonElement)) return;
    for (const button of stops(region)) {
      button.tabIndex = button === element ? 0 : -1;
      if (button === element) button.dataset.stop = "";
      else delete button.dataset.stop;
    }
  }

  /** @param {KeyboardEvent} event */
  #down(event) {
    if (document.querySelector("dialog[open]")) return;
    if ((event.key === "Enter" || event.key === " ") && event.repeat) return event.preventDefault();
    if (event.key === "Escape") return this.acts.putDown();
    if (ARROWS.includes(event.key) && !inTextField(event.target) && this.#arrow(event)) return event.preventDefault();
    const wish = asked(event, settings());
    if (!wish) return;
    event.preventDefault();
    if ("digit" in wish) return this.#digit(wish.digit);
    this.#letter(wish.act, wish.shift);
  }

  /** @param {KeyboardEvent} event */
  #arrow(event) {
    const element = /** @type {HTMLElement} */ (event.target);
    const region = element.closest?.("[data-region]");
    if (!region || element.tagName !== "BUTTON") return false;
    const next = region.querySelector("[role=grid]")
      ? this.#neighbour(element, event.key, region)
      : this.#beside(stops(region), element, event.key);
    if (next) focusOn(next);
    return true;
  }

  /** @param {HTMLElement} element @param {string} key @param {Element} region */
  #neighbour(element, key, region) {
    const [x, y] = (element.dataset.cell ?? "0,0").split(",").map(Number);
    if (key === "Home" || key === "End") {
      const row = /** @type {NodeListOf<HTMLElement>} */ (
        element.parentElement?.querySelectorAll("[data-cell]") ?? region.querySelectorAll("[data-cell]")
      );
      return row[key === "Home" ? 0 : row.length - 1];
    }
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    return /** @type {HTMLElement | null} */ (region.querySelector(`[data-cell="${x + step[0]},${y + step[1]}"]`));
  }

  /** @param {HTMLElement[]} buttons @param {HTMLElement} element @param {string} key */
  #beside(buttons, element, key) {
    const place = buttons.indexOf(element);
    if (key === "Home") return buttons[0];
    if (key === "End") return buttons.at(-1);
    const step = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
    return buttons[(place + step + buttons.length) % buttons.length];
  }

  /** Numbers pick by place: worker cards, my buildings, and row positions while something is held that goes there.
   * @param {number} digit */
  #digit(digit) {
    const now = this.acts.situation;
    const { held } = this.acts.store.state;
    if (!now || now.me === null) return;
    const rowLit = held.length > 0 && [...now.lit].some((thing) => thing.startsWith("row:"));
    const wantsBuilding = held.includes("character:bookkeeper") && !held.some((thing) => thing.startsWith("mine:"));
    const swapping = held.includes("character:bookkeeper") || !held.some((thing) => thing.startsWith("mine:"));
    if (rowLit && swapping && digit <= 6 && !wantsBuilding) return this.acts.pick(`row:${digit}`, { byKey: true });
    if (digit <= 4) return this.acts.pick(`worker:${digit}`, { byKey: true });
    const building = now.view.players[now.me].buildings[digit - 5];
    if (building) this.acts.pick(`mine:${building}`, { byKey: true });
  }

  /** @param {string} act @param {boolean} shift */
  #letter(act, shift) {
    if (RESOURCES.some((resource) => resource === act)) return this.#resource(act);
    if (act === "next") return this.#next(shift ? -1 : 1);
    if (act === "undo") return this.acts.undo(shift);
    if (act === "explain")
      return this.acts.explain(/** @type {HTMLElement | null} */ (document.activeElement)?.dataset.thing ?? null);
    if (["coins", "recover", "cheat", "swap", "travel", "off"].includes(act))
      return this.acts.begin(/** @type {"coins"} */ (act));
    this.page.act(act);
  }

  /** A resource by letter: its column, or its spot while the Traveller is held.
   * @param {string} resource */
  #resource(resource) {
    this.acts.pick(`resource:${resource}`, { byKey: true });
  }

  /** @param {1 | -1} step */
  #next(step) {
    const lit = litElements(this.root);
    if (!lit.length) return;
    const place = lit.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    focusOn(lit[place < 0 ? (step > 0 ? 0 : lit.length - 1) : (place + step + lit.length) % lit.length]);
  }
}

export { FOCUSABLE };
