// Moves and their effects in words.

import { CHARACTER_POINTS } from "../../art/index.js";
import { currentTexts, list, say } from "../../lib/texts.js";
import { changeOf, signed } from "./scene.js";
import { namesOf } from "../model/situation.js";
import { readMove } from "../model/targets.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("../model/picking.js").Option} Option @typedef {import("../model/targets.js").Move} Move */
/** @typedef {import("../../lib/types.js").Preview} Preview */

/** @param {Scene} scene @param {string | undefined} cell */
const cardAt = ({ view }, cell) => view.city.find(([place]) => place.join() === cell)?.[1] ?? "main-square";

/** @param {Scene} scene @param {Move} move @param {Preview | null} preview @returns {Record<string, unknown>} */
function factsOf(scene, move, preview) {
  const cost = preview?.pays ?? 0;
  const row = move.position ? scene.view.row[move.position - 1] : undefined;
  const paid = move.kind === "build" ? scene.edition.cards.find(({ id }) => id === move.card)?.cost : undefined;
  return {
    worker: move.worker,
    position: move.position,
    resource: move.resource,
    cost,
    gained: preview?.gains ?? 0,
    card:
      move.kind === "building" ? row : move.kind === "bonus" || move.kind === "transform" ? cardAt(scene, move.cell) : move.card,
    given: move.card,
    taken: row,
    cell: move.cell?.split(",") ?? [],
    source: move.cell?.split(",") ?? [],
    paid: paid ?? [],
    from: move.from,
    to: move.resource,
    slot: Number(move.slot ?? 0), // a number, so that messages can count coins
  };
}

/** @param {Scene} scene @param {string} kind */
function sentenceOf(scene, kind) {
  if (kind === "build" && scene.view.phase === "reaction") return "react";
  if (kind === "done" && scene.view.phase === "second resource") return "done-second";
  return kind;
}

/** @param {Scene} scene @param {string | Move} move @param {Preview | null} preview */
export function moveWords(scene, move, preview = null) {
  const parsedMove = typeof move === "string" ? readMove(move) : move;
  return say(`move-${sentenceOf(scene, parsedMove.kind)}`, factsOf(scene, parsedMove, preview));
}

/** Moves with a sentence in the past tense, which leaves out what the table no longer shows. */
const PAST_FORMS = ["recover", "coins", "resource", "second", "building", "done", "swap"];

/** @param {Scene} scene @param {string} move */
export function pastMoveWords(scene, move) {
  const parsedMove = readMove(move);
  return PAST_FORMS.includes(parsedMove.kind)
    ? say(`made-${parsedMove.kind}`, factsOf(scene, parsedMove, null))
    : moveWords(scene, parsedMove);
}

/** A short name of a move.
 * @param {Scene} scene @param {string} move */
export function moveName(scene, move) {
  const parsedMove = readMove(move);
  const { card, resource } = factsOf(scene, parsedMove, null);
  if (resource && parsedMove.kind !== "return") return say(`resource-${resource}`);
  return card && parsedMove.kind !== "building" ? currentTexts().card(String(card)) : say(`text-kind-${parsedMove.kind}`);
}

/** @param {Scene} scene @param {Option} option */
export function choiceWords(scene, { move, preview }) {
  const change = scene.me === null ? "" : changeOf(scene.points[scene.me], preview.points[scene.me]);
  return say(`choice-${sentenceOf(scene, move.kind)}`, { ...factsOf(scene, move, preview), change });
}

/** What is forfeited by ending the phase; on a phone, the choices beside the button name the bonuses.
 * @param {Scene} scene @param {string} kind */
function forfeitWords(scene, kind) {
  if (kind === "done" && scene.view.phase === "bonus") {
    if (scene.isPhone) return say("lost-bonuses", { count: scene.view.pending.length });
    return list(scene.view.pending.map(([cell]) => say("lost-bonus", { card: cardAt(scene, cell.join()) })));
  }
  const unused =
    scene.me === null ? [] : scene.view.players[scene.me].characters.filter((name) => scene.selectable.has(`character:${name}`));
  return kind === "end" ? list(unused.map((name) => say(`character-${name}`))) : "";
}

/** The label of the closing button, with what is forfeited.
 * @param {Scene} scene @param {string} kind */
export function closingWords(scene, kind) {
  const lost = forfeitWords(scene, kind);
  return say(`close-${sentenceOf(scene, kind)}`, { lost, any: lost ? "yes" : "no" });
}

/** The label of the Do button, and why the move cannot be undone.
 * @param {Scene} scene @param {Option} option @param {string[]} locks */
export function doWords(scene, option, locks) {
  const lost = forfeitWords(scene, option.move.kind);
  const kind = scene.isPhone ? option.move.kind : sentenceOf(scene, option.move.kind); // the question names the price
  const act = say(`do-${kind}`, {
    ...factsOf(scene, option.move, option.preview),
    lost,
    any: lost ? "yes" : "no",
  });
  return { act, locks: list(locks.map((lock) => say(`lock-${lock}`))) };
}

/** What must be known before a move is confirmed: it ends the game, or somebody loses a character.
 * @param {Scene} scene @param {Option} option @returns {string[]} */
export const warningsOf = ({ me }, { preview }) => [
  ...(preview.ends_game ? [say("brings-end")] : []),
  ...(preview.last_round ? [say("brings-last-round")] : []),
  ...(preview.robbed ?? []).map(([player, character]) =>
    say(player === me ? "brings-robbed-me" : "brings-robbed", { player, character }),
  ),
];

/** Sentences that name the price. */
const WITH_PRICE = ["recover", "resource", "second", "building", "react"];

/** @param {Option} option @returns {string[]} */
function priceOf({ move, preview }) {
  if (preview.pays) return [say("brings-pays", { cost: preview.pays })];
  return ["resource", "second", "building"].includes(move.kind) ? [say("brings-free")] : [];
}

/** @param {Scene} scene @param {Option} option @returns {string[]} */
function gainsOf({ view, me }, { move, preview }) {
  if (move.kind !== "coins" && !preview.gains) return [];
  const isFull = me !== null && view.players[me].coins.length === 5;
  return [say("brings-coins", { gained: preview.gains ?? 0, full: isFull ? "yes" : "no" })];
}

/** The effects of a move, one phrase each, without the warnings.
 * @param {Scene} scene @param {Option} option */
export const bringsOf = (scene, option) => [...priceOf(option), ...gainsOf(scene, option), ...otherEffects(scene, option)];

/** The warnings and the effects of a move that its sentence does not name, one phrase each.
 * @param {Scene} scene @param {Option} option */
export function unnamedEffects(scene, option) {
  const { move, preview } = option;
  const price = WITH_PRICE.includes(sentenceOf(scene, move.kind)) ? [] : priceOf(option);
  const gains = move.kind === "coins" && preview.gains ? [] : gainsOf(scene, option);
  return [...warningsOf(scene, option), ...price, ...gains, ...otherEffects(scene, option)];
}

/** The effects of a move apart from its coins, one phrase each.
 * @param {Scene} scene @param {Option} option @returns {string[]} */
function otherEffects(scene, option) {
  const { move, preview } = option;
  const { view, me } = scene;
  const area = me === null ? null : view.players[me];
  /** @type {string[]} */
  const phrases = [];
  const add = (/** @type {string} */ id, /** @type {Record<string, unknown>} */ facts = {}) => phrases.push(say(id, facts));
  const slots = (/** @type {[string, number][]} */ places) =>
    list(places.map(([resource, slot]) => say("slot-of", { resource, slot })));
  if (preview.slots?.length) add("brings-slot", { slots: slots(preview.slots) });
  if (preview.back?.length) add("brings-back", { slots: slots(preview.back) });
  if (preview.bonuses?.length)
    add("brings-bonuses", {
      list: list(
        preview.bonuses.map(([x, y, bonus]) =>
          say("from-bonus", {
            bonus,
            card: `${x},${y}` === move.cell ? move.card : cardAt(scene, `${x},${y}`),
          }),
        ),
      ),
    });
  if (preview.character)
    add("brings-character", {
      character: preview.character,
      last: scene.view.piles[guildOfCard(scene, move.card)]?.count === 1 ? "yes" : "no",
    });
  if (preview.pool?.length) add("brings-pool", { count: preview.pool.length, characters: preview.pool });
  if ((move.kind === "building" || move.kind === "cheat") && area?.buildings.length === 2) add("brings-third");
  if (move.kind === "cheat") add("brings-flip", preview.card ? { known: "yes", card: preview.card } : { known: "no", card: "" });
  if (move.kind === "recover") add("brings-recover");
  if (move.kind === "discard") add("brings-discard");
  if (move.kind === "travel") add("brings-travel");
  const parts = partsOfPoints(scene, option);
  if (parts) add("brings-points", { parts });
  if (preview.reacts !== undefined && preview.reacts !== null) add("brings-reaction", { player: preview.reacts });
  return phrases;
}

/** Why a build changes my points: buildings, the character, and workers that leave the board, which were worth 1 each (SCORE-1).
 * Nothing where a reshuffled pile decides.
 * @param {Scene} scene @param {Option} option @returns {string} */
export function partsOfPoints({ me, points, view }, { move, preview }) {
  if (move.kind !== "build" || me === null || preview.points[me][0] !== preview.points[me][1]) return "";
  const given = (preview.robbed ?? []).filter(([player]) => player === me).map(([, name]) => name);
  const onSquare = Object.values(view.spots).includes(me);
  const pointsOf = (/** @type {string} */ name) => (name === "traveller" && onSquare ? 0 : parseInt(CHARACTER_POINTS[name]));
  const worth = (/** @type {string[]} */ names) => names.reduce((sum, name) => sum + pointsOf(name), 0);
  const character = worth(preview.character ? [preview.character] : []) - worth(given);
  const board = (preview.slots?.length ?? 0) - (preview.back?.length ?? 0);
  const buildings = preview.points[me][0] - points[me] - character - board;
  const parts = Object.entries({ buildings, character, board }).filter(([part, change]) => part === "buildings" || change !== 0);
  return list(parts.map(([part, change]) => say(`points-from-${part}`, { change: signed(change) })));
}

/** @param {Scene} scene @param {string | undefined} card */
const guildOfCard = ({ edition }, card) => edition.cards.find(({ id }) => id === card)?.guild ?? "";

/** Points before and after, of players whose points change: "Ada 21→31–32".
 * @param {Scene} scene @param {Preview} preview @returns {{player: number, now: number, then: string}[]} */
export const pointsThen = ({ points }, preview) =>
  preview.points
    .map(([least, most], player) => ({
      player,
      now: points[player],
      then: least === most ? String(least) : `${least}–${most}`,
      same: least === points[player] && most === least,
    }))
    .filter(({ same }) => !same);

/** @param {import("../../lib/types.js").RefusalView} refusal */
export const refusalWords = ({ message, facts }) => say(message, facts);

/** A table is called by its name, or by its players.
 * @param {import("../../lib/types.js").TableView} table */
export const tableName = (table) => table.options.name || list(namesOf(table));

/** Who is on the spots of the Main Square.
 * @param {import("../../lib/types.js").View} view */
export function spotsInWords({ spots }) {
  const workers = Object.entries(spots).filter(([, who]) => who !== null);
  return list(workers.map(([resource, player]) => say("cell-spot", { player, resource }))) || say("nobody");
}
