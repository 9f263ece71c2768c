// Picking targets in any order: which can be picked next, what a pick leads to, and which legal move a selection names.

import { memo } from "./memo.js";
import { readMove, kindOf, waysOf } from "./targets.js";

/** @typedef {import("../../lib/types.js").Target} Target @typedef {import("../../lib/types.js").View} View @typedef {import("../../lib/types.js").Preview} Preview */
/** @typedef {{move: import("./targets.js").Move, preview: Preview, ways: Target[][]}} Option a legal move with what it brings */
/** @typedef {{kind: "selection", selection: Target[]} | {kind: "move", selection: Target[], option: Option} | {kind: "why", targets: Target[]}} PickResult */

/** @type {(previews: readonly Preview[], view: View | null) => Option[]} */
export const optionsOf = memo((previews, view) =>
  previews.map((preview) => {
    const move = readMove(preview.move);
    return { move, preview, ways: waysOf(move, view) };
  }),
);

const includesAll = (/** @type {Target[]} */ way, /** @type {Target[]} */ selection) =>
  selection.every((target) => way.includes(target));

/** The moves that the selection can still become.
 * @param {Option[]} options @param {Target[]} selection */
export const candidates = (options, selection) => options.filter(({ ways }) => ways.some((way) => includesAll(way, selection)));

/** The targets that can be picked next; with an empty selection, those that begin a move.
 * @param {Option[]} options @param {Target[]} selection @returns {Set<Target>} */
export function selectableTargets(options, selection) {
  /** @type {Set<Target>} */
  const selectable = new Set();
  for (const { ways } of options) {
    for (const way of ways)
      if (includesAll(way, selection)) for (const target of way) if (!selection.includes(target)) selectable.add(target);
  }
  return selectable;
}

/** The move that the selection names, if it names exactly one and could become no other.
 * @param {Option[]} options @param {Target[]} selection @returns {Option | null} */
export function namedOption(options, selection) {
  const exact = options.filter(({ ways }) => ways.some((way) => way.length === selection.length && includesAll(way, selection)));
  return exact.length === 1 && candidates(options, selection).length === 1 ? exact[0] : null;
}

/** @param {Option[]} options @param {Target[]} selection @param {Target} target @returns {PickResult} */
export function pick(options, selection, target) {
  if (selection.includes(target)) return { kind: "selection", selection: selection.filter((other) => other !== target) };
  const next = [...selection, target];
  if (candidates(options, next).length) return pickResult(options, next);
  const replacement = [...selection.filter((other) => kindOf(other) !== kindOf(target)), target];
  if (replacement.length < next.length && candidates(options, replacement).length) return pickResult(options, replacement);
  if (selection.length && !canCombine(selection, target) && candidates(options, [target]).length)
    return pickResult(options, [target]);
  return { kind: "why", targets: replacement.length < next.length || canCombine(selection, target) ? replacement : [target] };
}

/** @param {Option[]} options @param {Target[]} selection @returns {PickResult} */
function pickResult(options, selection) {
  const option = namedOption(options, selection);
  return option ? { kind: "move", selection, option } : { kind: "selection", selection };
}

/** @type {string[][]} kinds of targets that could make up a move together */
const COMBINATIONS = [
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

/** Whether these targets could name a move together if it were legal.
 * @param {Target[]} selection @param {Target} target */
function canCombine(selection, target) {
  const kinds = [...selection, target].map(kindOf);
  return selection.length > 0 && COMBINATIONS.some((group) => kinds.every((kind) => group.includes(kind)));
}

/** The selection if it is still possible after a change of the table, else none.
 * @param {Option[]} options @param {Target[]} selection */
export const validSelection = (options, selection) =>
  selection.length && candidates(options, selection).length ? selection : [];
