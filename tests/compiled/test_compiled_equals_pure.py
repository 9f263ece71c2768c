"""The package as it is installed, compiled, plays and thinks exactly like the same source as plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
GAMES, MANY_GAMES = 400, 10_000
THOUGHT_GAMES, MANY_THOUGHT_GAMES = 15, 300
MAX_SECONDS = 3 * 3600
"""Reached only by a process that hangs: all proofs take half an hour on a busy machine."""


def start_script(script: str, games: int, *, pure: bool) -> subprocess.Popen[str]:
    """The games in a process of their own, from `src` or as installed, wherever this process found the package."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(SOURCE)
    command = [sys.executable, str(HERE / script), str(games)]
    return subprocess.Popen(command, env=environment, cwd=HERE, stdout=subprocess.PIPE, text=True)


def wait_for_output(process: subprocess.Popen[str]) -> tuple[str, list[str]]:
    """Where the engine came from, and its hashes."""
    out, _ = process.communicate(timeout=MAX_SECONDS)
    assert process.returncode == 0
    engine, *hashes = out.splitlines()
    return engine, hashes


def both_ways(script: str, games: int) -> list[tuple[str, str]]:
    """Each line that a script prints, as the installed package and as the source have it."""
    installed, _ = wait_for_output(start_script(script, 0, pure=False))
    if os.environ.get("ODDVILLE_EXPECT") == "pure":
        assert installed.endswith(".py"), installed
        pytest.skip(
            "ODDVILLE_EXPECT=pure: the package was installed without a C compiler, so nothing is compiled"
        )
    assert installed.endswith((".so", ".pyd")), f"the installed package is not compiled: {installed}"
    both = [start_script(script, games, pure=False), start_script(script, games, pure=True)]
    (_, compiled), (source, pure) = [wait_for_output(process) for process in both]
    assert source.endswith(".py")
    assert Path(source).is_relative_to(SOURCE)
    return list(zip(compiled, pure, strict=True))


def test_compiled_equals_pure(all_proofs: bool) -> None:
    """Positions, legal moves, their order and scores agree; decision 0001 and SETUP-1 to SCORE-6 for both."""
    games = MANY_GAMES if all_proofs else GAMES
    lines = both_ways("play_games.py", games)
    assert len(lines) == games
    different = [f"{a} compiled, {b} pure" for a, b in lines if a != b]
    assert not different, f"{len(different)} of {games} games differ, the first: game {different[0]}"


def test_thoughts_are_the_same_compiled_and_pure(all_proofs: bool) -> None:
    """Greedy, search and levels: moves, chances, points, shares and lines, with trees kept from move to move."""
    games = MANY_THOUGHT_GAMES if all_proofs else THOUGHT_GAMES
    lines = both_ways("think_games.py", games)
    assert len(lines) > 10 * games
    different = [f"{a} compiled, {b} pure" for a, b in lines if a != b]
    assert not different, f"{len(different)} of {len(lines)} thoughts differ, the first: {different[0]}"
