// What is no move and seldom needed: dialogs, the menu, the waiting room, the text view, the end. It comes when it is asked
// for, or in a quiet moment, so that the table itself opens sooner.

export { openLarge, openOrder } from "./dialogs.js";
export { endPanel, openScoreWalk } from "./ending.js";
export { copyLink, openTableMenu, saveGame } from "./menu.js";
export { waitingPage } from "./room.js";
export { openSeatCode, takeHere } from "./seats.js";
export { obey, textView } from "./textview.js";

/** The texts that all this is written in, besides those of the table. */
export const TEXTS = ["setup", "web", "replay", "terminal", "explain", "errors", "server"];
