// The links of the duplicate events that this browser made, in localStorage: the server does not send them again.

import { readList, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-events";
const MAX_EVENTS = 20;

/** Events that were made before names were kept have none.
 * @typedef {import("../types/wire.js").MadeEvent & {name?: string}} MyEvent */

/** @param {any} event */
const isEvent = (event) =>
  typeof event?.id === "string" &&
  Array.isArray(event.tables) &&
  event.tables.every((/** @type {any} */ table) => Array.isArray(table?.seats));

/** @returns {MyEvent[]} the newest first */
export const myEvents = () => readList(STORAGE_KEY, isEvent);

/** @param {MyEvent} event */
export const storeEvent = (event) =>
  writeStored(STORAGE_KEY, [event, ...myEvents().filter(({ id }) => id !== event.id)].slice(0, MAX_EVENTS));
