// Report a problem with a table; the server adds its record.

import { html } from "../../vendor/lit-html.js";
import { newKey, postForResponse } from "../api.js";
import { openDialog } from "../dialog.js";
import { onSubmit, Task } from "../forms.js";
import { errorAlert } from "../page.js";
import { say } from "../texts.js";

const MOST = 5000;

const tableHere = () => new URLSearchParams(location.search).get("table");

const pageFacts = () => `\n\n— ${location.pathname}${location.search}, ${innerWidth} × ${innerHeight}, ${navigator.userAgent}`;

/** @param {string | null} [table] */
export function openReport(table = tableHere()) {
  const key = newKey();
  let isSent = false;
  let redraw = () => {};
  const task = new Task(() => redraw());
  const send = onSubmit((fields) =>
    task.run(async () => {
      const text = (String(fields.get("text")) + pageFacts()).slice(0, MOST);
      await postForResponse(`api/tables/${encodeURIComponent(String(table))}/reports`, { key, text });
      isSent = true;
    }),
  );
  return openDialog(
    () => say("web-report"),
    (close, redrawDialog) => {
      redraw = redrawDialog;
      if (isSent)
        return html`<p role="status">${say("report-thanks")}</p>
          <p class="acts"><button class="button" @click=${close}>${say("web-close")}</button></p>`;
      if (!table)
        return html`<p>${say("report-elsewhere")}</p>
          <p class="note">${say("report-by-mail")}</p>`;
      return html`<form @submit=${send}>
        <label>${say("report-text")}<textarea name="text" required minlength="3" maxlength=${MOST - 500}></textarea></label>
        <p class="note">${say("report-note")}</p>
        <p class="acts"><button class="button primary" ?disabled=${task.busy}>${say("report-send")}</button></p>
        ${errorAlert(task.error)}
      </form>`;
    },
  );
}
