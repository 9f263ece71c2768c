// What one frame of the table page draws: the state, what follows from it, and the scene on the table.

import { changesBetween } from "../model/changes.js";
import { wantedOptions } from "../model/lesson.js";
import { derived } from "../model/memo.js";
import { namesOf, situationOf } from "../model/situation.js";
import { slim } from "./breakpoints.js";
import { newScene } from "./scene.js";

/** @typedef {import("../model/state.js").State} State @typedef {import("../model/situation.js").Situation} Situation @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{scene: Scene, situation: Situation, state: State}} Frame */

/** Nothing before the game has begun.
 * @type {(state: State) => Frame | null} */
export const frameOf = derived((state) => {
  const situation = situationOf(state);
  return situation && { scene: sceneOf(state, situation), situation, state };
});

/** @param {State} state @param {Situation} situation */
function sceneOf(state, situation) {
  const { table, previewed } = situation;
  const past = state.lookingAt === null ? undefined : state.past.get(state.lookingAt);
  const isBuild = situation.pinned && previewed?.move.kind === "build";
  return newScene({
    view: situation.view,
    edition: situation.edition,
    names: namesOf(table),
    colours: table.seats.map((seat) => seat.colour),
    points: past?.points ?? table.points,
    me: situation.me,
    chooses: table.status === "running" ? table.chooses : null,
    mayChoose: situation.mayChoose,
    held: state.held,
    ...state.walk?.marks(),
    lit: situation.lit,
    fresh: past ? changesBetween(state.past.get((state.lookingAt ?? 0) - 1)?.view, past.view) : state.fresh,
    wanted: new Set(wantedOptions(state, situation.options).flatMap(({ ways }) => ways.flat())),
    preview: previewed?.preview ?? null,
    pinnedCell: (isBuild && previewed.move.cell) || null,
    pinnedCard: (isBuild && previewed.move.card) || null,
    ...cellsFor(state, situation),
    refused: refusedCells(state),
    pointsOnCells: state.pointsOnCells,
    detail: state.detail,
    ...slim(),
    seats: table.seats,
    presence: state.presence,
    unconfirmed: Boolean(table.undoable && (table.confirming || table.undoable.moves.length)),
  });
}

/** Where the held building can be built, and where it would fit if it could be paid.
 * @param {State} state @param {Situation} situation */
function cellsFor({ held, choices }, { mayChoose, remaining }) {
  const card = held.find((target) => target.startsWith("mine:"))?.slice(5);
  const builds = card ? remaining.filter(({ move }) => move.kind === "build") : [];
  const gains = new Map(builds.map(({ move, preview }) => [move.cell ?? "", preview]));
  const fits = (card && mayChoose && choices?.fits[card]) || [];
  return { gains, wouldFit: fits.map((cell) => cell.join()).filter((cell) => !gains.has(cell)) };
}

/** The cells of the refusals, with the sides that do not match.
 * @param {State} state @returns {Scene["refused"]} */
function refusedCells({ why }) {
  const facts = (why?.refusals ?? []).map(
    (refusal) => /** @type {{cell?: number[], edges?: {side: string}[]}} */ (refusal.facts),
  );
  const clashes = facts.filter(({ cell }) => Array.isArray(cell));
  return new Map(clashes.map(({ cell, edges }) => [String(cell), (edges ?? []).map(({ side }) => side)]));
}
