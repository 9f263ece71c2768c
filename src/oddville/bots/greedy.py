"""The bot `greedy`: the plan for this turn after which the position promises it most."""

import random

from oddville.bots.bot import Budget, Choice, Thought
from oddville.bots.evaluation import Evaluation
from oddville.bots.policy import Plan, sensible_moves
from oddville.bots.weights import evaluation_for
from oddville.games.game import Game, played
from oddville.games.moves import Move
from oddville.rules.moves import MoveList

BEST_SHOWN = 3


class GreedyBot:
    """Looks one turn ahead."""

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Weigh each sensible move with the best that can follow in this turn; chance chooses among equals."""
        evaluation = evaluation_for(game.players)
        found = MoveList()
        sensible_moves(game.state, found)
        values = Plan(evaluation).weigh(game.state, found)
        weighed = [(values[i], rng.random(), code) for i, code in enumerate(found.as_list())]
        weighed.sort(reverse=True)
        codes = [code for _, _, code in weighed[:BEST_SHOWN]]
        best = tuple(
            _choice(game, game.move_of(code), evaluation, float(not place))
            for place, code in enumerate(codes)
        )
        return Thought(best[0].move, best[0].values, best[0].points, best)


def _choice(game: Game, move: Move, evaluation: Evaluation, share: float) -> Choice:
    evaluation.weigh(played(game.state, move.code, None))
    players = range(game.players)
    values = tuple(evaluation.chances[player] for player in players)
    return Choice(move, values, tuple(evaluation.points[player] for player in players), share, (move,))
