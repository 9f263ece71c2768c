// Keys: arrows inside a region, letters for every control, N for the next selectable target.

import { inTextField, shortcutOf } from "../../lib/keys.js";
import { settings } from "../../lib/settings.js";
import { infoSource } from "../info_source.js";
import { withLazy } from "../load.js";
import { pick, cancel, undo } from "../model/actions.js";
import { explain } from "../model/questions.js";
import { note } from "../model/notes.js";
import { situationOf } from "../model/situation.js";
import { KEY_TARGETS } from "../model/targets.js";
import { open } from "./controls.js";
import { keepTabStop, selectableElements, stopsIn } from "../view/focus.js";

/** @typedef {import("../model/state.js").State} State @typedef {import("./controls.js").Press} Press */

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [0, 0],
  End: [0, 0],
});
/** @param {HTMLElement} root @param {State} state @param {Press} press */
export function listenToKeys(root, state, press) {
  document.addEventListener("keydown", (event) => keyDown(event, root, state, press));
  root.addEventListener("focusin", ({ target }) => keepTabStop(target));
}

/** @param {KeyboardEvent} event @param {HTMLElement} root @param {State} state @param {Press} press */
function keyDown(event, root, state, press) {
  if (document.querySelector("dialog[open], :popover-open")) return;
  if ((event.key === "Enter" || event.key === " ") && event.repeat) return event.preventDefault();
  if (event.key === "Escape") return cancel(state);
  if (event.key in STEPS && !inTextField(event.target) && moveFocus(event)) return event.preventDefault();
  const shortcut = shortcutOf(event, settings());
  if (!shortcut) return;
  event.preventDefault();
  if (event.repeat && "act" in shortcut && shortcut.act === "close") return;
  if ("digit" in shortcut) return pickDigit(state, shortcut.digit);
  if (shortcut.act in KEY_TARGETS) return pick(state, KEY_TARGETS[shortcut.act], { byKey: true });
  if (shortcut.act === "next") return focusNextSelectable(root, shortcut.shift ? -1 : 1);
  if (shortcut.act === "undo") return undo(state, { all: shortcut.shift });
  if (shortcut.act === "explain")
    return explain(state, /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.target);
  if (shortcut.act === "info") return openInfo(state);
  press(shortcut.act);
}

/** The card that has the focus, else the one the pointer rests on.
 * @param {State} state */
function openInfo(state) {
  const source = infoSource(document.activeElement) ?? state.info;
  if (source) open(state, source);
  else void withLazy(state, () => note(state, "info-none"));
}

/** @param {KeyboardEvent} event @returns {boolean} whether the arrow was for a region */
function moveFocus({ key, target }) {
  const element = target instanceof HTMLButtonElement ? target : null;
  const region = element?.closest("[data-region]");
  if (!element || !region) return false;
  (region.querySelector("[role=grid]") ? nextCell(element, key, region) : nextButton(element, key, region))?.focus();
  return true;
}

/** @param {HTMLElement} element @param {string} key @param {Element} region */
function nextCell(element, key, region) {
  const [x, y] = (element.dataset.cell ?? "0,0").split(",").map(Number);
  const [dx, dy] = STEPS[key];
  const row = /** @type {NodeListOf<HTMLElement>} */ ((element.parentElement ?? region).querySelectorAll("[data-cell]"));
  if (key === "Home" || key === "End") return row[key === "Home" ? 0 : row.length - 1];
  return /** @type {HTMLElement | null} */ (region.querySelector(`[data-cell="${x + dx},${y + dy}"]`));
}

/** @param {HTMLElement} element @param {string} key @param {Element} region */
function nextButton(element, key, region) {
  const buttons = stopsIn(region);
  if (key === "Home" || key === "End") return buttons.at(key === "Home" ? 0 : -1);
  const [dx, dy] = STEPS[key];
  return buttons[(buttons.indexOf(element) + dx + dy + buttons.length) % buttons.length];
}

/** Digits pick by place: worker cards, my buildings, and the row if the selection can go there.
 * @param {State} state @param {number} digit */
function pickDigit(state, digit) {
  const situation = situationOf(state);
  if (!situation || situation.me === null) return;
  const target = targetOfDigit(situation, state.selection, digit);
  if (target) pick(state, target, { byKey: true });
}

/** @param {import("../model/situation.js").Situation} situation @param {string[]} selection @param {number} digit */
function targetOfDigit({ selectable, view, me }, selection, digit) {
  const hasBuilding = selection.some((target) => target.startsWith("mine:"));
  const isRowSelectable = selection.length > 0 && [...selectable].some((target) => target.startsWith("row:"));
  if (isRowSelectable && digit <= 6 && hasBuilding === selection.includes("character:bookkeeper")) return `row:${digit}`;
  if (digit <= 4) return `worker:${digit}`;
  const building = view.players[me ?? 0].buildings[digit - 5];
  return building ? `mine:${building}` : null;
}

/** @param {Element} root @param {1 | -1} step */
function focusNextSelectable(root, step) {
  const selectable = selectableElements(root);
  const place = selectable.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  selectable.at(place < 0 && step < 0 ? -1 : (place + step) % (selectable.length || 1))?.focus();
}
