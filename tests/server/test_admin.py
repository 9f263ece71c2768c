"""Administrators' commands beside a running server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oddville.cli import main
from server.serving import HERE, PEOPLE, TestServer, run_server
from waiting import wait_until


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(place: Path) -> Iterator[TestServer]:
    with run_server(place, requests_a_second=0, tables_an_hour=0, messages_a_second=0) as server:
        yield server


class Admin:
    """The command, on the data of the server."""

    def __init__(self, place: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._place = place
        self._capsys = capsys

    def __call__(self, *words: str, code: int = 0) -> str:
        """What it prints, also what it complains of."""
        assert main(["admin", *words, "--data", str(self._place)]) == code
        output = self._capsys.readouterr()
        return output.out + output.err


@pytest.fixture
def admin(server: TestServer, place: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(place, capsys)


def tokens(table: dict[str, Any]) -> list[str]:
    return [link["token"] for link in table["seats"]]


def test_tables_are_listed_and_shown_without_their_secrets(server: TestServer, admin: Admin) -> None:
    table = server.make(HERE)
    with server.watch(table["id"], *tokens(table)) as player:
        player.request(do="say", seat=0, name="", text="good evening")
    listing = admin("list")
    assert f"{table['id']}  running" in listing
    assert "Ada · Bo" in listing
    lines = [json.loads(line) for line in admin("list", "--json", "--status", "running").splitlines()]
    assert table["id"] in [line["id"] for line in lines]
    shown = admin("show", table["id"])
    assert "Seat 1: Bo (here)" in shown
    assert "good evening" in shown
    assert not [secret for secret in (*tokens(table), table["host"]) if secret in listing + shown]


def test_a_removed_player_loses_the_seat_and_the_link_at_once(server: TestServer, admin: Admin) -> None:
    table = server.make(HERE)
    with server.watch(table["id"], *tokens(table)) as player:
        assert "played by a bot" in admin("kick", table["id"], "1")
        assert player.receive("lost")["seat"] == 1
        while (seat := player.receive("update")["table"]["seats"][1])["bot"] is None:
            pass
        assert seat["reason"] == "removed"
        assert player.request(do="say", seat=1, name="", text="hey")["error"] == "error-not-your-seat"
    with server.watch(table["id"], *tokens(table)) as again:
        assert again.welcome["seats"] == [0]


def test_a_removed_player_is_no_longer_present(server: TestServer, admin: Admin) -> None:
    table = server.make(HERE)
    ada, bo = tokens(table)
    with server.watch(table["id"], ada) as stays, server.watch(table["id"], bo):
        while stays.receive("presence")["seats"] != [True, True]:
            pass
        admin("kick", table["id"], "1")
        presence = stays.receive("presence")
        assert (presence["seats"], presence["watching"]) == ([True, False], 1)


def test_before_the_game_a_removed_seat_is_free_again(server: TestServer, admin: Admin) -> None:
    body = {"seats": [{"kind": "here", "name": "Ada"}, {"kind": "open"}, {"kind": "link"}]}
    table = server.make(body)
    with server.client() as client:
        taken = client.post(
            f"/api/tables/{table['id']}/sit", json={"key": "key-000001-0123456789abcd", "name": "Cy"}
        ).json()
    with server.watch(table["id"], taken["token"]) as player:
        assert player.welcome["seats"] == [1]
        admin("kick", table["id"], "1")
        assert player.receive("lost")["seat"] == 1
        assert not player.receive("update")["table"]["seats"][1]["taken"]


def test_chat_is_turned_off_and_on(server: TestServer, admin: Admin) -> None:
    table = server.make(HERE)
    with server.watch(table["id"], *tokens(table)) as player, server.watch(table["id"]) as watcher:
        admin("mute", table["id"], "0")
        admin("mute", table["id"], "watchers")
        request = {"do": "say", "name": "Eve", "text": "hello"}
        assert player.request(**request, seat=0)["error"] == "error-muted"
        assert player.request(**request, seat=1)["type"] == "done"
        assert watcher.request(**request, seat=None)["error"] == "error-muted"
        assert "Seat 0: Ada (here, muted)" in admin("show", table["id"])
        admin("unmute", table["id"], "0")
        wait_until(lambda: player.request(**request, seat=0)["type"] == "done")  # until the server has looked


def test_a_deleted_table_disconnects_its_clients(server: TestServer, admin: Admin) -> None:
    table, other = server.make(HERE), server.make(HERE)
    with server.watch(table["id"], *tokens(table)) as player, server.client() as client:
        client.post(f"/api/tables/{table['id']}/reports", json={"key": "report-000001", "text": "odd"})
        assert "odd" in admin("reports")
        admin("delete", table["id"])
        goodbye = player.receive("goodbye")
        assert (goodbye["reason"], goodbye["again"]) == ("error-no-table", False)
        assert client.get(f"/api/tables/{table['id']}").status_code == 404
        assert client.get(f"/api/tables/{other['id']}").status_code == 200
    assert admin("reports") == "There are no reports.\n"


def test_a_closed_server_makes_no_tables_and_continues(server: TestServer, admin: Admin) -> None:
    table = server.make(HERE)
    admin("close")
    with server.client() as client:
        assert client.post("/api/tables", json=PEOPLE).json()["error"] == "error-closed"
    with server.watch(table["id"], *tokens(table)) as player:
        assert player.move()["type"] == "done"
    assert "no (closed)" in admin("list")
    admin("open")
    server.make()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("show", "nothing"), "There is no table nothing"),
        (("delete", "nothing"), "There is no table nothing"),
        (("kick", "ID", "7"), "This seat does not exist"),
        (("kick", "ID", "one"), '"one" is not a seat'),
        (("mute", "ID", "everybody"), '"everybody" is not a seat'),
        (("kick", "ID", "1"), "This seat belongs to a bot"),
    ],
)
def test_invalid_admin_commands_are_refused(
    server: TestServer, admin: Admin, words: tuple[str, ...], expected: str
) -> None:
    table = server.make({"seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}]})
    named = [table["id"] if word == "ID" else word for word in words]
    assert expected in admin(*named, code=2)


def test_admin_commands_create_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--data", str(tmp_path / "none")]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_admin_commands_warn_about_a_misspelt_variable(admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ODDVILLE_DATABSE", "postgresql://db/oddville")
    assert "Did you mean ODDVILLE_DATABASE?" in admin("list")
