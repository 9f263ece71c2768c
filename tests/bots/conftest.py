"""What tests of bots share: nobody is given up because this machine is busy."""

import pytest

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
