"""Writes docs/research/envs-tables.md: the numbers of actions and observations.

Run it after changing an environment: `.venv/bin/python scripts/environments.py`. A test fails while the page is stale.
"""

from collections.abc import Iterator
from math import prod
from pathlib import Path

from oddville.envs import actions, layout
from oddville.envs.reading import PLANES

ROOT = Path(__file__).parents[1]
TABLES = ROOT / "docs" / "research" / "envs-tables.md"

MOVES = {
    "choose": ("resource", "`choose R`"),
    "recover": ("–", "`recover`"),
    "coins": ("worker card", "`coins W`"),
    "resource": ("worker card, resource", "`resource W R`"),
    "building": ("worker card, position", "`building W P`"),
    "second": ("resource", "`resource R`"),
    "build": ("own building, open cell", "`build C X,Y`"),
    "bonus": ("source, resource", "`bonus X,Y R`"),
    "transform": ("source, from resource, from slot, to (of the three others)", "`bonus X,Y R/S R`"),
    "done": ("–", "`done`"),
    "discard": ("own building", "`discard C`"),
    "decline": ("–", "`decline`"),
    "cheat": ("–", "`cheat`"),
    "swap": ("own building, position", "`swap C P`"),
    "travel": ("resource", "`travel R`"),
    "return": ("resource, slot", "`return R/S`"),
    "end": ("–", "`end`"),
}
PIECES = {
    "phase": "the phase, one of: set-up, turn, second resource, discard, bonus, reaction, close, over",
    "players": "how many play: 2, 3 or 4",
    "to_move": "the seat that must choose; none when the game is over",
    "active": "the seat whose turn it is",
    "first": "the seat that began",
    "triggered": "the seat that triggered the end",
    "turn": "the number of the turn; 255 and beyond are 255",
    "turns_left": "turns to the limit; 255 if there is none or it is far",
    "finish_round": "1 with the house rule (HOUSE-1)",
    "done": "this turn: main action done, recovered, cheated, swapped",
    "second_worker": "the worker card that may obtain a second resource",
    "builder": "the seat whose bonuses are being gained",
    "pending": "for each source (the new card, north, east, south, west of it) the bonus that is due",
    "hand": "the worker cards in hand",
    "supply": "workers in supply",
    "coins": "coins",
    "city_workers": "workers in the city",
    "points": "points if the game ended now",
    "characters": "characters held",
    "workers": "workers on the board, by resource and slot",
    "cheapest_slot": "for each resource its cheapest free slot",
    "spots": "for each resource the seat whose worker stands on its spot of the Main Square",
    "pile_tops": "the characters that lie on top of the piles",
    "pile_counts": "how many characters each pile has",
    "guild_cards": "cards of each guild in the city",
    "diamonds": "diamond cards in the city",
    "row": "the six cards of the row, position 1 first",
    "buildings": "the buildings before each seat; a third one while it is discarded",
    "open_cells": "the open cells in reading order: the cells of the actions `build`",
    "city": "the cards of the city in the order built, the Main Square first: number + 1, column, row, owner + 1",
    "seen": "the cards that have once been seen (INFO-2), by number in the edition",
    "known_coins": "coins whose card is known: its number + 1",
    "known_deck": "cards of the deck that are known, top first: number + 1",
}


def tables() -> str:
    """The page of tables."""
    lines = [
        "# Action and observation tables",
        "",
        "This page is made by `scripts/environments.py`. [Envs](envs.md) explains the terms.",
        "",
        *_action_lines(),
        "",
        *_observation_lines(),
        "",
        "## Planes",
        "",
        f"`planes(observation, edition)` draws the city on {len(PLANES)} planes of {layout.MAX_ROWS} rows and "
        f"{layout.MAX_COLUMNS} columns, room enough for any city: {_words(PLANES)}.",
    ]
    return "\n".join(lines) + "\n"


def _action_lines() -> Iterator[str]:
    yield from (f"## Actions, version {actions.VERSION}", "")
    yield f"{actions.ACTIONS} actions. The last field runs fastest: `building` of worker card w and position p, both"
    yield from (
        "counted from 0, is 25 + 6 w + p.",
        "",
        "| actions | kind | fields | move |",
        "|---|---|---|---|",
    )
    at = 0
    for name, shape in actions.SPANS:
        size = prod(shape)
        fields, move = MOVES[name]
        ranges = " × ".join(map(str, shape)) if shape else "1"
        yield f"| {at}–{at + size - 1} | {name} | {fields} ({ranges}) | {move} |"
        at += size


def _observation_lines() -> Iterator[str]:
    yield from (f"## Observation, version {layout.VERSION}", "")
    yield (
        f"{layout.LENGTH} numbers from 0 to 255. "
        "Seats are relative to the observer, clockwise; empty seats are zeros."
    )
    yield from ("", "| from | piece | shape | largest | meaning |", "|---|---|---|---|---|")
    for piece in layout.PIECES.values():
        shape = " × ".join(map(str, piece.shape))
        yield f"| {piece.at} | `{piece.name}` | {shape} | {piece.high} | {PIECES[piece.name]} |"
    yield from ("", f"A card of `row` or `buildings`, {len(layout.CARD)} numbers: {_words(layout.CARD)}.", "")
    yield (
        f"An open cell, {len(layout.OPEN_CELL)} numbers: {_words(layout.OPEN_CELL)}. Columns count from the leftmost "
        "open cell; `street` is what a card there must show, `bonus` how many bonuses of each kind streets would bring "
        "from the cards beside it."
    )


def _words(words: tuple[str, ...]) -> str:
    return ", ".join(f"`{word}`" for word in words)


if __name__ == "__main__":
    TABLES.write_text(tables(), "utf-8")
