// The list of puzzles, those that were solved in this browser (in localStorage), and the puzzle of the day.

import { get, newKey, post } from "./api.js";
import { forgetTable, myTables, storeTable } from "./my_tables.js";
import { storeNewTable } from "./new_table.js";
import { settings } from "./settings.js";
import { readList, writeStored } from "./storage.js";

/** @typedef {import("../types/wire.js").PuzzleLine} PuzzleLine @typedef {import("../types/wire.js").PuzzleList} PuzzleList */

const STORAGE_KEY = "oddville-puzzles";
const DAY = 86_400_000;

/** @returns {Promise<PuzzleList>} */
export const puzzleList = () => get("api/puzzles");

/** @returns {string[]} ids */
export const solvedPuzzles = () => readList(STORAGE_KEY);

/** @param {string} id */
export const storeSolved = (id) => writeStored(STORAGE_KEY, [...new Set([...solvedPuzzles(), id])]);

/** The puzzle of a day in UTC, the same for everybody.
 * @param {PuzzleList} list @param {number} time in milliseconds */
export const puzzleOfDay = ({ puzzles, step }, time) => puzzles[(Math.floor(time / DAY) * step) % puzzles.length];

/** The next puzzle after a place that is not solved, from the beginning again if need be.
 * @param {PuzzleLine[]} puzzles @param {number} place @param {string} [theme] @returns {PuzzleLine | undefined} */
export function nextPuzzle(puzzles, place, theme) {
  const solved = new Set(solvedPuzzles());
  const inOrder = [...puzzles.slice(place + 1), ...puzzles.slice(0, place)];
  return inOrder.find((puzzle) => !solved.has(puzzle.id) && (!theme || puzzle.theme === theme));
}

/** Make the table of a puzzle and forget those of earlier ones.
 * @param {PuzzleLine} puzzle @returns {Promise<string>} its address */
export async function beginPuzzle({ id, players }) {
  const table = await post(`api/puzzles/${id}`, { name: settings().name, key: newKey() });
  for (const mine of myTables()) if (mine.puzzle) forgetTable(mine.id);
  const url = storeNewTable(table, Array(players).fill({ kind: "here" }));
  storeTable(table.id, { puzzle: id, isFinished: true });
  return url;
}
