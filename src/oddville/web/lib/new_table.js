// Makes a table, and stores the set-up of the last one in localStorage.

import { post } from "./api.js";
import { storeTable } from "./my_tables.js";
import { settings } from "./settings.js";
import { readStored, writeStored } from "./storage.js";
import * as urls from "./urls.js";

/** @typedef {import("../types/wire.js").NewTable} NewTable @typedef {import("../types/wire.js").NewSeat} NewSeat @typedef {import("../types/wire.js").Options} Options */
/** @typedef {{seats: NewSeat[], options: Partial<Options>}} Setup */

const STORAGE_KEY = "oddville-last-wish";
export const DEFAULT_LEVEL = "mason";

/** Against two bots. @type {Setup} */
export const DEFAULT_SETUP = {
  seats: [{ kind: "here" }, { kind: "bot", bot: DEFAULT_LEVEL }, { kind: "bot", bot: DEFAULT_LEVEL }],
  options: {},
};

/** @param {any} setup @returns {setup is Setup} */
const isSetup = (setup) =>
  Array.isArray(setup?.seats) &&
  [2, 3, 4].includes(setup.seats.length) &&
  setup.seats.every((/** @type {any} */ seat) => ["here", "open", "link", "bot"].includes(seat?.kind)) &&
  typeof setup.options === "object";

/** @returns {Setup} */
export function lastSetup() {
  const stored = readStored(STORAGE_KEY);
  return isSetup(stored) ? stored : DEFAULT_SETUP;
}

/** @param {Setup} setup */
export function storeSetup({ seats, options: { deal: _, name: __, ...options } }) {
  writeStored(STORAGE_KEY, { seats, options });
}

/** The first seat of this device gets the name of the settings.
 * @param {Setup} setup @returns {NewTable} */
function newTableRequest({ seats, options }) {
  const first = seats.findIndex((seat) => seat.kind === "here");
  const namedSeats = seats.map((seat, place) => (place === first && !seat.name ? { ...seat, name: settings().name } : seat));
  return /** @type {NewTable} */ ({ seats: namedSeats, options });
}

/** Make a table and store its tokens.
 * @param {Setup} setup @param {string} key @param {Partial<NewTable>} [more] @returns {Promise<{id: string, url: string}>} */
export async function makeTable(setup, key, more = {}) {
  const table = await post("api/tables", { ...newTableRequest(setup), ...more, key });
  return { id: table.id, url: storeNewTable(table, setup.seats, setup.options.name) };
}

/** Store the tokens of a new table: of seats played here, and for the links of the others.
 * @param {import("../types/wire.js").MadeTable} created @param {{kind: string}[]} seats as requested @param {string} [name]
 * @returns {string} the table's URL */
export function storeNewTable({ id, host, seats: created }, seats, name = "") {
  const here = created.filter(({ seat }) => seats[seat].kind === "here");
  const links = Object.fromEntries(created.filter((seat) => !here.includes(seat)).map(({ seat, token }) => [seat, token]));
  storeTable(id, { name, host, links, tokens: here.map(({ token }) => token), seats: here.map(({ seat }) => seat) });
  return urls.table(id);
}
