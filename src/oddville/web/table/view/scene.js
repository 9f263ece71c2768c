// What the drawing of a table needs, and nothing else: a public view, an edition, the players, and what is marked. The table page,
// the replay and the score walk all draw from one of these.

import { list, say } from "../../lib/texts.js";

/** @typedef {import("../types.js").Target} Target @typedef {import("../types.js").View} View @typedef {import("../types.js").Edition} Edition */

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
 * @property {Target[]} held
 * @property {Set<Target>} lit
 * @property {Set<Target>} fresh what the last moves changed
 * @property {Set<Target>} wanted what the step of a lesson asks for
 * @property {Map<string, import("../types.js").Preview>} gains what building the held card would bring, by cell
 * @property {import("../types.js").Preview | null} preview of the move that is looked at
 * @property {string | null} pinnedCell
 * @property {string | null} pinnedCard
 * @property {string[]} wouldFit cells where the held building would fit if paid
 * @property {Map<string, string[]>} refused cells that were asked about, with the sides that do not match
 * @property {Set<Target>} counted what a line of the score counts
 * @property {boolean} pointsOnCells
 * @property {import("../../art/cards.js").Detail} detail how much of a card is drawn
 * @property {boolean} slimHand whether worker cards are tiles
 * @property {boolean} slimBoard whether the columns of the board are low
 * @property {import("../types.js").SeatView[]} seats
 * @property {{seats: boolean[], watching: number} | null} presence
 * @property {boolean} unconfirmed whether the last moves may still be undone
 */

/** @param {Pick<Scene, "view" | "edition" | "names" | "colours"> & Partial<Scene>} given @returns {Scene} */
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
  preview: null,
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
  unconfirmed: false,
  ...given,
});

/** @param {Edition} edition @param {string} id */
export function cardOf(edition, id) {
  const card = edition.cards.find((each) => each.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

/** @param {Edition} edition @param {string} character */
export const guildOf = (edition, character) =>
  Object.keys(edition.guilds).find((guild) => edition.guilds[guild].includes(character)) ?? "mask";

/** @param {Scene} scene @param {Target} target */
function marksOf({ held, lit, fresh, wanted, mayChoose, counted }, target) {
  const marks = [];
  if (held.includes(target)) marks.push("held");
  if (lit.has(target)) marks.push(held.length ? "lit" : "can");
  else if (mayChoose && !held.includes(target)) marks.push("unlit");
  if (fresh.has(target)) marks.push("fresh");
  if (wanted.has(target)) marks.push("wanted");
  if (counted.has(target)) marks.push("counted");
  return marks.join(" ");
}

/** The classes and ARIA states of the button of a target. One that is disabled only says why.
 * @param {Scene} scene @param {Target} target */
export function buttonStates(scene, target) {
  const isHeld = scene.held.includes(target);
  const isEnabled = scene.mayChoose && (isHeld || scene.lit.has(target));
  return { marks: marksOf(scene, target), pressed: isHeld ? "true" : "false", disabled: isEnabled ? "false" : "true" };
}

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
 * @param {Scene} scene @param {import("../types.js").Preview} preview */
export function changesInWords({ points, me, names }, preview) {
  const changes = preview.points.map((then, player) => ({
    player,
    change: changeOf(points[player], then),
    moved: then[0] !== points[player] || then[1] !== points[player],
  }));
  return list(
    changes
      .filter(({ player, moved }) => moved || player === me)
      .map(({ player, change }) => say("points-change", { who: player === me ? say("you") : names[player], change })),
  );
}
