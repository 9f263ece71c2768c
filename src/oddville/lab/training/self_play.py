"""Self-play games for training: short searches choose most moves, long ones a few.

This is playout cap randomisation: short searches make a game quick, so that its result is one of many, and long ones
find values that are worth learning. No search plans the turn, which would take longer than a short search.
"""

import base64
import random
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from oddville.bots.search.evaluation import Evaluation
from oddville.bots.search.inputs import dense_inputs
from oddville.bots.search.network_file import layers_from
from oddville.bots.search.policy import candidate_moves
from oddville.bots.search.search_bot import determinize, gc_paused
from oddville.bots.search.tree import SearchSettings, Tree
from oddville.bots.search.weights import evaluation_for, network_evaluation
from oddville.games.game import Game, stream_of
from oddville.games.positions.shape import TURNS_PER_PLAYER
from oddville.rules.moves import MoveList
from oddville.rules.scoring import points, winner
from oddville.rules.state import OVER, State
from oddville.rules.turn import play

RANDOM_SHARE: Final = 0.03
"""The share of random moves, so that bad positions occur."""
VARIED_SHARE: Final = 0.2
"""The share of moves drawn by the visits of the search, so that games differ; the others are the most visited."""
LONG_SHARE: Final = 0.08
"""The share of decisions with a long search."""
SHORTENING: Final = 10
"""How many times as many simulations a long search has as a short one, which does without rollouts."""
SAMPLE_SHARE: Final = 0.3
"""The share of the positions of short searches that are sampled; those of long ones all are."""
# What is noted of a searched position.
NOT_SAMPLED: Final = 0
SHORT: Final = 1
LONG: Final = 2


@dataclass(frozen=True, slots=True)
class SelfPlayGame:
    """Everything that determines a game."""

    players: int
    seed: str
    edition: str
    simulations: int
    """Of a long search."""
    network: Path | None
    """The file of the network that plays; None: the linear evaluation."""


class _Player:
    """Chooses moves for all seats, and notes what is sampled."""

    def __init__(self, task: SelfPlayGame) -> None:
        self.task = task
        self.rng = random.Random(f"train {task.seed}")
        self.evaluation = _evaluation(task)
        self.found = MoveList()
        self.inputs: list[float] = []
        self.values: list[list[float]] = []
        self.notes: list[int] = []

    def choose(self, s: State) -> int:
        candidate_moves(s, self.found)
        moves = self.found.as_list()
        if len(moves) == 1:
            return moves[0]
        draw = self.rng.random()
        if draw < RANDOM_SHARE:
            return self.rng.choice(moves)
        tree = self._search(s, draw < RANDOM_SHARE + LONG_SHARE)
        return self._pick(tree)

    def _search(self, s: State, is_long: bool) -> Tree:
        settings = SearchSettings(self.task.players)
        settings.plan_turn = False
        if not is_long:
            settings.rollout = 0
        stream = stream_of(self.rng)
        tree = Tree(determinize(s, stream), stream, self.evaluation, settings)
        with gc_paused():
            tree.run(self.task.simulations if is_long else max(1, self.task.simulations // SHORTENING))
        is_sampled = is_long or self.rng.random() < SAMPLE_SHARE
        self._note(s, root_chances(tree), (LONG if is_long else SHORT) if is_sampled else NOT_SAMPLED)
        return tree

    def _pick(self, tree: Tree) -> int:
        moves = tree.root_moves.as_list()
        visits = [_visits(tree, move) for move in moves]
        if self.rng.random() < VARIED_SHARE:
            return self.rng.choices(moves, visits)[0]
        return moves[visits.index(max(visits))]

    def _note(self, s: State, values: list[float], note: int) -> None:
        if note != NOT_SAMPLED:
            for row in dense_inputs(s):
                self.inputs += row
        self.values.append(values)
        self.notes.append(note)


def play_and_sample(task: SelfPlayGame) -> dict[str, Any]:
    """Play a game; returns the values of all searches, the positions that are sampled, and the result, for JSON."""
    limit = TURNS_PER_PLAYER * task.players
    s = Game(task.players, edition=task.edition, seed=task.seed, turn_limit=limit).state.copy()
    player = _Player(task)
    while s.phase != OVER:
        play(s, player.choose(s))
    return {
        "winner": int(winner(s)),
        "points": [int(points(s, each)) for each in range(task.players)],
        "inputs": pack(player.inputs),
        "values": player.values,
        "notes": player.notes,
    }


def root_chances(tree: Tree) -> list[float]:
    """Each player's chance to win: the mean over all simulations."""
    players = int(tree.state.players)
    choices = [choice for choice in tree.root.choices if choice.visits]
    total = sum(int(choice.visits) for choice in choices)
    seats = range(players, 2 * players)
    return [round(sum(choice.totals[seat] for choice in choices) / total, 5) for seat in seats]


def pack(numbers: Sequence[float]) -> str:
    return base64.b64encode(zlib.compress(array("f", numbers).tobytes())).decode("ascii")


def unpack(packed: str) -> bytes:
    """The 32-bit floats of `pack`, in this machine's byte order."""
    return zlib.decompress(base64.b64decode(packed))


def _visits(tree: Tree, move: int) -> int:
    choice = tree.choice(move)
    return 0 if choice is None else int(choice.visits)


def _evaluation(task: SelfPlayGame) -> Evaluation:
    if task.network is None:
        return evaluation_for(task.players)
    return network_evaluation(task.players, layers_from(task.network, task.players))
