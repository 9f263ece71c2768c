"""`oddville admin`: administer the tables of a server, which may be running."""

import argparse
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from oddville.cli.backup import add_store_options, database_address
from oddville.cli.parser import add_command, add_commands
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.server.store.protocol import ListedTable, Store
    from oddville.server.tables.table import Seat

WATCHERS = "watchers"
SHOWN_CHAT = 10
Command = Callable[["Store", argparse.Namespace, Texts], Awaitable[None]]


Argument = tuple[str, str, dict[str, Any]]
"""The name, the help message and the options of an argument."""
ID: Argument = ("id", "cli-admin-id", {"metavar": "ID"})
IDS: Argument = ("ids", "cli-admin-id", {"nargs": "+", "metavar": "ID"})
SEAT: Argument = ("seat", "cli-admin-seat", {"metavar": "SEAT"})
SEAT_OR_WATCHERS: Argument = ("seat", "cli-admin-seat-watchers", {"metavar": "SEAT"})
STATUS: Argument = ("--status", "cli-admin-status", {"choices": ("waiting", "running", "over")})
JSON: Argument = ("--json", "cli-admin-json", {"action": "store_true"})


def add_admin(commands: Any, texts: Texts) -> None:
    actions = add_commands(add_command(commands, texts, "admin", "cli-admin"), texts, required=True)
    for name, (command, arguments) in COMMANDS.items():
        action = add_command(actions, texts, name, f"cli-admin-{name}", run)
        for argument, message, options in arguments:
            action.add_argument(argument, help=texts.say(message), **options)
        add_store_options(action, texts)
        action.set_defaults(command=command)
    add_store_options(add_command(actions, texts, "salvage", "cli-admin-salvage", run_salvage), texts)


def run(options: argparse.Namespace, texts: Texts) -> int:
    import asyncio

    asyncio.run(_run(options, texts))
    return 0


def run_salvage(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.server.store.backup import salvage

    address = database_address(options, texts)
    counts = salvage(address)
    tables = sum(counts.tables.values())
    print(texts.say("admin-salvaged", file=address, tables=tables, entries=counts.entries))
    return 0


async def _run(options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server.store.opening import open_store

    store = await open_store(database_address(options, texts), serving=False)
    try:
        await options.command(store, options, texts)
    finally:
        await store.close()


async def _list(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server.ops import admin

    tables = await admin.all_tables(store, options.status)
    if options.json:
        print("".join(table.summary.line.decode() + "\n" for table in tables), end="")
        return
    for table in tables:
        print(_line(table, texts).rstrip())
    if not tables:
        print(texts.say("admin-none"))
    counts = (await store.counts()).tables
    print(texts.say("admin-counts", dict(counts), closed="yes" if await admin.is_closed(store) else "no"))


def _line(table: "ListedTable", texts: Texts) -> str:
    import msgspec

    from oddville.server.wire import TableLine

    line = msgspec.json.decode(table.summary.line, type=TableLine)
    facts = {"id": line.id, "status": line.status, "turn": line.turn, "name": line.name}
    seats = " · ".join(name or "-" for name in line.seats)
    return texts.say("admin-line", facts, changed=_moment(line.updated_at), seats=seats)


async def _show(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server.ops import admin

    table = await admin.table(store, options.id)
    facts = {"id": table.id, "status": table.status, "number": table.number}
    turn = table.game.turn if table.game else 0
    moments = {"made": _moment(table.created_at), "changed": _moment(table.touched_at)}
    print(texts.say("admin-table", facts, turn=turn, **moments))
    if table.options.name:
        print(texts.say("admin-table-name", name=table.options.name))
    for place, seat in enumerate(table.seats):
        print(_seat_line(place, seat, texts))
    for line in table.chat[-SHOWN_CHAT:]:
        print(texts.say("admin-chat", at=_moment(line.at), name=line.name or "-", text=line.text))


def _seat_line(place: int, seat: "Seat", texts: Texts) -> str:
    facts = {"seat": str(place), "name": seat.name or "-", "kind": seat.kind}
    return texts.say("admin-seat", facts, bot=seat.bot or "none", muted="yes" if seat.muted else "no")


async def _reports(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server.tables.reports import reports

    stored = await reports(store)
    for report in stored:
        print(texts.say("admin-report", id=report.table, at=_moment(report.at)))
        print(report.text, report.record or "", sep="\n\n")
    if not stored:
        print(texts.say("admin-no-reports"))


def _moment(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


async def _delete(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server.ops import admin

    for id_ in options.ids:
        await admin.delete(store, id_)
        print(texts.say("admin-deleted", id=id_))


async def _kick(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server.ops import admin

    await admin.remove(store, options.id, _seat(options.seat))
    print(texts.say("admin-kicked", id=options.id, seat=options.seat))


def _seat(text: str) -> int:
    if not text.isdecimal():
        raise OddVilleError("error-admin-seat", seat=text[:20])
    return int(text)


async def _mute(store: "Store", options: argparse.Namespace, texts: Texts, *, muted: bool) -> None:
    from oddville.server.ops import admin

    seat = None if options.seat == WATCHERS else _seat(options.seat)
    await admin.mute(store, options.id, seat, muted)
    print(texts.say("admin-muted" if muted else "admin-unmuted", id=options.id))


async def _close(store: "Store", options: argparse.Namespace, texts: Texts, *, closed: bool) -> None:
    from oddville.server.ops import admin

    await admin.close(store, closed)
    print(texts.say("admin-closed" if closed else "admin-opened"))


COMMANDS: dict[str, tuple[Command, tuple[Argument, ...]]] = {
    "list": (_list, (STATUS, JSON)),
    "show": (_show, (ID,)),
    "delete": (_delete, (IDS,)),
    "kick": (_kick, (ID, SEAT)),
    "mute": (partial(_mute, muted=True), (ID, SEAT_OR_WATCHERS)),
    "unmute": (partial(_mute, muted=False), (ID, SEAT_OR_WATCHERS)),
    "close": (partial(_close, closed=True), ()),
    "open": (partial(_close, closed=False), ()),
    "reports": (_reports, ()),
}
