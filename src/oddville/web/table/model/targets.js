// Targets, and which of them make up a move. A move has one or more ways: sets of targets that name it. Moves are written as
// in docs/bots/notation.md; only the server knows whether one is legal.

/** @typedef {import("../../lib/types.js").Target} Target @typedef {import("../../lib/types.js").View} View */

/** A parsed move. `kind` is its first word, or `second` for a second resource and `transform` for that bonus; `cell` is that
 * of a build or of the source of a bonus.
 * @typedef {{text: string, kind: string, worker?: number, position?: number, resource?: string, card?: string, cell?: string, from?: string, slot?: string}} Move */

export const RESOURCES = /** @type {const} */ (["wood", "clay", "stone", "crystal"]);
/** The targets that letters pick, by action (lib/keys.js).
 * @type {Record<string, Target>} */
export const KEY_TARGETS = {
  coins: "coins",
  recover: "played",
  cheat: "character:cheater",
  swap: "character:bookkeeper",
  travel: "character:traveller",
  off: "off",
  ...Object.fromEntries(RESOURCES.map((resource) => [resource, `resource:${resource}`])),
};
/** Moves of the closing button of the bar. */
export const CLOSING = ["done", "decline", "end"];

/** @type {Record<string, (words: string[]) => Partial<Move>>} */
const FORMS = {
  choose: ([resource]) => ({ resource }),
  coins: ([worker]) => ({ worker: Number(worker) }),
  resource: ([first, second]) => (second ? { worker: Number(first), resource: second } : { kind: "second", resource: first }),
  building: ([worker, position]) => ({ worker: Number(worker), position: Number(position) }),
  build: ([card, cell]) => ({ card, cell }),
  bonus: ([cell, first, second]) => {
    if (!second) return { cell, resource: first };
    const [from, slot] = first.split("/");
    return { kind: "transform", cell, from, slot, resource: second };
  },
  discard: ([card]) => ({ card }),
  swap: ([card, position]) => ({ card, position: Number(position) }),
  travel: ([resource]) => ({ resource }),
  return: ([place]) => ({ resource: place.split("/")[0], slot: place.split("/")[1] }),
};

/** @param {string} text @returns {Move} */
export function readMove(text) {
  const [kind, ...words] = text.split(" ");
  return { text, kind, ...FORMS[kind]?.(words) };
}

/** @type {Record<string, (move: Move) => Target[][]>} */
const WAYS = {
  choose: (m) => [[`resource:${m.resource}`]],
  recover: () => [["played"]],
  coins: (m) => [[`worker:${m.worker}`, "coins"]],
  resource: (m) => [[`worker:${m.worker}`, `resource:${m.resource}`]],
  second: (m) => [[`resource:${m.resource}`]],
  building: (m) => [[`worker:${m.worker}`, `row:${m.position}`]],
  build: (m) => [[`mine:${m.card}`, `cell:${m.cell}`]],
  bonus: (m) => [[`resource:${m.resource}`], [`bonus:${m.cell}`, `resource:${m.resource}`]],
  transform: (m) => [
    [`slot:${m.from}/${m.slot}`, `resource:${m.resource}`],
    [`bonus:${m.cell}`, `slot:${m.from}/${m.slot}`, `resource:${m.resource}`],
  ],
  discard: (m) => [[`mine:${m.card}`]],
  cheat: () => [["character:cheater"], ["character:cheater", "coins"]],
  swap: (m) => [
    [`mine:${m.card}`, `row:${m.position}`],
    ["character:bookkeeper", `mine:${m.card}`, `row:${m.position}`],
  ],
  travel: (m) => [
    [`spot:${m.resource}`],
    ["character:traveller", `resource:${m.resource}`],
    ["character:traveller", `spot:${m.resource}`],
    ["square", `resource:${m.resource}`],
  ],
  return: (m) => [[`slot:${m.resource}/${m.slot}`], ["off", `slot:${m.resource}/${m.slot}`], ["off", `resource:${m.resource}`]],
};

/** The sets of targets that name a move. A bonus of one resource needs no more than its source.
 * @param {Move} move @param {View | null} view @returns {Target[][]} */
export function waysOf(move, view) {
  if (CLOSING.includes(move.kind)) return [["close"]];
  const ways = WAYS[move.kind]?.(move) ?? [];
  const pending = view?.pending.find(([cell]) => cell.join() === move.cell)?.[1];
  return move.kind === "bonus" && pending === move.resource ? [[`bonus:${move.cell}`], ...ways] : ways;
}

/** @param {Target} target */
export const kindOf = (target) => target.split(":")[0];

/** The part after the colon.
 * @param {Target} target */
export const nameOf = (target) => target.slice(target.indexOf(":") + 1);
