"""Long work of the command line: who carries it out, which journal keeps it, and where its results may be written."""

import argparse
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.games.errors import OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.lab.journal import Journal
    from oddville.lab.runners import Runner

RUNNERS = ("processes", "ray", "here")


def add_running(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Add how long work is carried out: where, by how many, and with which journal."""
    parser.add_argument("--workers", type=int, help=texts.say("cli-workers"))
    parser.add_argument("--runner", choices=RUNNERS, default=RUNNERS[0], help=texts.say("cli-runner"))
    parser.add_argument("--address", help=texts.say("cli-address"))
    parser.add_argument("--journal", type=Path, help=texts.say("cli-journal"))
    parser.add_argument("--quiet", action="store_true", help=texts.say("cli-quiet"))


def runner_of(options: argparse.Namespace) -> "Runner":
    """The runner that was asked for; one that is not installed is told now, not after hours."""
    from oddville.lab import cluster, runners

    if options.workers is not None and not 1 <= options.workers <= 1000:
        raise OddVilleError("error-workers", workers=str(options.workers)[:20])
    if options.address is not None and options.runner != "ray":
        raise OddVilleError("error-address")
    if options.runner == "here":
        return runners.Here()
    if options.runner == "ray":
        return cluster.Cluster(options.workers, options.address)
    return runners.Processes(options.workers)


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written; it is not touched."""
    place = path if path.exists() else path.absolute().parent
    if path.is_dir():
        raise OddVilleError("error-write-folder", file=str(path))
    if not place.exists():
        raise OddVilleError("error-write-nowhere", file=str(path), folder=str(place))
    if not os.access(place, os.W_OK):
        raise OddVilleError("error-write-refused", file=str(path))


@contextmanager
def kept_journal(
    options: argparse.Namespace, name: str, job: Mapping[str, Any], texts: Texts
) -> "Iterator[Journal]":
    """The journal of a job: the file that was named, or one in this folder that is gone once all is done.

    Who interrupts is told how to go on.
    """
    from oddville.lab.journal import Journal, digest_of

    path = options.journal or Path(f"oddville-{name}-{digest_of(job)}.jsonl")
    check_writable(path)
    with Journal(path, job) as journal:
        if journal.done and not options.quiet:
            note(texts.say("journal-resumed", file=str(path), done=len(journal.done)))
        try:
            yield journal
        except BaseException as error:
            if not journal.done:
                path.unlink()
            elif isinstance(error, KeyboardInterrupt):
                note(texts.say("journal-interrupted", file=str(path), done=len(journal.done)))
            raise
    if options.journal is None:
        path.unlink()


def note(sentence: str) -> None:
    """Tell something beside the result, which alone goes to the standard output."""
    print(sentence, file=sys.stderr, flush=True)
