// The finished games of this browser, in localStorage.

import { readStored, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-history";
const MAX_GAMES = 500;
const MAX_PLAYERS = 4;
const MAX_TOWN_CARDS = 60;
const MAX_COLUMN = 40;
/** Of the stored games and of the file. */
export const VERSION = 1;

/** A finished game. `id`: of its table; `at`: when it ended, in milliseconds since 1970; `seats`: who played, with the level of a bot;
 * `mine`: the seats of this browser; `best`: the building here that scored most; `town`: the city at the end, which older entries lack.
 * @typedef {{id: string, at: number, edition: string, seats: {name: string, bot: string | null}[], mine: number[], points: number[], winner: number, best: {card: string, points: number} | null, town?: TownCard[]}} Game */
/** A card of the city: its column and row, its id, and the colour of the worker on it.
 * @typedef {[number, number, string, string | null]} TownCard */

/** @param {any} best */
const isBest = (best) => best === null || (typeof best?.card === "string" && Number.isFinite(best.points));

/** @param {any} town */
const isTown = (town) =>
  town === undefined ||
  (Array.isArray(town) &&
    town.length <= MAX_TOWN_CARDS &&
    town.every((card) => Array.isArray(card) && [card[0], card[1]].every(isColumn) && typeof card[2] === "string"));

/** @param {any} number */
const isColumn = (number) => Number.isInteger(number) && Math.abs(number) <= MAX_COLUMN;

/** @param {any} seat */
const isSeat = (seat) => typeof seat?.name === "string" && (seat.bot === null || typeof seat.bot === "string");

/** @param {any} game @returns {game is Game} */
export const isGame = (game) =>
  typeof game?.id === "string" &&
  /^\w{1,64}$/.test(game.id) &&
  Number.isFinite(new Date(game.at).getTime()) &&
  typeof game.edition === "string" &&
  [game.seats, game.mine, game.points].every((part) => Array.isArray(part) && part.length <= MAX_PLAYERS) &&
  game.seats.every(isSeat) &&
  game.points.length === game.seats.length &&
  game.points.every(Number.isFinite) &&
  [...game.mine, game.winner].every((seat) => Number.isInteger(seat) && seat in game.seats) &&
  isBest(game.best) &&
  isTown(game.town);

/** @returns {Game[]} the newest first */
export function games() {
  const stored = readStored(STORAGE_KEY);
  return stored?.version === VERSION && Array.isArray(stored.games) ? stored.games.filter(isGame) : [];
}

/** One game of each table, the newest first, the oldest left out where there are too many.
 * @param {Game[]} list */
function store(list) {
  const byId = new Map(list.map((game) => [game.id, game]));
  const newest = [...byId.values()].sort((one, other) => other.at - one.at).slice(0, MAX_GAMES);
  writeStored(STORAGE_KEY, { version: VERSION, games: newest });
}

/** Stores a finished game, once.
 * @param {Game} game */
export function storeGame(game) {
  if (!games().some(({ id }) => id === game.id)) store([game, ...games()]);
}

/** Adds those of another browser.
 * @param {Game[]} added @returns {number} how many were new */
export function importGames(added) {
  const before = games();
  store([...added, ...before]);
  const known = new Set(before.map(({ id }) => id));
  return new Set(added.map(({ id }) => id).filter((id) => !known.has(id))).size;
}

export const deleteGames = () => writeStored(STORAGE_KEY, null);
