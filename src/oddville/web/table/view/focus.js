// Focus: one tab stop for each region (roving tabindex), and the focus after a drawing.

/** @param {Element} root @param {string} selector @returns {HTMLElement[]} */
const visible = (root, selector) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))].filter((element) => element.checkVisibility());

/** @param {Element} region */
export const stopsIn = (region) => visible(region, "button");

/** Visible buttons of selectable targets, in document order.
 * @param {Element} root */
export const selectableElements = (root) => visible(root, "button[data-target]:is(.selectable, .starter)");

/** @param {HTMLElement[]} buttons of a region @param {HTMLElement} stop */
function setStop(buttons, stop) {
  for (const button of buttons) {
    const index = button === stop ? 0 : -1;
    if (button.tabIndex !== index) button.tabIndex = index;
    if (button === stop) button.dataset.stop = "";
    else delete button.dataset.stop;
  }
}

/** The tab stop of each region: its last focused button, else a selectable one, else the first.
 * @param {Element} root */
export function settleTabStops(root) {
  for (const region of root.querySelectorAll("[data-region]")) {
    const buttons = stopsIn(region);
    const stop =
      buttons.find((button) => button === document.activeElement) ??
      buttons.find((button) => button.tabIndex === 0 && button.dataset.stop !== undefined) ??
      buttons.find((button) => button.matches(".selectable, .selected")) ??
      buttons[0];
    if (stop) setStop(buttons, stop);
  }
}

/** Make the focused button the tab stop of its region.
 * @param {EventTarget | null} element */
export function keepTabStop(element) {
  const region = element instanceof HTMLButtonElement ? element.closest("[data-region]") : null;
  if (region) setStop(stopsIn(region), /** @type {HTMLButtonElement} */ (element));
}

/** @type {Record<string, string>} */
const PLACES = {
  bar: "#sentence",
  text: "#text-title",
  chat: "#chat-text",
  log: ".log-scroll",
  moves: ".moves-sheet .sheet-scroll, .move-chip[data-stop], .moves-none",
  hint: ".hint-region .sheet-scroll",
  closing: "#closing",
};

/** @param {Element} root @param {string} place */
export function focusPlace(root, place) {
  const selectable = place === "targets" ? selectableElements(root).filter((element) => element.classList.contains("lit")) : [];
  const target = selectable.find((element) => element.dataset.cell) ?? selectable[0];
  if (target) target.focus();
  else if (PLACES[place])
    /** @type {HTMLElement | null} */ (root.querySelector(PLACES[place]))?.focus({ preventScroll: place in { bar: 1, text: 1 } });
}
