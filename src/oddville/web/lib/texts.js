// Fluent messages by id, filled with facts in the same way as in oddville/texts.py.

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { ROOT } from "./api.js";
import { settings } from "./settings.js";

/** @type {Record<string, string>} */
const NAMES = { en: "English", it: "Italiano", nl: "Nederlands", fr: "Français", de: "Deutsch" };
let languageCodes = Object.keys(NAMES);
/** The .ftl files of this page. */
let files = globalThis.document?.documentElement.dataset.texts?.split("+") ?? [];

/** Code and name of each language. */
export const languages = () => languageCodes.map((code) => /** @type {[string, string]} */ ([code, NAMES[code] ?? code]));

/** @typedef {Record<string, unknown>} Facts @typedef {{cards: {id: string, name: string, names?: Record<string, string>}[]}} CardNames */

const PEOPLE = ["player", "payer", "chooser", "winner", "owner"];
/** @type {Record<string, string>} the key of each item of a list */
const PLURALS = {
  cards: "card",
  missing: "resource",
  paid: "resource",
  returned: "character",
  edges: "clash",
  characters: "character",
  resources: "resource",
  bonuses: "bonus",
  owned: "resource",
  prospects: "prospect",
  scores: "score",
  given_back: "loss",
  sides: "side",
  tied: "player",
};
const PHRASES = /** @type {Record<string, string>} */ ({
  clash: "edge-clash",
  prospect: "explain-prospect",
  score: "explain-score",
  loss: "explain-given-back",
});
const KINDS = /** @type {Record<string, string>} */ ({
  resource: "resource",
  from: "resource",
  to: "resource",
  guild: "guild",
  character: "character",
  bonus: "bonus",
  phase: "phase",
  side: "side",
  formula: "formula",
});
const CARDS = ["card", "given", "taken"];
/** Lists joined by "or". */
const ALTERNATIVES = ["allowed", "kinds", "verbs"];
/** Lists of phrases that have commas of their own. */
const PHRASE_LISTS = ["edges", "prospects"];

/** Small integers look the same in all our languages, and creating a NumberFormat is slow. */
class FastNumber extends FluentNumber {
  /** @param {Parameters<FluentNumber["toString"]>[0]} scope @returns {string} */
  toString(scope) {
    const isSmall = Number.isInteger(this.value) && Math.abs(this.value) < 1000 && !this.opts.minimumFractionDigits;
    return isSmall ? String(this.value) : super.toString(scope);
  }
}

/** `NUMBER($turn, useGrouping: 0)` in a message.
 * @type {import("../vendor/fluent/index.js").FluentFunction} */
function fastNumber([number], options) {
  const parsedOptions = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, value.valueOf()]));
  return number instanceof FluentNumber ? new FastNumber(number.value, { ...number.opts, ...parsedOptions }) : number;
}

/** Where the messages and terms of a .ftl file begin. */
const ENTRY_START = /^(-?[a-zA-Z][\w-]*) *=/gm;

/** Messages or terms by id, as source until they are first used: parsing takes long, and a page uses a part of them.
 * @extends {Map<string, any>} */
class LazyEntries extends Map {
  /** @param {string} id */
  get(id) {
    const entry = super.get(id);
    if (typeof entry === "string") this.set(id, new FluentResource(entry).body[0]);
    return super.get(id);
  }
}

export class Texts {
  /** @param {string} language @param {string[]} sources contents of .ftl files */
  constructor(language, sources) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER: fastNumber } });
    /** Messages and terms. */
    this.entries = { _messages: new LazyEntries(), _terms: new LazyEntries() };
    Object.assign(this.bundle, this.entries);
    for (const source of sources) this.add(source);
    /** @type {string[]} */
    this.names = [];
    /** @type {Map<string, {name: string, names?: Record<string, string>}>} */
    this.cards = new Map();
  }

  /** @param {string} source content of a .ftl file */
  add(source) {
    const starts = [...source.matchAll(ENTRY_START)];
    const { _messages, _terms } = this.entries;
    starts.forEach(({ 1: id, index }, i) => {
      (id.startsWith("-") ? _terms : _messages).set(id, source.slice(index, starts[i + 1]?.index));
    });
  }

  /** Set the names of players and cards.
   * @param {string[]} names @param {CardNames | null} edition */
  atTable(names, edition) {
    this.names = names;
    this.cards = new Map((edition?.cards ?? []).map((card) => [card.id, card]));
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /** @param {string} id @param {Facts} [facts] @returns {string} */
  say(id, facts = {}) {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`Missing message ${id}: is its .ftl file in pages.toml?`);
      return id;
    }
    /** @type {Record<string, string | FastNumber>} */
    const words = {};
    for (const [key, value] of Object.entries(facts)) {
      const word = this.word(key, value);
      Object.assign(words, { [key]: typeof word === "number" ? new FastNumber(word) : word }, this.#forms(key, value));
    }
    return this.bundle.formatPattern(pattern, words, []);
  }

  /** Other forms of a name, such as with its article: the attributes of its message, as `$resource_the`.
   * @param {string} key @param {unknown} value @returns {Record<string, string>} */
  #forms(key, value) {
    const kind = KINDS[key];
    const message = kind && typeof value === "string" ? this.bundle.getMessage(messageId(kind, value)) : null;
    const forms = Object.entries(message?.attributes ?? {});
    return Object.fromEntries(forms.map(([name, form]) => [`${key}_${name}`, this.bundle.formatPattern(form, {}, [])]));
  }

  /** A fact as text.
   * @param {string} key @param {any} value @returns {string | number} */
  word(key, value) {
    if (Array.isArray(value)) {
      if (["cell", "source", "built_cell"].includes(key)) return value.join(",");
      if (key === "reason") return value.map(([message, facts]) => this.say(message, facts)).join(" ");
      const words = value.map((item) => String(this.word(PLURALS[key] ?? key, item)));
      if (PHRASE_LISTS.includes(key)) return words.join(this.say("list-semicolon"));
      return this.list(words, ALTERNATIVES.includes(key) ? "or" : "and") || this.say("none");
    }
    if (value === null || value === undefined) return this.say(PEOPLE.includes(key) ? "nobody" : "none");
    if (PHRASES[key]) return this.say(PHRASES[key], value);
    if (PEOPLE.includes(key) && typeof value === "number")
      return this.names[value] || this.say("player-number", { number: value + 1 });
    if (CARDS.includes(key)) return this.card(String(value));
    if (key === "edge" || key === "other") return ["street", "houses"].includes(value) ? this.say(`edge-${value}`) : value;
    if (KINDS[key]) return this.named(KINDS[key], String(value));
    return typeof value === "boolean" ? String(value) : value;
  }

  /** Words as a list of the language, such as "A, B and C"; an empty text without words. The first `Intl.ListFormat`
   * of a page takes longer than drawing a hand of cards.
   * @param {string[]} words @param {"and" | "or"} kind */
  list(words, kind = "and") {
    if (words.length < 2) return words.join("");
    return words.slice(0, -1).join(", ") + this.say(`list-${kind}`) + words.at(-1);
  }

  /** @param {string} card */
  card(card) {
    if (this.has(`card-${card}`)) return this.say(`card-${card}`);
    const editionCard = this.cards.get(card);
    return editionCard ? (editionCard.names?.[this.language] ?? editionCard.name) : card;
  }

  /** @param {string} kind @param {string} word */
  named(kind, word) {
    return this.say(messageId(kind, word));
  }
}

/** @param {string} kind @param {string} word */
const messageId = (kind, word) => `${kind}-${word.replaceAll(" ", "-")}`;

/** @type {Texts} */
let texts = new Texts("en", []);

/** @param {string} id @param {Facts} [facts] */
export const say = (id, facts) => texts.say(id, facts);

/** @param {string[]} words @param {"and" | "or"} [kind] */
export const list = (words, kind) => texts.list(words, kind);

/** @returns {Texts} */
export const currentTexts = () => texts;

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener */
export function onTextsChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen language, else the first of the browser's that is offered. */
export function preferredLanguage() {
  const preferences = [settings().language, ...navigator.languages].map((name) => name.split("-")[0].toLowerCase());
  return preferences.find((name) => languageCodes.includes(name)) ?? languageCodes[0];
}

/** The preferred language as it is written in the region of the browser: for dates and times. */
export const preferredLocale = () => {
  const language = preferredLanguage();
  return navigator.languages.find((name) => name.split("-")[0] === language) ?? language;
};

/** @param {string} language @param {string[]} names @returns {Promise<string[]>} */
async function fetchSources(language, names) {
  if (!names.length) return [];
  const answer = await fetch(new URL(`locales/${language}/${names.join("+")}.ftl`, ROOT));
  return answer.ok ? [await answer.text()] : [];
}

/** @param {string[]} codes */
export const offerLanguages = (codes) => (languageCodes = codes);

/** Load this page's texts.
 * @param {string | null} override replaces the preferred language @returns {Promise<void>} */
export async function loadTexts(override = null) {
  const requestedFiles = files;
  const language = override && languageCodes.includes(override) ? override : preferredLanguage();
  const sources = await fetchSources(language, requestedFiles);
  if (files !== requestedFiles) return loadTexts(override); // loadMoreTexts ran meanwhile
  useTexts(language, sources);
}

/** @param {...string} more @returns {Promise<void>} */
export async function loadMoreTexts(...more) {
  const { language } = texts;
  const missing = more.filter((file) => !files.includes(file));
  const sources = await fetchSources(language, missing);
  if (texts.language !== language) return loadMoreTexts(...more); // the language changed meanwhile
  files = [...new Set([...files, ...missing])];
  for (const source of sources) texts.add(source);
}

/** @param {string} language @param {string[]} sources contents of .ftl files */
export function useTexts(language, sources) {
  const { names, cards } = texts;
  texts = new Texts(language, sources);
  texts.names = names;
  texts.cards = cards;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}
