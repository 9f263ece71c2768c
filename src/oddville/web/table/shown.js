// What is to be drawn now: the situation as a scene, with what is held, previewed, refused, walked through or looked back at.

import { changesBetween } from "./changes.js";
import { namesOf } from "./hearing.js";
import { wantedThings } from "./lesson.js";
import { newScene } from "./scene.js";
import { situationOf } from "./situation.js";
import { slim } from "./widths.js";

/** @typedef {import("./decision.js").Shown} Shown @typedef {import("./state.js").State} State */

/** @param {State} state @param {import("../art/cards.js").Detail} detail of cards in the city @returns {Shown | null} */
export function shownOf(state, detail = "full") {
  const now = situationOf(state);
  if (!now) return null;
  const holding = state.held.find((thing) => thing.startsWith("mine:"))?.slice(5);
  const builds = holding ? now.going.filter(({ move }) => move.kind === "build") : [];
  const pinned = now.pinned && now.shown?.move.kind === "build" ? now.shown.move : null;
  const clashes = (state.why?.refusals ?? [])
    .map(({ facts }) => /** @type {{cell?: number[], edges?: {side: string}[]}} */ (facts))
    .filter(({ cell }) => Array.isArray(cell));
  const past = state.lookingAt === null ? null : state.past.get(state.lookingAt);
  const walked = state.walk?.marks();
  const scene = newScene({
    view: now.view,
    edition: now.edition,
    names: namesOf(now.table),
    colours: now.table.seats.map((seat) => seat.colour),
    points: past?.points ?? now.table.points,
    me: now.me,
    chooses: now.table.status === "running" ? now.table.chooses : null,
    mayChoose: now.mayChoose,
    held: walked?.held ?? state.held,
    counted: walked?.counted ?? new Set(),
    lit: now.lit,
    fresh: past ? changesBetween(state.past.get((state.lookingAt ?? 0) - 1)?.view, past.view) : state.fresh,
    wanted: wantedThings(state, now.options),
    gains: new Map(builds.map(({ move, preview }) => [move.cell ?? "", preview])),
    shown: now.shown?.preview ?? null,
    pinnedCell: pinned?.cell ?? null,
    pinnedCard: pinned?.card ?? null,
    wouldFit:
      holding && now.mayChoose
        ? (state.choices?.fits[holding] ?? [])
            .map((cell) => cell.join())
            .filter((cell) => !builds.some(({ move }) => move.cell === cell))
        : [],
    refused: new Map(clashes.map(({ cell, edges }) => [String(cell), (edges ?? []).map(({ side }) => side)])),
    pointsOnCells: state.pointsOnCells,
    detail,
    ...slim(),
    seats: now.table.seats,
    presence: state.presence,
    unsaved: state.sent.find(({ what }) => what !== "say")?.what ?? null,
    unconfirmed: now.table.confirming || now.table.undoable?.moves.length ? (now.table.undoable?.seat ?? null) : null,
  });
  return { scene, now, state };
}
