"""Only `rules` and the compiled `envs.observation` know how the arrays of a `State` are laid out."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from oddville import Game
from oddville.rules import state

PACKAGE = Path(__file__).parents[2] / "src" / "oddville"
OBSERVATION = PACKAGE / "envs" / "observation.py"
SOURCES = sorted(
    path for path in PACKAGE.rglob("*.py") if path != OBSERVATION and path.parent != PACKAGE / "rules"
)
STATE = "oddville.rules.state"
PHASES = {phase.upper().replace(" ", "_").replace("-", "_") for phase in state.PHASES}
OFFSETS = {name for name in vars(state) if name.isupper()} - PHASES - {"PHASES", "NOBODY", "NOTHING"}
ARRAYS = ("areas", "board", "deck", "row", "piles", "seen", "city", "frontier", "pending")


def name(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def offsets_used(tree: ast.AST) -> Iterator[ast.AST]:
    """Offsets imported by name, or read from the module under any name."""
    modules = {"state"}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "oddville.rules":
            modules |= {alias.asname or alias.name for alias in node.names if alias.name == "state"}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == STATE:
            yield from (alias for alias in node.names if alias.name in OFFSETS)
        if isinstance(node, ast.Attribute) and node.attr in OFFSETS:
            if isinstance(node.value, ast.Name) and node.value.id in modules:
                yield node


def states_in(tree: ast.AST) -> set[str]:
    """Names that hold states: annotated so, or assigned from one of them."""
    names = {"state", "_state", "states", "positions"}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.arg | ast.AnnAssign)
            and node.annotation
            and "State" in identifiers(node.annotation)
        ):
            names.add(node.arg if isinstance(node, ast.arg) else last_name(node.target))
    while more := {name for node in ast.walk(tree) for name in assigned(node, names)} - names:
        names |= more
    return names


def assigned(node: ast.AST, states: set[str]) -> Iterator[str]:
    pairs: list[tuple[ast.expr, ast.expr]] = []
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs += zip(target.elts, node.value.elts, strict=False)
            else:
                pairs.append((target, node.value))
    elif isinstance(node, ast.For | ast.comprehension):
        pairs.append((node.target, node.iter))
    yield from (
        last_name(target) for target, value in pairs if last_name(value) in states and last_name(target)
    )


def identifiers(node: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} | {
        n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    }


def last_name(node: ast.AST) -> str:
    """`after` for `scene.after`, `states[-1]` as for `states`, `state.copy()` as for `state`."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return last_name(node.value) if node.attr == "copy" else node.attr
    if isinstance(node, ast.Call):
        return last_name(node.func)
    return last_name(node.value) if isinstance(node, ast.Subscript) else ""


def arrays_used(tree: ast.AST) -> Iterator[ast.Attribute]:
    states = states_in(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ARRAYS and last_name(node.value) in states:
            yield node


def test_the_arrays_are_those_of_a_state() -> None:
    s = Game(2, seed="x").state
    assert [list(getattr(s, array)) for array in ARRAYS] == [list(array) for array in state.arrays(s)]
    assert {"AREA", "SLOT", "RESOURCE", "PILE", "CELL_MASK", "SEEN_BITS"} <= OFFSETS


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_no_offset_and_no_array_outside_the_rules(path: Path) -> None:
    tree = ast.parse(path.read_text())
    found = [ast.unparse(node) for node in (*offsets_used(tree), *arrays_used(tree))]
    assert not found, f"{name(path)} uses {', '.join(found)}; use an accessor of `rules`"
