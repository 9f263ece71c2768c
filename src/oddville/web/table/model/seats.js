// Taking a seat, before the game and from another device.

import { newKey, post, ApiError } from "../../lib/api.js";
import { myTable, storeTable } from "../../lib/my_tables.js";
import { newValue, storeValue } from "../../lib/shuffle.js";
import { note, noteProblem } from "./notes.js";
import { tokensOf } from "./tokens.js";

/** @typedef {import("./state.js").State} State */

const FORBIDDEN = 403;

/** @param {State} state @param {string} path */
const address = ({ id }, path) => `api/tables/${encodeURIComponent(id)}/${path}`;

/** Post with whichever of the tokens is accepted.
 * @param {string} path @param {string[]} tokens @returns {Promise<any>} */
async function postWith(path, tokens) {
  /** @type {unknown} */
  let refused = new ApiError("error-not-your-seat");
  for (const token of tokens) {
    try {
      return await post(path, {}, token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== FORBIDDEN) throw error;
      refused = error;
    }
  }
  throw refused;
}

/** @param {State} state @param {number | null} seat @param {string} name */
export async function sit(state, seat, name) {
  try {
    const table = /** @type {import("../../types/wire.js").TableView} */ (/** @type {unknown} */ (state.table));
    const value = newValue();
    const taken = await post(address(state, "sit"), { key: newKey(), seat, name, value });
    storeTable(state.id, { tokens: [taken.token], seats: [taken.seat] });
    storeValue(table, taken.seat, value);
    state.connection?.reconnect();
  } catch (error) {
    noteProblem(state, error);
  }
}

/** @param {State} state @param {number} seat @returns {Promise<{code: string, expires_at: number}>} */
export const seatCode = (state, seat) => postWith(address(state, `seats/${seat}/code`), tokensOf(state));

/** Take the seats that were moved to another device back to this page.
 * @param {State} state */
export async function takeSeatsHere(state) {
  const tokens = [...tokensOf(state), myTable(state.id)?.host ?? ""].filter(Boolean);
  const taken = [];
  try {
    for (const seat of state.movedSeats) {
      const { token } = await postWith(address(state, `seats/${seat}/link`), tokens);
      taken.push(token);
      storeTable(state.id, { tokens: [token] });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isGone = error.status === FORBIDDEN;
    if (isGone) state.change({ movedSeats: [] });
    note(state, isGone ? "note-seat-gone" : error.error, error.facts, { tone: "alarm", stays: true });
  }
  if (!taken.length) return;
  state.change({ tokens: [...taken, ...state.tokens] });
  state.connection?.reconnect();
}
