// Parts that the first drawing does not need: dialogs, menu, waiting room, text view, end. Loaded on demand, or when the page
// is idle.

export { resultWords } from "../pages/replay/score_panel.js";
export { schedule } from "../pages/replay/score_walk.js";
export { runCommand } from "./input/commands.js";
export { takeSeatsHere } from "./model/seats.js";
export { openAbout } from "./view/about.js";
export { openLarge, openOrder, openQuestion } from "./view/dialogs.js";
export { openAdjust } from "./view/adjust.js";
export { openAid } from "./view/aid.js";
export { infoPanel } from "./view/info.js";
export { endPanel, openScoreWalk } from "./view/end.js";
export { openTableMenu } from "./view/menu.js";
export { openSeatCode } from "./view/seats.js";
export { copyLink, saveGame } from "./view/share.js";
export { textView } from "./view/text.js";
export { waitingPage } from "./view/waiting.js";

/** Their texts, in addition to those of the table. */
export const TEXTS = ["setup", "web", "replay", "terminal", "explain", "info", "errors", "server"];
