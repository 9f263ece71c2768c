// Seeded random numbers, so that a card always looks the same.

/** Numbers from 0 to 1.
 * @param {string} seed @returns {() => number} */
export function seededRandom(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** @template T @param {() => number} next @param {readonly T[]} items @returns {T} */
export const pick = (next, items) => items[Math.floor(next() * items.length)];
