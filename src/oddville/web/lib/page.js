// The frame of every page but the table: header, main part and footer.

import { html, nothing, render } from "../vendor/lit-html.js";
import { ApiError } from "./api.js";
import { logo } from "./logo.js";
import * as urls from "./urls.js";
import { buttonIcon } from "./button_icons.js";
import { onSettingsChange, applySettings } from "./settings.js";
import { preferredLanguage, say, loadTexts } from "./texts.js";
import { headControls } from "./head_controls.js";
import { registerWorker } from "./web_app.js";

/** @param {{title: string, draw: () => unknown, wide?: boolean, onLanguage?: () => unknown}} options `title` is a message id
 * @returns {Promise<() => void>} redraws it */
export async function openPage({ title, draw, wide = false, onLanguage }) {
  applySettings();
  await loadTexts();
  const body = document.body;
  const redraw = () => {
    document.title = title === "web-name" ? say("web-name") : say("web-title", { page: say(title) });
    render(frame(draw(), wide), body);
  };
  let language = preferredLanguage();
  onSettingsChange(async () => {
    if (preferredLanguage() !== language) {
      language = preferredLanguage();
      await loadTexts();
      await onLanguage?.();
    }
    redraw();
  });
  redraw();
  body.dataset.ready = "";
  registerWorker();
  return redraw;
}

/** @param {unknown} main @param {boolean} wide */
const frame = (main, wide) =>
  html` <a class="skip" href="#main">${say("web-skip")}</a>
    <header class="head">
      <a class="name" href=${urls.start()}>${logo()}<span>${say("web-name")}</span></a>
      <nav aria-label=${say("web-nav")} class="head-links">
        <a href=${urls.learn()}>${say("web-learn")}</a>
        <a href=${urls.rules()}>${say("web-rules")}</a>
        <a href=${urls.cards()}>${say("web-cards")}</a>
      </nav>
      <div class="head-tools">${headControls()}${settingsButton()}</div>
    </header>
    <main id="main" tabindex="-1" class=${wide ? "wide" : nothing}>${main}</main>
    <footer class="foot">
      <p>${say("web-foot")}</p>
      <p class="foot-links">
        <button class="link" @click=${() => openReport()}>${say("web-report")}</button>
        <button class="link" @click=${openKeys}>${say("web-keys")}</button>
      </p>
    </footer>`;

const settingsButton = () =>
  html`<button class="tool" aria-label=${say("web-settings")} title=${say("web-settings")} @click=${openSettings}>
    ${buttonIcon("settings")}
  </button>`;

const openSettings = async () => (await import("./dialogs/settings.js")).openSettings();
const openReport = async () => (await import("./dialogs/report.js")).openReport();
const openKeys = async () => (await import("./dialogs/keys.js")).openKeys();

/** @param {unknown} error */
function errorText(error) {
  if (error instanceof ApiError) return say(error.error, error.facts);
  throw error;
}

/** @param {unknown} error @returns {unknown} */
export const errorAlert = (error) => (error ? html`<p class="trouble" role="alert">${errorText(error)}</p>` : nothing);
