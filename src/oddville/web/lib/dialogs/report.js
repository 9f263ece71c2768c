// Report a problem with a table; the server adds its record.

import { html } from "../../vendor/lit-html.js";
import { newKey, postForResponse } from "../api.js";
import { openDialog } from "../dialog.js";
import { onSubmit } from "../forms.js";
import { errorAlert } from "../page.js";
import { say } from "../texts.js";

const MAX_LENGTH = 5000;

const tableHere = () => new URLSearchParams(location.search).get("table");

const pageFacts = () => `\n\n— ${location.pathname}${location.search}, ${innerWidth} × ${innerHeight}, ${navigator.userAgent}`;

/** @param {string | null} [table] */
export function openReport(table = tableHere()) {
  const key = newKey();
  let isSent = false;
  const send = async (/** @type {FormData} */ fields) => {
    const text = (String(fields.get("text")) + pageFacts()).slice(0, MAX_LENGTH);
    await postForResponse(`api/tables/${encodeURIComponent(String(table))}/reports`, { key, text });
    isSent = true;
  };
  return openDialog(
    () => say("web-report"),
    (close, task) => {
      if (isSent)
        return html`<p role="status">${say("report-thanks")}</p>
          <p class="acts"><button class="button" @click=${close}>${say("web-close")}</button></p>`;
      if (!table)
        return html`<p>${say("report-elsewhere")}</p>
          <p class="note">${say("report-by-mail")}</p>`;
      return html`<form @submit=${onSubmit((fields) => task.run(() => send(fields)))}>
        <label>${say("report-text")}<textarea name="text" required minlength="3" maxlength=${MAX_LENGTH - 500}></textarea></label>
        <p class="note">${say("report-note")}</p>
        <p class="acts"><button class="button primary" ?disabled=${task.busy}>${say("report-send")}</button></p>
        ${errorAlert(task.error)}
      </form>`;
    },
  );
}
