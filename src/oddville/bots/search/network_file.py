"""Files of network weights: JSON with provenance, each array as base64 of 32-bit floats.

`network.json` comes with the game and says how it was made.
"""

import base64
import json
import sys
from array import array
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from oddville.bots.search.inputs import INPUTS
from oddville.bots.search.network import HIDDEN, SECOND, UNITS, Layers

SIZES: Final = {
    "first": INPUTS * UNITS,
    "bias": UNITS,
    "second": SECOND * (2 * HIDDEN + 1),
    "last": 2 * (SECOND + 1),
}
"""The arrays of a network and how many numbers each has."""
Arrays = Mapping[str, "array[float]"]
BUILT_IN: Final = "built-in"
"""Stands for the file that comes with the game."""


def file_of(name: str) -> Path:
    return Path(__file__).with_name("network.json") if name == BUILT_IN else Path(name).expanduser()


@cache
def built_in_layers(players: int) -> Layers:
    """The network that comes with the game."""
    return layers_of(arrays_of(_built_in(), players))


def built_in_text() -> str:
    """The content of the file that comes with the game."""
    return resources.files(__package__).joinpath("network.json").read_text("utf-8")


@cache
def layers_from(path: Path, players: int) -> Layers:
    return layers_of(arrays_of(json.loads(path.read_text("utf-8")), players))


def networks_in(path: Path) -> tuple[int, ...]:
    """The numbers of players that a file has a network for; raises `ValueError` or `KeyError` if it is no such file."""
    file = json.loads(path.read_text("utf-8"))
    return tuple(players for players in sorted(map(int, file["players"])) if arrays_of(file, players))


def layers_of(arrays: Arrays) -> Layers:
    return Layers(*(vec[float](arrays[name].tolist()) for name in SIZES))


def arrays_of(file: Mapping[str, Any], players: int) -> dict[str, "array[float]"]:
    """The arrays of one number of players; raises `ValueError` if they have other sizes than this version needs."""
    found = {name: _decode(file["players"][str(players)][name]) for name in SIZES}
    if {name: len(numbers) for name, numbers in found.items()} != SIZES:
        raise ValueError("other sizes")
    return found


def encode(numbers: bytes) -> str:
    """Base64 of little-endian 32-bit floats."""
    return base64.b64encode(numbers).decode("ascii")


def _decode(text: str) -> "array[float]":
    numbers = array("f", base64.b64decode(text))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


@cache
def _built_in() -> dict[str, Any]:
    return dict(json.loads(built_in_text()))
