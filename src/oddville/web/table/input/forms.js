// The forms of the page: the chat, the line of the text view, and the name after a game.

import { changeSettings } from "../../lib/settings.js";
import { withLazy } from "../load.js";
import { chat } from "../model/actions.js";

/** @param {HTMLElement} root @param {import("../model/state.js").State} state @param {import("./controls.js").Press} press */
export function listenToForms(root, state, press) {
  root.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.dataset.form) return;
    event.preventDefault();
    const text = String(new FormData(form).get("text")).trim();
    if (form.dataset.form === "command") void withLazy(state, ({ runCommand }) => runCommand(state, text, press));
    else if (text && form.dataset.form === "name") changeSettings({ name: text });
    else if (text) chat(state, text);
    form.reset();
  });
}
