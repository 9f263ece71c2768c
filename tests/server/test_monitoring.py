"""Health, readiness and metrics over HTTP."""

import asyncio
import re
from collections.abc import Iterator

import httpx
import pytest

from oddville.server import app
from server.serving import TestServer, run_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    with run_server(tmp_path_factory.mktemp("data"), requests_a_second=0, tables_an_hour=0) as server:
        yield server


@pytest.fixture
def client(server: TestServer) -> Iterator[httpx.Client]:
    with server.client() as asking:
        yield asking


def test_health_readiness_and_metrics(client: httpx.Client) -> None:
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/readyz").text == "ok\n"
    text = client.get("/metrics").text
    assert re.search(r'^oddville_requests_total\{method="GET",status="200"\} \d+$', text, re.MULTILINE)
    assert re.search(r'^oddville_request_seconds_bucket\{method="GET",le="\+Inf"\} \d+$', text, re.MULTILINE)
    for line in text.splitlines():
        assert re.fullmatch(
            r'# (HELP|TYPE) .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+', line
        ), line


def test_readiness_is_answered_in_bounded_time(
    server: TestServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def frozen() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(app, "READY_SECONDS", 0.1)
    monkeypatch.setattr(server.service.tables.store, "ping", frozen)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["error"]) == (503, "error-saving")


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "via"])
def test_metrics_are_not_for_clients_of_a_proxy_that_is_not_trusted(
    client: httpx.Client, header: str
) -> None:
    """To the server such a proxy on the same machine looks like a client on it."""
    assert client.get("/metrics").status_code == 200
    assert client.get("/metrics", headers={header: "192.0.2.1"}).status_code == 404
