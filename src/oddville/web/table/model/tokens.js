// The tokens of the seats that this browser holds.

import { myTable, storeTable } from "../../lib/my_tables.js";
import * as urls from "../../lib/urls.js";

/** @typedef {import("./state.js").State} State */

const MAX_SEATS = 4;

/** Whether the address is the link of a seat, which may be incomplete. Other fragments are words. */
export const isSeatLink = () => /^#(?=.*[\dA-Z_])[\w-]{8,}$/.test(location.hash);

/** Store a token that came with the address, and remove it there.
 * @param {string} id of the table @returns {string[]} */
export function takeToken(id) {
  const token = location.hash.slice(1);
  if (!/^[A-Za-z0-9_-]{22}$/.test(token)) return [];
  storeTable(id, { tokens: [token] });
  if (myTable(id)?.tokens.includes(token)) history.replaceState(null, "", location.pathname + location.search);
  return [token];
}

/** @param {State} state */
export const tokensOf = ({ id, tokens }) => [...new Set([...tokens, ...(myTable(id)?.tokens ?? [])])];

/** @param {State} state */
export const hello = (state) => ({
  do: "hello",
  table: state.id,
  tokens: [...tokensOf(state).slice(0, MAX_SEATS), myTable(state.id)?.host ?? ""].filter(Boolean),
  log: 0,
});

/** Go to the table of the rematch, where the same tokens hold the seats.
 * @param {State} state */
export function openRematch(state) {
  const next = state.table?.rematch;
  if (!next) return;
  const entry = myTable(state.id);
  if (entry) storeTable(next, { tokens: entry.tokens, seats: entry.seats, host: entry.host });
  const unstored = entry ? [] : state.tokens.slice(0, 1);
  location.assign(urls.table(next) + unstored.map((token) => `#${token}`).join(""));
}
