// The card, cell, player or pile that an element stands for, as `card:inn`, `cell:1,0`, `player:2`.

export const SOURCES = "[data-card], [data-character], [data-cell], [data-worker], [data-resource], [data-open]";

/** @param {EventTarget | null} node @returns {string | null} */
export function infoSource(node) {
  const data = node instanceof Element ? /** @type {HTMLElement | null} */ (node.closest(SOURCES))?.dataset : null;
  if (!data) return null;
  const kind = ["card", "character", "cell", "worker", "resource"].find((each) => data[each]);
  return kind ? `${kind}:${data[kind]}` : (data.open ?? null);
}
