// Values in localStorage, which may be unavailable or corrupt.

/** @param {string} key @returns {any} null if there is none */
export function readStored(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
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
