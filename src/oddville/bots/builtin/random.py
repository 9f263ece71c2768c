"""The bot `random`: a random legal move other than `return`."""

import random

from oddville.bots.bot import Budget, Choice, Thought
from oddville.games.game import Game


class RandomBot:
    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        moves = [move for move in game.legal_moves if move.kind != "return"]
        move = rng.choice(moves)
        values = (1 / game.players,) * game.players
        points = tuple(float(total) for total in game.score_sheet().totals)
        best = Choice(move, values, points, 1 / len(moves), (move,))
        return Thought(move, values, points, (best,))
