// The words of the page: Fluent messages by id, the same files as the server's and the terminal's.

import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

/** @typedef {Record<string, string | number>} Facts */

export const FALLBACK = "en";

/** @param {string} language @param {string[]} files @returns {Promise<FluentBundle>} */
async function bundleOf(language, files) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const loaded = await Promise.all(files.map((file) => fetch(`/locales/${language}/${file}.ftl`)));
  for (const answer of loaded) if (answer.ok) bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
}

/** The texts of one language. What it lacks is said in English. */
export class Texts {
  /** @param {string} language @param {FluentBundle[]} bundles the language's own, then English */
  constructor(language, bundles) {
    this.language = language;
    this.bundles = bundles;
  }

  /** Whether there is such a message. @param {string} id */
  has(id) {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A message in words; an unknown one is its id, so that nobody is left without any. @param {string} id @param {Facts} facts */
  t(id, facts = {}) {
    const bundle = this.bundles.find((each) => each.hasMessage(id));
    const value = bundle?.getMessage(id)?.value;
    return bundle && value ? bundle.formatPattern(value, facts) : id;
  }

  /** Several words as a list. @param {string[]} words */
  list(words) {
    return words.join(this.t("list-comma"));
  }

  /** Fills every element that names its message: `data-l10n-id` for its text, `data-l10n-label` for its accessible name.
   * @param {ParentNode} root */
  translate(root) {
    for (const element of root.querySelectorAll("[data-l10n-id]"))
      element.textContent = this.t(String(element.getAttribute("data-l10n-id")));
    for (const element of root.querySelectorAll("[data-l10n-label]"))
      element.setAttribute("aria-label", this.t(String(element.getAttribute("data-l10n-label"))));
  }
}

/** Loads the texts of a language. @param {string} language @param {string[]} files names without ending @returns {Promise<Texts>} */
export async function loadTexts(language, files = ["game", "web"]) {
  const languages = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
  return new Texts(language, await Promise.all(languages.map((each) => bundleOf(each, files))));
}
