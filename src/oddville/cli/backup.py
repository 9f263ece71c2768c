"""`oddville backup` and `oddville restore`: copy all tables of a server to a file, and back."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cli.parser import add_command
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.server.store.backup import Progress
    from oddville.server.store.protocol import Counts


def add_backup(commands: Any, texts: Texts) -> None:
    backup = add_command(commands, texts, "backup", "cli-backup", run_backup)
    backup.add_argument("file", type=Path, help=texts.say("cli-backup-file"), metavar="FILE")
    backup.add_argument("--replace", action="store_true", help=texts.say("cli-backup-replace"))
    restore = add_command(commands, texts, "restore", "cli-restore", run_restore)
    restore.add_argument("file", type=Path, help=texts.say("cli-restore-file"), metavar="FILE")
    restore.add_argument("--replace", action="store_true", help=texts.say("cli-restore-replace"))
    for parser in (backup, restore):
        add_store_options(parser, texts)


def add_store_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Options that select the store of a server; the environment counts as for `oddville serve`."""
    parser.add_argument("--data", help=texts.say("cli-data"), metavar="FOLDER")
    parser.add_argument("--database", help=texts.say("cli-database"), metavar="ADDRESS")
    parser.add_argument("--settings", type=Path, help=texts.say("cli-settings"), metavar="FILE")


def database_address(options: argparse.Namespace, texts: Texts) -> str:
    """The address of the database; warns of unknown environment variables, which may be misspelt."""
    from oddville.server.ops.settings import FILE, data_folder, read_settings, unknown_variables

    named = os.environ.get("ODDVILLE_SETTINGS")
    file = options.settings or (Path(named) if named else None)
    for unknown in unknown_variables(os.environ):
        print(texts.say(unknown.message, unknown.facts), file=sys.stderr)
    settings = read_settings({"data": options.data, "database": options.database}, os.environ, file)
    return settings.database or str(data_folder(settings) / FILE)


def run_backup(options: argparse.Namespace, texts: Texts) -> int:
    import asyncio

    from oddville.server.store.backup import backup

    with _bar(texts.say("backup-title"), texts) as report:
        address = database_address(options, texts)
        counts = asyncio.run(backup(address, options.file, options.replace, report))
    print(texts.say("backup-written", _facts(counts), file=str(options.file)))
    return 0


def run_restore(options: argparse.Namespace, texts: Texts) -> int:
    import asyncio

    from oddville.server.store.backup import restore
    from oddville.server.store.opening import without_credentials

    address = database_address(options, texts)
    with _bar(texts.say("restore-title"), texts) as report:
        counts = asyncio.run(restore(options.file, address, options.replace, report))
    print(texts.say("restore-written", _facts(counts), store=without_credentials(address)))
    return 0


def _facts(counts: "Counts") -> dict[str, int]:
    return {"tables": sum(counts.tables.values()), "entries": counts.entries}


@contextmanager
def _bar(title: str, texts: Texts) -> "Iterator[Progress]":
    """A progress bar on standard error; it appears with the first call, which knows the total."""
    from oddville.lab import progress

    advance: progress.Progress | None = None
    before = 0
    with ExitStack() as stack:

        def report(done: int, total: int) -> None:
            nonlocal advance, before
            if advance is None:
                advance = stack.enter_context(progress.progress(title, total, 0, texts, sys.stderr))
            advance(done - before)
            before = done

        yield report
