"""What tests of bots share: nobody is given up because this machine is busy."""

import subprocess
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from bots.kit import FDS
from oddville.bots.external import file_bot, program, subprocess_bot

TIMEOUT_SECONDS = 120.0
"""Seconds: only what is broken takes as long."""


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs may take long to start, to answer and to end; the tests of impatience set their own."""
    monkeypatch.setattr(program, "GRACE", TIMEOUT_SECONDS)
    monkeypatch.setattr(file_bot, "GRACE", TIMEOUT_SECONDS)
    monkeypatch.setattr(file_bot, "LOADING", TIMEOUT_SECONDS)
    monkeypatch.setattr(subprocess_bot, "MIN_TIMEOUT", TIMEOUT_SECONDS)


def open_files_and_threads() -> tuple[int, int]:
    """What must not grow: open files and threads."""
    return len(list(FDS.iterdir())) if FDS.exists() else 0, threading.active_count()


@pytest.fixture
def nothing_stays_behind(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every program that a test starts is ended and reaped, and its pipes are closed."""
    started: list[subprocess.Popen[bytes]] = []

    def start(*arguments: Any, **options: Any) -> "subprocess.Popen[bytes]":
        started.append(popen(*arguments, **options))
        return started[-1]

    popen = subprocess.Popen
    monkeypatch.setattr("oddville.bots.external.program.subprocess.Popen", start)
    files, threads = open_files_and_threads()
    yield
    assert [process for process in started if process.returncode is None] == []
    now = open_files_and_threads()
    assert now[0] <= files
    assert now[1] <= threads
