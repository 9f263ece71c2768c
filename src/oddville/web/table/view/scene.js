// A scene is all that the drawing of a table needs: a public view, an edition, the players, and what is marked. The table page,
// the replay and the score walk draw from one.

import { list, say } from "../../lib/texts.js";

/** @typedef {import("../../lib/types.js").Target} Target @typedef {import("../../lib/types.js").View} View @typedef {import("../../lib/types.js").Edition} Edition @typedef {import("../../lib/types.js").Preview} Preview */

const DEFAULTS = {
  /** Of each player now. */
  points: /** @type {number[]} */ ([]),
  /** The player whose area is shown in full. */
  me: /** @type {number | null} */ (null),
  /** Whether `me` is only followed. */
  isWatching: false,
  mayChoose: false,
  selection: /** @type {Target[]} */ ([]),
  selectable: /** @type {Set<Target>} */ (new Set()),
  /** What the last moves changed. */
  changedTargets: /** @type {Set<Target>} */ (new Set()),
  /** The cells on which others have built since my last turn. */
  newCells: /** @type {Set<string>} */ (new Set()),
  /** What the move of another player has touched that is pointed out, and by how much it changed each player's points. */
  pointedTargets: /** @type {Set<Target>} */ (new Set()),
  pointedPoints: /** @type {number[]} */ ([]),
  /** The cells that show their coordinates. */
  coordinates: /** @type {"all" | Set<string>} */ (new Set()),
  /** What the step of a lesson asks for. */
  lessonTargets: /** @type {Set<Target>} */ (new Set()),
  /** What a line of the score counts. */
  countedTargets: /** @type {Set<Target>} */ (new Set()),
  /** The points of buildings by cell, as far as they are counted. */
  cityPoints: /** @type {Map<string, number>} */ (new Map()),
  /** Of the move under the pointer, or the pinned one. */
  preview: /** @type {Preview | null} */ (null),
  /** Of building the selected card, by cell. */
  buildPreviews: /** @type {Map<string, Preview>} */ (new Map()),
  /** The pinned build. */
  pinnedCell: /** @type {string | null} */ (null),
  pinnedCard: /** @type {string | null} */ (null),
  /** Cells where the selected building would fit if it could be paid. */
  wouldFit: /** @type {string[]} */ ([]),
  /** A building of the row, or one that cannot be paid, and what it would bring by cell. */
  cardInQuestion: /** @type {string | null} */ (null),
  sites: /** @type {Map<string, Preview>} */ (new Map()),
  /** Cells that were asked about, with the sides that do not match. */
  refusedCells: /** @type {Map<string, string[]>} */ (new Map()),
  pointsOnCells: false,
  /** How much of a card is drawn. */
  detail: /** @type {import("../../art/cards.js").Detail} */ ("full"),
  /** Whether worker cards are tiles. */
  slimHand: false,
  /** Whether the page is that of a phone: with trays, and low columns of the board. */
  isPhone: false,
  seats: /** @type {import("../../lib/types.js").SeatView[]} */ ([]),
  presence: /** @type {{seats: boolean[], watching: number} | null} */ (null),
  /** Whether the last moves can still be undone. */
  isUnconfirmed: false,
};

/** @typedef {{view: View, edition: Edition, names: string[], colours: string[]}} Game @typedef {Game & typeof DEFAULTS & {chooses: number | null}} Scene */

/** @param {Game & Partial<Scene>} fields @returns {Scene} */
export const newScene = (fields) => ({ ...DEFAULTS, chooses: fields.view.player, ...fields });

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
function marksOf({ selection, selectable, changedTargets, pointedTargets, lessonTargets, mayChoose, countedTargets }, target) {
  const marks = [];
  if (selection.includes(target)) marks.push("selected");
  if (selectable.has(target)) marks.push(selection.length ? "selectable" : "starter");
  else if (mayChoose && !selection.includes(target)) marks.push("unselectable");
  if (changedTargets.has(target)) marks.push("changed");
  if (pointedTargets.has(target)) marks.push("pointed");
  if (lessonTargets.has(target)) marks.push("lesson-target");
  if (countedTargets.has(target)) marks.push("counted");
  return marks.join(" ");
}

/** The classes and ARIA states of the button of a target. A press on a disabled one asks why.
 * @param {Scene} scene @param {Target} target */
export function buttonStates(scene, target) {
  const isSelected = scene.selection.includes(target);
  const isEnabled = scene.mayChoose && (isSelected || scene.selectable.has(target));
  return { marks: marksOf(scene, target), pressed: isSelected ? "true" : "false", disabled: isEnabled ? "false" : "true" };
}

/** @param {number} value */
export const signed = (value) => (value < 0 ? `−${-value}` : `+${value}`);

/** "+7", "−2", "+10–11": a change of points.
 * @param {number} now @param {[number, number]} then */
export function changeOf(now, [least, most]) {
  return least === most ? signed(least - now) : `${signed(least - now)}…${signed(most - now)}`;
}

/** The changes of points in words: "you +7, Bo +1".
 * @param {Scene} scene @param {Preview} preview */
export function changesInWords({ points, me, names }, preview) {
  const changes = preview.points.map((then, player) => ({
    player,
    change: changeOf(points[player], then),
    isChanged: then[0] !== points[player] || then[1] !== points[player],
  }));
  return list(
    changes
      .filter(({ player, isChanged }) => isChanged || player === me)
      .map(({ player, change }) => say("points-change", { who: player === me ? say("you") : names[player], change })),
  );
}
