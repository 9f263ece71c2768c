// Values in localStorage, which may be unavailable or corrupt.

/** @param {string} key @returns {any} null if there is none */
export function readStored(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** The items of a stored list that are as they should be.
 * @param {string} key @param {(item: any) => boolean} [isItem] @returns {any[]} */
export function readList(key, isItem = () => true) {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isItem) : [];
}

/** What is new in a list from elsewhere, by a name that each item has.
 * @template Item
 * @param {Item[]} own @param {unknown} added @param {(item: any) => unknown} name @returns {Item[]} */
export function newItems(own, added, name) {
  const known = new Set(own.map(name));
  return Array.isArray(added) ? added.filter((item) => item && name(item) && !known.has(name(item))) : [];
}

/** Without storage the value is lost when the page is left.
 * @param {string} key @param {unknown} value */
export function writeStored(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // no storage, or no room
  }
}
