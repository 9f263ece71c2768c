// What every page has: the head with name, language and look, the main part, and the foot.

import { html, nothing, render } from "../vendor/lit-html.js";
import { Problem } from "./api.js";
import { logo } from "./logo.js";
import * as places from "./places.js";
import { sign } from "./signs.js";
import { onChange, show } from "./settings.js";
import { preferred, say, speak } from "./texts.js";
import { languageChoice, lookButton } from "./tools.js";

/** @typedef {import("../vendor/lit-html.js").TemplateResult} TemplateResult */

/** A page.
 * @param {{title: string, draw: () => unknown, wide?: boolean, onLanguage?: () => unknown}} of `title` is a message id
 * @returns {Promise<() => void>} draws it anew */
export async function openPage({ title, draw, wide = false, onLanguage }) {
  show();
  await speak();
  const body = document.body;
  const redraw = () => {
    document.title = title === "web-name" ? say("web-name") : say("web-title", { page: say(title) });
    render(frame(draw(), wide), body);
  };
  let language = preferred();
  onChange(async () => {
    if (preferred() !== language) {
      language = preferred();
      await speak();
      await onLanguage?.();
    }
    redraw();
  });
  redraw();
  body.dataset.ready = "";
  return redraw;
}

/** @param {unknown} main @param {boolean} wide */
const frame = (main, wide) =>
  html` <a class="skip" href="#main">${say("web-skip")}</a>
    <header class="head">
      <a class="name" href=${places.start()}>${logo()}<span>${say("web-name")}</span></a>
      <nav aria-label=${say("web-nav")} class="head-links">
        <a href=${places.learn()}>${say("web-learn")}</a>
        <a href=${places.rules()}>${say("web-rules")}</a>
        <a href=${places.cards()}>${say("web-cards")}</a>
      </nav>
      <div class="head-tools">${languageChoice()}${lookButton()}${settingsButton()}</div>
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
    ${sign("settings")}
  </button>`;

const openSettings = async () => (await import("../settings/dialog.js")).openSettings();
const openReport = async () => (await import("../settings/report.js")).openReport();
const openKeys = async () => (await import("../settings/keys.js")).openKeys();

/** What went wrong, in words.
 * @param {unknown} error */
export function sentence(error) {
  if (error instanceof Problem) return say(error.error, error.facts);
  throw error;
}

/** Something that went wrong, said at once.
 * @param {unknown} error @returns {unknown} */
export const trouble = (error) => (error ? html`<p class="trouble" role="alert">${sentence(error)}</p>` : nothing);
