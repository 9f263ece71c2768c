// The code that moves a seat to another device.

import { openDialog } from "../../lib/dialog.js";
import { errorAlert } from "../../lib/page.js";
import { say } from "../../lib/texts.js";
import { html } from "../../vendor/lit-html.js";
import { seatCode } from "../model/seats.js";
import { seatOf } from "../model/situation.js";

const MINUTE = 60_000;

/** @param {import("../model/state.js").State} state */
export async function openSeatCode(state) {
  /** @type {unknown} */
  let problem = null;
  const made = await seatCode(state, seatOf(state) ?? 0).catch((error) => void (problem = error));
  const code = made ? `${made.code.slice(0, 4)} ${made.code.slice(4)}` : "";
  const minutes = made ? Math.round((made.expires_at - Date.now()) / MINUTE) : 0;
  return openDialog(
    () => say("menu-move-seat"),
    () =>
      made
        ? html`<p class="code" aria-label=${say("move-seat-code", { code: [...made.code].join(" ") })}>${code}</p>
            <p>${say("move-seat-about", { minutes })}</p>`
        : errorAlert(problem),
  );
}
