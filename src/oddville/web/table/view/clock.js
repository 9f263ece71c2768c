// The clock of a decision, and its warnings.

import { say } from "../../lib/texts.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../model/state.js").State} State */

const LAST_SECONDS = 10;
const HOUR = 3600;
const DAY = 86_400;

/** @param {import("../../types/wire.js").Options["clock"]} clock */
const allowance = (clock) => (clock.kind === "move" ? clock.seconds : clock.kind === "days" ? clock.days * DAY : 0);

/** @param {State} state */
function secondsLeft({ table, clockDifference }) {
  return table?.deadline ? Math.ceil((table.deadline - Date.now() - clockDifference) / 1000) : null;
}

/** The warning that is due: when a fifth of the time is left, and ten seconds before the end.
 * @param {State} state @returns {{id: string, seconds: number} | null} */
export function timeWarning(state) {
  const seconds = secondsLeft(state);
  if (!state.table || seconds === null || seconds <= 0) return null;
  const isFifth = seconds <= allowance(state.table.options.clock) / 5;
  const threshold = seconds <= LAST_SECONDS ? "last" : isFifth ? "fifth" : null;
  return threshold && { id: `${threshold} ${state.table.deadline}`, seconds };
}

/** @param {number} seconds */
function words(seconds) {
  if (seconds > DAY) return say("clock-days", { days: Math.floor(seconds / DAY) });
  if (seconds > HOUR) return say("clock-hours", { hours: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {State} state */
export function clock(state) {
  const seconds = secondsLeft(state);
  if (seconds === null || state.table?.chooses === null) return nothing;
  return html`<span class="clock ${seconds <= LAST_SECONDS ? "short" : ""}" role="timer">${words(Math.max(0, seconds))}</span>`;
}
