// Settings, stored in localStorage and applied to every open page at once.

import { readStored, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-settings";
/** "" follows the system. */
export const LOOKS = /** @type {const} */ (["", "light", "dark", "contrast"]);

/** @typedef {typeof DEFAULTS} Settings */

const DEFAULTS = {
  /** "" follows the browser. */
  language: "",
  look: /** @type {typeof LOOKS[number]} */ (""),
  motion: /** @type {"" | "full" | "reduced"} */ (""),
  sound: false,
  volume: 60,
  /** Desktop notifications when it is my turn. */
  notices: false,
  /** Whether letters are shortcuts. */
  keys: true,
  /** Changed letters by action. */
  keymap: /** @type {Record<string, string>} */ ({}),
  /** Which moves need a second press. */
  ask: /** @type {"locks" | "builds" | "all"} */ ("builds"),
  /** Whether forced moves are played automatically. */
  forced: true,
  /** Whether the map always shows its coordinates. */
  coordinates: false,
  cards: /** @type {"small" | "medium" | "large"} */ ("medium"),
  hand: /** @type {"right" | "left"} */ ("right"),
  name: "",
};

/** @type {Record<string, readonly unknown[]>} */
const CHOICES = {
  look: LOOKS,
  motion: ["", "full", "reduced"],
  ask: ["locks", "builds", "all"],
  cards: ["small", "medium", "large"],
  hand: ["right", "left"],
};

/** The style sheet follows the system's light or dark; contrast is set as a look. */
const wantsContrast = globalThis.matchMedia?.("(prefers-contrast: more)");

/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** @param {string} name @param {unknown} value */
function isValid(name, value) {
  const initial = DEFAULTS[/** @type {keyof Settings} */ (name)];
  return typeof value === typeof initial && value !== null && (!CHOICES[name] || CHOICES[name].includes(value));
}

/** Missing and invalid values are replaced by defaults.
 * @returns {Settings} */
export function settings() {
  const valid = Object.entries(readStored(STORAGE_KEY) ?? {}).filter(([name, value]) => name in DEFAULTS && isValid(name, value));
  return { ...DEFAULTS, ...Object.fromEntries(valid) };
}

/** @param {Partial<Settings>} changes */
export function changeSettings(changes) {
  const next = { ...settings(), ...changes };
  writeStored(STORAGE_KEY, next);
  notify(next);
}

/** @param {Settings} now */
function notify(now) {
  applySettings(now);
  for (const listener of listeners) listener(now);
}

/** Includes changes made in another tab.
 * @param {(settings: Settings) => void} listener */
export function onSettingsChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {Settings} now */
export function applySettings(now = settings()) {
  const root = document.documentElement;
  const values = { ...now, look: now.look || (wantsContrast?.matches ? "contrast" : "") };
  for (const name of /** @type {const} */ (["look", "motion", "cards", "hand"])) {
    if (values[name]) root.dataset[name] = values[name];
    else delete root.dataset[name];
  }
}

export function prefersReducedMotion() {
  const { motion } = settings();
  return motion ? motion === "reduced" : matchMedia("(prefers-reduced-motion: reduce)").matches;
}

wantsContrast?.addEventListener("change", () => notify(settings()));
globalThis.addEventListener?.("storage", (event) => event.key === STORAGE_KEY && notify(settings()));
