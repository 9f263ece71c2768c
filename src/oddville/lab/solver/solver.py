"""Memoized expectiminimax: the exact value of a position for two players, and its best actions."""

from collections.abc import Callable, Iterator
from typing import Final

from oddville.envs.planning import CARD, Planning
from oddville.lab.solver.keys import PositionKeys

PICO: Final = "pico"
PICO_TURNS: Final = 8
"""The limit of turns with which `pico` is solved: four for each player."""
TOLERANCE: Final = 1e-9
"""Values closer than this are equal."""
NOTE_EVERY: Final = 10_000


class Solver:
    """Values are the rewards of player 0; the game of two sums to zero."""

    def __init__(self, start: Planning, note: Callable[[int], object] = lambda count: None) -> None:
        self._keys = PositionKeys(start.tables)
        self._values: dict[bytes, float] = {}
        self._note = note

    @property
    def positions(self) -> int:
        """How many decisions have been solved."""
        return len(self._values)

    def value(self, game: Planning) -> float:
        if game.is_over:
            return game.returns()[0]
        if game.is_chance:
            return sum(chance * self.value(after) for chance, after in self.outcomes(game))
        key = self._keys.key(game)
        if key not in self._values:
            best = max if game.player == 0 else min
            self._values[key] = best(self.value(after) for _, after in choices(game))
            if len(self._values) % NOTE_EVERY == 0:
                self._note(len(self._values))
        return self._values[key]

    def best_actions(self, game: Planning) -> list[int]:
        """All actions that keep the value of the position."""
        value = self.value(game)
        return [action for action, after in choices(game) if abs(self.value(after) - value) < TOLERANCE]

    def policy(self, start: Planning) -> dict[str, list[int]]:
        """The best actions of every position that can occur after `start`, by its key as hexadecimal digits."""
        actions: dict[str, list[int]] = {}
        waiting = [start]
        while waiting:
            game = waiting.pop()
            if game.is_chance:
                waiting += [after for _, after in self.outcomes(game)]
            elif not game.is_over and (key := self._keys.key(game).hex()) not in actions:
                actions[key] = self.best_actions(game)
                waiting += [after for _, after in choices(game)]
        return actions

    def outcomes(self, game: Planning) -> Iterator[tuple[float, Planning]]:
        """The outcomes of a chance node with their probabilities; cards of a kind are one."""
        assert game.chance_node is not None
        chances: dict[int, float] = {}
        examples: dict[int, int] = {}
        for outcome, chance in game.chance_outcomes():
            kind = self._keys.kind(outcome) if game.chance_node.kind == CARD else outcome
            chances[kind] = chances.get(kind, 0.0) + chance
            examples.setdefault(kind, outcome)
        for kind, outcome in examples.items():
            after = game.copy()
            after.apply_chance(outcome)
            yield chances[kind], after


def choices(game: Planning) -> Iterator[tuple[int, Planning]]:
    """Each legal action with what follows."""
    for action in game.legal_actions():
        after = game.copy()
        after.apply(action)
        yield action, after


def first_position(game: Planning, first: int = 0) -> Planning:
    """The game after the draw of the first player."""
    after = game.copy()
    after.apply_chance(first)
    return after
