"""What the long-running commands share: the options of runner and journal, progress, and output files."""

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cards.facts import reason_of
from oddville.games.errors import OddVilleError
from oddville.games.game import is_compiled
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.lab.journal import Journal
    from oddville.lab.progress import Progress
    from oddville.lab.runners import Runner

RUNNERS = ("processes", "ray", "here")


def add_job_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    add_runner_options(parser, texts)
    parser.add_argument("--journal", type=Path, help=texts.say("cli-journal"))


def add_runner_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--workers", type=int, help=texts.say("cli-workers"))
    parser.add_argument("--runner", choices=RUNNERS, default=RUNNERS[0], help=texts.say("cli-runner"))
    parser.add_argument("--address", help=texts.say("cli-address"))
    parser.add_argument("--quiet", action="store_true", help=texts.say("cli-quiet"))


def runner_of(options: argparse.Namespace) -> "Runner":
    from oddville.lab.ray_runner import RayRunner
    from oddville.lab.runners import ProcessRunner, SerialRunner

    if options.workers is not None and not 1 <= options.workers <= 1000:
        raise OddVilleError("error-workers", workers=str(options.workers)[:20])
    if options.address is not None and options.runner != "ray":
        raise OddVilleError("error-address")
    if options.runner == "here":
        return SerialRunner()
    if options.runner == "ray":
        return RayRunner(options.workers, options.address)
    return ProcessRunner(options.workers)


@contextmanager
def open_journal(
    options: argparse.Namespace, name: str, job: Mapping[str, Any], texts: Texts
) -> "Iterator[Journal]":
    """The journal at the path of the options, or one in this folder that is removed when the block succeeds."""
    from oddville.lab.journal import Journal, digest_of

    path = options.journal or Path(f"oddville-{name}-{digest_of(job)}.jsonl")
    check_writable(path)
    if not options.quiet:
        note_if_uncompiled(texts)
    with Journal(path, job) as journal:
        if journal.done and not options.quiet:
            print_note(texts.say("journal-resumed", file=str(path), done=len(journal.done)))
        try:
            yield journal
        except BaseException as error:
            if not journal.done:
                path.unlink()
            elif isinstance(error, KeyboardInterrupt):
                print_note(texts.say("journal-interrupted", file=str(path), done=len(journal.done)))
            raise
    if options.journal is None:
        path.unlink()


def note_if_uncompiled(texts: Texts) -> None:
    """Warn before a long job, because pip installs without a compiler silently."""
    if not is_compiled():
        print_note(texts.say("note-uncompiled"))


def progress_of(
    title: str, numbers: Sequence[int], journal: "Journal", options: argparse.Namespace, texts: Texts
) -> "AbstractContextManager[Progress]":
    """Progress over numbered tasks on standard error."""
    from oddville.lab.progress import progress

    done = sum(number in journal.done for number in numbers)
    return progress(title, len(numbers), done, texts, sys.stderr, quiet=options.quiet)


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, without touching it."""
    place = path if path.exists() else path.absolute().parent
    if path.is_dir():
        raise OddVilleError("error-write-folder", file=str(path))
    if not place.exists():
        raise OddVilleError("error-write-nowhere", file=str(path), folder=str(place))
    if not os.access(place, os.W_OK):
        raise OddVilleError("error-write-refused", file=str(path))


@contextmanager
def report_write_errors(path: Path) -> Iterator[None]:
    """Turn an `OSError` of the block into a message about the file."""
    try:
        yield
    except OSError as error:
        raise OddVilleError("error-write", file=str(path), reason=reason_of(error)) from None


def write_file(path: Path, text: str) -> None:
    with report_write_errors(path):
        path.write_text(text, "utf-8")


def print_note(sentence: str) -> None:
    """Print to standard error; standard output is for results."""
    print(sentence, file=sys.stderr, flush=True)
