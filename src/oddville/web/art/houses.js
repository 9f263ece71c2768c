// Rows of houses. All roofs of one tone are one path, all windows another: a town is a dozen elements. Roofs and chimneys come
// last, because a row in front hides only the walls, windows and doors of the row behind it.

import { pick } from "./random.js";
import { box, colour, line, outline, path, polygon, round } from "./shapes.js";

/** @typedef {import("./shapes.js").Drawing} Drawing @typedef {{x: number, base: number, width: number, wall: number, roof: number}} House */

/** At a distance houses are fewer and larger, without windows.
 * @typedef {{narrow: number, wide: number, wall: number, roof: number, edge: number, windows: boolean}} Scale `edge`: width of the outlines */
/** @type {Record<"near" | "far", Scale>} */
export const SCALES = {
  near: { narrow: 29, wide: 42, wall: 15, roof: 34, edge: 1.9, windows: true },
  far: { narrow: 32, wide: 44, wall: 24, roof: 54, edge: 2.8, windows: false },
};

/** From their left corner, of a door the lower one. */
const DOOR = "v-10.5h5.6v10.5Z";
const WINDOW = "h4.8v6h-4.8Z";
const CHIMNEY_EDGE = 1.4;

const TONES = /** @type {const} */ (["", "-light", "-deep"]);

/** Collects houses and draws them. */
export class Houses {
  /** @param {string} guild whose tint the roofs wear @param {() => number} next chance @param {Scale} scale */
  constructor(guild, next, scale) {
    this.guild = guild;
    this.next = next;
    this.scale = scale;
    /** @type {Record<string, string>} path data by kind */
    this.paths = {};
  }

  /** @param {string} kind @param {string} d */
  add(kind, d) {
    this.paths[kind] = (this.paths[kind] ?? "") + d;
  }

  /** A row of houses from `left` to `right`, with their doors at `base`.
   * @param {number} left @param {number} right @param {number} base @param {number} height the most it may rise */
  terrace(left, right, base, height) {
    const { narrow, wide } = this.scale;
    const count = Math.max(1, Math.round((right - left) / (narrow + (wide - narrow) * this.next())));
    const cuts = Array.from({ length: count + 1 }, (_, i) => {
      const offset = i > 0 && i < count ? (this.next() - 0.5) * 5 : 0;
      return round(left + ((right - left) * i) / count + offset);
    });
    for (let i = 0; i < count; i++) this.#house(cuts[i], cuts[i + 1] - cuts[i], base, height);
  }

  /** @param {number} x @param {number} width @param {number} base @param {number} height */
  #house(x, width, base, height) {
    const wall = Math.round(this.scale.wall * (0.85 + 0.4 * this.next()));
    const roof = Math.min(height - wall - 1, Math.round(this.scale.roof * (0.8 + 0.35 * this.next())));
    const house = { x, base, width, wall, roof };
    this.add(`wall-${pick(this.next, [1, 1, 2, 3])}`, box(x, base - wall, width, wall));
    pick(
      this.next,
      width < 33 ? [this.#gable, this.#gable, this.#steps, this.#eaves] : [this.#eaves, this.#hip, this.#hip, this.#gable],
    ).call(this, house);
    if (this.scale.windows) this.#front(house);
  }

  /** @param {string} d */
  #roof(d) {
    this.add(`roof${pick(this.next, TONES)}`, d);
  }

  /** @param {House} house */
  #gable({ x, base, width, wall, roof }) {
    const [eaves, middle] = [base - wall, x + width / 2];
    this.#roof(polygon(x, eaves, middle, eaves - roof, x + width, eaves));
    this.add("shade", polygon(middle, eaves - roof, x + width, eaves, middle, eaves));
  }

  /** The ridge runs along the street. @param {House} house */
  #eaves({ x, base, width, wall, roof }) {
    const [eaves, top] = [base - wall, base - wall - roof * 0.8];
    this.#roof(polygon(x, eaves, x + 2, top, x + width - 2, top, x + width, eaves));
    this.add("shade", polygon(x + width - 7, eaves, x + width - 7, top, x + width - 2, top, x + width, eaves));
    this.add(
      "tiles",
      `M${round(x + 3)} ${round(eaves - roof * 0.27)}h${round(width - 12)}M${round(x + 5)} ${round(eaves - roof * 0.53)}h${round(width - 16)}`,
    );
    this.#chimney(x + width * 0.25, top);
  }

  /** @param {House} house */
  #hip({ x, base, width, wall, roof }) {
    const [eaves, top, inset] = [base - wall, base - wall - roof * 0.9, width * 0.3];
    this.#roof(polygon(x, eaves, x + inset, top, x + width - inset, top, x + width, eaves));
    this.add("shade", polygon(x + width - inset, top, x + width, eaves, x + width - inset, eaves));
    this.#chimney(x + width * 0.5, top);
  }

  /** A stepped gable. @param {House} house */
  #steps({ x, base, width, wall, roof }) {
    const [eaves, step, rise] = [base - wall, width / 6, roof / 3.4];
    const [a, b] = [round(step), round(rise)];
    this.#roof(`M${x} ${round(eaves)}v${-b}h${a}v${-b}h${a}v${-b}h${a * 2}v${b}h${a}v${b}h${a}v${b}Z`);
    this.add("shade", box(x + width / 2, eaves - rise, width / 2, rise));
  }

  /** Its lower outline lies in that of the roof.
   * @param {number} x @param {number} top */
  #chimney(x, top) {
    if (this.next() < 0.45) this.add("chimneys", box(x, top - 5, 6, 5 + CHIMNEY_EDGE / 2 - this.scale.edge / 2));
  }

  /** @param {House} house */
  #front({ x, base, width, wall }) {
    const count = Math.max(2, Math.round(width / 11));
    const door = Math.floor(this.next() * count);
    for (let i = 0; i < count; i++) {
      const middle = x + ((i + 0.5) * width) / count;
      if (i === door) this.add("doors", `M${round(middle - 2.8)} ${base}${DOOR}`);
      else this.add("windows", `M${round(middle - 2.4)} ${base - wall + 5}${WINDOW}`);
    }
  }

  /** @returns {Drawing} */
  drawing() {
    const { guild, paths } = this;
    const filled = (/** @type {string} */ kind, /** @type {string} */ fill, more = {}) =>
      paths[kind] && path(paths[kind], fill, more);
    const edge = outline(this.scale.edge);
    return /** @type {Drawing} */ ([
      ...[1, 2, 3].map((tone) => filled(`wall-${tone}`, colour(`wall-${tone}`), edge)),
      filled("windows", colour("window")),
      filled("doors", colour("outline")),
      ...TONES.map((tone) => filled(`roof${tone}`, colour(`roof-${guild}${tone}`), edge)),
      filled("shade", colour("shade")),
      paths.tiles && line(paths.tiles, colour("outline"), 1.1, { opacity: "var(--fine)" }),
      filled("chimneys", colour("wall-3"), outline(CHIMNEY_EDGE)),
    ]);
  }
}
