// Notes to the person, drawn under the decision bar and announced.

/** @typedef {import("./state.js").State} State @typedef {import("./state.js").Note} Note */

/** @param {State} state @param {string} message @param {Note["facts"]} facts @param {Omit<Note, "message" | "facts">} how */
export function note(state, message, facts = {}, how = { tone: "calm" }) {
  const others = state.notes.filter((other) => other.stays && other.message !== message);
  state.change({ notes: [...others, { message, facts, ...how }] });
}

/** Say what went wrong with a request over HTTP.
 * @param {State} state @param {unknown} error */
export function noteProblem(state, error) {
  const { error: message, facts } = /** @type {{error?: string, facts?: Note["facts"]}} */ (error);
  note(state, message ?? "web-no-connection", facts, { tone: "alarm" });
}

/** @param {State} state @param {Note} note */
export const closeNote = (state, note) => state.change({ notes: state.notes.filter((other) => other !== note) });
