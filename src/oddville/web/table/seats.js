// A seat moves to another device of the same person, and back.

import { post, Problem } from "../lib/api.js";
import { openDialog } from "../lib/dialog.js";
import { myTable, remember } from "../lib/mytables.js";
import { trouble } from "../lib/page.js";
import { say } from "../lib/texts.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {import("./acts.js").Acts} Acts */

const FORBIDDEN = 403;
const MINUTE = 60_000;

/** Ask for something with whichever of the secrets kept here opens it.
 * @param {string} path @param {string[]} secrets @returns {Promise<any>} */
async function askWith(path, secrets) {
  /** @type {unknown} */
  let refused = new Problem("error-not-your-seat");
  for (const secret of secrets) {
    try {
      return await post(path, {}, secret);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== FORBIDDEN) throw error;
      refused = error;
    }
  }
  throw refused;
}

/** @param {string} id @param {number} seat @param {string} what */
const pathOf = (id, seat, what) => `api/tables/${encodeURIComponent(id)}/seats/${seat}/${what}`;

/** The code by which a seat goes to another device.
 * @param {string} id @param {number} seat @param {string[]} secrets */
export async function openSeatCode(id, seat, secrets) {
  /** @type {unknown} */
  let problem = null;
  const made = await askWith(pathOf(id, seat, "code"), secrets).catch((error) => void (problem = error));
  const code = made ? `${made.code.slice(0, 4)} ${made.code.slice(4)}` : "";
  const minutes = made ? Math.round((made.expires_at - Date.now()) / MINUTE) : 0;
  return openDialog(
    () => say("menu-move-seat"),
    () =>
      made
        ? html`<p class="code" aria-label=${say("move-seat-code", { code: [...made.code].join(" ") })}>${code}</p>
            <p>${say("move-seat-about", { minutes })}</p>`
        : trouble(problem),
  );
}

/** Take the seats that were moved away back to this page.
 * @param {string} id @param {Acts} acts @param {string[]} secrets @returns {Promise<string[]>} their new secrets */
export async function takeHere(id, acts, secrets) {
  const { state, change } = acts.store;
  const taken = [];
  try {
    for (const seat of state.lost) {
      const { token } = await askWith(pathOf(id, seat, "link"), [...secrets, myTable(id)?.host ?? ""].filter(Boolean));
      taken.push(token);
      remember(id, { tokens: [token] });
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const isGone = error.status === FORBIDDEN;
    if (isGone) change({ lost: [] });
    acts.note({ message: isGone ? "note-seat-gone" : error.error, facts: error.facts, tone: "alarm", stays: true });
  }
  return taken;
}
