"""Lessons and glossary over HTTP."""

from pathlib import Path

import pytest

from oddville.games.learning.lessons import OTHER, lesson, lessons
from oddville.texts import languages
from server.serving import run_server


def test_lessons_are_listed_and_begun(tmp_path: Path) -> None:
    with run_server(tmp_path) as server, server.client() as client:
        listed = client.get("/api/lessons").json()["lessons"]
        assert [each["id"] for each in listed] == [each.id for each in lessons()]
        new_table = client.post("/api/lessons/city", json={"name": "Ada"}).json()
        with server.watch(new_table["id"], *(link["token"] for link in new_table["seats"])) as player:
            table = player.welcome["table"]
            assert table["view"] == lesson("city").game().view() | {"turn": table["view"]["turn"]}
            assert [seat["name"] for seat in table["seats"]] == ["Ada", OTHER]
            assert (table["ply"], table["options"]["confirm"]) == (0, False)
        bot = client.post("/api/lessons/first-game", json={}).json()
        assert client.get(f"/api/tables/{bot['id']}").json()["seats"][1]["bot"] == lesson("first-game").bot


def test_the_first_game_is_the_short_one_and_the_learner_begins(tmp_path: Path) -> None:
    with run_server(tmp_path, tables_an_hour=0) as server, server.client() as client:
        marks = client.get("/api/lessons").json()["lessons"][-1]["marks"]
        assert [mark["when"] for mark in marks] == [
            "set-up",
            "turn",
            "building",
            "end",
            "character",
            "recover",
        ]
        for _ in range(6):
            new_table = client.post("/api/lessons/first-game", json={}).json()
            table = client.get(f"/api/tables/{new_table['id']}").json()
            assert table["options"]["edition"] == "micro"
            assert table["view"]["first_player"] == 0


@pytest.mark.parametrize("name", ["none", "x" * 200])
def test_an_unknown_lesson_is_reported(tmp_path: Path, name: str) -> None:
    with run_server(tmp_path) as server, server.client() as client:
        answer = client.post(f"/api/lessons/{name}", json={})
        assert (answer.status_code, answer.json()["error"]) == (404, "error-lesson")


def test_the_glossary_has_every_word_in_every_language(tmp_path: Path) -> None:
    with run_server(tmp_path) as server, server.client() as client:
        terms = client.get("/api/glossary").json()["terms"]
    assert {"en": "clay", "it": "argilla", "nl": "klei", "fr": "argile", "de": "Lehm"} in terms
    assert all(set(term) == set(languages()) for term in terms)
