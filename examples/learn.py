"""Learns OddVille from nothing: PPO with action masks in plain NumPy, against the opponent `random`.

    python examples/learn.py                            # 2 players; stops at 80 % of games won, or after 20 minutes
    python examples/learn.py --edition micro --minutes 1 --plot curve.svg
    python examples/learn.py --goal 1 --weights mine.npz   # 20 minutes; the same command again goes on for 20 more

Needs the extra `train`: pip install 'oddville[train]'. The curve is printed, and drawn where --plot names a file.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oddville.envs import SelfPlay
from oddville.envs.actions import ACTIONS
from oddville.envs.layout import LENGTH, PIECES
from oddville.envs.reading import scale
from oddville.lab.intervals import Estimate, wilson

Floats = NDArray[np.float32]
LEFT_OUT = ("city", "seen", "known_coins", "known_deck")
"""Pieces that hold numbers of cards: a small network cannot make much of them."""
BY_SEAT = ("hand", "supply", "coins", "city_workers", "points", "characters", "workers", "buildings")
OPEN_CELLS = 24
"""More are met seldom; the network then does not see the last ones, but may still build there."""


def inputs_for(players: int) -> NDArray[np.int64]:
    """Which numbers of an observation the network sees: nothing of seats that nobody takes."""
    kept = []
    for name, piece in PIECES.items():
        places = np.arange(piece.at, piece.at + piece.size).reshape(piece.shape)
        places = (
            places[:players] if name in BY_SEAT else places[:OPEN_CELLS] if name == "open_cells" else places
        )
        kept += [] if name in LEFT_OUT else [places.ravel()]
    return np.concatenate(kept)


def option(value: Any, help_text: str) -> Any:
    """An option, with its text for `--help`."""
    return field(default=value, metadata={"help": f"{help_text} (default: {value or 'none'})"})


@dataclass
class Options:
    """What can be set."""

    edition: str = option("reconstruction", "what is played: reconstruction, micro or a file")
    players: int = option(2, "how many play: one learns, the others are random")
    minutes: float = option(20.0, "stop after so long")
    goal: float = option(0.8, "stop at this share of games won; 1 to go on for the whole time")
    updates: int = option(100_000, "stop after so many updates of the network")
    weights: str = option(
        "", "a file (.npz) that keeps the network; if it is there, learning goes on from it"
    )
    plot: str = option("", "a file for the curve as a picture, such as curve.svg")
    every: int = option(5, "test after so many updates")
    tests: int = option(400, "how many games a test has")
    seed: int = option(1, "decides all deals and all chance")
    games: int = option(64, "games side by side")
    steps: int = option(64, "decisions in each game between two updates")
    hidden: int = option(64, "the width of the two hidden layers")
    epochs: int = option(2, "how often an update goes over its decisions")
    minibatch: int = option(1024, "decisions in a step of the optimiser")
    rate: float = option(1.5e-3, "the rate of learning")
    clip: float = option(0.2, "how far a probability may move in an update")
    entropy: float = option(0.01, "how much uncertainty is worth")
    discount: float = option(0.995, "what a reward is worth one decision earlier")
    smoothing: float = option(0.95, "lambda of the generalised advantage estimation")
    margin: float = option(20.0, "a game won by so many points is worth 1 while learning")


class Network:
    """Two hidden layers, then a logit for each action and a value; with the optimiser Adam."""

    def __init__(self, players: int, hidden: int, rng: np.random.Generator) -> None:
        self.inputs = inputs_for(players)
        self.scale = scale(np.ones(LENGTH))[self.inputs]
        sizes = [(len(self.inputs), hidden), (hidden, hidden), (hidden, ACTIONS + 1)]
        self.weights = [
            (rng.standard_normal(size) * np.sqrt(2 / size[0])).astype(np.float32) for size in sizes
        ]
        self.weights[2] *= 0.1
        self.biases = [np.zeros(size[1], np.float32) for size in sizes]
        self._moments = [[np.zeros_like(each) for each in self._all()] for _ in range(2)]
        self._time = 0

    def _all(self) -> list[Floats]:
        return [*self.weights, *self.biases]

    def save(self, file: str, update: int) -> None:
        """Keep the network with the state of its optimiser, and how many updates made it."""
        kept = {f"{kind}{number}": each for kind, all_ in self._named() for number, each in enumerate(all_)}
        part = Path(f"{file}.part")  # whole or not at all, also when interrupted
        with part.open("wb") as out:
            np.savez(out, update=update, time=self._time, **kept)
        part.replace(file)

    def load(self, file: str) -> int:
        """Go on from what was kept; tell how many updates made it."""
        with np.load(file) as kept:
            for kind, all_ in self._named():
                for number, each in enumerate(all_):
                    each[...] = kept[f"{kind}{number}"]
            self._time = int(kept["time"])
            return int(kept["update"])

    def _named(self) -> list[tuple[str, list[Floats]]]:
        return [("values", self._all()), ("first", self._moments[0]), ("second", self._moments[1])]

    def sees(self, observations: NDArray[np.uint8]) -> Floats:
        """What the network sees of observations."""
        return observations[:, self.inputs] * self.scale

    def forward(self, inputs: Floats) -> list[Floats]:
        """All layers, the input first; the last holds the logits and, in its last column, the value."""
        layers = [inputs]
        for place, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            outputs = layers[-1] @ weights + biases
            layers.append(np.maximum(outputs, 0) if place < 2 else outputs)
        return layers

    def learn(self, layers: list[Floats], slope: Floats, rate: float) -> None:
        """One step down the slope of the loss by the outputs."""
        slopes: list[Floats] = []
        biases: list[Floats] = []
        for place in (2, 1, 0):
            slopes.insert(0, layers[place].T @ slope)
            biases.insert(0, slope.sum(axis=0))
            if place:
                slope = (slope @ self.weights[place].T) * (layers[place] > 0)
        self._adam([*slopes, *biases], rate)

    def _adam(self, slopes: list[Floats], rate: float) -> None:
        self._time += 1
        size = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes)))
        shrink = min(1.0, 0.5 / (size + 1e-8))
        first, second = self._moments
        for number, (values, slope) in enumerate(zip(self._all(), slopes, strict=True)):
            slope = slope * shrink
            first[number] += 0.1 * (slope - first[number])
            second[number] += 0.001 * (slope**2 - second[number])
            mean = first[number] / (1 - 0.9**self._time)
            spread = second[number] / (1 - 0.999**self._time)
            values -= (rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)


def policy(outputs: Floats, masks: NDArray[Any]) -> tuple[Floats, Floats]:
    """The probability of each action, none for what is not legal, and the values."""
    logits = np.where(masks > 0, outputs[:, :ACTIONS], -1e9)
    likely = np.exp(logits - logits.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True), outputs[:, ACTIONS]


def drawn(likely: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """One action a row, drawn by its probability."""
    summed = likely.cumsum(axis=1)
    wanted = rng.random((len(likely), 1), dtype=np.float32) * summed[:, -1:]
    return np.minimum((summed <= wanted).sum(axis=1), ACTIONS - 1)


@dataclass
class Rollout:
    """What happened in all games for some steps, one row a step."""

    inputs: list[Floats] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    actions: list[NDArray[np.int64]] = field(default_factory=list)
    chances: list[Floats] = field(default_factory=list)
    values: list[Floats] = field(default_factory=list)
    rewards: list[Floats] = field(default_factory=list)
    ended: list[NDArray[np.bool_]] = field(default_factory=list)


def play(games: SelfPlay, network: Network, options: Options, rng: np.random.Generator) -> Rollout:
    """Play some steps in every game by the policy as it is."""
    kept, rows = Rollout(), np.arange(options.games)
    for _ in range(options.steps):
        inputs, masks, seats = network.sees(games.observations), games.masks, games.seats
        likely, values = policy(network.forward(inputs)[-1], masks)
        actions = drawn(likely, rng)
        games.step(actions)
        kept.inputs.append(inputs)
        kept.masks.append(masks)
        kept.actions.append(actions)
        kept.chances.append(likely[rows, actions])
        kept.values.append(values)
        kept.rewards.append((games.rewards[rows, seats] / options.margin).astype(np.float32))
        kept.ended.append(games.terminated)
    return kept


def advantages(kept: Rollout, last: Floats, options: Options) -> Floats:
    """How much better than thought each action turned out (generalised advantage estimation)."""
    found, ahead, value = [], np.zeros_like(last), last
    for step in reversed(range(len(kept.rewards))):
        goes_on = (~kept.ended[step]).astype(np.float32)
        surprise = kept.rewards[step] + options.discount * value * goes_on - kept.values[step]
        ahead = surprise + options.discount * options.smoothing * goes_on * ahead
        found.append(ahead)
        value = kept.values[step]
    return np.concatenate(found[::-1])


def slope_of(
    outputs: Floats,
    masks: NDArray[Any],
    actions: NDArray[Any],
    before: Floats,
    ahead: Floats,
    goal: Floats,
    options: Options,
) -> Floats:
    """The slope of PPO's loss by the outputs of the network."""
    likely, values = policy(outputs, masks)
    rows = np.arange(len(actions))
    ratio = likely[rows, actions] / before
    moves = np.where(ahead > 0, ratio < 1 + options.clip, ratio > 1 - options.clip)
    pull = ahead * ratio * moves
    slope = likely * pull[:, None]
    slope[rows, actions] -= pull
    logs = np.log(np.maximum(likely, 1e-12))
    uncertainty = -(likely * logs).sum(axis=1, keepdims=True)
    slope += options.entropy * likely * (logs + uncertainty)
    slope = np.concatenate([slope, (values - goal)[:, None]], axis=1) / len(actions)
    return slope.astype(np.float32)


def improve(
    network: Network, kept: Rollout, last: Floats, options: Options, rng: np.random.Generator
) -> None:
    """Go over what happened some times, in small parts."""
    inputs, masks, actions = (np.concatenate(each) for each in (kept.inputs, kept.masks, kept.actions))
    before, values = np.concatenate(kept.chances), np.concatenate(kept.values)
    ahead = advantages(kept, last, options)
    goal = ahead + values
    ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-8)
    for _ in range(options.epochs):
        order = rng.permutation(len(actions))
        for start in range(0, len(order), options.minibatch):
            part = order[start : start + options.minibatch]
            layers = network.forward(inputs[part])
            slope = slope_of(
                layers[-1], masks[part], actions[part], before[part], ahead[part], goal[part], options
            )
            network.learn(layers, slope, options.rate)


def win_rate(network: Network, options: Options, seed: int) -> Estimate:
    """The share of games won against `random`, from every seat alike, with its 95 % interval."""
    size = min(options.tests, 200)
    games = SelfPlay(
        size, players=options.players, edition=options.edition, opponents="random", seed=f"test {seed}"
    )
    wanted = -(-options.tests // size)
    won, ended, rows = np.zeros(size), np.zeros(size, dtype=int), np.arange(size)
    rng = np.random.default_rng(seed)
    while ended.min() < wanted:
        seats = games.seats
        likely, _ = policy(network.forward(network.sees(games.observations))[-1], games.masks)
        games.step(drawn(likely, rng))
        over = games.terminated & (ended < wanted)
        won += over & (games.rewards[rows, seats] > 0)
        ended += over
    return wilson(float(won.sum() / ended.sum()), float(ended.sum()))


Curve = list[tuple[float, int, Estimate]]
"""Minutes, decisions and the share of games won."""


def train(options: Options) -> Iterator[tuple[float, int, Estimate]]:
    """Learn; tell minutes, decisions and the win rate now and then."""
    network = Network(options.players, options.hidden, np.random.default_rng(options.seed))
    begun = network.load(options.weights) if options.weights and Path(options.weights).exists() else 0
    rng, begin = np.random.default_rng((options.seed, begun)), time.monotonic()
    games = SelfPlay(
        options.games,
        players=options.players,
        edition=options.edition,
        reward="points",
        opponents="random",
        seed=f"{options.seed} from {begun}",
    )
    for update in range(begun, begun + options.updates + 1):
        minutes = (time.monotonic() - begin) / 60
        if (update - begun) % options.every == 0 or update == begun + options.updates:
            rate = win_rate(network, options, update)
            if options.weights:
                network.save(options.weights, update)
            yield minutes, update * options.games * options.steps, rate
            if rate["value"] >= options.goal:
                return
        if minutes > options.minutes:
            return
        kept = play(games, network, options, rng)
        last = network.forward(network.sees(games.observations))[-1][:, ACTIONS]
        improve(network, kept, last, options, rng)


def draw(curve: Curve, options: Options) -> None:
    """The curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    millions = [decisions / 1e6 for _, decisions, _ in curve]
    axes.plot(millions, [100 * rate["value"] for *_, rate in curve], marker="o", label="games won")
    low, high = ([100 * rate[bound] for *_, rate in curve] for bound in ("low", "high"))
    axes.fill_between(millions, low, high, alpha=0.25, label="95 % interval")
    axes.axhline(100 * options.goal, linestyle="--", color="#b4541a", label="goal")
    axes.axhline(100 / options.players, linestyle=":", color="#20303c", label="equal strength")
    title = f"PPO with masks against random, {options.edition}, {options.players} players"
    axes.set(title=title, xlabel="millions of decisions", ylabel="games won, %", ylim=(0, 100))
    axes.legend(frameon=False, loc="lower right")
    figure.savefig(options.plot)


def main(arguments: list[str] | None = None) -> float:
    """Read the options, learn, print the curve; give back the last win rate."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for each in fields(Options):
        help_text = each.metadata["help"].replace("%", "%%")
        parser.add_argument(f"--{each.name}", type=type(each.default), default=each.default, help=help_text)
    options = Options(**vars(parser.parse_args(arguments)))
    curve: Curve = []
    print(" minutes   decisions   games won   95 % interval")
    for minutes, decisions, rate in train(options):
        curve.append((minutes, decisions, rate))
        share, low, high = (100 * rate[each] for each in ("value", "low", "high"))
        print(f"{minutes:8.1f}  {decisions:10,}  {share:8.1f} %  {low:5.1f} – {high:5.1f} %", flush=True)
    if options.plot:
        draw(curve, options)
    return curve[-1][2]["value"]


if __name__ == "__main__":
    main()
