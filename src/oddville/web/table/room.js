// The table before the game begins: the waiting room, over the table's own connection.

import { newKey, post } from "../lib/api.js";
import { remember } from "../lib/mytables.js";
import { waitingRoom } from "../setup/waiting.js";

/** @typedef {import("./state.js").Store} Store @typedef {import("../lib/connection.js").Connection} Connection @typedef {import("./acts.js").Acts} Acts */

/** @param {Store} store @param {Connection} connection @param {Acts} acts @param {string} id */
export function waitingPage({ state, change }, connection, acts, id) {
  const { table, seats, hosting, presence } = state;
  const room = { table: /** @type {any} */ (table), seats, hosting, presence: presence.seats };
  /** @type {import("../setup/waiting.js").Acts} */
  const doing = {
    rename: (seat, name, colour) => connection.send({ do: "rename", key: newKey(), seat, name, colour }),
    start: () => connection.send({ do: "start", key: newKey() }),
    redraw: () => change(),
    sit: (seat, name) => void sit(id, seat, name, connection, acts),
  };
  return waitingRoom(room, doing);
}

/** Take an open seat.
 * @param {string} id @param {number | null} seat @param {string} name @param {Connection} connection @param {Acts} acts */
async function sit(id, seat, name, connection, acts) {
  try {
    const taken = await post(`api/tables/${encodeURIComponent(id)}/sit`, { key: newKey(), seat, name });
    remember(id, { tokens: [taken.token], seats: [taken.seat] });
    connection.again();
  } catch (error) {
    const { error: message, facts } = /** @type {{error?: string, facts?: Record<string, unknown>}} */ (error);
    acts.note({ message: message ?? "web-no-connection", facts: facts ?? {}, tone: "alarm" });
  }
}
