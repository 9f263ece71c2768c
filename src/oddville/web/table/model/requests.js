// Requests to the server. One with a key is carried out once, however often it is sent; a question has an id and an answer.

import { newKey } from "../../lib/api.js";

/** @typedef {import("./state.js").State} State @typedef {import("../../types/wire.js").Answer} Answer */

/** Send a request that counts as unsaved until the server has answered.
 * @param {State} state @param {{do: string, key?: string} & Record<string, unknown>} request @param {string} what */
export function send(state, request, what = request.do) {
  const key = request.key ?? newKey();
  state.change({ pendingRequests: [...state.pendingRequests, { key, what }], notes: state.notes.filter((note) => note.stays) });
  state.connection?.send({ ...request, key });
}

/** @param {State} state @param {{do: string} & Record<string, unknown>} question @returns {Promise<Answer>} */
export function ask(state, question) {
  const id = newKey();
  state.connection?.send({ ...question, id });
  return new Promise((resolve) => state.questions.set(id, resolve));
}

/** @param {State} state @param {string} id @param {Answer} answer */
export function answer(state, id, answer) {
  state.questions.get(id)?.(answer);
  state.questions.delete(id);
}
