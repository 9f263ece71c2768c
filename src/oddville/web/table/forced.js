// A choice that is none: in set-up the first of four players finds one resource left (SETUP-6). It is said, and after a
// while taken. Once for each ply: who takes it back chooses by hand.

import { delays } from "../lib/delays.js";
import { settings } from "../lib/settings.js";

/** @typedef {import("./acts.js").Acts} Acts @typedef {import("./situation.js").Situation} Situation */

let said = -1;

/** @param {Situation | null} now */
function forcedOf(now) {
  if (!now?.mayChoose || now.view.phase !== "set-up" || now.options.length !== 1 || !settings().forced) return null;
  return now.options[0].move;
}

/** @param {Acts} acts */
export function playForced(acts) {
  const now = acts.situation;
  const move = forcedOf(now);
  if (!now || !move || acts.store.state.course || said === now.table.ply) return;
  const { id, version } = now.table;
  said = now.table.ply;
  acts.note({ message: "note-forced", facts: { resource: move.resource }, tone: "calm" });
  setTimeout(() => {
    const then = acts.situation;
    // one key for all windows that hold this seat: the server does it once
    if (then?.table.version === version && forcedOf(then)) acts.play(move.text, `forced-${id}-${version}`);
  }, delays.forced);
}
