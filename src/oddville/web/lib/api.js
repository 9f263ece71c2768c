// Requests over HTTP. What goes wrong arrives as a message id with facts, never as prose.

/** @typedef {import("./types.js").Problem} ProblemFacts */

/** A request that was not carried out. */
export class Problem extends Error {
  /** @param {string} error message id @param {Record<string, unknown>} facts @param {number} status */
  constructor(error, facts = {}, status = 0) {
    super(error);
    this.error = error;
    this.facts = facts;
    this.status = status;
  }
}

/** Where the server is: the folder of the page, so that a prefix in front of it does no harm. */
export const ROOT = new URL("../", import.meta.url);

/** @param {string} path @param {RequestInit} request @returns {Promise<Response>} */
async function answered(path, request) {
  let response;
  try {
    response = await fetch(new URL(path, ROOT), request);
  } catch {
    throw new Problem("web-no-connection");
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** @param {Response} response */
async function problemOf(response) {
  try {
    const { error, facts } = /** @type {ProblemFacts} */ (await response.json());
    return new Problem(error, facts, response.status);
  } catch {
    return new Problem("web-server-trouble", { status: response.status }, response.status);
  }
}

/** Ask for something.
 * @param {string} path @returns {Promise<any>} */
export async function get(path) {
  return (await answered(path, { headers: { Accept: "application/json" } })).json();
}

/** Ask for something to be done. The secret of a seat or host travels in a header, never in an address.
 * @param {string} path @param {unknown} body @param {string} [token] @returns {Promise<any>} */
export async function post(path, body, token) {
  return (await posted(path, body, token)).json();
}

/** The answer to a request, as it came.
 * @param {string} path @param {unknown} body @param {string} [token] @returns {Promise<Response>} */
export function posted(path, body, token) {
  /** @type {Record<string, string>} */
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  return answered(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** A key for a request, so that sending it twice does it once; secrets are made from some, so it has 128 bits. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
