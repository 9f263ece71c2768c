// The towns of days that were played for the record in this browser, in localStorage.

import { newItems, readList, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-today";
const MAX_DAYS = 400;
const DAY_LENGTH = 86_400_000;

/** `table`: its id; the other fields are those of the result, which is missing until the game is over.
 * @typedef {{day: string, table: string, bot: string, points?: number, place?: number, par?: number | null, stars?: number | null}} DayTown */

/** @param {any} town */
const isTown = (town) =>
  isDay(town?.day) &&
  typeof town.table === "string" &&
  typeof town.bot === "string" &&
  [town.points, town.place, town.par, town.stars].every((figure) => (figure ?? null) === null || Number.isInteger(figure));

/** @param {any} day */
const isDay = (day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

/** @returns {DayTown[]} one a day, the newest first */
export const dayTowns = () => readList(STORAGE_KEY, isTown);

/** @param {DayTown[]} towns */
const store = (towns) => writeStored(STORAGE_KEY, towns.sort((one, other) => (one.day < other.day ? 1 : -1)).slice(0, MAX_DAYS));

/** @param {DayTown} town replaces that of its day */
export const storeTown = (town) => store([town, ...dayTowns().filter(({ day }) => day !== town.day)]);

/** Adds those of another browser; what is here stays.
 * @param {unknown} added */
export const importTowns = (added) => store([...dayTowns(), ...newItems(dayTowns(), added, ({ day }) => day).filter(isTown)]);

export const deleteTowns = () => writeStored(STORAGE_KEY, null);

/** Stores the result of a table that counts; nothing of practice and other tables.
 * @param {string} table its id @param {import("../types/wire.js").TownResult} result */
export function storeTownResult(table, { day, bot, over, points, place, par, stars }) {
  const known = dayTowns().find((town) => town.day === day);
  if (over && known?.table === table) storeTown({ day, table, bot, points, place, par, stars });
}

/** The days in a row with a finished town up to today; today's may still be missing.
 * @param {string} today */
export function streak(today, towns = dayTowns()) {
  const finished = new Set(towns.filter(({ points }) => points !== undefined).map(({ day }) => day));
  const dayBefore = (/** @type {string} */ day) => new Date(Date.parse(day) - DAY_LENGTH).toISOString().slice(0, 10);
  let day = finished.has(today) ? today : dayBefore(today);
  let days = 0;
  for (; finished.has(day); day = dayBefore(day)) days++;
  return days;
}
