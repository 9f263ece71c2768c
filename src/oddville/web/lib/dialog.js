// Dialogs: the browser's own, which keeps focus inside and gives it back, and closes by Escape.

import { html, render } from "../vendor/lit-html.js";
import { onChange } from "./settings.js";
import { sign } from "./signs.js";
import { onWords, say } from "./texts.js";

let count = 0;

/** Open a dialog until it is closed.
 * @param {() => string} title in words @param {(close: () => void, redraw: () => void) => unknown} draw what is in it
 * @returns {Promise<void>} when it is closed */
export function openDialog(title, draw) {
  const dialog = document.createElement("dialog");
  dialog.className = "dialog";
  const heading = `dialog-${++count}`;
  dialog.setAttribute("aria-labelledby", heading);
  const close = () => dialog.close();
  const redraw = () =>
    render(
      html`<header>
          <h2 id=${heading} tabindex="-1" autofocus>${title()}</h2>
          <button class="tool" @click=${close} aria-label=${say("web-close")}>${sign("close")}</button>
        </header>
        ${draw(close, redraw)}`,
      dialog,
    );
  redraw();
  document.body.append(dialog);
  const later = () => requestAnimationFrame(redraw);
  const stops = [onChange(later), onWords(later)];
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      for (const stop of stops) stop();
      dialog.remove();
      resolve();
    }),
  );
}
