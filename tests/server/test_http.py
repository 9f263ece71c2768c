"""The HTTP API on a real port."""

import gzip
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from oddville.games.editions import DEFAULT
from oddville.server.http.endpoint import ENDPOINTS
from oddville.server.http.host_policy import DOCUMENT_HEADERS, RESOURCE_HEADERS
from oddville.server.store.protocol import StoreError, StoreUnavailable
from oddville.server.wire import MAX_MESSAGE_LENGTH
from server.serving import HERE, PEOPLE, TestServer, run_server

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    with run_server(tmp_path_factory.mktemp("data"), requests_a_second=0, tables_an_hour=0) as server:
        yield server


@pytest.fixture
def client(server: TestServer) -> Iterator[httpx.Client]:
    with server.client() as asking:
        yield asking


def problem(answer: httpx.Response, status: int) -> dict[str, Any]:
    """Check that a response is a `wire.Problem`."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    body: dict[str, Any] = answer.json()
    assert set(body) == {"error", "facts", "refusals"}
    assert re.fullmatch("[a-z]+(-[a-z]+)+", body["error"])
    return body


def test_a_new_table_has_the_same_view_for_everybody(server: TestServer, client: httpx.Client) -> None:
    table = server.make()
    assert [link["seat"] for link in table["seats"]] == [0, 1]
    view = client.get(f"/api/tables/{table['id']}").json()
    assert view["status"] == "waiting"
    assert [seat["name"] for seat in view["seats"]] == ["Ada", "Bo"]
    assert table["host"] not in json.dumps(view)
    assert table["id"] in [line["id"] for line in client.get("/api/tables?status=waiting").json()["tables"]]


@pytest.mark.parametrize("path", ["/api/tables/x/at/NUMBER", "/api/tables/x/seats/NUMBER/link"])
def test_a_very_long_number_in_a_path_is_not_found(client: httpx.Client, path: str) -> None:
    place = path.replace("NUMBER", "9" * 5000)
    method = "GET" if "/at/" in path else "POST"
    problem(client.request(method, place, headers=bearer("A" * 22)), 404)


def test_a_plain_request_to_the_websocket_gets_upgrade_required(client: httpx.Client) -> None:
    """As from a proxy that does not forward upgrades."""
    answer = client.get("/api/live")
    assert problem(answer, 426)["error"] == "error-upgrade"
    assert answer.headers["upgrade"] == "websocket"


@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS", "DELETE"])
def test_an_unknown_path_is_not_found_with_any_method(client: httpx.Client, method: str) -> None:
    assert problem(client.request(method, "/api/nothing"), 404)["error"] == "error-not-found"


@pytest.mark.parametrize(
    ("path", "more", "status", "error"),
    [
        ("/api/nothing", "Sec-WebSocket-Version: 13\r\n", 404, "error-not-found"),
        ("/", "Sec-WebSocket-Version: 13\r\n", 404, "error-not-found"),
        ("/api/live", "Sec-WebSocket-Version: 8\r\n", 400, "error-http"),
        ("/api/live", "", 400, "error-http"),
        (
            "/api/live",
            "Sec-WebSocket-Version: 13\r\nOrigin: https://evil.example\r\n",
            403,
            "error-foreign-page",
        ),
    ],
)
def test_a_refused_websocket_gets_a_problem_response(
    server: TestServer, caplog: pytest.LogCaptureFixture, path: str, more: str, status: int, error: str
) -> None:
    request_head = (
        f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    )
    secret = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    with socket.create_connection(("127.0.0.1", server.port), 5) as raw:
        raw.sendall(f"{request_head}{secret}{more}\r\n".encode())
        answer = b"".join(iter(lambda: raw.recv(10_000), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status)
    assert b"content-security-policy" in head.lower()
    assert json.loads(body)["error"] == error
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


@pytest.mark.parametrize("kind", [StoreUnavailable, StoreError])
def test_a_store_error_is_logged_and_answered_with_retry_after(
    client: httpx.Client,
    server: TestServer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    kind: type[StoreError],
) -> None:
    async def away() -> None:
        raise kind("error-store-full", file="/home/ada/oddville.db")

    monkeypatch.setattr(server.service.tables.store, "ping", away)
    answer = client.get("/readyz")
    assert problem(answer, 503) == {"error": "error-saving", "facts": {}, "refusals": []}
    assert answer.headers["retry-after"] == "2"
    record = next(line for line in caplog.records if line.msg == "store-failed")
    assert vars(record)["facts"] == {"error": "error-store-full", "file": "/home/ada/oddville.db"}


def test_the_same_key_makes_one_table(client: httpx.Client) -> None:
    body = {**PEOPLE, "key": "key-of-a-table-0123456789"}
    assert client.post("/api/tables", json=body).json() == client.post("/api/tables", json=body).json()


def test_an_open_seat_is_taken_once(server: TestServer, client: httpx.Client) -> None:
    table = server.make({"seats": [{"kind": "here"}, {"kind": "open"}]})
    sit = f"/api/tables/{table['id']}/sit"
    taken = client.post(sit, json={"key": "sit-down-1-0123456789abcd", "name": "Cy"}).json()
    assert (taken["id"], taken["seat"]) == (table["id"], 1)
    assert (
        problem(client.post(sit, json={"key": "sit-down-2-0123456789abcd"}), 409)["error"]
        == "error-no-open-seat"
    )


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_only_the_host_can_replace_a_link(server: TestServer, client: httpx.Client) -> None:
    table = server.make()
    link = f"/api/tables/{table['id']}/seats/1/link"
    assert problem(client.post(link), 401)["error"] == "error-authorization"
    assert client.post(link).headers["www-authenticate"] == "Bearer"
    assert problem(client.post(link, headers=bearer("A" * 22)), 403)["error"] == "error-not-host"
    fresh = client.post(link, headers=bearer(table["host"])).json()
    assert fresh["token"] != table["seats"][1]["token"]
    problem(client.post(f"/api/tables/{table['id']}/seats/7/link", headers=bearer(table["host"])), 404)


def test_a_seat_moves_to_another_device_by_a_code_once(server: TestServer, client: httpx.Client) -> None:
    table = server.make()
    place = f"/api/tables/{table['id']}/seats/0/code"
    code = client.post(place, headers=bearer(table["seats"][0]["token"])).json()["code"]
    taken = client.post("/api/codes", json={"code": f" {code[:4]}-{code[4:].upper()}"}).json()
    assert taken["seat"] == 0
    assert taken["token"] != table["seats"][0]["token"]
    assert problem(client.post("/api/codes", json={"code": code}), 404)["error"] == "error-code"


def test_a_report_can_be_repeated(server: TestServer, client: httpx.Client) -> None:
    table = server.make(HERE)
    report = {"key": "report-0001", "text": "The Forge\u202e fits nowhere"}
    for _ in range(2):
        assert client.post(f"/api/tables/{table['id']}/reports", json=report).status_code == 204
    problem(client.post("/api/tables/nowhere/reports", json=report), 404)


def test_records_and_replays(server: TestServer, client: httpx.Client) -> None:
    table = server.make(HERE)
    record = client.get(f"/api/tables/{table['id']}/record")
    assert record.text.startswith("odd: 1\n")
    assert "seed:" not in record.text
    replayed = client.get(f"/api/tables/{table['id']}/replay").json()
    assert [ply["ply"] for ply in replayed["plies"]] == [0]
    assert client.get(f"/api/tables/{table['id']}/at/0").json() == replayed["plies"][0]
    assert problem(client.get(f"/api/tables/{table['id']}/at/9"), 404)["error"] == "error-ply"


def test_a_record_is_replayed(client: httpx.Client) -> None:
    text = (GOLDEN / "sixth-building.odd").read_text()
    replayed = client.post("/api/replays", json={"record": text}).json()
    last = replayed["plies"][-1]
    assert last["view"]["phase"] == "over"
    assert last["points"] == [player["total"] for player in replayed["score"]["players"]]
    assert problem(client.post("/api/replays", json={"record": "no record"}), 400)["error"] == "record-none"


def test_editions_bots_rules_and_languages(client: httpx.Client) -> None:
    edition = client.get(f"/api/editions/{DEFAULT}").json()
    assert client.get(f"/api/editions/{edition['hash']}").json() == edition
    assert problem(client.get("/api/editions/pyproject.toml"), 404)["error"] == "error-no-edition"
    assert "mason" in [bot["name"] for bot in client.get("/api/bots").json()["bots"]]
    assert client.get("/api/rules").json()["version"]
    files = client.get("/api/languages").json()["languages"]["en"]
    assert "server.ftl" in files
    assert "error-no-table" in client.get("/locales/en/server.ftl").text


def test_a_qr_code_is_drawn_by_post_only(client: httpx.Client) -> None:
    drawn = client.post("/api/qr", json={"text": "http://localhost/t/1#secret"})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    problem(client.get("/api/qr?text=secret"), 405)


BOTS = ["./bot.py", "engine:/bin/sh", "search:ms=1000000", "nobody"]


@pytest.mark.parametrize("bot", BOTS)
def test_a_client_cannot_name_a_file_or_program_as_bot(client: httpx.Client, bot: str) -> None:
    body = {"seats": [{"kind": "here"}, {"kind": "bot", "bot": bot}]}
    assert problem(client.post("/api/tables", json=body), 400)["error"] == "error-table-bot"
    stand_in = {"seats": [{"kind": "here"}, {"kind": "link"}], "options": {"stand_in": bot}}
    assert problem(client.post("/api/tables", json=stand_in), 400)["error"] == "error-table-bot"


def test_editions_are_offered_with_their_numbers_of_players(server: TestServer, client: httpx.Client) -> None:
    offered = client.get("/api/editions").json()["editions"]
    assert [line["name"] for line in offered] == [DEFAULT, "micro"]
    assert [line["players"] for line in offered] == [[2, 3, 4]] * 2
    for edition in (DEFAULT, "micro"):
        table = server.make({**PEOPLE, "options": {"public": True, "edition": edition}})
        tables = client.get("/api/tables").json()["tables"]
        assert [line["edition"] for line in tables if line["id"] == table["id"]] == [edition]
    here = server.make({**HERE, "options": {"edition": "micro"}})
    with server.watch(here["id"]) as spectator:
        facts = [line["facts"] for line in spectator.welcome["log"] if line["message"] == "log-edition"]
    assert facts == [{"edition": "micro"}]


def test_a_client_cannot_name_a_file_as_edition(client: httpx.Client) -> None:
    body = {**HERE, "options": {"edition": "/etc/passwd"}}
    assert problem(client.post("/api/tables", json=body), 400)["error"] == "error-edition-unknown"


# Errors have one shape


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/tables/none", "/api/tables/x/seats/a/link", "/api/", "/no.html"]
)
def test_unknown_paths_are_not_found(client: httpx.Client, path: str) -> None:
    problem(client.get(path), 404)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda e: f"{e.method} {e.path}")
def test_other_methods_get_405_and_allow(client: httpx.Client, endpoint: Any) -> None:
    path = re.sub(r"\{[a-z]+:int\}", "0", endpoint.path).replace("{id}", "x").replace("{name}", "x")
    for method in ("PUT", "DELETE", "PATCH", "PROPFIND"):
        answer = client.request(method, path)
        assert problem(answer, 405)["error"] == "error-method"
        assert endpoint.method in answer.headers["allow"]
    options = client.options(path)
    assert (options.status_code, options.content) == (204, b"")
    assert "access-control-allow-origin" not in options.headers


@pytest.mark.parametrize(
    ("body", "kind", "status", "error"),
    [
        ("{", "application/json", 400, "error-message"),
        ('{"seats": []}', "application/json", 400, "error-message"),
        ('{"seats": 1}', "application/json", 400, "error-message"),
        ("[" * 10_000, "application/json", 400, "error-message"),
        ("{}", "text/plain", 415, "error-media-type"),
        ("seats=2", "application/x-www-form-urlencoded", 415, "error-media-type"),
    ],
)
def test_invalid_bodies_are_refused(
    client: httpx.Client, body: str, kind: str, status: int, error: str
) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": kind})
    assert problem(answer, status)["error"] == error


def test_an_invalid_body_is_answered_with_the_path_of_the_fault(client: httpx.Client) -> None:
    body = {"seats": [{"kind": "here"}, {"kind": "ghost"}]}
    assert problem(client.post("/api/tables", json=body), 400)["facts"]["where"] == "$.seats[1].kind"


def test_a_large_body_is_refused_before_it_is_read(server: TestServer) -> None:
    head = f"POST /api/codes HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(f"{head}Content-Length: {MAX_MESSAGE_LENGTH + 1}\r\n\r\n".encode())
        assert raw.recv(100).startswith(b"HTTP/1.1 413 ")
    chunk = b"x" * 4096
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        raw.sendall((b"%x\r\n" % len(chunk) + chunk + b"\r\n") * (MAX_MESSAGE_LENGTH // len(chunk) + 1))
        assert raw.recv(100).startswith(b"HTTP/1.1 413 ")


def test_invalid_http_gets_a_problem_response(server: TestServer) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"\x16\x03\x01 hello?\r\n\r\n")
        answer = raw.recv(4096)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.endswith(b'{"error":"error-http","facts":{},"refusals":[]}')


ABSENT = {
    "/api/reviews/{key}",
    "/api/reviews/{key}/stop",
    "/api/puzzles/{name}",
    "/api/duplicates/{id}",
    "/api/ladders/{id}",
    "/api/ladders/{id}/member",
    "/api/tables/{id}/today",
    "/api/tables/{id}/today/card",
}
"""There is none for a usual table."""


def test_get_and_head_change_nothing(server: TestServer, client: httpx.Client) -> None:
    table = server.make()
    before = client.get(f"/api/tables/{table['id']}").json()
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("{id}", table["id"]).replace("{seat:int}", "1").replace("{ply:int}", "0")
        for method in ("GET", "HEAD"):
            answer = client.request(method, path.replace("{name}", DEFAULT), headers=bearer(table["host"]))
            assert answer.status_code in (200, 405, 409) or endpoint.path in ABSENT, path
            assert method == "GET" or answer.content == b""
    assert client.get(f"/api/tables/{table['id']}").json() == before


# Files and looking on


def test_every_response_has_the_security_headers(server: TestServer, client: httpx.Client) -> None:
    scripts_and_data = ("/", "/packed/index.js", "/worker.js", "/icon.svg", "/api/bots", "/api/nothing")
    resources = ("/packed/index.css", "/fonts/oddville-text.woff2", "/app/any-192.png", "/locales/en/log.ftl")
    for path in (*scripts_and_data, *resources):
        answer = client.get(path)
        for name, value in RESOURCE_HEADERS:
            assert answer.headers.get_list(name) == [value], path
        for name, value in DOCUMENT_HEADERS:
            assert answer.headers.get_list(name) == ([value] if path in scripts_and_data else []), path
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers
        assert "set-cookie" not in answer.headers


def test_files_are_compressed_and_revalidated_by_etag(client: httpx.Client) -> None:
    first = client.get("/locales/en/log.ftl", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["content-type"] == "text/plain; charset=utf-8"
    again = client.get("/locales/en/log.ftl", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = client.get("/locales/en/log.ftl", headers={"accept-encoding": "identity"})
    assert plain.text == first.text
    assert plain.headers["etag"] != first.headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/server/app.py",
        "/locales/../server/app.py",
        "/locales/en/%2e%2e/%2e%2e/py.typed",
        "/locales//etc/passwd",
        "/locales/en/..%5c..%5capp.py",
        "/%00",
        "/locales/en/",
        "/t/..%2f..%2fx",
    ],
)
def test_no_path_leads_out_of_the_folder(server: TestServer, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
        assert raw.recv(100).split()[1] == b"404"


def test_the_short_link_of_a_table(client: httpx.Client) -> None:
    answer = client.get("/t/abc123")
    assert (answer.status_code, answer.headers["location"]) == (302, "/table.html?table=abc123")


def test_long_responses_are_compressed(server: TestServer, client: httpx.Client) -> None:
    with client.stream("GET", f"/api/editions/{DEFAULT}") as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(raw))["name"] == DEFAULT
