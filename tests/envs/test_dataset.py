"""`oddville dataset`: the same to the bit from one seed, and what stands in it is what the rules say."""

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as parquet
import pytest

from oddville import Game
from oddville.cli import main
from oddville.envs.actions import legal_actions, move_of
from oddville.envs.observation import observation_of

FILES = ("decisions.parquet", "games.parquet", "datasheet.md")
WANTED = [
    "--games",
    "5",
    "--players",
    "3",
    "--simulations",
    "6",
    "--edition",
    "micro",
    "--seed",
    "s",
    "--quiet",
]


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def make_dataset(folder: Path, *more: str) -> list[bytes]:
    assert main(["dataset", str(folder), *WANTED, *more]) == 0
    return [(folder / name).read_bytes() for name in FILES]


def test_it_is_the_same_to_the_bit_however_it_is_made(
    in_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = make_dataset(in_folder / "one", "--runner", "here")
    printed = capsys.readouterr().out
    assert make_dataset(in_folder / "two", "--workers", "2") == one
    for name, content in zip(FILES[:2], one[:2], strict=True):
        assert f"{hashlib.sha256(content).hexdigest()}  {in_folder / 'one' / name}" in printed
    assert hashlib.sha256(one[0]).hexdigest() in one[2].decode()
    assert "limit of 180 turns" in one[2].decode()
    assert "MIT" in one[2].decode()
    other = make_dataset(in_folder / "three", "--runner", "here", "--seed", "t")
    assert other[0] != one[0]
    assert sorted(path.name for path in in_folder.iterdir()) == ["one", "three", "two"], "no journal is left"


def test_every_decision_is_what_the_rules_say(in_folder: Path) -> None:
    make_dataset(in_folder / "data", "--runner", "here")
    decisions = parquet.read_table(in_folder / "data" / FILES[0])
    games = parquet.read_table(in_folder / "data" / FILES[1]).to_pylist()
    rows = decisions.to_pylist()
    assert decisions.schema.metadata[b"observation_version"] == b"2"
    assert decisions.schema.metadata[b"turn_limit"] == b"180"
    for game_row in games:
        game = Game(3, edition="micro", seed=game_row["seed"], turn_limit=180)
        mine = [row for row in rows if row["game"] == game_row["game"]]
        for ply, row in enumerate(mine):
            _check(game, ply, row)
            game.push(game.move_of(move_of(game.state, row["action"])))
        assert game.is_over
        assert "; ".join(move.text for move in game.moves) == game_row["moves"]
        assert (list(game.score_sheet().totals), game.winner) == (game_row["points"], game_row["winner"])
        for row in mine:
            assert row["outcome_points"] == game_row["points"]
            assert [share > 0 for share in row["outcome_win"]].index(True) == game_row["winner"]


def _check(game: Game, ply: int, row: dict[str, Any]) -> None:
    assert (row["ply"], row["player"]) == (ply, game.player)
    mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8), bitorder="little")
    assert np.flatnonzero(mask).tolist() == legal_actions(game.state)
    assert row["observation"] == bytes(observation_of(game.state, row["player"]))
    assert sum(row["policy_visits"]) == 6
    assert set(row["policy_actions"]) <= set(legal_actions(game.state))
    assert row["action"] in row["policy_actions"]
    assert sum(row["values"]) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "--games must be from 1"),
        (["--simulations", "0"], "--simulations from 1"),
        (["--players", "7"], "7"),
        (["--edition", "none.toml"], "none.toml"),
    ],
)
def test_bad_options_are_refused_before_anything_is_played(
    arguments: list[str], words: str, in_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", "out", *arguments]) == 2
    assert words in capsys.readouterr().err
    (in_folder / "file").write_text("mine")
    assert main(["dataset", "file"]) == 2
    assert (in_folder / "file").read_text() == "mine"
    assert main(["dataset", "nowhere/out"]) == 2
    assert [path.name for path in in_folder.iterdir()] == ["file"]


def test_an_interrupted_dataset_continues(in_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = make_dataset(in_folder / "whole", "--runner", "here")
    journal = ["--journal", "kept.jsonl", "--runner", "here"]
    assert main(["dataset", "part", *WANTED, "--games", "2", *journal]) == 0
    assert make_dataset(in_folder / "rest", *journal) == whole
