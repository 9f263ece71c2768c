// Join a table by a link, by its code, or by a code that moves a seat to this device.

import { html } from "../../vendor/lit-html.js";
import { ApiError, get, newKey, post } from "../../lib/api.js";
import { onSubmit } from "../../lib/forms.js";
import { storeTable } from "../../lib/my_tables.js";
import { errorAlert } from "../../lib/page.js";
import { newValue, storeValue } from "../../lib/shuffle.js";
import * as urls from "../../lib/urls.js";
import { changeSettings, settings } from "../../lib/settings.js";
import { say } from "../../lib/texts.js";

/** For the shuffle of each table, the same ones if the request is sent again. @type {Map<string, string>} */
const values = new Map();
const TABLE_CODE = 10;
const SEAT_CODE = 8;
const key = newKey();

/** Letters that look alike are one.
 * @param {string} text */
const normalizeCode = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/[il]/g, "1")
    .replace(/o/g, "0")
    .replace(/u/g, "v");

/** @param {string} text @returns {{kind: "link", table: string, token: string} | {kind: "table" | "seat", code: string} | null} */
function parseInvitation(text) {
  try {
    const link = new URL(text.trim());
    const table = link.searchParams.get("table");
    return table ? { kind: "link", table, token: link.hash.slice(1) } : null;
  } catch {
    const code = normalizeCode(text);
    if (code.length === TABLE_CODE) return { kind: "table", code };
    return code.length === SEAT_CODE ? { kind: "seat", code } : null;
  }
}

/** @param {string} text @param {string} name @returns {Promise<string>} the table's URL */
async function join(text, name) {
  const invitation = parseInvitation(text);
  if (!invitation) throw new ApiError("web-join-what");
  if (invitation.kind === "link") return urls.table(invitation.table, invitation.token);
  if (invitation.kind === "seat") return takeSeat(await post("api/codes", { code: invitation.code }));
  const table = await get(`api/tables/${encodeURIComponent(invitation.code)}`);
  const hasRoom =
    table.status === "waiting" &&
    table.seats.some((/** @type {{kind: string, taken: boolean}} */ seat) => seat.kind === "open" && !seat.taken);
  if (!hasRoom) return urls.table(table.id);
  const value = values.get(table.id) ?? newValue();
  values.set(table.id, value);
  const taken = await post(`api/tables/${table.id}/sit`, { key, name, value });
  storeValue(table, taken.seat, value);
  return takeSeat(taken);
}

/** @param {import("../../types/wire.js").TakenSeat} seat */
function takeSeat(seat) {
  storeTable(seat.id, { tokens: [seat.token], seats: [seat.seat] });
  return urls.table(seat.id);
}

/** @param {import("../../lib/forms.js").Task} task */
export const joinForm = (task) =>
  html`<form
    class="join"
    @submit=${onSubmit((fields) =>
      task.run(() => {
        const name = String(fields.get("name")).trim();
        changeSettings({ name });
        return join(String(fields.get("code")), name);
      }),
    )}
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
    <button class="button" ?disabled=${task.busy}>${say("web-join-do")}</button>
    <p class="note">${say("web-join-note")}</p>
    ${errorAlert(task.error)}
  </form>`;
