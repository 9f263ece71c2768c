// What players are called: by their names, else by their numbers. A record writes a bot as `bot:mason Berta`, or without a name.

import { say } from "./texts.js";

const BOT = /^bot:(\S+) ?/;

/** @param {string} name as tables and records have it */
export const ownName = (name) => name.replace(BOT, "");

/** @param {string[]} names as tables and records have them */
export const playerNames = (names) => names.map((name, player) => ownName(name) || say("player-number", { number: player + 1 }));

/** The seats of a record: whether a bot plays there, and which.
 * @param {string[]} names as tables and records have them */
export const recordSeats = (names) =>
  names.map((name) => {
    const bot = BOT.exec(name)?.[1] ?? null;
    return { kind: bot ? "bot" : "here", bot };
  });
