// SVG elements as plain data; nothing here touches the page.

import { FIGURES } from "./figures.js";

/**
 * @typedef {Record<string, string | number | undefined>} Attributes
 * @typedef {{tag: string, attributes: Attributes, children: (Shape | string)[], isShared?: boolean}} Shape one SVG element as data
 * @typedef {(Shape | null | undefined | false | "" | Drawing)[]} Drawing shapes, back to front; what is empty is left out
 */

/** @param {number} value */
export const round = (value) => Math.round(value * 100) / 100;

/** A colour of css/colours.css.
 * @param {string} name */
export const colour = (name) => `var(--${name})`;

/** Plates and icons are light in every look, so their ink stays dark. */
export const INK = "#33283f";

/** @param {string} tag @param {Attributes} attributes @param {(Shape | string)[]} children
 * @returns {Shape} */
export const shape = (tag, attributes, children = []) => ({ tag, attributes, children });

/** @param {Drawing} drawing @returns {Shape[]} */
export const flat = (drawing) => /** @type {Shape[]} */ (/** @type {unknown[]} */ (drawing).flat(Infinity).filter(Boolean));

/** @type {Map<string, Shape[]>} */
const sharedDrawings = new Map();

/** A drawing that is part of many others; browsers copy an element much faster than they make one.
 * @param {string} name @param {() => Drawing} draw */
export function shared(name, draw) {
  const drawing = sharedDrawings.get(name) ?? flat([draw()]).map((each) => ({ ...each, isShared: true }));
  sharedDrawings.set(name, drawing);
  return drawing;
}

/** A group of one shape becomes that shape, which keeps the page small.
 * @param {Attributes} attributes @param {Drawing} drawing */
export function group(attributes, ...drawing) {
  const children = flat(drawing);
  const [only] = children;
  const isMergeable = children.length === 1 && !["class", "opacity"].some((name) => attributes[name] && only.attributes[name]);
  return isMergeable ? shape(only.tag, merge(attributes, only.attributes), only.children) : shape("g", attributes, children);
}

/** @param {Attributes} outer @param {Attributes} inner */
function merge(outer, inner) {
  const merged = { ...outer, ...inner };
  if (outer.transform && inner.transform) merged.transform = `${outer.transform} ${inner.transform}`;
  for (const name in outer) if (inner[name] === "inherit") merged[name] = outer[name];
  return merged;
}

/** @param {number} x @param {number} y @param {number} scale @param {Drawing} drawing */
export const at = (x, y, scale, ...drawing) =>
  group({ transform: `translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${round(scale)})`}` }, ...drawing);

/** @param {string} d @param {string} fill @param {Attributes} more */
export const path = (d, fill, more = {}) => shape("path", { d, fill, ...more });

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill @param {Attributes} more */
export const rect = (x, y, width, height, fill, more = {}) =>
  shape("rect", { x: round(x), y: round(y), width: round(width), height: round(height), fill, ...more });

/** @param {number} cx @param {number} cy @param {number} r @param {string} fill @param {Attributes} more */
export const circle = (cx, cy, r, fill, more = {}) =>
  shape("circle", { cx: round(cx), cy: round(cy), r: round(r), fill, ...more });

/** @param {number} width */
export const outline = (width = 2) => stroke(colour("outline"), width);

/** Joins and caps are round by css/art.css.
 * @param {string} ink @param {number} width @returns {Attributes} */
export const stroke = (ink, width) => ({ stroke: ink, "stroke-width": width });

/** @param {string} d @param {string} ink @param {number} width @param {Attributes} more */
export const line = (d, ink, width, more = {}) => path(d, "none", { ...stroke(ink, width), ...more });

/** @param {number} x @param {number} y baseline @param {number} size @param {string | number} words @param {string} fill @param {Attributes} more */
export const text = (x, y, size, words, fill, more = {}) =>
  shape(
    "text",
    {
      x: round(x),
      y: round(y),
      "font-size": round(size),
      fill,
      "text-anchor": "middle",
      "font-family": colour("display"),
      "font-weight": 700,
      ...more,
    },
    [String(words)],
  );

/** Signs side by side, centred.
 * @param {number} x @param {number} y baseline @param {number} size @param {import("./figures.js").Sign[]} signs @param {string} fill */
export function outlines(x, y, size, signs, fill) {
  let left = -signs.reduce((sum, [width]) => sum + width, 0) / 2;
  const d = signs.map(([width, sign]) => `M${(left += width) - width} 0${sign}`).join("");
  return path(d, fill, { transform: `translate(${round(x)} ${round(y)}) scale(${Math.round(size * 10) / 10000})` });
}

/** A number as outlines, because browsers need long to lay out text in SVG.
 * @param {number} x @param {number} y baseline @param {number} size @param {string | number} value @param {string} fill */
export function numeral(x, y, size, value, fill) {
  const signs = [...String(value)];
  if (!signs.every((sign) => sign in FIGURES)) return text(x, y, size, value, fill);
  return outlines(
    x,
    y,
    size,
    signs.map((sign) => FIGURES[sign]),
    fill,
  );
}

/** Path data: boxes of one colour can be one path.
 * @param {number} x @param {number} y @param {number} width @param {number} height */
export const box = (x, y, width, height) => `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** @param {number} x @param {number} y @param {number} r */
export const disc = (x, y, r) =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0Z`;

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} r of its corners */
export const roundedBox = (x, y, width, height, r) => {
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${round(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
};

/** @param {number[]} points x and y in turn */
export const polygon = (...points) => `M${points.map(round).join(" ")}Z`;
