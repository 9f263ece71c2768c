// What travels between page and server (oddville/server/wire.py, options.py).

/**
 * @typedef {Record<string, any>} Facts
 * @typedef {{error: string, facts: Facts}} Problem
 * @typedef {"purple" | "blue" | "red" | "yellow"} Colour
 * @typedef {{kind: "here" | "open" | "link" | "bot", name?: string, colour?: Colour | null, bot?: string | null}} SeatWish
 * @typedef {{kind: "none"} | {kind: "move", seconds: number} | {kind: "days", days: number}} Clock
 * @typedef {{name: string, edition: string, undo: "lock" | "off", confirm: boolean, clock: Clock, pace: "quick" | "normal" | "slow" | "step",
 *   orders: boolean, hints: boolean, chances: boolean, public: boolean, stand_in: string, deal: string | null}} Options
 * @typedef {{seats: SeatWish[], options: Partial<Options>, key?: string, origin?: {ply: number, table?: string, record?: string}}} NewTable
 * @typedef {{id: string, host: string, seats: {seat: number, token: string}[]}} MadeTable
 * @typedef {{id: string, seat: number, token: string}} TakenSeat
 * @typedef {{kind: string, name: string, colour: Colour, taken: boolean, bot: string | null, reason: string | null, order: string, least: number, rematch: boolean | null}} SeatView
 * @typedef {{id: string, number: number, version: number, status: "waiting" | "running" | "over", options: Options, players: number, edition: string,
 *   seats: SeatView[], host: boolean, commitment: string | null, view: View | null, ply: number, points: number[], chooses: number | null,
 *   confirming: boolean, deadline: number | null, result: {totals: number[], winner: number, seed: string | null} | null, rematch: string | null, origin: string | null}} TableView
 * @typedef {{id: string, name: string, status: "waiting" | "running" | "over", seats: string[], open: number, turn: number, updated_at: number, edition: string}} TableLine
 * @typedef {{name: string, players: number[]}} EditionLine
 * @typedef {{message: string, facts: Facts, turn: number, ply: number, at: number}} LogLine
 * @typedef {[number, number]} Cell
 * @typedef {{hand: number[], supply: number, coins: (string | null)[], buildings: string[], characters: string[]}} PlayerView
 * @typedef {{n: number, first_player: number, phase: string, player: number | null, active: number, turn: number, triggered_by: number | null,
 *   players: PlayerView[], board: Record<string, Record<string, number[]>>, city: [Cell, string, number | null][], spots: Record<string, number | null>,
 *   row: (string | null)[], deck: (string | null)[], piles: Record<string, {top: string | null, count: number}>, [more: string]: any}} View
 * @typedef {import("../art/types.js").Edition} Edition
 * @typedef {{source: string, points: number, rule: string, cell: Cell | null, counted: Cell[]}} ScoreLine
 * @typedef {{players: {total: number, lines: ScoreLine[]}[], winner: number | null, tie: {tied: number[], start: number, triggered: boolean} | null}} ScoreWalk
 * @typedef {{ply: number, turn: number, player: number | null, move: string | null, log: LogLine[], points: number[], view: View}} PlyView
 * @typedef {{edition: Edition, names: string[], colours: Colour[], plies: PlyView[], score: ScoreWalk, record: string | null, origin: string | null}} Replay
 */

export {};
