// Every sentence: Fluent messages by id, filled with facts, as oddville/texts.py says them. Ids become names here.

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { ROOT } from "./api.js";
import { settings } from "./settings.js";

export const FALLBACK = "en";

/** Languages, each by its own name.
 * @type {Record<string, string>} */
const NAMES = { en: "English", it: "Italiano", nl: "Nederlands", fr: "Français", de: "Deutsch" };
let offered = Object.keys(NAMES);
/** The files of texts that this page speaks from; the page itself names those it needs at once. */
let files = globalThis.document?.documentElement.dataset.texts?.split("+") ?? [];

/** The languages that can be chosen: code and name. */
export const languages = () => offered.map((code) => /** @type {[string, string]} */ ([code, NAMES[code] ?? code]));

/** @typedef {Record<string, unknown>} Facts @typedef {{cards: {id: string, name: string, names?: Record<string, string>}[]}} CardNames */

const PEOPLE = ["player", "payer", "chooser", "winner", "owner"];
/** @type {Record<string, string>} what one thing of a list is */
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

const THOUSAND = 1000;

/** A number. A small count looks the same in all our languages, and making a format for it takes a while. */
class Figure extends FluentNumber {
  /** @param {Parameters<FluentNumber["toString"]>[0]} scope @returns {string} */
  toString(scope) {
    const isSmall = Number.isInteger(this.value) && Math.abs(this.value) < THOUSAND;
    return isSmall ? String(this.value) : super.toString(scope);
  }
}

/** The words of one language. */
export class Texts {
  /** @param {string} language @param {string[]} sources texts of .ftl files @param {Texts | null} fallback */
  constructor(language, sources, fallback = null) {
    this.language = language;
    this.fallback = fallback;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
    /** @type {string[]} */
    this.names = [];
    /** @type {Map<string, {name: string, names?: Record<string, string>}>} */
    this.cards = new Map();
  }

  /** @param {string} source text of a .ftl file */
  add(source) {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Say what follows at a table with these players and cards.
   * @param {string[]} names @param {CardNames | null} edition */
  atTable(names, edition) {
    this.names = names;
    this.cards = new Map((edition?.cards ?? []).map((card) => [card.id, card]));
    if (this.fallback) this.fallback.atTable(names, edition);
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /** The message in words.
   * @param {string} id @param {Facts} [facts] @returns {string} */
  say(id, facts = {}) {
    const bundle = this.has(id) ? this.bundle : (this.fallback ?? this).bundle;
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`The page has no text ${id}: does data-texts name its file?`);
      return id;
    }
    /** @type {Record<string, string | Figure>} */
    const words = {};
    for (const [key, value] of Object.entries(facts)) {
      const word = this.word(key, value);
      Object.assign(words, { [key]: typeof word === "number" ? new Figure(word) : word }, this.#forms(key, value));
    }
    return bundle.formatPattern(pattern, words, []);
  }

  /** The other forms of a name, such as with its article: the attributes of its message, as `$resource_the`.
   * @param {string} key @param {unknown} value @returns {Record<string, string>} */
  #forms(key, value) {
    const kind = KINDS[key];
    const message = kind && typeof value === "string" ? this.bundle.getMessage(messageId(kind, value)) : null;
    const forms = Object.entries(message?.attributes ?? {});
    return Object.fromEntries(forms.map(([name, form]) => [`${key}_${name}`, this.bundle.formatPattern(form, {}, [])]));
  }

  /** A fact as it stands in a sentence.
   * @param {string} key @param {any} value @returns {string | number} */
  word(key, value) {
    if (Array.isArray(value)) {
      if (["cell", "source", "built_cell"].includes(key)) return value.join(",");
      if (key === "reason") return value.map(([message, facts]) => this.say(message, facts)).join(" ");
      return value.map((item) => String(this.word(PLURALS[key] ?? key, item))).join(this.say("list-comma"));
    }
    if (value === null || value === undefined) return this.say(PEOPLE.includes(key) ? "nobody" : "none");
    if (PHRASES[key]) return this.say(PHRASES[key], value);
    if (PEOPLE.includes(key) && typeof value === "number") return this.player(value);
    if (CARDS.includes(key)) return this.card(String(value));
    if (key === "edge" || key === "other") return ["street", "houses"].includes(value) ? this.say(`edge-${value}`) : value;
    if (KINDS[key]) return this.named(KINDS[key], String(value));
    return typeof value === "boolean" ? String(value) : value;
  }

  /** @param {number} player */
  player(player) {
    return this.names[player] || this.say("player-number", { number: player });
  }

  /** @param {string} card */
  card(card) {
    if (this.has(`card-${card}`)) return this.say(`card-${card}`);
    const printed = this.cards.get(card);
    return printed ? (printed.names?.[this.language] ?? printed.name) : card;
  }

  /** The name of a resource, guild, character, bonus or phase.
   * @param {string} kind @param {string} word */
  named(kind, word) {
    return this.say(messageId(kind, word));
  }

  /** Fills every element that names its message: `data-l10n-id` for its text.
   * @param {ParentNode} root */
  translate(root) {
    for (const element of root.querySelectorAll("[data-l10n-id]"))
      element.textContent = this.say(String(element.getAttribute("data-l10n-id")));
  }
}

/** The message that names a thing of a kind.
 * @param {string} kind @param {string} word */
const messageId = (kind, word) => `${kind}-${word.replaceAll(" ", "-")}`;

/** @type {Texts} */
let texts = new Texts(FALLBACK, []);

/** The message in words, in the language of this page.
 * @param {string} id @param {Facts} [facts] */
export const say = (id, facts) => texts.say(id, facts);

/** @returns {Texts} */
export const current = () => texts;

/** @type {Set<() => void>} */
const listeners = new Set();

/** Hear when the words of another language have come.
 * @param {() => void} listener */
export function onWords(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language to speak: the chosen one, else the first of the browser's that we have. */
export function preferred() {
  const wished = [settings().language, ...navigator.languages].map((name) => name.split("-")[0].toLowerCase());
  return wished.find((name) => offered.includes(name)) ?? offered[0];
}

/** The texts of these files, in one answer.
 * @param {string} language @param {string[]} wanted @returns {Promise<string[]>} */
async function sources(language, wanted) {
  if (!wanted.length) return [];
  const answer = await fetch(new URL(`locales/${language}/${wanted.join("+")}.ftl`, ROOT));
  return answer.ok ? [await answer.text()] : [];
}

/** Offer these languages only.
 * @param {string[]} codes */
export const offerOnly = (codes) => (offered = codes);

/** Speak the preferred language on this page from now on. Each says everything, so that no other is asked for.
 * @param {string | null} asked a language that goes before the preferred one */
export async function speak(asked = null) {
  const wanted = files;
  const language = asked && offered.includes(asked) ? asked : preferred();
  use(language, await sources(language, wanted), null);
  if (files !== wanted) await speak(asked); // more became known meanwhile
}

/** Also know the texts of these files.
 * @param {...string} more @returns {Promise<void>} */
export async function speakAlso(...more) {
  const { language } = texts;
  const lacking = more.filter((file) => !files.includes(file));
  const found = await sources(language, lacking);
  if (texts.language !== language) return speakAlso(...more); // another was chosen meanwhile
  files = [...new Set([...files, ...lacking])];
  for (const source of found) texts.add(source);
}

/** Speak with texts that are at hand.
 * @param {string} language @param {string[]} sources @param {string[] | null} fallback */
export function use(language, sources, fallback) {
  const { names, cards } = texts;
  texts = new Texts(language, sources, fallback && new Texts(FALLBACK, fallback));
  texts.names = names;
  texts.cards = cards;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}
