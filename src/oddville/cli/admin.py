"""`oddville admin`: look after the tables of a server, while it may be running."""

import argparse
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from oddville.cli.backup import add_place, address_of
from oddville.cli.parser import add_commands
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.server.store.protocol import ListedTable, Store
    from oddville.server.table import Seat

WATCHERS = "watchers"
SHOWN_CHAT = 10
Command = Callable[["Store", argparse.Namespace, Texts], Awaitable[None]]


def add_admin(commands: Any, texts: Texts) -> None:
    """Add the commands to the parser."""
    parser = commands.add_parser("admin", help=texts.say("cli-admin"), description=texts.say("cli-admin"))
    actions = add_commands(parser, texts, required=True)
    for name, (about, command, wants) in COMMANDS.items():
        action = actions.add_parser(name, help=texts.say(about), description=texts.say(about))
        for want in wants:
            _ADDERS[want](action, texts)
        add_place(action, texts)
        action.set_defaults(run=run, command=command)


def _add_id(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("id", help=texts.say("cli-admin-id"), metavar="ID")


def _add_ids(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("ids", nargs="+", help=texts.say("cli-admin-id"), metavar="ID")


def _add_seat(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("seat", help=texts.say("cli-admin-seat"), metavar="SEAT")


def _add_talker(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("seat", help=texts.say("cli-admin-seat-watchers"), metavar="SEAT")


def _add_filter(parser: argparse.ArgumentParser, texts: Texts) -> None:
    statuses = ("waiting", "running", "over")
    parser.add_argument("--status", choices=statuses, help=texts.say("cli-admin-status"))
    parser.add_argument("--json", action="store_true", help=texts.say("cli-admin-json"))


_ADDERS: dict[str, Callable[[argparse.ArgumentParser, Texts], None]] = {
    "id": _add_id,
    "ids": _add_ids,
    "seat": _add_seat,
    "talker": _add_talker,
    "filter": _add_filter,
}


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Open the tables beside the server, and do it."""
    import asyncio

    asyncio.run(_run(options, texts))
    return 0


async def _run(options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server.store.opening import open_store

    store = await open_store(address_of(options, texts), serving=False)
    try:
        await options.command(store, options, texts)
    finally:
        await store.close()


# Looking


async def _list(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server import admin

    found = await admin.all_tables(store, options.status)
    if options.json:
        print("".join(table.summary.line.decode() + "\n" for table in found), end="")
        return
    for table in found:
        print(_line(table, texts).rstrip())
    if not found:
        print(texts.say("admin-none"))
    counts = (await store.counts()).tables
    print(texts.say("admin-counts", dict(counts), closed="yes" if await admin.is_closed(store) else "no"))


def _line(table: "ListedTable", texts: Texts) -> str:
    import msgspec

    from oddville.server.wire import TableLine

    line = msgspec.json.decode(table.summary.line, type=TableLine)
    facts = {"id": line.id, "status": line.status, "turn": line.turn, "name": line.name}
    seats = ", ".join(name or "-" for name in line.seats)
    return texts.say("admin-line", facts, changed=_moment(line.updated_at), seats=seats)


async def _show(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server import admin

    table = await admin.table(store, options.id)
    facts = {"id": table.id, "status": table.status, "number": table.number}
    turn = table.game.turn if table.game else 0
    moments = {"made": _moment(table.created_at), "changed": _moment(table.touched_at)}
    print(texts.say("admin-table", facts, turn=turn, **moments))
    if table.options.name:
        print(texts.say("admin-table-name", name=table.options.name))
    for place, seat in enumerate(table.seats):
        print(_seat_line(place, seat, texts))
    for said in table.chat[-SHOWN_CHAT:]:
        print(texts.say("admin-chat", at=_moment(said.at), name=said.name or "-", text=said.text))


def _seat_line(place: int, seat: "Seat", texts: Texts) -> str:
    facts = {"seat": str(place), "name": seat.name or "-", "kind": seat.kind}
    return texts.say("admin-seat", facts, bot=seat.bot or "none", muted="yes" if seat.muted else "no")


async def _reports(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server.reports import reports

    kept = await reports(store)
    for report in kept:
        print(texts.say("admin-report", id=report.table, at=_moment(report.at)))
        print(report.text, report.record or "", sep="\n\n")
    if not kept:
        print(texts.say("admin-no-reports"))


def _moment(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


# Doing


async def _delete(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server import admin

    for id_ in options.ids:
        await admin.delete(store, id_)
        print(texts.say("admin-deleted", id=id_))


async def _kick(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.server import admin

    if not options.seat.isdecimal():
        raise OddVilleError("error-admin-seat", seat=options.seat[:20])
    await admin.remove(store, options.id, int(options.seat))
    print(texts.say("admin-kicked", id=options.id, seat=options.seat))


def _muting(muted: bool) -> Command:
    async def mute(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
        from oddville.server import admin

        if options.seat != WATCHERS and not options.seat.isdecimal():
            raise OddVilleError("error-admin-seat", seat=options.seat[:20])
        seat = None if options.seat == WATCHERS else int(options.seat)
        await admin.mute(store, options.id, seat, muted)
        print(texts.say("admin-muted" if muted else "admin-unmuted", id=options.id))

    return mute


def _closing(closed: bool) -> Command:
    async def close(store: "Store", options: argparse.Namespace, texts: Texts) -> None:
        from oddville.server import admin

        await admin.close(store, closed)
        print(texts.say("admin-closed" if closed else "admin-opened"))

    return close


COMMANDS: dict[str, tuple[str, Command, tuple[str, ...]]] = {
    "list": ("cli-admin-list", _list, ("filter",)),
    "show": ("cli-admin-show", _show, ("id",)),
    "delete": ("cli-admin-delete", _delete, ("ids",)),
    "kick": ("cli-admin-kick", _kick, ("id", "seat")),
    "mute": ("cli-admin-mute", _muting(True), ("id", "talker")),
    "unmute": ("cli-admin-unmute", _muting(False), ("id", "talker")),
    "close": ("cli-admin-close", _closing(True), ()),
    "open": ("cli-admin-open", _closing(False), ()),
    "reports": ("cli-admin-reports", _reports, ()),
}
"""By name: what it says about itself, what it does, and the arguments it wants."""
