"""Opponents of a batch by name: `random`, `rollout`, `greedy`, `search:simulations=N` and `net:FILE`."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from oddville.bots.options import MAX_SIMULATIONS
from oddville.bots.search.network import NetworkEvaluation
from oddville.bots.search.network_file import file_of, layers_from
from oddville.bots.search.tree import SearchSettings
from oddville.bots.search.weights import DEFAULT, NETWORK, evaluation_for, network_evaluation
from oddville.cards.facts import reason_of
from oddville.envs.opponents import BatchOpponent, GreedyOpponent, RolloutOpponent, SearchOpponent
from oddville.games.errors import OddVilleError

NONE: Final = "none"
"""The caller plays all seats."""
NET: Final = "net:"
_SEARCH: Final = re.compile(r"search:simulations=([1-9][0-9]{0,8})", re.ASCII)


def checked_opponents(opponents: str | Sequence[str]) -> list[str]:
    """The opponents' names, each of which could play; none if the caller plays all seats."""
    names = [opponents] if isinstance(opponents, str) else list(opponents)
    if names == [NONE]:
        return []
    for name in names:
        if not isinstance(name, str) or not (
            name in _MAKERS or name.startswith(NET) or _SEARCH.fullmatch(name)
        ):
            raise OddVilleError("error-env-batch-opponent", value=str(name)[:60])
    return names


def opponent_of(name: str, players: int) -> BatchOpponent:
    """A new opponent; `net:FILE` plays greedily by a network that `oddville train` wrote."""
    if name.startswith(NET):
        return GreedyOpponent(_network(file_of(name.removeprefix(NET)), players))
    if found := _SEARCH.fullmatch(name):
        simulations = min(int(found[1]), MAX_SIMULATIONS)
        evaluation = evaluation_for(players, DEFAULT)
        return SearchOpponent(evaluation, SearchSettings(players, DEFAULT == NETWORK), simulations)
    return _MAKERS[name](players)


def _network(file: Path, players: int) -> NetworkEvaluation:
    try:
        return network_evaluation(players, layers_from(file, players))
    except (OSError, ValueError, KeyError) as error:
        raise OddVilleError("error-env-network", file=str(file)[:60], reason=reason_of(error)) from None


_MAKERS: Final[Mapping[str, Callable[[int], BatchOpponent]]] = {
    "random": lambda players: BatchOpponent(),
    "rollout": lambda players: RolloutOpponent(),
    "greedy": lambda players: GreedyOpponent(evaluation_for(players)),
}
