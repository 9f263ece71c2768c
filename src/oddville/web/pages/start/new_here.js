// The question of the first *Play now*: the guided game, or the game at once.

import { openDialog } from "../../lib/dialog.js";
import { storePlayed } from "../../lib/first_game.js";
import { say } from "../../lib/texts.js";
import { beginFirstGame } from "../../table/model/lesson.js";
import { html } from "../../vendor/lit-html.js";

export { beginFirstGame };

/** @param {() => unknown} guide @param {() => unknown} play */
export const askNewHere = (guide, play) =>
  openDialog(
    () => say("web-new-here"),
    (close) => {
      const choose = (/** @type {() => unknown} */ begin) => () => {
        storePlayed();
        close();
        begin();
      };
      return html`<p>${say("web-new-here-about")}</p>
        <p class="acts new-here">
          <button class="button primary" id="guided" @click=${choose(guide)}>
            ${say("web-guided")} <small>${say("web-recommended")}</small></button
          ><button class="button" id="play-at-once" @click=${choose(play)}>${say("web-knows-game")}</button>
        </p>`;
    },
  );
