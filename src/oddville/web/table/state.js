// What the page knows: what the server said, and what the person before it holds, looks at and has open.

/** @typedef {import("./types.js").Thing} Thing */
/** @typedef {import("./types.js").TableView} TableView */

/**
 * @typedef {object} Sent a request on its way
 * @property {string} key
 * @property {string} what the move's text, or `undo`, `confirm`, …
 * @property {number} version
 */
/**
 * @typedef {object} Note something to be read: refused, moved elsewhere, robbed
 * @property {string} message
 * @property {import("./types.js").Facts} facts
 * @property {"calm" | "alarm"} tone
 * @property {boolean} [stays] until it is closed
 * @property {string[]} [rules]
 */
/**
 * @typedef {object} WhyNot
 * @property {Thing[]} things
 * @property {import("./types.js").RefusalView[]} refusals first rule first
 * @property {number} version
 */

/** All that is known and open on this page. */
export class State {
  /** @type {import("../lib/connection.js").Standing} */ standing = "opening";
  /** @type {TableView | null} */ table = null;
  /** @type {import("./types.js").Edition | null} */ edition = null;
  /** The seats held here. @type {number[]} */ seats = [];
  /** The lesson that is done at this table. @type {import("./lesson.js").Course | null} */ course = null;
  /** Seats held here until they were moved to another device. @type {number[]} */ lost = [];
  hosting = false;
  /** @type {import("./types.js").LogLine[]} */ log = [];
  /** @type {import("./types.js").ChatLine[]} */ chat = [];
  chatRead = 0;
  /** @type {import("./types.js").Choices | null} */ choices = null;
  /** @type {{seats: boolean[], watching: number}} */ presence = { seats: [], watching: 0 };
  /** @type {{seat: number, since: number} | null} */ thinking = null;
  /** @type {{version: number, chances: number[], points: number[]} | null} */ chances = null;
  /** The server's clock minus ours. */ clockDifference = 0;

  /** @type {Thing[]} */ held = [];
  /** A move shown and waiting for Do. @type {string | null} */ pin = null;
  pinnedAt = 0;
  /** What is under the pointer or has the focus. @type {Thing | null} */ looked = null;
  /** @type {Sent[]} */ sent = [];
  /** Versions that came of what was done here. @type {Set<number>} */ doneVersions = new Set();
  /** @type {Note[]} */ notes = [];
  /** @type {WhyNot | null} */ why = null;
  /** @type {any} */ hint = null;
  /** @type {import("./types.js").RecapAnswer | null} */ recap = null;
  recapOpen = false;
  /** What the board shows: a ply of `past`, or null for now. @type {number | null} */ lookingAt = null;
  /** Positions to look back at, by ply. @type {Map<number, {view: import("./types.js").View, points: number[]}>} */ past =
    new Map();
  /** @type {any} */ score = null;
  /** The walk through the score, when the game is over. @type {import("../score/walk.js").ScoreWalk | null} */ walk = null;

  /** The open drawer of a narrow page. */ tray = "row";
  /** @type {string | null} */ dialog = null;
  /** The card shown large. @type {string | null} */ large = null;
  textView = false;
  pointsOnCells = true;
  /** The seat a spectator follows. @type {number | null} */ followed = null;
  /** Before this moment taps are ignored: the table has just been handed over. */ handover = 0;
  /** Cells, row places and columns the last moves changed. @type {Set<Thing>} */ fresh = new Set();
}

/** A store: one state, told to whoever draws it once per frame.
 * @param {() => void} draw */
export function newStore(draw) {
  const state = new State();
  let asked = false;
  const change = (/** @type {Partial<State>} */ changes = {}) => {
    Object.assign(state, changes);
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      draw();
    });
  };
  return { state, change };
}

/** @typedef {ReturnType<typeof newStore>} Store */
