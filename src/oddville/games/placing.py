"""Puts up a position from plain data: the inverse of `games.positions`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import BONUSES, CHARACTERS, GUILDS, RESOURCES
from oddville.games.errors import InvalidPosition, Problem
from oddville.games.position_shape import SLOTS, shape_problems
from oddville.games.position_table import Data, city_problems, table_problems, workers_in_city
from oddville.games.position_turn import turn_problems
from oddville.rules import state as places
from oddville.rules.chance import chance_of_seed
from oddville.rules.construction import city_place, lay_card
from oddville.rules.moves import cell_at
from oddville.rules.state import (
    ALL_PLAYERS,
    AREA,
    CELL_BITS,
    PHASES,
    PILE,
    RESOURCE,
    SLOT,
    SPOT,
    State,
    empty_state,
    mark_seen,
)
from oddville.rules.tables import NOTHING, Tables


def place_position(edition: Edition, data: object, tables_of: Callable[[Edition, int], Tables]) -> State:
    """The state that the data tells; raises `InvalidPosition` with everything that is wrong with it.

    The seed of its guild reshuffles is empty; who has another one sets `State.chance`.
    """
    _refuse(shape_problems(edition, data))
    assert isinstance(data, Mapping)
    d: Data = data
    tables = tables_of(edition, d["n"])
    in_city = list(city_problems(d, tables))
    state = _state(d, tables, lay_city=not in_city)
    _refuse([*in_city, *table_problems(d, tables), *turn_problems(d, state, city_is_right=not in_city)])
    return state


def _refuse(problems: Sequence[Problem]) -> None:
    if problems:
        raise InvalidPosition("error-position", problems, count=len(problems))


def _state(d: Data, tables: Tables, lay_city: bool) -> State:
    """The position as numbers; a city that breaks the rules would not even fit, and stays out."""
    s = empty_state(tables, chance_of_seed(""))
    _set_course(s, d)
    _lay_city(s, d["city"] if lay_city else ())
    for number, player in enumerate(d["players"]):
        _set_area(s, number, player)
        s.areas[number * AREA + places.CITY_WORKERS] = workers_in_city(d, number)
    _set_board(s, d)
    _set_cards(s, d)
    _set_piles(s, d)
    _set_turn(s, d)
    return s


def _number(value: int | None) -> int:
    return NOTHING if value is None else value


def _set_course(s: State, d: Data) -> None:
    s.first_player = d["first_player"]
    s.phase = PHASES.index(d["phase"])
    s.player = _number(d["player"])
    s.active = d["active"]
    s.turn = d["turn"]
    s.turn_limit = _number(d["turn_limit"])
    s.triggered_by = _number(d["triggered_by"])


def _lay_city(s: State, city: Sequence[Any]) -> None:
    """In the order built, so that the frontier comes out as in the game."""
    for (column, row), card, owner in city:
        lay_card(s, s.tables.card_numbers[card], cell_at(column, row), _number(owner))


def _set_area(s: State, number: int, player: Data) -> None:
    at = number * AREA
    numbers = s.tables.card_numbers
    s.areas[at + places.HAND] = sum(1 << worker - 1 for worker in set(player["hand"]))
    s.areas[at + places.SUPPLY] = player["supply"]
    s.areas[at + places.CHARACTERS_HELD] = sum(1 << CHARACTERS.index(c) for c in set(player["characters"]))
    s.areas[at + places.COIN_COUNT] = len(player["coins"])
    for place, card in enumerate(player["coins"], at + places.FIRST_COIN):
        s.areas[place] = numbers[card]
    s.areas[at + places.BUILDING_COUNT] = len(player["buildings"])
    for place, card in enumerate(player["buildings"], at + places.FIRST_BUILDING):
        s.areas[place] = numbers[card]


def _set_board(s: State, d: Data) -> None:
    for resource, word in enumerate(RESOURCES):
        at = resource * RESOURCE
        for slot, cost in enumerate(SLOTS):
            workers = d["board"][word][cost]
            for player, count in enumerate(workers):
                s.board[at + slot * SLOT + player] = count
            s.board[at + slot * SLOT + ALL_PLAYERS] = sum(workers)
        s.board[at + SPOT] = _number(d["spots"].get(word)) + 1


def _set_cards(s: State, d: Data) -> None:
    numbers = s.tables.card_numbers
    for place, card in enumerate(d["row"]):
        s.row[place] = numbers[card]
    for place, card in enumerate(d["deck"]):
        s.deck[place] = numbers[card]
    s.deck_size = len(d["deck"])
    for card in d["seen"]:
        mark_seen(s, numbers[card])


def _set_piles(s: State, d: Data) -> None:
    for guild, word in enumerate(GUILDS):
        pile = d["piles"][word]
        s.piles[guild * PILE] = len(pile)
        for place, character in enumerate(reversed(pile), 1):
            s.piles[guild * PILE + place] = CHARACTERS.index(character)


def _set_turn(s: State, d: Data) -> None:
    s.main_done = int(d["main_done"])
    s.recovered = int(d["recovered"])
    s.cheated = int(d["cheated"])
    s.swapped = int(d["swapped"])
    s.second_worker = NOTHING if d["second_worker"] is None else d["second_worker"] - 1
    s.builder = _number(d["builder"])
    s.built = NOTHING if d["built_cell"] is None else city_place(s, cell_at(*d["built_cell"]))
    s.pending_size = len(d["pending"])
    for index, (cell, bonus) in enumerate(d["pending"]):
        s.pending[index] = cell_at(*cell) | BONUSES.index(bonus) << CELL_BITS
