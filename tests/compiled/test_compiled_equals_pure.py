"""The package as it is installed, compiled, plays every game exactly like the same source as plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
GAMES, MANY_GAMES = 1000, 10_000


def started(games: int, *, pure: bool) -> subprocess.Popen[str]:
    """The games in a process of their own, from `src` or as installed, wherever this process found the package."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(SOURCE)
    command = [sys.executable, str(HERE / "play_games.py"), str(games)]
    return subprocess.Popen(command, env=environment, cwd=HERE, stdout=subprocess.PIPE, text=True)


def finished(process: subprocess.Popen[str]) -> tuple[str, list[str]]:
    """Where the engine came from, and its hashes."""
    out, _ = process.communicate(timeout=900)
    assert process.returncode == 0
    engine, *hashes = out.splitlines()
    return engine, hashes


def test_compiled_equals_pure(all_proofs: bool) -> None:
    """Positions, legal moves, their order and scores agree; decision 0001 and SETUP-1 to SCORE-6 for both."""
    games = MANY_GAMES if all_proofs else GAMES
    installed, _ = finished(started(0, pure=False))
    if os.environ.get("ODDVILLE_EXPECT") == "pure":
        assert installed.endswith(".py"), installed
        pytest.skip(
            "ODDVILLE_EXPECT=pure: the package was installed without a C compiler, so nothing is compiled"
        )
    assert installed.endswith((".so", ".pyd")), f"the installed package is not compiled: {installed}"
    both = [started(games, pure=False), started(games, pure=True)]
    (_, compiled), (source, pure) = [finished(process) for process in both]
    assert source == str(SOURCE / "oddville" / "rules" / "turn.py")
    assert len(compiled) == len(pure) == games
    different = [f"{a} compiled, {b} pure" for a, b in zip(compiled, pure, strict=True) if a != b]
    assert not different, f"{len(different)} of {games} games differ, the first: game {different[0]}"
