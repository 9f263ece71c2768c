"""`oddville backup` and `oddville restore`: all tables of a server in one file, and back."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.server.store.backup import Progress
    from oddville.server.store.protocol import Counts


def add_backup(commands: Any, texts: Texts) -> None:
    """Add both commands to the parser."""
    backup = commands.add_parser("backup", help=texts.say("cli-backup"), description=texts.say("cli-backup"))
    backup.add_argument("file", type=Path, help=texts.say("cli-backup-file"), metavar="FILE")
    backup.add_argument("--replace", action="store_true", help=texts.say("cli-backup-replace"))
    backup.set_defaults(run=run_backup)
    restore = commands.add_parser(
        "restore", help=texts.say("cli-restore"), description=texts.say("cli-restore")
    )
    restore.add_argument("file", type=Path, help=texts.say("cli-restore-file"), metavar="FILE")
    restore.add_argument("--replace", action="store_true", help=texts.say("cli-restore-replace"))
    restore.set_defaults(run=run_restore)
    for parser in (backup, restore):
        add_place(parser, texts)


def add_place(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The flags that say which server's tables are meant; as for `oddville serve`, the environment counts, too."""
    parser.add_argument("--data", help=texts.say("cli-data"), metavar="FOLDER")
    parser.add_argument("--database", help=texts.say("cli-database"), metavar="ADDRESS")
    parser.add_argument("--settings", type=Path, help=texts.say("cli-settings"), metavar="FILE")


def address_of(options: argparse.Namespace, texts: Texts) -> str:
    """The address of the database that is meant. No folder is made. A misspelt variable may mean another one."""
    from oddville.server.settings import FILE, data_folder, read_settings, unknown_variables

    named = os.environ.get("ODDVILLE_SETTINGS")
    file = options.settings or (Path(named) if named else None)
    for unknown in unknown_variables(os.environ):
        print(texts.say(unknown.message, unknown.facts), file=sys.stderr)
    settings = read_settings({"data": options.data, "database": options.database}, os.environ, file)
    return settings.database or str(data_folder(settings) / FILE)


def run_backup(options: argparse.Namespace, texts: Texts) -> int:
    """Copy, check, and tell how much it is."""
    import asyncio

    from oddville.server.store.backup import backup

    with _bar(texts.say("backup-title"), texts) as told:
        counts = asyncio.run(backup(address_of(options, texts), options.file, options.replace, told))
    print(texts.say("backup-written", _facts(counts), file=str(options.file)))
    return 0


def run_restore(options: argparse.Namespace, texts: Texts) -> int:
    """Check, put in place, and tell how much it is."""
    import asyncio

    from oddville.server.store.backup import restore
    from oddville.server.store.opening import without_password

    address = address_of(options, texts)
    with _bar(texts.say("restore-title"), texts) as told:
        counts = asyncio.run(restore(options.file, address, options.replace, told))
    print(texts.say("restore-written", _facts(counts), store=without_password(address)))
    return 0


def _facts(counts: "Counts") -> dict[str, int]:
    return {"tables": sum(counts.tables.values()), "entries": counts.entries}


@contextmanager
def _bar(title: str, texts: Texts) -> "Iterator[Progress]":
    """A bar on standard error, for the length of a block; it appears with the first piece done."""
    from contextlib import ExitStack

    from oddville.lab.progress import Progress as Shown
    from oddville.lab.progress import progress

    shown: list[Shown] = []
    before = 0
    with ExitStack() as stack:

        def told(done: int, total: int) -> None:
            nonlocal before
            if not shown:
                shown.append(stack.enter_context(progress(title, total, 0, texts, sys.stderr)))
            shown[0].advance(done - before)
            before = done

        yield told
