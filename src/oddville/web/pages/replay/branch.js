// Continue from a position of a replay at a new table. Unseen cards are dealt anew.

import { html } from "../../vendor/lit-html.js";
import { newKey } from "../../lib/api.js";
import { checkbox, onSubmit } from "../../lib/forms.js";
import { openDialog } from "../../lib/dialog.js";
import { playerName } from "../../lib/inline_art.js";
import { errorAlert } from "../../lib/page.js";
import { ownName, playerNames } from "../../lib/player_names.js";
import { settings } from "../../lib/settings.js";
import { say } from "../../lib/texts.js";
import { DEFAULT_LEVEL, makeTable } from "../../lib/new_table.js";

/** @typedef {import("../../lib/types.js").Replay} Replay */

/** @param {Replay} replay @param {number} ply @param {{table: string} | {record: string}} origin */
export function openBranch(replay, ply, origin) {
  const { colours } = replay;
  const names = replay.names.map(ownName);
  const displayNames = playerNames(names);
  const seats = new Set([replay.plies[ply].view.player ?? 0]);
  const key = newKey();
  /** @returns {import("../../types/wire.js").NewSeat[]} */
  const requestedSeats = () =>
    names.map((name, seat) =>
      seats.has(seat)
        ? { kind: "here", name: seats.size === 1 ? settings().name || name : name, colour: colours[seat] }
        : { kind: "bot", bot: DEFAULT_LEVEL, name, colour: colours[seat] },
    );
  const create = async () => (await makeTable({ seats: requestedSeats(), options: {} }, key, { origin: { ply, ...origin } })).url;
  return openDialog(
    () => say("replay-branch"),
    (_, task) =>
      html`<form @submit=${onSubmit(() => task.run(create))}>
        <p>${say("replay-branch-about", { turn: replay.plies[ply].turn })}</p>
        <fieldset>
          <legend>${say("replay-branch-seats")}</legend>
          ${displayNames.map((name, seat) => checkbox(playerName(colours[seat], name), seats.has(seat), (isMine) => void (isMine ? seats.add(seat) : seats.delete(seat))))}
        </fieldset>
        <p class="acts"><button class="button primary" ?disabled=${task.busy}>${say("replay-branch-do")}</button></p>
        ${errorAlert(task.error)}
      </form>`,
  );
}
