"""Registers the compiled classes of the rules with `copyreg`, so that they can be pickled and deep-copied.

Pickles are valid for one version of OddVille only; records (`.odd`) last.
"""

import copyreg
from collections.abc import Callable
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, u8

from oddville.cards.printed import Edition
from oddville.rules.chance import Chance, Stream
from oddville.rules.state import State, empty_state
from oddville.rules.tables import Tables

T = TypeVar("T")
_VECS: dict[str, Any] = {"i64": vec[i64], "u8": vec[u8], "float": vec[float]}


def make_picklable(tables_of: Callable[[Edition, int], Tables]) -> None:
    """Tables are pickled as their edition; `tables_of` makes them again."""
    for name, kind in _VECS.items():
        copyreg.pickle(kind, lambda numbers, name=name: (_vec, (name, list(numbers))))  # type: ignore[misc]
    copyreg.pickle(Tables, lambda tables: (tables_of, (tables.edition, int(tables.players))))
    copyreg.pickle(Chance, lambda chance: (Chance, (chance.words, chance.script)))
    copyreg.pickle(Stream, lambda stream: (_stream, (_numbers(stream),)))
    copyreg.pickle(State, lambda state: (_state, (state.tables, state.chance, _numbers(state))))


def _numbers(thing: object) -> dict[str, Any]:
    """The attributes that change; a compiled class lists them in `__mypyc_attrs__`, some others in `__slots__`."""
    kind = type(thing)
    names = getattr(kind, "__mypyc_attrs__", None) or getattr(kind, "__slots__", None) or vars(thing)
    return {name: getattr(thing, name) for name in names if name not in ("tables", "chance", "event_log")}


def _vec(kind: str, numbers: list[Any]) -> Any:
    return _VECS[kind](numbers)


def _state(tables: Tables, chance: Chance, numbers: dict[str, Any]) -> State:
    return _set(empty_state(tables, chance), numbers)


def _stream(numbers: dict[str, Any]) -> Stream:
    return _set(Stream(0, 0, 0, 0), numbers)


def _set(thing: T, numbers: dict[str, Any]) -> T:
    for name, number in numbers.items():
        setattr(thing, name, number)
    return thing
