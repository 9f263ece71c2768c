// Landmarks that are odd by how they stand: crooked, leaning, upside down, on stilts.

import { group } from "../shapes.js";
import { ball, box, chimney, colour, DARK, DEEP, dome, door, flag, gable, hip, ink, PLATE, portholes, ROOF, SEAL, shaded, sized, smoke, thing, wall, WALL, WALL_2, WALL_3, windows } from "./kit.js";

/** @typedef {import("../shapes.js").Drawing} Drawing */

const [STONE, WOOD, COIN, GLASS, WATER] = ["stone", "wood", "coin", "crystal", "river-2"].map(colour);

/** @param {number} degrees @param {Drawing} drawing */
const leaning = (degrees, ...drawing) => group({ transform: `rotate(${degrees})` }, ...drawing);

/** @type {Record<string, () => Drawing>} */
export const TOWERS = {
  "beggar-bourse": () => [
    wall(0, 66, 6, 0, WALL_3), thing("M-26-6-24-38h7l-2 32ZM-9-6-10-38h7l1 32ZM8-6 6-38h7l3 32ZM22-6 20-38h7l2 32Z", WALL, 1.8), thing(box(-32, -44, 64, 7), WALL_2), gable(0, -43, 70, 26), ball(0, -52, 6, COIN), thing("M16-60l10 2-2 9-10-2Z", SEAL, 1.4),
    thing("M-16-66a16 8 0 0 0 32 0Z", WALL_3), ball(-5, -68, 4, COIN, 1.4), ball(5, -69, 4, COIN, 1.4),
  ],
  "cracked-prism": () => [
    wall(0, 50, 14, 0, WALL_3), door(0, 11, 12), thing("M-26-13 0-84 26-13Z", GLASS), shaded("M0-84 26-13H8Z"), thing("M-26-13 0-84 8-13Z", PLATE, 0), ink("M0-84 8-13M4-62l-6 9 7 5-6 10 6 6", 1.6), thing("M18-40 40-46V-41L20-36Z", SEAL, 1), thing("M20-36 40-41V-36L21-32Z", COIN, 1), thing("M21-32 40-36V-31L23-28Z", GLASS, 1), ink("M-40-52-12-48", 2.4),
  ],
  "creaky-bridge": () => [
    thing("M-36 0V-18Q0-44 36-18V0H26Q22-22 0-22T-26 0Z", WOOD), shaded("M-26 0Q-22-22 0-22T26 0H20Q17-17 0-17T-20 0Z"), ink("M-30-10v-16M-15-24v-12M15-24v-12M30-10v-16M-30-26Q0-50 30-26", 2.2), wall(0, 28, 24, -30), gable(0, -52, 38, 24), door(0, 9, 13, -31), windows(-9, -38, 9, -38), thing("M-20 0q5-5 10 0 5-5 10 0 5-5 10 0 5-5 10 0v4h-40Z", WATER, 1.4), flag(0, -75),
  ],
  "crooked-clock": () => [
    wall(-2, 54, 20), hip(-2, -18, 64, 14, 8), windows(-20, -6, 16, -6), thing("M-16 0-13-30-20-58 14-62 17-32 12 0Z", WALL), shaded("M14-62 17-32 12 0H5L9-32 5-61Z"), thing("M-26-56-9-90 20-62Z", ROOF), shaded("M-9-90 20-62 2-60Z"), ball(-2, -46, 11, PLATE, 2.2), ink("M-2-46l-6-4M-2-46l2 7M-2-55v2M-2-38v1M7-46h-1M-11-46h1"), door(-2, 11, 17),
  ],
  "duet-balcony": () => [
    wall(0, 44, 58), hip(0, -56, 54, 20, 12), sized(8, 14, -11, -32, 11, -32), thing(`${box(-20, -34, 18, 9)}${box(2, -34, 18, 9)}`, DEEP, 1.6), ink("M-15-34v9M-11-34v9M-7-34v9M7-34v9M11-34v9M15-34v9", 1.2), door(0, 12, 18), windows(-15, -8, 15, -8),
    ink("M-30-56v-14l10-3v14M26-60v-14l9-3", 2), ball(-32.500, -55, 3, DARK, 0), ball(-22.500, -58, 3, DARK, 0), ball(23.500, -59, 3, DARK, 0),
  ],
  "echo-well": () => [
    thing("M-22 0V-22H22V0Z", STONE), ink("M-22-11H22M-8-22v11M9-22v11M-15-11V0M0-11V0M15-11V0", 1.4), thing("M-22-22a22 6 0 1 1 44 0 22 6 0 1 1-44 0Z", DARK), ink("M-18-22v-32M18-22v-32", 4), gable(0, -50, 56, 24), ink("M0-50v22", 1.6), thing("M-5-30h10l-2 9h-6Z", WOOD, 1.6), ink("M-27-34q-5 8 0 16M-34-38q-7 12 0 24M27-34q5 8 0 16M34-38q7 12 0 24", 1.8),
  ],
  "icicle-cellar": () => [
    thing("M-33 0V-18Q-30-40 0-42T33-18V0Z", colour("court")), thing("M-34-16Q-30-44 0-46T34-16L28-16Q22-34 0-36T-28-16Z", ROOF), thing("M-20 0V-18a20 14 0 0 1 40 0V0Z", DARK), thing(`${box(-13, -4, 26, 4)}${box(-10, -8, 20, 4)}${box(-7, -12, 14, 4)}`, WALL_3, 1.4), thing("M-27-20-24-6-20-22-17-12-12-30-9-17-4-32 0-14 4-32 9-17 12-30 17-12 20-22 24-6 27-20Q20-36 0-37T-27-20Z", PLATE, 1.6), chimney(20, -36, 14), thing("M-14-42-11-62-6-54-2-74 5-52 9-60 11-42Z", GLASS, 1.8),
  ],
  "junk-palace": () => [
    wall(0, 64, 24), wall(-24, 16, 48), gable(-24, -46, 24, 22), wall(24, 14, 40, 0, WALL_2), dome(24, -39, 20, 18), wall(0, 26, 40, 0, WALL_3), thing("M-16-40H16L11-50H-11Z", ROOF), ball(0, -62, 12, COIN, 2), ball(0, -62, 5, WALL, 1.8), ink("M0-76v4M0-50v-2M-14-62h3M14-62h-3M-10-72l2 2M10-72l-2 2M-10-52l2-2M10-52l-2-2", 3.4), door(0, 14, 22), windows(-24, -30, -24, -12, 24, -22, 24, -8), flag(24, -56), thing("M-24-68v-12h-10q10-14 20 0h-10", SEAL, 1.6),
  ],
  "knothole-house": () => [
    thing("M-18 0Q-30-2-34 2-20-6-17-20L-18-44H18L17-20Q20-6 34 2 30-2 18 0Z", WOOD), thing("M-30-46C-44-54-32-74-20-70-16-86 10-90 16-74 32-80 42-56 28-46 18-36-20-36-30-46Z", colour("tree")), thing("M-20-62q8-8 14-2M6-58q8-8 14 0", "none", 1.6), ball(0, -16, 11, DARK, 2.2), ball(3, -15, 1.500, COIN, 0), sized(7, 8, 8, -30), hip(0, -74, 30, 14, 9), chimney(6, -86, 4), ink("M-12-36q3 8 0 14", 1.4),
  ],
  "leaning-chapel": () => [
    thing("M-34 0h68l-2 4h-64Z", WALL_3, 1.4), leaning(8, wall(8, 40, 30), gable(8, -28, 50, 26), wall(-17, 20, 52), gable(-17, -50, 30, 38), windows(-17, -32, -17, -14), door(8, 11, 17), portholes([8, -36, 4.500]), ink("M-17-88v-10M-21-94h8", 2.2)), ink("M33-2 26-30", 3.4),
  ],
  "left-leg-joiner": () => [
    thing("M-8 0-4-34H6L10-8Q12-2 20-2V0Z", WOOD), ink("M-5-24H7", 2), wall(0, 50, 30, -30), hip(0, -58, 60, 18, 10), sized(9, 12, -13, -38, 13, -38), door(0, 9, 16, -31), chimney(18, -74, 8), ink("M26-30q6 10 4 18M-26-30v10"), thing("M-34-6v-14h3v6h10v14h-3v-6h-7v6h-3Z", WOOD, 1.4),
  ],
  "penny-fountain": () => [
    thing("M-34 0-30-14H30L34 0Z", STONE), thing("M-32-14a32 7 0 1 1 64 0 32 7 0 1 1-64 0Z", WATER), thing("M-4-16h8l2-20H-6Z", WALL_3), thing("M-20-38a20 5 0 1 1 40 0 20 8 0 1 1-40 0Z", STONE), thing("M-18-38a18 3.600 0 1 1 36 0 18 3.600 0 1 1-36 0Z", WATER, 1.2), ink("M-16-36q-10 6-10 20M16-36q10 6 10 20", 2), wall(0, 7, 12, -40, WALL_3), ball(0, -66, 16, COIN, 2.2), thing("M-7-60v-8l7-6 7 6v8h-5v-5h-4v5Z", colour("coin-ink"), 0), ink("M-4-88l2 4M12-84l-2 4M-16-82l3 3", 1.8),
  ],
  "spectacle-tower": () => [
    wall(0, 26, 66), gable(0, -64, 38, 28), ink("M-13-30l26-3M-13-20l26-3", 1.2), ball(-14, -50, 12, PLATE, 3), ball(14, -50, 12, PLATE, 3), ink("M-3-51q3-4 6 0M-26-52l-6 4M26-52l6 4", 3), ink("M-19-54q3-4 7-3M9-54q3-4 7-3", 1.6), door(0, 11, 17), wall(0, 38, 5, 0, WALL_3),
  ],
  "stilt-workshop": () => [
    ink("M-20 0-16-34M20 0 16-34M-19-10 17-28M19-10-17-28", 3), ink("M26 0 22-36M33 0 29-36M25-8h7M24-17h7M23-26h7", 1.8), wall(0, 50, 28, -32), hip(0, -58, 60, 20, 8), windows(-15, -42, 15, -42), door(0, 10, 16, -33), thing(box(-30, -35, 60, 4), WOOD, 1.6), chimney(-14, -74, 8), smoke(-12, -90),
  ],
  "stubborn-arch": () => [
    thing("M-33 0V-34C-33-62 33-62 33-34V0H18V-30C18-40-18-40-18-30V0Z", STONE), shaded("M33 0V-34C33-44 24-50 14-53L9-38C14-37 18-34 18-30V0Z"), ink("M-33-16h15M-33-30h15M-24-44l9 9M-8-53l3 14M8-53-5-38M24-44l-9 9M33-30H18M33-16H18", 1.5), leaning(-7, wall(4, 24, 18, -52), gable(4, -69, 34, 20), door(4, 8, 12, -53)), thing("M-4-14q4-8 8 0v14h-8Z", ROOF, 1.6),
  ],
  "tear-collector": () => [
    ink("M-20 0-12-44M20 0 12-44M-17-14h34M-15-28h30M-17-14 15-28M17-14-15-28", 2.6), thing("M0-92C8-76 24-66 24-52A24 18 0 0 1-24-52C-24-66-8-76 0-92Z", ROOF), shaded("M0-92C8-76 24-66 24-52A24 18 0 0 1 6-35C18-50 12-72 0-92Z"), ink("M-15-54q1-8 7-13", 2.6), thing(box(-26, -44, 52, 5), WALL_3, 1.6), portholes([0, -52, 5]), wall(0, 18, 14), door(0, 8, 11), thing("M30-30q5 7 0 11-5-4 0-11Z", WATER, 1.4),
  ],
  "toll-staircase": () => [
    thing("M-34 0V-8h10v-8h10v-8h10v-8H6v-8h10v-8H34V0Z", STONE), ink("M-24-8V0M-14-16V0M-4-24V0M6-32V0", 1.2), wall(24, 22, 34, -46), gable(24, -78, 32, 18), door(22, 9, 15, -47), sized(5, 6, 30, -64), ink("M12-56l-22 12M-10-44v-6", 2.4), ball(-10, -54, 5, COIN), thing("M14-40H34V-32H14Z", "none", 0), windows(25, -18),
  ],
  "twin-chimneys": () => [
    thing("M-28-20-25-84h11l-2 64Z", ROOF), thing("M28-20 25-84H14l2 64Z", ROOF), shaded("M-18-84h4l-2 64h-4ZM21-84h4l3 64h-5Z"), wall(-19.500, 17, 6, -82, WALL_2), wall(19.500, 17, 6, -82, WALL_2), smoke(-18, -94), smoke(20, -94), wall(0, 58, 30), gable(0, -28, 34, 26), thing("M-33-28H33L30-34H-30Z", DEEP, 1.6), door(0, 12, 18), windows(-19, -10, 19, -10, 0, -33),
  ],
  "upside-down-inn": () => [
    thing("M-4-4H4V2H-4Z", WALL_3, 1.6), thing("M-32-30 0-2 32-30Z", ROOF), shaded("M0-2 32-30H0Z"), wall(0, 50, 34, -28), thing("M-6-62v10.500a6 6 0 0 0 12 0V-62Z", DARK, 0), windows(-15, -36, 15, -36, -15, -50, 15, -50), thing(box(-32, -67, 64, 6), WALL_3), thing("M-20-66q0-8 6-8 2-8 9-6 8-4 11 4 8-1 8 10Z", colour("tree"), 1.6), thing(box(13, -16, 8, 14), WALL_2, 1.6), ink("M-34 2h68", 2),
  ],
  "wishbone-shop": () => [
    thing("M-32 0C-34-30-20-50-6-64V-78A7 7 0 1 1 7-78V-64C20-50 34-30 32 0H22C24-24 12-40 0-52-12-40-24-24-22 0Z", PLATE), shaded("M7-64C20-50 34-30 32 0H27C29-28 16-48 4-60Z"), wall(0, 32, 22), gable(0, -20, 42, 18), door(-6, 9, 14), windows(8, -6), ball(0, -82, 2.600, COIN, 1.2),
  ],
};
