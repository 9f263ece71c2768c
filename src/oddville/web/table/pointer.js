// Clicks, taps, drags and looks: wherever a thing lies, its element says which thing it is (`data-thing`).

import { sortOf } from "./things.js";

/** @typedef {import("./acts.js").Acts} Acts @typedef {import("./stage.js").Stage} Stage */

const SLOP = 6;
/** What can be dragged somewhere. */
const DRAGGED = ["worker", "mine", "slot", "character"];

/** @param {EventTarget | null} target @param {string} selector @returns {HTMLElement | null} */
const closest = (target, selector) =>
  target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;

/** The thing under a pointer. A spot of the Main Square is nearer than the square itself.
 * @param {EventTarget | null} target @param {Set<string>} lit */
export function thingUnder(target, lit) {
  const element = closest(target, "[data-thing]");
  if (!element) return null;
  const thing = element.dataset.thing ?? null;
  if (thing?.startsWith("spot:") && !lit.has(thing))
    return closest(element.parentElement?.parentElement ?? null, "[data-thing]")?.dataset.thing ?? null;
  return thing;
}

/** Turns presses and drags into acts. */
export class Pointer {
  /** @type {{thing: string, x: number, y: number, element: HTMLElement, ghost: HTMLElement | null, id: number} | null} */
  #drag = null;
  #dragged = false;

  /** @param {HTMLElement} root @param {Acts} acts @param {() => Stage | null} stage @param {{act: (name: string, element: HTMLElement) => void, open: (what: string) => void}} page */
  constructor(root, acts, stage, page) {
    this.acts = acts;
    this.stage = stage;
    this.page = page;
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.#look(event.target));
    root.addEventListener("pointerleave", () => this.#look(null));
    root.addEventListener(
      "focusin",
      (event) => event.target instanceof Element && event.target.matches(":focus-visible") && this.#look(event.target),
    );
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("contextmenu", (event) => this.#explain(event));
    globalThis.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel"])
      globalThis.addEventListener(name, (event) => this.#up(/** @type {PointerEvent} */ (event)));
  }

  get #lit() {
    return this.acts.situation?.lit ?? new Set();
  }

  /** @param {EventTarget | null} target */
  #look(target) {
    const { state, change } = this.acts.store;
    const looked = closest(target, "[data-looks]")?.dataset.looks ?? thingUnder(target, this.#lit);
    if (looked !== state.looked) change({ looked });
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const stage = this.stage();
    const inCity = stage !== null && event.target instanceof Node && stage.element.contains(event.target);
    if (this.#dragged || (inCity && stage.panned && event.detail > 0)) {
      this.#dragged = false;
      if (stage) stage.panned = false;
      return;
    }
    const act = closest(event.target, "[data-act]");
    if (act) return this.page.act(act.dataset.act ?? "", act);
    const move = closest(event.target, "[data-move]");
    if (move) return this.acts.choose(move.dataset.move ?? "");
    const open = closest(event.target, "[data-open]");
    if (open) return this.page.open(open.dataset.open ?? "");
    const thing = thingUnder(event.target, this.#lit);
    if (thing) this.acts.pick(thing, { byKey: event.detail === 0 });
  }

  /** The right button, or a long press: the card large, with all it says.
   * @param {MouseEvent} event */
  #explain(event) {
    const element = closest(event.target, "[data-card], [data-character], [data-cell], [data-open]");
    if (!element) return;
    const card =
      element.dataset.card ??
      (element.dataset.cell
        ? `cell:${element.dataset.cell}`
        : element.dataset.character
          ? `character:${element.dataset.character}`
          : element.dataset.open);
    if (!card) return;
    event.preventDefault();
    this.page.open(element.dataset.card ? `card:${card}` : card);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#dragged = false;
    const element = closest(event.target, "[data-thing]");
    const thing = element?.dataset.thing;
    if (!element || !thing || event.button !== 0 || !DRAGGED.includes(sortOf(thing)) || !this.acts.situation?.mayChoose) return;
    const { lit } = this.acts.situation;
    if (!lit.has(thing) && !this.acts.store.state.held.includes(thing)) return;
    this.#drag = { thing, x: event.clientX, y: event.clientY, element, ghost: null, id: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) <= SLOP) return;
      drag.ghost = this.#lift(drag.element);
      const { state } = this.acts.store;
      if (!state.held.includes(drag.thing)) {
        if (!this.acts.situation?.lit.has(drag.thing)) this.acts.putDown();
        this.acts.pick(drag.thing);
      }
    }
    drag.ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
    this.#look(document.elementFromPoint(event.clientX, event.clientY));
  }

  /** A copy under the finger.
   * @param {HTMLElement} element */
  #lift(element) {
    const box = element.getBoundingClientRect();
    const ghost = document.createElement("div");
    ghost.className = "ghost";
    ghost.append(...[...element.children].map((child) => child.cloneNode(true)));
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    document.body.append(ghost);
    return ghost;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag?.ghost || event.pointerId !== drag.id) return;
    drag.ghost.remove();
    this.#dragged = true;
    setTimeout(() => (this.#dragged = false), 0);
    const lit = this.#lit;
    const thing = event.type === "pointerup" ? thingUnder(document.elementFromPoint(event.clientX, event.clientY), lit) : null;
    if (thing && lit.has(thing)) this.acts.pick(thing);
    else if (!this.acts.store.state.pin) this.acts.putDown();
  }
}
