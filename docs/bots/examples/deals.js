#!/usr/bin/env node
// The first step of a port: deal from a seed as docs/bots/chance.md tells it, and prove it by docs/research/conformance/deals.jsonl.
// Knows nothing of OddVille but those two pages. Usage: node deals.js FOLDER
const { createHash } = require("crypto");
const { readFileSync } = require("fs");
const { join } = require("path");
const { isDeepStrictEqual } = require("util");

function words(seed) {
  const digest = createHash("sha256").update("oddville 1 ").update(seed, "utf8").digest();
  return Array.from({ length: 8 }, (_, i) => digest.readUInt32BE(4 * i));
}

class Stream {
  constructor(a, b, c, d) {
    [this.a, this.b, this.c, this.d] = [a, b, c, d];
    for (let i = 0; i < 16; i++) this.next();
  }
  next() {
    const { a, b, c, d } = this;
    const out = (a + b + d) >>> 0;
    this.d = (d + 1) >>> 0;
    this.a = (b ^ (b >>> 9)) >>> 0;
    this.b = (c + (c << 3)) >>> 0;
    this.c = (((c << 21) | (c >>> 11)) + out) >>> 0;
    return out;
  }
  below(n) {
    for (;;) {
      const m = BigInt(this.next()) * BigInt(n);
      if (m % 2n ** 32n >= 2n ** 32n % BigInt(n)) return Number(m >> 32n);
    }
  }
  shuffled(items) {
    const list = [...items];
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  }
}

function deal(edition, players, seed) {
  const stream = new Stream(...words(seed).slice(0, 4));
  const deck = stream.shuffled(edition.cards.map((card) => card.id));
  const piles = {};
  for (const [guild, characters] of Object.entries(edition.guilds))
    piles[guild] = stream.shuffled(characters).slice(0, players - 1);
  return { deck, piles, first: stream.below(players), seed };
}

const read = (name) => readFileSync(join(process.argv[2], name), "utf8");
const rows = read("deals.jsonl")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const wrong = rows.filter((row) => {
  const edition = JSON.parse(read(`edition-${row.edition}.json`));
  return !isDeepStrictEqual(deal(edition, row.players, row.seed), row.deal);
});
console.log(`${rows.length - wrong.length} of ${rows.length} deals are right`);
process.exit(wrong.length ? 1 : 0);
