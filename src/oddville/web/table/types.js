// The types of the table page. Messages are those of docs/api.md, the view that of docs/protocol.md.

/**
 * @typedef {import("../art/types.js").Edition & {end_workers?: number}} Edition
 * @typedef {import("../art/types.js").BuildingCard} BuildingCard
 * @typedef {"wood" | "clay" | "stone" | "crystal"} Resource
 * @typedef {[number, number]} Cell
 * @typedef {Record<string, any>} Facts
 *
 * @typedef {import("../types/wire.js").PublicView} View
 * @typedef {import("../types/wire.js").SeatView} SeatView
 * @typedef {import("../types/wire.js").TableView} TableView
 * @typedef {import("../types/wire.js").LogLine} LogLine
 * @typedef {import("../types/wire.js").ChatLine} ChatLine
 * @typedef {import("../types/wire.js").Choices} Choices
 * @typedef {import("../types/wire.js").Preview} Preview
 * @typedef {import("../types/wire.js").RefusalView} RefusalView
 * @typedef {import("../types/wire.js").RecapAnswer} RecapAnswer
 *
 * @typedef {{message: string, facts: Record<string, unknown>}} Reason
 * @typedef {{move: string, prospects: {player: number, chance: number, points: number}[], reasons: Reason[], comparison: Reason | null}} Advice
 * @typedef {{choices: Advice[]}} Hint
 *
 * @typedef {string} Target something on the table that can be picked: `worker:3`, `row:2`, `cell:1,0` (model/targets.js)
 */

export {};
