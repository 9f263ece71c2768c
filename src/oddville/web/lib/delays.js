// How long the pages wait, in milliseconds. Browser tests override it with `globalThis.oddvilleDelays`.

const DEFAULTS = {
  /** Until a second press on the same place confirms a pinned move, so that a double tap never builds. */
  secondPress: 400,
  /** Taps are ignored after the device was handed to the next player. */
  handover: 600,
  /** A pointer rests on a card before it is explained. */
  info: 500,
  /** A finger stays on a card before it is opened. */
  hold: 500,
  /** A forced move is announced before it is played. */
  forced: 1000,
  /** The other player of a lesson moves after the learner. */
  lesson: 700,
  /** A note that nobody needs to close goes away. */
  note: 9000,
  /** The longest time for one line of the score walk, and for all of them. */
  scoreLine: 1300,
  scoreWalk: 24_000,
  /** Until what the first drawing does not need: the icon of the tab, the texts of errors. */
  afterStart: 1000,
  /** Until the second script is loaded in advance, so that it is there if the connection breaks. */
  quiet: 4000,
  /** Before the first attempt to reconnect; it doubles with each attempt. */
  reconnect: 300,
  maxReconnect: 8000,
  /** Without a welcome a new connection counts as dead. */
  welcome: 10_000,
};

export const delays = {
  ...DEFAULTS,
  .../** @type {{oddvilleDelays?: Partial<typeof DEFAULTS>}} */ (globalThis).oddvilleDelays,
};
