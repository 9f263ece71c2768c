"""The proofs in `benchmarks/` in short form, and that they detect a loss."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from oddville.server.store.protocol import LogEntry, StoredTable, Summary, TableRow
from oddville.server.tables import log_events

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def prove(script: str, *flags: str) -> str:
    """Run a proof; what it prints."""
    command = [sys.executable, str(BENCHMARKS / script), *flags]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=600, env=os.environ, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    output = prove("kill.py", "--kills", "3", "--tables", "4")
    figures = dict(line.rsplit(maxsplit=1) for line in output.splitlines())
    assert figures["kills"] == "3"
    assert figures["lost"] == "0"
    assert int(figures["moves acknowledged"]) >= 4 * (1 + 3), (
        "each table took a move at first and after each kill"
    )


def test_bad_clients_report_what_they_saw() -> None:
    output = prove("bad_clients.py", "--alone", "0.5", "--minutes", "0.05", "--factor", "1000000")
    lines = output.splitlines()
    assert [line.split()[0] for line in lines if line[0] != " "] == ["alone", "visitor", "crowd", "nobody"]
    assert lines[-1] == "nobody was disturbed"


def test_hostile_input_is_counted() -> None:
    output = prove("fuzz.py", "--count", "200")
    assert output.splitlines()[-1].endswith(" sent, 0 faults, 0 failures in the log")


def test_the_proof_shows_a_move_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import kill

    body = log_events.encode(log_events.Moved(0, "coins 3", "person", []))
    row = TableRow("t", 0, "1", "", b"", b"")
    log = [LogEntry(1, 0, "key-1", body), LogEntry(2, 0, "key-2", body)]
    stored = StoredTable(row, log, Summary("running", False, "", 0, None, b""), None)
    assert kill.missing(stored, [(1, ("key-1", "coins 3")), (2, ("key-2", "coins 3"))]) == []
    for number, key, move in ((3, "key-3", "coins 3"), (2, "key-1", "coins 3"), (1, "key-1", "coins 4")):
        assert len(kill.missing(stored, [(number, (key, move))])) == 1
    assert len(kill.missing(None, [(1, ("key-1", "coins 3"))])) == 1
