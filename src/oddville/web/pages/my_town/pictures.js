// Small pictures of towns, drawn like the table, once the cards of their edition have been loaded.

import { COLOURS, townPicture } from "../../art/index.js";
import { get } from "../../lib/api.js";
import { nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../../lib/game_history.js").Game} Game @typedef {import("../../lib/types.js").Edition} Edition */

/** By hash; null if the server does not have it. @type {Map<string, Edition | null>} */
const editions = new Map();

/** @param {Game[]} games */
export async function loadEditions(games) {
  const hashes = new Set(games.filter(({ town }) => town?.length).map(({ edition }) => edition));
  for (const hash of hashes)
    if (!editions.has(hash)) editions.set(hash, await get(`api/editions/${encodeURIComponent(hash)}`).catch(() => null));
}

/** @param {Game} game @param {string} label @returns {unknown} */
export function pictureOf({ edition: hash, town }, label) {
  const edition = editions.get(hash);
  const cards = new Map(edition?.cards.map((card) => [card.id, card]));
  if (!edition || !town?.length) return nothing;
  const placed = town.map(([x, y, id, colour]) => ({
    cell: /** @type {[number, number]} */ ([x, y]),
    card: id === "main-square" ? edition.main_square : cards.get(id),
    owner: COLOURS.find((known) => known === colour) ?? null,
  }));
  const known = placed.flatMap(({ card, ...place }) => (card ? [{ ...place, card }] : []));
  return known.length === placed.length ? townPicture(known, { label }) : nothing;
}
