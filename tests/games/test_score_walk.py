"""What counted for each line of the score."""

import random

import pytest

from oddville.games.game import Game
from oddville.games.score_walk import score_walk
from oddville.games.types import ScoreLineView, ScoreView
from table import PLAIN, Table, edition_with

Cell = tuple[int, int]
OPEN = edition_with({card.id: {"streets": ("north", "east", "south", "west")} for card in PLAIN.cards})
CITY = ("0 n-1 0,1", "1 e-1 1,0", "2 s-1 1,1", "3 w-1 2,1", "1 ns-1 0,2", "2 ns-2 2,2")
"""A city whose Main Square at 0,0 touches 0,1 and 1,0."""


def walk(**cards: tuple[str, int, str | None]) -> ScoreView:
    changes = {
        name.replace("_", "-"): {"formula": formula, "base": base, "guild": guild}
        for name, (formula, base, guild) in cards.items()
    }
    table = Table(4, edition_with(changes, base=OPEN)).city(*CITY).holds(0, "landowner")
    return score_walk(table.game().state)


def line(sheet: ScoreView, source: str) -> ScoreLineView:
    lines = [line for player in sheet["players"] for line in player["lines"]]
    return next(line for line in lines if line["source"] == source)


@pytest.mark.parametrize(
    ("formula", "base", "cells"),
    [
        ("row", 2, [(0, 1), (1, 1), (2, 1)]),
        ("column", 1, [(0, 0), (0, 1), (0, 2)]),
        ("neighbours", 1, [(0, 0), (1, 1), (0, 2)]),
        ("neighbours3", 0, [(0, 0), (1, 1), (0, 2)]),
        ("diamond", 5, []),
    ],
)
def test_rows_columns_and_neighbours_count_their_cells(formula: str, base: int, cells: list[Cell]) -> None:
    """SCORE-2, SCORE-3, SCORE-5: the card itself in its row and column, the Main Square too; a Diamond nothing."""
    found = line(walk(n_1=(formula, base, None)), "n-1")
    assert (found["cell"], found["counted"]) == ((0, 1), cells)


def test_shields_guilds_and_diamonds_count_their_cards() -> None:
    """SCORE-2, SCORE-3, SCORE-4: shields of touching cards only; guild and diamonds in the whole city."""
    around: dict[str, tuple[str, int, str | None]] = {
        "s_1": ("diamond", 4, "mask"),
        "ns_1": ("column", 1, None),
        "ns_2": ("diamond", 5, None),
        "w_1": ("guild", 2, "mask"),
        "e_1": ("diamonds", 3, None),
    }
    sheet = walk(n_1=("shields", 0, None), **around)
    assert line(sheet, "n-1")["counted"] == [(0, 2)]
    assert line(sheet, "w-1")["counted"] == [(1, 1), (2, 1)]
    assert line(sheet, "e-1")["counted"] == [(1, 1), (2, 2)]


def test_characters_and_the_board_count_no_card() -> None:
    """SCORE-1."""
    sheet = walk()
    for source in ("landowner", "board"):
        assert (line(sheet, source)["cell"], line(sheet, source)["counted"]) == (None, [])


BASED = {"neighbours": 1, "row": 1, "column": 1, "guild": 1, "diamonds": 1, "neighbours3": 3}


def test_what_counted_explains_the_points_of_whole_games() -> None:
    """SCORE-2: base and so much for each cell that counted is the line's points, in random games."""
    rng = random.Random("what counted")
    for number in range(4):
        game = Game(2 + number % 3, seed=f"walk {number}", turn_limit=160)
        while not game.is_over:
            builds = [move for move in game.legal_moves if move.text.startswith("build ")]
            game.push(rng.choice(builds or list(game.legal_moves)))
        cards = {card.id: card for card in game.edition.cards}
        sheet = score_walk(game.state)
        assert [player["total"] for player in sheet["players"]] == list(game.score_sheet().totals)
        lines = [line for player in sheet["players"] for line in player["lines"] if line["source"] in cards]
        assert lines
        for found in lines:
            card = cards[found["source"]]
            if card.formula in BASED:
                assert found["points"] == card.base + BASED[card.formula] * len(found["counted"])


def test_a_tie_names_the_tied_players_and_where_the_count_began() -> None:
    """SCORE-6, END-2: nobody triggered, so from the first player on; no tie, no word of it."""
    game = Game(2, seed="a tie", turn_limit=1)
    while not game.is_over:
        game.push(
            next(move for move in game.legal_moves if move.text.split()[0] in ("choose", "coins", "end"))
        )
    assert len(set(game.score_sheet().totals)) == 1
    sheet = score_walk(game.state)
    assert sheet["tie"] == {"tied": [0, 1], "start": game.first_player, "triggered": False}
    assert walk()["tie"] is None
