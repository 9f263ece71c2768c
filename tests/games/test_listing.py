"""The list of legal moves holds exactly the moves that nothing refuses, in positions of every phase."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

import pytest

from oddville import Game
from oddville.rules import moves
from oddville.rules.legal import is_legal
from oddville.rules.moves import cell_at, encode
from oddville.rules.state import PHASES
from table import Table, edition_with, game_in


def move_space(game: Game) -> Iterator[int]:
    """Every move with every parameter, cells in a box round the city."""
    cards = [game.state.tables.card_numbers[card] for card in game.position()["seen"]]
    cells = [cell_at(column, row) for column in range(-7, 8) for row in range(-2, 8)]
    yield from (moves.RECOVER, moves.DONE, moves.DECLINE, moves.CHEAT, moves.END)
    for a in range(4):
        yield from (encode(kind, a) for kind in (moves.CHOOSE, moves.COINS, moves.SECOND, moves.TRAVEL))
        yield from (encode(moves.RESOURCE, a, b) for b in range(4))
        yield from (encode(moves.BUILDING, a, b) for b in range(6))
        yield from (encode(moves.RETURN, a, b) for b in range(3))
        yield from (encode(moves.GAIN_BONUS, a, 0, 0, cell) for cell in cells)
        for slot, target, cell in product(range(3), range(4), cells):
            yield encode(moves.GAIN_TRANSFORM, a, slot, target, cell)
    for card in cards:
        yield encode(moves.DISCARD, card)
        yield from (encode(moves.SWAP, card, position) for position in range(6))
        yield from (encode(moves.BUILD, card, 0, 0, cell) for cell in cells)


def transforming() -> Game:
    """A transform bonus, and a worker on slots of every resource."""
    printed = edition_with({"w-1": {"bonus": "transform"}})
    table = Table(edition=printed).buildings(0, "w-1")
    return table.workers(0, wood=[0, 1], clay=[1], stone=[0, 2], crystal=[2]).game("build w-1 1,0")


def powerful() -> Game:
    """Two buildings, and every power that is a move of its own."""
    table = Table(players=4).holds(0, "bookkeeper", "cheater", "traveller").buildings(0, "w-1", "e-1")
    return table.coins(0, 3).workers(0, wood=[0, 2], clay=[1], stone=[0], crystal=[2]).street(1, 2).game()


def seignior_without_supply() -> Game:
    """A second resource is due, but no worker is in supply."""
    table = Table().holds(0, "seignior").workers(0, wood=[2] * 4, clay=[2] * 4)
    return table.game("resource 4 stone")


GAMES: dict[str, Callable[[], Game]] = {
    **{phase: partial(game_in, phase) for phase in PHASES if phase != "over"},
    "transform": transforming,
    "powers": powerful,
    "no supply": seignior_without_supply,
}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_listed_is_what_nothing_refuses(name: str) -> None:
    """TURN-1, BONUS-4, CHAR-BK, CHAR-SE: and the other way round."""
    game = GAMES[name]()
    listed = game.legal_moves.codes()
    assert sorted(listed) == sorted(code for code in move_space(game) if is_legal(game.state, code))
    assert len(set(listed)) == len(listed) > 0
