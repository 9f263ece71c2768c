"""Reads a state of the rules from a position as plain data, and refuses impossible ones."""

from collections.abc import Callable, Sequence
from typing import cast

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import BONUSES, CHARACTERS, GUILDS, RESOURCES
from oddville.games.errors import InvalidPosition, Message
from oddville.games.positions.shape import SLOTS, shape_problems
from oddville.games.positions.table import (
    city_problems,
    plays_to_round_end,
    table_problems,
    workers_in_city,
)
from oddville.games.positions.turn import turn_problems
from oddville.games.types import CityCard, PlayerPosition, Position
from oddville.rules.bonuses import add_pending
from oddville.rules.chance import chance_of_seed
from oddville.rules.construction import city_place, lay_card
from oddville.rules.moves import cell_at
from oddville.rules.state import PHASES, State, empty_state, mark_seen
from oddville.rules.state_setters import (
    place_area,
    place_cards,
    place_deck,
    place_pile,
    place_row,
    place_spot,
    place_workers,
)
from oddville.rules.tables import NOTHING, Tables


def read_position(edition: Edition, data: object, tables_of: Callable[[Edition, int], Tables]) -> State:
    """The state of a position; raises `InvalidPosition` with all problems. `State.chance` is that of the empty seed."""
    _refuse(shape_problems(edition, data))
    d = cast(Position, data)
    tables = tables_of(edition, d["n"])
    in_city = list(city_problems(d, tables))
    state = _state(d, tables, lay_city=not in_city)
    _refuse([*in_city, *table_problems(d, tables), *turn_problems(d, state, city_is_right=not in_city)])
    return state


def _refuse(problems: Sequence[Message]) -> None:
    if problems:
        raise InvalidPosition("error-position", problems, count=len(problems))


def _state(d: Position, tables: Tables, lay_city: bool) -> State:
    """A city that breaks the rules would not fit, so it is left out."""
    s = empty_state(tables, chance_of_seed(""))
    _set_course(s, d)
    _lay_city(s, d["city"] if lay_city else ())
    for number, player in enumerate(d["players"]):
        _set_area(s, number, player, workers_in_city(d, number))
    _set_board(s, d)
    _set_cards(s, d)
    _set_piles(s, d)
    _set_turn(s, d)
    return s


def _number(value: int | None) -> int:
    return NOTHING if value is None else value


def _set_course(s: State, d: Position) -> None:
    s.first_player = d["first_player"]
    s.phase = PHASES.index(d["phase"])
    s.player = _number(d["player"])
    s.active = d["active"]
    s.turn = d["turn"]
    s.turn_limit = _number(d["turn_limit"])
    s.finish_round = int(plays_to_round_end(d))
    s.triggered_by = _number(d["triggered_by"])


def _lay_city(s: State, city: Sequence[CityCard]) -> None:
    """In the order built, so that the frontier comes out as in the game."""
    for (column, row), card, owner in city:
        lay_card(s, s.tables.card_numbers[card], cell_at(column, row), _number(owner))


def _set_area(s: State, number: int, player: PlayerPosition, city_workers: int) -> None:
    hand = sum(1 << worker - 1 for worker in set(player["hand"]))
    characters = sum(1 << CHARACTERS.index(c) for c in set(player["characters"]))
    place_area(s, number, hand, player["supply"], characters, city_workers)
    place_cards(s, number, _cards(s, player["coins"]), _cards(s, player["buildings"]))


def _cards(s: State, ids: Sequence[str]) -> list[int]:
    return [s.tables.card_numbers[card] for card in ids]


def _set_board(s: State, d: Position) -> None:
    for resource, word in enumerate(RESOURCES):
        for slot, cost in enumerate(SLOTS):
            place_workers(s, resource, slot, list(d["board"][word][cost]))
        place_spot(s, resource, _number(d["spots"].get(word)))


def _set_cards(s: State, d: Position) -> None:
    place_row(s, _cards(s, d["row"]))
    place_deck(s, _cards(s, d["deck"]))
    for card in _cards(s, d["seen"]):
        mark_seen(s, card)


def _set_piles(s: State, d: Position) -> None:
    for guild, word in enumerate(GUILDS):
        place_pile(s, guild, [CHARACTERS.index(character) for character in d["piles"][word]])


def _set_turn(s: State, d: Position) -> None:
    s.main_done = int(d["main_done"])
    s.recovered = int(d["recovered"])
    s.cheated = int(d["cheated"])
    s.swapped = int(d["swapped"])
    s.second_worker = NOTHING if d["second_worker"] is None else d["second_worker"] - 1
    s.builder = _number(d["builder"])
    s.built = NOTHING if d["built_cell"] is None else city_place(s, cell_at(*d["built_cell"]))
    for cell, bonus in d["pending"]:
        add_pending(s, cell_at(*cell), BONUSES.index(bonus))
