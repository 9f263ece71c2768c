"""The bot `greedy`: the move after which the position promises it most, compared with the others."""

import math
import random

from oddville.bots.bot import Budget, Choice, Thought
from oddville.bots.evaluation import promise
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.rules.state import State, supply
from oddville.rules.turn import play

BEST_SHOWN = 3
SPREAD = 4.0
"""How many points more make a player e times as likely to win."""


class GreedyBot:
    """Looks one move ahead."""

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Weigh every legal move; equals are chosen among by chance."""
        player = game.player
        assert player is not None
        # taking a worker off the board serves only who has none left
        stuck = supply(game.state, player) == 0
        moves = [move for move in game.legal_moves if stuck or move.kind != "return"]
        rng.shuffle(moves)
        weighed = [(move, _values(game.state, move)) for move in moves]
        weighed.sort(key=lambda pair: -_lead(pair[1], player))
        best = tuple(
            Choice(move, chances(points), points, float(not place), (move,))
            for place, (move, points) in enumerate(weighed)
        )
        return Thought(best[0].move, best[0].values, best[0].points, best[:BEST_SHOWN])


def _values(state: State, move: Move) -> tuple[float, ...]:
    after = state.copy()
    play(after, move.code)
    return tuple(round(promise(after, player), 3) for player in range(after.players))


def chances(points: tuple[float, ...]) -> tuple[float, ...]:
    """Each player's chance to win, from the points each may expect."""
    weights = [math.exp((each - max(points)) / SPREAD) for each in points]
    return tuple(weight / sum(weights) for weight in weights)


def _lead(values: tuple[float, ...], player: int) -> float:
    """What the player has more than the best of the others, who count half."""
    return values[player] - 0.5 * max(value for other, value in enumerate(values) if other != player)
