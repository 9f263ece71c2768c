"""A killed process loses no acknowledged entry and leaves none half-written."""

import random
import subprocess
import sys
import time
from pathlib import Path

from oddville.server.store.examination import examine_file
from stores import open_for_test

WRITER = Path(__file__).parent / "killed_writer.py"
WRITERS = 8


def run_and_kill(address: str, lines: int, after: float) -> dict[int, int]:
    """Let a process write, kill it some time after so many acknowledged entries; the last ones of each writer."""
    with subprocess.Popen([sys.executable, WRITER, address, str(WRITERS)], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        heard = [child.stdout.readline() for _ in range(lines)]
        time.sleep(after)
        child.kill()
        heard += child.stdout.read().splitlines(keepends=True)
    whole = [line.split() for line in heard if line.endswith(b"\n")]
    return {int(writer): int(number) for writer, number in whole}


async def test_nothing_acknowledged_is_missing_after_a_kill(address: str, all_proofs: bool) -> None:
    times = 60 if all_proofs else 5
    chance = random.Random(times)
    acknowledged: dict[int, int] = {}
    for _ in range(times):
        acknowledged |= run_and_kill(address, chance.randint(1, 20 * WRITERS), chance.uniform(0, 0.02))
        async with open_for_test(address) as store:
            for writer, number in acknowledged.items():
                entries = await store.entries_after(f"table-{writer}", 0)
                assert len(entries) >= number, writer
                assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert len(acknowledged) == WRITERS
    if "://" not in address:
        assert examine_file(Path(address))[0].entries >= sum(acknowledged.values())
