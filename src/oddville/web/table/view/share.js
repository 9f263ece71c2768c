// The game as a file, and the address of the table.

import { ROOT } from "../../lib/api.js";
import * as urls from "../../lib/urls.js";
import { note } from "../model/notes.js";

/** @typedef {import("../model/state.js").State} State */

/** @param {State} state */
export function saveGame({ id }) {
  const link = document.createElement("a");
  link.href = new URL(`api/tables/${encodeURIComponent(id)}/record`, ROOT).href;
  link.download = `oddville-${id}.odd`;
  link.click();
}

/** @param {State} state */
export async function copyLink(state) {
  const link = urls.table(state.id);
  try {
    await navigator.clipboard.writeText(link);
    note(state, "note-copied", { link });
  } catch {
    note(state, "note-link", { link }, { tone: "calm", stays: true });
  }
}
