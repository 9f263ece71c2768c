// What can be picked, and which things make up which move. A move has one or more ways: sets of things that name it.
// This is the notation of docs/notation.md laid out on the table; whether a move is legal only the server knows.

/** @typedef {import("./types.js").Thing} Thing @typedef {import("./types.js").View} View */

/**
 * @typedef {object} Move a move's text taken apart
 * @property {string} text
 * @property {string} kind the first word; `second` for a second resource, `transform` for that bonus
 * @property {number} [worker]
 * @property {number} [position]
 * @property {string} [resource]
 * @property {string} [card]
 * @property {string} [cell] of a build or of the source of a bonus
 * @property {string} [from] resource
 * @property {string} [slot]
 */

export const RESOURCES = /** @type {const} */ (["wood", "clay", "stone", "crystal"]);
/** Moves that end something: the closing button of the bar does them. */
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

/** @type {Record<string, (move: Move) => Thing[][]>} */
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

/** The sets of things that name a move. A bonus of one resource needs no more than its source.
 * @param {Move} move @param {View | null} view @returns {Thing[][]} */
export function waysOf(move, view) {
  if (CLOSING.includes(move.kind)) return [["close"]];
  const ways = WAYS[move.kind]?.(move) ?? [];
  const pending = view?.pending.find(([cell]) => cell.join() === move.cell)?.[1];
  return move.kind === "bonus" && pending === move.resource ? [[`bonus:${move.cell}`], ...ways] : ways;
}

/** What sort of thing it is.
 * @param {Thing} thing */
export const sortOf = (thing) => thing.split(":")[0];

/** What stands behind the colon.
 * @param {Thing} thing */
export const nameOf = (thing) => thing.slice(thing.indexOf(":") + 1);

/** @param {string} text @returns {[number, number]} */
export const readCell = (text) => {
  const [x, y] = text.split(",").map(Number);
  return [x, y];
};

/** Moves one might mean by these things, legal or not: what to ask the server about.
 * @param {Thing[]} things @param {View} view @param {number} me @returns {string[]} */
export function movesMeant(things, view, me) {
  const named = (/** @type {string} */ sort) => things.filter((thing) => sortOf(thing) === sort).map(nameOf);
  const [worker] = named("worker");
  const [row] = named("row");
  const [mine] = named("mine");
  const [cell] = named("cell");
  const [resource] = named("resource");
  const [bonus] = named("bonus");
  const [slot] = named("slot");
  const [character] = named("character");
  const [spot] = named("spot");
  const own = view.players[me]?.buildings ?? [];
  const hand = view.players[me]?.hand ?? [];
  const cards = hand.length ? hand : [1, 2, 3, 4];
  if (bonus !== undefined) return bonusMoves(bonus, slot, resource, view, me);
  if (character === "bookkeeper")
    return (mine ? [mine] : own)
      .flatMap((card) => (row ? [row] : [1]).map((p) => `swap ${card} ${p}`))
      .concat(own.length ? [] : [`swap ${view.row[0]} 1`]);
  if (character === "traveller") return ((resource ?? spot) ? [resource ?? spot] : RESOURCES).map((r) => `travel ${r}`);
  if (spot !== undefined) return [`travel ${spot}`];
  if (character === "cheater") return ["cheat"];
  if (character === "builder") return own.map((card) => `build ${card} ${cell ?? freeCell(view)}`);
  if (mine && row) return [`swap ${mine} ${row}`];
  if (mine && cell) return [`build ${mine} ${cell}`];
  if (worker && row) return [`building ${worker} ${row}`];
  if (worker && resource) return [`resource ${worker} ${resource}`];
  if (worker && things.includes("coins")) return [`coins ${worker}`];
  if (slot) return [`return ${slot}`];
  if (things.includes("off") && resource) return [0, 1, 2].map((price) => `return ${resource}/${price}`);
  if (things.includes("off")) return RESOURCES.map((r) => `return ${r}/2`);
  if (things.includes("played")) return ["recover"];
  if (things.includes("square")) return RESOURCES.map((r) => `travel ${r}`);
  if (worker)
    return [
      `coins ${worker}`,
      ...RESOURCES.map((r) => `resource ${worker} ${r}`),
      ...[1, 2, 3, 4, 5, 6].map((p) => `building ${worker} ${p}`),
    ];
  if (row) return cards.map((w) => `building ${w} ${row}`);
  if (cell) return own.map((card) => `build ${card} ${cell}`).concat(own.length ? [] : [`build ${view.row[0]} ${cell}`]);
  if (mine) return view.phase === "discard" ? [`discard ${mine}`] : [`build ${mine} ${freeCell(view)}`];
  if (resource) return resourceMoves(resource, view, cards);
  return things.includes("coins") ? cards.map((w) => `coins ${w}`) : [];
}

/** @param {string} resource @param {View} view @param {number[]} cards */
function resourceMoves(resource, view, cards) {
  if (view.phase === "set-up") return [`choose ${resource}`];
  if (view.phase === "second resource") return [`resource ${resource}`];
  if (view.phase === "bonus")
    return view.pending.filter(([, bonus]) => bonus !== "transform").map(([cell]) => `bonus ${cell.join()} ${resource}`);
  return cards.map((worker) => `resource ${worker} ${resource}`);
}

/** @param {string} source @param {string | undefined} slot @param {string | undefined} resource @param {View} view @param {number} me */
function bonusMoves(source, slot, resource, view, me) {
  const bonus = view.pending.find(([cell]) => cell.join() === source)?.[1];
  const targets = resource ? [resource] : RESOURCES;
  if (bonus !== "transform") return targets.map((r) => `bonus ${source} ${r}`);
  const standing = RESOURCES.flatMap((r) =>
    ["0", "1", "2"].filter((price) => view.board[r][price][me] > 0).map((price) => `${r}/${price}`),
  );
  return (slot ? [slot] : standing.length ? standing : ["wood/0"]).flatMap((from) =>
    targets.map((r) => `bonus ${source} ${from} ${r}`),
  );
}

/** A cell of the city's rim: something must stand for "anywhere".
 * @param {View} view */
function freeCell(view) {
  const taken = new Set(view.city.map(([cell]) => cell.join()));
  for (const [[x, y]] of view.city) {
    for (const near of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`]) if (!taken.has(near)) return near;
  }
  return "0,1";
}
