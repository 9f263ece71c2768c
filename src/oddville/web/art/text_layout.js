// Line breaks and sizes for text in drawings, which SVG does not do.

const NARROW = new Set("fijlrtI.,:;'’-! ");
const WIDE = new Set("mwMW");

/** Estimated for the display font.
 * @param {string} words @param {number} size */
function widthOf(words, size) {
  let em = 0;
  for (const letter of words)
    em += NARROW.has(letter) ? 0.36 : WIDE.has(letter) ? 0.86 : letter === letter.toUpperCase() ? 0.68 : 0.55;
  return em * size;
}

/** @param {string} words @param {number} size @param {number} room @returns {string[]} */
export function wrapText(words, size, room) {
  /** @type {string[]} */ const lines = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Split into two lines of similar width.
 * @param {string} name @returns {string[]} */
function halves(name) {
  const words = name.split(name.includes(" ") ? " " : /(?<=-)/);
  const cut = (/** @type {number} */ i) =>
    [words.slice(0, i), words.slice(i)].map((part) => part.join(name.includes(" ") ? " " : ""));
  const cuts = words.slice(1).map((_, i) => cut(i + 1));
  return cuts.sort((a, b) => Math.max(...a.map((part) => part.length)) - Math.max(...b.map((part) => part.length)))[0] ?? [name];
}

/** One line if it fits when squeezed a little, else two.
 * @param {string} name @param {number} size @param {number} room
 * @returns {{words: string, size: number, attributes: import("./shapes.js").Attributes}[]} */
export function fitText(name, size, room) {
  const [lines, em] = widthOf(name, size) <= room * 1.16 ? [[name], size] : [halves(name), size * 0.9];
  return lines.map((words) => {
    const attributes = widthOf(words, em) > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};
    return { words, size: em, attributes };
  });
}
