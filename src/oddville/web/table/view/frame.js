// What one frame of the table page draws: the state, the situation and the scene.

import { changesBetween } from "../model/changes.js";
import { lessonOptions } from "../model/lesson.js";
import { settings } from "../../lib/settings.js";
import { memoizeByState } from "../model/memo.js";
import { namesCell, pointedMove, touchedBy } from "../model/recent_moves.js";
import { namesOf, situationOf } from "../model/situation.js";
import { readMove } from "../model/targets.js";
import { slim } from "./breakpoints.js";
import { newScene } from "./scene.js";

/** @typedef {import("../model/state.js").State} State @typedef {import("../model/situation.js").Situation} Situation @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{scene: Scene, situation: Situation, state: State}} Frame */

/** Null before the game has begun.
 * @type {(state: State) => Frame | null} */
export const frameOf = memoizeByState((state) => {
  const situation = situationOf(state);
  return situation && { scene: sceneOf(state, situation), situation, state };
});

/** @param {State} state @param {Situation} situation */
function sceneOf(state, situation) {
  const { table, previewOption } = situation;
  const past = state.lookingAt === null ? undefined : state.pastPositions.get(state.lookingAt);
  const pointed = pointedMove(state);
  const isBuild = situation.isPinned && previewOption?.move.kind === "build";
  return newScene({
    view: situation.view,
    edition: situation.edition,
    names: namesOf(table),
    colours: table.seats.map((seat) => seat.colour),
    points: past?.points ?? table.points,
    me: situation.me,
    isWatching: situation.isWatching,
    chooses: table.status === "running" ? table.chooses : null,
    mayChoose: situation.mayChoose,
    selection: state.selection,
    ...(past ? {} : state.scoreWalk?.marks()),
    selectable: situation.selectable,
    changedTargets: past
      ? changesBetween(state.pastPositions.get((state.lookingAt ?? 0) - 1)?.view, past.view)
      : state.changedTargets,
    pointedTargets: new Set(pointed ? touchedBy(pointed) : []),
    pointedPoints: pointed?.points ?? [],
    coordinates: showsCoordinates(state, pointed),
    lessonTargets: new Set(lessonOptions(state, situation.options).flatMap(({ ways }) => ways.flat())),
    preview: previewOption?.preview ?? null,
    pinnedCell: (isBuild && previewOption.move.cell) || null,
    pinnedCard: (isBuild && previewOption.move.card) || null,
    ...cellsFor(state, situation),
    refusedCells: refusedCells(state),
    pointsOnCells: state.pointsOnCells,
    detail: state.detail,
    ...slim(),
    seats: table.seats,
    presence: state.presence,
    isUnconfirmed: Boolean(table.undoable && (table.confirming || table.undoable.moves.length)),
  });
}

/** Whether the map shows its coordinates: always, or while a text that names a cell is open, pointed at or has the focus.
 * @param {State} state @param {import("../model/recent_moves.js").RecentMove | null} pointed */
function showsCoordinates({ hint, why, hoverTarget, tray, sheet }, pointed) {
  const isOpen = slim().isPhone && (sheet === "moves" || (!sheet && tray === "log"));
  const advice = hint === null || hint === "pending" ? [] : hint.choices;
  const isAdvised = advice.some(({ move, reasons }) => readMove(move).cell || reasons.some(namesCell));
  const isRefused = Boolean(why?.refusals.some(({ facts }) => Array.isArray(facts.cell)));
  return (
    settings().coordinates ||
    isOpen ||
    isAdvised ||
    isRefused ||
    hoverTarget === "coordinates" ||
    Boolean(pointed?.lines.some(namesCell))
  );
}

/** Where the selected building can be built, and where it would fit if it could be paid.
 * @param {State} state @param {Situation} situation */
function cellsFor({ selection, choices }, { mayChoose, options, remainingOptions }) {
  const card = selection.find((target) => target.startsWith("mine:"))?.slice(5);
  const isBuild = remainingOptions.some(({ move }) => move.kind === "build");
  const builds = card && isBuild ? options.filter(({ move }) => move.kind === "build" && move.card === card) : [];
  const buildPreviews = new Map(builds.map(({ move, preview }) => [move.cell ?? "", preview]));
  const fits = (card && mayChoose && choices?.fits[card]) || [];
  return { buildPreviews, wouldFit: fits.map((cell) => cell.join()).filter((cell) => !buildPreviews.has(cell)) };
}

/** The cells of the refusals, with the sides that do not match.
 * @param {State} state @returns {Scene["refusedCells"]} */
function refusedCells({ why }) {
  const facts = (why?.refusals ?? []).map(
    (refusal) => /** @type {{cell?: number[], edges?: {side: string}[]}} */ (refusal.facts),
  );
  const clashes = facts.filter(({ cell }) => Array.isArray(cell));
  return new Map(clashes.map(({ cell, edges }) => [String(cell), (edges ?? []).map(({ side }) => side)]));
}
