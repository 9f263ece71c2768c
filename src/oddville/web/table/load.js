// Loads the lazy parts and the texts of errors.

import { loadMoreTexts } from "../lib/texts.js";
import { note } from "./model/notes.js";

/** @typedef {import("./model/state.js").State} State @typedef {typeof import("./lazy.js")} Lazy */

/** @returns {Promise<unknown>} */
export const loadErrorTexts = () => loadMoreTexts("errors", "server").catch(() => undefined);

/** Without a change of the state, because that would draw the page.
 * @returns {Promise<Lazy>} */
export async function preloadLazy() {
  const lazy = await import("./lazy.js");
  await loadMoreTexts(...lazy.TEXTS);
  return lazy;
}

/** @param {State} state @returns {Promise<Lazy>} */
async function loadLazy(state) {
  if (state.lazy) return state.lazy;
  const lazy = await preloadLazy();
  state.change({ lazy });
  return lazy;
}

/** @param {State} state @param {(lazy: Lazy) => unknown} act */
export async function withLazy(state, act) {
  try {
    await loadLazy(state);
  } catch {
    return note(state, "web-no-connection", {}, { tone: "alarm" });
  }
  if (state.lazy) act(state.lazy);
}
