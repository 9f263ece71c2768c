"""The bot `random`: any legal move that is not merely taking a worker off the board."""

import random

from oddville.bots.bot import Choice, Thought
from oddville.games.game import Game


class RandomBot:
    """Chooses by chance alone."""

    def think(self, game: Game, rng: random.Random) -> Thought:
        """Each legal move other than `return` is equally likely."""
        moves = [move for move in game.legal_moves if move.kind != "return"]
        move = rng.choice(moves)
        values = tuple(float(total) for total in game.score_sheet().totals)
        return Thought(move, values, (Choice(move, values, 1 / len(moves)),))
