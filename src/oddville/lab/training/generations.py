"""Training by generations for `oddville train`: self-play, learning, gate (extra `train`).

A folder holds everything. Each stage writes its file once it is done, and its games to a journal before, so that the
same command goes on where a run was stopped, with the same result.
"""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

import oddville
from oddville.bots.search.network_file import arrays_of, encode, shapes_of
from oddville.games import editions
from oddville.lab.journal import Journal, run_journaled
from oddville.lab.progress import Progress
from oddville.lab.runners import Runner
from oddville.lab.training.gate import gate_contest, run_gate
from oddville.lab.training.learning import BATCH, Arrays, loss, new_arrays, train, widen
from oddville.lab.training.replay_buffer import examples_from, split
from oddville.lab.training.self_play import SelfPlayGame, play_and_sample

RATE: Final = 1e-3
"""The learning rate."""
START: Final = "start.json"
"""The file of the networks that training starts from."""
PASSES: Final = 3
"""How often a generation sees each position of the replay buffer."""
File = dict[str, Any]
Bar = Callable[[str, int, int, int, int], AbstractContextManager[Progress]]
"""Makes a progress bar of a stage, a generation, players, all tasks and those done."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    players: tuple[int, ...]
    games: int
    """Self-play games of a generation for each number of players."""
    simulations: int
    """Of searched decisions in self-play, and of all in the gate."""
    gate_games: int
    hidden: int
    """Units of the first layer; networks that have fewer get more."""
    window: int
    """How many generations the replay buffer holds."""
    edition: str
    seed: str
    start: str | None = None
    """A digest of the networks that the first generation starts from; None: it starts from nothing."""

    def job(self) -> dict[str, Any]:
        """Everything that determines the networks."""
        job = asdict(self) | {"players": list(self.players)}
        return job | {"edition": editions.edition(self.edition).hash, "version": oddville.__version__}


class Training:
    def __init__(self, folder: Path, plan: TrainingPlan, runner: Runner, bar: Bar) -> None:
        """With a `start` in the plan, the folder holds the file `START`."""
        self.folder, self.plan = folder, plan
        self._runner, self._bar = runner, bar

    def run(self, generations: int) -> Iterator[File]:
        """Train the generations that are missing, and yield the best networks after each of them."""
        for generation in range(generations):
            path = self.path("best", generation)
            if not path.exists():
                self._play(generation)
                self._learn(generation)
                write_json(path, self._pass_gate(generation))
            yield read_json(path)

    def path(self, stage: str, generation: int, ending: str = "json") -> Path:
        return self.folder / f"{stage}-{generation:03}.{ending}"

    def _before(self, stage: str, generation: int) -> Path | None:
        """The file of the generation before, or that of the start."""
        if generation:
            return self.path(stage, generation - 1)
        return self.folder / START if self.plan.start else None

    def _best(self, generation: int) -> File:
        """The best networks before a generation."""
        path = self._before("best", generation)
        if generation and path:
            return read_json(path)
        start = _networks(path)
        chosen = {str(players): start[str(players)] for players in self.plan.players if str(players) in start}
        return {"made": {"plan": self.plan.job(), "history": []}, "players": chosen}

    def _best_path(self, generation: int, players: int) -> Path | None:
        path = self._before("best", generation)
        return path if str(players) in _networks(path) else None

    def _journal(self, generation: int, players: int) -> Journal:
        path = self.path(f"games-{players}", generation, "jsonl")
        return Journal(path, self.plan.job() | {"work": "train", "generation": generation})

    def _play(self, generation: int) -> None:
        plan = self.plan
        for players in plan.players:
            with self._journal(generation, players) as journal:
                seeds = ((game, f"{plan.seed} {players} {generation} {game}") for game in range(plan.games))
                network = self._best_path(generation, players)
                tasks = (
                    (game, SelfPlayGame(players, seed, plan.edition, plan.simulations, network))
                    for game, seed in seeds
                )
                with self._bar("play", generation, players, plan.games, len(journal.done)) as bar:
                    for _ in run_journaled(play_and_sample, tasks, journal, self._runner, bar):
                        pass  # the result is in the journal

    def _learn(self, generation: int) -> None:
        path = self.path("network", generation)
        if path.exists():
            return
        networks, losses = {}, {}
        for group in _groups(self.plan.players):
            arrays, measured = self._learn_group(generation, group)
            losses.update(measured)
            networks.update({str(players): encode_arrays(arrays) for players in group})
        made = {"plan": self.plan.job(), "generation": generation, "losses": losses}
        write_json(path, {"made": made, "players": networks})

    def _learn_group(self, generation: int, group: tuple[int, ...]) -> tuple[Arrays, dict[str, File]]:
        """Train the network that these numbers of players share; with what was measured for each of them."""
        learned, measured = [], {}
        for players in group:
            games, held_out = self._buffer(generation, players)
            learned.append(examples_from(games, players))
            measured[str(players)] = examples_from(held_out, players)
        rng = np.random.default_rng([group[0], generation])
        before = _networks(self._before("network", generation))
        start = str(group[0])
        hidden = self.plan.hidden
        known = start in before
        arrays = widen(decode_arrays(before, group[0]), hidden, rng) if known else new_arrays(hidden, rng)
        steps = max(1, PASSES * sum(map(len, learned)) // BATCH)
        with self._bar("learn", generation, group[0], steps, 0) as bar:
            arrays = train(arrays, learned, steps, RATE, rng, bar)
        return arrays, {
            players: {"examples": len(seen), "loss": round(loss(arrays, measured[players]), 4)}
            for players, seen in zip(measured, learned, strict=True)
        }

    def _buffer(self, generation: int, players: int) -> tuple[list[Any], list[Any]]:
        """The games of the latest generations: those to learn from, and those held out."""
        learned: list[Any] = []
        held_out: list[Any] = []
        for each in range(max(0, generation + 1 - self.plan.window), generation + 1):
            with self._journal(each, players) as journal:
                more, fewer = split(journal.done)
            learned, held_out = learned + more, held_out + fewer
        return learned, held_out

    def _pass_gate(self, generation: int) -> File:
        """The best networks after a generation: those of the candidate that won, else those before."""
        best, candidate = self._best(generation), read_json(self.path("network", generation))
        for players in self.plan.players:
            seen = self._gate(generation, players)
            row = {"generation": generation, "players": players} | candidate["made"]["losses"][str(players)]
            best["made"]["history"].append(row | seen)
            if seen["accepted"]:
                best["players"][str(players)] = candidate["players"][str(players)]
        return best

    def _gate(self, generation: int, players: int) -> dict[str, Any]:
        plan = self.plan
        contest = gate_contest(players, plan.gate_games, plan.edition, f"{plan.seed} gate {generation}")
        networks = self.path("network", generation), self._best_path(generation, players)
        path = self.path(f"gate-{players}", generation, "jsonl")
        with Journal(path, plan.job() | {"work": "gate", "generation": generation}) as journal:
            bar = self._bar("gate", generation, players, contest.all_games, len(journal.done))
            with bar as advance:
                return run_gate(contest, networks, plan.simulations, self._runner, journal, advance)


def _groups(players: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Two players have a network of their own; three and four share one, which learns more from the games of both."""
    for group in (2,), (3, 4):
        if found := tuple(each for each in players if each in group):
            yield found


def _networks(path: Path | None) -> File:
    """The networks in a file by number of players; none without a file."""
    return {} if path is None else dict(read_json(path)["players"])


def encode_arrays(arrays: Arrays) -> dict[str, str]:
    return {name: encode(numbers.astype("<f4").tobytes()) for name, numbers in arrays.items()}


def decode_arrays(networks: Mapping[str, Any], players: int) -> Arrays:
    found = arrays_of({"players": networks}, players)
    return {
        name: np.array(found[name], np.float32).reshape(shape) for name, shape in shapes_of(found).items()
    }


def read_json(path: Path) -> File:
    return dict(json.loads(path.read_text("utf-8")))


def write_json(path: Path, content: File) -> None:
    """Write a file whole or not at all."""
    part = path.with_suffix(".part")
    part.write_text(json.dumps(content) + "\n", "utf-8")
    os.replace(part, path)
