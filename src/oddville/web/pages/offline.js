// Shown by the service worker instead of a page that needs the server, while there is no connection. It opens that page as soon
// as the server responds.

import { landmark } from "../art/landmarks/index.js";
import { ROOT } from "../lib/api.js";
import { delays } from "../lib/delays.js";
import { inlineSvg } from "../lib/inline_art.js";
import { openPage } from "../lib/page.js";
import { say } from "../lib/texts.js";
import * as urls from "../lib/urls.js";
import { html } from "../vendor/lit-html.js";

/** @type {[string, () => string][]} */
const LINKS = [
  ["web-to-start", urls.start],
  ["web-learn", urls.learn],
  ["web-rules", urls.rules],
  ["web-cards", urls.cards],
  ["web-replays", () => urls.replay()],
];

const draw = () =>
  html`<section class="missing">
    ${inlineSvg("-52 -104 104 112", "missing-picture", landmark("snail-post", "bells", 0, 0, 1))}
    <h1>${say("offline-heading")}</h1>
    <p role="status">${say("offline-note")}</p>
    <p>${say("offline-pages")}</p>
    <p class="acts">${LINKS.map(([message, to]) => html`<a class="button" href=${to()}>${say(message)}</a> `)}</p>
  </section>`;

async function openIfReachable() {
  const answer = await fetch(new URL("healthz", ROOT), { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  if (location.pathname.endsWith("/offline.html")) location.replace(urls.start());
  else location.reload();
}

await openPage({ title: "offline-heading", draw });
addEventListener("online", openIfReachable);
setInterval(openIfReachable, delays.maxReconnect);
