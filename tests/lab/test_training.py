"""`oddville train`: generations of self-play, learning and gate; a stopped run continues with the same result."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from oddville.bots.search.inputs import INPUTS
from oddville.bots.search.network_file import built_in_text
from oddville.cli import main
from oddville.lab.arena.matches import Match
from oddville.lab.training import gate, self_play
from oddville.lab.training.replay_buffer import examples_from, split
from oddville.lab.training.self_play import SelfPlayGame, play_and_sample

QUICK = ["--games", "3", "--simulations", "2", "--gate-games", "2", "--runner", "here"]


@pytest.fixture(autouse=True)
def _short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "TURNS_PER_PLAYER", 6)
    monkeypatch.setattr(gate, "TURNS_PER_PLAYER", 4)


def run(folder: Path, *more: str) -> int:
    return main(["train", str(folder), *QUICK, "--players", "2", *more])


def won_by_the_candidate(_candidate: Path, _best: Path, _simulations: int, match: Match) -> dict[str, Any]:
    return {"winner": match.bots.index(gate.CANDIDATE), "points": []}


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_sampled_the_same_again(players: int) -> None:
    task = SelfPlayGame(players, "again", "reconstruction", 3, None)
    games = [play_and_sample(task) for _ in range(2)]
    assert games[0] == games[1]
    examples = examples_from(games, players)
    sampled = [note for note in games[0]["notes"] if note != self_play.NOT_SAMPLED]
    assert examples.inputs.shape == (2 * len(sampled), players, INPUTS)
    assert np.allclose(examples.chances.sum(axis=1), 1)
    assert json.loads(json.dumps(games[0])) == games[0]


def test_values_of_all_searches_are_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "LONG_SHARE", 0.3)
    task = SelfPlayGame(2, "searched", "reconstruction", 20, None)
    game = play_and_sample(task)
    assert set(game["notes"]) == {self_play.NOT_SAMPLED, self_play.SHORT, self_play.LONG}
    assert len(game["values"]) == len(game["notes"])
    assert all(sum(each) == pytest.approx(1, abs=1e-3) for each in game["values"])
    monkeypatch.setattr(self_play, "LONG_SHARE", 0.0)
    assert self_play.LONG not in play_and_sample(task)["notes"]


def test_three_and_four_players_share_a_network(tmp_path: Path) -> None:
    assert main(["train", str(tmp_path), *QUICK, "--quiet", "--generations", "1"]) == 0
    made = json.loads((tmp_path / "network-000.json").read_text())
    assert made["players"]["3"] == made["players"]["4"] != made["players"]["2"]
    assert set(made["made"]["losses"]) == {"2", "3", "4"}


def test_one_game_in_twenty_is_held_out() -> None:
    learned, held_out = split({number: number for number in range(40)})
    assert held_out == [0, 20]
    assert len(learned) == 38


def test_a_stopped_run_continues_with_the_same_result(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert run(whole, "--generations", "2", "--quiet") == 0
    assert run(stopped, "--generations", "1", "--quiet") == 0
    (stopped / "best-000.json").unlink()
    (stopped / "network-000.json").unlink()
    journal = stopped / "games-2-000.jsonl"
    journal.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:2]))
    assert run(stopped, "--generations", "2", "--quiet") == 0
    for name in ("network-000.json", "network-001.json", "network.json"):
        assert (stopped / name).read_text() == (whole / name).read_text()
    assert (whole / "progress.svg").read_text().startswith("<?xml")
    history = json.loads((whole / "network.json").read_text())["made"]["history"]
    assert [row["generation"] for row in history] == [0, 1]


def test_training_starts_from_a_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, third = tmp_path / "first", tmp_path / "second", tmp_path / "third"
    assert run(first, "--generations", "1", "--quiet", "--start", "built-in") == 0
    best = json.loads((first / "network.json").read_text())
    assert best["players"]["2"] == json.loads(built_in_text())["players"]["2"]  # too few games to be accepted
    assert best["made"]["plan"]["start"]
    learned = first / "network-000.json"
    assert json.loads(learned.read_text())["players"]["2"] != best["players"]["2"]
    assert run(second, "--generations", "1", "--quiet", "--start", str(learned)) == 0
    assert json.loads((second / "network.json").read_text())["players"]["2"] != best["players"]["2"]
    assert run(third, "--start", str(first / "progress.svg")) == 2
    assert "is not a network file" in capsys.readouterr().err
    assert run(third, "--start", str(tmp_path / "none.json")) == 2
    assert "none.json" in capsys.readouterr().err


def test_another_plan_is_refused_in_the_same_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, "--generations", "1", "--quiet") == 0
    assert run(tmp_path, "--generations", "2", "--quiet", "--seed", "other") == 2
    assert "seed" in capsys.readouterr().err


def test_only_a_stronger_network_is_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(tmp_path / "weak", "--generations", "1", "--quiet") == 0
    assert json.loads((tmp_path / "weak" / "network.json").read_text())["players"] == {}
    monkeypatch.setattr(gate, "play_gate_game", won_by_the_candidate)
    assert run(tmp_path / "strong", "--generations", "1", "--quiet", "--gate-games", "40") == 0
    assert list(json.loads((tmp_path / "strong" / "network.json").read_text())["players"]) == ["2"]


def test_progress_and_results_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--generations", "1") == 0
    shown = capsys.readouterr()
    assert "Generation 0, 2 players: loss" in shown.err
    assert "network.json" in shown.out


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--window", "-1"]])
def test_numbers_below_one_are_refused(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, *wrong) == 2
    assert "at least 1" in capsys.readouterr().err
