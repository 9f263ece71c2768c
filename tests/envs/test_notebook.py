"""The example notebook runs from top to bottom, and shows pictures."""

import ast
import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "examples" / "oddville.ipynb"


def shown(code: str, names: dict[str, Any]) -> Any:
    """Run a cell; the value of its last line, which a notebook shows."""
    body = ast.parse(code).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), str(FILE), "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), str(FILE), "eval"), names)


def test_the_notebook_runs() -> None:
    cells = [cell for cell in json.loads(FILE.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    values = [shown("".join(cell["source"]), names) for cell in cells]
    pictures = [value._repr_svg_() for value in values if hasattr(value, "_repr_svg_")]
    assert len(pictures) == 2
    assert all(picture.startswith("<svg") for picture in pictures)
    assert values[3] == (420, 800, 3)
    assert values[-1][2] > 0, "games have ended"
    assert not any(cell["outputs"] for cell in cells), "outputs are not kept in the repository"
