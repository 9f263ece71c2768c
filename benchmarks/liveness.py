"""No table may stop: whole games against real servers, with bots and simulated people.

    python benchmarks/liveness.py [--games 2000] [--tables 12] [--seed 1] [--pace quick] [--edition micro]
        [--store sqlite|postgresql] [--processes 3] [--redis] [--patience 20] [--minutes 600] [--calm]

Every game is drawn from the seed: two to four players, bots of every kind, paces, editions and options. People play
random moves, confirm, undo, answer for the Builder or leave orders, leave and return, resign, let their clock run out,
disconnect and reconnect to another server, watch by a second connection, and play again.

A table has stopped if nothing happens for `--patience` seconds although it waits for the server alone; more if the
machine is busy or bots have to think. An update is lost if a client did not get it.
The exit code is 1 if there was either. Ctrl-C ends it with the figures so far.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
from pathlib import Path

from servers import NO_LIMITS, databases, many_files, oddvilles
from whole_games.openings import find_openings
from whole_games.plans import EDITIONS, MIXED, PACES
from whole_games.playing import Playing, RunOptions
from whole_games.watching import FAULTS, LATE

from oddville.lab.progress import progress
from oddville.texts import Texts

COUNTS = (
    "moves of people",
    "confirmations",
    "undos",
    "Builder built",
    "Builder declined",
    "Builder declined by order",
    "standing orders",
    "steps",
    "leaves",
    "returns",
    "resignations",
    "clocks run out",
    "seats taken by link",
    "starts by the host",
    "reconnects",
    "sent again",
    "chat lines",
    "hints",
    "rematches",
    LATE,
)


async def play(playing: Playing) -> None:
    """Play until all games are over, or until Ctrl-C."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, task.cancel)
    try:
        await playing.run()
    except asyncio.CancelledError:
        print("\ninterrupted; the figures so far:", file=sys.stderr)


def report(playing: Playing, failures: int, exits: list[int | None]) -> int:
    """Print the figures; the exit code is 1 if a table or a server stopped or an update was lost."""
    figures = playing.figures
    asked_for = playing.options.games
    rows: dict[str, object] = {"games asked for": asked_for, "games ended": figures.ended}
    rows["moves"] = figures.moves
    rows |= {f"{n} players, pace {pace}": figures.games[n, pace] for n, pace in sorted(figures.games)}
    rows |= {name: figures.counts[name] for name in COUNTS}
    rows |= {f"longest wait for {bot} (s)": round(each, 1) for bot, each in sorted(figures.longest.items())}
    rows |= {"refusals": dict(figures.refusals), "failures in the logs": failures}
    rows |= {f"server {number} ended with": code for number, code in enumerate(exits, 1) if code is not None}
    rows |= {"seconds": round(playing.seconds), **{fault: figures.found(fault) for fault in FAULTS}}
    for name, value in rows.items():
        print(f"{name:32} {value}")
    for fault, cases in figures.findings.items():
        print("\n".join((f"{fault}:", *cases)))
    return 1 if figures.findings or any(code is not None for code in exits) else 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    usual = RunOptions()
    parser.add_argument("--games", type=int, default=usual.games)
    parser.add_argument("--tables", type=int, default=usual.tables, help="at a time")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--pace", choices=(MIXED, *PACES), default=usual.pace)
    parser.add_argument("--edition", choices=(MIXED, *EDITIONS), default=usual.edition)
    parser.add_argument("--calm", action="store_true", help="one person and two greedy bots at every table")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--redis", action="store_true", help="messages between processes over a Redis server")
    parser.add_argument("--patience", type=float, default=usual.patience, help="seconds")
    parser.add_argument("--minutes", type=float, default=usual.minutes)
    options = parser.parse_args()
    if options.store == "sqlite" and options.processes > 1:
        parser.error("a SQLite file belongs to one process; use --store postgresql")
    return options


def main() -> int:
    options = read_options()
    many_files()
    names = ("games", "tables", "seed", "pace", "edition", "patience", "minutes", "calm")
    run = RunOptions(**{name: getattr(options, name) for name in names})
    openings = find_openings(run.seed)
    with (
        tempfile.TemporaryDirectory() as folder,
        databases(options.store == "postgresql", options.redis) as (flags, _, _),
        oddvilles(Path(folder), options.processes, [*flags, *NO_LIMITS]) as servers,
    ):
        with progress("games", run.games, 0, Texts("en"), sys.stderr) as advance:
            playing = Playing(run, [server.port for server in servers], lambda: advance(1), openings)
            asyncio.run(play(playing))
        exits = [server.exit_code() for server in servers]
        failures = sum(server.log.read_text().count("Traceback") for server in servers)
    return report(playing, failures, exits)


if __name__ == "__main__":
    sys.exit(main())
