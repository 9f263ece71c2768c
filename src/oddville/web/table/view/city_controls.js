// Where the controls over the city lie: the zoom buttons, and the arrows to cells outside the window. They keep off every cell that can be
// chosen. All places are computed from numbers, so that panning never waits for the layout.

/** @typedef {"north" | "east" | "south" | "west"} Side */
/** @typedef {{x: number, y: number, width: number, height: number}} Rectangle in pixels of the window */
/** A cell that can be chosen: its middle, and whether an arrow leads to it.
 * @typedef {{x: number, y: number, isMarked: boolean}} Middle */
/** @typedef {{side: Side, count: number, x: number, y: number}} Arrow */
/** `zoom` is null where the buttons would cover a cell in every corner.
 * @typedef {{arrows: Arrow[], zoom: {x: number, y: number} | null}} CityControls */
/** @typedef {{width: number, height: number, cell: number, rem: number, zoom: {width: number, height: number}}} Window of the city */

const SIDES = /** @type {const} */ (["north", "east", "south", "west"]);
/** Places of an arrow along its edge, the best first. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
/** The size of an arrow and the distances from the edge, in rem: the style sheet's. */
const ARROW = 2.75;
const ARROW_INSET = 0.4;
const ZOOM_INSET = 0.6;

/** @param {Rectangle} one @param {Rectangle} two */
const overlap = (one, two) =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

/** The part of a cell that must stay free: half its width and height round the middle.
 * @param {Window} window @param {Middle} middle @returns {Rectangle} */
const coreOf = ({ cell }, { x, y }) => ({ x: x - cell / 4, y: y - cell / 4, width: cell / 2, height: cell / 2 });

/** On which side of the window a cell lies, or all but lies.
 * @param {Window} window @param {Middle} middle @returns {Side | null} */
function sideOf({ width, height, cell }, { x, y }) {
  const edge = cell / 4;
  if (x < edge) return "west";
  if (x > width - edge) return "east";
  if (y < edge) return "north";
  return y > height - edge ? "south" : null;
}

/** @param {Window} window @param {Side} side @param {number} along @returns {Rectangle} */
function arrowAt({ width, height, rem }, side, along) {
  const [size, inset] = [ARROW * rem, ARROW_INSET * rem];
  const across = side === "north" || side === "west" ? inset : (side === "south" ? height : width) - inset - size;
  const x = side === "north" || side === "south" ? along * (width - size) : across;
  const y = side === "north" || side === "south" ? across : along * (height - size);
  return { x: Math.round(x), y: Math.round(y), width: size, height: size };
}

/** @param {Window} window @param {Side} side @param {Middle[]} middles @param {Rectangle[]} taken */
function placeArrow(window, side, middles, taken) {
  const places = ALONG.map((along) => {
    const box = arrowAt(window, side, along);
    const under = middles.filter((middle) => overlap(box, coreOf(window, middle)));
    return { box, under, cost: under.length + (taken.some((other) => overlap(box, other)) ? window.width : 0) };
  });
  return places.reduce((best, place) => (place.cost < best.cost ? place : best));
}

/** @param {Window} window @param {Rectangle[]} taken */
function placeZoom({ width, height, rem, zoom }, taken) {
  const inset = ZOOM_INSET * rem;
  const [left, top, right, bottom] = [inset, inset, width - inset - zoom.width, height - inset - zoom.height];
  const corners = [
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
    { x: left, y: bottom },
  ].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return corners.find((corner) => !taken.some((other) => overlap({ ...corner, ...zoom }, other))) ?? null;
}

/** Place the controls. A cell that an arrow has to cover counts as outside on the arrow's side, so the arrow leads to it.
 * @param {Window} window @param {Middle[]} middles of the cells that can be chosen @returns {CityControls} */
export function placeControls(window, middles) {
  /** @type {Rectangle[]} */
  const taken = [];
  const arrows = SIDES.flatMap((side) => {
    const outside = middles.filter((middle) => middle.isMarked && sideOf(window, middle) === side);
    if (!outside.length) return [];
    const { box, under } = placeArrow(window, side, middles, taken);
    const covered = under.filter((middle) => !sideOf(window, middle));
    taken.push(box);
    return [{ side, count: outside.length + covered.length, x: box.x, y: box.y }];
  });
  return { arrows, zoom: placeZoom(window, [...taken, ...middles.map((middle) => coreOf(window, middle))]) };
}
