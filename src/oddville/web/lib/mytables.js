// The tables of this browser, with the secrets of the seats it holds. They stay here.

const KEPT = "oddville-tables";
const MOST = 60;

/** `links`: secrets of seats that wait for somebody else, to be sent to them.
 * @typedef {{id: string, name: string, tokens: string[], seats: number[], host: string | null, links: Record<number, string>, opened: number}} MyTable */

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

/** Keep what this browser holds at a table: secrets beside those it held already, seats as they are now.
 * @param {string} id @param {{name?: string, tokens?: string[], seats?: number[], host?: string | null, links?: Record<number, string>}} held */
export function remember(id, held) {
  const known = myTable(id);
  const tokens = [...new Set([...(known?.tokens ?? []), ...(held.tokens ?? [])])];
  const table = {
    id,
    name: held.name ?? known?.name ?? "",
    tokens,
    seats: held.seats ?? known?.seats ?? [],
    host: held.host ?? known?.host ?? null,
    links: { ...known?.links, ...held.links },
    opened: Date.now(),
  };
  keep([table, ...myTables().filter((other) => other.id !== id)]);
}

/** Strike a table from the list.
 * @param {string} id */
export const forget = (id) => keep(myTables().filter((table) => table.id !== id));
