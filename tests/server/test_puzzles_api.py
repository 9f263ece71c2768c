"""Puzzles over HTTP."""

from pathlib import Path

import pytest

from oddville.games.puzzles.collection import STEP, puzzles
from server.serving import run_server


def test_puzzles_are_listed_shown_and_begun(tmp_path: Path) -> None:
    with run_server(tmp_path) as server, server.client() as client:
        listed = client.get("/api/puzzles").json()
        assert [each["id"] for each in listed["puzzles"]] == [each.id for each in puzzles()]
        assert set(listed["puzzles"][0]) == {"id", "theme", "difficulty", "players"}
        assert listed["step"] == STEP
        chosen = max(puzzles(), key=lambda each: each.players)
        shown = client.get(f"/api/puzzles/{chosen.id}").json()
        assert [each["move"] for each in shown["moves"]] == [each.move for each in chosen.values]
        assert shown["moves"][0]["reasons"]
        assert shown["player"] == chosen.start.player
        made = client.post(f"/api/puzzles/{chosen.id}", json={"name": "Ada"}).json()
        with server.watch(made["id"], *(link["token"] for link in made["seats"])) as player:
            table = player.welcome["table"]
            assert table["view"] == chosen.start.view()
            names = [seat["name"] for seat in table["seats"]]
            assert names[shown["player"]] == "Ada"
            assert len(set(names)) == chosen.players
            assert (table["ply"], table["options"]["confirm"]) == (0, False)
            assert not table["options"]["hints"], "a hint would be the solution"


@pytest.mark.parametrize("method", ["get", "post"])
def test_an_unknown_puzzle_is_reported(tmp_path: Path, method: str) -> None:
    with run_server(tmp_path) as server, server.client() as client:
        answer = client.request(method, "/api/puzzles/none", json={} if method == "post" else None)
        assert (answer.status_code, answer.json()["error"]) == (404, "error-puzzle")
