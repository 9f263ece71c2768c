"""The WebSocket, on a real port with a real client."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from oddville.server.ops.limits import RateLimiter, TokenBucket
from oddville.server.tables.live_table import Watcher
from oddville.server.ws import websocket as sockets
from server.serving import HERE, PEOPLE, SECONDS, Player, TestServer, run_server
from waiting import wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    with run_server(
        tmp_path_factory.mktemp("data"), requests_a_second=0, tables_an_hour=0, messages_a_second=0
    ) as server:
        yield server


def closing(connection: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """Everything until the connection is closed, and its code."""
    heard = []
    with suppress(ConnectionClosed), connection:
        while True:
            heard.append(json.loads(connection.recv(SECONDS)))
    return heard, connection.close_code or 0


def tokens(table: dict[str, Any]) -> list[str]:
    return [link["token"] for link in table["seats"]]


def test_welcome_has_the_table_and_the_seats_of_the_client(server: TestServer) -> None:
    table = server.make()
    with (
        server.watch(table["id"], *tokens(table), table["host"]) as both,
        server.watch(table["id"]) as nobody,
    ):
        assert (both.welcome["seats"], both.welcome["hosting"]) == ([0, 1], True)
        assert (nobody.welcome["seats"], nobody.welcome["hosting"]) == ([], False)
        assert nobody.welcome["table"] == both.welcome["table"]
        assert both.receive("presence")["seats"] == [True, True]


def test_a_move_reaches_everybody_with_the_same_bytes(server: TestServer) -> None:
    table = server.make(HERE)
    with server.watch(table["id"], *tokens(table)) as player, server.watch(table["id"]) as watcher:
        assert player.move()["type"] == "done"
        seen = watcher.receive("update")
        assert seen["table"]["ply"] == 1
        assert seen["log"][0]["message"] == "log-choose"


def test_a_request_repeated_with_its_key_is_executed_once(server: TestServer) -> None:
    table = server.make(HERE)
    with server.watch(table["id"], *tokens(table)) as player:
        request = {"do": "say", "seat": 0, "text": "hello", "key": "said-it-once"}
        assert player.request(**request) == player.request(**request)
    with server.watch(table["id"]) as late:
        assert [line["text"] for line in late.welcome["chat"]] == ["hello"]


def test_an_illegal_move_is_refused_with_every_rule(server: TestServer) -> None:
    table = server.make(HERE)
    with server.watch(table["id"], *tokens(table)) as player:
        choices = player.receive("choices")
        refused = player.request(do="move", seat=choices["seat"], version=choices["version"], move="coins 1")
        assert refused["error"] == "error-illegal-move"
        assert refused["refusals"][0]["rule"]
        stale = player.request(do="move", seat=choices["seat"], version=99, move="choose wood")
        assert stale["error"] == "error-moved-on"


def test_spectators_cannot_move(server: TestServer) -> None:
    table = server.make(HERE)
    with server.watch(table["id"]) as watcher:
        for request in ({"do": "move", "move": "choose wood"}, {"do": "undo"}, {"do": "confirm"}):
            assert watcher.request(seat=0, version=1, **request)["error"] == "error-not-your-seat"
        assert watcher.request(do="start")["error"] == "error-not-host"


def test_why_and_score_are_answered(server: TestServer) -> None:
    table = server.make(HERE)
    with server.watch(table["id"], *tokens(table)) as player:
        player.send(do="why", id="1", moves=["coins 1", "choose wood"])
        why = player.receive("why")
        assert why["answers"][0][1][0]["rule"]
        player.send(do="why", id="picked", targets=["worker:1", "coins"])
        assert [move for move, _ in player.receive("why")["answers"]] == ["coins 1"]
        player.send(do="score", id="2")
        assert len(player.receive("score")["score"]["players"]) == 2


def test_sites_are_answered_for_cards_in_the_row(server: TestServer) -> None:
    """BUILD-5: where a card fits; for no other card, and no seat that is not there."""
    table = server.make(HERE)
    with server.watch(table["id"], *tokens(table)) as player:
        row = player.welcome["table"]["view"]["row"]

        def sites(card: str, seat: int) -> list[str]:
            player.send(do="sites", id="3", seat=seat, card=card)
            answer = player.receive("sites")
            assert answer["version"] == player.welcome["table"]["version"]
            return [site["move"] for site in answer["sites"]]

        assert all(move.startswith(f"build {card} ") for card in row for move in sites(card, 1))
        assert any(sites(card, 1) for card in row)
        assert not any(sites(card, 3) for card in row)
        assert not sites("main-square", 0)


def test_a_client_learns_that_it_lost_a_seat(server: TestServer) -> None:
    table = server.make(HERE)
    with server.watch(table["id"], *tokens(table)) as player:
        with server.client() as client:
            headers = {"authorization": f"Bearer {tokens(table)[0]}"}
            fresh = client.post(f"/api/tables/{table['id']}/seats/0/link", headers=headers).json()
        assert player.receive("lost")["seat"] == 0
        assert player.request(do="say", seat=0, text="still here?")["error"] == "error-not-your-seat"
        assert player.request(do="say", seat=1, text="yes")["type"] == "done"
    with (
        server.watch(table["id"], tokens(table)[0]) as before,
        server.watch(table["id"], fresh["token"]) as now,
    ):
        assert (before.welcome["seats"], now.welcome["seats"]) == ([], [0])


# Those who do not behave


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ("", "error-message"),
        ("{}", "error-message"),
        ('{"do":"hello"}', "error-message"),
        ('{"do":"hello","table":"nowhere"}', "error-no-table"),
        ('{"do":"hello","table":"x","tokens":["short"]}', "error-message"),
        ('{"do":"score","id":"1"}', "error-hello"),
        ("\udcff".encode("utf-8", "surrogateescape"), "error-message"),
        (b"\x00\x01", "error-message"),
    ],
)
def test_an_invalid_hello_closes_the_connection(server: TestServer, message: str | bytes, error: str) -> None:
    connection = server.connect()
    connection.send(message)
    heard, code = closing(connection)
    assert [line["type"] for line in heard] == ["refused", "goodbye"]
    assert heard[0]["error"] == error
    assert not heard[1]["again"]
    assert code == 1008


def test_a_connection_without_hello_is_closed(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.1)
    heard, code = closing(server.connect())
    assert (heard[0]["type"], code) == ("goodbye", 1008)


def test_invalid_messages_are_refused_and_then_close_the_connection(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        sockets, "TokenBucket", partial(TokenBucket, clock=lambda: 0.0)
    )  # however long it takes
    with server.watch(server.make()["id"]) as player:
        for _ in range(sockets.MAX_INVALID + 1):
            player.connection.send('{"do":"dance"}')
        heard, code = closing(player.connection)
        assert [line["error"] for line in heard if line["type"] == "refused"] == ["error-message"] * (
            sockets.MAX_INVALID + 1
        )
        assert code == 1008


def test_a_message_that_is_too_long_closes_the_connection(server: TestServer) -> None:
    with server.watch(server.make()["id"]) as player:
        player.connection.send("x" * 17_000)
        assert closing(player.connection)[1] == 1009


HANDSHAKE = (
    "GET /api/live HTTP/1.1\r\nHost: {host}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_a_client_that_continues_sending_learns_why_it_is_disconnected(server: TestServer) -> None:
    """A connection closed with unread input is reset, and what was sent on it may be lost."""
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as raw:
        raw.sendall(HANDSHAKE.format(host=server.host).encode())
        stream = raw.makefile("rb")
        while stream.readline().strip():
            pass
        raw.sendall(b"\x82\xfe\xff\xff" + bytes(4))  # a frame of 65,535 bytes begins
        opcode, length = stream.read(2)
        assert (opcode, stream.read(length)[:2]) == (0x88, (1009).to_bytes(2))
        wait_until(lambda: not server.service.sockets)
        for _ in range(20):
            raw.sendall(bytes(3_000))  # its other bytes
        assert stream.read() == b""


def test_internal_errors_are_not_disclosed(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.make(HERE)

    def break_down(*_: object) -> None:
        raise RuntimeError("the seed is 42")

    monkeypatch.setattr(server.service.tables.queries, "answer", break_down)
    monkeypatch.setattr(server.service.tables.queries, "public_tables", break_down)
    with server.watch(table["id"]) as player:
        player.send(do="score", id="2")
        refused = player.receive("refused")
        assert (refused["error"], refused["request"]) == ("error-inside", "2")
        assert set(refused["facts"]) == {"request"}
    with server.client() as client:
        answer = client.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (500, "error-inside")
    assert "42" not in json.dumps(answer.json()["error"]) + answer.text.replace(
        answer.json()["facts"]["request"], ""
    )


def test_a_fast_client_is_slowed_down(tmp_path: Path) -> None:
    with run_server(tmp_path, messages_a_second=20) as server:
        table = server.make(HERE)
        with server.watch(table["id"], *tokens(table)) as fast:
            began = time.monotonic()
            for number in range(100):
                fast.send(do="why", id=str(number), moves=["coins 1"])
            assert [fast.receive("why")["id"] for _ in range(100)] == [str(number) for number in range(100)]
            assert time.monotonic() - began > 0.7


def test_a_fast_client_does_not_delay_others(tmp_path: Path) -> None:
    with run_server(tmp_path, messages_a_second=1) as server:
        table = server.make(HERE)
        with (
            server.watch(table["id"], *tokens(table)) as fast,
            server.watch(table["id"], *tokens(table)) as other,
        ):
            for number in range(
                2 * int(SECONDS)
            ):  # it takes longer to hear all of that than anybody here waits
                fast.send(do="why", id=str(number), moves=["coins 1"])
            assert other.request(do="say", seat=0, text="hello")["type"] == "done"
            fast.connection.socket.shutdown(socket.SHUT_RDWR)


def test_spectators_of_a_table_share_a_limit(tmp_path: Path) -> None:
    with run_server(tmp_path, messages_a_second=1) as server:
        server.service.limits.spectators = RateLimiter(1, 4, lambda: 0.0)  # however long it takes
        table = server.make()
        with server.watch(table["id"]) as one, server.watch(table["id"]) as other:
            for number in range(3):
                one.send(do="why", id=str(number), moves=["coins 1"])
                other.send(do="why", id=str(number), moves=["coins 1"])
            answers = [who.receive("why", "refused")["type"] for who in (one, other) for _ in range(3)]
            assert sorted(answers) == ["refused"] * 2 + ["why"] * 4


def test_a_client_that_does_not_read_is_disconnected(server: TestServer) -> None:
    table = server.make(HERE)
    stuck = socket.create_connection(("127.0.0.1", server.port))
    _shake_hands(stuck, server.host, table["id"])
    with server.watch(table["id"], *tokens(table)) as player:
        wait_until(lambda: any(not watcher.seats for watcher in list(_watchers(server, table["id"]))))
        reader = next(watcher for watcher in _watchers(server, table["id"]) if not watcher.seats)
        sent = 0
        while reader in _watchers(server, table["id"]) and sent < 200:
            sent += 1
            server.loop.call_soon_threadsafe(reader.send, b"x" * 100_000)
            assert player.request(do="say", seat=0, text="hello")["type"] == "done"
        assert 20 < sent < 200
    stuck.close()


def _watchers(server: TestServer, table: str) -> set[Watcher]:
    return set(server.service.tables.registry._live[table].watchers)


def _shake_hands(raw: socket.socket, host: str, table: str) -> None:
    """The hello of a client that then reads nothing more."""
    raw.sendall(
        f"GET /api/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert raw.recv(12) == b"HTTP/1.1 101"
    hello = json.dumps({"do": "hello", "table": table}).encode()
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)


# Stopping and starting


def test_a_restart_asks_clients_to_reconnect_and_loses_nothing(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        table = server.make(HERE)
        player = server.watch(table["id"], *tokens(table))
        assert player.move()["type"] == "done"
        silent = server.connect()
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        heard, code = closing(player.connection)
        assert closing(silent)[1] == 1012
        stopping.join()
        assert (heard[-1], code) == ({"type": "goodbye", "reason": "restart", "again": True}, 1012)
    with run_server(tmp_path) as again, again.watch(table["id"], *tokens(table)) as player:
        assert player.welcome["table"]["ply"] == 1
        assert player.welcome["seats"] == [0, 1]


def test_a_bot_plays_and_gives_a_hint(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        body = {
            "seats": [{"kind": "here"}, {"kind": "bot", "bot": "newcomer"}],
            "options": {"pace": "quick", "confirm": False},
        }
        table = server.make(body)
        with server.watch(table["id"], *tokens(table)) as player:
            version = _play_until_own_turn(player)
            player.send(do="hint", id="h1", version=version)
            player.send(do="hint", id="h2", version=version)
            assert player.receive("refused")["error"] == "error-hint-busy"
            assert player.receive("hint")["id"] == "h1"


def _play_until_own_turn(player: Player) -> int:
    """Take part until the bot has moved; the version at which it is the player's turn again."""
    player.move()
    while True:
        choices = player.receive("choices")
        if "choose" not in choices["moves"][0]["move"]:
            version: int = choices["version"]
            return version


def test_choices_are_sent_only_to_the_seat_that_must_choose(server: TestServer) -> None:
    table = server.make(PEOPLE)
    with (
        server.watch(table["id"], tokens(table)[1]) as bo,
        server.watch(table["id"], tokens(table)[0]) as ada,
    ):
        assert bo.request(do="rename", seat=1, name="Bo")["type"] == "done"
        heard = [message["type"] for player in (ada, bo) for message in player.drain()]
        assert heard.count("choices") == 1


def test_a_silent_websocket_outlives_the_head_timeout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with run_server(tmp_path) as server:
        table = server.make()
        monkeypatch.setattr("oddville.server.http.protocols.HEAD_SECONDS", 0.3)
        connection = None
        while connection is None:  # on a busy machine it may take longer to come in than is waited for
            with suppress(OSError, EOFError, InvalidHandshake):
                connection = server.connect()
        with Player(connection, table["id"], (table["seats"][0]["token"],)) as player:
            time.sleep(0.8)
            player.send(do="why", id="still-there", moves=["end"])
            assert player.receive("why", "refused")
