"""The proofs in `benchmarks/` in short form, and that they would tell a loss."""

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
    said = prove("kill.py", "--kills", "3", "--tables", "4")
    figures = dict(line.rsplit(maxsplit=1) for line in said.splitlines())
    assert figures["kills"] == "3"
    assert figures["lost"] == "0"
    assert int(figures["moves acknowledged"]) >= 4 * (1 + 3), (
        "each table took a move at first and after each kill"
    )


def test_bad_clients_whose_time_is_up_tell_what_they_saw_so_far() -> None:
    short = ["--alone", "0.5", "--nice", "0", "--minutes", "0.03"]
    said = prove("bad_clients.py", *short, "--stall", "600000")
    figures = {line[:24].strip(): line[25:] for line in said.splitlines()}
    assert figures["ended by"] == f"time: {figures['sent']}/100000 sent"
    assert int(figures["sent"]) > 0
    assert {"answers", "5xx", "longest beside (ms)"} <= set(figures)


def test_the_proof_tells_a_move_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
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
