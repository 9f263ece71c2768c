// Single keys and what they do. Each letter has a visible control as well; letters can be changed or switched off.

/** Letters by what they do. Numbers pick by place and are never changed.
 * @type {Readonly<Record<string, string>>} */
export const USUAL = {
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
  recap: "r",
  log: "g",
  points: "h",
  hint: "y",
  fit: "f",
  nearer: "+",
  farther: "-",
  text: "j",
  keys: "?",
};

/** Keys a page must leave to the browser and to helpers of every kind. */
const LEFT_ALONE = ["/", "'", "Backspace", "Tab", "Enter", " ", "Escape"];

/** @param {string} key */
export const mayBeUsed = (key) => key.length === 1 && !LEFT_ALONE.includes(key) && !/[0-9]/.test(key);

/** The letter of an act.
 * @param {string} act @param {Record<string, string>} changed */
export const keyOf = (act, changed) => changed[act] ?? USUAL[act] ?? "";

/** What a key event asks for: an act, a digit, or nothing. Nothing in text fields and with Ctrl, Alt or Meta.
 * @param {KeyboardEvent} event @param {{keys: boolean, keymap: Record<string, string>}} settings
 * @returns {{act: string, shift: boolean} | {digit: number} | null} */
export function asked(event, { keys, keymap }) {
  if (!keys || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || inTextField(event.target)) return null;
  if (/^[1-7]$/.test(event.key)) return { digit: Number(event.key) };
  const pressed = event.key.toLowerCase();
  const act = Object.keys(USUAL).find(
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

/** How a key is printed beside its control.
 * @param {string} key */
export const shown = (key) => (key === "-" ? "−" : key.toUpperCase());
