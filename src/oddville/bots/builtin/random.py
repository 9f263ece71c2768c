"""The bot `random`: a random legal move other than `return`."""

import random
from dataclasses import replace

from oddville.bots.bot import Budget, Thought
from oddville.bots.guard import thought_of
from oddville.games.game import Game


class RandomBot:
    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        moves = [move for move in game.legal_moves if move.kind != "return"]
        thought = thought_of(game, rng.choice(moves))
        best = replace(thought.best[0], share=1 / len(moves))
        return replace(thought, best=(best,))
