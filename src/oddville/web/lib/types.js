// Types of the pages. Messages are those of docs/host/api.md, the view that of docs/bots/protocol.md.

/**
 * @typedef {import("../art/types.js").Edition & {end_workers?: number}} Edition
 * @typedef {import("../art/types.js").BuildingCard} BuildingCard
 * @typedef {import("../types/wire.js").SeatView["colour"]} Colour
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
 * @typedef {import("../types/wire.js").ScoreView} Score
 * @typedef {Omit<import("../types/wire.js").Replay, "edition" | "colours"> & {edition: Edition, colours: Colour[]}} Replay
 *
 * @typedef {{message: string, facts: Record<string, unknown>}} Reason
 * @typedef {{move: string, prospects: {player: number, chance: number, points: number}[], reasons: Reason[], comparison: Reason | null}} Advice
 * @typedef {{choices: Advice[]}} Hint
 *
 * @typedef {string} Target something on the table that can be picked: `worker:3`, `row:2`, `cell:1,0` (table/model/targets.js)
 */

export {};
