// The panel about the card under the pointer.

import { score } from "./questions.js";

/** @typedef {import("./state.js").State} State */

/** @param {State} state @param {string | null} info what the panel is about */
export function showInfo(state, info) {
  if (info === state.info) return;
  state.change({ info });
  if (info?.startsWith("cell:") && state.table && state.scoreVersion !== state.table.version) void score(state);
}
