"""`oddville arena` as it is used: output, files, interruption, refusals."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from oddville.cli import main
from oddville.lab.arena import ladder, matches
from waiting import wait_until

QUICK = ["arena", "greedy", "random", "--games", "6", "--turn-limit", "10", "--runner", "here"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def timeless(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key != "ms_per_decision"} for row in rows]


def test_json_is_an_array_of_rows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in rows] == ["greedy", "random"]
    for row in rows:
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1
        assert row["games"] == 6
    assert list(Path().iterdir()) == [], "nothing is left behind"


def test_files_hold_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--save", "all.json", "--csv", "rows.csv", "--plot", "rates.svg", "--quiet"]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    assert output.out.startswith("2 players, 6 games: 3 deals, ")
    found = json.loads(Path("all.json").read_text())
    assert (found["players"], found["games"], found["seed"], found["limited"]) == (2, 6, "arena", 6)
    assert len(Path("rows.csv").read_text().splitlines()) == 3
    assert Path("rates.svg").stat().st_size > 1000


def test_processes_give_the_same_rows_as_this_process(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    here = json.loads(capsys.readouterr().out)
    assert main([*QUICK[:-2], "--workers", "2", "--json"]) == 0
    assert timeless(json.loads(capsys.readouterr().out)) == timeless(here)


def test_games_are_rounded_up_aloud(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--players", "4"]) == 0
    output = capsys.readouterr()
    assert (
        "Every deal is played 4 times so that every bot sits in every seat: 8 games instead of 6."
        in output.err
    )
    assert output.out.startswith("4 players, 8 games: 2 deals")


def test_a_named_journal_stays_and_is_gone_on_from(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert main([*QUICK, "--journal", "mine.jsonl"]) == 0
        output = capsys.readouterr()
    assert "Continuing from mine.jsonl: 6 results are already there." in output.err
    assert main([*QUICK, "--journal", "mine.jsonl", "--seed", "other"]) == 2
    assert "(seed: arena ≠ other)" in capsys.readouterr().err


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "oddville", "arena", "random", "random", "--turn-limit", "30", *arguments]


def _finished_games() -> int:
    return sum(len(path.read_bytes().splitlines()) for path in Path().glob("*.jsonl"))


def interrupt_when_begun(games: int) -> tuple[int, str]:
    """Start a long run and interrupt all of its processes as a terminal does; the exit code and the error output."""
    with subprocess.Popen(
        command("--games", str(games), "--workers", "1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as run:
        wait_until(lambda: _finished_games() >= 4 or run.poll() is not None)
        assert run.poll() is None
        os.killpg(run.pid, signal.SIGINT)
        _, errors = run.communicate(timeout=300)
        return run.returncode, errors


def test_ctrl_c_keeps_what_is_finished_and_the_same_command_continues() -> None:
    code, errors = interrupt_when_begun(100_000)
    assert code == 130
    (path,) = Path().glob("*.jsonl")
    kept = len(path.read_text().splitlines()) - 1
    assert kept >= 3
    match = re.search(r"(\d+) results have been saved in (.*)\. Run the same command to continue\.", errors)
    assert match, errors
    assert match[2] == str(path)
    assert kept - 1 <= int(match[1]) <= kept  # one may be written before it is counted
    assert "Traceback" not in errors
    arguments = ["--games", str(kept + 4), "--workers", "1", "--json"]
    resumed = subprocess.run(command(*arguments), capture_output=True, text=True, timeout=300, check=True)
    assert f"{kept} results are already there" in resumed.stderr
    assert not path.exists()
    anew = subprocess.run(
        command(*arguments, "--quiet"), capture_output=True, text=True, timeout=300, check=True
    )
    assert timeless(json.loads(resumed.stdout)) == timeless(json.loads(anew.stdout))


def test_the_ladder_is_printed_and_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "LADDER", (ladder.Rung("random", "random", 2, 2),))
    Path("page.md").write_text("a\n<!-- ladder --><!-- /ladder -->\nz\n")
    assert main(["arena", "--ladder", "--write", "page.md", "--runner", "here", "--quiet"]) == 0
    table = capsys.readouterr().out
    assert table.splitlines()[2].startswith("| `random` | `random#2` | 2 | 2 | ")
    assert Path("page.md").read_text() == f"a\n<!-- ladder -->\n{table}<!-- /ladder -->\nz\n"


def test_only_two_bots_can_be_tested(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "greedy", "random", "random", "--until-sure"]) == 2
    assert "name exactly two" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--save", "no/where.json"], "there is no folder"),
        (["--csv", "."], "is a folder"),
        (["--plot", "x.gif"], "must end in .svg or .png"),
        (["--plot", "no/x.svg"], "there is no folder"),
        (["--journal", "no/j.jsonl"], "there is no folder"),
        (["--workers", "0"], "--workers must be from 1 to 1000, not 0"),
        (["--address", "host:1"], "add --runner ray"),
        (["--at-least", "1"], "a win rate between 0 and 1"),
        (["--write", "x.md"], "--write is for the ladder"),
        (["--ladder"], "leave yours out"),
        (["--games", "0"], "--games must be from 1"),
        (["--edition", "nope"], "no edition nope"),
    ],
)
def test_what_cannot_work_is_refused_at_once(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*QUICK, *arguments]) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.out == ""
    assert list(Path().iterdir()) == []


def test_a_file_that_may_not_be_written_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("kept.json").write_text("kept")
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path).name != "kept.json")
    assert main([*QUICK, "--save", "kept.json"]) == 2
    assert "permission denied" in capsys.readouterr().err
    assert Path("kept.json").read_text() == "kept"


def test_a_file_that_cannot_be_written_in_the_end_costs_no_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, *_: object) -> int:
        raise OSError(28, "No space left on device", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full)
        assert main([*QUICK, "--save", "all.json"]) == 2
    assert "Cannot write all.json: No space left on device." in capsys.readouterr().err
    assert main([*QUICK, "--save", "all.json"]) == 0
    assert "6 results are already there" in capsys.readouterr().err
    assert [path.name for path in Path().iterdir()] == ["all.json"]


def test_luck_adjusts_the_rates(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "LUCK_ROLLOUTS", 16)
    assert main([*QUICK, "--luck", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    for row in rows:
        assert row["luck_low"] <= row["luck"] <= row["luck_high"]
        assert 0 <= row["adjusted_low"] <= row["adjusted_rate"] <= row["adjusted_high"] <= 1
        assert row["narrower"] > 0
    assert rows[0]["luck"] == pytest.approx(-rows[1]["luck"], abs=1e-5), (
        "one player's luck is the other's loss"
    )
    assert main([*QUICK, "--luck", "--json"]) == 0
    assert timeless(json.loads(capsys.readouterr().out)) == timeless(rows)
    assert main([*QUICK, "--json"]) == 0
    assert {row["luck"] for row in json.loads(capsys.readouterr().out)} == {None}
    assert main([*QUICK, "--luck", "--until-sure"]) == 0
    out = capsys.readouterr().out
    assert "adjusted win %" in out
    assert "djust" in out.splitlines()[-1] or "djust" in out.splitlines()[-2]
