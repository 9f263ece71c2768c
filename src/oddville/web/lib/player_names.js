// What players are called: by their names, else by their numbers. A record writes a bot as `bot:mason Berta`, or without a name.

import { say } from "./texts.js";

const BOT = /^bot:\S+ ?/;

/** @param {string[]} names as tables and records have them */
export const playerNames = (names) =>
  names.map((name, player) => name.replace(BOT, "") || say("player-number", { number: player + 1 }));
