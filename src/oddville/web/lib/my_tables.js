// The tables of this browser and the tokens of its seats, in localStorage.

const STORAGE_KEY = "oddville-tables";
const MAX_TABLES = 60;
/** Of one table, expired ones included. */
const MAX_TOKENS = 8;

/** `links`: tokens of seats for others to take; `movedSeats`: seats moved to another device.
 * @typedef {{id: string, name: string, tokens: string[], seats: number[], host: string | null, links: Record<number, string>, movedSeats?: number[], lesson?: string, shuffle?: import("./shuffle.js").Shuffle, opened: number}} MyTable */

/** @returns {MyTable[]} last opened first */
export function myTables() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((table) => typeof table?.id === "string" && Array.isArray(table.tokens) && Array.isArray(table.seats))
      : [];
  } catch {
    return [];
  }
}

/** @param {MyTable[]} tables */
function store(tables) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(tables.slice(0, MAX_TABLES)));
  } catch {
    // no storage: the link in the address bar still holds the seat
  }
}

/** @param {string} id @returns {MyTable | undefined} */
export const myTable = (id) => myTables().find((table) => table.id === id);

/** @param {MyTable | undefined} known @param {number[]} seats */
const movedSeatsOf = (known, seats) =>
  [...new Set([...(known?.movedSeats ?? []), ...(known?.seats ?? [])])].filter((seat) => !seats.includes(seat));

/** Adds tokens and links to those known; replaces seats.
 * @param {string} id @param {{name?: string, tokens?: string[], seats?: number[], host?: string | null, links?: Record<number, string>, lesson?: string, shuffle?: import("./shuffle.js").Shuffle}} changes */
export function rememberTable(id, changes) {
  const known = myTable(id);
  const tokens = [...new Set([...(changes.tokens ?? []), ...(known?.tokens ?? [])])].slice(0, MAX_TOKENS);
  const table = {
    id,
    name: changes.name ?? known?.name ?? "",
    tokens,
    seats: changes.seats ?? known?.seats ?? [],
    movedSeats: changes.seats ? movedSeatsOf(known, changes.seats) : (known?.movedSeats ?? []),
    lesson: changes.lesson ?? known?.lesson,
    shuffle: changes.shuffle ?? known?.shuffle,
    host: changes.host ?? known?.host ?? null,
    links: { ...known?.links, ...changes.links },
    opened: Date.now(),
  };
  store([table, ...myTables().filter((other) => other.id !== id)]);
}

/** @param {string} id */
export const forgetTable = (id) => store(myTables().filter((table) => table.id !== id));
