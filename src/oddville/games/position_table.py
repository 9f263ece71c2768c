"""Whether the things of a position can lie so on the table: cards, city, workers and characters.

What hangs on the course of the game, such as how a character was earned, is not asked: puzzles may give them.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from oddville.cards.vocabulary import (
    CHARACTERS,
    GUILDS,
    MAIN_SQUARE,
    MAX_BUILDINGS,
    RESOURCES,
    WORKERS,
)
from oddville.games.errors import Problem
from oddville.games.position_shape import SLOTS, expect, facts, shown, span
from oddville.rules.characters import GUILD_SIZE
from oddville.rules.tables import Tables

Data = Mapping[str, Any]
"""A position of the right shape."""
Cell = tuple[int, int]

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a cell to the one that touches it north, east, south and west."""


def table_problems(d: Data, tables: Tables) -> Iterator[Problem]:
    """What is wrong with the things on the table."""
    ids = tables.card_ids[: tables.cards]
    yield from _each_once("position-card-twice", "position-card-missing", _cards(d), ids)
    yield from _city_workers_problems(d, tables)
    yield from _workers_problems(d)
    yield from _slot_problems(d, tables)
    yield from _hand_problems(d)
    yield from _each_once(
        "position-character-twice", "position-character-missing", _characters(d), CHARACTERS
    )
    yield from _guild_problems(d, tables)
    yield from _seen_problems(d)


def _in_list(path: str, entries: Iterable[str]) -> Iterator[tuple[str, str]]:
    return ((f"{path}[{index}]", entry) for index, entry in enumerate(entries))


def _open_cards(d: Data) -> Iterator[tuple[str, str]]:
    """Every card that lies building side up, after its path."""
    yield from _in_list("row", d["row"])
    for number, player in enumerate(d["players"]):
        yield from _in_list(f"players[{number}].buildings", player["buildings"])
    yield from _in_list("city", (card for _, card, _ in d["city"]))


def _cards(d: Data) -> Iterator[tuple[str, str]]:
    """Every card, after its path."""
    yield from _open_cards(d)
    for number, player in enumerate(d["players"]):
        yield from _in_list(f"players[{number}].coins", player["coins"])
    yield from _in_list("deck", d["deck"])


def _characters(d: Data) -> Iterator[tuple[str, str]]:
    """Every character, after its path."""
    for guild in GUILDS:
        yield from _in_list(f"piles.{guild}", d["piles"][guild])
    for number, player in enumerate(d["players"]):
        yield from _in_list(f"players[{number}].characters", player["characters"])
    yield from _in_list("removed", d["removed"])


def _each_once(
    twice: str, missing: str, things: Iterable[tuple[str, str]], all_things: Iterable[str]
) -> Iterator[Problem]:
    """Nothing is there twice, nothing is missing (COMP-1, COMP-4)."""
    found: dict[str, str] = {}
    for path, thing in things:
        if thing in found:
            yield Problem(twice, {"path": path, "value": thing, "other": found[thing]})
        found.setdefault(thing, path)
    for thing in all_things:
        if thing not in found:
            yield Problem(missing, {"value": thing})


def city_problems(d: Data, tables: Tables) -> Iterator[Problem]:
    """What is wrong with the city; each card is held against those built before it (SETUP-2, BUILD)."""
    most = (tables.end_workers - 1) * tables.players + 2
    if len(d["city"]) - 1 > most:  # LIMIT-6
        yield Problem("position-city-size", facts("city", len(d["city"]) - 1, span(0, most)))
    cell, card, owner = d["city"][0]
    if (as_cell(cell), card, owner) != ((0, 0), MAIN_SQUARE, None):
        yield Problem("position-square", facts("city[0]", d["city"][0], shown([[0, 0], MAIN_SQUARE, None])))
    laid = {as_cell(cell): 0}
    for place, (cell, card, owner) in enumerate(d["city"][1:], 1):
        if owner is None:
            yield Problem("position-owner", {"path": f"city[{place}]", "value": card})
        yield from _cell_problems(d, tables, laid, place)
        laid.setdefault(as_cell(cell), place)


def _cell_problems(d: Data, tables: Tables, laid: Mapping[Cell, int], place: int) -> Iterator[Problem]:
    """Whether a card may lie on its cell (BUILD-2, BUILD-3, BUILD-5, BUILD-6)."""
    cell = as_cell(d["city"][place][0])
    where = {"path": f"city[{place}]", "value": shown(cell)}
    if cell in laid:
        yield Problem("position-cell-taken", where | {"other": f"city[{laid[cell]}]"})
        return
    if cell[1] < 0:
        yield Problem("position-above", where)
    touching = dict(touching_places(laid, cell))
    if not touching:
        yield Problem("position-apart", where)
    for side, other in touching.items():
        if has_street(d, tables, place, side) != has_street(d, tables, other, (side + 2) % 4):
            yield Problem("position-edge", where | {"other": f"city[{other}]"})


def as_cell(cell: Iterable[int]) -> Cell:
    """A cell of the data as a key."""
    x, y = cell
    return x, y


def touching_places(laid: Mapping[Cell, int], cell: Cell) -> Iterator[tuple[int, int]]:
    """The sides at which a card touches the cell, each with the card's place in the city."""
    for side, (dx, dy) in enumerate(STEPS):
        beside = cell[0] + dx, cell[1] + dy
        if beside in laid:
            yield side, laid[beside]


def has_street(d: Data, tables: Tables, place: int, side: int) -> bool:
    """Whether a card of the city shows a street on that side."""
    return tables.streets[tables.card_numbers[d["city"][place][1]]] >> side & 1 != 0


def owners(d: Data) -> list[int | None]:
    """Whose worker stands on each card of the city, in the order built."""
    return [owner for _, _, owner in d["city"]]


def workers_in_city(d: Data, player: int) -> int:
    """How many workers a player has on buildings and on the Main Square."""
    return owners(d).count(player) + list(d["spots"].values()).count(player)


def _city_workers_problems(d: Data, tables: Tables) -> Iterator[Problem]:
    """Had somebody had enough workers in the city before this turn, it would not have begun (END-1)."""
    for player in range(d["n"]):
        count, most = workers_in_city(d, player), tables.end_workers - 1 + _placed_this_turn(d, player)
        if count > most:
            yield Problem("position-city-workers", facts(f"players[{player}]", count, span(0, most)))
    enough = [player for player in range(d["n"]) if workers_in_city(d, player) >= tables.end_workers]
    ending: Iterable[int | None] = enough or [None]
    yield from expect("position-triggered", "triggered_by", d["triggered_by"], *ending)


def _placed_this_turn(d: Data, player: int) -> int:
    """How many workers a player can have sent to the city in this turn: to a spot, to a building."""
    may_have_built = d["main_done"] and not d["recovered"] and d["phase"] != "second resource"
    newest = owners(d)[-2:] if may_have_built else []
    if player == d["active"]:
        return (player in d["spots"].values()) + (player in newest)
    return int(newest == [d["active"], player])  # the Builder's answer (CHAR-BU)


def workers_on_board(d: Data, player: int, slots: Iterable[str] = SLOTS) -> int:
    """How many workers a player has on the board, on the slots of those costs."""
    return sum(d["board"][resource][slot][player] for resource in RESOURCES for slot in slots)


def _workers_problems(d: Data) -> Iterator[Problem]:
    """Every player has nine workers (COMP-3), at most one of them on the Main Square (CHAR-TR)."""
    for number, player in enumerate(d["players"]):
        count = player["supply"] + workers_on_board(d, number) + workers_in_city(d, number)
        yield from expect("position-workers", f"players[{number}]", count, WORKERS)
        on_square = list(d["spots"].values()).count(number)
        if on_square > 1:
            yield Problem("position-spots", {"path": "spots", "player": number, "value": str(on_square)})


def _slot_problems(d: Data, tables: Tables) -> Iterator[Problem]:
    """A single slot holds one worker, and there are only those that are printed (WORK-6)."""
    for number, resource in enumerate(RESOURCES):
        for slot in (0, 1):
            count, printed = sum(d["board"][resource][str(slot)]), tables.single_slots[number * 2 + slot]
            if count > printed:
                yield Problem("position-slot", facts(f"board.{resource}.{slot}", count, span(0, printed)))


def _hand_problems(d: Data) -> Iterator[Problem]:
    """Each worker card is there once (COMP-3); a third building only while it is discarded (LIMIT-3)."""
    for number, player in enumerate(d["players"]):
        yield from twice_problems(f"players[{number}].hand", player["hand"])
        discards = d["phase"] == "discard" and number == d["player"]
        least, most = (MAX_BUILDINGS + 1,) * 2 if discards else (0, MAX_BUILDINGS)
        count = len(player["buildings"])
        if not least <= count <= most:
            yield Problem(
                "position-buildings", facts(f"players[{number}].buildings", count, span(least, most))
            )


def twice_problems(path: str, entries: Iterable[Any]) -> Iterator[Problem]:
    """One problem for each entry that stands before in the same list."""
    found = []
    for index, entry in enumerate(entries):
        if entry in found:
            yield Problem("position-twice", {"path": f"{path}[{index}]", "value": shown(entry)})
        found.append(entry)


def _guild_problems(d: Data, tables: Tables) -> Iterator[Problem]:
    """A pile has its guild's characters; so many as the players need are in the game (SETUP-4)."""
    for guild in GUILDS:
        members = tables.edition.guilds[guild]
        for path, character in _in_list(f"piles.{guild}", d["piles"][guild]):
            if character not in members:
                told = {"path": path, "value": character, "allowed": ", ".join(members)}
                yield Problem("position-pile", told)
        removed = sum(character in members for character in d["removed"])
        if removed != (right := GUILD_SIZE + 1 - d["n"]):
            yield Problem("position-removed", facts("removed", removed, str(right)) | {"guild": guild})


def _seen_problems(d: Data) -> Iterator[Problem]:
    """What lies building side up has been seen (INFO-2)."""
    yield from twice_problems("seen", d["seen"])
    for path, card in _open_cards(d):
        if card not in d["seen"] and card != MAIN_SQUARE:
            yield Problem("position-unseen", {"path": path, "value": card})
