"""Fit the weights of the evaluation to finished games: `oddville fit` (needs the extra `lab` for NumPy).

Search plays against itself with the weights it has, erring now and then, and notes the facts of every player at many
moments. Then a ridge regression finds the weights by which those facts tell best how far each player ends ahead of the
others; it begins from the weights there are, so that every round goes on from the last one.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oddville.bots import Budget, SearchBot
from oddville.bots.evaluation import FACTS, STEPS, distance, step
from oddville.bots.weights import evaluation_of
from oddville.games.game import Game

ERROR: Final = 0.04
"""How often a move is chosen by chance, so that bad positions are met, too."""
KEPT: Final = 0.15
"""The share of moments that are noted; neighbours tell much the same."""
STIFFNESS: Final = 2000.0
"""How many moments it takes to move a weight away from where it was."""
MOST_TURNS: Final = 60
Fitted = dict[str, list[float]]
Moment = tuple[int, float, list[list[float]]]


@dataclass(frozen=True, slots=True)
class FittingTask:
    """One game to be noted."""

    players: int
    seed: str
    simulations: int
    edition: str


def play_and_note(task: FittingTask) -> dict[str, Any]:
    """Play a game of search against itself; give its moments and how it ended."""
    rng = random.Random(f"fit {task.seed}")
    game = Game(task.players, edition=task.edition, seed=task.seed, turn_limit=MOST_TURNS * task.players)
    bots = [SearchBot(simulations=task.simulations) for _ in range(task.players)]
    moments = []
    while game.player is not None:
        if rng.random() < ERROR:
            game.push(rng.choice(game.legal_moves))
        else:
            game.push(bots[game.player].think(game.resample(rng), Budget(), rng).move.text)
        if not game.is_over and rng.random() < KEPT:
            moments.append(_moment(game))
    return {"points": list(game.score_sheet().totals), "winner": game.winner, "moments": moments}


def _moment(game: Game) -> Moment:
    evaluation = evaluation_of({"weights": [], "spreads": [], "levels": []})
    facts = []
    for player in range(game.players):
        evaluation.note_facts(game.state, player)
        facts.append([float(fact) for fact in evaluation.facts])
    return int(step(game.state)), distance(game.state), facts


def fit(notes: Sequence[Mapping[str, Any]], before: Fitted) -> Fitted:
    """Weights, spreads and levels that tell best how the games ended."""
    import numpy as np

    steps = np.array([at for note in notes for at, _, _ in note["moments"]])
    far = np.array([far for note in notes for _, far, _ in note["moments"]])[:, None, None]
    facts = np.array([facts for note in notes for _, _, facts in note["moments"]])
    points = np.array([note["points"] for note in notes for _ in note["moments"]], dtype=float)
    winners = np.array([note["winner"] for note in notes for _ in note["moments"]])
    both = np.concatenate([facts, facts * far], axis=2)
    weights = _weights(both, points, np.array(before["weights"]))
    return {
        "weights": [round(float(weight), 4) for weight in weights],
        "spreads": _spreads(both @ weights, winners, steps),
        "levels": _levels(facts[:, :, 1].mean(axis=1), points.mean(axis=1), steps),
    }


def _weights(facts: Any, points: Any, before: Any) -> Any:
    """Ridge regression of what each player has more than the mean on the facts beyond their mean."""
    import numpy as np

    centred = (facts - facts.mean(axis=1, keepdims=True)).reshape(-1, 2 * FACTS)
    ahead = (points - points.mean(axis=1, keepdims=True)).reshape(-1)
    normal = centred.T @ centred + STIFFNESS * np.eye(2 * FACTS)
    return before + np.linalg.solve(normal, centred.T @ (ahead - centred @ before))


def _spreads(promises: Any, winners: Any, steps: Any) -> list[float]:
    """For each step to the end the spread by which the winners were most likely."""
    import numpy as np

    def likelihood(spread: float, here: Any) -> float:
        scaled = promises[here] / spread
        scaled -= scaled.max(axis=1, keepdims=True)
        won = scaled[np.arange(len(scaled)), winners[here]]
        return float((won - np.log(np.exp(scaled).sum(axis=1))).mean())

    found: list[float] = []
    for at in range(STEPS):
        here = steps == at
        candidates = [round(0.6 + 0.2 * i, 1) for i in range(68)]
        found.append(max(candidates, key=lambda spread: likelihood(spread, here)) if here.any() else 4.0)
    return found


def _levels(now: Any, final: Any, steps: Any) -> list[float]:
    """For each step to the end: mean points at the end as a constant and a factor of the mean points now."""
    import numpy as np

    found: list[float] = []
    for at in range(STEPS):
        here = steps == at
        factor, constant = np.polyfit(now[here], final[here], 1) if here.sum() > 1 else (1.0, 0.0)
        found += [round(float(constant), 3), round(float(factor), 4)]
    return found
