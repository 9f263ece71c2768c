// Words on drawings: SVG does not break lines, so we do.

/** Width of letters of the display face, in hundredths of its size. */
const NARROW = new Set("fijlrtI.,:;'’-! ");
const WIDE = new Set("mwMW");

/** About how wide a line is.
 * @param {string} words @param {number} size */
export function widthOf(words, size) {
  let em = 0;
  for (const letter of words)
    em += NARROW.has(letter) ? 0.36 : WIDE.has(letter) ? 0.86 : letter === letter.toUpperCase() ? 0.68 : 0.55;
  return em * size;
}

/** Words broken into lines not wider than `room`.
 * @param {string} words @param {number} size @param {number} room @returns {string[]} */
export function wrapped(words, size, room) {
  /** @type {string[]} */ const lines = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The two halves of a name that are nearest in width.
 * @param {string} name @returns {string[]} */
function halves(name) {
  const words = name.split(name.includes(" ") ? " " : /(?<=-)/);
  const cut = (/** @type {number} */ i) =>
    [words.slice(0, i), words.slice(i)].map((part) => part.join(name.includes(" ") ? " " : ""));
  const cuts = words.slice(1).map((_, i) => cut(i + 1));
  return cuts.sort((a, b) => Math.max(...a.map((part) => part.length)) - Math.max(...b.map((part) => part.length)))[0] ?? [name];
}

/** A name in one line if it fits, a little squeezed if need be, else in two.
 * @param {string} name @param {number} size @param {number} room
 * @returns {{words: string, size: number, squeeze: boolean}[]} */
export function fitted(name, size, room) {
  const width = widthOf(name, size);
  if (width <= room * 1.16) return [{ words: name, size, squeeze: width > room }];
  return halves(name).map((words) => ({ words, size: size * 0.9, squeeze: widthOf(words, size * 0.9) > room }));
}
