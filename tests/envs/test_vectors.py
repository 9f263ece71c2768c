"""The conformance vectors hold: for the fast engine all of them, for the naive engine what it has time for."""

import hashlib
import json
import shutil
import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from naive import NaiveGame
from oddville import Game
from oddville.cards.edition import content_hash
from oddville.cards.printed import BuildingCard, Edition, MainSquare, WorkerCard
from oddville.envs.actions import legal_actions, move_of
from oddville.envs.observation import observation_of
from perft.test_perft import perft

FOLDER = Path(__file__).parents[2] / "docs" / "research" / "conformance"


def rows(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()]


@cache
def printed(code: str) -> dict[str, Any]:
    return dict(json.loads((FOLDER / f"edition-{code}.json").read_text("utf-8")))


def streets(edges: dict[str, str]) -> tuple[str, ...]:
    return tuple(side for side, edge in edges.items() if edge == "street")


@cache
def edition_of(code: str) -> Edition:
    """An edition read from the JSON that stands beside the vectors."""
    data = printed(code)
    square = data["main_square"]
    read = Edition(
        name=data["name"],
        workers=tuple(
            WorkerCard(w["coins"], tuple(w["resources"]), tuple(w["costs"])) for w in data["workers"]
        ),
        board={int(n): {r: tuple(slots) for r, slots in side.items()} for n, side in data["board"].items()},
        main_square=MainSquare(
            streets(square["edges"]), square["bonus"], square["points"], tuple(square["spots"])
        ),
        guilds={guild: tuple(characters) for guild, characters in data["guilds"].items()},
        cards=tuple(
            BuildingCard(
                c["id"],
                c["name"],
                streets(c["edges"]),
                tuple(c["cost"]),
                c["bonus"],
                c["guild"],
                c["formula"],
                c["base"],
            )
            for c in data["cards"]
        ),
        end_workers=data["end_workers"],
        variant=data["variant"],
        hash="",
    )
    return replace(read, hash=content_hash(read))


def game_of(row: dict[str, Any]) -> Game:
    edition = edition_of(row["edition"])
    return Game(row["players"], edition=edition, seed=row["seed"], turn_limit=row.get("turn_limit"))


def test_the_editions_have_the_hashes_that_name_them() -> None:
    codes = {row["edition"] for row in rows("games")}
    assert len(codes) == 3
    assert {edition_of(code).hash for code in codes} == codes


def test_seeds_deal_what_the_vectors_say() -> None:
    """SETUP-4 to SETUP-6 and docs/bots/chance.md."""
    for row in rows("deals"):
        deal = game_of(row).deal
        assert deal is not None
        assert deal.as_dict() == row["deal"]


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
def test_another_language_deals_the_same(tmp_path: Path) -> None:
    """A reader that knows only the pages: it agrees with all vectors, and notices one that is wrong."""
    command = ["node", str(FOLDER.parents[1] / "bots" / "examples" / "deals.js")]
    run = subprocess.run([*command, str(FOLDER)], capture_output=True, text=True, timeout=300)
    assert (run.returncode, run.stdout) == (0, "28 of 28 deals are right\n"), run.stderr
    other = shutil.copytree(FOLDER, tmp_path / "vectors")
    text = (other / "deals.jsonl").read_text("utf-8")
    (other / "deals.jsonl").write_text(text.replace('"first":0', '"first":1', 1), "utf-8")
    run = subprocess.run([*command, str(other)], capture_output=True, text=True, timeout=300)
    assert (run.returncode, run.stdout) == (1, "27 of 28 deals are right\n")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_replay_to_the_same_positions(players: int) -> None:
    for row in rows("games"):
        if row["players"] != players:
            continue
        game, hashes, legal = game_of(row), [], []
        hashes.append(game.position_hash())
        for ply, move in enumerate(row["moves"], 1):
            legal.append(len(game.legal_moves))
            game.push(move)
            if ply % 10 == 0:
                hashes.append(game.position_hash())
        assert game.is_over
        assert (legal, hashes, game.position_hash()) == (row["legal"], row["hashes"], row["final"])
        assert (list(game.score_sheet().totals), game.winner) == (row["points"], row["winner"])


def test_the_naive_engine_agrees() -> None:
    for row in rows("games")[::7]:
        game = NaiveGame(
            printed(row["edition"]), row["players"], seed=row["seed"], turn_limit=row["turn_limit"]
        )
        for move in row["moves"]:
            game.play(move)
        text = json.dumps(game.state(), sort_keys=True, separators=(",", ":"))
        assert hashlib.sha256(text.encode()).hexdigest() == row["final"]


def test_perft_counts_hold() -> None:
    for row in rows("perft"):
        game = game_of(row)
        for move in row["moves"]:
            game.push(move)
        assert [perft(game.state, depth) for depth in range(1, len(row["perft"]) + 1)] == row["perft"]


def test_environments_agree_on_every_step() -> None:
    for row in rows("steps"):
        game, digest = game_of(row), hashlib.sha256()
        for action in row["actions"]:
            digest.update(json.dumps(legal_actions(game.state), separators=(",", ":")).encode())
            for seat in range(game.players):
                digest.update(bytes(observation_of(game.state, seat)))
            game.push(game.move_of(move_of(game.state, action)))
        assert game.is_over
        assert digest.hexdigest() == row["sha256"]
