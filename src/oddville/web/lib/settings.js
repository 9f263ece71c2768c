// What a person has chosen, kept in this browser and shown at once on every page.

const KEPT = "oddville-settings";

/** @typedef {typeof DEFAULTS} Settings */

export const DEFAULTS = {
  /** "" follows the browser. */
  language: "",
  /** "" follows the system. @type {"" | "light" | "dark" | "contrast"} */
  look: /** @type {"" | "light" | "dark" | "contrast"} */ (""),
  /** @type {"" | "full" | "reduced"} */
  motion: /** @type {"" | "full" | "reduced"} */ (""),
  sound: false,
  volume: 60,
  /** A notice of the system when it is my turn. */
  notices: false,
  /** Whether single letters do something. */
  keys: true,
  /** Letters that were changed, by what they do. @type {Record<string, string>} */
  keymap: /** @type {Record<string, string>} */ ({}),
  /** Which moves wait for a second act. @type {"locks" | "builds" | "all"} */
  ask: /** @type {"locks" | "builds" | "all"} */ ("builds"),
  /** Whether a choice with one way only is made by itself. */
  forced: true,
  /** @type {"small" | "medium" | "large"} */
  cards: /** @type {"small" | "medium" | "large"} */ ("medium"),
  /** The side where my hand lies. @type {"right" | "left"} */
  hand: /** @type {"right" | "left"} */ ("right"),
  /** The name to sit down with. */
  name: "",
};

/** @type {Record<string, readonly unknown[]>} what may be chosen, where it is not free */
const CHOICES = {
  look: ["", "light", "dark", "contrast"],
  motion: ["", "full", "reduced"],
  ask: ["locks", "builds", "all"],
  cards: ["small", "medium", "large"],
  hand: ["right", "left"],
};

/** Light and dark the style sheet follows by itself; that the system wants more contrast is told to it as a look. */
const wantsContrast = globalThis.matchMedia?.("(prefers-contrast: more)");

/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** @param {string} name @param {unknown} value */
function fits(name, value) {
  const usual = DEFAULTS[/** @type {keyof Settings} */ (name)];
  return typeof value === typeof usual && value !== null && (!CHOICES[name] || CHOICES[name].includes(value));
}

/** The settings as they are kept; what is missing or makes no sense is as usual.
 * @returns {Settings} */
export function settings() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
    const good = Object.entries(kept).filter(([name, value]) => name in DEFAULTS && fits(name, value));
    return { ...DEFAULTS, ...Object.fromEntries(good) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Change some settings; everybody who listens hears of it.
 * @param {Partial<Settings>} changes */
export function change(changes) {
  const next = { ...settings(), ...changes };
  try {
    localStorage.setItem(KEPT, JSON.stringify(next));
  } catch {
    // not kept, but used until the page is left
  }
  announce(next);
}

/** @param {Settings} now */
function announce(now) {
  show(now);
  for (const listener of listeners) listener(now);
}

/** Hear of changes, those made in another tab too.
 * @param {(settings: Settings) => void} listener */
export function onChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Let the page wear the settings.
 * @param {Settings} now */
export function show(now = settings()) {
  const root = document.documentElement;
  const worn = { ...now, look: now.look || (wantsContrast?.matches ? "contrast" : "") };
  for (const name of /** @type {const} */ (["look", "motion", "cards", "hand"])) {
    if (worn[name]) root.dataset[name] = worn[name];
    else delete root.dataset[name];
  }
}

/** Whether things should hardly move. */
export function isCalm() {
  const { motion } = settings();
  return motion ? motion === "reduced" : matchMedia("(prefers-reduced-motion: reduce)").matches;
}

wantsContrast?.addEventListener("change", () => announce(settings()));
globalThis.addEventListener?.("storage", (event) => event.key === KEPT && announce(settings()));
