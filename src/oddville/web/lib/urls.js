// The URLs of the pages. Tokens are in the fragment, which browsers do not send to the server.

import { ROOT } from "./api.js";

/** @param {string} page @param {Record<string, string | number | null | undefined>} [query] @param {string} [fragment] */
function pageUrl(page, query = {}, fragment = "") {
  const url = new URL(page, ROOT);
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  url.hash = fragment;
  return url.href;
}

export const start = () => pageUrl("./");
export const setUp = () => pageUrl("setup.html");
export const watch = () => pageUrl("watch.html");
/** @param {string} [rule] */
export const rules = (rule = "") => pageUrl("rules.html", {}, rule);
export const today = () => pageUrl("today.html");
export const myTown = () => pageUrl("town.html");
/** The form of a new event, or an event.
 * @param {string | null} [event] */
export const duplicate = (event = null) => pageUrl("duplicate.html", { event });
/** The form of a new ladder, or a ladder; with a member and its secret, that member's own link.
 * @param {string | null} [id] @param {string} [own] */
export const ladder = (id = null, own = "") => pageUrl("ladder.html", { ladder: id }, own);
export const learn = () => pageUrl("learn.html");
/** @param {string | null} [theme] */
export const puzzles = (theme) => pageUrl("puzzles.html", {}, theme ?? "");
export const cards = () => pageUrl("cards.html");

/** With the token of a seat, the link of that seat.
 * @param {string} id @param {string} [token] */
export const table = (id, token = "") => pageUrl("table.html", { table: id }, token);

/** @param {string} id @param {string} [token] */
export const textView = (id, token = "") => pageUrl("table.html", { table: id, view: "text" }, token);

/** A table for a TV or projector.
 * @param {string} id */
export const screen = (id) => pageUrl("screen.html", { table: id });

/** @param {string | null} [id] @param {number | null} [ply] */
export const replay = (id, ply) => pageUrl("replay.html", { table: id, ply });

/** @param {string} id */
export const review = (id) => pageUrl("replay.html", { table: id, review: 1 });
