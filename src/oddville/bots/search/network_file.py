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
from math import prod
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from oddville.bots.search.inputs import INPUTS
from oddville.bots.search.network import Layers, units_for

NAMES: Final = ("first", "bias", "second", "last")
"""The arrays of a network."""
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
    hidden = shapes_of(arrays)["second"][1] // 2
    return Layers(hidden, *(vec[float](arrays[name].tolist()) for name in NAMES))


def arrays_of(file: Mapping[str, Any], players: int) -> dict[str, "array[float]"]:
    """The arrays of one number of players; raises `ValueError` if their sizes do not fit the inputs or each other."""
    found = {name: _decode(file["players"][str(players)][name]) for name in NAMES}
    shapes_of(found)
    return found


def shapes(hidden: int, seconds: int) -> dict[str, tuple[int, ...]]:
    """The shape of each array of a network with so many units in its two layers."""
    units = units_for(hidden)
    return {
        "first": (INPUTS, units),
        "bias": (units,),
        "second": (seconds, 2 * hidden + 1),
        "last": (2, seconds + 1),
    }


def shapes_of(arrays: Arrays) -> dict[str, tuple[int, ...]]:
    """The shapes that follow from the sizes; raises `ValueError` if there are none."""
    seconds = len(arrays["last"]) // 2 - 1
    hidden = (len(arrays["second"]) // seconds - 1) // 2 if seconds > 0 else 0
    found = shapes(hidden, seconds)
    if hidden < 2 or hidden % 2 or any(len(arrays[name]) != prod(found[name]) for name in NAMES):
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
