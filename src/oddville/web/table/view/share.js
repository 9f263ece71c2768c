// The game as a file, and the address of the table.

import { ROOT } from "../../lib/api.js";
import { copyText } from "../../lib/clipboard.js";
import { downloadUrl } from "../../lib/download.js";
import * as urls from "../../lib/urls.js";
import { note } from "../model/notes.js";

/** @typedef {import("../model/state.js").State} State */

/** @param {State} state */
export const saveGame = ({ id }) =>
  downloadUrl(`oddville-${id}.odd`, new URL(`api/tables/${encodeURIComponent(id)}/record`, ROOT).href);

/** @param {State} state */
export async function copyLink(state) {
  const link = urls.table(state.id);
  if (await copyText(link)) note(state, "note-copied", { link });
  else note(state, "note-link", { link }, { tone: "calm", stays: true });
}
