// The 404 page.

import { landmark, LANDMARKS } from "../art/landmarks/index.js";
import { html } from "../vendor/lit-html.js";
import { inlineSvg } from "../lib/inline_art.js";
import { openPage } from "../lib/page.js";
import * as urls from "../lib/urls.js";
import { say } from "../lib/texts.js";

const cards = Object.keys(LANDMARKS);
const card = cards[Math.floor(Math.random() * cards.length)];

await openPage({
  title: "web-missing",
  draw: () =>
    html`<section class="missing">
      ${inlineSvg("-52 -104 104 112", "missing-picture", landmark(card, "none", 0, 0, 1))}
      <h1>${say("web-missing")}</h1>
      <p>${say("web-missing-note")}</p>
      <p class="acts"><a class="button primary" href=${urls.start()}>${say("web-to-start")}</a></p>
    </section>`,
});
