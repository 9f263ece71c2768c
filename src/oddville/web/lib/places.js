// The addresses of the pages. Secrets stand behind the #, which browsers send to no server.

import { ROOT } from "./api.js";

/** @param {string} page @param {Record<string, string | number | null | undefined>} [query] @param {string} [fragment] */
function place(page, query = {}, fragment = "") {
  const url = new URL(page, ROOT);
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  url.hash = fragment;
  return url.href;
}

/** The start page. */
export const start = () => place("./");
/** Where a table is set up. */
export const setUp = () => place("setup.html");
/** Public tables. */
export const watch = () => place("watch.html");
/** The rules, at one of them.
 * @param {string} [rule] */
export const rules = (rule = "") => place("rules.html", {}, rule);
/** The page to learn from. */
export const learn = () => place("learn.html");
/** The card gallery. */
export const cards = () => place("cards.html");

/** The page of a table; with the secret of a seat, its link.
 * @param {string} id @param {string} [token] */
export const table = (id, token = "") => place("table.html", { table: id }, token);

/** A table as headings and lists.
 * @param {string} id @param {string} [token] */
export const textView = (id, token = "") => place("table.html", { table: id, view: "text" }, token);

/** The replay of a table, at a ply.
 * @param {string | null} [id] @param {number | null} [ply] */
export const replay = (id, ply) => place("replay.html", { table: id, ply });
