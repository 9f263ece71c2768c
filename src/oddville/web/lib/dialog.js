// Dialogs as <dialog> elements: the browser traps and restores focus and closes on Escape.

import { html, render } from "../vendor/lit-html.js";
import { buttonIcon } from "./button_icons.js";
import { Task } from "./forms.js";
import { onSettingsChange } from "./settings.js";
import { onTextsChange, say } from "./texts.js";

let count = 0;

/** A dialog with a task of its own, which redraws it.
 * @param {() => string} title @param {(close: () => void, task: Task) => unknown} draw @returns {Promise<void>} when it is closed */
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
          <button class="tool" @click=${close} aria-label=${say("web-close")}>${buttonIcon("close")}</button>
        </header>
        ${draw(close, task)}`,
      dialog,
    );
  const task = new Task(redraw);
  redraw();
  document.body.append(dialog);
  const later = () => requestAnimationFrame(redraw);
  const stops = [onSettingsChange(later), onTextsChange(later)];
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
