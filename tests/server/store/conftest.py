"""Fixtures that run a test on each database."""

from pathlib import Path

import pytest

from services import PostgresServer


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: PostgresServer = request.getfixturevalue("postgresql_server")
    return server.new_schema()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
