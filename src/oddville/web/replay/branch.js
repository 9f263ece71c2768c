// Play on from a position of a replay: a new table, the original stays as it is. Cards that nobody had seen are dealt anew.

import { html } from "../vendor/lit-html.js";
import { newKey, post } from "../lib/api.js";
import { openDialog } from "../lib/dialog.js";
import { person } from "../lib/figures.js";
import { trouble } from "../lib/page.js";
import { settings } from "../lib/settings.js";
import { say } from "../lib/texts.js";
import { LEVEL, sitDown } from "../setup/wish.js";

/** @typedef {import("../lib/types.js").Replay} Replay */

/** @param {Replay} replay @param {number} ply @param {{table: string} | {record: string}} origin */
export function openBranch(replay, ply, origin) {
  const { names, colours } = replay;
  const seats = new Set([replay.plies[ply].view.player ?? 0]);
  const key = newKey();
  let busy = false;
  /** @type {unknown} */
  let problem = null;
  const wishes = () =>
    names.map((name, seat) =>
      seats.has(seat)
        ? { kind: "here", name: seats.size === 1 ? settings().name || name : name, colour: colours[seat] }
        : { kind: "bot", bot: LEVEL, name, colour: colours[seat] },
    );
  return openDialog(
    () => say("replay-branch"),
    (_, redraw) =>
      html`<form
        @submit=${async (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          if (busy) return;
          [busy, problem] = [true, null];
          redraw();
          try {
            location.assign(sitDown(await post("api/tables", { seats: wishes(), key, origin: { ply, ...origin } }), wishes()));
          } catch (error) {
            [busy, problem] = [false, error];
            redraw();
          }
        }}
      >
        <p>${say("replay-branch-about", { turn: replay.plies[ply].turn })}</p>
        <fieldset>
          <legend>${say("replay-branch-seats")}</legend>
          ${names.map(
            (name, seat) =>
              html`<label class="tick"
                ><input
                  type="checkbox"
                  .checked=${seats.has(seat)}
                  @change=${(/** @type {any} */ event) => (event.target.checked ? seats.add(seat) : seats.delete(seat))}
                />${person(colours[seat], name)}</label
              >`,
          )}
        </fieldset>
        <p class="acts"><button class="button primary" ?disabled=${busy}>${say("replay-branch-do")}</button></p>
        ${trouble(problem)}
      </form>`,
  );
}
