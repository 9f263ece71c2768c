"""`oddville balance` from the command line: whole runs, interruptions, bad input."""

import json
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oddville.cards.edition import read_edition
from oddville.cli import main
from oddville.games.editions import text_of
from oddville.games.errors import OddVilleError
from oddville.lab.balance.game_stats import BalanceTask, play_and_record
from oddville.lab.balance.plan import Plan, play
from oddville.lab.balance.statistics import read_statistics
from oddville.lab.journal import Journal
from oddville.lab.progress import progress
from oddville.lab.runners import SerialRunner
from oddville.lab.tuning.constraints import violations
from oddville.texts import Texts

SMALL = ("--bot", "random", "--runner", "here", "--quiet")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def balance(*arguments: str) -> int:
    """Run the command."""
    return main(["balance", *SMALL, *arguments])


def test_a_whole_small_run(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--bot", "greedy", "--games", "4", "--json", "b.json", "--report", "b.html")
    assert balance(*arguments) == 0
    shown = capsys.readouterr().out
    for words in ("2 players", "4 players", "diamond 5", "Fleur-de-lis", "first", "Saved b.html"):
        assert words in shown
    figures = json.loads(Path("b.json").read_text())
    assert {n: found["games"] for n, found in figures["players"].items()} == {"2": 4, "3": 4, "4": 4}
    assert len(figures["checks"]) == 3 * (1 + 12 + 5 + 8 + 4 + 64) + 2 + 3 + 4
    assert Path("b.html").read_text().startswith("<!doctype html>")
    assert sorted(path.name for path in Path().iterdir()) == ["b.html", "b.json"]


def test_two_runs_stand_side_by_side() -> None:
    assert balance("--games", "2", "--players", "2", "--json", "before.json") == 0
    assert balance("--games", "2", "--players", "2,3", "--before", "before.json", "--report", "b.html") == 0
    assert 'class="past"' in Path("b.html").read_text()


class Interrupted(SerialRunner):
    """A runner that is interrupted after some tasks."""

    def __init__(self, after: int) -> None:
        self._after = after

    def run(self, work: Any, tasks: Any) -> Iterator[tuple[int, Any]]:  # type: ignore[override]
        """Do some tasks and stop."""
        for count, done in enumerate(super().run(work, tasks)):
            if count == self._after:
                raise KeyboardInterrupt
            yield done


def test_a_resumed_run_equals_one_that_was_never_interrupted() -> None:
    plan = Plan((2, 3), 3, "random", "reconstruction", "resume")
    file = Path("kept.jsonl")

    def run(journal: Path | None, runner: SerialRunner) -> Any:
        quiet = progress("", 6, 0, Texts(), sys.stderr, quiet=True)
        with Journal(journal, plan.job()) as kept, quiet as shown:
            return play(plan, kept, runner, shown)

    with pytest.raises(KeyboardInterrupt):
        run(file, Interrupted(2))
    assert len(file.read_text().splitlines()) == 3
    assert run(file, Interrupted(4)) == run(None, SerialRunner())
    assert len(file.read_text().splitlines()) == 7


def test_a_journal_serves_more_games_of_the_same_kind(capsys: pytest.CaptureFixture[str]) -> None:
    journal = ("--journal", "kept.jsonl", "--players", "2")
    assert balance("--games", "1", *journal) == 0
    first = Path("kept.jsonl").read_text()
    assert balance("--games", "2", "--players", "2,4", "--journal", "kept.jsonl") == 0
    assert Path("kept.jsonl").read_text().startswith(first)
    assert balance("--games", "1", "--seed", "other", *journal) == 2
    assert "another job" in capsys.readouterr().err


def test_an_interrupt_says_how_to_continue(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(task: BalanceTask) -> Any:
        if task.number == 1:
            signal.raise_signal(signal.SIGINT)
        return play_and_record(task)

    monkeypatch.setattr("oddville.lab.balance.plan.play_and_record", interrupted)
    assert main(["balance", *SMALL[:-1], "--players", "2", "--games", "3", "--journal", "kept.jsonl"]) == 130
    assert "kept.jsonl" in capsys.readouterr().err
    assert len(Path("kept.jsonl").read_text().splitlines()) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "2,2"), "2,2"),
        (("--players", "5"), "2, 3 or 4"),
        (("--players", ""), "2, 3 or 4"),
        (("--games", "0"), "whole number"),
        (("--bot", "nobody"), "nobody"),
        (("--edition", "nowhere.toml"), "nowhere.toml"),
        (("--report", "no/such/folder.html"), "no/such"),
        (("--before", "missing.json"), "missing.json"),
        (("--before", "odd.json"), "balance lab"),
    ],
)
def test_bad_input_gets_one_clear_error(
    arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("odd.json").write_text("[1]")
    assert balance("--games", "1", *arguments) == 2
    shown = capsys.readouterr()
    assert words in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_the_tuner_writes_an_edition_that_keeps_all_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance("--games", "3", "--players", "2", "--json", "b.json") == 0
    assert main(["balance", "tune", "b.json", "--most", "1", "--output", "new.toml"]) == 0
    assert "instead of" in capsys.readouterr().out
    new = Path("new.toml").read_text()
    assert violations(read_edition(new).cards) == []
    assert new != text_of("reconstruction")
    assert new.partition("[[card]]")[0] == text_of("reconstruction").partition("[[card]]")[0]
    assert main(["balance", "tune", "b.json", "--edition", "new.toml"]) == 2
    assert "Play it first" in capsys.readouterr().err
    assert main(["balance", "tune", "b.json", "--most", "0"]) == 2


def test_figures_are_read_as_they_were_written() -> None:
    assert balance("--games", "1", "--players", "3", "--json", "b.json") == 0
    assert read_statistics(Path("b.json"))["players"]["3"]["games"] == 1


def test_a_bot_that_fails_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    """Its games show what the greedy bot does, so the reader of the figures must know."""
    Path("bad.py").write_text("class Bad:\n    def think(self, *_):\n        return 1 / 0\n")
    assert (
        main(
            ["balance", "--bot", "./bad.py", "--runner", "here", "--games", "1", "--players", "2", "--quiet"]
        )
        == 0
    )
    errors = capsys.readouterr().err
    assert "./bad.py failed 6 times: It raised ZeroDivisionError: division by zero (bad.py:3)." in errors
    assert "It was replaced after three failures in a row." in errors


def test_the_house_rule_is_played_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    """HOUSE-1: other games, which end with a round, and the figures say so."""
    assert balance("--games", "6", "--players", "2", "--bot", "greedy", "--json", "p.json") == 0
    assert "house rule" not in capsys.readouterr().out
    arguments = ("--games", "6", "--players", "2", "--bot", "greedy", "--finish-round")
    assert balance(*arguments, "--json", "h.json", "--report", "h.html") == 0
    assert "With the house rule: after the sixth worker the round is finished." in capsys.readouterr().out
    assert "With the house rule" in Path("h.html").read_text()
    printed, house = (json.loads(Path(name).read_text()) for name in ("p.json", "h.json"))
    assert "finish_round" not in printed
    assert house["finish_round"] is True
    turns = [
        play_and_record(BalanceTask(2, n, "balance", "greedy", "reconstruction", True)) for n in range(6)
    ]
    assert {game["turns"] % 2 for game in turns} == {0}


def test_a_variant_with_too_few_cards_cannot_be_played_with_the_house_rule() -> None:
    """HOUSE-1, LIMIT-6"""
    with pytest.raises(OddVilleError):
        Plan((4,), 1, "random", "micro", "s", finish_round=True).check()
