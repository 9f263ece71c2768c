// The parts that are seldom needed: dialogs, the menu, the waiting room, the text view, the end. They are loaded on demand or
// in a quiet moment, so that the table opens sooner.

export { runCommand } from "./input/commands.js";
export { takeSeatsHere } from "./model/seats.js";
export { openAbout } from "./view/about.js";
export { openLarge, openOrder, openQuestion } from "./view/dialogs.js";
export { endPanel, openScoreWalk } from "./view/end.js";
export { openTableMenu } from "./view/menu.js";
export { openSeatCode } from "./view/seats.js";
export { copyLink, saveGame } from "./view/share.js";
export { textView } from "./view/text.js";
export { waitingPage } from "./view/waiting.js";

/** The texts they need besides those of the table. */
export const TEXTS = ["setup", "web", "replay", "terminal", "explain", "errors", "server"];
