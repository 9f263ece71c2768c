// A sample city and sample boards for the gallery. The edges of the city match (BUILD-5).

/** @typedef {import("../../art/types.js").Edition} Edition @typedef {import("../../art/types.js").BuildingCard} BuildingCard @typedef {import("../../art/types.js").Edges} Edges */
/** @typedef {{x: number, y: number, card: BuildingCard | null, owner: string | null}} Tile */

const OWNERS = ["red", "yellow", "blue", "purple"];
/** @type {[keyof Edges, keyof Edges, number, number][]} my side, theirs, offset */
const TOUCHING = [
  ["north", "south", 0, -1],
  ["east", "west", 1, 0],
  ["south", "north", 0, 1],
  ["west", "east", -1, 0],
];
/** @type {[number, number][]} */
const CELLS = [
  [-1, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [1, 1],
  [2, 0],
  [-2, 0],
  [2, 1],
  [0, 2],
  [1, 2],
  [-2, 1],
  [3, 1],
];

/** @param {Tile[]} tiles @param {Edition} edition @param {BuildingCard} card @param {number} x @param {number} y */
const fits = (tiles, edition, card, x, y) =>
  TOUCHING.every(([mine, theirs, dx, dy]) => {
    const other = tiles.find((each) => each.x === x + dx && each.y === y + dy);
    return !other || (other.card ?? edition.main_square).edges[theirs] === card.edges[mine];
  });

/** @param {Edition} edition @returns {Tile[]} */
export function sampleCity(edition) {
  /** @type {Tile[]} */ const tiles = [{ x: 0, y: 0, card: null, owner: null }];
  // cards with a guild first: they are the colourful ones
  const shuffled = edition.cards.map((_, i) => edition.cards[(i * 7 + 3) % edition.cards.length]);
  const cards = [...shuffled.filter((card) => card.guild), ...shuffled.filter((card) => !card.guild)];
  for (const [x, y] of CELLS) {
    const card = cards.find((each) => !tiles.some((other) => other.card === each) && fits(tiles, edition, each, x, y));
    if (card) tiles.push({ x, y, card, owner: OWNERS[tiles.length % 4] });
  }
  return tiles;
}

/** Workers on the boards for 2, 3 and 4 players, in the shape of the public view.
 * @type {Record<string, Record<string, Record<string, number[]>>>} */
export const WORKERS_ON_BOARD = {
  2: { wood: { 0: [1, 0], 1: [0, 1] }, clay: { 2: [1, 2] }, stone: { 0: [0, 1] }, crystal: { 2: [1, 0] } },
  3: {
    wood: { 0: [1, 0, 0], 1: [0, 1, 1], 2: [1, 1, 1] },
    clay: { 0: [0, 0, 1], 2: [0, 2, 0] },
    stone: { 1: [0, 1, 0] },
    crystal: { 2: [0, 0, 1] },
  },
  4: {
    wood: { 0: [0, 0, 1, 0], 1: [0, 1, 0, 1], 2: [2, 3, 1, 1] },
    clay: { 0: [0, 0, 0, 1], 1: [1, 0, 0, 0] },
    stone: { 0: [0, 1, 0, 0], 1: [0, 0, 1, 1], 2: [0, 2, 1, 0] },
    crystal: { 0: [0, 0, 1, 0], 1: [1, 0, 0, 0], 2: [1, 0, 0, 1] },
  },
};
