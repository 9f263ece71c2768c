// The clock of a decision: a warning when a fifth of the time is left, and another ten seconds before the end.

import { say } from "../lib/texts.js";
import { tell } from "./live.js";
import { sound } from "./sound.js";

/** @typedef {import("./state.js").State} State */

const LAST_SECONDS = 10;
const DAY = 86_400;
let warned = "";

/** How many seconds a decision may take.
 * @param {import("../types/wire.js").Options["clock"]} clock */
const allowance = (clock) => (clock.kind === "move" ? clock.seconds : clock.kind === "days" ? clock.days * DAY : 0);

/** Warn whoever must choose here, once for each threshold.
 * @param {State} state */
export function warnOfTime({ table, seats, clockDifference }) {
  if (!table?.deadline || table.chooses === null || !seats.includes(table.chooses)) return;
  const left = Math.ceil((table.deadline - Date.now() - clockDifference) / 1000);
  const threshold = left <= LAST_SECONDS ? "last" : left <= allowance(table.options.clock) / 5 ? "fifth" : "";
  const warning = `${threshold} ${table.deadline}`;
  if (!threshold || left <= 0 || warning === warned) return;
  warned = warning;
  tell(say("clock-warning", { seconds: left }), "assertive");
  sound("bell");
}
