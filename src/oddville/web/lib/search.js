// Words as they are looked for: small letters without accents, so that "batiment" finds "bâtiment" and "strasse" "Straße".

const LETTERS = { ß: "ss", œ: "oe", æ: "ae", "’": "'" };

/** @param {string} text */
export const folded = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßœæ’]/g, (letter) => LETTERS[/** @type {keyof typeof LETTERS} */ (letter)]);
