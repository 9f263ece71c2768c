// Join a table: by a link, by the table's code, or by a code that moves a seat to this device.

import { html } from "../vendor/lit-html.js";
import { get, newKey, post, Problem } from "../lib/api.js";
import { remember } from "../lib/mytables.js";
import { trouble } from "../lib/page.js";
import * as places from "../lib/places.js";
import { change, settings } from "../lib/settings.js";
import { say } from "../lib/texts.js";

const TABLE_CODE = 10;
const SEAT_CODE = 8;
const key = newKey();
/** @type {unknown} */
let problem = null;
let busy = false;

/** Letters as they are meant: what looks alike is one letter.
 * @param {string} text */
export const plainCode = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/[il]/g, "1")
    .replace(/o/g, "0")
    .replace(/u/g, "v");

/** What was typed: the link of a table, its code, or the code of a seat.
 * @param {string} text @returns {{kind: "link", table: string, token: string} | {kind: "table" | "seat", code: string} | null} */
export function read(text) {
  try {
    const link = new URL(text.trim());
    const table = link.searchParams.get("table");
    return table ? { kind: "link", table, token: link.hash.slice(1) } : null;
  } catch {
    const code = plainCode(text);
    if (code.length === TABLE_CODE) return { kind: "table", code };
    return code.length === SEAT_CODE ? { kind: "seat", code } : null;
  }
}

/** @param {string} text @param {string} name @returns {Promise<string>} where to go */
async function joined(text, name) {
  const meant = read(text);
  if (!meant) throw new Problem("web-join-what");
  if (meant.kind === "link") return places.table(meant.table, meant.token);
  if (meant.kind === "seat") return seated(await post("api/codes", { code: meant.code }));
  const table = await get(`api/tables/${encodeURIComponent(meant.code)}`);
  const hasRoom =
    table.status === "waiting" &&
    table.seats.some((/** @type {{kind: string, taken: boolean}} */ seat) => seat.kind === "open" && !seat.taken);
  return hasRoom ? seated(await post(`api/tables/${table.id}/sit`, { key, name })) : places.table(table.id);
}

/** @param {import("../lib/types.js").TakenSeat} taken */
function seated(taken) {
  remember(taken.id, { tokens: [taken.token], seats: [taken.seat] });
  return places.table(taken.id);
}

/** The form.
 * @param {() => void} redraw */
export const joinForm = (redraw) =>
  html`<form
    class="join"
    @submit=${async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const words = new FormData(/** @type {HTMLFormElement} */ (event.target));
      const name = String(words.get("name")).trim();
      if (busy) return;
      [busy, problem] = [true, null];
      redraw();
      try {
        change({ name });
        location.assign(await joined(String(words.get("code")), name));
      } catch (error) {
        problem = error;
      }
      busy = false;
      redraw();
    }}
  >
    <label
      >${say("web-join-code")}<input
        name="code"
        required
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        maxlength="300"
    /></label>
    <label>${say("web-your-name")}<input name="name" autocomplete="nickname" maxlength="40" .value=${settings().name} /></label>
    <button class="button" ?disabled=${busy}>${say("web-join-do")}</button>
    <p class="note">${say("web-join-note")}</p>
    ${trouble(problem)}
  </form>`;
