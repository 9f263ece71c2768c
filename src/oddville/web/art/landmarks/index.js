// The landmark of each card. Cards of your own edition get one combined from parts, seeded by their id.

import { seededRandom, pick } from "../random.js";
import { at, group, shape } from "../shapes.js";
import { CREATURES } from "./creatures.js";
import * as kit from "./kit.js";
import { TOWERS } from "./towers.js";
import { VESSELS } from "./vessels.js";
import { WORKSHOPS } from "./workshops.js";

/** @typedef {import("../shapes.js").Drawing} Drawing */

/** @type {Record<string, () => Drawing>} */
export const LANDMARKS = { ...CREATURES, ...VESSELS, ...TOWERS, ...WORKSHOPS };

/** A hall and a tower with roofs and decorations.
 * @param {string} seed @returns {Drawing} */
function generatedLandmark(seed) {
  const next = seededRandom(`landmark ${seed}`);
  const [hall, tower, side] = [20 + next() * 14, 40 + next() * 22, next() < 0.5 ? -1 : 1];
  const width = 16 + next() * 8;
  const roof = pick(next, [kit.hip, kit.gable, kit.dome]);
  const cap = pick(next, [kit.gable, kit.dome]);
  return [
    kit.wall(-8 * side, 44, hall),
    roof(-8 * side, -hall + 1, 52, 16 + next() * 12),
    kit.wall(20 * side, width, tower, 0, kit.WALL_2),
    cap(20 * side, -tower + 1, width + 9, 18 + next() * 14),
    kit.door(-8 * side, 10, 15),
    kit.windows(-20 * side, -8, 20 * side, -tower + 18, 20 * side, -10),
    pick(next, [
      () => kit.flag(20 * side, -tower - 16),
      () => [kit.chimney(-16 * side, -hall - 10, 12), kit.smoke(-15 * side, -hall - 32)],
      () => [kit.ball(20 * side, -tower + 10, 6)],
      () => kit.hangingSign(0, -hall + 8),
    ])(),
    pick(next, [
      () => [],
      () => [kit.ball(-28 * side, -6, 6, kit.colour("wood"))],
      () => [kit.ink(`M${-31 * side} 0v-26`, 3)],
      () => [kit.filledPath(`M${-35 * side} 0h${10 * side}v-10h${-10 * side}Z`, kit.colour("clay"))],
    ])(),
  ];
}

/** The middle of its foot is at x, y.
 * @param {string} card its id @param {string | null} guild @param {number} x @param {number} y @param {number} scale */
export const landmark = (card, guild, x, y, scale = 1) =>
  group(
    { class: `guild-${guild ?? "none"}` },
    at(
      x,
      y,
      scale,
      shape("ellipse", { cx: 0, cy: 0, rx: 34, ry: 5, fill: "#000", opacity: 0.2 }),
      (LANDMARKS[card] ?? (() => generatedLandmark(card)))(),
    ),
  );
