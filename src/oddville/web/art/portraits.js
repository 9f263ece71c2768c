// Portraits of the characters, 64 x 64, in the colours of their guild.

import { box, circle, colour, disc, INK, line, path, stroke } from "./shapes.js";

/** @typedef {import("./shapes.js").Drawing} Drawing */

export const SKINS = { pale: "#fbe0c4", tan: "#e3b083", brown: "#a86f49", dark: "#7a4b32" };
const [ROOF, SEAL, COIN, CREAM] = ["var(--roof)", "var(--seal)", colour("coin"), "#fffdf4"];

/** @param {string} d @param {string} fill @param {number} width of the outline */
export const filledPath = (d, fill, width = 1.8) => path(d, fill, stroke(INK, width));
/** @param {string} d @param {number} width */
export const ink = (d, width = 1.6) => line(d, INK, width);
/** @param {string} fill */
export const bust = (fill = SEAL) => filledPath("M14 57C15 46 23 42.500 32 42.500S49 46 50 57A31 31 0 0 1 14 57Z", fill);
/** @param {string} skin */
export const head = (skin) => filledPath("M22 26a10 11 0 0 1 20 0v5a10 11 0 0 1-20 0Z", skin);
/** @param {number} y */
export const eyes = (y = 28) => path(disc(28, y, 1.3) + disc(36, y, 1.3), INK);
/** A mouth. */
export const smile = () => ink("M28.500 35q3.500 3 7 0", 1.5);
/** @param {number} x @param {number} y @param {number} r */
export const coinAt = (x, y, r) => [
  circle(x, y, r, COIN, stroke(INK, 1.6)),
  circle(x, y, r * 0.55, "none", stroke(colour("coin-ink"), 1.1)),
];

/** @type {Record<string, () => Drawing>} */
export const PORTRAITS = {
  "hr-manager": () => [
    bust(),
    filledPath("M27 43l5 7 5-7Z", CREAM),
    circle(32, 12, 6, "#5a3a2a", stroke(INK, 1.8)),
    head(SKINS.tan),
    filledPath("M21 28C20 14 44 14 43 28 40 20 36 19 32 19S24 20 21 28Z", "#5a3a2a"),
    line(`${disc(28, 28.5, 4)}${disc(36, 28.5, 4)}`, INK, 1.5),
    eyes(28.5),
    smile(),
    filledPath(box(39, 38, 15, 20), CREAM),
    filledPath(box(43.5, 36, 6, 4), COIN, 1.4),
    ink("M42 45l1.500 1.500 2.500-3M42 51l1.500 1.500 2.500-3M49 45h2.500M49 51h2.500", 1.3),
  ],
  landowner: () => [
    bust(),
    filledPath("M28 43h8l-4 9Z", CREAM),
    head(SKINS.pale),
    filledPath("M20.500 20V4.500h23V20Z", SEAL),
    filledPath("M15 20h34v3.500H15Z", SEAL),
    path(box(20.5, 15, 23, 4), ROOF),
    eyes(),
    filledPath("M32 32c-3 3.500-9 2.500-10-1 4 1.500 7-1.500 10 0 3-1.500 6 1.500 10 0-1 3.500-7 4.500-10 1Z", "#5a3a2a", 1.2),
    circle(48, 40, 5.5, "none", stroke(INK, 5.4)),
    line("M48 46v14M48 54h5M48 59h5", INK, 4.4),
    circle(48, 40, 5.5, "none", stroke(COIN, 2.6)),
    line("M48 46v14M48 54h4.500M48 59h4.500", COIN, 1.9),
  ],
  seignior: () => [
    bust(),
    filledPath("M17 50Q32 58 47 50L45 44Q32 51 19 44Z", CREAM),
    path(box(24, 49, 1.6, 3) + box(31, 51, 1.6, 3) + box(39, 49, 1.6, 3), INK),
    head(SKINS.brown),
    filledPath("M22 31Q22 46 32 47 42 46 42 31 38 36 32 35 26 36 22 31Z", "#3b2a22"),
    eyes(27),
    ink("M29.500 38.500q2.500 1.500 5 0", 1.4),
    filledPath("M19 21 17 6l8 7 7-9 7 9 8-7-2 15Q32 17 19 21Z", COIN),
    circle(32, 14.5, 2, colour("crystal"), stroke(INK, 1)),
    path(disc(24, 16, 1.3) + disc(40, 16, 1.3), SEAL),
  ],
  cheater: () => [
    bust(),
    filledPath("M26 43l6 5 6-5-2 9h-8Z", ROOF),
    head(SKINS.pale),
    filledPath("M18 23Q20 9 34 9 46 10 46 22L52 25Q36 20 18 23Z", SEAL),
    eyes(28.5),
    ink("M33.500 24.500l5-1.500M29 36q4 2 8-2", 1.6),
    ink("M23 33v1M25.500 36v1M39 33v1M37 37.500v1", 1),
    filledPath("M6 43l11-4 6 16-11 4Z", CREAM),
    filledPath("M17 38l11 2-3 17-11-2Z", CREAM),
    path("M22.500 43l3 4.500-4.300 3.800-2.700-4.800Z", SEAL),
    path("M10 46l2.500-1 1 3-2.500 1Z", INK),
  ],
  mistress: () => [
    filledPath("M17 36C10 10 24 5 32 5S54 10 47 36C51 46 42 46 40 44H24C22 46 13 46 17 36Z", "#6b2c1e"),
    bust(),
    filledPath("M24 44q8 8 16 0l-2 7q-6 4-12 0Z", SKINS.pale),
    head(SKINS.pale),
    filledPath("M21 27C20 15 30 12 33 18 38 14 44 18 43 27 40 22 36 21 33 22 28 21 24 22 21 27Z", "#6b2c1e"),
    eyes(),
    path(disc(38.5, 32.5, 0.9), INK),
    path("M29 35q3-2 6 0-3 3-6 0Z", "#a53a12"),
    path(
      disc(24, 46, 1.5) + disc(28, 48, 1.5) + disc(32, 48.6, 1.5) + disc(36, 48, 1.5) + disc(40, 46, 1.5),
      CREAM,
      stroke(INK, 0.8),
    ),
    filledPath("M51 60 33 49C35 40 46 35 56 42Z", ROOF),
    ink("M51 60 38 44M51 60 44 40M51 60 51 39", 1.2),
  ],
  bookkeeper: () => [
    bust(),
    filledPath("M28 43h8v6h-8Z", CREAM),
    head(SKINS.tan),
    filledPath("M22 25q-4 1-3 8l3 1ZM42 25q4 1 3 8l-3 1Z", "#c9c3bd"),
    line(`${disc(27.5, 28, 4.4)}${disc(36.5, 28, 4.4)}M32 28h0`, INK, 1.6),
    eyes(),
    ink("M29 36h6", 1.5),
    filledPath("M42 27 57 9Q58 20 46 27Z", CREAM, 1.4),
    ink("M41 30 52 16", 1.2),
    filledPath("M32 47C27 44 20 44 14 46V58C20 60 27 59 32 62 37 59 44 60 50 58V46C44 44 37 44 32 47Z", CREAM),
    ink("M32 47v15M18 50h9M18 54h9M37 50h9M37 54h9", 1.2),
  ],
  ghost: () => [
    filledPath("M12 58V30C12 14 21 6 32 6S52 14 52 30V58L46 53 40 60 32 54 24 60 18 53Z", CREAM),
    path("M44 14C50 20 50 40 47 53L52 58V30C52 22 49 17 44 14Z", ROOF, { opacity: 0.55 }),
    path(
      "M24 24a3.200 4.500 0 1 1 6.400 0 3.200 4.500 0 1 1-6.400 0ZM35 24a3.200 4.500 0 1 1 6.400 0 3.200 4.500 0 1 1-6.400 0Z",
      INK,
    ),
    ink("M29 35q3.500 4 7 0", 1.6),
    path(
      disc(21, 42, 1.9) + disc(25, 45, 1.9) + disc(30, 46.5, 1.9) + disc(35, 46.5, 1.9) + disc(40, 45, 1.9) + disc(44, 42, 1.9),
      SEAL,
    ),
    filledPath("M32 8 20 2v12ZM32 8 44 2v12Z", SEAL),
    circle(32, 8, 3, ROOF, stroke(INK, 1.4)),
    path(disc(22.5, 31, 2.2) + disc(43, 31, 2.2), "#e9a3a0", { opacity: 0.8 }),
  ],
  "tax-collector": () => [
    bust(),
    filledPath("M26 43l6 8 6-8 2 4-8 8-8-8Z", CREAM),
    head(SKINS.pale),
    filledPath("M10 19Q20 21 32 8 44 21 54 19 52 26 44 24 32 19 20 24 12 26 10 19Z", SEAL),
    ink("M11 20Q22 22 32 11 42 22 53 20", 1),
    eyes(29),
    ink("M25 25l4 1.500M39 25l-4 1.500M28.500 37q3.500-2.500 7 0", 1.6),
    filledPath("M31 29l-2.500 5h4Z", SKINS.tan, 1.2),
    filledPath("M40 43h10l-2.500 4C53 50 55 55 52 59 46 63 40 62 38 58 36 53 38 49 42.500 47Z", "#b98a4e"),
    ...coinAt(45.5, 54.5, 4),
  ],
  benefactor: () => [
    bust(),
    head(SKINS.dark),
    filledPath("M22 29Q20 47 32 50 44 47 42 29 39 34 32 33.500 25 34 22 29Z", CREAM),
    filledPath("M20.500 24C20 12 26 9 32 9S44 12 43.500 24Q38 18 32 18T20.500 24Z", CREAM),
    eyes(27),
    ink("M28.500 37q3.500 3 7 0", 1.5),
    line("M23 6.500a9 3 0 1 1 18 0a9 3 0 1 1-18 0Z", INK, 3.6),
    line("M23 6.500a9 3 0 1 1 18 0a9 3 0 1 1-18 0Z", COIN, 1.8),
    filledPath("M36 58C38 52 44 50 48 52L56 50Q58 54 52 57L46 61Z", SKINS.dark),
    ...coinAt(50, 44, 5.5),
  ],
  lamplighter: () => [
    path(disc(49, 24, 14), colour("window-lit"), { opacity: 0.5 }),
    bust(),
    filledPath("M26 44q6 5 12 0l-2 7h-8Z", ROOF),
    head(SKINS.tan),
    filledPath("M20 22C20 10 30 9 38 11 45 13 45 19 44 22H18Q16 22 16 25 28 21 44 22Z", SEAL),
    eyes(),
    smile(),
    ink("M24 31q1 3 3 3M41 31q-1 3-3 3", 1),
    ink("M49 34V60", 3),
    filledPath("M43 17h12l-2.500 17h-7Z", "#ffe08a"),
    filledPath("M42 17l4-6h6l4 6Z", SEAL),
    path("M49 20c3 4 3 9 0 9s-3-5 0-9Z", "#e8772e"),
  ],
  builder: () => [
    bust(ROOF),
    filledPath("M22 44v14M42 44v14", "none", 3),
    head(SKINS.brown),
    filledPath("M21 22C21 11 26 7 32 7S43 11 43 22Z", COIN),
    filledPath("M17 22h30q1 3-1 3H18q-2 0-1-3Z", COIN),
    ink("M32 7v8M27 9v7M37 9v7", 1.2),
    eyes(29),
    smile(),
    filledPath("M9 52h16v8H9Z", colour("clay")),
    ink("M17 52v4M9 56h16M13 56v4M21 56v4", 1.1),
    filledPath("M41 40 57 34Q57 46 47 52Z", "#cfd3d8"),
    ink("M44 46 40 52", 2.4),
    line("M40 52 37 57", INK, 5.4),
    line("M40 52 37 57", colour("wood"), 2.6),
  ],
  traveller: () => [
    bust(),
    filledPath("M22 43q10 7 20 0l1 6q-11 6-22 0Z", ROOF),
    filledPath("M36 49l3 11 5-2-3-10Z", ROOF),
    head(SKINS.pale),
    filledPath("M22 17C23 8 28 7 32 9 36 7 41 8 42 17Z", SEAL),
    filledPath("M11 21Q32 12 53 21 50 25 32 21 14 25 11 21Z", SEAL),
    filledPath("M43 13q6-8 10-8-1 8-8 10Z", CREAM, 1.3),
    eyes(28),
    smile(),
    filledPath(box(6, 44, 18, 14), colour("wood")),
    ink("M11 44v-4h8v4M10 44v14M20 44v14", 1.5),
    circle(15, 51, 2.6, CREAM, stroke(INK, 1)),
  ],
};
