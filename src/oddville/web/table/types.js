// The shapes the table page works with. Messages are those of the server (docs/api.md); the view is that of docs/protocol.md.

/**
 * @typedef {import("../art/types.js").Edition & {end_workers?: number}} Edition
 * @typedef {import("../art/types.js").BuildingCard} BuildingCard
 * @typedef {"wood" | "clay" | "stone" | "crystal"} Resource
 * @typedef {[number, number]} Cell
 * @typedef {Record<string, any>} Facts
 *
 * @typedef {object} PlayerView
 * @property {number[]} hand
 * @property {number} supply
 * @property {(string | null)[]} coins
 * @property {string[]} buildings
 * @property {string[]} characters
 *
 * @typedef {object} View the public view
 * @property {number} n
 * @property {number} first_player
 * @property {string} phase
 * @property {number | null} player
 * @property {number} active
 * @property {number} turn
 * @property {number | null} triggered_by
 * @property {PlayerView[]} players
 * @property {Record<string, Record<string, number[]>>} board
 * @property {[Cell, string, number | null][]} city
 * @property {Record<string, number | null>} spots
 * @property {string[]} row
 * @property {(string | null)[]} deck
 * @property {Record<string, {top: string | null, count: number}>} piles
 * @property {boolean} main_done
 * @property {boolean} recovered
 * @property {boolean} cheated
 * @property {boolean} swapped
 * @property {number | null} second_worker
 * @property {Cell | null} built_cell
 * @property {[Cell, string][]} pending
 *
 * @typedef {import("../types/wire.js").SeatView} SeatView
 * @typedef {Omit<import("../types/wire.js").TableView, "view"> & {view: View | null}} TableView
 * @typedef {import("../types/wire.js").LogLine} LogLine
 * @typedef {import("../types/wire.js").ChatLine} ChatLine
 * @typedef {import("../types/wire.js").Choices} Choices
 * @typedef {import("../types/wire.js").PreviewView} PreviewView
 * @typedef {import("../types/wire.js").RefusalView} RefusalView
 * @typedef {import("../types/wire.js").RecapAnswer} RecapAnswer
 *
 * @typedef {string} Thing something on the table that can be picked: `worker:3`, `row:2`, `cell:1,0` (things.js)
 */

export {};
