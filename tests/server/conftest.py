"""Fixtures with real PostgreSQL and Redis servers."""

import signal
from collections.abc import Iterator

import pytest

from services import PostgresServer, RedisServer, running


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server that a test may restart."""
    with running(PostgresServer, signal.SIGQUIT) as server:
        assert isinstance(server, PostgresServer)
        yield server


@pytest.fixture
def postgresql_url(postgresql_server: PostgresServer) -> str:
    """The address of a fresh, empty PostgreSQL database."""
    return postgresql_server.new_database()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis server that a test may restart."""
    with running(RedisServer, signal.SIGTERM) as server:
        assert isinstance(server, RedisServer)
        yield server


@pytest.fixture
def redis_url(redis_server: RedisServer) -> str:
    """The address of a Redis server."""
    return redis_server.url
