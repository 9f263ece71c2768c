// Whether this browser has played before, in localStorage.

import { readStored, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-played";

export const hasPlayed = () => readStored(STORAGE_KEY) === true;

/** From now on *Play now* asks nothing. */
export const storePlayed = () => writeStored(STORAGE_KEY, true);
