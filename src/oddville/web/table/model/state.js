// The state of the table page: what the server has sent, and what the person has selected, looks at and has open.

/** @typedef {import("../../lib/types.js").Target} Target @typedef {import("../../lib/types.js").TableView} TableView */

/** A request that the server has not answered yet: the move's text, or `undo`, `confirm`, … @typedef {{key: string, what: string}} PendingRequest */
/** A message to the person, until the next request or until it is closed.
 * @typedef {{message: string, facts: import("../../lib/types.js").Facts, tone: "calm" | "alarm", stays?: boolean, sound?: string}} Note */
/** Why something cannot be done: the person asked, or the server refused a move.
 * @typedef {{refusals: import("../../lib/types.js").RefusalView[], isRequested: boolean, targets?: Target[]}} WhyNot */
/** @typedef {Omit<State, "change" | "onChange">} Snapshot */
/** @typedef {(before: Snapshot) => void} Listener */

/** Fields are set only by `change`. */
export class State {
  /** Counts the changes. */ revision = 0;
  /** @type {Set<Listener>} */
  #listeners = new Set();

  /** Whether the texts are loaded; before that nothing can be drawn. */ hasTexts = false;
  /** The lazily loaded parts. @type {typeof import("../lazy.js") | null} */ lazy = null;
  /** @type {import("../../lib/connection.js").Connection | null} */ connection = null;
  /** @type {import("../../lib/connection.js").ConnectionStatus} */ connectionStatus = "opening";
  /** Questions without an answer yet, by id. @type {Map<string, (answer: import("../../types/wire.js").Answer) => void>} */
  questions = new Map();
  /** Tokens of seats that came with a link, newest first. @type {string[]} */ tokens = [];

  /** Whether the address was the link of a seat; until the first welcome. */ isSeatLink = false;

  /** @type {TableView | null} */ table = null;
  /** @type {import("../../lib/types.js").Edition | null} */ edition = null;
  /** The seats of this page. @type {number[]} */ seats = [];
  /** Seats of this page that were moved to another device. @type {number[]} */ movedSeats = [];
  hosting = false;
  /** @type {import("../../lib/types.js").LogLine[]} */ log = [];
  /** How many lines came before those in `log`: the server sends the last ones of a long log. */ logStart = 0;
  /** The index of the first line of the last update. */ logFrom = 0;
  /** @type {import("../../lib/types.js").ChatLine[]} */ chat = [];
  chatRead = 0;
  /** @type {import("../../lib/types.js").Choices | null} */ choices = null;
  /** @type {{seats: boolean[], watching: number}} */ presence = { seats: [], watching: 0 };
  /** @type {{seat: number, since: number} | null} */ thinking = null;
  /** @type {{version: number, chances: number[], points: number[]} | null} */ chances = null;
  /** The server's clock minus ours. */ clockDifference = 0;
  /** @type {PendingRequest[]} */ pendingRequests = [];
  /** Versions that requests of this page made. @type {Set<number>} */ ownVersions = new Set();
  /** Positions to look back at, by ply. @type {Map<number, {view: import("../../lib/types.js").View, points: number[]}>} */
  pastPositions = new Map();
  /** What the last moves changed. @type {Set<Target>} */ changedTargets = new Set();

  /** What buildings would bring in the city, by card; null while the server is asked.
   * @type {{version: number, cards: Map<string, import("../../lib/types.js").Preview[] | null>}} */
  sites = { version: -1, cards: new Map() };

  /** @type {Target[]} */ selection = [];
  /** A move that waits for Do. @type {string | null} */ pin = null;
  pinTime = 0;
  /** The character that my last turn has brought. @type {string | null} */ gained = null;
  /** When the last move arrived. */ moveTime = 0;
  /** The target or move under the pointer or with the focus. @type {Target | null} */ hoverTarget = null;
  /** Taps are ignored until then, because the device changes hands. */ handoverEnd = 0;
  /** @type {Note[]} */ notes = [];
  /** @type {WhyNot | null} */ why = null;
  /** @type {import("../../lib/types.js").Hint | "pending" | null} */ hint = null;
  /** The ply of another player's move that was pressed to be pointed out. @type {number | null} */ shownMove = null;
  /** The ply of `pastPositions` that the board shows, or null for now. @type {number | null} */ lookingAt = null;
  /** @type {import("../../lib/types.js").Score | null} */ score = null;
  /** The version of the table that the score is of. */ scoreVersion = -1;
  /** What the panel of information is about: `card:inn`, `cell:1,0`. @type {string | null} */ info = null;
  /** How today's town went. @type {import("../../types/wire.js").TownResult | null} */ townResult = null;
  /** The walk through the score when the game is over. @type {import("../../pages/replay/score_walk.js").ScoreWalk | null} */ scoreWalk =
    null;
  /** Whether the game ended while this page was open. */ sawEnd = false;
  /** Whether the panel of the score is closed, to look at the table. */ scoreClosed = false;
  /** The last ply whose forced move was announced. */ forcedPly = -1;
  /** The last warning of the clock. */ clockWarning = "";
  /** The lesson of this table. @type {import("./lesson.js").Course | null} */ course = null;
  /** The puzzle of this table. @type {import("../puzzle.js").TablePuzzle | null} */ puzzle = null;
  /** The coach marks still to be shown. @type {import("./coach.js").Mark[]} */ marks = [];
  /** The coach mark announced last. @type {import("./coach.js").Mark | null} */ announcedMark = null;

  /** The open drawer of a narrow page. */ tray = "row";
  /** What a narrow page shows in place of the drawer. @type {"moves" | "hint" | "mark" | "effects" | null} */ sheet = null;
  /** What shows where the guilds and the log share one place. @type {"guilds" | "log"} */ side = "guilds";
  chatOpen = false;
  textView = false;
  /** What the text view answers to the last command. @type {unknown} */ textAnswer = null;
  pointsOnCells = true;
  /** In the waiting room: the link copied last, and the one whose QR code is shown. */
  copiedText = "";
  openQrCode = "";
  /** The seat a spectator follows. @type {number | null} */ followedSeat = null;
  /** How much of a card in the city is drawn. @type {import("../../art/cards.js").Detail} */ detail = "full";
  /** The last request to move the focus, served after the next drawing. @type {{on: "targets" | "bar" | "chat" | "log" | "moves" | "hint"} | null} */
  focus = null;

  /** @param {string} id of the table */
  constructor(id) {
    this.id = id;
  }

  /** @param {Partial<State>} changes if empty, the page is only redrawn */
  change(changes = {}) {
    const before = { ...this };
    Object.assign(this, changes);
    this.revision++;
    for (const listener of this.#listeners) listener(before);
  }

  /** @param {Listener} listener called with the state before each change */
  onChange(listener) {
    this.#listeners.add(listener);
  }
}
