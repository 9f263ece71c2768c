"""Two servers whose tables differ only in what nobody knows send the same bytes, until something comes to light."""

import json
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from oddville.games.game import Game
from oddville.server.ops.settings import FILE
from oddville.server.store.chain import first_hash, hashes
from oddville.server.store.protocol import LogEntry, TableRow
from oddville.server.tables.table import Secret
from server.serving import HERE, Player, TestServer, run_server

REVEALS = {"log-refill", "log-cheat", "log-pile", "log-guild-reshuffled"}
PLIES = 14
_MOMENT = re.compile(rb"\b1[0-9]{12}\b")
_PROMISE = re.compile(rb"\b[0-9a-f]{64}\b")


def plain(message: str | bytes) -> bytes:
    """A message without the moments it speaks of, and without the promise, the hash of what is secret."""
    raw = message.encode() if isinstance(message, str) else message
    return _PROMISE.sub(b"promise", _MOMENT.sub(b"moment", raw))


def put_secret(folder: Path, table: str, secret: Secret) -> None:
    """The table begins from a position that only the server knows."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        values = (msgspec.json.encode(secret), table)
        connection.execute("UPDATE tables SET secret = ? WHERE id = ?", values)
        renew_chain(connection, table)
        connection.commit()


def renew_chain(connection: sqlite3.Connection, table: str) -> None:
    """The hashes of the table's log, as if it had always had this secret."""
    columns = "id, created_at, rules, edition, secret, settings"
    row = TableRow(*connection.execute(f"SELECT {columns} FROM tables WHERE id = ?", (table,)).fetchone())
    log = "SELECT number, at, key, body FROM entries WHERE table_id = ? ORDER BY number"
    entries = [LogEntry(*each) for each in connection.execute(log, (table,))]
    chain = hashes(first_hash(row), entries)
    for entry, hash_ in zip(entries, chain, strict=True):
        values = (hash_, table, entry.number)
        connection.execute("UPDATE entries SET hash = ? WHERE table_id = ? AND number = ?", values)
    last = chain[-1] if chain else first_hash(row)
    connection.execute("UPDATE tables SET hash = ? WHERE id = ?", (last, table))


def two_folders(tmp_path: Path) -> tuple[list[Path], dict[str, Any]]:
    """The same table twice; hidden cards are dealt anew in the second."""
    folders = [tmp_path / "one", tmp_path / "other"]
    with run_server(folders[0]) as server:
        table = server.make(HERE | {"options": {"confirm": False}})
    folders[1].mkdir()
    (folders[1] / FILE).write_bytes((folders[0] / FILE).read_bytes())
    game = Game(2, seed="a secret")
    dealt = [game.position(), game.resample(random.Random(5)).position()]
    assert dealt[0]["deck"] != dealt[1]["deck"]
    for folder, position in zip(folders, dealt, strict=True):
        put_secret(folder, table["id"], Secret("another secret", position))
    return folders, table


class Session:
    """Somebody at both seats of one server's table, and every byte they were sent."""

    def __init__(self, server: TestServer, table: dict[str, Any]) -> None:
        self._client = server.client()
        self._id = table["id"]
        self._player = Player(server.connect(), table["id"], tuple(link["token"] for link in table["seats"]))
        self.bytes: list[bytes] = [plain(json.dumps(self._player.welcome))]

    def choices(self) -> dict[str, Any]:
        return self._player.receive("choices")

    def play(self, choices: dict[str, Any], move: str, ply: int) -> list[str]:
        """Play, send every question, and return what was revealed."""
        request = {"do": "move", "seat": choices["seat"], "version": choices["version"], "move": move}
        self._player.request(**request, key=f"ply-{ply:06}")
        update = self._player.receive("update")
        self._player.send(do="why", id="why-000001", moves=["cheat", "building 1 1"])
        answers = [update, self._player.receive("why", "refused")]
        self.bytes += [plain(json.dumps(answer)) for answer in (choices, *answers)]
        for place in ("", "/record", "/replay", f"/at/{ply + 1}"):
            answer = self._client.get(f"/api/tables/{self._id}{place}")
            assert answer.status_code == 200, answer.text
            self.bytes.append(plain(answer.content))
        return [line["message"] for line in update["log"]]

    def close(self) -> None:
        self._client.close()
        self._player.connection.close()


def test_the_same_bytes_until_something_comes_to_light(tmp_path: Path) -> None:
    folders, table = two_folders(tmp_path)
    free = {"requests_a_second": 0, "messages_a_second": 0}
    with run_server(folders[0], **free) as one, run_server(folders[1], **free) as other:
        sessions = [Session(server, table) for server in (one, other)]
        try:
            _compare(*sessions)
        finally:
            for session in sessions:
                session.close()


def _compare(one: Session, other: Session) -> None:
    for ply in range(PLIES):
        choices = one.choices()
        assert other.choices() == choices
        move = quiet(choices) if ply < PLIES - 1 else loud(choices)
        messages = [session.play(choices, move, ply) for session in (one, other)]
        if ply < PLIES - 1:
            assert not REVEALS & set(messages[0])
            assert one.bytes == other.bytes
    assert "log-refill" in messages[0]
    assert one.bytes != other.bytes  # so it was really another deal


def quiet(choices: dict[str, Any]) -> str:
    """A move that brings nothing to light."""
    moves: list[str] = [choice["move"] for choice in choices["moves"]]
    return next(move for move in moves if move.startswith(("choose", "coins", "recover", "resource", "end")))


def loud(choices: dict[str, Any]) -> str:
    """A move by which a new card comes into the row."""
    return str(next(choice["move"] for choice in choices["moves"] if choice["move"].startswith("building")))
