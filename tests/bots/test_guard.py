"""The guard: a bot that fails does not stop the game, and sees no more than anybody may."""

import math
import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.kit import file, play, write_bot
from oddville import Game, OddVilleError
from oddville.bots import (
    BotFailed,
    Budget,
    Choice,
    GreedyBot,
    Incident,
    Opponent,
    Thought,
    registry,
    think,
    thought_of,
)
from oddville.games.moves import Move
from oddville.texts import english
from properties.drawing import Recipe, recipes
from properties.twins import twin

FAILING = [
    ("return None", "bot-no-thought", "It returned NoneType, which is not a Thought."),
    ("return move", "bot-no-thought", "It returned Move"),
    ("1 / 0", "bot-raised", "It raised ZeroDivisionError: division by zero (mine.py:9)."),
    ("game.play('end')", "bot-raised", "It raised IllegalMove: end is not legal now"),
    ("raise SystemExit", "bot-raised", "It raised SystemExit (mine.py:9)."),
    ("return self.think(game, budget, rng)", "bot-raised", "It raised RecursionError"),
    ("return thought_of(game, move.text)", "bot-move-kind", "is not a Move; use one of game.legal_moves."),
    ("return thought_of(game, game.parse('build inn 0,-1'))", "bot-raised", "not a building of this edition"),
    (
        "return thought_of(game, game.parse('travel wood'))",
        "bot-illegal",
        "Its move travel wood is not legal (",
    ),
    ("return Thought(move, (0.5,), (1, 1), ())", "bot-length", "Its values must be 2 numbers"),
    ("return Thought(move, None, (1, 1), ())", "bot-length", "Its values must be 2 numbers"),
    ("return Thought(move, (0.5, 0.5), (1, 1, 1), ())", "bot-length", "Its points must be 2 numbers"),
    (
        "return Thought(move, (float('nan'), 1), (1, 1), ())",
        "bot-field",
        "Its values is not valid in a Thought",
    ),
    ("return Thought(move, (True, False), (1, 1), ())", "bot-field", "values"),
    ("return Thought(move, (0.5, 0.5), (10 ** 400, 1), ())", "bot-field", "points"),
    ("return Thought(move, (0.5, 0.5), (1, 'x'), ())", "bot-field", "points"),
    (
        "return Thought(move, (21.4, 18.1), (1, 1), ())",
        "bot-chances",
        "Its values 21.4 and 18.1 are not probabilities",
    ),
    ("return Thought(move, (-1.0, 2.0), (1, 1), ())", "bot-chances", "-1 and 2"),
    ("return Thought(move, (0.5, 0.5), (1, 1), None)", "bot-field", "Its best is not"),
    ("return Thought(move, (0.5, 0.5), (1, 1), (move,))", "bot-field", "Its best is not"),
    ("return Thought(move, (0.5, 0.5), (1, 1), (), 'x')", "bot-field", "Its simulations is not"),
    (
        "return Thought(move, (.5, .5), (1, 1), (Choice(move, (.5, .5), (1, 1), None, ()),))",
        "bot-field",
        "Its share is not",
    ),
    (
        "return Thought(move, (.5, .5), (1, 1), (Choice(move, (.5, .5), (1, 1), 1, None),))",
        "bot-field",
        "Its line is not",
    ),
    (
        "return Thought(move, (.5, .5), (1, 1), (Choice(move, (.5, .5), (1, 1), 1, ('end',)),))",
        "bot-move-kind",
        "Its move 'end' is not a Move",
    ),
]


@pytest.mark.parametrize(("body", "message", "words"), FAILING, ids=[body[:60] for body, _, _ in FAILING])
def test_a_failure_is_reported_and_the_game_continues(
    body: str, message: str, words: str, tmp_path: Path
) -> None:
    spec = write_bot(tmp_path, body)
    game, seat = play(spec)
    assert game.is_over
    assert len(seat.incidents) == len(game.moves)
    assert [incident.move for incident in seat.incidents] == [move.text for move in game.moves]
    first = seat.incidents[0]
    assert (first.message, first.bot) == (message, spec)
    chooser = next(game.history()).player
    assert first.when == {"player": chooser, "turn": 0, "number": 1}
    assert words in first.in_words(english())
    assert f"of Player {chooser + 1} failed in turn 0 (move 1): " in first.in_words(english())


def test_after_three_failures_in_a_row_nothing_more_is_reported(tmp_path: Path) -> None:
    _, seat = play(write_bot(tmp_path, "return None"))
    assert [incident.should_report for incident in seat.incidents[:5]] == [True, True, True, False, False]
    assert [incident.is_last for incident in seat.incidents[:5]] == [False, False, True, False, False]
    assert seat.incidents[2].in_words(english()).endswith("is replaced by the greedy bot.")
    assert {incident.message for incident in seat.incidents[3:]} == {"bot-given-up"}


def test_a_bot_that_comes_to_itself_is_not_given_up(tmp_path: Path) -> None:
    body = "self.n = getattr(self, 'n', 0) + 1\n        return thought_of(game, move) if self.n % 3 == 0 else None"
    game, seat = play(write_bot(tmp_path, body))
    assert len(seat.incidents) == len(game.moves) - len(game.moves) // 3
    assert all(incident.should_report for incident in seat.incidents)


def test_a_good_bot_plays_its_own_moves_and_may_remember(tmp_path: Path) -> None:
    body = "self.n = getattr(self, 'n', 0) + 1\n        t = thought_of(game, move)\n"
    body += "        return Thought(t.move, t.values, t.points, t.best, self.n)"
    game, rng = Game(3, seed="good", turn_limit=12), random.Random(3)
    with Opponent(write_bot(tmp_path, body)) as seat:
        for number in range(1, 9):
            thought = seat.think(game, rng)
            assert thought.simulations == number
            assert thought.move == next(move for move in game.legal_moves if move.kind != "return")
            game.play(thought.move)
    assert seat.incidents == []


def test_the_bot_of_the_docs_plays(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots" / "bots.md").read_text()
    source = next(
        code for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "class Builder" in code
    )
    game, seat = play(file(tmp_path, source) + ":patience=0.1", turn_limit=40)
    assert game.is_over
    assert seat.incidents == []


class Interrupted:
    """Ctrl-C is pressed while it thinks."""

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Not to its end."""
        raise KeyboardInterrupt


def test_an_interrupt_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))
    registry.register("interrupted", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        Opponent("interrupted").think(Game(2, seed="stop"), random.Random(1))


def test_think_shows_a_failure_instead(tmp_path: Path) -> None:
    with pytest.raises(BotFailed, match="It returned NoneType"):
        think(write_bot(tmp_path, "return None"), Game(2, seed="ask"), random.Random(1))


def test_a_finished_game_is_no_matter_for_a_bot(tmp_path: Path) -> None:
    game, seat = play(write_bot(tmp_path, "return None"))
    for ask in (seat.think, seat.ask):
        with pytest.raises(OddVilleError, match="The game is over"):
            ask(game, random.Random(1))


def test_where_the_greedy_bot_fails_too_any_move_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GreedyBot, "think", lambda *_: 1 / 0)
    game, seat = play(write_bot(tmp_path, "return None"), turn_limit=30)
    assert game.is_over
    assert not [incident for incident in seat.incidents if incident.move.startswith("return")]


def test_a_bot_is_closed_with_its_seat(tmp_path: Path) -> None:
    log = tmp_path / "log"
    source = "class A:\n def think(self, *_): ...\n def close(self):\n"
    source += f"  open({str(log)!r}, 'a').write('closed ')\n  1 / 0"
    with Opponent(file(tmp_path, source)):
        assert not log.exists()
    assert log.read_text() == "closed "


class Spy(GreedyBot):
    """Writes down the position it is handed, and as much as it can find of how it came about."""

    seen: list[Any] = []

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """As the greedy bot does."""
        self.seen.append([game.position(), game.start, game.seed, game.deal, game.moves, game.events])
        return super().think(game, budget, rng)


@given(recipes(), st.integers(0, 999))
def test_a_bot_sees_the_same_whatever_is_hidden(recipe: Recipe, luck: int) -> None:
    """INFO-1 to INFO-3: two games that differ only in what nobody knows are one game to a bot."""
    game = recipe.game()
    if game.is_over:
        return
    Spy.seen.clear()
    registry.register("spy", Spy)
    try:
        with Opponent("spy") as seat:
            first = seat.think(game, random.Random(luck))
            second = seat.think(twin(game, random.Random(luck + 1)), random.Random(luck))
    finally:
        del registry._BOTS["spy"]
    assert Spy.seen[0] == Spy.seen[1]
    assert first.as_dict() == second.as_dict()
    assert seat.incidents == []


def test_a_bot_cannot_change_the_game(tmp_path: Path) -> None:
    game = Game(2, seed="hands off")
    before = game.position()
    with Opponent(
        write_bot(tmp_path, "game.play(move)\n        game.undo()\n        game.play(move)")
    ) as seat:
        seat.think(game, random.Random(1))
    assert game.position() == before
    assert game.moves == []


class Ranked:
    """Ranks the legal moves by their texts."""

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """The first five."""
        plain = [thought_of(game, move) for move in sorted(game.legal_moves, key=str)]
        best = [replace(thought.best[0], share=1 / (place + 1)) for place, thought in enumerate(plain[:5])]
        return Thought(best[0].move, best[0].values, best[0].points, tuple(best), 9)


@pytest.fixture
def ranked(monkeypatch: pytest.MonkeyPatch) -> Opponent:
    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))
    registry.register("ranked", Ranked)
    return Opponent("ranked")


def busy() -> Game:
    game, rng = Game(2, seed="busy"), random.Random(5)
    while len(game.legal_moves) < 12:
        game.play(rng.choice(game.legal_moves))
    return game


def test_a_choice_is_held_to_the_moves_allowed(ranked: Opponent) -> None:
    game, rng = busy(), random.Random(2)
    moves = sorted(game.legal_moves, key=str)
    assert ranked.think(game, rng, moves=moves).move == moves[0]
    assert [choice.move for choice in ranked.think(game, rng, moves=moves[:2]).best] == moves[:2]
    third = ranked.think(game, rng, moves=[moves[8], moves[3], moves[2]])
    assert (third.move, third.simulations) == (moves[2], 9)
    assert [choice.move for choice in third.best] == moves[2:4]
    other = ranked.think(game, rng, moves=moves[5:])
    assert other.move in moves[5:]
    assert len({ranked.think(game, rng, moves=[move]).move for move in moves}) == len(moves)


def test_a_substitute_is_held_to_them_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = busy(), random.Random(2)
    failing = write_bot(tmp_path, "return None")

    def substitute(move: Move) -> Move:
        with Opponent(failing) as seat:
            return seat.think(game, rng, moves=[move]).move

    assert {substitute(move) for move in game.legal_moves} == set(game.legal_moves)
    monkeypatch.setattr(GreedyBot, "think", lambda *_: 1 / 0)
    assert {substitute(move) for move in game.legal_moves} == set(game.legal_moves)


def test_among_others_the_most_promising_is_chosen(ranked: Opponent) -> None:
    """Coins for a worker card are worth more than a worker taken off the board for nothing."""
    game = busy()
    moves = sorted(game.legal_moves, key=str)
    offs = [move for move in moves[5:] if move.kind == "return"]
    others = [move for move in moves[5:] if move.kind == "resource"]
    assert offs
    assert others
    assert ranked.think(game, random.Random(1), moves=[*offs, *others]).move in others


def test_thought_of_is_even_and_stands_as_it_is() -> None:
    game = Game(4, seed="even")
    thought = thought_of(game, game.legal_moves[0])
    assert math.isclose(sum(thought.values), 1)
    assert set(thought.values) == {0.25}
    assert thought.points == tuple(map(float, game.score_sheet().totals))
    assert thought.best == (Choice(thought.move, thought.values, thought.points, 1.0, (thought.move,)),)


def test_incidents_are_values() -> None:
    one, two = (Incident("a", {"player": 0}, "end", "bot-given-up", {}) for _ in range(2))
    assert one == two
    make: Callable[..., Incident] = Incident
    assert make("a", {}, "end", "bot-given-up", {}) != one
