// Landmarks that are shops, stages, sheds and wagons.

import * as kit from "./kit.js";

/** @typedef {import("../shapes.js").Drawing} Drawing */

const [WOOD, COIN, CLAY, WATER] = ["wood", "coin", "clay", "river-2"].map(kit.colour);

/** A striped awning from x, `count` scallops wide.
 * @param {number} x @param {number} y @param {number} count @param {string} fill @returns {Drawing} */
const awning = (x, y, count, fill) => {
  const width = count * 8;
  const stripes = Array.from({ length: count }, (_, i) => i).filter((i) => i % 2);
  return [
    kit.filledPath(`M${x + 4} ${y - 14}H${x + width - 4}L${x + width} ${y}${"q-4 7-8 0".repeat(count)}Z`, fill),
    kit.filledPath(
      stripes
        .map((i) => `M${x + 4 + (i * (width - 8)) / count} ${y - 14}h${(width - 8) / count}L${x + (i + 1) * 8} ${y}q-4 7-8 0Z`)
        .join(""),
      kit.PLATE,
      1.2,
    ),
  ];
};

/** @type {Record<string, () => Drawing>} */
export const WORKSHOPS = {
  "backward-bakery": () => [
    kit.chimney(-20, -40, 26),
    kit.smoke(-30, -76),
    kit.wall(0, 54, 34),
    kit.hip(0, -32, 64, 22, 14),
    kit.door(16, 12, 19),
    kit.windows(-16, -12, 0, -12),
    kit.ball(-4, -42, 11, kit.PLATE, 1.8),
    kit.ink("M-10-38q-3-8 3-9 6 1 3 9M2-38q3-8-3-9-6 1-3 9M-10-38q6 5 12 0", 2),
    kit.filledPath("M-32 0h16v-5h-16Z", kit.WALL_2, 1.6),
  ],
  "chandelier-barn": () => [
    kit.filledPath("M-31 0V-40L-24-62 0-78 24-62 31-40V0Z", kit.ROOF),
    kit.shadePath("M0-78 24-62 31-40V0H24V-38L18-56Z"),
    kit.filledPath("M-21 0V-44H21V0Z", kit.DARK),
    kit.ink("M0-78v-8", 2),
    kit.ball(0, -87, 3, COIN, 1.4),
    kit.filledPath("M-1.500-44h3v10h-3Z", COIN, 1),
    kit.filledPath("M-15-22Q0-12 15-22L13-26Q0-18-13-26Z", COIN, 1.4),
    kit.filledPath(
      `${kit.box(-15, -32, 3, 8)}${kit.box(-6, -30, 3, 8)}${kit.box(3, -30, 3, 8)}${kit.box(12, -32, 3, 8)}`,
      kit.PLATE,
      1,
    ),
    kit.filledPath(
      `${kit.disc(-13.5, -34, 2)}${kit.disc(-4.5, -32, 2)}${kit.disc(4.5, -32, 2)}${kit.disc(13.5, -34, 2)}`,
      kit.colour("window-lit"),
      0.8,
    ),
    kit.filledPath("M-1-34h2v14h-2Z", COIN, 0),
    kit.portholes([0, -58, 5]),
  ],
  "everything-shed": () => [
    kit.wall(-4, 52, 24),
    kit.filledPath("M-34-22-26-40 26-34 28-22Z", kit.ROOF),
    kit.wall(-10, 30, 16, -37, kit.WALL_2),
    kit.filledPath("M-29-50-10-62 9-50Z", kit.DEEP),
    kit.wall(-12, 12, 10, -60, kit.WALL_3),
    kit.gable(-12, -69, 20, 12),
    kit.ball(26, -10, 10, WOOD, 2),
    kit.ball(26, -10, 3, kit.WALL),
    kit.ink("M16-10h20M26-20v20", 1.6),
    kit.ink("M18-30 30-70M25-28 37-68M20-38l8 2M23-48l8 2M26-58l7 2", 1.8),
    kit.door(-8, 11, 16),
    kit.windows(-22, -8, 8, -8, -17, -42, -3, -42),
    kit.hangingSign(14, -46),
  ],
  "lost-sock-office": () => [
    kit.wall(-8, 42, 38),
    kit.gable(-8, -36, 52, 26),
    kit.door(-8, 10, 16),
    kit.windows(-20, -20, 4, -20, -20, -5),
    kit.ink("M18-60V0", 2.6),
    kit.ink("M-8-62Q6-52 18-60T36-58", 1.6),
    kit.filledPath("M20-57h11v20q6 0 8 4 1 7-7 7H24q-5 0-5-6Z", kit.SEAL, 1.8),
    kit.filledPath("M20-57h11v5H20Z", kit.PLATE, 1.4),
    kit.filledPath("M4-55h6v9q4 1 3 5H6q-3 0-3-3Z", COIN, 1.4),
    kit.portholes([-8, -45, 4]),
  ],
  "mismatched-mews": () => [
    kit.wall(-24, 20, 24, 0, kit.WALL_2),
    kit.filledPath("M-36-23q12-18 24 0Z", kit.ROOF),
    kit.wall(-3, 22, 46, 0, kit.WALL),
    kit.gable(-3, -44, 30, 30),
    kit.wall(21, 24, 32, 0, kit.WALL_3),
    kit.filledPath("M9-31V-44H15V-38H21V-44H27V-38H34V-31Z", kit.DEEP),
    kit.door(-24, 8, 13),
    kit.door(-3, 10, 19),
    kit.door(24, 8, 10),
    kit.windows(-3, -28, 15, -16, 27, -16),
    kit.portholes([-24, -27, 2.6]),
    kit.chimney(6, -60, 8),
    kit.flag(21, -42, COIN),
  ],
  "odds-and-ends": () => [
    kit.wall(-12, 42, 22),
    kit.wall(16, 30, 18, 0, kit.WALL_3),
    kit.wall(0, 40, 18, -21, kit.WALL_2),
    kit.wall(-8, 24, 16, -38),
    kit.wall(4, 12, 12, -53, kit.WALL_3),
    kit.gable(4, -64, 22, 14),
    kit.filledPath("M14-18H34L30-26H14Z", kit.ROOF),
    kit.filledPath("M20-38h-24l6-7h14Z", kit.DEEP, 1.6),
    kit.filledPath("M-24-39h8l-2-8h-6Z", CLAY, 1.6),
    kit.door(-14, 11, 16),
    kit.windows(-27, -6, 0, -6, 16, -4, -10, -26, 10, -26, -8, -43),
    kit.ink("M24-26v-12l8 4", 2),
  ],
  "shadow-stage": () => [
    kit.wall(0, 66, 10, 0, kit.WALL_3),
    kit.filledPath(kit.box(-30, -56, 60, 47), kit.PLATE),
    kit.filledPath("M-30-56H-10Q-12-30-24-24L-22-9H-30ZM30-56H10Q12-30 24-24L22-9H30Z", kit.ROOF),
    kit.filledPath("M0-46a5 5 0 0 1 3 9l8-4 1 3-8 6 3 10 5 8-4 2-6-9-6 9-4-2 5-8 1-9-8-3 1-4 7 1a5 5 0 0 1 2-9Z", kit.DARK, 0),
    kit.filledPath("M-36-54Q0-68 36-54V-60L0-80-36-60Z", kit.DEEP),
    kit.ink("M3-56v12", 1),
    kit.ball(0, -68, 5, COIN),
    kit.ink("M-22-4h8M-4-4h8M14-4h8", 2.4),
  ],
  "splinter-yard": () => [
    kit.wall(-10, 44, 28),
    kit.filledPath("M-34-27V-44L-20-27V-44L-6-27V-44L8-27H14V-26H-34Z", kit.ROOF),
    kit.door(-14, 12, 17),
    kit.windows(2, -10),
    kit.ball(18, -7, 7, WOOD),
    kit.ball(31, -7, 6, WOOD),
    kit.ball(25, -18, 6.5, WOOD),
    kit.filledPath(`${kit.disc(18, -7, 2.6)}${kit.disc(31, -7, 2.2)}${kit.disc(25, -18, 2.4)}`, "#f2d5a2", 1),
    kit.ink("M6-28V-78L34-66M6-60 22-71", 3),
    kit.ink("M33-66v16", 1.6),
    kit.filledPath("M24-50l18-4 1 5-18 4Z", WOOD, 1.6),
  ],
  "tinker-wagon": () => [
    kit.filledPath("M-32-14H32L28-44H-30Z", kit.ROOF),
    kit.filledPath("M-36-42Q0-66 34-42L34-47Q0-72-36-47Z", kit.DEEP),
    kit.shadePath("M14-14H32L28-44H14Z"),
    kit.ball(-18, -9, 10, WOOD, 2.4),
    kit.ball(17, -9, 10, WOOD, 2.4),
    kit.ink("M-28-9h20M-18-19v20M7-9h20M17-19v20", 1.6),
    kit.sizedWindows(11, 11, -14, -24),
    kit.filledPath("M6-14V-38H18V-14Z", kit.WALL_2, 1.6),
    kit.chimney(18, -54, 14),
    kit.smoke(20, -76),
    kit.ink("M32-16 42-10", 3),
    kit.filledPath("M-26-48l4-8 4 8ZM-10-54h8v-7h-8Z", COIN, 1.4),
  ],
  "umbrella-dock": () => [
    kit.filledPath("M-36 0q6-6 12 0 6-6 12 0 6-6 12 0 6-6 12 0 6-6 12 0 6-6 12 0v5h-72Z", WATER, 1.4),
    kit.ink("M-24 0v-18M-8 0v-18M10 0v-18", 3.4),
    kit.filledPath(kit.box(-34, -22, 58, 6), WOOD),
    kit.wall(-12, 24, 18, -22),
    kit.door(-12, 8, 13, -22),
    kit.ink("M0-22V-88", 3),
    kit.filledPath("M-36-50C-30-76-12-82 0-82S30-76 36-50q-6-6-12 0-6-6-12 0-6-6-12 0-6-6-12 0-6-6-12 0-6-6-12 0Z", kit.ROOF),
    kit.filledPath("M-12-50Q-10-74 0-82 10-74 12-50q-6-6-12 0-6-6-12 0Z", kit.PLATE, 1.4),
    kit.filledPath("M18-6H38L34 2H22Z", kit.SEAL, 1.6),
  ],
  "whisper-stalls": () => [
    kit.ink("M-32 0V-34M-4 0V-34M4 0V-24M33 0V-24", 2.6),
    kit.filledPath(kit.box(-32, -16, 28, 16), kit.WALL_2, 1.8),
    kit.filledPath(kit.box(4, -13, 29, 13), kit.WALL_3, 1.8),
    awning(-36, -32, 5, kit.ROOF),
    awning(1, -23, 4, kit.DEEP),
    kit.filledPath(`${kit.disc(-26, -18, 3.4)}${kit.disc(-19, -18, 3.4)}${kit.disc(-12, -18, 3.4)}`, CLAY, 1.4),
    kit.filledPath(`${kit.box(9, -18, 5, 5)}${kit.box(17, -18, 5, 5)}${kit.box(25, -18, 5, 5)}`, COIN, 1.4),
    kit.filledPath("M-26-74h22a7 7 0 0 1 0 15h-9l-6 7v-7h-7a7 7 0 0 1 0-15Z", kit.PLATE, 1.8),
    kit.ink("M-24-66.500h2M-16-66.500h2M-8-66.500h2", 3),
    kit.filledPath("M14-60h14a5 5 0 0 1 0 11h-4l-4 6v-6h-6a5 5 0 0 1 0-11Z", kit.PLATE, 1.6),
    kit.ink("M16-54.500h1M22-54.500h1M27-54.500h1", 2.6),
  ],
};
