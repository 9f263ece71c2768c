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
 * @property {Target[]} selection
 * @property {Set<Target>} selectable
 * @property {Set<Target>} changedTargets what the last moves changed
 * @property {Set<Target>} lessonTargets what the step of a lesson asks for
 * @property {Map<string, import("../types.js").Preview>} buildPreviews what building the selected card would bring, by cell
 * @property {import("../types.js").Preview | null} preview of the move that is looked at
 * @property {string | null} pinnedCell
 * @property {string | null} pinnedCard
 * @property {string[]} wouldFit cells where the selected building would fit if paid
 * @property {Map<string, string[]>} refusedCells cells that were asked about, with the sides that do not match
 * @property {Set<Target>} countedTargets what a line of the score counts
 * @property {boolean} pointsOnCells
 * @property {import("../../art/cards.js").Detail} detail how much of a card is drawn
 * @property {boolean} slimHand whether worker cards are tiles
 * @property {boolean} slimBoard whether the columns of the board are low
 * @property {import("../types.js").SeatView[]} seats
 * @property {{seats: boolean[], watching: number} | null} presence
 * @property {boolean} isUnconfirmed whether the last moves may still be undone
 */

/** @param {Pick<Scene, "view" | "edition" | "names" | "colours"> & Partial<Scene>} given @returns {Scene} */
export const newScene = (given) => ({
  points: [],
  me: null,
  chooses: given.view.player,
  mayChoose: false,
  selection: [],
  selectable: new Set(),
  changedTargets: new Set(),
  lessonTargets: new Set(),
  buildPreviews: new Map(),
  preview: null,
  pinnedCell: null,
  pinnedCard: null,
  wouldFit: [],
  refusedCells: new Map(),
  countedTargets: new Set(),
  pointsOnCells: false,
  detail: "full",
  slimHand: false,
  slimBoard: false,
  seats: [],
  presence: null,
  isUnconfirmed: false,
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
function marksOf({ selection, selectable, changedTargets, lessonTargets, mayChoose, countedTargets }, target) {
  const marks = [];
  if (selection.includes(target)) marks.push("selected");
  if (selectable.has(target)) marks.push(selection.length ? "selectable" : "starter");
  else if (mayChoose && !selection.includes(target)) marks.push("unselectable");
  if (changedTargets.has(target)) marks.push("changed");
  if (lessonTargets.has(target)) marks.push("lesson-target");
  if (countedTargets.has(target)) marks.push("counted");
  return marks.join(" ");
}

/** The classes and ARIA states of the button of a target. One that is disabled only says why.
 * @param {Scene} scene @param {Target} target */
export function buttonStates(scene, target) {
  const isSelected = scene.selection.includes(target);
  const isEnabled = scene.mayChoose && (isSelected || scene.selectable.has(target));
  return { marks: marksOf(scene, target), pressed: isSelected ? "true" : "false", disabled: isEnabled ? "false" : "true" };
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
