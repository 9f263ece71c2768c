"""Fixtures with real PostgreSQL and Redis servers, and our own server under a path."""

import signal
from collections.abc import Iterator

import httpx
import pytest

from server.serving import Running, serving
from services import PostgresServer, RedisServer
from services import running as service_running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose address has a path prefix; modules that need another one define their own."""
    with serving(tmp_path_factory.mktemp("data"), requests_a_second=0, base_path="/odd") as server:
        yield server


@pytest.fixture
def client(running: Running) -> Iterator[httpx.Client]:
    with running.client() as asking:
        yield asking


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server that a test may restart."""
    with service_running(PostgresServer, signal.SIGQUIT) as server:
        assert isinstance(server, PostgresServer)
        yield server


@pytest.fixture
def postgresql_url(postgresql_server: PostgresServer) -> str:
    """The address of a fresh, empty PostgreSQL database."""
    return postgresql_server.new_database()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis server that a test may restart."""
    with service_running(RedisServer, signal.SIGTERM) as server:
        assert isinstance(server, RedisServer)
        yield server


@pytest.fixture
def redis_url(redis_server: RedisServer) -> str:
    """The address of a Redis server."""
    return redis_server.url
