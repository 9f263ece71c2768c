"""The log: no secrets, and no flood."""

import io
import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oddville.server.ops.logs import RepeatFilter, configure_logging, mask
from server.serving import SECONDS, TestServer, run_server


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The log at level debug."""
    root, written = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    configure_logging("json", "debug", written)
    yield written
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("oddville").setLevel(logging.NOTSET)


HOOK = "https://8.8.8.8/hook/sesame"


def answers_about(server: TestServer, table: dict[str, Any], secrets: list[str]) -> tuple[str, list[str]]:
    """Use all secrets of a table: the code of a seat, and what everybody is sent."""
    path, bearer = f"/api/tables/{table['id']}", {"authorization": f"Bearer {secrets[1]}"}
    with server.client() as client:
        code: str = client.post(f"{path}/seats/0/code", headers=bearer).json()["code"]
        answer = client.post(f"{path}/seats/0/notice", json={"url": HOOK}, headers=bearer)
        assert answer.status_code == 204
        queries = (f"/t/x?{secrets[1]}", f"/api/tables?status={code}")
        pages = (path, "/api/tables", "/metrics", f"/{secrets[0]}", *queries)
        answers = [client.get(page).text for page in pages]
        client.post("/api/codes", content=secrets[2], headers={"authorization": f"Bearer {secrets[2]}"})
    with server.watch(table["id"], *secrets) as player:
        player.send(do="hello", table=table["id"], tokens=secrets)
        answers += [json.dumps(player.receive("refused")), json.dumps(player.welcome)]
    with server.watch(table["id"]) as spectator:
        answers.append(json.dumps(spectator.welcome))
    return code, answers


def test_secrets_are_neither_stored_nor_logged_nor_sent_to_others(tmp_path: Path, log: io.StringIO) -> None:
    with run_server(tmp_path, metrics_from=("127.0.0.1",)) as server:
        table = server.make()
        secrets = [table["host"], *(link["token"] for link in table["seats"])]
        code, answers = answers_about(server, table, secrets)
    stored = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert len(stored) > 1000
    lines = log.getvalue().splitlines()
    assert {"request", "socket"} <= {json.loads(line)["event"] for line in lines}
    assert HOOK.encode() in stored, "where a notice goes must be known to send it"
    assert not [line for line in lines if code in line]
    for secret in (*secrets, code):
        assert secret.encode() not in stored
    for secret in (*secrets, "sesame"):
        for text in (*answers, *lines):
            assert secret not in text


def refusals(log: io.StringIO) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, log.getvalue().splitlines()) if line["event"] == "request"]


def test_log_lines_of_refused_requests_are_limited(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oddville.server.http.middleware.ERROR_LINES_BURST", 3)
    monkeypatch.setattr("oddville.server.http.middleware.ERROR_LINES_A_SECOND", 1e-9)
    with run_server(tmp_path) as server, server.client() as client:
        for _ in range(8):
            assert client.get("/api/nothing", headers={"host": "evil.example"}).status_code == 421
        middleware: Any = server.uvicorn.config.app
        middleware._error_lines._tokens = 1.0
        client.get("/api/nothing")
    written = [line for line in refusals(log) if line["level"] == "info"]
    assert [line["status"] for line in written] == [421, 421, 421, 404]
    assert written[0]["error"] == "error-host"
    assert written[-1]["left_out"] == 5


def test_log_lines_of_invalid_http_are_limited(tmp_path: Path, log: io.StringIO) -> None:
    with run_server(tmp_path) as server:
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", server.port), SECONDS) as raw:
                raw.sendall(b"nonsense\r\n\r\n")
                assert raw.recv(100).startswith(b"HTTP/1.1 400 ")
    assert log.getvalue().count("Invalid HTTP request") == 1


def test_repeated_lines_of_a_library_are_counted() -> None:
    now = 0.0
    repeats = RepeatFilter(lambda: now)

    def filter_record(name: str) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": name, "msg": "bad %s", "args": ("x",)})
        return record if repeats.filter(record) else None

    assert filter_record("uvicorn.error")
    assert not any(filter_record("uvicorn.error") for _ in range(4))
    assert all(filter_record("oddville") for _ in range(4))
    now = 61.0
    again = filter_record("uvicorn.error")
    assert again is not None
    assert vars(again)["left_out"] == 4


def test_what_looks_like_a_secret_is_mask() -> None:
    assert mask("/t/7kQPBAh8-dWnqS6E_olOtg") == "/t/…"
    assert mask("a\nb\x1b[2J") == "a?b?[2J"
    assert len(mask("ab " * 1000)) <= 200
