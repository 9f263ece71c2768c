// What one frame of the table page draws: the state, the situation and the scene.

import { changesBetween } from "../model/changes.js";
import { lessonOptions } from "../model/lesson.js";
import { settings } from "../../lib/settings.js";
import { memoizeByState } from "../model/memo.js";
import { cellsIn, newCells, pointedMove, recentMoves, touchedBy } from "../model/recent_moves.js";
import { sheetOf } from "../model/sheets.js";
import { namesOf, situationOf } from "../model/situation.js";
import { cardInQuestion, sitesOf } from "../model/sites.js";
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
    newCells: past ? new Set() : newCells(state),
    pointedTargets: new Set(pointed ? touchedBy(pointed) : []),
    // beside the present points, an older change would mislead
    pointedPoints: recentMoves(state).some(({ ply }) => ply === pointed?.ply) ? (pointed?.points ?? []) : [],
    coordinates: coordinatesAt(state, pointed, isBuild ? previewOption.move : null),
    lessonTargets: new Set(lessonOptions(state, situation.options).flatMap(({ ways }) => ways.flat())),
    preview: previewOption?.preview ?? null,
    pinnedCell: (isBuild && previewOption.move.cell) || null,
    pinnedCard: (isBuild && previewOption.move.card) || null,
    ...cellsFor(state, situation),
    cardInQuestion: cardInQuestion(state),
    sites: sitesOf(state, cardInQuestion(state)) ?? new Map(),
    refusedCells: refusedCells(state),
    pointsOnCells: state.pointsOnCells,
    detail: state.detail,
    ...slim(),
    seats: table.seats,
    presence: state.presence,
    isUnconfirmed: Boolean(table.undoable && (table.confirming || table.undoable.moves.length)),
  });
}

/** The cells that show their coordinates: all on request, else those that a text names which is open, pointed at or has the
 * focus, such as the question whether to build.
 * @param {State} state @param {import("../model/recent_moves.js").RecentMove | null} pointed
 * @param {import("../model/targets.js").Move | null} build the one that is pinned @returns {Scene["coordinates"]} */
function coordinatesAt(state, pointed, build) {
  const { hint, why, hoverTarget } = state;
  if (settings().coordinates || hoverTarget === "coordinates") return "all";
  const advice = hint === null || hint === "pending" ? [] : hint.choices;
  const moves = [build, ...advice.map(({ move }) => readMove(move))].flatMap((move) => move?.cell ?? []);
  const texts = [...advice.flatMap(({ reasons }) => reasons), ...(why?.refusals ?? []), ...openLines(state, pointed)];
  return new Set([...moves, ...texts.flatMap(cellsIn)]);
}

/** The lines of the log that can be read on the table, with the one pointed at.
 * @param {State} state @param {import("../model/recent_moves.js").RecentMove | null} pointed */
function openLines(state, pointed) {
  const isPhone = slim().isPhone;
  const recent = isPhone && sheetOf(state) === "moves" ? recentMoves(state).flatMap(({ lines }) => lines) : [];
  const log = isPhone && !sheetOf(state) && state.tray === "log" ? state.log : [];
  return [...recent, ...log, ...(pointed?.lines ?? [])];
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
