"""The recorded statistics of a game agree with the game."""

import random
from collections import Counter

import pytest

from oddville.bots import Opponent
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.lab.balance.game_stats import BalanceTask, GameRecorder, play_and_record


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of three random players in which player 1 begins."""

    game, rng = Game(3, seed="south", turn_limit=300), random.Random("noted")
    assert game.first_player == 1
    while game.player is not None:
        game.play(Opponent("random").think(game, rng).move)
    return game


def test_statistics_agree_with_score_sheet_and_history(game: Game) -> None:
    recorder = GameRecorder()
    for events in game.events:
        recorder.add(events)
    stats = recorder.stats(game)
    sheet, first = game.score_sheet(), game.first_player
    assert sheet.winner is not None
    assert stats["points"] == [sheet.totals[(first + seat) % 3] for seat in range(3)]
    assert (first + stats["winner"]) % 3 == sheet.winner
    assert stats["turns"] == game.turn
    built = {card: seat for card, seat, _, how in stats["held"] if how == "built"}
    city = {card: owner for _, card, owner in game.position()["city"] if owner is not None}
    assert {card: (seat + first) % 3 for card, seat in built.items()} == city
    assert set(stats["scored"]) == set(built)
    areas = game.position()["players"]
    kept = Counter(card for card, _, _, how in stats["held"] if how == "kept")
    assert kept == Counter(card for area in areas for card in area["buildings"])
    held = {
        c: (character["holder"] + first) % 3
        for c, character in stats["characters"].items()
        if character["holder"] is not None
    }
    assert held == {
        character: player for player, area in enumerate(areas) for character in area["characters"]
    }
    cards = sum(stats["scored"].values()) + sum(
        character["points"] for character in stats["characters"].values()
    )
    rest = [line for each in sheet.players for line in each.lines if line.source in ("board", "main-square")]
    assert cards + sum(line.points for line in rest) == sum(sheet.totals)


def test_how_cards_come_and_leave(game: Game) -> None:
    recorder = GameRecorder()
    first = game.first_player

    def event(message: str, **facts: object) -> Event:
        return Event(f"log-{message}", {"player": first, **facts})

    recorder.add(
        [event("building", card="inn"), event("cheat", card="forge"), event("building", card="well")]
    )
    recorder.add([event("discard", card="inn"), event("swap", given="forge", taken="mill")])
    recorder.add([event("bonus-coin", card="well", gained=0), event("bonus-coin", card="well", gained=1)])
    recorder.add(
        [
            event("bonus", card="well"),
            event("bonus-transform", card="mill"),
            event("bonus-declined", card="mill"),
        ]
    )
    stats = recorder.stats(game)
    assert stats["held"] == [
        ("inn", 0, "row", "discarded"),
        ("forge", 0, "cheat", "swapped"),
        ("well", 0, "row", "kept"),
        ("mill", 0, "swap", "kept"),
    ]
    assert stats["gained"] == {"well": 2, "mill": 1}


def test_the_same_task_gives_the_same_statistics() -> None:
    task = BalanceTask(2, 7, "again", "random", "reconstruction")
    assert play_and_record(task) == play_and_record(task)
    other = BalanceTask(2, 8, "again", "random", "reconstruction")
    assert play_and_record(other) != play_and_record(task)
