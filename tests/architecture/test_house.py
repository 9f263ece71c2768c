"""The house keeps its shape: the arrows, the sizes, and no prose outside the texts."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "oddville"
ROOMS = ("cards", "rules", "texts", "games", "bots", "envs", "lab", "server", "terminal", "cli")
"""From left to right; a room imports only from itself and from those to its left."""
SOURCES = sorted(PACKAGE.rglob("*.py"))
CODE = [*SOURCES, *sorted((ROOT / "tests").rglob("*.py")), ROOT / "setup.py"]


def room_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "oddville" and len(parts) > 1 else None


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "oddville":
            yield from (f"oddville.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_a_room_imports_only_from_its_left(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    if own in ("__init__", "__main__"):
        return  # the front door leads to every room
    for module in imports(ast.parse(path.read_text())):
        room = room_of(module)
        if room in ROOMS:
            assert ROOMS.index(room) <= ROOMS.index(own), f"{name(path)} imports {module}"
        else:
            # `import oddville` itself gives the names of games
            is_front = module == "oddville" or (room is not None and module.count(".") == 1)
            assert room is None or (is_front and ROOMS.index(own) > ROOMS.index("games")), module


def test_every_room_is_known() -> None:
    rooms = {
        path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert rooms - {"__init__", "__main__", "locales"} <= set(ROOMS)


@pytest.mark.parametrize("room", ["cards", "rules"])
def test_cards_and_rules_open_nothing_and_read_no_clock(room: str) -> None:
    for path in (PACKAGE / room).glob("*.py"):
        tree = ast.parse(path.read_text())
        assert not {"os", "io", "time", "random", "secrets", "pathlib", "datetime"} & set(imports(tree)), (
            name(path)
        )
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
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    """Every sentence a person reads is a Fluent message."""
    tree = ast.parse(path.read_text())
    silent = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            words = [word for word in node.value.split() if word.isalpha() and len(word) > 1]
            assert len(words) < 4, f"{name(path)}:{node.lineno}: {node.value!r}"


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_every_public_name_has_a_docstring(path: Path) -> None:
    tree = ast.parse(path.read_text())
    assert ast.get_docstring(tree), name(path)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            nested = any(
                node in ast.walk(other)
                for other in ast.walk(tree)
                if isinstance(other, ast.FunctionDef | ast.AsyncFunctionDef) and other is not node
            )
            overloaded = any(isinstance(d, ast.Name) and d.id == "overload" for d in node.decorator_list)
            assert nested or overloaded or ast.get_docstring(node), f"{name(path)}: {node.name}"
