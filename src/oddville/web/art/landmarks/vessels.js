// Landmarks in the shape of things: pots, jars, hats, keys, shoes of the town's giants.

import { ball, box, chimney, colour, DARK, DEEP, disc, dome, door, flag, gable, hip, ink, PLATE, polygon, portholes, ROOF, SEAL, shaded, sized, smoke, thing, wall, WALL, WALL_2, WALL_3, windows } from "./kit.js";

/** @typedef {import("../shapes.js").Drawing} Drawing */

const [CLAY, WOOD, COIN, GLASS] = ["clay", "wood", "coin", "river"].map(colour);

/** @type {Record<string, () => Drawing>} */
export const VESSELS = {
  "barrel-nursery": () => [
    thing("M-24 0C-34-20-34-44-24-62H24C34-44 34-20 24 0Z", WOOD), shaded("M12-62H24C34-44 34-20 24 0H12C20-20 20-44 12-62Z"), ink("M-10 0C-14-20-14-44-10-62M10 0C14-20 14-44 10-62", 1.4),
    thing(`${polygon(-30, -16, 30, -16, 29, -10, -29, -10)}${polygon(-29, -54, 29, -54, 30, -48, -30, -48)}`, ROOF, 1.6), gable(0, -60, 54, 22), door(0, 13, 20), portholes([-14, -34, 5], [14, -34, 5]), flag(0, -80),
  ],
  "button-bank": () => [
    wall(0, 62, 6), thing(`${box(-28, -34, 8, 29)}${box(20, -34, 8, 29)}`, WALL_3, 1.8), wall(0, 40, 30, -5), door(0, 13, 22, -5), wall(0, 64, 7, -34), ball(0, -62, 22, ROOF, 2.2), ball(0, -62, 16, DEEP, 1.4),
    portholes([-5, -67, 2.800], [5, -67, 2.800], [-5, -57, 2.800], [5, -57, 2.800]), windows(-13, -14, 13, -14),
  ],
  "doublet-tailor": () => [
    wall(0, 50, 8, 0, WOOD), wall(0, 36, 40, -7, ROOF), ink("M-18-14l36-5M-18-21l36-5M-18-28l36-5M-18-35l36-5M-18-42l36-4", 1.5), wall(0, 50, 8, -46, WOOD), door(0, 13, 20, -7), gable(0, -53, 40, 14, WALL_2),
    ink("M30 0 22-84", 3.4), thing("M20-92q4 3 4 10h-4q-2-6 0-10Z", PLATE, 1.6), ink("M18-33Q40-44 23-80", 1.5),
  ],
  "flowerpot-ward": () => [
    ink("M0-38V-66", 3.4), thing("M0-52Q-16-50-20-60-8-64 0-52ZM0-48Q14-46 19-56 8-60 0-48Z", colour("tree"), 1.6), thing([0, 1, 2, 3, 4, 5].map((i) => disc(12 * Math.cos(i * 1.047), -76 + 12 * Math.sin(i * 1.047), 7)).join(""), ROOF, 1.8), ball(0, -76, 7.500, COIN),
    thing("M-24-32H24L17 0H-17Z", CLAY), thing(box(-29, -44, 58, 13), CLAY), shaded("M10-44H29V-31H23L17 0H8L12-31H10Z"), door(0, 13, 20), windows(-13, -12, 13, -12),
  ],
  "hiccup-kiln": () => [
    thing("M-28 0C-30-24-26-34-14-46-9-52-9-60-10-68H10C9-60 9-52 14-46 26-34 30-24 28 0Z", ROOF), shaded("M10-68C9-60 9-52 14-46 26-34 30-24 28 0H12C16-24 12-38 4-48 2-56 3-62 3-68Z"), wall(0, 26, 6, -66, WALL_2), door(0, 18, 22), thing("M-6 0C-8-8 0-10 0-16 6-10 7-6 5 0Z", COIN, 1.2),
    ball(2, -80, 5.500, PLATE, 1.6), ball(12, -88, 3.600, PLATE, 1.4), windows(-18, -16, 18, -16), ink("M-24-30h12M12-30h12", 1.4),
  ],
  "house-of-lids": () => [
    wall(0, 46, 28), door(0, 11, 17), windows(-14, -10, 14, -10), dome(0, -26, 66, 20), dome(0, -45, 48, 17, DEEP), dome(0, -61, 30, 14), ball(0, -78, 4.600, COIN), ball(-20, -46, 3.400, COIN), ball(17, -62, 3, COIN), wall(0, 70, 4, -24, WALL_3),
  ],
  "lopsided-jugs": () => [
    ink("M-30-22Q-40-40-27-46", 4), thing("M-12 0C-30-4-36-22-28-34-23-41-24-48-27-56L-7-60C-7-52-4-46 0-38 6-22 2-4-12 0Z", CLAY), shaded("M-7-60C-7-52-4-46 0-38 6-22 2-4-12 0-4-16-8-36-14-58Z"), thing("M-31-30l36-7 1 7-38 7Z", PLATE, 1.4), door(-14, 11, 17),
    ink("M33-14Q42-28 32-34", 4), thing("M16 0C6-4 6-18 12-26 16-31 16-35 14-40L32-38C29-34 29-30 32-25 37-16 34-3 26 0Z", ROOF), sized(7, 9, 21, -10), smoke(-16, -68),
  ],
  "mud-pie-parlour": () => [
    thing("M-32-30H32L26 0H-26Z", WALL), ink("M-20-30-17 0M-7-30-6 0M20-30 17 0M7-30 6 0", 1.3), dome(0, -28, 70, 30, ROOF), thing("M-38-28q4.700-8 9.500 0 4.700-8 9.500 0 4.700-8 9.500 0 4.700-8 9.500 0 4.700-8 9.500 0 4.700-8 9.500 0 4.700-8 9.500 0 4.700-8 9.500 0q0 7-38 7t-38-7Z", WALL_3, 1.6), door(0, 13, 18),
    ink("M-12-46l6 7M0-50v9M12-46l-6 7", 2), ink("M-10-64q-6-6 0-12t0-12M8-64q-6-6 0-12t0-10", 2),
  ],
  "pebble-library": () => [
    thing("M-33-9C-33-22 33-22 33-9 33 3-33 3-33-9Z", colour("stone")), thing("M-27-28C-27-40 27-40 27-28 27-16-27-16-27-28Z", WALL_3), thing("M-21-46C-21-57 21-57 21-46 21-35-21-35-21-46Z", ROOF), thing("M-14-62C-14-72 14-72 14-62 14-53-14-53-14-62Z", WALL),
    thing("M0-73C-5-78-13-78-17-76V-88C-12-90-5-89 0-84 5-89 12-90 17-88V-76C13-78 5-78 0-73Z", PLATE, 1.6), ink("M0-84v11", 1.6), door(0, 14, 24), windows(-16, -24, 16, -24, -8, -41, 8, -41),
  ],
  "pickle-treasury": () => [
    thing("M-24 0C-30-4-30-10-30-20V-40C-30-50-22-52-18-56H18C22-52 30-50 30-40V-20C30-10 30-4 24 0Z", GLASS), thing("M-20-8C-26-20-22-40-15-42-8-38-8-16-13-8ZM-4-12C-8-28-2-44 4-44 10-40 8-20 3-10ZM14-8C8-22 12-40 18-40 25-34 24-16 20-8Z", colour("tree"), 1.6),
    wall(0, 42, 9, -55, ROOF), wall(0, 50, 8, -63, DEEP), thing(box(-11, -17, 22, 17), COIN), ink("M-7-17v-5a7 7 0 0 1 14 0v5", 2.6), ball(0, -10, 2.600, DARK, 0), ink("M-26-38v14", 2), flag(0, -70),
  ],
  "pocket-museum": () => [
    thing("M-30-50H30V-18C30-6 14 0 0 0S-30-6-30-18Z", ROOF), ink("M-25-45H25V-18C25-9 12-5 0-5S-25-9-25-18Z", 1.2), thing("M-36-50 0-74 36-50Z", WALL), ball(0, -58, 5, COIN), thing(`${box(-20, -46, 6, 26)}${box(14, -46, 6, 26)}`, WALL, 1.6), door(0, 16, 28, -12), thing(box(-34, -53, 68, 6), WALL_2, 1.6), flag(0, -73),
  ],
  "puddle-pottery": () => [
    thing("M-36 0C-36-8-10-7 0-7S36-8 36 0 10 6 0 6-36 8-36 0Z", colour("river"), 1.6), dome(-6, -4, 48, 44), chimney(-6, -44, 12), smoke(-5, -66), door(-6, 14, 18, -4), ink("M-24-30q18-8 36 0", 1.6),
    thing("M18-2C12-8 14-18 18-20L17-27H29L28-20C32-18 34-8 28-2Z", CLAY, 1.8), ink("M15-12h16", 1.6), portholes([-6, -32, 4]),
  ],
  "second-hand-hats": () => [
    wall(0, 48, 30), door(-8, 11, 18), windows(12, -10), thing("M-23-30C-25-50-25-66-22-84H22C25-66 25-50 23-30Z", ROOF), shaded("M8-84H22C25-66 25-50 23-30H8C11-50 11-66 8-84Z"), thing("M-24-46H24L24-36H-24Z", SEAL, 1.6), thing("M-37-34Q0-20 37-34 38-26 30-24 0-14-30-24-38-26-37-34Z", ROOF), thing("M9-46Q22-62 32-58 28-46 15-40Z", PLATE, 1.4),
  ],
  "spare-key-smith": () => [
    wall(0, 44, 22), hip(0, -20, 54, 12, 7), door(-10, 10, 15), windows(12, -6), wall(0, 12, 38, -30, COIN), thing(`${box(6, -44, 13, 7)}${box(6, -56, 9, 7)}`, COIN), ball(0, -76, 17, COIN, 2.2), ball(0, -76, 7.500, colour("court"), 2), shaded("M2-62h4V-30H2Z"),
  ],
  "teapot-asylum": () => [
    ink("M25-44C46-46 42-14 22-14", 8), thing("M25-44C46-46 42-14 22-14L24-20C36-20 38-40 25-38Z", ROOF, 1), thing("M-22-16C-36-20-32-44-44-48L-34-54C-24-46-26-34-20-30Z", ROOF), thing("M-18 0C-34-10-32-44-14-50H14C32-44 34-10 18 0Z", ROOF), shaded("M8-50H14C32-44 34-10 18 0H8C22-12 20-42 8-50Z"), dome(0, -49, 32, 15, DEEP), ball(0, -67, 4.600, COIN),
    door(0, 13, 20), windows(-15, -20, 15, -20, 0, -32), ink("M-38-62q-4-5 0-10t0-9", 2),
  ],
  "wig-laundry": () => [
    wall(0, 46, 34), door(0, 12, 18), windows(-14, -14, 14, -14), thing([[-22, -32, 10], [22, -32, 10], [-24, -46, 11], [24, -46, 11], [-14, -60, 13], [14, -60, 13], [0, -68, 14]].map(([x, y, r]) => disc(x, y, r)).join(""), ROOF), thing("M-17-33Q-17-56 0-56T17-33Z", WALL), ink("M-26-46q4-5 6 1M-14-66q5-5 9 0M8-68q5-4 8 2M22-50q4-4 5 2", 1.6), portholes([0, -42, 4]),
    ball(-31, -8, 5, PLATE, 1.4), ball(30, -5, 4, PLATE, 1.4), ball(34, -14, 2.600, PLATE, 1.2),
  ],
  "moonglass-house": () => [
    thing("M-28 0V-34L0-58 28-34V0Z", GLASS), ink("M-28-34H28M-28-17H28M-14 0V-46M14 0V-46M0-17V-58", 1.6), wall(0, 62, 5, 0, WALL_3), door(0, 13, 20), thing("M6-90A16 16 0 1 0 18-66 13 13 0 0 1 6-90Z", COIN), thing(polygon(-28, -34, 0, -58, 28, -34, 33, -36, 0, -65, -33, -36), ROOF, 1.8),
  ],
};
