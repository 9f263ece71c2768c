// What others did since my last turn, from the log.

import { memoizeByState } from "./memo.js";
import { seatOf } from "./situation.js";

/** @typedef {import("./state.js").State} State @typedef {import("../../lib/types.js").LogLine} LogLine @typedef {import("../../lib/types.js").Target} Target */
/** A move of another player: its lines in the log, and by how much it changed each player's points.
 * @typedef {{ply: number, player: number, lines: LogLine[], points: number[]}} RecentMove */

/** Lines that tell nothing about what has changed. */
const EMPTY_LINES = ["log-turn", "log-end", "log-over"];

/** What `hoverTarget` is while a move is under the pointer or has the focus. */
const PREFIX = "recent:";
/** @param {number} ply */
export const hoverName = (ply) => `${PREFIX}${ply}`;

/** The first turn whose moves by others I may not have seen: my last one before the present turn.
 * @param {LogLine[]} log @param {number | null} seat @param {number} turn */
function firstTurn(log, seat, turn) {
  const own = log.filter(({ message, facts }) => message === "log-turn" && facts.player === seat);
  return own.filter((line) => line.turn < turn).at(-1)?.turn ?? 0;
}

/** @param {State} state @returns {RecentMove[]} */
function movesSince(state) {
  const { log, table, seats } = state;
  const turn = table?.view?.turn ?? 0;
  const seat = seats.length ? seatOf(state) : null;
  const first = seats.length ? firstTurn(log, seat, turn) : turn - (table?.players ?? 0) + 1;
  const lines = log.filter((line) => line.turn >= first && !line.of_table);
  const plies = [...new Set(lines.map(({ ply }) => ply))];
  return plies
    .map((ply) => moveOf(lines.filter((line) => line.ply === ply)))
    .filter(({ player, lines }) => player !== seat && lines.length);
}

/** @param {LogLine[]} lines of one ply @returns {RecentMove} */
const moveOf = (lines) => ({
  ply: lines[0].ply,
  player: Number(lines[0].facts.player),
  lines: lines.filter(({ message }) => !EMPTY_LINES.includes(message)),
  points: lines[0].points ?? [],
});

/** The moves of others since my last turn, oldest first; for spectators the last round. */
export const recentMoves = memoizeByState(movesSince);

const BUILDS = ["log-build", "log-react"];

/** The cells on which others have built since my last turn.
 * @param {State} state @returns {Set<string>} */
export const newCells = (state) =>
  new Set(
    recentMoves(state)
      .flatMap(({ lines }) => lines)
      .filter(({ message }) => BUILDS.includes(message))
      .map(({ facts }) => String(facts.cell)),
  );

/** The move that is pointed out on the table: under the pointer or with the focus, else the one that was pressed.
 * @param {State} state @returns {RecentMove | null} */
export function pointedMove(state) {
  const ply = state.hoverTarget?.startsWith(PREFIX) ? Number(state.hoverTarget.slice(PREFIX.length)) : state.shownMove;
  if (ply === null) return null;
  const lines = state.log.filter((line) => line.ply === ply && !line.of_table);
  return lines.length ? moveOf(lines) : null;
}

/** @type {Record<string, (facts: import("../../lib/types.js").Facts) => Target[]>} */
const TARGETS = {
  "log-build": ({ cell }) => [`cell:${cell.join()}`],
  "log-react": ({ cell }) => [`cell:${cell.join()}`],
  "log-choose": ({ resource }) => [`resource:${resource}`],
  "log-resource": ({ resource }) => [`resource:${resource}`],
  "log-resource-second": ({ resource }) => [`resource:${resource}`],
  "log-building": ({ position }) => [`row:${position}`],
  "log-bonus": ({ source, resource }) => [`cell:${source.join()}`, `resource:${resource}`],
  "log-bonus-transform": ({ source, from, to }) => [`cell:${source.join()}`, `resource:${from}`, `resource:${to}`],
  "log-bonus-declined": ({ source }) => [`cell:${source.join()}`],
  "log-swap": ({ place }) => [`row:${place}`],
  "log-travel": () => ["cell:0,0"],
  "log-return": ({ resource }) => [`resource:${resource}`],
};

/** What a move has touched on the table, its player's panel included.
 * @param {RecentMove} move @returns {Target[]} */
export const touchedBy = ({ lines, player }) => [
  ...lines.flatMap(({ message, facts }) => TARGETS[message]?.(facts) ?? []),
  `player:${player}`,
];

/** The cells of the city that a message names.
 * @param {{facts: Record<string, unknown>}} message @returns {string[]} */
export const cellsIn = ({ facts }) => [facts.cell, facts.source].filter(Array.isArray).map(String);
