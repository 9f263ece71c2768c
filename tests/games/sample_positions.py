"""Random games for the tests of placing, and positions of every kind found in them."""

import random
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import GUILDS, MAIN_SQUARE, SIDES
from oddville.games.errors import InvalidPosition
from oddville.games.positions.position import position
from oddville.games.positions.reader import read_position
from oddville.rules import moves
from oddville.rules.chance import chance_of_seed
from oddville.rules.legal import legal_moves, purposeful_moves
from oddville.rules.moves import MoveList, kind_of
from oddville.rules.setup import new_state
from oddville.rules.state import OVER, SET_UP, State
from oddville.rules.tables import Tables
from oddville.rules.turn import play
from table import frozen_edition

Position = dict[str, Any]
Expected = list[tuple[str, dict[str, Any]]]
Case = Callable[[Position], Expected]
"""Spoils a position and tells all problems that this makes."""

EDITION = frozen_edition()
PRINTED = EDITION.as_dict()
CARDS = {card["id"]: card for card in PRINTED["cards"]} | {MAIN_SQUARE: PRINTED["main_square"]}
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
TABLES = {players: Tables(EDITION, players) for players in (2, 3, 4)}
EAGER = {moves.BUILD: 40, moves.GAIN_BONUS: 6, moves.RESOURCE: 4, moves.TRAVEL: 9, moves.BUILDING: 2}
"""How much likelier the random player takes such a move, so that games end and cities grow."""


def tables_of(edition: Edition, players: int) -> Tables:
    return TABLES[players]


def place(data: object) -> State:
    return read_position(EDITION, data, tables_of)


def refusal(data: object) -> InvalidPosition | None:
    """The error that refuses the position, if one does."""
    try:
        place(data)
    except InvalidPosition as error:
        return error
    return None


def problems_of(data: object) -> Expected:
    """The problems that the position is refused for; none if it is not."""
    error = refusal(data)
    return [(problem.message, dict(problem.facts)) for problem in error.problems] if error else []


def legal(s: State, find: Callable[[State, MoveList], None] = legal_moves) -> list[int]:
    moves = MoveList()
    find(s, moves)
    return moves.as_list()


def random_move(codes: list[int], rng: random.Random) -> int:
    return rng.choices(codes, [EAGER.get(kind_of(code), 1) for code in codes])[0]


def give_characters(s: State, rng: random.Random) -> State:
    """The same position as a puzzle in which all characters of the game are held."""
    data = position(s)
    for guild in GUILDS:
        for character in data["piles"][guild]:
            rng.choice(data["players"])["characters"].append(character)
        data["piles"][guild] = []
    return place(data)


def states(players: int, seed: int) -> Iterator[State]:
    """Every position of a random game; with an odd seed all characters are given from the first turn on."""
    rng = random.Random(seed)
    s = new_state(TABLES[players], chance_of_seed(str(seed)))
    s.turn_limit = 150 if seed % 4 else 20
    while True:
        yield s
        if s.phase == OVER:
            return
        was_set_up, s = s.phase == SET_UP, s.copy()
        play(s, random_move(legal(s, purposeful_moves if rng.random() < 0.8 else legal_moves), rng))
        if was_set_up and s.phase != SET_UP and seed % 2:
            s = give_characters(s, rng)


def owners(d: Position) -> list[int | None]:
    return [owner for _, _, owner in d["city"]]


def touching(d: Position, place: int) -> list[tuple[str, int]]:
    """The sides at which a card of the city touches others, and their places."""
    x, y = d["city"][place][0]
    cells = {tuple(cell): other for other, (cell, _, _) in enumerate(d["city"])}
    beside = {side: (x + dx, y + dy) for side, (dx, dy) in STEPS.items()}
    return [(side, cells[cell]) for side, cell in beside.items() if cell in cells]


def edge(d: Position, place: int, side: str) -> str:
    printed: str = CARDS[d["city"][place][1]]["edges"][side]
    return printed


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


def is_bonus(d: Position) -> bool:
    return d["phase"] == "bonus" and len(d["city"]) > 4 and d["triggered_by"] is None


def is_ample(d: Position) -> bool:
    """With something of everything, so that it can be spoilt in many ways."""
    players = [
        (p["coins"] and p["characters"] and p["supply"] > 2, len(p["buildings"])) for p in d["players"]
    ]
    on_square = [owner for owner in d["spots"].values() if owner is not None]
    small = all(owners(d).count(player) < 4 for player in range(d["n"]))
    return (
        all(has and held == 2 for has, held in players)
        and len(on_square) == 1
        and small
        and len(d["city"]) > 4
    )


def is_lit(d: Position) -> bool:
    """A bonus that only the Lamplighter brings."""
    places = {tuple(d["city"][place][0]): side for side, place in touching(d, len(d["city"]) - 1)}
    sides = [places[tuple(cell)] for cell, _ in d["pending"] if tuple(cell) in places]
    return any(edge(d, len(d["city"]) - 1, side) == "houses" for side in sides)


WANTED: Mapping[str, Callable[[Position], bool]] = {
    "set-up": lambda d: d["phase"] == "set-up" and d["player"] == (d["first_player"] + 1) % d["n"],
    "turn": lambda d: d["phase"] == "turn" and d["n"] == 3 and not d["recovered"] and is_ample(d),
    "recovered": lambda d: d["phase"] == "turn" and d["recovered"],
    "second": lambda d: d["phase"] == "second resource",
    "cheat": lambda d: d["phase"] == "discard" and not d["main_done"],
    "discard": lambda d: d["phase"] == "discard" and d["main_done"] and d["second_worker"] is None,
    "second cheat": lambda d: d["phase"] == "discard" and d["second_worker"] is not None,
    "bonus": lambda d: is_bonus(d) and d["player"] == d["active"],
    "double": lambda d: is_bonus(d) and all(bonus in ("double", "transform") for _, bonus in d["pending"]),
    "coin": lambda d: is_bonus(d) and CARDS[d["city"][-1][1]]["bonus"] == "coin",
    "lit": lambda d: is_bonus(d) and is_lit(d),
    "answer": lambda d: is_bonus(d) and d["player"] != d["active"],
    "reaction": lambda d: d["phase"] == "reaction" and len(d["city"]) > 4,
    "close": lambda d: d["phase"] == "close" and len(d["city"]) > 4,
    "limit": lambda d: d["phase"] == "over" and d["triggered_by"] is None,
    "over": lambda d: (
        d["phase"] == "over"
        and d["triggered_by"] == d["active"]
        and owners(d)[-2] != (d["active"] + 1) % d["n"]
    ),
}


@cache
def reached() -> Mapping[str, Position]:
    """For each name the first position of random games with three or four players that it asks for."""
    wanted = dict(WANTED)
    result: dict[str, Position] = {}
    for seed in range(1, 4000, 2):
        for s in states(4 if seed % 3 else 3, seed):
            d: Position = dict(position(s))
            for name in [name for name, asks in wanted.items() if asks(d)]:
                result[name] = dict(position(s))
                del wanted[name]
        if not wanted:
            return result
    raise AssertionError(wanted.keys())


def shape_facts(path: str, value: object, allowed: object) -> dict[str, Any]:
    return {"path": path, "value": str(value), "allowed": str(allowed)}


class Cases(list[tuple[str, Case]]):
    """Cases after the name of the position that they spoil."""

    def on(self, *names: str) -> Callable[[Case], Case]:
        """Enter a case for the named positions."""

        def enter(case: Case) -> Case:
            self.extend((name, case) for name in names)
            return case

        return enter


def give_worker(d: Position, giver: int | None, taker: int | None) -> None:
    """The supplies change as if one worker in the city had changed its player."""
    for player, change in ((giver, 1), (taker, -1)):
        if player is not None:
            d["players"][player]["supply"] += change


def take_off_board(d: Position, player: int) -> None:
    """All workers of a player go from the board to supply."""
    for slots in d["board"].values():
        for workers in slots.values():
            d["players"][player]["supply"] += workers[player]
            workers[player] = 0


def next_player(d: Position) -> int:
    following: int = (d["active"] + 1) % d["n"]
    return following


def problems_but(message: str, d: Position) -> Expected:
    """What else is wrong: for changes that cannot but break other things as well."""
    return [problem for problem in problems_of(d) if problem[0] != message]


def hand_over(d: Position, character: str, giver: int, taker: int) -> None:
    d["players"][giver]["characters"].remove(character)
    d["players"][taker]["characters"].append(character)


def in_order(problems: Expected) -> list[str]:
    """The problems so that two lists of them can be compared."""
    return sorted(map(repr, problems))


def ids_in(module: ModuleType) -> set[str]:
    """The ids of the messages that a module speaks of."""
    return set(re.findall(r'"(position-[a-z-]+)"', Path(str(module.__file__)).read_text("utf-8")))
