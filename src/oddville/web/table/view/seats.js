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
  const answer = await seatCode(state, seatOf(state) ?? 0).catch((error) => void (problem = error));
  const code = answer ? `${answer.code.slice(0, 4)} ${answer.code.slice(4)}` : "";
  const minutes = answer ? Math.round((answer.expires_at - Date.now()) / MINUTE) : 0;
  return openDialog(
    () => say("menu-move-seat"),
    () =>
      answer
        ? html`<p class="code" aria-label=${say("move-seat-code", { code: [...answer.code].join(" ") })}>${code}</p>
            <p>${say("move-seat-about", { minutes })}</p>`
        : errorAlert(problem),
  );
}
