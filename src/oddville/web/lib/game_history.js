// The finished games of this browser, in localStorage: kept, exported to a file, imported, deleted.

import { ApiError } from "./api.js";
import { readStored, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-history";
const TOWNS_KEY = "oddville-today";
const REVIEWS_KEY = "oddville-reviews";
const MAX_GAMES = 500;
const MAX_TOWNS = 400;
const MAX_REVIEWS = 200;
const MAX_FILE_BYTES = 2_000_000;
const MAX_PLAYERS = 4;
const FORMAT = "history";
const VERSION = 1;

/** A finished game. `id`: of its table; `at`: when it ended, in milliseconds since 1970; `seats`: who played, with the level of a bot;
 * `mine`: the seats of this browser; `best`: the building here that scored most.
 * @typedef {{id: string, at: number, edition: string, seats: {name: string, bot: string | null}[], mine: number[], points: number[], winner: number, best: {card: string, points: number} | null}} Game */
/** @typedef {{oddville: string, version: number, games: Game[], towns: any[], reviews: any[]}} HistoryFile */

/** @param {any} best */
const isBest = (best) => best === null || (typeof best?.card === "string" && Number.isFinite(best.points));

/** @param {any} seat */
const isSeat = (seat) => typeof seat?.name === "string" && (seat.bot === null || typeof seat.bot === "string");

/** @param {any} game @returns {game is Game} */
const isGame = (game) =>
  typeof game?.id === "string" &&
  /^\w{1,64}$/.test(game.id) &&
  Number.isFinite(game.at) &&
  typeof game.edition === "string" &&
  [game.seats, game.mine, game.points].every((part) => Array.isArray(part) && part.length <= MAX_PLAYERS) &&
  game.seats.every(isSeat) &&
  game.points.length === game.seats.length &&
  [...game.points, ...game.mine, game.winner].every(Number.isFinite) &&
  isBest(game.best);

/** @returns {Game[]} the newest first */
export function games() {
  const stored = readStored(STORAGE_KEY);
  return stored?.version === VERSION && Array.isArray(stored.games) ? stored.games.filter(isGame) : [];
}

/** One game of each table, the newest first, the oldest left out where there are too many.
 * @param {Game[]} found */
function store(found) {
  const byId = new Map(found.map((game) => [game.id, game]));
  const newest = [...byId.values()].sort((one, other) => other.at - one.at).slice(0, MAX_GAMES);
  writeStored(STORAGE_KEY, { version: VERSION, games: newest });
}

/** Keeps a finished game, once.
 * @param {Game} game */
export function keepGame(game) {
  if (!games().some(({ id }) => id === game.id)) store([game, ...games()]);
}

/** @param {string} key @returns {any[]} */
function listOf(key) {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored : [];
}

/** The content of a file with everything, for another browser. */
export const exportedHistory = () =>
  JSON.stringify({ oddville: FORMAT, version: VERSION, games: games(), towns: listOf(TOWNS_KEY), reviews: listOf(REVIEWS_KEY) });

/** @param {string} text @returns {HistoryFile} */
function parse(text) {
  if (text.length > MAX_FILE_BYTES) throw new ApiError("town-import-large");
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    throw new ApiError("town-import-bad");
  }
  if (file?.oddville !== FORMAT || !Array.isArray(file.games) || !file.games.every(isGame)) throw new ApiError("town-import-bad");
  if (file.version !== VERSION) throw new ApiError("town-import-version", { version: String(file.version).slice(0, 20) });
  return file;
}

/** What is here stays; what is new in the file is added; `order` sorts, and the first ones are kept.
 * @param {string} key @param {unknown} added @param {(item: any) => unknown} name @param {(one: any, other: any) => number} order @param {number} most */
function merge(key, added, name, order, most) {
  const own = listOf(key);
  const known = new Set(own.map(name));
  const news = Array.isArray(added) ? added.filter((item) => item && name(item) && !known.has(name(item))) : [];
  return [...own, ...news].sort(order).slice(0, most);
}

/** Adds the games of a file; nothing is changed if the file is no history.
 * @param {string} text @returns {number} how many games were new */
export function importHistory(text) {
  const file = parse(text);
  const before = games();
  store([...file.games, ...before]);
  writeStored(
    TOWNS_KEY,
    merge(
      TOWNS_KEY,
      file.towns,
      ({ day }) => day,
      (one, other) => (one.day < other.day ? 1 : -1),
      MAX_TOWNS,
    ),
  );
  const newestFirst = merge(
    REVIEWS_KEY,
    file.reviews,
    ({ key }) => key,
    (one, other) => other.at - one.at,
    MAX_REVIEWS,
  );
  writeStored(REVIEWS_KEY, newestFirst.reverse());
  const known = new Set(before.map(({ id }) => id));
  return new Set(file.games.map(({ id }) => id).filter((id) => !known.has(id))).size;
}

/** Deletes games, towns of days and summaries of reviews. Nothing is deleted on the server. */
export function deleteHistory() {
  for (const key of [STORAGE_KEY, TOWNS_KEY, REVIEWS_KEY]) writeStored(key, null);
}
