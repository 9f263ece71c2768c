// Types that types/wire.d.ts leaves open.

/**
 * @typedef {import("../types/wire.js").SeatView["colour"]} Colour
 * @typedef {import("../art/types.js").Edition} Edition
 * @typedef {import("../types/wire.js").PublicView} View
 * @typedef {import("../types/wire.js").TableView} TableView
 * @typedef {import("../types/wire.js").ScoreView} ScoreWalk
 * @typedef {Omit<import("../types/wire.js").Replay, "edition" | "colours"> & {edition: Edition, colours: Colour[]}} Replay
 */

export {};
