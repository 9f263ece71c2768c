"""Whom the server answers: names, pages, how often, how many; and that secrets stay secret."""

import io
import json
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from oddville.server.addresses import client_of
from oddville.server.limits import MOST_KEYS, Bucket, Buckets, Crowd
from oddville.server.logs import _Sparing, begin_logs, masked
from oddville.server.security import Doors
from oddville.server.settings import Settings
from server.serving import PEOPLE, SECONDS, Running, serving


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(
        tmp_path_factory.mktemp("data"),
        base_path="/odd/ville",
        allowed_hosts=("town.example", "*.village.example", "town.example:8443"),
        trusted_proxies=("127.0.0.1",),
        metrics_from=("10.0.0.0/8",),
    ) as server:
        yield server


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:80", "[::1]:8612", "TOWN.example", "a.village.example"]
)
def test_names_that_are_ours(running: Running, host: str) -> None:
    with running.client() as client:
        assert client.get("/api/bots", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "",
        "localhost.evil.example",
        "village.example",
        "10.0.0.1",
        "town.example.",
        "eviltown.example",
    ],
)
def test_other_names_are_refused_whatever_is_asked(running: Running, host: str) -> None:
    with running.client() as client:
        for path in ("/metrics", "/api/bots", "/", "/healthz/", "/api/healthz"):
            answer = client.get(path, headers={"host": host})
            assert (answer.status_code, answer.json()["error"]) == (421, "error-host")
    with pytest.raises(InvalidStatus) as refused:
        running.connect(additional_headers={"Host": host})
    assert refused.value.response.status_code in (400, 421)


@pytest.mark.parametrize("host", ["10.0.0.1:8612", "evil.example", ""])
@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_whoever_looks_whether_the_server_is_well_may_use_any_name(
    running: Running, host: str, path: str
) -> None:
    with running.client() as client:
        assert client.get(path, headers={"host": host}).text == "ok\n"
        assert client.head(path, headers={"host": host}).status_code == 200
        assert client.post(path, headers={"host": host}).status_code == 421
    with pytest.raises(InvalidStatus) as refused:
        running.connect(additional_headers={"Host": host})
    assert refused.value.response.status_code in (400, 421)
    with httpx.Client(base_url=f"http://{running.host}") as outside:
        assert outside.get(path, headers={"host": host}).status_code == 421, "not below the base path"


OWN = [
    ("http://town.example", "town.example"),
    ("https://town.example", "town.example:443"),
    ("https://town.example:8443", "town.example"),
    ("http://localhost:8612", "localhost:8612"),
    (None, "town.example"),
]
FOREIGN = [
    ("http://evil.example", "town.example"),
    ("null", "town.example"),
    ("http://town.example.evil.example", "town.example"),
    ("http://town.example:81", "town.example"),
    ("http://evil.example/town.example", "town.example"),
    ("http://town.example@evil.example", "town.example"),
    ("file://", "town.example"),
    ("", "town.example"),
    ("http://[", "town.example"),
]


@pytest.mark.parametrize(("origin", "host"), OWN)
def test_our_own_pages_are_trusted(origin: str | None, host: str) -> None:
    assert Doors(Settings(allowed_hosts=("town.example", "town.example:8443"))).trusts(origin, None, host)


@pytest.mark.parametrize(("origin", "host"), FOREIGN)
def test_other_pages_change_nothing_and_open_no_socket(running: Running, origin: str, host: str) -> None:
    with running.client() as client:
        answer = client.post("/api/tables", json=PEOPLE, headers={"origin": origin, "host": host})
    assert (answer.status_code, answer.json()["error"]) == (403, "error-foreign-page")
    with pytest.raises(InvalidStatus) as refused:
        running.connect(additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


def test_a_browser_that_tells_of_another_site_is_believed(running: Running) -> None:
    with running.client() as client:
        for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 201)):
            answer = client.post("/api/tables", json=PEOPLE, headers={"sec-fetch-site": site})
            assert answer.status_code == status


def test_below_a_base_path(running: Running) -> None:
    with running.client() as client:
        made = client.post("/api/tables", json=PEOPLE).json()
        assert client.get(f"/api/tables/{made['id']}").status_code == 200
        assert client.get(f"/t/{made['id']}").headers["location"].startswith("/odd/ville/table.html")
    with running.watch(made["id"]) as player:
        assert player.welcome["table"]["id"] == made["id"]
    with httpx.Client(base_url=f"http://{running.host}") as outside:
        assert outside.get("/api/bots").status_code == 404


def test_behind_a_trusted_proxy(running: Running) -> None:
    with running.client() as client:
        assert client.get("/metrics").status_code == 404
        told = {"x-forwarded-for": "10.1.2.3, 127.0.0.1", "x-forwarded-proto": "https"}
        answer = client.get("/metrics", headers=told)
    assert answer.status_code == 200
    assert answer.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("10.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "9.9.9.9, 1.2.3.4, 10.0.0.2", "1.2.3.4"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "[2001:db8::1]:443", "2001:db8::1"),
        ("10.0.0.1", "1.2.3.4:5678", "1.2.3.4"),
        ("10.0.0.1", "<script>", "unknown"),
        ("8.8.8.8", "1.2.3.4", "8.8.8.8"),
        ("::ffff:10.0.0.1", "1.2.3.4", "1.2.3.4"),
    ],
)
def test_only_trusted_proxies_are_believed(peer: str, forwarded: str, address: str) -> None:
    scope = {"client": (peer, 1), "scheme": "http"}
    proxies = Settings(trusted_proxies=("10.0.0.0/8",)).proxies
    assert client_of(scope, {"x-forwarded-for": forwarded}, proxies).address == address


def test_a_household_of_ipv6_counts_as_one() -> None:
    one, other = (client_of({"client": (f"2001:db8::{i}", 1)}, {}, ()) for i in (1, 2))
    assert one.key == other.key
    assert client_of({"client": ("1.2.3.4", 1)}, {}, ()).key == "1.2.3.4"


# How often, how many


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [0, 0.5]
    now[0] = 100
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_everybody_has_a_bucket_and_few_are_remembered() -> None:
    buckets = Buckets(1, 1, lambda: 0.0)
    assert (buckets.take("a"), buckets.take("a"), buckets.take("b")) == (0, 1, 0)
    for number in range(MOST_KEYS + 10):
        buckets.take(str(number))
    assert len(buckets) == MOST_KEYS
    assert [Buckets(0, 0).take("a") for _ in range(100)] == [0] * 100


def test_a_crowd_has_its_limits() -> None:
    crowd = Crowd(3, 2)
    assert [crowd.enter(who) for who in "aaabb"] == [True, True, False, True, False]
    crowd.leave("a")
    assert crowd.enter("b")
    assert not crowd.enter("c")


def test_who_asks_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    with (
        serving(tmp_path, requests_a_second=2, tables_an_hour=2, most_sockets_each=2) as running,
        running.client() as client,
    ):
        answers = [client.post("/api/tables", json=PEOPLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["error"] == "error-too-many"
        assert int(answers[-1].headers["retry-after"]) > 1000
        table = answers[0].json()["id"]
        with running.watch(table), running.watch(table):
            with pytest.raises(InvalidStatus) as refused:
                running.connect()
            assert refused.value.response.status_code == 429
        running.service.limits.requests = Buckets(
            10, 40, lambda: 0.0
        )  # however long it takes to ask so often
        statuses = [client.get("/api/bots").status_code for _ in range(41)]
        assert statuses == [200] * 40 + [429]


def test_who_says_nothing_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.server.protocols.HEAD_SECONDS", 0.2)
    with serving(tmp_path) as running, socket.create_connection(("127.0.0.1", running.port), SECONDS) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        with suppress(ConnectionResetError):
            assert raw.recv(100) == b""


# Secrets


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that a server writes down at its most talkative."""
    root, written = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    begin_logs("json", "debug", written)
    yield written
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("oddville").setLevel(logging.NOTSET)


def test_secrets_are_nowhere_but_with_who_holds_them(tmp_path: Path, log: io.StringIO) -> None:
    with serving(tmp_path, metrics_from=("127.0.0.1",)) as running:
        made = running.make()
        secrets = [made["host"], *(link["token"] for link in made["seats"])]
        with running.client() as client:
            code = client.post(
                f"/api/tables/{made['id']}/seats/0/code", headers={"authorization": f"Bearer {secrets[1]}"}
            ).json()["code"]
            hook = "https://8.8.8.8/hook/sesame"
            told = client.post(
                f"/api/tables/{made['id']}/seats/0/notice",
                json={"url": hook},
                headers={"authorization": f"Bearer {secrets[1]}"},
            )
            assert told.status_code == 204
            pages = [
                client.get(path).text
                for path in (
                    f"/api/tables/{made['id']}",
                    "/api/tables",
                    "/metrics",
                    f"/{secrets[0]}",
                    f"/t/x?{secrets[1]}",
                    f"/api/tables?status={code}",
                )
            ]
            client.post("/api/codes", content=secrets[2], headers={"authorization": f"Bearer {secrets[2]}"})
        with running.watch(made["id"], *secrets) as player:
            player.tell(do="hello", table=made["id"], tokens=secrets)
            pages += [json.dumps(player.hear("refused")), json.dumps(player.welcome)]
        with running.watch(made["id"]) as spectator:
            pages.append(json.dumps(spectator.welcome))
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert len(kept) > 1000
    lines = log.getvalue().splitlines()
    assert {"request", "socket"} <= {json.loads(line)["event"] for line in lines}
    assert hook.encode() in kept, "where a notice goes must be known to send it"
    assert not [line for line in lines if code in line]
    for secret in (*secrets, code):
        assert secret.encode() not in kept
    for secret in (*secrets, "sesame"):
        for text in (*pages, *lines):
            assert secret not in text


def refusals(log: io.StringIO) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, log.getvalue().splitlines()) if line["event"] == "request"]


def test_a_flood_of_refused_requests_does_not_fill_the_log(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oddville.server.gate.MOST_REFUSALS", 3)
    monkeypatch.setattr("oddville.server.gate.REFUSALS_A_SECOND", 1e-9)
    with serving(tmp_path) as running, running.client() as client:
        for _ in range(8):
            assert client.get("/api/nothing", headers={"host": "evil.example"}).status_code == 421
        gate: Any = running.server.config.app
        gate._lines._left = 1.0
        client.get("/api/nothing")
    written = [line for line in refusals(log) if line["level"] == "info"]
    assert [line["status"] for line in written] == [421, 421, 421, 404]
    assert written[0]["error"] == "error-host"
    assert written[-1]["left_out"] == 5


def test_a_flood_of_what_is_no_http_is_told_once_in_a_while(tmp_path: Path, log: io.StringIO) -> None:
    with serving(tmp_path) as running:
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", running.port), SECONDS) as raw:
                raw.sendall(b"nonsense\r\n\r\n")
                assert raw.recv(100).startswith(b"HTTP/1.1 400 ")
    assert log.getvalue().count("Invalid HTTP request") == 1


def test_a_library_says_how_often_it_would_have_said_the_same() -> None:
    now = 0.0
    sparing = _Sparing(lambda: now)

    def said(name: str) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": name, "msg": "bad %s", "args": ("x",)})
        return record if sparing.filter(record) else None

    assert said("uvicorn.error")
    assert not any(said("uvicorn.error") for _ in range(4))
    assert all(said("oddville") for _ in range(4))
    now = 61.0
    again = said("uvicorn.error")
    assert again is not None
    assert vars(again)["left_out"] == 4


def test_what_looks_like_a_secret_is_masked() -> None:
    assert masked("/t/7kQPBAh8-dWnqS6E_olOtg") == "/t/…"
    assert masked("a\nb\x1b[2J") == "a?b?[2J"
    assert len(masked("ab " * 1000)) <= 200
