// Tell that something is wrong. At a table its record goes with it.

import { html } from "../vendor/lit-html.js";
import { newKey, posted } from "../lib/api.js";
import { openDialog } from "../lib/dialog.js";
import { trouble } from "../lib/page.js";
import { say } from "../lib/texts.js";

const MOST = 5000;

/** The table this page shows, if it shows one. */
const tableHere = () => new URLSearchParams(location.search).get("table");

/** What a report says about the page itself. */
const about = () => `\n\n— ${location.pathname}${location.search}, ${innerWidth} × ${innerHeight}, ${navigator.userAgent}`;

/** Open the report of a table, or of the page where there is none.
 * @param {string | null} [table] */
export function openReport(table = tableHere()) {
  const key = newKey();
  /** @type {unknown} */
  let problem = null;
  let state = "open";
  return openDialog(
    () => say("web-report"),
    (close, redraw) => {
      if (state === "sent")
        return html`<p role="status">${say("report-thanks")}</p>
          <p class="acts"><button class="button" @click=${close}>${say("web-close")}</button></p>`;
      if (!table)
        return html`<p>${say("report-elsewhere")}</p>
          <p class="note">${say("report-by-mail")}</p>`;
      return html`<form
        @submit=${async (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text"));
          [state, problem] = ["sending", null];
          redraw();
          try {
            await posted(`api/tables/${encodeURIComponent(table)}/reports`, { key, text: (text + about()).slice(0, MOST) });
            state = "sent";
          } catch (error) {
            [state, problem] = ["open", error];
          }
          redraw();
        }}
      >
        <label>${say("report-text")}<textarea name="text" required minlength="3" maxlength=${MOST - 500}></textarea></label>
        <p class="note">${say("report-note")}</p>
        <p class="acts"><button class="button primary" ?disabled=${state === "sending"}>${say("report-send")}</button></p>
        ${trouble(problem)}
      </form>`;
    },
  );
}
