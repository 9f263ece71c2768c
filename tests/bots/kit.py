"""Bots for tests: Python files and programs, written where a test wants them."""

import random
import shlex
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from oddville import Game
from oddville.bots import Opponent
from oddville.bots.external import engine_bot, subprocess_bot
from oddville.bots.external import program as programs
from oddville.games.game import is_compiled

IS_COMPILED = is_compiled()
"""Where the rules are not compiled, everything takes 50 times as long: tests of search do less there."""

FDS = Path("/proc/self/fd")
HANG = "fall_silent()"

PRELUDE = """
import json, os, sys, time
turns = 0
def say(**answer):
    print(json.dumps(answer), flush=True)
def fall_silent():
    open(__file__ + ".silent", "w").close()
    time.sleep(300)
for line in sys.stdin:
    request = json.loads(line)
    id, thinks = request["id"], request["do"] == "think"
    turns += thinks
    move = next((move for move in request.get("moves", ()) if not move.startswith("return ")), None)
"""
GOOD = "say(id=id, ok=True, **({'move': move} if thinks else {}))"

FILE = """
from oddville.bots import Choice, Thought, thought_of

class Mine:
    def __init__(self, depth=1, mood="calm", width=0.5):
        self.made_with = (depth, mood, width)
    def think(self, game, budget, rng):
        move = [move for move in game.legal_moves if move.kind != "return"][0]
        """


class FakeClock:
    """Stands still until a file exists, then jumps past every time-out.

    A bot that falls silent is given up at once, however slow this machine is.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
        self._file, self._now, self._seen = file, 0.0, False
        for module in (subprocess_bot, programs):
            monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=self._monotonic))

    def _monotonic(self) -> float:
        if self._file.exists():
            self._now += 10_000 * self._seen
            if self._seen:
                self._file.unlink()
            self._seen = not self._seen
        return self._now


def program(folder: Path, body: str, options: str = "", name: str = "bot.py") -> str:
    """The text that names a program which does `body` for every request."""
    path = folder / name
    path.write_text(PRELUDE + "".join(f"    {line}\n" for line in body.splitlines()))
    return f"engine:{options}{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def file(folder: Path, source: str, name: str = "mine.py") -> str:
    """The path of a Python file."""
    path = folder / name
    path.write_text(source)
    return str(path)


def write_bot(folder: Path, body: str) -> str:
    """The path of a Python bot with this body of `think`."""
    return file(folder, FILE + body + "\n")


def play(spec: str, *, players: int = 2, turn_limit: int = 12, seed: str = "kit") -> tuple[Game, Opponent]:
    """A whole game in which the bot has every seat."""
    game, rng = Game(players, seed=seed, turn_limit=turn_limit), random.Random(7)
    with Opponent(spec) as seat:
        while not game.is_over:
            game.play(seat.think(game, rng).move)
    return game, seat


def process_of(seat: Opponent) -> "subprocess.Popen[bytes]":
    assert isinstance(seat._bot, engine_bot.EngineBot)
    assert seat._bot._program is not None
    return seat._bot._program._process
