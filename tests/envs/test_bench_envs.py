"""`oddville bench envs`: our figures beside those of peers, made up here, for what is installed differs."""

import json

import pytest

from oddville.cli import main
from oddville.lab.bench import env_peers
from oddville.lab.bench import env_speed as lab
from oddville.lab.bench.env_peers import Peer, Steps

PEERS = (Peer("pgx", "chess", 64, ("pgx",)), Peer("pettingzoo", "chess_v6", 1, ("pettingzoo",)))


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "PEERS", PEERS)
    monkeypatch.setattr(lab, "BATCHES", (1, 8))

    def loaded(peer: Peer) -> Steps | None:
        return None if peer.package == "pgx" else lambda: sum(range(40_000)) * 0 + 1

    monkeypatch.setattr(lab, "load", loaded)


def printed(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    assert main(["bench", "envs", "--seconds", "0.02", "--runs", "1", *options]) == 0
    return capsys.readouterr().out


@pytest.mark.usefixtures("made_up")
def test_the_table_names_every_row_and_goal(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys)
    assert text.count("steps/s") == 8 + 4 + 1 + 2
    assert "pgx chess, batch 64" in text
    assert "against search:simulations=20, 2 players, batch 8" in text
    assert "not installed" in text
    assert "oddville[env-peers]" in text
    assert "ours:" in text
    assert "at least 10 times the steps of pettingzoo chess_v6" in text


@pytest.mark.usefixtures("made_up")
def test_the_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, "--json"))
    rows = [row for row in found["rows"] if row["what"] != "opponent"]
    assert {(row["players"], row["batch"], row["what"]) for row in rows} == {
        (players, batch, what) for players in (2, 4) for batch in (1, 8) for what in ("masks", "observations")
    }
    assert all(row["steps_per_s"] > 100 for row in rows)
    others = {row["opponent"]: row["steps_per_s"] for row in found["rows"] if row["what"] == "opponent"}
    assert tuple(others) == lab.OPPONENTS
    assert min(others.values()) > 0
    absent, there = found["peers"]
    assert (absent["steps_per_s"], absent["ratio"]) == (None, None)
    assert there["ratio"] > 0
    assert [goal["goal"] for goal in found["goals"]] == ["masks", "observations", "peer"]
    assert all(goal["met"] == (goal["seen"] >= goal["wanted"]) for goal in found["goals"])


def test_peers_that_are_not_there_are_none() -> None:
    assert env_peers.load(Peer("pgx", "chess", 1, ("no_such_package",))) is None


def test_a_peer_of_pettingzoo_plays() -> None:
    steps = env_peers.load(Peer("pettingzoo", "tictactoe_v3", 1, ("pettingzoo.classic.tictactoe_v3",)))
    assert steps is not None
    assert 20 < sum(steps() for _ in range(40)) < 40, "forty calls play some games, and begin anew after each"
