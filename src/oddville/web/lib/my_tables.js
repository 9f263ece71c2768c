// The tables of this browser and the tokens of its seats, in localStorage.

import { readList, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-tables";
const MAX_TABLES = 60;
/** Of one table, expired ones included. */
const MAX_TOKENS = 8;

/** `links`: tokens of seats for others to take; `movedSeats`: seats moved to another device; `isFinished`: a lesson that is done, or a puzzle;
 * `seenMarks`: coach marks that were shown.
 * @typedef {{id: string, name: string, tokens: string[], seats: number[], host: string | null, links: Record<number, string>, movedSeats?: number[], lesson?: string, puzzle?: string, isFinished?: boolean, seenMarks?: string[], shuffle?: import("./shuffle.js").Shuffle, opened: number}} MyTable */

/** @param {any} table */
const isTable = (table) => typeof table?.id === "string" && Array.isArray(table.tokens) && Array.isArray(table.seats);

/** @returns {MyTable[]} last opened first */
export const myTables = () => readList(STORAGE_KEY, isTable);

/** Without storage, the link in the address bar still holds the seat.
 * @param {MyTable[]} tables */
const store = (tables) => writeStored(STORAGE_KEY, tables.slice(0, MAX_TABLES));

/** @param {string} id @returns {MyTable | undefined} */
export const myTable = (id) => myTables().find((table) => table.id === id);

/** @param {MyTable | undefined} entry @param {number[]} seats */
const movedSeatsOf = (entry, seats) =>
  [...new Set([...(entry?.movedSeats ?? []), ...(entry?.seats ?? [])])].filter((seat) => !seats.includes(seat));

/** Adds tokens and links to those known; replaces seats.
 * @param {string} id @param {{name?: string, tokens?: string[], seats?: number[], host?: string | null, links?: Record<number, string>, lesson?: string, puzzle?: string, isFinished?: boolean, seenMarks?: string[], shuffle?: import("./shuffle.js").Shuffle}} changes */
export function storeTable(id, changes) {
  const entry = myTable(id);
  const tokens = [...new Set([...(changes.tokens ?? []), ...(entry?.tokens ?? [])])].slice(0, MAX_TOKENS);
  const table = {
    id,
    name: changes.name ?? entry?.name ?? "",
    tokens,
    seats: changes.seats ?? entry?.seats ?? [],
    movedSeats: changes.seats ? movedSeatsOf(entry, changes.seats) : (entry?.movedSeats ?? []),
    lesson: changes.lesson ?? entry?.lesson,
    puzzle: changes.puzzle ?? entry?.puzzle,
    isFinished: changes.isFinished ?? entry?.isFinished,
    seenMarks: changes.seenMarks ?? entry?.seenMarks,
    shuffle: changes.shuffle ?? entry?.shuffle,
    host: changes.host ?? entry?.host ?? null,
    links: { ...entry?.links, ...changes.links },
    opened: Date.now(),
  };
  store([table, ...myTables().filter((other) => other.id !== id)]);
}

/** @param {string} id */
export const forgetTable = (id) => store(myTables().filter((table) => table.id !== id));
