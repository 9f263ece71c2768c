"""The bot `greedy`: the move with the best evaluation at the end of the turn."""

import random
from pathlib import Path

from oddville.bots.bot import Budget, Choice, Thought
from oddville.bots.search.evaluation import Evaluation
from oddville.bots.search.network_file import layers_from
from oddville.bots.search.policy import TurnPlanner, candidate_moves
from oddville.bots.search.weights import evaluation_for, network_evaluation
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.games.played_moves import state_after
from oddville.rules.moves import MoveList

BEST_SHOWN = 3


class GreedyBot:
    """Plays by the linear evaluation, or by the network of a file that `oddville train` wrote."""

    def __init__(self, network: Path | None = None) -> None:
        self._network = network

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Evaluate each candidate move with the best rest of the turn; ties are broken at random."""
        evaluation = self._evaluation(game.players)
        moves = MoveList()
        candidate_moves(game.state, moves)
        values = TurnPlanner(evaluation).evaluate(game.state, moves)
        ranked = [(values[i], rng.random(), code) for i, code in enumerate(moves.as_list())]
        ranked.sort(reverse=True)
        best = tuple(
            _choice(game, game.move_of(code), evaluation, float(not place))
            for place, (_, _, code) in enumerate(ranked[:BEST_SHOWN])
        )
        return Thought(best[0].move, best[0].values, best[0].points, best)

    def _evaluation(self, players: int) -> Evaluation:
        if self._network is None:
            return evaluation_for(players)
        return network_evaluation(players, layers_from(self._network, players))


def _choice(game: Game, move: Move, evaluation: Evaluation, share: float) -> Choice:
    evaluation.evaluate(state_after(game.state, move.code, None))
    players = range(game.players)
    values = tuple(evaluation.chances[player] for player in players)
    return Choice(move, values, tuple(evaluation.points[player] for player in players), share, (move,))
