"""What a live table shows is stored: written first, kept over a restart, and hashed where it is secret."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from oddville.server import wire
from oddville.server.store.protocol import LogEntry, Snapshot, StoreUnavailable, Summary
from oddville.server.store.sqlite import SqliteStore
from oddville.server.tables import log_events
from oddville.server.tables.seats import Credentials, credentials_at
from server.watching import (
    FakeWatcher,
    move,
    play_on,
    tables_at,
    two_people,
)


class FullDiskStore(SqliteStore):
    """A store whose disk is full now and then."""

    is_full = False

    async def append(
        self,
        table_id: str,
        entries: Sequence[LogEntry],
        summary: Summary,
        snapshot: Snapshot | None = None,
    ) -> None:
        if self.is_full:
            raise StoreUnavailable("error-store-full")
        await super().append(table_id, entries, summary, snapshot)


async def test_what_cannot_be_written_was_never_there(tmp_path: Path) -> None:
    store = FullDiskStore.open(tmp_path / "tables.sqlite", True)
    assert isinstance(store, FullDiskStore)
    async with tables_at(tmp_path, store) as tables:
        live, _ = await two_people(tables)
        watcher = FakeWatcher()
        live.attach(watcher)
        before, sent = live.table.version, len(watcher.raw)
        store.is_full = True
        with pytest.raises(StoreUnavailable):
            await move(live, "choose wood")
        assert live.table.version == before
        assert len(watcher.raw) == sent
        store.is_full = False
        await move(live, "choose wood")
        assert live.table.version > before


class BlockingStore(SqliteStore):
    """A store that writes only when the test lets it."""

    go: asyncio.Event

    async def append(
        self, table_id: str, entries: Sequence[LogEntry], summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        await self.go.wait()
        await super().append(table_id, entries, summary, snapshot)


async def test_nobody_can_read_what_is_not_yet_written(tmp_path: Path) -> None:
    store = BlockingStore.open(tmp_path / "tables.sqlite", True)
    assert isinstance(store, BlockingStore)
    store.go = asyncio.Event()
    async with tables_at(tmp_path, store) as tables:
        live, _ = await two_people(tables)
        version, seat = live.table.version, live.table.player
        acting = asyncio.create_task(move(live, "choose wood"))
        for _ in range(10):
            await asyncio.sleep(0)
        assert live.is_writing
        assert live.table.version == version
        assert not live.table.keys
        comer = FakeWatcher([0, 1])
        live.attach(comer)
        welcome, chosen_from = comer.answers[:2]
        assert isinstance(welcome, wire.Welcome)
        assert welcome.table.version == version
        assert isinstance(chosen_from, wire.Choices)
        assert (chosen_from.version, chosen_from.seat) == (version, seat)
        assert "choose wood" in [each.move for each in chosen_from.moves]
        store.go.set()
        await acting
        assert live.table.version > version


async def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        await play_on(live, 40)
        view, log = live.view, list(live.table.log)
    async with tables_at(tmp_path) as tables:
        again = await tables.registry.get(new_table.id)
        assert again.view == view
        assert again.table.log == log
        assert credentials_at(again.table, [new_table.seats[1].token, new_table.host]) == Credentials(
            frozenset([1]), True
        )
        await play_on(again)
        assert again.table.status == "over"


async def test_secrets_are_kept_as_hashes_only(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        _, new_table = await two_people(tables)
        code = await tables.seats.make_code(new_table.id, 0, new_table.seats[0].token)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for secret in (new_table.host, *(link.token for link in new_table.seats), code.code):
        assert secret.encode() not in kept


def test_entries_of_every_kind_are_read_as_they_were_written() -> None:
    kinds = msgspec.json.schema(log_events.LogEvent)["discriminator"]["mapping"]
    assert len(kinds) == 17, "a new kind needs a fold and a test"
