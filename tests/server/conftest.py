"""Fixtures with real PostgreSQL and Redis servers, and our own server under a path."""

import signal
from collections.abc import Iterator

import httpx
import pytest

from server.serving import TestServer, run_server
from services import PostgresServer, RedisServer, run_service


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    """A server whose address has a path prefix; modules that need another one define their own."""
    with run_server(tmp_path_factory.mktemp("data"), requests_a_second=0, base_path="/odd") as server:
        yield server


@pytest.fixture
def client(server: TestServer) -> Iterator[httpx.Client]:
    with server.client() as asking:
        yield asking


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server that a test may restart."""
    with run_service(PostgresServer, signal.SIGQUIT) as server:
        yield server


@pytest.fixture
def postgresql_url(postgresql_server: PostgresServer) -> str:
    """The address of a fresh, empty PostgreSQL database."""
    return postgresql_server.new_database()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis server that a test may restart."""
    with run_service(RedisServer, signal.SIGTERM) as server:
        yield server


@pytest.fixture
def redis_url(redis_server: RedisServer) -> str:
    """The address of a Redis server."""
    return redis_server.url
