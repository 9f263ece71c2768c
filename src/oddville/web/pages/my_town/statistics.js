// What the games of a browser add up to.

import { reviewSummaries } from "../../lib/review_summaries.js";

/** @typedef {import("../../lib/game_history.js").Game} Game */

const LEVELS = ["random", "greedy", "newcomer", "apprentice", "mason", "architect", "mayor"];

/** Games with one seat of this browser can be won or lost; with several, people shared the device.
 * @param {Game} game */
const isOwn = ({ mine }) => mine.length === 1;

/** @param {Game} game */
export const isWin = ({ mine, winner }) => mine.includes(winner);

/** The strongest bot of a game; null if people played.
 * @param {Game} game */
function levelOf({ seats, mine }) {
  const others = seats.filter((_, seat) => !mine.includes(seat));
  if (!others.length || others.some(({ bot }) => !bot)) return null;
  return others.map(({ bot }) => bot ?? "").sort((one, other) => LEVELS.indexOf(other) - LEVELS.indexOf(one))[0];
}

/** @param {Game[]} games the newest first @returns {{games: number, wins: number, streak: number}} */
export function totals(games) {
  const own = games.filter(isOwn);
  const lost = own.findIndex((game) => !isWin(game));
  return { games: own.length, wins: own.filter(isWin).length, streak: lost < 0 ? own.length : lost };
}

/** Games and wins against each level, weakest first, then against people (`people`).
 * @param {Game[]} games @returns {{level: string, games: number, wins: number}[]} */
export function byLevel(games) {
  const own = games.filter(isOwn).map((game) => ({ level: levelOf(game) ?? "people", won: isWin(game) }));
  return [...LEVELS, "people"]
    .map((level) => ({ level, levelGames: own.filter((game) => game.level === level) }))
    .filter(({ levelGames }) => levelGames.length)
    .map(({ level, levelGames }) => ({ level, games: levelGames.length, wins: levelGames.filter(({ won }) => won).length }));
}

/** The building that scored most. @param {Game[]} games @returns {Game | null} */
export const bestBuilding = (games) =>
  games.reduce(
    (best, game) => ((game.best?.points ?? 0) > (best?.best?.points ?? 0) ? game : best),
    /** @type {Game | null} */ (null),
  );

/** How often each kind of mistake was levelGames in reviews of these games, the most frequent first.
 * @param {Game[]} games @returns {[string, number][]} */
export function mistakes(games) {
  const mine = new Map(games.filter(isOwn).map((game) => [game.id, game.mine[0]]));
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { table, players } of reviewSummaries())
    for (const [kind, count] of Object.entries(players[mine.get(table ?? "") ?? -1]?.kinds ?? {}))
      counts[kind] = (counts[kind] ?? 0) + Number(count);
  return Object.entries(counts).sort(([, one], [, other]) => other - one);
}
