// Keyboard shortcuts. Each has a visible control as well; letters can be changed or switched off.

/** Letters by action; digits are fixed.
 * @type {Readonly<Record<string, string>>} */
export const DEFAULT_KEYS = {
  coins: "c",
  wood: "w",
  clay: "l",
  stone: "s",
  crystal: "x",
  next: "n",
  close: "e",
  recover: "v",
  cheat: "k",
  swap: "b",
  travel: "t",
  off: "o",
  undo: "u",
  explain: "i",
  decision: "d",
  preview: "a",
  info: "q",
  aid: "z",
  recap: "r",
  log: "g",
  points: "h",
  coordinates: "m",
  hint: "y",
  fit: "f",
  nearer: "+",
  farther: "-",
  text: "j",
  keys: "?",
};

/** Keys left to the browser and to assistive technology. */
const RESERVED = ["/", "'", "Backspace", "Tab", "Enter", " ", "Escape"];

/** @param {string} key */
export const isUsableKey = (key) => key.length === 1 && !RESERVED.includes(key) && !/[0-9]/.test(key);

/** @param {string} act @param {Record<string, string>} changed */
export const keyOf = (act, changed) => changed[act] ?? DEFAULT_KEYS[act] ?? "";

/** The action or digit of a key event; null in text fields and with Ctrl, Alt or Meta.
 * @param {KeyboardEvent} event @param {{keys: boolean, keymap: Record<string, string>}} settings
 * @returns {{act: string, shift: boolean} | {digit: number} | null} */
export function shortcutOf(event, { keys, keymap }) {
  if (!keys || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || inTextField(event.target)) return null;
  if (/^[1-7]$/.test(event.key)) return { digit: Number(event.key) };
  const pressed = event.key.toLowerCase();
  const act = Object.keys(DEFAULT_KEYS).find(
    (name) =>
      keyOf(name, keymap) === pressed || (name === "farther" && pressed === "−") || (name === "nearer" && pressed === "="),
  );
  return act ? { act, shift: event.shiftKey } : null;
}

/** @param {EventTarget | null} target */
export function inTextField(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !["button", "checkbox", "radio", "range", "submit", "reset"].includes(target.type);
}

/** @param {string} key */
export const keyLabel = (key) => (key === "-" ? "−" : key.toUpperCase());
