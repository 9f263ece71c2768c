// The request for a new table, and the set-up of the last one, in localStorage.

import { rememberTable } from "../../lib/my_tables.js";
import * as urls from "../../lib/urls.js";
import { settings } from "../../lib/settings.js";

/** @typedef {import("../../types/wire.js").NewTable} NewTable @typedef {import("../../types/wire.js").SeatWish} SeatWish @typedef {import("../../types/wire.js").Options} Options */
/** @typedef {{seats: SeatWish[], options: Partial<Options>}} Setup */

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
  setup.seats.length >= 2 &&
  setup.seats.length <= 4 &&
  setup.seats.every((/** @type {any} */ seat) => ["here", "open", "link", "bot"].includes(seat?.kind)) &&
  typeof setup.options === "object";

/** @returns {Setup} */
export function lastSetup() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    return isSetup(stored) ? stored : DEFAULT_SETUP;
  } catch {
    return DEFAULT_SETUP;
  }
}

/** @param {Setup} setup */
export function saveSetup(setup) {
  const { deal: _, name: __, ...options } = /** @type {Options} */ (setup.options);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ seats: setup.seats, options }));
  } catch {
    // no storage: the next table starts from the default
  }
}

/** The first seat of this device gets the name of the settings.
 * @param {Setup} setup @returns {NewTable} */
export function newTableRequest({ seats, options }) {
  const first = seats.findIndex((seat) => seat.kind === "here");
  const named = seats.map((seat, place) => (place === first && !seat.name ? { ...seat, name: settings().name } : seat));
  return /** @type {NewTable} */ ({ seats: named, options });
}

/** Remember the tokens of a new table: of seats played here, and for the links of the others.
 * @param {import("../../types/wire.js").MadeTable} made @param {{kind: string}[]} seats as requested @param {string} [name]
 * @returns {string} the table's URL */
export function rememberNewTable({ id, host, seats: made }, seats, name = "") {
  const here = made.filter(({ seat }) => seats[seat].kind === "here");
  const links = Object.fromEntries(made.filter((seat) => !here.includes(seat)).map(({ seat, token }) => [seat, token]));
  rememberTable(id, { name, host, links, tokens: here.map(({ token }) => token), seats: here.map(({ seat }) => seat) });
  return urls.table(id);
}
