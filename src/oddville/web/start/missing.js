// The page that is not there.

import { landmark, LANDMARKS } from "../art/landmarks/index.js";
import { html } from "../vendor/lit-html.js";
import { picture } from "../lib/figures.js";
import { openPage } from "../lib/page.js";
import * as places from "../lib/places.js";
import { say } from "../lib/texts.js";

const cards = Object.keys(LANDMARKS);
const card = cards[Math.floor(Math.random() * cards.length)];

await openPage({
  title: "web-missing",
  draw: () =>
    html`<section class="missing">
      ${picture("-52 -104 104 112", "missing-picture", landmark(card, "none", 0, 0, 1))}
      <h1>${say("web-missing")}</h1>
      <p>${say("web-missing-note")}</p>
      <p class="acts"><a class="button primary" href=${places.start()}>${say("web-to-start")}</a></p>
    </section>`,
});
