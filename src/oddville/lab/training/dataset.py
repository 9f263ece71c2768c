"""Self-play games of the search, recorded decision by decision for `oddville dataset`.

The record of a game depends on its task alone, so that a dataset can be reproduced bit for bit.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from oddville.bots.search.search_bot import determinize
from oddville.bots.search.tree import SearchSettings, Tree
from oddville.bots.search.weights import evaluation_for
from oddville.envs.actions import action_of
from oddville.games.errors import OddVilleError
from oddville.games.game import Game, stream_of
from oddville.games.positions.shape import TURNS_PER_PLAYER

MAX_GAMES: Final = 10_000_000
MAX_SIMULATIONS: Final = 1_000_000
EXPLORATION: Final = 0.5
"""The share of decisions in which a move is drawn in proportion to its visits instead of taking the most visited."""


@dataclass(frozen=True, slots=True)
class SelfPlayTask:
    players: int
    seed: str
    simulations: int
    edition: str


@dataclass(frozen=True, slots=True)
class DatasetPlan:
    games: int
    players: int
    simulations: int
    edition: str
    seed: str

    def check(self) -> None:
        """Refuse a plan that cannot be played."""
        if not 1 <= self.games <= MAX_GAMES or not 1 <= self.simulations <= MAX_SIMULATIONS:
            raise OddVilleError("error-dataset-numbers", games=MAX_GAMES, simulations=MAX_SIMULATIONS)
        self.first_game()

    def job(self) -> dict[str, object]:
        """Everything that determines the games; a journal must agree with it."""
        return {
            "work": "dataset",
            "edition": self.first_game().edition.hash,
            "players": self.players,
            "simulations": self.simulations,
            "seed": self.seed,
        }

    @property
    def turn_limit(self) -> int:
        """The turn after which a game is cut off (END-2)."""
        return TURNS_PER_PLAYER * self.players

    def first_game(self) -> Game:
        """The first game; raises if edition, players or seed are invalid."""
        return Game(self.players, edition=self.edition, seed=self.task(0).seed)

    def task(self, game: int) -> SelfPlayTask:
        return SelfPlayTask(self.players, f"{self.seed} {game}", self.simulations, self.edition)

    def tasks(self) -> Iterator[tuple[int, SelfPlayTask]]:
        return ((game, self.task(game)) for game in range(self.games))


def play_and_record(task: SelfPlayTask) -> dict[str, Any]:
    """Play a self-play game; returns its moves with the visits and values of the search."""
    rng = random.Random(f"dataset {task.seed}")
    limit = TURNS_PER_PLAYER * task.players
    game = Game(task.players, edition=task.edition, seed=task.seed, turn_limit=limit)
    evaluation = evaluation_for(task.players)
    moves, visits, values = [], [], []
    while not game.is_over:
        stream = stream_of(rng)
        tree = Tree(determinize(game.state, stream), stream, evaluation, SearchSettings(task.players))
        tree.run(task.simulations)
        counts = _visit_counts(tree)
        visits.append([[int(action_of(game.state, code)), count] for code, count in counts])
        values.append(_values(tree, counts, task.players))
        code = _choose(counts, rng)
        moves.append(game.move_of(code).text)
        game.push(game.move_of(code))
    return {"moves": moves, "visits": visits, "values": values}


def _visit_counts(tree: Tree) -> list[tuple[int, int]]:
    """The visited moves of the root with their visits, the most visited first."""
    choices = [(code, tree.choice(code)) for code in tree.root_moves.as_list()]
    counts = [(code, int(choice.visits)) for code, choice in choices if choice and choice.visits]
    return sorted(counts, key=lambda pair: (-pair[1], pair[0]))


def _values(tree: Tree, counts: list[tuple[int, int]], players: int) -> list[float]:
    """Each player's chance to win: the mean over all simulations."""
    sums, total = [0.0] * players, 0
    for code, count in counts:
        choice = tree.choice(code)
        assert choice is not None
        total += count
        for player in range(players):
            sums[player] += choice.totals[players + player]
    return [round(each / total, 6) for each in sums]


def _choose(counts: list[tuple[int, int]], rng: random.Random) -> int:
    if rng.random() < EXPLORATION:
        return rng.choices([code for code, _ in counts], [count for _, count in counts])[0]
    return counts[0][0]
