// The fair shuffle: the random values of this browser's seats, and the check of what the server discloses (docs/bots/chance.md).

import { myTable, storeTable } from "./my_tables.js";
import { sha256 } from "./sha256.js";

/** `given`: the seats whose values the server has confirmed.
 * @typedef {{commitment: string, values: Record<number, string>, given: number[]}} Shuffle
 * @typedef {import("../types/wire.js").TableView} TableView */

const BYTES = 16;

/** @returns {string} 128 random bits */
export const newValue = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether the seats of a table can add to its shuffle now.
 * @param {TableView} table */
const takesValues = ({ status, options, origin, commitment }) =>
  status === "waiting" && !options.deal && !origin && commitment !== null;

/** @param {string} id @returns {Shuffle | undefined} */
const known = (id) => myTable(id)?.shuffle;

/** Store the first commitment that this browser was shown, and which of its values have arrived.
 * @param {TableView} table @param {number[]} seats */
export function storeShuffle(table, seats) {
  if (table.commitment === null || !seats.length) return;
  const before = known(table.id);
  const given = seats.filter((seat) => table.seats[seat].valued);
  if (before && given.every((seat) => before.given.includes(seat))) return;
  storeTable(table.id, { shuffle: { commitment: table.commitment, values: {}, ...before, given } });
}

/** @param {TableView} table @param {number} seat @param {string} value */
export function storeValue(table, seat, value) {
  const before = known(table.id) ?? { commitment: table.commitment ?? "", values: {}, given: [] };
  storeTable(table.id, { shuffle: { ...before, values: { ...before.values, [seat]: value } } });
}

/** The values that seats of this browser are yet to give; the same ones again after a lost connection.
 * @param {TableView} table @param {number[]} seats @returns {{seat: number, value: string}[]} */
export function valuesToGive(table, seats) {
  if (!takesValues(table)) return [];
  return seats
    .filter((seat) => !table.seats[seat].valued)
    .map((seat) => {
      const value = known(table.id)?.values[seat] ?? newValue();
      storeValue(table, seat, value);
      return { seat, value };
    });
}

/** @param {string} serverSeed @param {(string | null)[]} values */
const mixedSeed = (serverSeed, values) =>
  values.some(Boolean)
    ? sha256(`oddville shuffle 1 ${serverSeed} ${values.map((value) => value ?? "-").join(" ")}`).slice(0, 2 * BYTES)
    : serverSeed;

/** Whether the disclosed seed is the promised one and holds our own values; null while there is nothing to check.
 * `own`: how many values of this browser are in it.
 * @param {TableView} table @param {number[]} seats @returns {{matches: boolean, own: number} | null} */
export function checkShuffle(table, seats) {
  const proof = table.result?.proof;
  if (!proof) return null;
  const mine = known(table.id);
  const own = seats.filter((seat) => mine?.given.includes(seat) && mine.values[seat]);
  const commitment = sha256(`oddville commitment 1 ${proof.server_seed}`);
  const matches =
    commitment === table.commitment &&
    commitment === (mine?.commitment ?? commitment) &&
    mixedSeed(proof.server_seed, proof.values) === table.result?.seed &&
    own.every((seat) => proof.values[seat] === mine?.values[seat]);
  return { matches, own: own.length };
}
