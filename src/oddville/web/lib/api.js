// Requests over HTTP. Errors are message ids with facts, which lib/texts.js puts into words.

/** @typedef {import("../types/wire.js").Problem} ProblemFacts */

export class ApiError extends Error {
  /** @param {string} error message id @param {Record<string, unknown>} facts @param {number} status */
  constructor(error, facts = {}, status = 0) {
    super(error);
    this.error = error;
    this.facts = facts;
    this.status = status;
  }
}

/** The server's base URL; it may have a path prefix. */
export const ROOT = new URL("../", import.meta.url);

/** @param {string} path @param {RequestInit} init @returns {Promise<Response>} */
async function request(path, init) {
  let response;
  try {
    response = await fetch(new URL(path, ROOT), init);
  } catch {
    throw new ApiError("web-no-connection");
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** @param {Response} response */
async function errorOf(response) {
  try {
    const { error, facts } = /** @type {ProblemFacts} */ (await response.json());
    return new ApiError(error, facts, response.status);
  } catch {
    return new ApiError("web-server-trouble", { status: response.status }, response.status);
  }
}

/** The token of a seat, host or member goes into a header, never into a URL.
 * @param {string} path @param {string} [token] @returns {Promise<any>} */
export async function get(path, token) {
  return (await request(path, { headers: headersWith(token) })).json();
}

/** @param {string} [token] @returns {Record<string, string>} */
const headersWith = (token) => ({ Accept: "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) });

/** @param {string} path @param {unknown} body @param {string} [token] @returns {Promise<any>} */
export async function post(path, body, token) {
  return (await postForResponse(path, body, token)).json();
}

/** @param {string} path @param {unknown} body @param {string} [token] @returns {Promise<Response>} */
export function postForResponse(path, body, token) {
  const headers = { "Content-Type": "application/json", ...headersWith(token) };
  return request(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** An idempotency key of 128 bits; some tokens are derived from one. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
