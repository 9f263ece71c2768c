// Types of the edition (docs/bots/notation.md).

/**
 * @typedef {"street" | "houses"} EdgeKind
 * @typedef {{north: EdgeKind, east: EdgeKind, south: EdgeKind, west: EdgeKind}} Edges
 * @typedef {{id: string, name: string, edges: Edges, cost: string[], bonus: string | null, guild: string | null, formula: string, base: number}} BuildingCard
 * @typedef {{coins: number, resources: string[], costs: number[]}} WorkerCard
 * @typedef {{edges: Edges, bonus: string | null, points: number, spots: string[]}} MainSquare
 * @typedef {{name: string, workers: WorkerCard[], board: Record<string, Record<string, number[]>>, main_square: MainSquare, guilds: Record<string, string[]>, cards: BuildingCard[]}} Edition
 * @typedef {Record<string, Record<string, number[]>>} Board workers by resource, price of the slot and player
 * @typedef {[number, number]} Cell
 */

export {};
