// Landmarks in the shape of creatures, or with one about the house.

import { ball, box, chimney, colour, DARK, DEEP, disc, dome, door, flag, gable, hip, ink, line, PLATE, portholes, ROOF, SEAL, shaded, smoke, thing, wall, WALL, WALL_2, WALL_3, windows } from "./kit.js";

/** @typedef {import("../shapes.js").Drawing} Drawing */

const BEAK = colour("coin");

/** @type {Record<string, () => Drawing>} */
export const CREATURES = {
  "alchemist-cat": () => [
    thing("M-4-54v-9l-6 0h20l-6 0v9q9 3 9 10h-26q0-7 9-10Z", PLATE, 1.8), ball(1, -70, 3, colour("crystal"), 1.4), ball(6, -77, 2.2, colour("crystal"), 1.2),
    thing("M-27 0V-44L-29-66-13-54H13L29-66 27-44V0Z", ROOF), shaded("M8-54H13L29-66 27-44V0H8Z"),
    portholes([-12, -34, 7], [12, -34, 7]), thing(`${disc(-12, -34, 2.4)}${disc(12, -34, 2.4)}`, colour("window-lit"), 0),
    ink("M-4-22 0-19 4-22M-16-20-30-24M-16-17-30-16M16-20 30-24M16-17 30-16", 1.6), door(0, 12, 14),
  ],
  "caterpillar-spa": () => [
    dome(-24, 0, 22, 24), dome(-9, 0, 22, 30, DEEP), dome(6, 0, 24, 36), wall(22, 20, 34, 0, WALL), dome(22, -32, 26, 28),
    ink("M17-59q-5-8-9-8M27-59q4-8 9-8"), ball(7, -67, 2.6, SEAL), ball(37, -67, 2.6, SEAL),
    portholes([17, -44, 3.4], [27, -44, 3.4]), ink("M18-36q4 3.500 8 0", 1.6), door(22, 9, 15), windows(-24, -6, -9, -7, 6, -8), smoke(-22, -36),
  ],
  "copycat-scribes": () => [
    wall(-17, 28, 30), gable(-17, -28, 34, 26), wall(17, 28, 30), gable(17, -28, 34, 26), door(-17, 8, 13), door(17, 8, 13), windows(-25, -15, -9, -15, 9, -15, 25, -15),
    thing("M-9-52Q-2-84 17-88 10-66-3-57Z", PLATE), ink("M-12-46 10-78", 1.6), portholes([-17, -36, 3], [17, -36, 3]),
  ],
  "eel-lottery": () => [
    wall(0, 30, 58), gable(0, -56, 42, 30), windows(-7, -40, 7, -40), door(0, 11, 16),
    ink("M-18-6Q22-14 18-26T-14-38 17-54", 9), line("M-18-6Q22-14 18-26T-14-38 17-54", colour("crystal"), 5.5),
    ball(20, -57, 6, colour("crystal")), ball(22, -58, 1.3, DARK, 0), flag(0, -85),
  ],
  "frog-academy": () => [
    wall(0, 60, 24), thing(`${box(-24, -21, 5, 21)}${box(-12, -21, 5, 21)}${box(7, -21, 5, 21)}${box(19, -21, 5, 21)}`, WALL_3, 1.4), door(0, 11, 17),
    ball(-16, -49, 10, ROOF), ball(16, -49, 10, ROOF), dome(0, -22, 60, 32), ball(-16, -51, 4.600, PLATE), ball(16, -51, 4.600, PLATE), ball(-15, -51, 1.600, DARK, 0), ball(17, -51, 1.600, DARK, 0),
    ink("M-17-33Q0-24 17-33", 2.2), thing("M-20-62 0-70 20-62 0-54Z", SEAL), ink("M20-62v11", 1.6),
  ],
  "gargoyle-kennel": () => [
    thing("M-30 0V-34h8v5h8v-5h8v5H6v-5h8v5h8v-5h8V0Z", WALL_3), door(0, 20, 24), windows(-21, -10, 21, -10),
    thing("M0-30C-8-34-10-42-7-50L-30-66C-28-54-24-46-12-40ZM0-30C8-34 10-42 7-50L30-66C28-54 24-46 12-40Z", DEEP), thing("M-9-30Q-12-48-7-54L-9-66-2-59H2L9-66 7-54Q12-48 9-30Z", ROOF),
    ball(-3, -52, 1.500, DARK, 0), ball(3.500, -52, 1.500, DARK, 0), ink("M-3-46h6", 1.6),
  ],
  "goose-exchange": () => [
    wall(-6, 46, 30), hip(-6, -28, 56, 24, 14), door(-10, 10, 16), windows(-22, -10, 4, -10),
    thing("M12 0C14-26 10-48 14-66 16-80 32-80 33-69 33-62 26-62 24-58 22-40 28-20 30 0Z", PLATE), thing("M32-73 43-68 31-64Z", BEAK, 1.6), ball(26, -71, 1.900, DARK, 0), shaded("M24-58C22-40 28-20 30 0H23C21-20 19-40 21-56Z"),
    thing("M-18-42-6-56 6-42Z", WALL_2, 1.6),
  ],
  "magpie-attic": () => [
    wall(0, 34, 46), gable(0, -44, 46, 34), ball(0, -55, 7.500, colour("window-lit"), 2), ink("M0-62v14M-7-55H7", 1.4), windows(-9, -28, 9, -28, -9, -11), door(8, 9, 14),
    thing("M-2-84Q-12-86-16-78L-32-72-14-70Q-4-68 0-76L7-79Z", DARK, 1.4), thing("M-13-78Q-9-72-4-74L-9-80Z", PLATE, 1), thing("M12-60l5 5-5 5-5-5Z", BEAK, 1.4),
  ],
  "parrot-school": () => [
    wall(4, 52, 26), hip(4, -24, 62, 20, 10), wall(4, 18, 16, -40), thing("M8-44a4 4 0 0 0-8 0l-2 5h12Z", BEAK, 1.4), gable(4, -55, 26, 14), door(4, 11, 16), windows(-12, -8, 20, -8),
    thing("M-30-8C-34-30-32-46-24-54-16-58-10-50-13-43-10-30-16-14-24-4L-29 12Z", SEAL), thing("M-15-50-5-46-13-40Z", BEAK, 1.4), ball(-19, -48, 2, PLATE, 1), thing("M-29-16Q-30-34-20-38-18-24-25-10Z", ROOF, 1.4),
  ],
  "rabbit-terrace": () => [
    thing("M-8-46C-24-62-24-88-16-92-8-90-4-66-3-50Z", ROOF), thing("M8-46C24-62 24-88 16-92 8-90 4-66 3-50Z", ROOF), wall(0, 66, 14), wall(0, 52, 28, -12), thing("M-22-38Q-20-54 0-54T22-38Z", DEEP),
    windows(-27, -2, 27, -2, -19, -20, 19, -20), portholes([-8, -44, 2.600], [8, -44, 2.600]), door(0, 11, 18), ink("M-33-14h66M-26-40h52", 1.6), ball(0, -37, 2.600, SEAL),
  ],
  "snail-post": () => [
    thing("M-34 0C-34-9-26-9-22-9H18C24-9 22-30 27-36 34-40 36-30 34-22 34-8 28 0 18 0Z", WALL_2), ink("M27-36 24-47M32-36 35-46"), ball(24, -48, 2.200, DARK, 0), ball(35.500, -47, 2.200, DARK, 0),
    ball(-6, -32, 27, ROOF, 2), ink("M-6-32q0-7 7-7 9 0 9 10 0 13-16 13-19 0-19-20 0-12 9-17", 2.4), shaded("M21-32a27 27 0 0 1-27 27 34 34 0 0 0 20-45 27 27 0 0 1 7 18Z"), thing(box(-14, -74, 22, 15), PLATE, 1.8), ink("M-14-74 -3-65 8-74", 1.6),
  ],
  "turnip-auction": () => [
    wall(0, 40, 26), thing("M-22-24C-44-44-20-66 0-68 20-66 44-44 22-24Z", ROOF), shaded("M0-68C20-66 44-44 22-24H4C16-44 12-60 0-68Z"), thing("M0-66C-20-74-22-88-12-92-4-88-2-78 0-66ZM0-66C20-74 22-88 12-92 4-88 2-78 0-66ZM0-66C-5-78-4-90 0-96 4-90 5-78 0-66Z", colour("tree")),
    door(0, 12, 18), windows(-13, -8, 13, -8), ink("M-16-50q6-6 12-7M-14-40h8", 1.6),
  ],
  "statue-barber": () => [
    wall(-8, 42, 34), hip(-8, -32, 50, 16, 6), door(-14, 9, 15), windows(0, -12, -24, -12),
    wall(19, 24, 10, 0, WALL_3), thing("M10-10Q8-30 14-36 6-44 9-56 14-68 26-65 33-60 31-44 30-38 25-36 31-28 28-10Z", PLATE), thing("M8-52C2-60 8-70 15-68 18-76 30-74 30-66 37-64 34-54 31-52 28-60 14-62 8-52Z", SEAL, 1.6), ink("M17-51h2M25-51h2M19-43h5", 1.6),
    thing(box(-34, -30, 6, 24), PLATE, 1.6), ink("M-34-12l6-5M-34-19l6-5M-34-26l6-4", 2.4),
  ],
  "rumour-counter": () => [
    wall(-6, 42, 36), gable(-6, -34, 52, 28), door(-8, 10, 16), windows(-20, -14, 6, -14), portholes([-6, -43, 4]),
    thing("M10-28 36-48Q42-32 34-14L12-22Z", colour("coin")), shaded("M36-48Q42-32 34-14L30-16Q36-32 33-45Z"), thing("M-30-62h20a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6h-6l-6 7v-7h-8a6 6 0 0 1-6-6v-6a6 6 0 0 1 6-6Z", PLATE, 1.6), ink("M-30-56h18M-30-50h11", 1.6), ball(24, -66, 5), ball(32, -76, 3),
  ],
  "two-door-tavern": () => [
    wall(0, 58, 36), hip(0, -34, 68, 22, 12), chimney(18, -54, 10), smoke(20, -74), door(-15, 13, 21), door(15, 13, 21), windows(0, -8, -15, -25, 15, -25), thing("M-7-44h14v14H-7Z", WALL_2, 1.6),
    thing("M-4-42h8v10h-8ZM4-40h3v5H4Z", colour("coin"), 1.2),
  ],
  "mirror-stables": () => [
    wall(0, 64, 28), hip(-18, -26, 34, 18, 8), hip(18, -26, 34, 18, 8), door(-20, 14, 20), door(20, 14, 20), thing("M0-70C20-70 20-30 0-30S-20-70 0-70Z", colour("river"), 2.4),
    thing("M-7-36C-9-48-5-58 3-60L5-65 8-58C12-52 13-48 11-45L4-47C2-42 3-40 4-35Z", WALL_3, 1.6), ink("M-12-60q2-5 6-7", 1.6),
  ],
};
