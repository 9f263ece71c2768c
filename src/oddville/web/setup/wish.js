// What a new table shall be like, and the wish of the last time.

import { remember } from "../lib/mytables.js";
import * as places from "../lib/places.js";
import { settings } from "../lib/settings.js";

/** @typedef {import("../lib/types.js").NewTable} NewTable @typedef {import("../lib/types.js").SeatWish} SeatWish @typedef {import("../lib/types.js").Options} Options */
/** @typedef {{seats: SeatWish[], options: Partial<Options>}} Wish */

const KEPT = "oddville-last-wish";
export const LEVEL = "mason";

/** The first wish of all: against two bots. @type {Wish} */
const FIRST = { seats: [{ kind: "here" }, { kind: "bot", bot: LEVEL }, { kind: "bot", bot: LEVEL }], options: {} };

/** @param {any} wish @returns {wish is Wish} */
const isWish = (wish) =>
  Array.isArray(wish?.seats) &&
  wish.seats.length >= 2 &&
  wish.seats.length <= 4 &&
  wish.seats.every((/** @type {any} */ seat) => ["here", "open", "link", "bot"].includes(seat?.kind)) &&
  typeof wish.options === "object";

/** How the last table was set up. @returns {Wish} */
export function lastWish() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return isWish(kept) ? kept : FIRST;
  } catch {
    return FIRST;
  }
}

/** Keep a wish for the next time.
 * @param {Wish} wish */
export function keepWish(wish) {
  const { deal: _, name: __, ...options } = /** @type {Options} */ (wish.options);
  try {
    localStorage.setItem(KEPT, JSON.stringify({ seats: wish.seats, options }));
  } catch {
    // the next table begins with the usual wish
  }
}

/** The wish as it is sent: I sit down under my name.
 * @param {Wish} wish @returns {NewTable} */
export function wish({ seats, options }) {
  const first = seats.findIndex((seat) => seat.kind === "here");
  const named = seats.map((seat, place) => (place === first && !seat.name ? { ...seat, name: settings().name } : seat));
  return /** @type {NewTable} */ ({ seats: named, options });
}

/** Keep the seats of a table just made: those that are played here, and the links for the others.
 * @param {import("../lib/types.js").MadeTable} made @param {{kind: string}[]} seats as they were wished for @param {string} [name]
 * @returns {string} where it is played */
export function sitDown({ id, host, seats: made }, seats, name = "") {
  const here = made.filter(({ seat }) => seats[seat].kind === "here");
  const links = Object.fromEntries(made.filter((seat) => !here.includes(seat)).map(({ seat, token }) => [seat, token]));
  remember(id, { name, host, links, tokens: here.map(({ token }) => token), seats: here.map(({ seat }) => seat) });
  return places.table(id);
}
