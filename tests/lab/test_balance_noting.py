"""A noted game tells the same as the game itself."""

import random
from collections import Counter

import pytest

from oddville.bots import opponent
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.lab.balance.noting import BalanceTask, Notebook, play_noted


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of three random players in which player 1 begins."""

    game, rng = Game(3, seed="south", turn_limit=300), random.Random("noted")
    assert game.first_player == 1
    while game.player is not None:
        game.play(opponent("random").think(game, rng).move)
    return game


def test_a_note_agrees_with_score_sheet_and_history(game: Game) -> None:
    notebook = Notebook()
    for events in game.events:
        notebook.add(events)
    note = notebook.note(game)
    sheet, first = game.score_sheet(), game.first_player
    assert sheet.winner is not None
    assert note["points"] == [sheet.totals[(first + seat) % 3] for seat in range(3)]
    assert (first + note["winner"]) % 3 == sheet.winner
    assert note["turns"] == game.turn
    built = {card: seat for card, seat, _, how in note["held"] if how == "built"}
    city = {card: owner for _, card, owner in game.position()["city"] if owner is not None}
    assert {card: (seat + first) % 3 for card, seat in built.items()} == city
    assert set(note["scored"]) == set(built)
    areas = game.position()["players"]
    kept = Counter(card for card, _, _, how in note["held"] if how == "kept")
    assert kept == Counter(card for area in areas for card in area["buildings"])
    held = {
        c: (fate["holder"] + first) % 3
        for c, fate in note["characters"].items()
        if fate["holder"] is not None
    }
    assert held == {
        character: player for player, area in enumerate(areas) for character in area["characters"]
    }
    cards = sum(note["scored"].values()) + sum(fate["points"] for fate in note["characters"].values())
    rest = [line for each in sheet.players for line in each.lines if line.source in ("board", "main-square")]
    assert cards + sum(line.points for line in rest) == sum(sheet.totals)


def test_how_cards_come_and_leave(game: Game) -> None:
    notebook = Notebook()
    first = game.first_player

    def told(message: str, **facts: object) -> Event:
        return Event(f"log-{message}", {"player": first, **facts})

    notebook.add([told("building", card="inn"), told("cheat", card="forge"), told("building", card="well")])
    notebook.add([told("discard", card="inn"), told("swap", given="forge", taken="mill")])
    notebook.add([told("bonus-coin", card="well", gained=0), told("bonus-coin", card="well", gained=1)])
    notebook.add(
        [
            told("bonus", card="well"),
            told("bonus-transform", card="mill"),
            told("bonus-declined", card="mill"),
        ]
    )
    note = notebook.note(game)
    assert note["held"] == [
        ("inn", 0, "row", "discarded"),
        ("forge", 0, "cheat", "swapped"),
        ("well", 0, "row", "kept"),
        ("mill", 0, "swap", "kept"),
    ]
    assert note["gained"] == {"well": 2, "mill": 1}


def test_the_same_task_gives_the_same_note() -> None:
    task = BalanceTask(2, 7, "again", "random", "reconstruction")
    assert play_noted(task) == play_noted(task)
    other = BalanceTask(2, 8, "again", "random", "reconstruction")
    assert play_noted(other) != play_noted(task)
