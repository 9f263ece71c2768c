// The tables of this browser and the tokens of its seats, in localStorage.

const STORAGE_KEY = "oddville-tables";
const MOST_TABLES = 60;
/** Of one table, expired ones included. */
const MOST_TOKENS = 8;

/** `links`: tokens of seats for others to take; `lost`: seats moved to another device.
 * @typedef {{id: string, name: string, tokens: string[], seats: number[], host: string | null, links: Record<number, string>, lost?: number[], lesson?: string, opened: number}} MyTable */

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
    localStorage.setItem(STORAGE_KEY, JSON.stringify(tables.slice(0, MOST_TABLES)));
  } catch {
    // no storage: the link in the address bar still holds the seat
  }
}

/** @param {string} id @returns {MyTable | undefined} */
export const myTable = (id) => myTables().find((table) => table.id === id);

/** @param {MyTable | undefined} known @param {number[]} seats */
const lostOf = (known, seats) =>
  [...new Set([...(known?.lost ?? []), ...(known?.seats ?? [])])].filter((seat) => !seats.includes(seat));

/** Adds tokens and links to those known; replaces seats.
 * @param {string} id @param {{name?: string, tokens?: string[], seats?: number[], host?: string | null, links?: Record<number, string>, lesson?: string}} changes */
export function rememberTable(id, changes) {
  const known = myTable(id);
  const tokens = [...new Set([...(changes.tokens ?? []), ...(known?.tokens ?? [])])].slice(0, MOST_TOKENS);
  const table = {
    id,
    name: changes.name ?? known?.name ?? "",
    tokens,
    seats: changes.seats ?? known?.seats ?? [],
    lost: changes.seats ? lostOf(known, changes.seats) : (known?.lost ?? []),
    lesson: changes.lesson ?? known?.lesson,
    host: changes.host ?? known?.host ?? null,
    links: { ...known?.links, ...changes.links },
    opened: Date.now(),
  };
  store([table, ...myTables().filter((other) => other.id !== id)]);
}

/** @param {string} id */
export const forgetTable = (id) => store(myTables().filter((table) => table.id !== id));
