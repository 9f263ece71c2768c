// The grammar of picking: either end first. Given the legal moves and what is held, which things light up, what a pick
// leads to, and which move is meant. Pure: nothing here draws or sends.

import { readMove, sortOf, waysOf } from "./things.js";

/** @typedef {import("./types.js").Thing} Thing @typedef {import("./types.js").View} View @typedef {import("./types.js").PreviewView} PreviewView */
/** @typedef {{move: import("./things.js").Move, preview: PreviewView, ways: Thing[][]}} Option a legal move with what it brings */
/** @typedef {{kind: "held", held: Thing[]} | {kind: "move", held: Thing[], option: Option} | {kind: "why", things: Thing[]}} Picked */

/** @param {readonly PreviewView[]} previews @param {View | null} view @returns {Option[]} */
export function optionsOf(previews, view) {
  return previews.map((preview) => {
    const move = readMove(preview.move);
    return { move, preview, ways: waysOf(move, view) };
  });
}

const includesAll = (/** @type {Thing[]} */ way, /** @type {Thing[]} */ held) => held.every((thing) => way.includes(thing));

/** The moves that what is held can still become.
 * @param {Option[]} options @param {Thing[]} held */
export const candidates = (options, held) => options.filter(({ ways }) => ways.some((way) => includesAll(way, held)));

/** The things that go on from what is held; with nothing held, whatever begins a move.
 * @param {Option[]} options @param {Thing[]} held @returns {Set<Thing>} */
export function litThings(options, held) {
  /** @type {Set<Thing>} */
  const lit = new Set();
  for (const { ways } of options) {
    for (const way of ways) if (includesAll(way, held)) for (const thing of way) if (!held.includes(thing)) lit.add(thing);
  }
  return lit;
}

/** The move that the held things name, if they name exactly one and could become no other.
 * @param {Option[]} options @param {Thing[]} held @returns {Option | null} */
export function named(options, held) {
  const whole = options.filter(({ ways }) => ways.some((way) => way.length === held.length && includesAll(way, held)));
  return whole.length === 1 && candidates(options, held).length === 1 ? whole[0] : null;
}

/** What a pick leads to.
 * @param {Option[]} options @param {Thing[]} held @param {Thing} thing @returns {Picked} */
export function pick(options, held, thing) {
  if (held.includes(thing)) return { kind: "held", held: held.filter((other) => other !== thing) };
  const next = [...held, thing];
  if (candidates(options, next).length) return settled(options, next);
  const exchanged = [...held.filter((other) => sortOf(other) !== sortOf(thing)), thing];
  if (exchanged.length < next.length && candidates(options, exchanged).length) return settled(options, exchanged);
  if (held.length && !goTogether(held, thing) && candidates(options, [thing]).length) return settled(options, [thing]);
  return { kind: "why", things: exchanged.length < next.length || goTogether(held, thing) ? exchanged : [thing] };
}

/** @param {Option[]} options @param {Thing[]} held @returns {Picked} */
function settled(options, held) {
  const option = named(options, held);
  return option ? { kind: "move", held, option } : { kind: "held", held };
}

/** @type {string[][]} sorts of things that could make up a move together */
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

/** Whether these things could name a move together, were it legal.
 * @param {Thing[]} held @param {Thing} thing */
export function goTogether(held, thing) {
  const sorts = [...held, thing].map(sortOf);
  return held.length > 0 && TOGETHER.some((group) => sorts.every((sort) => group.includes(sort)));
}

/** What of the held things still makes sense after the table has moved on.
 * @param {Option[]} options @param {Thing[]} held */
export const stillHeld = (options, held) => (held.length && candidates(options, held).length ? held : []);
