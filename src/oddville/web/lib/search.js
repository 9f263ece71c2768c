// Text for searching, in lower case and without accents: "batiment" finds "bâtiment", "strasse" "Straße".

const LETTERS = { ß: "ss", œ: "oe", æ: "ae", "’": "'" };

/** @param {string} text */
export const foldAccents = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßœæ’]/g, (letter) => LETTERS[/** @type {keyof typeof LETTERS} */ (letter)]);
