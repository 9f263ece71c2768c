// Clicks, taps, drags and hovering. An element names its target, control or move: `data-target`, `data-act`, `data-move`, `data-open`.

import { delays } from "../../lib/delays.js";
import { infoSource } from "../info_source.js";
import { choose, openSelectableTray, pick, cancel } from "../model/actions.js";
import { showInfo } from "../model/info.js";
import { situationOf } from "../model/situation.js";
import { kindOf } from "../model/targets.js";
import { DRAG_THRESHOLD } from "../view/stage.js";
import { withLazy } from "../load.js";
import { open } from "./controls.js";

/** @typedef {import("../model/state.js").State} State @typedef {import("./controls.js").Press} Press @typedef {import("../view/renderer.js").Renderer} Renderer */

const DRAGGABLE = ["worker", "mine", "slot", "character"];

/** @param {EventTarget | null} node @param {string} selector @returns {HTMLElement | null} */
const closest = (node, selector) => (node instanceof Element ? /** @type {HTMLElement | null} */ (node.closest(selector)) : null);

/** Turns presses, drags and hovering into actions. */
export class Pointer {
  /** @type {{target: string, x: number, y: number, element: HTMLElement, ghost: HTMLElement | null, id: number} | null} */
  #drag = null;
  #wasDragged = false;
  /** A finger that may be reading a card. @type {{id: number, x: number, y: number, timer: number} | null} */
  #hold = null;
  /** Whether this press has opened a card. */
  #wasHeld = false;
  /** The card under the pointer, and until it has rested there. @type {string | null} */
  #restSource = null;
  #restTimer = 0;

  /** @param {HTMLElement} root @param {State} state @param {Renderer} view @param {Press} press */
  constructor(root, state, view, press) {
    this.state = state;
    this.view = view;
    this.press = press;
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.#hover(event.target));
    root.addEventListener("pointerover", (event) => event.pointerType !== "touch" && this.#rest(event.target));
    root.addEventListener("pointerleave", () => {
      this.#hover(null);
      this.#rest(null);
    });
    root.addEventListener(
      "focusin",
      (event) => event.target instanceof Element && event.target.matches(":focus-visible") && this.#hover(event.target),
    );
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("contextmenu", (event) => this.#openLarge(event));
    globalThis.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
      globalThis.addEventListener(name, (event) => this.#up(event));
  }

  get #selectable() {
    return situationOf(this.state)?.selectable ?? new Set();
  }

  /** The target of an element. A spot of the Main Square that is not selectable counts as the square.
   * @param {EventTarget | null} node */
  #targetAt(node) {
    const element = closest(node, "[data-target]");
    const target = element?.dataset.target ?? null;
    if (!target?.startsWith("spot:") || this.#selectable.has(target)) return target;
    return closest(element?.parentElement?.parentElement ?? null, "[data-target]")?.dataset.target ?? null;
  }

  /** @param {EventTarget | null} node */
  #hover(node) {
    const hoverTarget = closest(node, "[data-preview]")?.dataset.preview ?? this.#targetAt(node);
    if (hoverTarget !== this.state.hoverTarget) this.state.change({ hoverTarget });
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!this.#endsDrag(event)) this.#act(event);
    if (!closest(event.target, ".tray-tab")) openSelectableTray(this.state); // a pressed tab stays open
  }

  /** Whether a click is the end of a drag or of a pan.
   * @param {MouseEvent} event */
  #endsDrag({ target, detail }) {
    const { stage } = this.view;
    const isPan = stage?.wasPanned && detail > 0 && target instanceof Node && stage.element.contains(target);
    const isDrag = this.#wasDragged || isPan;
    if (isDrag && stage) stage.wasPanned = false;
    this.#wasDragged = false;
    return isDrag;
  }

  /** @param {MouseEvent} event */
  #act(event) {
    const control = closest(event.target, "[data-act]");
    if (control) return void this.press(control.dataset.act ?? "", control);
    const move = closest(event.target, "[data-move]")?.dataset.move;
    if (move) return choose(this.state, move);
    const what = closest(event.target, "[data-open]")?.dataset.open;
    if (what) return open(this.state, what);
    const target = this.#targetAt(event.target);
    if (target) pick(this.state, target, { byKey: event.detail === 0 });
  }

  /** A pointer that rests on a card shows what it is; the next card is shown at once.
   * @param {EventTarget | null} node */
  #rest(node) {
    const source = infoSource(node);
    if (source === this.#restSource) return;
    this.#restSource = source;
    clearTimeout(this.#restTimer);
    if (!source || !this.state.info) showInfo(this.state, null);
    if (!source) return;
    const show = () => void withLazy(this.state, () => showInfo(this.state, source));
    this.#restTimer = window.setTimeout(show, this.state.info ? 0 : delays.info);
  }

  /** The right button opens the card large. Where a long press sends this event, it has opened the card already.
   * @param {MouseEvent} event */
  #openLarge(event) {
    const source = infoSource(event.target);
    if (!source) return;
    event.preventDefault();
    if (!this.#wasHeld) this.#open(source);
  }

  /** @param {string} source */
  #open(source) {
    this.#endHold();
    this.#rest(null);
    this.#wasHeld = true;
    open(this.state, source);
  }

  /** A finger that stays on a card opens it: not every system sends `contextmenu`.
   * @param {PointerEvent} event */
  #beginHold({ target, pointerId, clientX, clientY }) {
    this.#endHold();
    const source = infoSource(target);
    if (!source) return;
    const timer = window.setTimeout(() => {
      this.#drag = null;
      this.#wasDragged = true; // the click of this press counts for nothing
      this.#open(source);
    }, delays.hold);
    this.#hold = { id: pointerId, x: clientX, y: clientY, timer };
  }

  #endHold() {
    clearTimeout(this.#hold?.timer);
    this.#hold = null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#wasDragged = false;
    this.#wasHeld = false;
    this.#rest(null);
    if (event.pointerType !== "touch" || !event.isPrimary) this.#endHold();
    else this.#beginHold(event);
    const element = closest(event.target, "[data-target]");
    const target = element?.dataset.target;
    const situation = situationOf(this.state);
    if (!element || !target || event.button !== 0 || !DRAGGABLE.includes(kindOf(target)) || !situation?.mayChoose) return;
    if (!situation.selectable.has(target) && !this.state.selection.includes(target)) return;
    this.#drag = { target, x: event.clientX, y: event.clientY, element, ghost: null, id: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, clientX, clientY }) {
    const hold = this.#hold;
    if (hold?.id === pointerId && Math.hypot(clientX - hold.x, clientY - hold.y) > DRAG_THRESHOLD) this.#endHold();
    const drag = this.#drag;
    if (!drag || pointerId !== drag.id) return;
    const [dx, dy] = [clientX - drag.x, clientY - drag.y];
    if (!drag.ghost) {
      if (Math.hypot(dx, dy) <= DRAG_THRESHOLD) return;
      drag.ghost = ghostOf(drag.element);
      this.#take(drag.target);
    }
    drag.ghost.style.translate = `${dx}px ${dy}px`;
    this.#hover(document.elementFromPoint(clientX, clientY));
  }

  /** @param {string} target */
  #take(target) {
    if (this.state.selection.includes(target)) return;
    if (!this.#selectable.has(target)) cancel(this.state);
    pick(this.state, target);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const drag = this.#drag;
    this.#drag = null;
    if (this.#hold?.id === event.pointerId) this.#endHold();
    if (!drag?.ghost || event.pointerId !== drag.id) return;
    drag.ghost.remove();
    this.#wasDragged = true;
    setTimeout(() => (this.#wasDragged = false), 0);
    const target = event.type === "pointerup" ? this.#targetAt(document.elementFromPoint(event.clientX, event.clientY)) : null;
    if (target && this.#selectable.has(target)) pick(this.state, target);
    else if (!this.state.pin) cancel(this.state);
  }
}

/** @param {HTMLElement} element */
function ghostOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.append(...[...element.children].map((child) => child.cloneNode(true)));
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}
