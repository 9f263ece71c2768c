"""Checks that the cards, the city, the workers and the characters of a position fit together.

Whether a game can come to it is not checked, such as how a character was earned: puzzles may give them.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from oddville.cards.vocabulary import (
    CHARACTERS,
    GUILDS,
    MAIN_SQUARE,
    MAX_BUILDINGS,
    RESOURCES,
    WORKERS,
)
from oddville.games.errors import Message
from oddville.games.moves import Cell
from oddville.games.positions.shape import SLOTS, excerpt, expect, expect_range, facts
from oddville.games.types import Position
from oddville.rules.characters import GUILD_SIZE
from oddville.rules.tables import Tables

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a cell to the one that touches it north, east, south and west."""


def table_problems(d: Position, tables: Tables) -> Iterator[Message]:
    ids = tables.card_ids[: tables.cards]
    yield from _uniqueness_problems("position-card-twice", "position-card-missing", _cards(d), ids)
    yield from _city_workers_problems(d, tables)
    yield from _workers_problems(d)
    yield from _slot_problems(d, tables)
    yield from _hand_problems(d)
    yield from _uniqueness_problems(
        "position-character-twice", "position-character-missing", _characters(d), CHARACTERS
    )
    yield from _guild_problems(d, tables)
    yield from _seen_problems(d)


def _in_list(path: str, entries: Iterable[str]) -> Iterator[tuple[str, str]]:
    return ((f"{path}[{index}]", entry) for index, entry in enumerate(entries))


def _open_cards(d: Position) -> Iterator[tuple[str, str]]:
    """The path and id of every card that lies building side up."""
    yield from _in_list("row", d["row"])
    for number, player in enumerate(d["players"]):
        yield from _in_list(f"players[{number}].buildings", player["buildings"])
    yield from _in_list("city", (card for _, card, _ in d["city"]))


def _cards(d: Position) -> Iterator[tuple[str, str]]:
    yield from _open_cards(d)
    for number, player in enumerate(d["players"]):
        yield from _in_list(f"players[{number}].coins", player["coins"])
    yield from _in_list("deck", d["deck"])


def _characters(d: Position) -> Iterator[tuple[str, str]]:
    for guild in GUILDS:
        yield from _in_list(f"piles.{guild}", d["piles"][guild])
    for number, player in enumerate(d["players"]):
        yield from _in_list(f"players[{number}].characters", player["characters"])
    yield from _in_list("removed", d["removed"])


def _uniqueness_problems(
    twice: str, missing: str, things: Iterable[tuple[str, str]], all_things: Iterable[str]
) -> Iterator[Message]:
    """Nothing is listed twice or missing (COMP-1, COMP-4)."""
    path_of: dict[str, str] = {}
    for path, thing in things:
        if thing in path_of:
            yield Message(twice, {"path": path, "value": thing, "other": path_of[thing]})
        path_of.setdefault(thing, path)
    for thing in all_things:
        if thing not in path_of:
            yield Message(missing, {"value": thing})


def city_problems(d: Position, tables: Tables) -> Iterator[Message]:
    """Each card is checked against those built before it (SETUP-2, BUILD)."""
    last_turns = tables.players if plays_to_round_end(d) else 1
    most = (tables.end_workers - 1) * tables.players + 2 * last_turns
    yield from expect_range("position-city-size", "city", len(d["city"]) - 1, 0, most)  # LIMIT-6, HOUSE-1
    cell, card, owner = d["city"][0]
    if (as_cell(cell), card, owner) != ((0, 0), MAIN_SQUARE, None):
        yield Message("position-square", facts("city[0]", d["city"][0], excerpt([[0, 0], MAIN_SQUARE, None])))
    laid = {as_cell(cell): 0}
    for place, (cell, card, owner) in enumerate(d["city"][1:], 1):
        if owner is None:
            yield Message("position-owner", {"path": f"city[{place}]", "value": card})
        yield from _cell_problems(d, tables, laid, place)
        laid.setdefault(as_cell(cell), place)


def _cell_problems(d: Position, tables: Tables, laid: Mapping[Cell, int], place: int) -> Iterator[Message]:
    """A card may lie on its cell (BUILD-2, BUILD-3, BUILD-5, BUILD-6)."""
    cell = as_cell(d["city"][place][0])
    where = {"path": f"city[{place}]", "value": excerpt(cell)}
    if cell in laid:
        yield Message("position-cell-taken", where | {"other": f"city[{laid[cell]}]"})
        return
    if cell[1] < 0:
        yield Message("position-above", where)
    touching = dict(touching_places(laid, cell))
    if not touching:
        yield Message("position-apart", where)
    for side, other in touching.items():
        if has_street(d, tables, place, side) != has_street(d, tables, other, (side + 2) % 4):
            yield Message("position-edge", where | {"other": f"city[{other}]"})


def as_cell(cell: Iterable[int]) -> Cell:
    x, y = cell
    return x, y


def touching_places(laid: Mapping[Cell, int], cell: Cell) -> Iterator[tuple[int, int]]:
    """Each side at which a card touches the cell, with that card's place in the city."""
    for side, (dx, dy) in enumerate(STEPS):
        beside = cell[0] + dx, cell[1] + dy
        if beside in laid:
            yield side, laid[beside]


def has_street(d: Position, tables: Tables, place: int, side: int) -> bool:
    return tables.streets[tables.card_numbers[d["city"][place][1]]] >> side & 1 != 0


def main_phase(d: Position) -> str:
    """The phase; for a discard after `cheat` at a second resource that phase, which continues afterwards (TURN-2)."""
    is_interrupted = d["phase"] == "discard" and d["second_worker"] is not None
    return "second resource" if is_interrupted else d["phase"]


def owners(d: Position) -> list[int | None]:
    return [owner for _, _, owner in d["city"]]


def workers_in_city(d: Position, player: int) -> int:
    return owners(d).count(player) + list(d["spots"].values()).count(player)


def _city_workers_problems(d: Position, tables: Tables) -> Iterator[Message]:
    """With enough workers of a player in the city the turn would not have begun (END-1)."""
    for player in range(d["n"]):
        placed = _placed_this_turn(d, player) + _placed_before_in_round(d, player)
        count, most = workers_in_city(d, player), tables.end_workers - 1 + placed
        yield from expect_range("position-city-workers", f"players[{player}]", count, 0, most)
    enough = [player for player in range(d["n"]) if workers_in_city(d, player) >= tables.end_workers]
    ending: Iterable[int | None] = enough or [None]
    yield from expect("position-triggered", "triggered_by", d["triggered_by"], *ending)


def _placed_this_turn(d: Position, player: int) -> int:
    """The most workers that a player can have sent to the city in this turn: to a spot, to a building."""
    may_have_built = d["main_done"] and not d["recovered"] and main_phase(d) != "second resource"
    newest = owners(d)[-2:] if may_have_built else []
    if player == d["active"]:
        return (player in d["spots"].values()) + (player in newest)
    return int(newest == [d["active"], player])  # the Builder's answer (CHAR-BU)


def plays_to_round_end(d: Position) -> bool:
    """Whether the house rule is used (HOUSE-1)."""
    return d.get("finish_round", False)


def _placed_before_in_round(d: Position, player: int) -> int:
    """The most workers that a player can have sent in the earlier turns of a round that is finished (HOUSE-1): two in
    the own turn, and the Builder's in each of the others."""
    if not plays_to_round_end(d) or d["triggered_by"] is None:
        return 0
    earlier = (d["active"] - d["first_player"]) % d["n"]
    had_turn = (player - d["first_player"]) % d["n"] < earlier
    return earlier + had_turn


def workers_on_board(d: Position, player: int, slots: Iterable[str] = SLOTS) -> int:
    return sum(d["board"][resource][slot][player] for resource in RESOURCES for slot in slots)


def _workers_problems(d: Position) -> Iterator[Message]:
    """Every player has nine workers (COMP-3), at most one of them on the Main Square (CHAR-TR)."""
    for number, player in enumerate(d["players"]):
        count = player["supply"] + workers_on_board(d, number) + workers_in_city(d, number)
        yield from expect("position-workers", f"players[{number}]", count, WORKERS)
        on_square = list(d["spots"].values()).count(number)
        if on_square > 1:
            yield Message("position-spots", {"path": "spots", "player": number, "value": str(on_square)})


def _slot_problems(d: Position, tables: Tables) -> Iterator[Message]:
    """A single slot holds one worker, and there are only those that are printed (WORK-6)."""
    for number, resource in enumerate(RESOURCES):
        for slot in (0, 1):
            count, printed = sum(d["board"][resource][str(slot)]), tables.single_slots[number * 2 + slot]
            yield from expect_range("position-slot", f"board.{resource}.{slot}", count, 0, printed)


def _hand_problems(d: Position) -> Iterator[Message]:
    """Each worker card exists once (COMP-3); a third building is held only in the phase `discard` (LIMIT-3)."""
    for number, player in enumerate(d["players"]):
        yield from duplicate_problems(f"players[{number}].hand", player["hand"])
        discards = d["phase"] == "discard" and number == d["player"]
        least, most = (MAX_BUILDINGS + 1,) * 2 if discards else (0, MAX_BUILDINGS)
        count = len(player["buildings"])
        yield from expect_range("position-buildings", f"players[{number}].buildings", count, least, most)


def duplicate_problems(path: str, entries: Iterable[object]) -> Iterator[Message]:
    """One problem for each entry that an earlier one equals."""
    earlier = []
    for index, entry in enumerate(entries):
        if entry in earlier:
            yield Message("position-twice", {"path": f"{path}[{index}]", "value": excerpt(entry)})
        earlier.append(entry)


def _guild_problems(d: Position, tables: Tables) -> Iterator[Message]:
    """A pile has its guild's characters; the players decide how many are in the game (SETUP-4)."""
    for guild in GUILDS:
        members = tables.edition.guilds[guild]
        for path, character in _in_list(f"piles.{guild}", d["piles"][guild]):
            if character not in members:
                yield Message("position-pile", {"path": path, "value": character, "members": list(members)})
        removed = sum(character in members for character in d["removed"])
        if removed != (right := GUILD_SIZE + 1 - d["n"]):
            yield Message("position-removed", facts("removed", removed, str(right)) | {"guild": guild})


def _seen_problems(d: Position) -> Iterator[Message]:
    """A card that lies building side up has been seen (INFO-2)."""
    yield from duplicate_problems("seen", d["seen"])
    for path, card in _open_cards(d):
        if card not in d["seen"] and card != MAIN_SQUARE:
            yield Message("position-unseen", {"path": path, "value": card})
