"""`oddville bench engine`: our own figures, compiled and not, and whether the goals are met."""

import json

import pytest

from oddville.cli import main
from oddville.lab.bench import engine_peers, engine_speed

QUICK = ("bench", "engine", "--seconds", "0.01", "--runs", "1")


@pytest.fixture(autouse=True)
def _no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_peers, "available", tuple)
    monkeypatch.setattr(engine_peers, "measure_all", lambda seconds: iter(()))
    monkeypatch.setattr(engine_speed, "_import", lambda: 50.0)


def test_the_summary_has_every_figure_and_both_goals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {(row["what"], row["players"]) for row in found["rows"]} == {
        *(
            (what, players)
            for what in ("playouts", "uncompiled", "python", "game", "copy", "size")
            for players in (2, 4)
        ),
        ("import", None),
    }
    goals = {goal["goal"]: goal for goal in found["goals"]}
    assert goals["uncompiled"]["wanted"] == 150_000
    if found["compiled"]:
        assert goals["playouts"]["seen"] == found["playout_decisions_per_s"]
        assert goals["playouts"]["seen"] > goals["uncompiled"]["seen"]


def test_the_printed_goals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(list(QUICK)) == 0
    out = capsys.readouterr().out
    assert "random playouts, uncompiled, 2 players" in out
    assert "playouts, uncompiled: at least 150,000 decisions/s: " in out
