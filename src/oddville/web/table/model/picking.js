// The grammar of picking, either end first: from the legal moves and what is held follow the targets that light up, what a
// pick leads to, and which move is meant.

import { memo } from "./memo.js";
import { readMove, sortOf, waysOf } from "./targets.js";

/** @typedef {import("../types.js").Target} Target @typedef {import("../types.js").View} View @typedef {import("../types.js").Preview} Preview */
/** @typedef {{move: import("./targets.js").Move, preview: Preview, ways: Target[][]}} Option a legal move with what it brings */
/** @typedef {{kind: "held", held: Target[]} | {kind: "move", held: Target[], option: Option} | {kind: "why", targets: Target[]}} Picked */

/** @type {(previews: readonly Preview[], view: View | null) => Option[]} */
export const optionsOf = memo((previews, view) =>
  previews.map((preview) => {
    const move = readMove(preview.move);
    return { move, preview, ways: waysOf(move, view) };
  }),
);

const includesAll = (/** @type {Target[]} */ way, /** @type {Target[]} */ held) => held.every((target) => way.includes(target));

/** The moves that what is held can still become.
 * @param {Option[]} options @param {Target[]} held */
export const candidates = (options, held) => options.filter(({ ways }) => ways.some((way) => includesAll(way, held)));

/** The targets that go on from what is held; with nothing held, whatever begins a move.
 * @param {Option[]} options @param {Target[]} held @returns {Set<Target>} */
export function litTargets(options, held) {
  /** @type {Set<Target>} */
  const lit = new Set();
  for (const { ways } of options) {
    for (const way of ways) if (includesAll(way, held)) for (const target of way) if (!held.includes(target)) lit.add(target);
  }
  return lit;
}

/** The move that the held targets name, if they name exactly one and could become no other.
 * @param {Option[]} options @param {Target[]} held @returns {Option | null} */
export function named(options, held) {
  const whole = options.filter(({ ways }) => ways.some((way) => way.length === held.length && includesAll(way, held)));
  return whole.length === 1 && candidates(options, held).length === 1 ? whole[0] : null;
}

/** @param {Option[]} options @param {Target[]} held @param {Target} target @returns {Picked} */
export function pick(options, held, target) {
  if (held.includes(target)) return { kind: "held", held: held.filter((other) => other !== target) };
  const next = [...held, target];
  if (candidates(options, next).length) return settled(options, next);
  const exchanged = [...held.filter((other) => sortOf(other) !== sortOf(target)), target];
  if (exchanged.length < next.length && candidates(options, exchanged).length) return settled(options, exchanged);
  if (held.length && !goTogether(held, target) && candidates(options, [target]).length) return settled(options, [target]);
  return { kind: "why", targets: exchanged.length < next.length || goTogether(held, target) ? exchanged : [target] };
}

/** @param {Option[]} options @param {Target[]} held @returns {Picked} */
function settled(options, held) {
  const option = named(options, held);
  return option ? { kind: "move", held, option } : { kind: "held", held };
}

/** @type {string[][]} sorts of targets that could make up a move together */
const TOGETHER = [
  ["worker", "coins"],
  ["worker", "resource"],
  ["worker", "row"],
  ["mine", "cell"],
  ["mine", "row", "character"],
  ["character", "resource"],
  ["character", "spot"],
  ["character", "coins"],
  ["square", "resource"],
  ["bonus", "slot", "resource"],
  ["off", "slot"],
  ["off", "resource"],
];

/** Whether these targets could name a move together, were it legal.
 * @param {Target[]} held @param {Target} target */
function goTogether(held, target) {
  const sorts = [...held, target].map(sortOf);
  return held.length > 0 && TOGETHER.some((group) => sorts.every((sort) => group.includes(sort)));
}

/** What of the held targets still makes sense after the table has moved on.
 * @param {Option[]} options @param {Target[]} held */
export const stillHeld = (options, held) => (held.length && candidates(options, held).length ? held : []);
