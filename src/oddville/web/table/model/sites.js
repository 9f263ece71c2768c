// What a building would bring on the cells where it fits, though it is not mine yet or cannot be paid. The server is asked
// once for each building and position.

import { ask } from "./requests.js";
import { situationOf } from "./situation.js";

/** @typedef {import("./state.js").State} State @typedef {import("../../lib/types.js").Preview} Preview */

/** The building to show in the city: mine that is picked and cannot be built; else one of mine or of the row under the pointer
 * or focus, that was refused, or that is picked.
 * @param {State} state @returns {string | null} */
export function cardInQuestion({ table, choices, selection, hoverTarget, why, lookingAt }) {
  if (table?.status !== "running" || lookingAt !== null) return null;
  const mine = selection.find((target) => target.startsWith("mine:"))?.slice(5);
  if (mine) return choices?.moves.some(({ move }) => move.startsWith(`build ${mine} `)) ? null : mine;
  const target = [hoverTarget ?? "", ...(why?.targets ?? []), ...selection].find((each) => /^(mine|row):/.test(each));
  if (target?.startsWith("mine:")) return target.slice(5);
  return (target && table.view?.row[Number(target.slice(4)) - 1]) || null;
}

/** The builds of a card by cell; null until the server has answered.
 * @param {State} state @param {string | null} card @returns {Map<string, Preview> | null} */
export function sitesOf({ sites, table }, card) {
  const known = sites.version === table?.version && card ? sites.cards.get(card) : null;
  return known ? new Map(known.map((preview) => [preview.move.split(" ")[2], preview])) : null;
}

/** The cells where the picked building of the row would fit.
 * @param {State} state @returns {string[]} */
export function sitesOfPicked(state) {
  const target = state.selection.find((each) => each.startsWith("row:"));
  const card = target && state.table?.view?.row[Number(target.slice(4)) - 1];
  return [...(sitesOf(state, card || null)?.keys() ?? [])];
}

/** @param {State} state */
export async function askSites(state) {
  const card = cardInQuestion(state);
  const version = state.table?.version ?? -1;
  const cards = state.sites.version === version ? state.sites.cards : new Map();
  const seat = situationOf(state)?.me ?? null;
  if (!card || cards.has(card) || seat === null || state.connectionStatus !== "open") return;
  state.change({ sites: { version, cards: new Map([...cards, [card, null]]) } });
  const answer = await ask(state, { do: "sites", seat, card });
  if (answer.type !== "sites" || answer.version !== state.table?.version || state.sites.version !== answer.version) return;
  state.change({ sites: { version, cards: new Map([...state.sites.cards, [card, answer.sites]]) } });
}
