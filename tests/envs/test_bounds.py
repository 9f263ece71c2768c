"""The bounds of `librt` and NumPy in pyproject.toml: the games are the same with the oldest and the newest of them."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OLDEST = {"librt": "0.11.0", "numpy": "1.26.0" if sys.version_info < (3, 13) else "2.1.0"}
"""NumPy 1.26 has no files for newer Pythons."""
STEPS = """
import hashlib, sys, numpy, librt.vecs
from oddville.envs import SelfPlay, SingleEnv, planes, scale
digest = hashlib.sha256()
games = SelfPlay(8, players=3, opponents="rollout", turn_limit=20, seed=1)
for _ in range(40):
    for array in (games.observations, games.masks, games.rewards, planes(games.observations)):
        digest.update(array.tobytes())
    digest.update(scale(games.observations).tobytes())
    games.step(games.random_actions)
env = SingleEnv(edition="micro")
seen, _ = env.reset(seed=1)
digest.update(env.step(numpy.flatnonzero(seen["action_mask"])[0])[0]["observation"].tobytes())
print(numpy.__version__, librt.vecs.__file__, digest.hexdigest())
"""


def requirements(name: str) -> list[Requirement]:
    """All that ask for a package, without and with extras."""
    lines = [
        *PROJECT["dependencies"],
        *(each for extra in PROJECT["optional-dependencies"].values() for each in extra),
    ]
    return [each for each in map(Requirement, lines) if each.name == name]


def install(packages: list[str], folder: Path) -> None:
    here = ["uv", "pip", "install", "--python", sys.executable]
    tool = here if shutil.which("uv") else [sys.executable, "-m", "pip", "install"]
    subprocess.run(
        [*tool, "--quiet", "--no-deps", "--target", str(folder), *packages], check=True, timeout=600
    )


def steps(folder: Path | None) -> tuple[str, str, str]:
    """NumPy's version, where `librt` lies, and a digest of what some steps gave."""
    before = [] if folder is None else [str(folder)]
    path = os.pathsep.join([*before, *filter(None, [os.environ.get("PYTHONPATH")])])
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", STEPS],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert run.returncode == 0, run.stderr
    version, file, digest = run.stdout.split()
    return version, file, digest


def test_the_bounds_admit_the_oldest_that_work() -> None:
    for name, oldest in OLDEST.items():
        for wanted in requirements(name):
            assert wanted.specifier.contains(oldest), wanted


def test_games_are_the_same_with_the_oldest_and_the_newest(tmp_path: Path, all_proofs: bool) -> None:
    """`./check --all` installs both ends; otherwise what is installed must run."""
    right = steps(None)[2]
    oldest = [f"{name}=={version}" for name, version in OLDEST.items()]
    newest = [str(requirements(name)[0]) for name in OLDEST]
    for end, packages in (("oldest", oldest), ("newest", newest)) if all_proofs else ():
        install(packages, tmp_path / end)
        version, file, digest = steps(tmp_path / end)
        assert file.startswith(str(tmp_path))
        assert end == "newest" or version == OLDEST["numpy"]
        assert digest == right
