// What players are called: by their names, else by their numbers. A record names a bot without a name `bot:` and its kind.

import { say } from "./texts.js";

/** @param {string[]} names as tables and records have them */
export const playerNames = (names) =>
  names.map((name, player) => (name && !name.startsWith("bot:") ? name : say("player-number", { number: player + 1 })));
