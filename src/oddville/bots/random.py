"""The bot `random`: any legal move that is not merely taking a worker off the board."""

import random

from oddville.bots.bot import Budget, Choice, Thought
from oddville.games.game import Game


class RandomBot:
    """Chooses by chance alone."""

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Each legal move other than `return` is equally likely."""
        moves = [move for move in game.legal_moves if move.kind != "return"]
        move = rng.choice(moves)
        values = (1 / game.players,) * game.players
        points = tuple(float(total) for total in game.score_sheet().totals)
        best = Choice(move, values, points, 1 / len(moves), (move,))
        return Thought(move, values, points, (best,))
