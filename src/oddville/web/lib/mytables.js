// The tables of this browser, with the secrets of the seats it holds. They stay here.

const KEPT = "oddville-tables";
const MOST = 60;
/** Of a table, void ones included. */
const MOST_SECRETS = 8;

/** `links`: secrets of seats that wait for somebody else, to be sent to them; `lost`: seats moved to another device; `lesson`: the
 * one that is done there.
 * @typedef {{id: string, name: string, tokens: string[], seats: number[], host: string | null, links: Record<number, string>, lost?: number[], lesson?: string, opened: number}} MyTable */

/** @returns {MyTable[]} the one opened last stands first */
export function myTables() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((table) => typeof table?.id === "string" && Array.isArray(table.tokens) && Array.isArray(table.seats))
      : [];
  } catch {
    return [];
  }
}

/** @param {MyTable[]} tables */
function keep(tables) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing: the link in the address bar still holds the seat
  }
}

/** @param {string} id @returns {MyTable | undefined} */
export const myTable = (id) => myTables().find((table) => table.id === id);

/** Seats held before and no more.
 * @param {MyTable | undefined} known @param {number[]} seats */
const lostOf = (known, seats) =>
  [...new Set([...(known?.lost ?? []), ...(known?.seats ?? [])])].filter((seat) => !seats.includes(seat));

/** Keep what this browser holds at a table: new secrets before those it held already, seats as they are now.
 * @param {string} id @param {{name?: string, tokens?: string[], seats?: number[], host?: string | null, links?: Record<number, string>, lesson?: string}} held */
export function remember(id, held) {
  const known = myTable(id);
  const tokens = [...new Set([...(held.tokens ?? []), ...(known?.tokens ?? [])])].slice(0, MOST_SECRETS);
  const table = {
    id,
    name: held.name ?? known?.name ?? "",
    tokens,
    seats: held.seats ?? known?.seats ?? [],
    lost: held.seats ? lostOf(known, held.seats) : (known?.lost ?? []),
    lesson: held.lesson ?? known?.lesson,
    host: held.host ?? known?.host ?? null,
    links: { ...known?.links, ...held.links },
    opened: Date.now(),
  };
  keep([table, ...myTables().filter((other) => other.id !== id)]);
}

/** Strike a table from the list.
 * @param {string} id */
export const forget = (id) => keep(myTables().filter((table) => table.id !== id));
