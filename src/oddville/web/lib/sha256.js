// SHA-256 of a text. The browser's own is missing on pages without TLS, such as those of a server at home.

const BLOCK = 64;

/** The first 32 bits of the fractional part of a root.
 * @param {number} root */
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);

/** @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const numbers = [];
  for (let n = 2; numbers.length < count; n++) if (numbers.every((prime) => n % prime)) numbers.push(n);
  return numbers;
}

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} word @param {number} bits */
const rotate = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** The bytes with their padding: a one, zeros, and their number of bits.
 * @param {Uint8Array} bytes */
function pad(bytes) {
  const size = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const view = new DataView(new ArrayBuffer(size));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(size - 4, bytes.length * 8);
  return view;
}

/** @param {DataView} view @param {number} at */
function schedule(view, at) {
  const words = Array.from({ length: 16 }, (_, i) => view.getUint32(at + 4 * i));
  for (let i = 16; i < BLOCK; i++) {
    const [a, b] = [words[i - 15], words[i - 2]];
    const first = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const second = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words.push((words[i - 16] + first + words[i - 7] + second) | 0);
  }
  return words;
}

/** @param {number[]} state @param {number[]} words */
function compress(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < BLOCK; i++) {
    const choice = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g));
    const majority = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    const next = (h + choice + ROUNDS[i] + words[i]) | 0;
    [a, b, c, d, e, f, g, h] = [(next + majority) | 0, a, b, c, (d + next) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
}

/** @param {string} text @returns {string} 64 hexadecimal digits */
export function sha256(text) {
  const view = pad(new TextEncoder().encode(text));
  let state = START;
  for (let at = 0; at < view.byteLength; at += BLOCK) state = compress(state, schedule(view, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
