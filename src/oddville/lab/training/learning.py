"""The network of `bots.search.network` in NumPy: outputs, gradients, and training by Adam (extra `train`).

`Arrays` have the layout of the network's file, so that what is trained here is played there.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oddville.bots.search.inputs import INPUTS
from oddville.bots.search.network import LEAD_SCALE
from oddville.bots.search.network_file import shapes
from oddville.lab.training.self_play import LONG, NOT_SAMPLED, SHORT

Floats = NDArray[np.floating[Any]]
Arrays = dict[str, Floats]
SECONDS: Final = 16
"""Units of the second layer in a new network."""
LEAD_WEIGHT: Final = 0.3
"""The weight of the auxiliary target, the lead in points, beside the chance to win."""
OWN_WEIGHT: Final = 0.8
"""How much the value of a long search counts in the target of its position, beside what came later."""
LATER_WEIGHTS: Final = {NOT_SAMPLED: 0.06, SHORT: 0.06, LONG: 0.25}
"""How much the value of a search counts in the targets of earlier positions, beside what came later than it."""
BATCH: Final = 512
DECAY: Final = 1e-4
"""The share of every weight that a step of learning rate 1 would take away."""
MEAN_DECAY: Final = 0.9
SQUARE_DECAY: Final = 0.999


@dataclass(frozen=True, slots=True)
class Examples:
    """Positions with their targets."""

    inputs: Floats
    """By position, player and input; 16 bits are enough, and half as large."""
    chances: Floats
    """By position and player: see `targets_of`."""
    leads: Floats
    """By position and player: the lead over the mean at the end, in tens of points."""

    def __len__(self) -> int:
        return len(self.inputs)

    def take(self, places: Any) -> "Examples":
        inputs = self.inputs[places].astype(np.float32)
        return Examples(inputs, self.chances[places], self.leads[places])


def targets_of(values: Sequence[Sequence[float]], notes: Sequence[int], winner: int) -> list[Floats]:
    """The chances to learn for the sampled positions of a game, in their order.

    Going back from the result, each search blends its value in, as in temporal-difference learning.
    """
    players = len(values[0]) if values else 0
    later = np.eye(players, dtype=np.float32)[winner] if players else np.zeros(0)
    targets: list[Floats] = []
    for value, note in zip(reversed(values), reversed(notes), strict=True):
        own = np.array(value, np.float32)
        if note != NOT_SAMPLED:
            targets.append(_blend(later, own, OWN_WEIGHT) if note == LONG else later)
        later = _blend(later, own, LATER_WEIGHTS[note])
    return targets[::-1]


def _blend(one: Floats, other: Floats, weight: float) -> Floats:
    return np.asarray((1 - weight) * one + weight * other)


def examples_of(inputs: Floats, chances: Floats, points: Floats) -> Examples:
    leads = (points - points.mean(axis=1, keepdims=True)) / LEAD_SCALE
    return Examples(inputs, chances.astype(np.float32), leads.astype(np.float32))


def new_arrays(hidden: int, rng: np.random.Generator, seconds: int = SECONDS) -> Arrays:
    """Random weights in both layers; the direct units and the outputs begin at zero or near it."""
    arrays = {name: np.zeros(shape, np.float32) for name, shape in shapes(hidden, seconds).items()}
    arrays["first"][:, :hidden] = rng.normal(0, 0.15, (INPUTS, hidden))
    arrays["bias"][:hidden] = 0.1
    arrays["second"][:] = rng.normal(0, 0.15, arrays["second"].shape)
    arrays["last"][:, :seconds] = rng.normal(0, 0.05, (2, seconds))
    return arrays


def hidden_units(arrays: Mapping[str, Floats]) -> int:
    return int(arrays["second"].shape[1]) // 2


def widen(arrays: Mapping[str, Floats], hidden: int, rng: np.random.Generator) -> Arrays:
    """The same function with at least so many hidden units: new ones are random, and nothing depends on them yet."""
    before = hidden_units(arrays)
    if before >= hidden:
        return {name: numbers.copy() for name, numbers in arrays.items()}
    wide = new_arrays(hidden, rng, len(arrays["second"]))
    for name in ("first", "bias"):
        wide[name][..., :before] = arrays[name][..., :before]
        wide[name][..., hidden : hidden + 2] = arrays[name][..., before : before + 2]
    wide["second"][:] = 0
    wide["second"][:, :before] = arrays["second"][:, :before]
    wide["second"][:, hidden : hidden + before] = arrays["second"][:, before : 2 * before]
    wide["second"][:, -1] = arrays["second"][:, -1]
    wide["last"] = arrays["last"].copy()
    return wide


@dataclass(frozen=True, slots=True)
class Pass:
    """A forward pass: the outputs, and the units that the gradients need."""

    chances: Floats
    leads: Floats
    own: Floats
    others: Floats
    second: Floats


def forward(arrays: Mapping[str, Floats], inputs: Floats) -> Pass:
    players, hidden = inputs.shape[1], hidden_units(arrays)
    units = inputs @ arrays["first"] + arrays["bias"]
    own = np.maximum(units[..., :hidden], 0)
    others = (own.sum(axis=1, keepdims=True) - own) / (players - 1)
    weights = arrays["second"]
    second = own @ weights[:, :hidden].T + others @ weights[:, hidden:-1].T + weights[:, -1]
    second = np.maximum(second, 0)
    outputs = second @ arrays["last"][:, :-1].T + arrays["last"][:, -1] + units[..., hidden : hidden + 2]
    leads = outputs[..., 1] - outputs[..., 1].mean(axis=1, keepdims=True)
    return Pass(_softmax(outputs[..., 0]), leads, own, others, second)


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def loss(arrays: Mapping[str, Floats], examples: Examples) -> float:
    """Cross-entropy of the chances, plus the mean square error of the leads."""
    seen = forward(arrays, examples.inputs)
    entropy = -(examples.chances * np.log(np.maximum(seen.chances, 1e-9))).sum(axis=1).mean()
    return float(entropy + LEAD_WEIGHT * ((seen.leads - examples.leads) ** 2).mean())


def gradients(arrays: Mapping[str, Floats], examples: Examples) -> Arrays:
    """The derivative of the loss by every weight."""
    inputs, seen = examples.inputs, forward(arrays, examples.inputs)
    hidden, unused = hidden_units(arrays), len(arrays["bias"]) - hidden_units(arrays) - 2
    count, players = examples.chances.shape
    chances = (seen.chances - examples.chances) / count
    leads = 2 * LEAD_WEIGHT * (seen.leads - examples.leads) / (count * players)
    outputs = np.stack([chances, leads - leads.mean(axis=1, keepdims=True)], axis=-1)
    second = (outputs @ arrays["last"][:, :-1]) * (seen.second > 0)
    own = second @ arrays["second"][:, :hidden]
    others = second @ arrays["second"][:, hidden:-1]
    own = (own + (others.sum(axis=1, keepdims=True) - others) / (players - 1)) * (seen.own > 0)
    units = np.concatenate([own, outputs, np.zeros((*own.shape[:-1], unused), own.dtype)], axis=-1)
    return {
        "first": _outer(inputs, units),
        "bias": units.sum(axis=(0, 1)),
        "second": _outer(second, _with_one(np.concatenate([seen.own, seen.others], axis=-1))),
        "last": _outer(outputs, _with_one(seen.second)),
    }


def _outer(left: Floats, right: Floats) -> Floats:
    """The sum of the outer products over all positions and players."""
    return np.asarray(left.reshape(-1, left.shape[-1]).T @ right.reshape(-1, right.shape[-1]))


def _with_one(units: Floats) -> Floats:
    return np.concatenate([units, np.ones((*units.shape[:-1], 1), units.dtype)], axis=-1)


def train(
    arrays: Arrays,
    sets: Sequence[Examples],
    steps: int,
    rate: float,
    rng: np.random.Generator,
    advance: Callable[[int], object],
) -> Arrays:
    """Train copies of the weights by Adam, on batches of each set in turn; the rate falls to 0 in the second half."""
    arrays = {name: numbers.copy() for name, numbers in arrays.items()}
    means = {name: np.zeros_like(numbers) for name, numbers in arrays.items()}
    squares = {name: np.zeros_like(numbers) for name, numbers in arrays.items()}
    for step in range(1, steps + 1):
        examples = sets[step % len(sets)]
        found = gradients(arrays, examples.take(rng.integers(0, len(examples), BATCH)))
        pace = rate * min(1.0, 2 * (1 - step / (steps + 1)))
        for name, gradient in found.items():
            means[name] += (1 - MEAN_DECAY) * (gradient - means[name])
            squares[name] += (1 - SQUARE_DECAY) * (gradient**2 - squares[name])
            mean = means[name] / (1 - MEAN_DECAY**step)
            square = squares[name] / (1 - SQUARE_DECAY**step)
            arrays[name] -= pace * (mean / (np.sqrt(square) + 1e-8) + DECAY * arrays[name])
        advance(1)
    return arrays
