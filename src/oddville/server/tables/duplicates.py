"""Duplicate: an event of several tables with one deal, and its standings.

An event is a flag of the store with the ids of its tables. All else is read from the tables.
"""

import secrets
from dataclasses import dataclass
from typing import Final

import msgspec

from oddville.games.errors import OddVilleError
from oddville.games.matchpoints import SeatResult, seat_results
from oddville.server import wire
from oddville.server.clock import Clock
from oddville.server.store.protocol import Store
from oddville.server.tables import tokens
from oddville.server.tables.commands import clean
from oddville.server.tables.creation import TableCreator
from oddville.server.tables.registry import Registry
from oddville.server.tables.table import Secret, Table
from oddville.server.wire.duplicate import Event, EventResult, EventTable, MadeEvent, NewEvent
from oddville.server.wire.options import NewSeat, Options

PREFIX: Final = "duplicate/"


class StoredEvent(msgspec.Struct, frozen=True):
    name: str
    created_at: int
    players: int
    people: int
    seed: str
    tables: list[str]


_decoder: msgspec.json.Decoder[StoredEvent] = msgspec.json.Decoder(StoredEvent)


@dataclass
class Duplicates:
    _store: Store
    _registry: Registry
    _creator: TableCreator
    _clock: Clock

    async def make(self, request: NewEvent, maker: int) -> MadeEvent:
        """Make the tables of an event; the same key again gives the same ones."""
        if request.people > request.players:
            raise OddVilleError("error-event-people", people=request.people, players=request.players)
        await self._creator.check_open()
        key = request.key or tokens.new_token()
        id_ = tokens.derive_id(f"{key} event")
        event = await self._stored_event(id_, request, key)
        tables = [
            await self._creator.make(_new_table(id_, request, number, key), Secret(event.seed), maker)
            for number in range(request.tables)
        ]
        return MadeEvent(id_, tables)

    async def _stored_event(self, id_: str, request: NewEvent, key: str) -> StoredEvent:
        """The event as stored before its tables are made, so that all have one seed."""
        flag = await self._store.get_flag(PREFIX + id_)
        if flag is not None:
            return _decoder.decode(flag)
        ids = [tokens.derive_id(_table_key(key, number)) for number in range(request.tables)]
        seed = tokens.derive_token(key, "deal") if request.key else secrets.token_hex(16)
        event = StoredEvent(clean(request.name), self._clock(), request.players, request.people, seed, ids)
        await self._store.set_flag(PREFIX + id_, msgspec.json.encode(event))
        return event

    async def show(self, id_: str) -> Event:
        flag = await self._store.get_flag(PREFIX + id_) if tokens.is_id(id_) else None
        if flag is None:
            raise OddVilleError("error-no-event")
        event = _decoder.decode(flag)
        tables = [await self._table(each) for each in event.tables]
        lines = [_line(each, table) for each, table in zip(event.tables, tables, strict=True)]
        points = [
            table.points() if table is not None and table.status == "over" else None for table in tables
        ]
        results = _ranked([_result(each, tables[each.table]) for each in seat_results(points)])
        return Event(id_, event.name, event.created_at, event.players, event.people, lines, results)

    async def _table(self, id_: str) -> Table | None:
        try:
            return (await self._registry.get(id_)).table
        except OddVilleError as error:
            if error.message != "error-no-table":
                raise
            return None


async def delete_empty_events(store: Store, before: int) -> None:
    """Delete the events made before then whose tables are all gone; a new event is stored before its tables are."""
    for flag in await store.flags(PREFIX):
        event = _decoder.decode(flag.value)
        if event.created_at < before and not await store.heads(event.tables):
            await store.set_flag(flag.name, None)


def _table_key(key: str, number: int) -> str:
    return tokens.derive_token(key, f"table {number}")


def _new_table(id_: str, request: NewEvent, number: int, key: str) -> wire.NewTable:
    """People have the same seats at every table, so that seats compare; bots answer alike at all of them."""
    seats = [
        NewSeat("link") if seat < request.people else NewSeat("bot", bot=request.bot)
        for seat in range(request.players)
    ]
    name = f"{clean(request.name)} {number + 1}".strip()
    options = Options(name=name[:40], deal=f"duplicate {id_}", hints=False)
    return wire.NewTable(seats, options, _table_key(key, number))


def _line(id_: str, table: Table | None) -> EventTable:
    if table is None:
        return EventTable(id_, "gone", 0)
    return EventTable(id_, table.status, table.game.turn if table.game else 0)


def _result(result: SeatResult, table: Table | None) -> EventResult:
    assert table is not None
    seat = table.seats[result.seat]
    percent = round(result.percent, 1)
    values = (result.points, result.margin, result.matchpoints, result.most, percent)
    return EventResult(result.table, result.seat, seat.name, seat.bot is not None, *values, 0)


def _ranked(results: list[EventResult]) -> list[EventResult]:
    order = sorted(results, key=lambda each: (-each.percent, each.bot, each.table, each.seat))
    return [
        msgspec.structs.replace(each, rank=1 + sum(other.percent > each.percent for other in results))
        for each in order
    ]
