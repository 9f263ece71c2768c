"""The structure of the package: which package imports which, sizes, and no prose outside the texts."""

import ast
import re
import runpy
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from architecture.graph import GRAPH, SUBPACKAGES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "oddville"
SOURCES = sorted(PACKAGE.rglob("*.py"))
CODE = [*SOURCES, *sorted((ROOT / "tests").rglob("*.py")), ROOT / "setup.py"]


def reachable(graph: Mapping[str, Sequence[str]], start: str) -> set[str]:
    return {start}.union(*(reachable(graph, each) for each in graph[start]))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """What a file imports."""
    return tuple(_imports(ast.parse(path.read_text())))


def _imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def check_imports(path: Path, package: str, graph: Mapping[str, Sequence[str]], own: str) -> None:
    allowed = reachable(graph, own)
    for module in imports(path):
        parts = module.removeprefix(f"{package}.").split(".")
        if module.startswith(f"{package}.") and parts[0] in graph:
            assert parts[0] in allowed, f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_a_package_imports_only_what_it_builds_on(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    if own in GRAPH:  # `oddville` itself leads to every package
        check_imports(path, "oddville", GRAPH, own)
        front = [module for module in imports(path) if re.fullmatch(r"oddville(\.[A-Z_]\w*)?", module)]
        assert not front or "games" in reachable(GRAPH, own) - {own}, f"{name(path)} imports {front}"


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_a_subpackage_imports_only_what_it_builds_on(path: Path) -> None:
    parts = path.relative_to(PACKAGE).parts
    graph = SUBPACKAGES.get(parts[0], {})
    if len(parts) > 2 and parts[1] in graph:
        check_imports(path, f"oddville.{parts[0]}", graph, parts[1])


def test_the_picture_shows_this_graph() -> None:
    picture = runpy.run_path(str(ROOT / "scripts" / "packages.py"))["picture"]()
    assert (ROOT / "docs" / "images" / "architecture.svg").read_text("utf-8") == picture


def test_every_file_named_in_the_architecture_page_exists() -> None:
    files = [
        f"/{path.relative_to(ROOT)}" for path in ROOT.glob("[!.]*/**/*") if path.suffix in (".py", ".js")
    ]
    named = re.findall(r"`((?:[\w-]+/)*[\w-]+\.(?:py|js))`", (ROOT / "ARCHITECTURE.md").read_text("utf-8"))
    assert named
    assert [name for name in named if not any(file.endswith(f"/{name}") for file in files)] == []


def packages(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if (path / "__init__.py").exists()}


def test_every_package_is_known() -> None:
    assert packages(PACKAGE) | {"texts"} == set(GRAPH)
    for package in packages(PACKAGE):
        assert packages(PACKAGE / package) == set(SUBPACKAGES.get(package, ())), package


def test_every_package_may_import_plaintext() -> None:
    assert not [module for module in imports(PACKAGE / "plaintext.py") if module.startswith("oddville")]


@pytest.mark.parametrize("room", ["cards", "rules"])
def test_cards_and_rules_open_nothing_and_read_no_clock(room: str) -> None:
    for path in (PACKAGE / room).glob("*.py"):
        tree = ast.parse(path.read_text())
        used = {module.split(".")[0] for module in imports(path)}
        assert not used & {"os", "io", "time", "random", "secrets", "pathlib", "datetime"}, name(path)
        calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        assert not [
            call for call in calls if isinstance(call, ast.Name) and call.id in ("open", "print", "input")
        ]


@pytest.mark.parametrize("path", CODE, ids=name)
def test_files_and_functions_stay_small(path: Path) -> None:
    text = path.read_text()
    assert text.count("\n") <= 600
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno <= 60, f"{name(path)}: {node.name}"


def docstrings(tree: ast.AST) -> set[int]:
    """The identities of strings that stand alone: docstrings and notes under a field."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_a_module_says_what_it_is_for_and_no_sentence_else_stands_in_it(path: Path) -> None:
    """Every sentence a person reads is a Fluent message."""
    tree = ast.parse(path.read_text())
    assert ast.get_docstring(tree), "the module does not say what it is for"
    silent = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            words = [word for word in node.value.split() if word.isalpha() and len(word) > 1]
            assert len(words) < 4, f"{name(path)}:{node.lineno}: {node.value!r}"
