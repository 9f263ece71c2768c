"""Rate limits, connection limits and time limits."""

import socket
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from oddville.server.ops.limits import MAX_KEYS, ConnectionLimit, RateLimiter, TokenBucket
from server.serving import PEOPLE, SECONDS, run_server


def test_a_token_bucket_refills() -> None:
    now = [0.0]
    bucket = TokenBucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [0, 0.5]
    now[0] = 100
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_a_rate_limiter_has_a_bucket_for_each_of_a_bounded_number_of_keys() -> None:
    buckets = RateLimiter(1, 1, lambda: 0.0)
    assert (buckets.take("a"), buckets.take("a"), buckets.take("b")) == (0, 1, 0)
    for number in range(MAX_KEYS + 10):
        buckets.take(str(number))
    assert len(buckets) == MAX_KEYS
    assert [RateLimiter(0, 0).take("a") for _ in range(100)] == [0] * 100


def test_connections_are_limited_in_total_and_by_client() -> None:
    limit = ConnectionLimit(3, 2)
    assert [limit.acquire(who) for who in "aaabb"] == [True, True, False, True, False]
    limit.release("a")
    assert limit.acquire("b")
    assert not limit.acquire("c")


def test_requests_over_the_limit_get_429_and_retry_after(tmp_path: Path) -> None:
    with (
        run_server(tmp_path, requests_a_second=2, tables_an_hour=2, most_sockets_each=2) as server,
        server.client() as client,
    ):
        answers = [client.post("/api/tables", json=PEOPLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["error"] == "error-too-many"
        assert int(answers[-1].headers["retry-after"]) > 1000
        table = answers[0].json()["id"]
        with server.watch(table), server.watch(table):
            with pytest.raises(InvalidStatus) as refused:
                server.connect()
            assert refused.value.response.status_code == 429
        server.service.limits.requests = RateLimiter(
            10, 40, lambda: 0.0
        )  # however long it takes to ask so often
        statuses = [client.get("/api/bots").status_code for _ in range(41)]
        assert statuses == [200] * 40 + [429]


def test_a_connection_without_a_complete_request_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oddville.server.http.protocols.HEAD_SECONDS", 0.2)
    with run_server(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port), SECONDS) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        with suppress(ConnectionResetError):
            assert raw.recv(100) == b""
