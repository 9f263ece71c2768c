"""Duplicate over the API: an event of tables with one deal, its links and its standings."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from oddville.server.clock import now_ms
from oddville.server.ops.retention import DAY, delete_expired
from oddville.server.tables import tokens
from oddville.server.tables.duplicates import PREFIX, StoredEvent
from oddville.server.wire.options import PACES
from server.serving import SECONDS, TestServer, run_server
from server.town_kit import play_town

REQUEST = {"tables": 2, "players": 2, "people": 1, "bot": "newcomer", "name": "Club night"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PACES, "normal", 0)
        folder = tmp_path_factory.mktemp("data")
        with run_server(folder, requests_a_second=0, tables_an_hour=0) as server:
            yield server


def make(client: httpx.Client, **changes: Any) -> dict[str, Any]:
    answer = client.post("/api/duplicates", json=REQUEST | changes)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sit(server: TestServer, table: dict[str, Any], name: str) -> None:
    for link in table["seats"]:
        with server.watch(table["id"], link["token"]) as player:
            player.request(do="rename", seat=link["seat"], name=name)


def test_all_tables_have_one_secret_deal_and_bots_that_answer_alike(
    server: TestServer, client: httpx.Client
) -> None:
    made = make(client)
    path = f"/api/duplicates/{made['id']}"
    found = client.get(path).json()
    assert [each["status"] for each in found["tables"]] == ["waiting", "waiting"]
    assert (found["name"], found["results"]) == ("Club night", [])
    moves = []
    for table, name in zip(made["tables"], ("Ada", "Bo"), strict=True):
        sit(server, table, name)
        view = client.get(f"/api/tables/{table['id']}").json()
        assert view["options"]["deal"] == f"duplicate {made['id']}"
        moves.append(play_town(server, table))
        results = client.get(path).json()["results"]
        assert {each["percent"] for each in results} == {50.0}
    assert moves[0] == moves[1], "the same player, the same cards, the same bots"
    seeds = {client.get(f"/api/tables/{each['id']}").json()["result"]["seed"] for each in made["tables"]}
    assert len(seeds) == 1
    assert made["id"] not in min(seeds), "the name of the deal is public, its seed is not"
    people = [each for each in results if not each["bot"]]
    assert [(each["name"], each["rank"], each["matchpoints"], each["most"]) for each in people] == [
        ("Ada", 1, 1, 2),
        ("Bo", 1, 1, 2),
    ]
    assert len(results) == 4


def test_the_same_key_gives_the_same_event(client: httpx.Client) -> None:
    assert make(client, key="k" * 22) == make(client, key="k" * 22)
    assert make(client)["id"] != make(client)["id"]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"people": 3}, "error-event-people"),
        ({"tables": 1}, "error-message"),
        ({"tables": 13}, "error-message"),
        ({"bot": "/etc/passwd"}, "error-table-bot"),
    ],
)
def test_an_impossible_event_is_refused(client: httpx.Client, changes: dict[str, Any], error: str) -> None:
    answer = client.post("/api/duplicates", json=REQUEST | changes)
    assert (answer.status_code, answer.json()["error"]) == (400, error)


@pytest.mark.parametrize("id_", ["nothing000", "a'b", "x" * 65])
def test_an_unknown_event(client: httpx.Client, id_: str) -> None:
    answer = client.get(f"/api/duplicates/{id_}")
    assert (answer.status_code, answer.json()["error"]) == (404, "error-no-event")


def test_every_table_of_an_event_counts_for_the_limit(tmp_path: Path) -> None:
    with run_server(tmp_path, tables_an_hour=10) as server, server.client() as client:
        assert client.post("/api/duplicates", json=REQUEST | {"tables": 8}).status_code == 201
        refused = client.post("/api/duplicates", json=REQUEST | {"tables": 8})
        assert (refused.status_code, refused.json()["error"]) == (429, "error-too-many")


def test_an_event_is_kept_while_its_tables_are_being_made(server: TestServer, client: httpx.Client) -> None:
    store = server.service.tables.store
    id_, *tables = (tokens.derive_id(name) for name in ("event", "first", "second"))
    event = StoredEvent("New", now_ms(), 2, 1, "seed", tables)
    for work in (
        store.set_flag(PREFIX + id_, msgspec.json.encode(event)),
        delete_expired(server.service.tables, 0, now_ms()),
    ):
        asyncio.run_coroutine_threadsafe(work, server.loop).result(SECONDS)
    answer = client.get(f"/api/duplicates/{id_}")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert [each["status"] for each in found["tables"]] == ["gone", "gone"]


def test_an_event_goes_with_its_last_table(server: TestServer, client: httpx.Client) -> None:
    made, tables = make(client), server.service.tables
    for table, status in zip(made["tables"], (200, 404), strict=True):
        for work in (tables.store.delete(table["id"]), tables.registry.refresh(table["id"])):
            asyncio.run_coroutine_threadsafe(work, server.loop).result(SECONDS)
        tomorrow = delete_expired(tables, 0, now_ms() + DAY + 1)
        asyncio.run_coroutine_threadsafe(tomorrow, server.loop).result(SECONDS)
        answer = client.get(f"/api/duplicates/{made['id']}")
        assert answer.status_code == status
    assert answer.json()["error"] == "error-no-event"
