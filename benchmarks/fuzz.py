"""Nothing that a client can send is answered by a 5xx: hostile requests and WebSocket frames.

    python benchmarks/fuzz.py [--count 200000] [--seed 1] [--store postgresql]

Bad encodings, NULs, depth, wrong types and random bytes go to every path and to the WebSocket of a server without
limits. The exit code is 1 if an answer was a 5xx or `error-inside`, if a WebSocket was torn, or if the server's log has
a failure.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from servers import NO_LIMITS, databases, many_files, oddvilles, tell

from fuzzing import Fuzzer


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    options = parser.parse_args()
    many_files()
    with (
        tempfile.TemporaryDirectory() as folder,
        databases(options.store == "postgresql", redis=False) as (flags, _, _),
        oddvilles(Path(folder), 1, [*NO_LIMITS, *flags]) as (server,),
    ):
        count: int = options.count
        fuzzer = Fuzzer(server.port, options.seed, count, lambda sent: tell(f"{sent}/{count} sent"))
        asyncio.run(fuzzer.run())
        failures = server.log.read_text().count("failure")
    tell("")
    for answer, count in sorted(fuzzer.answers.items()):
        print(f"{answer:16} {count}")
    for fault in fuzzer.faults[:20]:
        print(fault)
    print(f"{fuzzer.sent} sent, {len(fuzzer.faults)} faults, {failures} failures in the log")
    return 1 if fuzzer.faults or failures else 0


if __name__ == "__main__":
    sys.exit(main())
