"""Games of the search against itself, noted decision by decision: what `oddville dataset` is made of.

What is noted of a game depends on its task alone, so that a dataset is the same to the bit however it is made.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from oddville.bots.search import imagined
from oddville.bots.tree import Settings, Tree
from oddville.bots.weights import evaluation_for
from oddville.envs.actions import action_of
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.rules.chance import Stream

MOST_GAMES: Final = 10_000_000
MOST_SIMULATIONS: Final = 1_000_000
TURNS_EACH: Final = 60
"""The limit of turns for each player (END-2)."""
EXPLORED: Final = 0.5
"""The share of decisions in which a move is drawn by how often it was tried, not the one tried most."""
_WORD: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class DatasetTask:
    """One game to be played and noted."""

    players: int
    seed: str
    simulations: int
    edition: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A dataset to be made."""

    games: int
    players: int
    simulations: int
    edition: str
    seed: str

    def check(self) -> None:
        """Refuse a plan that cannot be carried out."""
        if not 1 <= self.games <= MOST_GAMES or not 1 <= self.simulations <= MOST_SIMULATIONS:
            raise OddVilleError("error-dataset-numbers", games=MOST_GAMES, simulations=MOST_SIMULATIONS)
        self.first_game()

    @property
    def turn_limit(self) -> int:
        """After how many turns a game is cut off (END-2)."""
        return TURNS_EACH * self.players

    def first_game(self) -> Game:
        """The first game, dealt; raises if edition, players or seed are wrong."""
        return Game(self.players, edition=self.edition, seed=self.task(0).seed)

    def task(self, game: int) -> DatasetTask:
        """The task of a game."""
        return DatasetTask(self.players, f"{self.seed} {game}", self.simulations, self.edition)

    def tasks(self) -> Iterator[tuple[int, DatasetTask]]:
        """All games, numbered."""
        return ((game, self.task(game)) for game in range(self.games))


def play_and_note(task: DatasetTask) -> dict[str, Any]:
    """Play a game of the search against itself; give its moves and what was thought at each."""
    rng = random.Random(f"dataset {task.seed}")
    limit = TURNS_EACH * task.players
    game = Game(task.players, edition=task.edition, seed=task.seed, turn_limit=limit)
    evaluation = evaluation_for(task.players)
    moves, visits, values = [], [], []
    while not game.is_over:
        stream = Stream(*(rng.randrange(_WORD) for _ in range(4)))
        tree = Tree(imagined(game.state, stream), stream, evaluation, Settings(task.players))
        tree.run(task.simulations)
        tried = _tried(tree)
        visits.append([[int(action_of(game.state, code)), count] for code, count in tried])
        values.append(_values(tree, tried, task.players))
        code = _chosen(tried, rng)
        moves.append(game.move_of(code).text)
        game.push(game.move_of(code))
    return {"moves": moves, "visits": visits, "values": values}


def _tried(tree: Tree) -> list[tuple[int, int]]:
    """The moves of the root with how often each was tried, the most tried first."""
    counted = []
    for code in tree.root_moves.as_list():
        choice = tree.choice(code)
        if choice is not None and choice.visits:
            counted.append((code, int(choice.visits)))
    return sorted(counted, key=lambda pair: (-pair[1], pair[0]))


def _values(tree: Tree, tried: list[tuple[int, int]], players: int) -> list[float]:
    """Each player's chance to win, as the mean over all simulations."""
    sums, total = [0.0] * players, 0
    for code, count in tried:
        choice = tree.choice(code)
        assert choice is not None
        total += count
        for player in range(players):
            sums[player] += choice.totals[players + player]
    return [round(each / total, 6) for each in sums]


def _chosen(tried: list[tuple[int, int]], rng: random.Random) -> int:
    if rng.random() < EXPLORED:
        return rng.choices([code for code, _ in tried], [count for _, count in tried])[0]
    return tried[0][0]
