"""`oddville backup` and `oddville restore` beside a running server."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oddville.cli import main
from server.serving import HERE, SECONDS, TestServer, run_server
from waiting import wait_until


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('data') / 'tables.db'}"
    return str(request.getfixturevalue("postgresql_server").new_database())


@pytest.fixture
def empty(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another one, of the same kind."""
    if database.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'other.db'}"
    return str(request.getfixturevalue("postgresql_server").new_database())


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[TestServer]:
    free = {"requests_a_second": 0, "tables_an_hour": 0, "messages_a_second": 0}
    with run_server(tmp_path, database=database, **free) as server:
        yield server


def tokens(table: dict[str, Any]) -> list[str]:
    return [link["token"] for link in table["seats"]]


class Playing(threading.Thread):
    """A client that plays on and remembers the acknowledged entries."""

    def __init__(self, server: TestServer) -> None:
        super().__init__(daemon=True)
        self.new_table = server.make(HERE | {"options": {"confirm": False}})
        self.done = 0
        self._player = server.watch(self.new_table["id"], *tokens(self.new_table))
        self._stopping = threading.Event()

    def run(self) -> None:
        with self._player as player:
            while not self._stopping.is_set():
                self.done = player.move()["number"]

    def stop(self) -> None:
        self._stopping.set()
        self.join(SECONDS)
        assert not self.is_alive()


def test_a_backup_during_play_can_be_restored_and_continued(
    server: TestServer, empty: str, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    playing = Playing(server)
    playing.start()
    wait_until(lambda: playing.done >= 5)
    before = playing.done
    file = tmp_path / "tables.backup"
    assert main(["backup", str(file), "--database", database]) == 0
    assert "checked completely" in capsys.readouterr().out
    playing.stop()
    assert main(["restore", str(file), "--database", empty]) == 0
    output = capsys.readouterr().out
    assert "Restored" in output
    assert "@" not in output
    with (
        run_server(tmp_path / "again", database=empty) as restored,
        restored.watch(playing.new_table["id"], *tokens(playing.new_table)) as player,
    ):
        assert player.welcome["table"]["number"] >= before
        assert player.move()["type"] == "done"


def test_backup_and_restore_overwrite_only_with_the_option(
    server: TestServer, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = server.make(HERE)
    file = tmp_path / "tables.backup"
    file.write_text("dear to me")
    assert main(["backup", str(file), "--database", database]) == 2
    assert "already exists" in capsys.readouterr().err
    assert file.read_text() == "dear to me"
    assert main(["backup", str(file), "--replace", "--database", database]) == 0
    assert main(["restore", str(file), "--database", database]) == 2
    assert main(["restore", str(tmp_path / "none"), "--database", database]) == 2
    if database.startswith("sqlite"):  # PostgreSQL lets several in
        assert main(["restore", str(file), "--replace", "--database", database]) == 2
        assert "in use by another server" in capsys.readouterr().err
    with server.client() as client:
        assert client.get(f"/api/tables/{table['id']}").status_code == 200


def test_a_damaged_backup_is_refused(empty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "source"
    with run_server(source) as server:
        for _ in range(20):
            server.make(HERE)
    file = tmp_path / "tables.backup"
    assert main(["backup", str(file), "--data", str(source)]) == 0
    content = bytearray(file.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 4096] = b"\0" * 4096
    file.write_bytes(content)
    assert main(["restore", str(file), "--database", empty]) == 2
    assert "damaged" in capsys.readouterr().err
