"""The recipes for stock learners: libraries that nobody here wrote train on our environments.

They need PyTorch, which no other test does. `./check --all` runs them in an environment of their own;
`ODDVILLE_LEARNERS` may name the Python of one that has what the page installs.
"""

import ast
import os
import random
import re
import shlex
import subprocess
import venv
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from oddville import Game
from oddville.bots import Opponent
from oddville.envs import Features
from oddville.envs.actions import ACTIONS, legal_actions, move_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research" / "envs-recipes.md").read_text("utf-8")
RECIPES = re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL)
STEPS = "64"
NAMES = ("weight", "bias")


def learners(folder: Path) -> str:
    """A Python with the packages of the page."""
    if given := os.environ.get("ODDVILLE_LEARNERS"):
        return given
    venv.create(folder, with_pip=True)
    python = str(folder / "bin" / "python")
    extra, packages = re.findall(r"pip install 'oddville\[(.*?)\]' (.*)", PAGE)[0]
    command = [python, "-m", "pip", "install", "--quiet", f"{ROOT}[{extra}]", *shlex.split(packages)]
    subprocess.run(command, check=True, timeout=3600)
    return python


@pytest.mark.parametrize("recipe", RECIPES, ids=range(len(RECIPES)))
def test_recipes_use_names_that_exist(recipe: str) -> None:
    for node in ast.walk(ast.parse(recipe)):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("oddville"):
            module = import_module(str(node.module))
            names = {name.name for name in node.names}
            assert names <= set(getattr(module, "__all__", vars(module)))


def run(python: str, folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [python, *arguments],
        cwd=folder,
        env=os.environ | {"STEPS": STEPS},
        capture_output=True,
        text=True,
        timeout=3600,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_stock_learners_run_and_learn(tmp_path: Path, all_proofs: bool) -> None:
    """Only for all proofs: PyTorch is large."""
    if not all_proofs:
        return
    python = learners(tmp_path / "learners")
    for recipe in RECIPES:
        run(python, tmp_path, "-c", recipe)
    assert run(python, tmp_path, str(ROOT / "tests" / "envs" / "sb3_games.py")).strip() == "as in a batch"
    options = ["--seeds", "1", "--minutes", "1", "--keep", "ppo.npz"]
    last = run(python, tmp_path, str(ROOT / "examples" / "maskable_ppo.py"), *options).splitlines()[-1]
    won, value = float(last.split()[3]), float(last.split()[-1])
    assert won >= 90
    assert value <= 1
    assert (tmp_path / "ppo.npz").stat().st_size > 100_000


@pytest.fixture
def policy(tmp_path: Path) -> tuple[str, NDArray[np.float32]]:
    """The bot of the example with a network that prefers the same actions everywhere, and how much."""
    wanted = np.random.default_rng(1).permutation(ACTIONS).astype(np.float32)
    size = ACTIONS + Features("micro").size
    layers = [(np.zeros((4, size)), np.zeros(4)), (np.zeros((ACTIONS, 4)), wanted)]
    arrays = {
        f"{name}{i}": each for i, pair in enumerate(layers) for name, each in zip(NAMES, pair, strict=True)
    }
    np.savez(tmp_path / "ppo.npz", **arrays)  # type: ignore[arg-type]
    return f"{ROOT / 'examples' / 'policy_bot.py'}:weights={tmp_path / 'ppo.npz'}", wanted


def test_a_policy_plays_as_a_bot(policy: tuple[str, NDArray[np.float32]]) -> None:
    name, wanted = policy
    bot, game = Opponent(name), Game(2, edition="micro", seed="policy")
    for _ in range(60):
        best = max(legal_actions(game.state, True), key=lambda action: wanted[action])
        move = bot.think(game, random.Random(1)).move
        assert move == game.move_of(move_of(game.state, best))
        game.push(move)
        if game.is_over:
            break
    assert not bot.incidents
    bot.close()
