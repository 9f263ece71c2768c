// What the drawing of a table needs, and nothing else: a public view, an edition, the players, and what is marked. The table page,
// the replay and the score walk all draw from one of these.

import { say } from "../lib/texts.js";

/** @typedef {import("./types.js").Thing} Thing @typedef {import("./types.js").View} View @typedef {import("./types.js").Edition} Edition */

/**
 * @typedef {object} Scene
 * @property {View} view
 * @property {Edition} edition
 * @property {string[]} names
 * @property {string[]} colours of the players
 * @property {number[]} points of each player now
 * @property {number | null} me whose area lies in front
 * @property {number | null} chooses
 * @property {boolean} mayChoose
 * @property {Thing[]} held
 * @property {Set<Thing>} lit
 * @property {Set<Thing>} fresh what the last moves changed
 * @property {Set<Thing>} wanted what the step of a lesson asks for
 * @property {Map<string, import("./types.js").PreviewView>} gains what building the held card would bring, by cell
 * @property {import("./types.js").PreviewView | null} shown the move that is looked at
 * @property {string | null} pinnedCell
 * @property {string | null} pinnedCard
 * @property {string[]} wouldFit cells where the held building would fit if paid
 * @property {Map<string, string[]>} refused cells that were asked about, with the sides that do not match
 * @property {Set<Thing>} counted what a line of the score counts
 * @property {boolean} pointsOnCells
 * @property {import("../art/cards.js").Detail} detail how much of a card is drawn
 * @property {boolean} slimHand whether worker cards are tiles
 * @property {boolean} slimBoard whether the columns of the board are low
 * @property {import("./types.js").SeatView[]} seats
 * @property {{seats: boolean[], watching: number} | null} presence
 * @property {string | null} unsaved the move on its way
 * @property {number | null} unconfirmed the seat whose moves may still be undone
 */

/** A scene with nothing marked.
 * @param {Pick<Scene, "view" | "edition" | "names" | "colours"> & Partial<Scene>} given @returns {Scene} */
export const newScene = (given) => ({
  points: [],
  me: null,
  chooses: given.view.player,
  mayChoose: false,
  held: [],
  lit: new Set(),
  fresh: new Set(),
  wanted: new Set(),
  gains: new Map(),
  shown: null,
  pinnedCell: null,
  pinnedCard: null,
  wouldFit: [],
  refused: new Map(),
  counted: new Set(),
  pointsOnCells: false,
  detail: "full",
  slimHand: false,
  slimBoard: false,
  seats: [],
  presence: null,
  unsaved: null,
  unconfirmed: null,
  ...given,
});

/** The printed card.
 * @param {Edition} edition @param {string} id */
export function cardOf(edition, id) {
  const card = edition.cards.find((each) => each.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

/** @param {Edition} edition @param {string} character */
export const guildOf = (edition, character) =>
  Object.keys(edition.guilds).find((guild) => edition.guilds[guild].includes(character)) ?? "mask";

/** How a thing is marked, as classes.
 * @param {Scene} scene @param {Thing} thing */
export function marksOf({ held, lit, fresh, wanted, mayChoose, counted }, thing) {
  const marks = [];
  if (held.includes(thing)) marks.push("held");
  if (lit.has(thing)) marks.push(held.length ? "lit" : "can");
  else if (mayChoose && !held.includes(thing)) marks.push("unlit");
  if (fresh.has(thing)) marks.push("fresh");
  if (wanted.has(thing)) marks.push("wanted");
  if (counted.has(thing)) marks.push("counted");
  return marks.join(" ");
}

/** Whether a thing does nothing now but say why.
 * @param {Scene} scene @param {Thing} thing @returns {"true" | "false"} */
export const disabled = ({ lit, held }, thing) => (lit.has(thing) || held.includes(thing) ? "false" : "true");

/** The workers a player has in the city, buildings and Main Square together (END-1).
 * @param {View} view @param {number} player */
export const inCity = (view, player) =>
  view.city.filter(([, , owner]) => owner === player).length +
  Object.values(view.spots).filter((owner) => owner === player).length;

/** "+7", "−2", "+10–11": a change of points.
 * @param {number} now @param {[number, number]} then */
export function changeOf(now, [least, most]) {
  const signed = (/** @type {number} */ value) => (value < 0 ? `−${-value}` : `+${value}`);
  return least === most ? signed(least - now) : `${signed(least - now)}…${signed(most - now)}`;
}

/** Whose change is whose, in words: "you +7, Bo +1".
 * @param {Scene} scene @param {import("./types.js").PreviewView} preview */
export function changesInWords({ points, me, names }, preview) {
  const changes = preview.points.map((then, player) => ({
    player,
    change: changeOf(points[player], then),
    moved: then[0] !== points[player] || then[1] !== points[player],
  }));
  return changes
    .filter(({ player, moved }) => moved || player === me)
    .map(({ player, change }) => say("points-change", { who: player === me ? say("you") : names[player], change }))
    .join(say("list-comma"));
}
