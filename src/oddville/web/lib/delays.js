// How long the pages wait, in milliseconds. Tests in a browser say otherwise in `oddvilleDelays` before a page begins.

const USUAL = {
  /** The same place again does a pinned move only after so long: a double tap never builds. */
  secondPress: 400,
  /** For so long a table ignores taps after it was handed over. */
  handover: 600,
  /** For so long a choice that is none is told before it is made. */
  forced: 1000,
  /** So long after the learner the other player of a lesson moves. */
  lesson: 700,
  /** After so long what is seldom needed comes by itself: it is at hand even if the line breaks then. */
  quiet: 4000,
  /** The first try to mend a broken line; each further one waits twice as long, up to the longest. */
  mend: 300,
  longestMend: 8000,
  /** Silence after which a new line counts as dead. */
  greeting: 10_000,
};

/** What holds on this page. */
export const delays = {
  ...USUAL,
  .../** @type {{oddvilleDelays?: Partial<typeof USUAL>}} */ (globalThis).oddvilleDelays,
};
