// The ladders of this browser, in localStorage: names and their secrets, which the server does not send again.

import { readList, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-ladders";
const MAX_LADDERS = 20;

/** `member` and `token` of the own name; `host`: the secret of a ladder that was made here.
 * @typedef {{id: string, name: string, member?: string, token?: string, host?: string}} MyLadder */

/** @param {any} ladder */
const isLadder = (ladder) => typeof ladder?.id === "string" && typeof ladder.name === "string";

/** @returns {MyLadder[]} the last changed first */
export const myLadders = () => readList(STORAGE_KEY, isLadder);

/** @param {string} id @returns {MyLadder | undefined} */
export const myLadder = (id) => myLadders().find((ladder) => ladder.id === id);

/** @param {string} id @param {Partial<MyLadder>} changes */
export function storeLadder(id, changes) {
  const ladder = { name: "", ...myLadder(id), ...changes, id };
  writeStored(STORAGE_KEY, [ladder, ...myLadders().filter((other) => other.id !== id)].slice(0, MAX_LADDERS));
}
