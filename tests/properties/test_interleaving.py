"""Play, undo, copy and resample in any order: each game keeps its own past and never notices the others."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oddville import Game, NothingToUndo
from oddville.games.types import Position
from properties.checks import check_position
from properties.drawing import Recipe, recipes
from properties.playing import texts

PositionAndMoves = tuple[Position, list[str]]
"""A position and its legal moves."""


def position_and_moves(game: Game) -> PositionAndMoves:
    return game.position(), texts(game)


class Interleaving(RuleBasedStateMachine):
    """Some games side by side, each with the list of what it must come back to."""

    @initialize(recipe=recipes(most_plies=80))
    def begin(self, recipe: Recipe) -> None:
        self.games: list[tuple[Game, list[PositionAndMoves]]] = [(recipe.game(), [])]
        self.at = 0

    @property
    def game(self) -> Game:
        return self.games[self.at][0]

    @property
    def past(self) -> list[PositionAndMoves]:
        return self.games[self.at][1]

    @rule(choice=st.integers(0, 255), quick=st.booleans())
    def play(self, choice: int, quick: bool) -> None:
        """A legal move, with or without events."""
        if self.game.is_over:
            return
        self.past.append(position_and_moves(self.game))
        moves = texts(self.game)
        move = moves[choice % len(moves)]
        if quick:
            self.game.push(move)
        else:
            assert self.game.play(move) == self.game.events[-1]

    @precondition(lambda self: self.past)
    @rule()
    def undo(self) -> None:
        """Back to what was known."""
        self.game.undo()
        assert position_and_moves(self.game) == self.past.pop()

    @precondition(lambda self: len(self.games) < 5)
    @rule()
    def copy(self) -> None:
        """Another game at the same point with the same history; play continues in it."""
        self.games.append((self.game.copy(), self.past.copy()))
        self.at = len(self.games) - 1

    @precondition(lambda self: len(self.games) < 5)
    @rule(luck=st.integers(0, 99))
    def resample(self, luck: int) -> None:
        """INFO-2: a game that looks the same, without a past; the first one stays as it was."""
        before = position_and_moves(self.game)
        other = self.game.resample(random.Random(luck))
        assert position_and_moves(self.game) == before
        assert other.view() == self.game.view()
        assert texts(other) == before[1]
        with pytest.raises(NothingToUndo):
            other.undo()
        self.games.append((other, []))
        self.at = len(self.games) - 1

    @rule(which=st.integers(0, 4))
    def go_to(self, which: int) -> None:
        """Play continues in another game."""
        self.at = which % len(self.games)

    @invariant()
    def position_is_possible(self) -> None:
        """COMP-1, COMP-3, COMP-4, LIMIT-2, LIMIT-3, LIMIT-6."""
        check_position(self.game.position())

    def teardown(self) -> None:
        """Every game goes back through all that it knew."""
        for game, past in getattr(self, "games", []):
            for before in reversed(past):
                game.undo()
                assert position_and_moves(game) == before


TestInterleaving = Interleaving.TestCase
TestInterleaving.settings = settings(stateful_step_count=30)
