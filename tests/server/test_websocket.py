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
from server.serving import HERE, PEOPLE, SECONDS, Player, Running, serving
from services import until


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(
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


def tokens(made: dict[str, Any]) -> list[str]:
    return [link["token"] for link in made["seats"]]


def test_welcome_has_the_table_and_the_seats_of_the_client(running: Running) -> None:
    made = running.make()
    with running.watch(made["id"], *tokens(made), made["host"]) as both, running.watch(made["id"]) as nobody:
        assert (both.welcome["seats"], both.welcome["hosting"]) == ([0, 1], True)
        assert (nobody.welcome["seats"], nobody.welcome["hosting"]) == ([], False)
        assert nobody.welcome["table"] == both.welcome["table"]
        assert both.hear("presence")["seats"] == [True, True]


def test_a_move_reaches_everybody_with_the_same_bytes(running: Running) -> None:
    made = running.make(HERE)
    with running.watch(made["id"], *tokens(made)) as player, running.watch(made["id"]) as watcher:
        assert player.move()["type"] == "done"
        seen = watcher.hear("update")
        assert seen["table"]["ply"] == 1
        assert seen["log"][0]["message"] == "log-choose"


def test_a_request_repeated_with_its_key_is_executed_once(running: Running) -> None:
    made = running.make(HERE)
    with running.watch(made["id"], *tokens(made)) as player:
        said = {"do": "say", "seat": 0, "text": "hello", "key": "said-it-once"}
        assert player.ask(**said) == player.ask(**said)
    with running.watch(made["id"]) as late:
        assert [line["text"] for line in late.welcome["chat"]] == ["hello"]


def test_an_illegal_move_is_refused_with_every_rule(running: Running) -> None:
    made = running.make(HERE)
    with running.watch(made["id"], *tokens(made)) as player:
        choices = player.hear("choices")
        refused = player.ask(do="move", seat=choices["seat"], version=choices["version"], move="coins 1")
        assert refused["error"] == "error-illegal-move"
        assert refused["refusals"][0]["rule"]
        stale = player.ask(do="move", seat=choices["seat"], version=99, move="choose wood")
        assert stale["error"] == "error-moved-on"


def test_spectators_cannot_move(running: Running) -> None:
    made = running.make(HERE)
    with running.watch(made["id"]) as watcher:
        for request in ({"do": "move", "move": "choose wood"}, {"do": "undo"}, {"do": "confirm"}):
            assert watcher.ask(seat=0, version=1, **request)["error"] == "error-not-your-seat"
        assert watcher.ask(do="start")["error"] == "error-not-host"


def test_why_and_score_are_answered(running: Running) -> None:
    made = running.make(HERE)
    with running.watch(made["id"], *tokens(made)) as player:
        player.tell(do="why", id="1", moves=["coins 1", "choose wood"])
        why = player.hear("why")
        assert why["answers"][0][1][0]["rule"]
        player.tell(do="why", id="picked", targets=["worker:1", "coins"])
        assert [move for move, _ in player.hear("why")["answers"]] == ["coins 1"]
        player.tell(do="score", id="2")
        assert len(player.hear("score")["score"]["players"]) == 2


def test_a_client_is_told_that_it_lost_a_seat(running: Running) -> None:
    made = running.make(HERE)
    with running.watch(made["id"], *tokens(made)) as player:
        with running.client() as client:
            headers = {"authorization": f"Bearer {tokens(made)[0]}"}
            fresh = client.post(f"/api/tables/{made['id']}/seats/0/link", headers=headers).json()
        assert player.hear("lost")["seat"] == 0
        assert player.ask(do="say", seat=0, text="still here?")["error"] == "error-not-your-seat"
        assert player.ask(do="say", seat=1, text="yes")["type"] == "done"
    with (
        running.watch(made["id"], tokens(made)[0]) as before,
        running.watch(made["id"], fresh["token"]) as now,
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
def test_an_invalid_hello_closes_the_connection(running: Running, message: str | bytes, error: str) -> None:
    connection = running.connect()
    connection.send(message)
    heard, code = closing(connection)
    assert [line["type"] for line in heard] == ["refused", "goodbye"]
    assert heard[0]["error"] == error
    assert not heard[1]["again"]
    assert code == 1008


def test_a_connection_without_hello_is_closed(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.1)
    heard, code = closing(running.connect())
    assert (heard[0]["type"], code) == ("goodbye", 1008)


def test_invalid_messages_are_refused_and_then_close_the_connection(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        sockets, "TokenBucket", partial(TokenBucket, clock=lambda: 0.0)
    )  # however long it takes
    with running.watch(running.make()["id"]) as player:
        for _ in range(sockets.MAX_INVALID + 1):
            player.connection.send('{"do":"dance"}')
        heard, code = closing(player.connection)
        assert [line["error"] for line in heard if line["type"] == "refused"] == ["error-message"] * (
            sockets.MAX_INVALID + 1
        )
        assert code == 1008


def test_a_message_that_is_too_long_closes_the_connection(running: Running) -> None:
    with running.watch(running.make()["id"]) as player:
        player.connection.send("x" * 17_000)
        assert closing(player.connection)[1] == 1009


HANDSHAKE = (
    "GET /api/live HTTP/1.1\r\nHost: {host}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_a_client_that_goes_on_sending_learns_why_it_is_disconnected(running: Running) -> None:
    """A connection closed with unread input is reset, and what was sent on it may be lost."""
    with socket.create_connection(("127.0.0.1", running.port), SECONDS) as raw:
        raw.sendall(HANDSHAKE.format(host=running.host).encode())
        stream = raw.makefile("rb")
        while stream.readline().strip():
            pass
        raw.sendall(b"\x82\xfe\xff\xff" + bytes(4))  # a frame of 65,535 bytes begins
        opcode, length = stream.read(2)
        assert (opcode, stream.read(length)[:2]) == (0x88, (1009).to_bytes(2))
        until(lambda: not running.service.sockets)
        for _ in range(20):
            raw.sendall(bytes(3_000))  # its other bytes
        assert stream.read() == b""


def test_internal_errors_are_not_disclosed(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = running.make(HERE)

    def break_down(*_: object) -> None:
        raise RuntimeError("the seed is 42")

    monkeypatch.setattr(running.service.tables.queries, "answer", break_down)
    monkeypatch.setattr(running.service.tables.queries, "public_tables", break_down)
    with running.watch(made["id"]) as player:
        player.tell(do="score", id="2")
        refused = player.hear("refused")
        assert (refused["error"], refused["request"]) == ("error-inside", "2")
        assert set(refused["facts"]) == {"request"}
    with running.client() as client:
        answer = client.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (500, "error-inside")
    assert "42" not in json.dumps(answer.json()["error"]) + answer.text.replace(
        answer.json()["facts"]["request"], ""
    )


def test_a_fast_client_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, messages_a_second=20) as running:
        made = running.make(HERE)
        with running.watch(made["id"], *tokens(made)) as fast:
            began = time.monotonic()
            for number in range(100):
                fast.tell(do="why", id=str(number), moves=["coins 1"])
            assert [fast.hear("why")["id"] for _ in range(100)] == [str(number) for number in range(100)]
            assert time.monotonic() - began > 0.7


def test_a_fast_client_does_not_delay_others(tmp_path: Path) -> None:
    with serving(tmp_path, messages_a_second=1) as running:
        made = running.make(HERE)
        with (
            running.watch(made["id"], *tokens(made)) as fast,
            running.watch(made["id"], *tokens(made)) as other,
        ):
            for number in range(
                2 * int(SECONDS)
            ):  # it takes longer to hear all of that than anybody here waits
                fast.tell(do="why", id=str(number), moves=["coins 1"])
            assert other.ask(do="say", seat=0, text="hello")["type"] == "done"
            fast.connection.socket.shutdown(socket.SHUT_RDWR)


def test_spectators_of_a_table_share_a_limit(tmp_path: Path) -> None:
    with serving(tmp_path, messages_a_second=1) as running:
        running.service.limits.spectators = RateLimiter(1, 4, lambda: 0.0)  # however long it takes
        made = running.make()
        with running.watch(made["id"]) as one, running.watch(made["id"]) as other:
            for number in range(3):
                one.tell(do="why", id=str(number), moves=["coins 1"])
                other.tell(do="why", id=str(number), moves=["coins 1"])
            answers = [who.hear("why", "refused")["type"] for who in (one, other) for _ in range(3)]
            assert sorted(answers) == ["refused"] * 2 + ["why"] * 4


def test_a_client_that_does_not_read_is_disconnected(running: Running) -> None:
    made = running.make(HERE)
    stuck = socket.create_connection(("127.0.0.1", running.port))
    _shake_hands(stuck, running.host, made["id"])
    with running.watch(made["id"], *tokens(made)) as player:
        until(lambda: any(not watcher.seats for watcher in list(_watchers(running, made["id"]))))
        reader = next(watcher for watcher in _watchers(running, made["id"]) if not watcher.seats)
        sent = 0
        while reader in _watchers(running, made["id"]) and sent < 200:
            sent += 1
            running.loop.call_soon_threadsafe(reader.send, b"x" * 100_000)
            assert player.ask(do="say", seat=0, text="hello")["type"] == "done"
        assert 20 < sent < 200
    stuck.close()


def _watchers(running: Running, table: str) -> set[Watcher]:
    return set(running.service.tables.registry._live[table].watchers)


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
    with serving(tmp_path) as running:
        made = running.make(HERE)
        player = running.watch(made["id"], *tokens(made))
        assert player.move()["type"] == "done"
        silent = running.connect()
        stopping = threading.Thread(target=running.stop)
        stopping.start()
        heard, code = closing(player.connection)
        assert closing(silent)[1] == 1012
        stopping.join()
        assert (heard[-1], code) == ({"type": "goodbye", "reason": "restart", "again": True}, 1012)
    with serving(tmp_path) as again, again.watch(made["id"], *tokens(made)) as player:
        assert player.welcome["table"]["ply"] == 1
        assert player.welcome["seats"] == [0, 1]


def test_a_bot_plays_and_gives_a_hint(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        wish = {
            "seats": [{"kind": "here"}, {"kind": "bot", "bot": "newcomer"}],
            "options": {"pace": "quick", "confirm": False},
        }
        made = running.make(wish)
        with running.watch(made["id"], *tokens(made)) as player:
            version = _play_until_own_turn(player)
            player.tell(do="hint", id="h1", version=version)
            player.tell(do="hint", id="h2", version=version)
            assert player.hear("refused")["error"] == "error-hint-busy"
            assert player.hear("hint")["id"] == "h1"


def _play_until_own_turn(player: Player) -> int:
    """Take part until the bot has moved; the version at which it is the player's turn again."""
    player.move()
    while True:
        choices = player.hear("choices")
        if "choose" not in choices["moves"][0]["move"]:
            version: int = choices["version"]
            return version


def test_choices_are_sent_only_to_the_seat_that_must_choose(running: Running) -> None:
    made = running.make(PEOPLE)
    with running.watch(made["id"], tokens(made)[1]) as bo, running.watch(made["id"], tokens(made)[0]) as ada:
        assert bo.ask(do="rename", seat=1, name="Bo")["type"] == "done"
        heard = [message["type"] for player in (ada, bo) for message in player.all_until_now()]
        assert heard.count("choices") == 1


def test_a_silent_websocket_outlives_the_head_timeout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as running:
        made = running.make()
        monkeypatch.setattr("oddville.server.http.protocols.HEAD_SECONDS", 0.3)
        connection = None
        while connection is None:  # on a busy machine it may take longer to come in than is waited for
            with suppress(OSError, EOFError, InvalidHandshake):
                connection = running.connect()
        with Player(connection, made["id"], (made["seats"][0]["token"],)) as player:
            time.sleep(0.8)
            player.tell(do="why", id="still-there", moves=["end"])
            assert player.hear("why", "refused")
