// The table before the game begins: the waiting room, over the table's own connection.

import { newKey } from "../../lib/api.js";
import { waitingRoom } from "../../pages/setup/waiting_room.js";
import { sit } from "../model/seats.js";

/** @param {import("../model/state.js").State} state */
export function waitingPage(state) {
  const { table, seats, hosting, presence, connection } = state;
  return waitingRoom(
    { table: /** @type {any} */ (table), seats, hosting, presence: presence.seats },
    {
      rename: (seat, name, colour) => connection?.send({ do: "rename", key: newKey(), seat, name, colour }),
      start: () => connection?.send({ do: "start", key: newKey() }),
      redraw: () => state.change(),
      sit: (seat, name) => void sit(state, seat, name),
    },
  );
}
