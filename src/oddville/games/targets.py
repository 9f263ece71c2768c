"""Targets of the table, such as `worker:3` or `cell:1,0`, and the moves that picked targets could mean, legal or not.

The page asks with these why no legal move fits what was picked.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from oddville.cards.vocabulary import RESOURCES

_FORMS: Final[tuple[tuple[str, str, str | None], ...]] = (
    ("transform", "bonus {bonus} {slot} {resource}", None),
    ("bonus", "bonus {bonus} {resource}", None),
    ("character:bookkeeper", "swap {mine} {position}", None),
    ("character:traveller", "travel {spot}", None),
    ("spot", "travel {spot}", None),
    ("character:cheater", "cheat", None),
    ("character:builder", "build {own} {cell}", None),
    ("mine row", "swap {mine} {row}", None),
    ("mine cell", "build {mine} {cell}", None),
    ("worker row", "building {worker} {row}", None),
    ("worker resource", "resource {worker} {resource}", None),
    ("worker coins", "coins {worker}", None),
    ("slot", "return {slot}", None),
    ("off resource", "return {resource}/{price}", None),
    ("off", "return {resource}/2", None),
    ("played", "recover", None),
    ("square", "travel {any}", None),
    ("worker", "coins {worker} | resource {worker} {resource} | building {worker} {row}", None),
    ("row", "building {worker} {row}", None),
    ("cell", "build {mine} {cell}", None),
    ("mine", "discard {mine}", "discard"),
    ("mine", "build {mine} {cell}", None),
    ("resource", "choose {resource}", "set-up"),
    ("resource", "resource {resource}", "second resource"),
    ("resource", "bonus {source} {resource}", "bonus"),
    ("resource", "resource {worker} {resource}", None),
    ("coins", "coins {worker}", None),
)
"""The targets picked, the moves they could mean, and the phase in which they do; the first line that fits counts.

A name in braces stands for what was picked, else for each of the values that come into question."""


def moves_for_targets(view: Mapping[str, Any], player: int, targets: Sequence[str]) -> list[str]:
    """The moves that a player could mean by these targets."""
    picked = {sort: name for sort, _, name in (target.partition(":") for target in reversed(targets))}
    sorts = {*targets, *picked}
    if [picked.get("bonus"), "transform"] in [[_text(cell), bonus] for cell, bonus in view["pending"]]:
        sorts.add("transform")
    values = _values(view, player, picked)
    for needs, moves, phase in _FORMS:
        if sorts.issuperset(needs.split()) and phase in (None, view["phase"]):
            return [move for form in moves.split(" | ") for move in _fill(form, values)]
    return []


def _fill(form: str, values: Mapping[str, list[str]]) -> list[str]:
    names = re.findall(r"{(\w+)}", form)
    return [
        form.format_map(dict(zip(names, combination, strict=True)))
        for combination in product(*(values[name] for name in names))
    ]


def _values(view: Mapping[str, Any], player: int, picked: Mapping[str, str]) -> dict[str, list[str]]:
    area, resources = view["players"][player], list(RESOURCES)
    own = list(area["buildings"])
    usual = {
        "worker": [str(worker) for worker in area["hand"] or (1, 2, 3, 4)],
        "row": [str(position) for position in range(1, 7)],
        "mine": own or [card for card in view["row"] if card][:1],
        "cell": [_free_cell(view)],
        "resource": resources,
        "slot": _own_slots(view, player) or ["wood/0"],
    }
    values = {name: [picked[name]] if name in picked else each for name, each in usual.items()}
    return values | {
        "any": resources,
        "bonus": [picked.get("bonus", "")],
        "own": own,
        "position": [picked.get("row", "1")],
        "price": ["0", "1", "2"],
        "source": [_text(cell) for cell, bonus in view["pending"] if bonus != "transform"],
        "spot": [picked["spot"]] if "spot" in picked and "resource" not in picked else values["resource"],
    }


def _own_slots(view: Mapping[str, Any], player: int) -> list[str]:
    board = view["board"]
    return [f"{each}/{price}" for each in RESOURCES for price in "012" if board[each][price][player]]


def _free_cell(view: Mapping[str, Any]) -> str:
    """A cell beside the city, for a build that could be anywhere."""
    taken = {_text(cell) for cell, *_ in view["city"]}
    around = (((x + 1, y), (x - 1, y), (x, y + 1)) for (x, y), *_ in view["city"])
    return next(_text(cell) for cells in around for cell in cells if _text(cell) not in taken)


def _text(cell: Sequence[int]) -> str:
    return f"{cell[0]},{cell[1]}"
