// Panning and zooming the city. It is fitted automatically until a player moves it.

import { detailAt } from "../../art/index.js";
import { prefersReducedMotion } from "../../lib/settings.js";
import { placeControls } from "./city_controls.js";

/** In pixels; a press that moves farther is a drag. */
export const DRAG_THRESHOLD = 6;
/** The size of a card that is not scaled. */
const CARD = 240;
/** The smallest cell of a zoom. */
const MIN_CELL = 31;
/** The smallest cell of an automatic fit while a cell is to be chosen by finger or pointer. */
const MIN_CHOOSABLE_CELL = 28;
const MAX_CELL = 260;
/** The largest cell of an automatic fit, at the default font size. */
const MAX_FITTED_CELL = 168;
const DEFAULT_FONT_SIZE = 16;
/** The country above the upper row, in cells. */
const SKY = 0.42;
const MARGIN = 14;

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box in cells */

/** The window onto the city. */
export class Stage {
  cell = 100;
  /** How much of a card is drawn. @type {import("../../art/cards.js").Detail | undefined} */
  detail;
  x = 0;
  y = 0;
  /** Whether the city is fitted automatically. */
  isAutoFit = true;
  /** Whether the player asked for the whole city. */
  #isWhole = false;
  #left = 0;
  /** @type {Map<number, {x: number, y: number}>} */
  #pointers = new Map();
  #pathLength = 0;
  #pinchDistance = 0;
  /** @type {Box} */
  #box = { left: 0, right: 0, top: 0, bottom: 0 };
  /** @type {string[]} */
  #selectable = [];
  wasPanned = false;
  /** The cached size of the window, so that drawing forces no layout. */
  #width = 0;
  #height = 0;
  #rem = DEFAULT_FONT_SIZE;
  /** The size of the zoom buttons. */
  #zoom = { width: 0, height: 0 };

  /** @param {HTMLElement} element @param {() => void} onLayout called when the visible part has changed */
  constructor(element, onLayout) {
    this.element = element;
    this.onLayout = onLayout;
    this.#measure();
    new ResizeObserver(() => this.#onResize()).observe(element);
    element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel"])
      element.addEventListener(name, (event) => this.#up(/** @type {PointerEvent} */ (event)));
    element.addEventListener("focusin", (event) => this.reveal(/** @type {HTMLElement} */ (event.target)));
  }

  #measure() {
    this.#width = this.element.clientWidth;
    this.#height = this.element.clientHeight;
    this.#rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const zoom = /** @type {HTMLElement | null | undefined} */ (this.element.parentElement?.querySelector(".zoom"));
    this.#zoom = { width: zoom?.offsetWidth ?? 0, height: zoom?.offsetHeight ?? 0 };
  }

  /** How much larger everything is than usual, as on a very large screen. */
  get #fontScale() {
    return Math.max(1, this.#rem / DEFAULT_FONT_SIZE);
  }

  get plan() {
    return /** @type {HTMLElement | null} */ (this.element.querySelector(".plan"));
  }

  /** Bring cells into view; if they would become too small to choose from, the selectable ones.
   * @param {number[][]} cells @param {string[]} [selectable] */
  showCells(cells, selectable = []) {
    const [columns, rows] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
    const box = {
      left: Math.min(...columns) - 0.35,
      right: Math.max(...columns) + 0.35,
      top: 0,
      bottom: Math.max(...rows) + 0.3,
    };
    const plan = this.plan;
    const left = Number(plan?.dataset.left ?? 0);
    if (left !== this.#left) {
      this.x += (left - this.#left) * this.cell;
      this.#left = left;
    }
    const same = JSON.stringify([box, selectable]) === JSON.stringify([this.#box, this.#selectable]);
    this.#box = box;
    this.#selectable = selectable;
    if (this.isAutoFit && !same) this.fit();
    else this.#applyLayout(false);
  }

  /** Show all cells, as large as possible.
   * @param {{whole?: boolean}} [how] `whole`: however small they become */
  fit({ whole = false } = {}) {
    this.isAutoFit = true;
    this.#isWhole = whole;
    const [width, height] = [this.#width, this.#height];
    if (!width || !height) return;
    const { left, right, top, bottom } = this.#box;
    const columns = right - left + 1;
    const rows = bottom - top + 1 + SKY;
    this.cell = Math.max(
      this.#selectable.length && !whole ? MIN_CHOOSABLE_CELL : 1,
      Math.min(MAX_FITTED_CELL * this.#fontScale, (width - 2 * MARGIN) / columns, (height - MARGIN) / rows),
    );
    this.x = (width - columns * this.cell) / 2 - (left - this.#left) * this.cell;
    const room = height - rows * this.cell;
    this.y = SKY * this.cell + Math.max(0, room * 0.42);
    this.#centreSelectable(columns * this.cell > width, room < 0);
    this.#applyLayout(true);
  }

  /** Centre the selectable cells if the city is larger than the window.
   * @param {boolean} tooWide @param {boolean} tooHigh */
  #centreSelectable(tooWide, tooHigh) {
    const cells = this.#selectable.map((cell) => cell.split(",").map(Number));
    if (!cells.length) return;
    const { left, right, bottom } = this.#box;
    const middle = (/** @type {number} */ axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length + 0.5;
    const place = (/** @type {number[]} */ [room, at, first, end]) =>
      Math.max(room - end * this.cell, Math.min(-first * this.cell, room / 2 - at * this.cell));
    if (tooWide) this.x = place([this.#width, middle(0) - this.#left, left - this.#left, right + 1 - this.#left]);
    if (tooHigh) this.y = place([this.#height, middle(1), -SKY, bottom + 1]);
  }

  /** @param {number} factor @param {number} [atX] @param {number} [atY] */
  zoom(factor, atX = this.element.clientWidth / 2, atY = this.element.clientHeight / 2) {
    const cell = Math.max(Math.min(MIN_CELL, this.cell), Math.min(MAX_CELL * this.#fontScale, this.cell * factor));
    const ratio = cell / this.cell;
    this.x = atX - (atX - this.x) * ratio;
    this.y = atY - (atY - this.y) * ratio;
    this.cell = cell;
    this.isAutoFit = false;
    this.#applyLayout(false);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.isAutoFit = false;
    this.#applyLayout(false);
  }

  /** Pan by more than half of the window.
   * @param {number} x @param {number} y */
  panBy(x, y) {
    this.pan(x * this.#width * 0.6, y * this.#height * 0.6);
  }

  #clamp() {
    const [width, height] = [this.#width, this.#height];
    const plan = this.plan;
    if (!plan) return;
    const columns = Number(plan.dataset.right) - this.#left + 1;
    const rows = Number(plan.dataset.bottom) + 1;
    const keep = Math.min(this.cell, width / 3, height / 3);
    this.x = Math.max(keep - columns * this.cell, Math.min(width - keep, this.x));
    this.y = Math.max(keep - rows * this.cell, Math.min(height - keep, this.y));
  }

  /** @param {boolean} smooth */
  #applyLayout(smooth) {
    const plan = this.plan;
    if (!plan) return;
    this.#clamp();
    plan.classList.toggle("smooth", smooth && !prefersReducedMotion());
    plan.style.setProperty("--cell", `${this.cell}px`);
    plan.style.setProperty("--scale", String(this.cell / CARD));
    plan.style.translate = `${Math.round(this.x)}px ${Math.round(this.y)}px`;
    this.element.dataset.detail = this.detail = detailAt(this.cell, this.detail);
    this.onLayout();
  }

  #onResize() {
    this.#measure();
    if (this.isAutoFit) this.fit({ whole: this.#isWhole });
    else this.#applyLayout(false);
  }

  /** Where the controls over the city lie.
   * @param {string[]} cells that can be chosen @param {string[]} marked those that arrows lead to
   * @returns {import("./city_controls.js").CityControls} */
  controls(cells, marked) {
    const window = { width: this.#width, height: this.#height, cell: this.cell, rem: this.#rem, zoom: this.#zoom };
    return placeControls(
      window,
      cells.map((cell) => ({ ...this.#middleOf(cell), isMarked: marked.includes(cell) })),
    );
  }

  /** @param {string} cell */
  #middleOf(cell) {
    const [x, y] = cell.split(",").map(Number);
    return { x: this.x + (x - this.#left + 0.5) * this.cell, y: this.y + (y + 0.5) * this.cell };
  }

  /** Bring a cell into view.
   * @param {HTMLElement} element */
  reveal(element) {
    const cell = element.dataset.cell;
    if (!cell || this.#pointers.size) return;
    const [x, y] = cell.split(",").map(Number);
    const left = this.x + (x - this.#left) * this.cell;
    const top = this.y + y * this.cell;
    const dx = left < 8 ? 8 - left : Math.min(0, this.#width - 8 - left - this.cell);
    const dy = top < 8 ? 8 - top : Math.min(0, this.#height - 8 - top - this.cell);
    if (dx || dy) {
      const isAutoFit = this.isAutoFit;
      this.pan(dx, dy);
      this.isAutoFit = isAutoFit;
    }
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const box = this.element.getBoundingClientRect();
    if (event.shiftKey) return this.pan(-event.deltaY, 0);
    this.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), event.clientX - box.left, event.clientY - box.top);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button > 1) return;
    if (event.isPrimary) this.#pointers.clear(); // drop pointers that were released outside
    if (!this.#pointers.size) {
      this.#pathLength = 0;
      this.wasPanned = false;
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#pinchDistance = 0;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = event.buttons ? this.#pointers.get(event.pointerId) : null;
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#pathLength += Math.hypot(dx, dy);
    if (this.#pathLength <= DRAG_THRESHOLD && this.#pointers.size === 1) return;
    if (!this.wasPanned) {
      this.wasPanned = true;
      this.element.setPointerCapture(event.pointerId);
    }
    if (this.#pointers.size === 2) this.#pinchZoom();
    else this.pan(dx, dy);
  }

  #pinchZoom() {
    const [one, two] = [...this.#pointers.values()];
    const distance = Math.hypot(one.x - two.x, one.y - two.y);
    const box = this.element.getBoundingClientRect();
    if (this.#pinchDistance)
      this.zoom(distance / this.#pinchDistance, (one.x + two.x) / 2 - box.left, (one.y + two.y) / 2 - box.top);
    this.#pinchDistance = distance;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#pointers.delete(event.pointerId);
    this.#pinchDistance = 0;
  }
}
