"""Nothing that a client can send is answered by a fault of the server, on either database."""

import asyncio
import logging
from pathlib import Path

import pytest

from fuzzing import Fuzzer
from server.serving import run_server

NO_LIMITS = {
    "requests_a_second": 0,
    "tables_an_hour": 0,
    "messages_a_second": 0,
    "most_sockets_each": 0,
    "most_connections_each": 0,
}
COUNTS = {"sqlite": 1_000, "postgresql": 400}
"""Most of what is sent never comes to the database."""
ALL = 50_000


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_hostile_requests_and_frames_are_refused(
    tmp_path: Path,
    database: str,
    request: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
    all_proofs: bool,
) -> None:
    url = "" if database == "sqlite" else request.getfixturevalue("postgresql_url")
    with run_server(tmp_path, database=url, notices=False, **NO_LIMITS) as server:
        fuzzer = Fuzzer(server.port, 1, ALL if all_proofs else COUNTS[database])
        asyncio.run(fuzzer.run())
    assert fuzzer.faults == []
    assert all(fuzzer.answers[name] for name in ("http 200", "http 400", "ws refused"))
    failures = [record for record in caplog.records if record.msg in ("failure", "background-failed")]
    assert not failures, failures[0].__dict__
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
