"""Three server processes on one PostgreSQL database: any of them serves any table, and one may die."""

import asyncio
import signal
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from oddvilles import NO_LIMITS, OddVille, oddvilles
from server.serving import HERE, SECONDS, Player
from services import PostgresServer, RedisServer

Servers = list[OddVille]
NEVER_SWEEPING = (str(Path(__file__).with_name("never_sweeping.py")),)
"""Without messages the processes would never learn of each other's moves."""
get, post = partial(httpx.get, timeout=SECONDS), partial(httpx.post, timeout=SECONDS)


@pytest.fixture(scope="module")
def servers(postgresql_server: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    flags = ["--database", postgresql_server.new_database(), *NO_LIMITS]
    with oddvilles(tmp_path_factory.mktemp("data"), 3, flags, program=NEVER_SWEEPING) as found:
        yield found


def make(server: OddVille) -> dict[str, Any]:
    table: dict[str, Any] = post(
        f"{server.url}/api/tables", json=HERE | {"options": {"confirm": False}}
    ).json()
    return table


def watch(server: OddVille, table: dict[str, Any], *seats: int) -> Player:
    """Somebody at a table, by one of the servers, with the secrets of these seats."""
    connection = connect(
        f"ws://127.0.0.1:{server.port}/api/live", compression=None, open_timeout=SECONDS
    ).__enter__()
    return Player(connection, table["id"], tuple(table["seats"][seat]["token"] for seat in seats))


def seen_at(player: Player, ply: int) -> dict[str, Any]:
    """The table as this client sees it when so many moves were played."""
    table: dict[str, Any] = player.welcome["table"]
    while table["ply"] < ply:
        table = player.receive("update")["table"]
    return table


def play_through_all(servers: Servers, plies: int) -> None:
    """Both play by one server, then by the next; everybody sees each move."""
    table = make(servers[0])
    players = [watch(server, table, 0, 1) for server in servers]
    for ply in range(plies):
        choices = [player.receive("choices") for player in players]
        assert len({choice["version"] for choice in choices}) == 1
        moves = [choice["move"] for choice in choices[0]["moves"]]
        move = next((move for move in moves if not move.startswith("return")), moves[0])
        request = {"do": "move", "seat": choices[0]["seat"], "version": choices[0]["version"], "move": move}
        assert players[ply % len(players)].request(**request, key=f"ply-{ply:06}")["type"] == "done"
        views = [seen_at(player, ply + 1)["view"] for player in players]
        assert all(view == views[0] for view in views)
    for player in players:
        player.connection.close()


def test_a_move_in_one_process_is_seen_in_the_others_by_notify(servers: Servers) -> None:
    play_through_all(servers, 9)


def test_a_move_in_one_process_is_seen_in_the_other_by_redis(
    postgresql_server: PostgresServer, redis_server: RedisServer, tmp_path: Path
) -> None:
    flags = ["--database", postgresql_server.new_database(), "--redis", redis_server.url, *NO_LIMITS]
    with oddvilles(tmp_path, 2, flags, program=NEVER_SWEEPING) as servers:
        play_through_all(servers, 9)


def test_there_is_no_sticky_routing(servers: Servers) -> None:
    body = {"seats": [{"kind": "here", "name": "Ada"}, {"kind": "open"}]}
    table = post(f"{servers[0].url}/api/tables", json=body).json()
    place = f"/api/tables/{table['id']}"
    assert get(servers[1].url + place).json()["status"] == "waiting"
    taken = post(
        f"{servers[2].url}{place}/sit", json={"key": "key-000001-0123456789abcd", "name": "Bo"}
    ).json()
    table["seats"].append({"seat": 1, "token": taken["token"]})
    with watch(servers[0], table, 1) as bo:
        assert bo.welcome["seats"] == [1]
        assert bo.welcome["table"]["status"] == "running"
    link = table["seats"][0]
    bearer = {"authorization": f"Bearer {link['token']}"}
    code = post(f"{servers[0].url}{place}/seats/0/code", headers=bearer).json()["code"]
    moved = post(f"{servers[1].url}/api/codes", json={"code": code})
    assert moved.json()["seat"] == 0
    assert post(f"{servers[2].url}/api/codes", json={"code": code}).status_code >= 400
    table["seats"][0]["token"] = moved.json()["token"]
    with watch(servers[2], table, 0) as ada:
        assert ada.welcome["seats"] == [0]


def test_of_two_moves_that_race_one_wins_and_the_other_is_refused(servers: Servers) -> None:
    table = make(servers[0])
    sessions = [watch(server, table, 0, 1) for server in servers]
    seen = [player.receive("choices") for player in sessions]
    answers: list[dict[str, Any]] = []

    def play(place: int) -> None:
        choices = seen[place]
        move = choices["moves"][place]["move"]
        request = {"do": "move", "seat": choices["seat"], "version": choices["version"], "move": move}
        answers.append(sessions[place].request(**request, key=f"racing-{place}"))

    threads = [threading.Thread(target=play, args=(place,)) for place in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["type"] for answer in answers) == ["done", "refused", "refused"]
    assert {answer.get("error") for answer in answers} == {None, "error-moved-on"}
    for player in sessions:
        player.connection.close()


def test_one_process_may_die_and_a_request_sent_again_is_done_once(servers: Servers) -> None:
    table = make(servers[0])
    victim = servers[0]
    with watch(victim, table, 0, 1) as player:
        choices = player.receive("choices")
        move = {"do": "move", "seat": choices["seat"], "version": choices["version"], "key": "key-again"}
        move["move"] = choices["moves"][0]["move"]
        done = player.request(**move)
        victim.stop(signal.SIGKILL)
    try:
        with watch(servers[1], table, 0, 1) as player, watch(servers[2], table) as eye:
            assert player.welcome["table"]["ply"] == 1
            assert player.request(**move)["number"] == done["number"]
            assert player.move()["type"] == "done"
            assert seen_at(eye, 2)["ply"] == 2
    finally:
        victim.start()
    asyncio.run(victim.ready())
    assert get(f"{victim.url}/api/tables/{table['id']}").json()["ply"] == 2
