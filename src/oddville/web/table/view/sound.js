// Synthesized sounds, off by default.

import { settings } from "../../lib/settings.js";

/** @type {AudioContext | null} */
let context = null;

/** @typedef {{tone?: number, to?: number, noise?: number, length: number, loud?: number, after?: number}} Note pitch in Hz; `noise`: middle of the hiss */

/** @type {Record<string, Note[]>} */
const SOUNDS = {
  card: [{ noise: 2400, length: 0.12, loud: 0.25 }],
  worker: [{ tone: 330, to: 240, length: 0.09, loud: 0.5 }],
  coin: [
    { tone: 1900, length: 0.12, loud: 0.25 },
    { tone: 2500, length: 0.16, loud: 0.2, after: 0.05 },
  ],
  flip: [{ noise: 3200, length: 0.16, loud: 0.3 }],
  hammer: [
    { tone: 180, to: 90, length: 0.11, loud: 0.7 },
    { tone: 170, to: 80, length: 0.13, loud: 0.7, after: 0.16 },
  ],
  chime: [
    { tone: 880, length: 0.5, loud: 0.3 },
    { tone: 1320, length: 0.6, loud: 0.22, after: 0.09 },
  ],
  bell: [
    { tone: 660, length: 0.7, loud: 0.35 },
    { tone: 990, length: 0.7, loud: 0.18, after: 0.02 },
  ],
  refused: [{ tone: 130, to: 95, length: 0.18, loud: 0.6 }],
  fanfare: [
    { tone: 523, length: 0.2, loud: 0.35 },
    { tone: 659, length: 0.2, loud: 0.35, after: 0.16 },
    { tone: 784, length: 0.5, loud: 0.4, after: 0.32 },
  ],
};

/** @type {Record<string, string[]>} */
const LINES = {
  worker: ["choose", "resource", "resource-second", "bonus", "bonus-transform", "travel", "return"],
  card: ["recover", "recover-free", "building", "discard", "swap"],
  coin: ["coins", "bonus-coin", "tax", "benefactor"],
  flip: ["cheat"],
  hammer: ["build", "react"],
  chime: ["character"],
};

/** @param {string} message */
export const soundOf = (message) => Object.keys(LINES).find((sound) => LINES[sound].includes(message.slice("log-".length)));

/** @param {AudioContext} on @param {Note} note @param {number} volume */
function play(on, { tone, to, noise, length, loud = 0.4, after = 0 }, volume) {
  const start = on.currentTime + after;
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(on.destination);
  const source = tone ? toneOf(on, tone, to, start, length) : hissOf(on, noise ?? 2000, length, gain);
  if (tone) source.connect(gain);
  source.start(start);
  source.stop(start + length);
}

/** @param {AudioContext} on @param {number} tone @param {number | undefined} to @param {number} start @param {number} length */
function toneOf(on, tone, to, start, length) {
  const source = on.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(tone, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + length);
  return source;
}

/** @param {AudioContext} on @param {number} middle @param {number} length @param {AudioNode} out */
function hissOf(on, middle, length, out) {
  const samples = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = samples;
  const band = on.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = middle;
  source.connect(band).connect(out);
  return source;
}

/** @param {string | undefined} name */
export function sound(name) {
  const { sound: on, volume } = settings();
  if (!on || !name || !SOUNDS[name]) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[name]) play(context, note, volume / 100);
}
