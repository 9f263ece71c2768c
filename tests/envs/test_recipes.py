"""The recipes for stock learners: libraries that nobody here wrote train on our environments.

They need PyTorch, which no other test does. `./check --all` runs them in an environment of their own;
`ODDVILLE_LEARNERS` may name the Python of one that has what the page installs.
"""

import ast
import os
import re
import subprocess
import sys
import venv
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research" / "envs-recipes.md").read_text("utf-8")
RECIPES = re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL)
STEPS = "64"


def learners(folder: Path) -> str:
    """A Python with the packages of the page."""
    if given := os.environ.get("ODDVILLE_LEARNERS"):
        return given
    venv.create(folder, with_pip=True)
    python = str(folder / "bin" / "python")
    packages = re.findall(r"pip install 'oddville\[envs\]' (.*)", PAGE)[0].split()
    command = [python, "-m", "pip", "install", "--quiet", f"{ROOT}[envs]", *packages]
    subprocess.run(command, check=True, timeout=3600)
    return python


@pytest.mark.parametrize("recipe", RECIPES, ids=range(len(RECIPES)))
def test_recipes_use_names_that_exist(recipe: str) -> None:
    for node in ast.walk(ast.parse(recipe)):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("oddville"):
            assert all(hasattr(import_module(str(node.module)), name.name) for name in node.names)


def test_stock_learners_run(tmp_path: Path, all_proofs: bool) -> None:
    """Only for all proofs: PyTorch is large."""
    python = learners(tmp_path / "learners") if all_proofs else sys.executable
    for recipe in RECIPES if all_proofs else ():
        run = subprocess.run(
            [python, "-c", recipe],
            cwd=tmp_path,
            env=os.environ | {"STEPS": STEPS},
            capture_output=True,
            text=True,
            timeout=1800,
        )
        assert run.returncode == 0, run.stderr
