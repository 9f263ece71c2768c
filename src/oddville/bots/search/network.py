"""A small neural network that evaluates a position: chances to win and expected leads of all players.

The first layer sees one player and the table; the second sees a player's units beside the mean of the others'. Both are
the same for every player, so nothing depends on the seat. Two more units of the first layer go straight to the outputs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.bots.search.evaluation import POINT_UTILITY, Evaluation
from oddville.bots.search.inputs import Inputs
from oddville.rules.state import OVER, State

BLOCK: Final = 6
"""How many units of the first layer are summed at a time."""
LEAD_SCALE: Final = 10.0
"""Leads are computed in tens of points."""


class Layers:
    """Weights, as the compiled code reads them: the first layer by input, the others by unit.

    `hidden` units of the first layer, an even number, go to the `seconds` units of the second; two more go to the
    outputs; the others are unused and round the first layer up to whole blocks.
    """

    def __init__(
        self, hidden: i64, first: vec[float], bias: vec[float], second: vec[float], last: vec[float]
    ) -> None:
        self.hidden = hidden
        self.units: i64 = i64(len(bias))
        self.seconds: i64 = i64(len(last)) // 2 - 1
        self.first = first
        """For each input: `units` weights."""
        self.bias = bias
        """Of the first layer."""
        self.second = second
        """For each second unit: `hidden` weights of the player, `hidden` of the others, a bias."""
        self.last = last
        """For each of the two outputs: `seconds` weights and a bias."""


def units_for(hidden: int) -> int:
    """How many units the first layer has: the hidden ones and two direct ones, in whole blocks."""
    return (hidden + 2 + BLOCK - 1) // BLOCK * BLOCK


class NetworkEvaluation(Evaluation):
    """The evaluation by a network; calibration of the mean points and priors are those of the linear one."""

    def __init__(
        self, weights: vec[float], temperatures: vec[float], calibration: vec[float], layers: Layers
    ) -> None:
        super().__init__(weights, temperatures, calibration)
        self.ends_by_winner = True
        self.layers = layers
        self.inputs = Inputs()
        self.table = vec[float]([0.0] * int(layers.units))
        self.units = vec[float]([0.0] * (4 * int(layers.units)))
        self.both = vec[float]([0.0] * (2 * int(layers.hidden)))
        self.logits = vec[float]([0.0] * 4)

    def evaluate(self, s: State) -> None:
        if s.phase == OVER:
            super().evaluate(s)
            return
        self.forward(s)
        self._softmax(self.logits, 1.0, s.players)
        mean: float = self._mean(s.players)
        for player in range(s.players):
            self.utilities[player] = self.chances[player] + POINT_UTILITY * (self.points[player] - mean)
        self._calibrate(s, mean)

    def forward(self, s: State) -> None:
        """Compute `logits`, and leads in `points`."""
        inputs = self.inputs
        inputs.of_table(s)
        self._accumulate(self.layers.bias, self.table, 0)
        for player in range(s.players):
            inputs.of_player(s, player)
            self._accumulate(self.table, self.units, player * self.layers.units)
            self.now[player] = inputs.points[player]
        for player in range(s.players):
            self._set_outputs(s.players, player)

    def _accumulate(self, base: vec[float], target: vec[float], target_at: i64) -> None:
        """Set the units of the first layer to the sum of a base and the weights of the active inputs."""
        indices = self.inputs.indices
        values = self.inputs.values
        count: i64 = self.inputs.count
        first = self.layers.first
        width: i64 = self.layers.units
        block: i64 = 0
        while block < width:
            a: float = base[block]
            b: float = base[block + 1]
            c: float = base[block + 2]
            d: float = base[block + 3]
            e: float = base[block + 4]
            f: float = base[block + 5]
            for i in range(count):
                value: float = values[i]
                at: i64 = indices[i] * width + block
                a += value * first[at]
                b += value * first[at + 1]
                c += value * first[at + 2]
                d += value * first[at + 3]
                e += value * first[at + 4]
                f += value * first[at + 5]
            to: i64 = target_at + block
            target[to] = a
            target[to + 1] = b
            target[to + 2] = c
            target[to + 3] = d
            target[to + 4] = e
            target[to + 5] = f
            block += BLOCK

    def _set_outputs(self, players: i64, player: i64) -> None:
        self._join(players, player)
        both = self.both
        second = self.layers.second
        last = self.layers.last
        seconds: i64 = self.layers.seconds
        joined: i64 = 2 * self.layers.hidden
        direct: i64 = player * self.layers.units + self.layers.hidden
        logit: float = last[seconds] + self.units[direct]
        lead: float = last[2 * seconds + 1] + self.units[direct + 1]
        at: i64 = 0
        for unit in range(seconds):
            total: float = second[at + joined] + _product(both, second, at, joined)
            if total > 0.0:
                logit += total * last[unit]
                lead += total * last[seconds + 1 + unit]
            at += joined + 1
        self.logits[player] = logit
        self.points[player] = LEAD_SCALE * lead

    def _join(self, players: i64, player: i64) -> None:
        """The rectified units of a player, then the mean of the others'."""
        units = self.units
        both = self.both
        width: i64 = self.layers.units
        hidden: i64 = self.layers.hidden
        share: float = 1.0 / float(int(players - 1))
        for i in range(hidden):
            own: float = units[player * width + i]
            both[i] = own if own > 0.0 else 0.0
            total: float = 0.0
            for other in range(players):
                if other != player:
                    theirs: float = units[other * width + i]
                    if theirs > 0.0:
                        total += theirs
            both[hidden + i] = total * share


def _product(both: vec[float], second: vec[float], at: i64, joined: i64) -> float:
    """The scalar product of the joined units and a row of the second layer, as four sums that run in parallel."""
    a: float = 0.0
    b: float = 0.0
    c: float = 0.0
    d: float = 0.0
    i: i64 = 0
    while i < joined:
        a += both[i] * second[at + i]
        b += both[i + 1] * second[at + i + 1]
        c += both[i + 2] * second[at + i + 2]
        d += both[i + 3] * second[at + i + 3]
        i += 4
    return a + b + (c + d)
