"""Making tables and storing them (`table_factory` says what they consist of)."""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from oddville.cards.printed import Edition
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.server import wire
from oddville.server.clock import Clock
from oddville.server.offload import Offload
from oddville.server.store.protocol import Conflict, LogEntry, Store
from oddville.server.tables import fold, log_events, table_factory, tokens, views
from oddville.server.tables.bot_names import with_bot_names
from oddville.server.tables.edition_cache import EditionCache
from oddville.server.tables.loading import TableSettings
from oddville.server.tables.log_events import LogEvent
from oddville.server.tables.registry import Registry
from oddville.server.tables.table import Secret, Table, seats_of

FLAG_CLOSED: Final = "closed"
"""Set by an administrator: no new tables."""


@dataclass
class TableCreator:
    _store: Store
    _registry: Registry
    _editions: EditionCache
    _offload: Offload
    _clock: Clock
    _closed: bool = False

    async def check_open(self) -> None:
        """Refuse if the settings or an administrator allow no new tables."""
        if self._closed or await self._store.get_flag(FLAG_CLOSED):
            raise OddVilleError("error-closed")

    async def make(
        self, new_table: wire.NewTable, secret: Secret | None = None, maker: int | None = None
    ) -> wire.MadeTable:
        """A new table, which may begin at a given position; the same key again gives the same one."""
        await self.check_open()
        edition = table_factory.check_new_table(new_table)
        settings = table_factory.settings_of(new_table, maker)
        if new_table.origin is not None:
            secret, edition = await self._branch(new_table.origin, len(new_table.seats), maker)
            settings = table_factory.branch_settings(settings, edition, secret)
        secret = secret or table_factory.new_secret(settings.options)
        events, response = table_factory.first_events(settings, new_table.key or tokens.new_token())
        try:
            await self._create(response.id, settings, edition, secret, events)
        except Conflict:  # the same request came before
            if not tokens.is_same((await self._registry.get(response.id)).table.host, response.host):
                raise OddVilleError("error-too-busy") from None
        return response

    async def _branch(self, origin: wire.Origin, players: int, maker: int | None) -> tuple[Secret, Edition]:
        """The secret and edition of a table that begins at a ply of a finished table or of a record."""
        if (origin.table is None) == (origin.record is None):
            raise OddVilleError("error-origin")
        if origin.record is not None:
            game = await self._offload.for_person(maker, table_factory.game_of_record, origin.record)
            name = None
        else:
            assert origin.table is not None
            game, name = await self._finished_game(origin.table), f"{origin.table}/{origin.ply}"
        if game.players != players:
            raise OddVilleError("error-origin-players", players=game.players)
        return table_factory.branch_secret(game, origin.ply, name), game.edition

    async def _finished_game(self, id_: str) -> Game:
        table = (await self._registry.get(id_)).table
        if table.status != "over" or table.game is None:
            raise OddVilleError("error-not-over")
        return table.game

    async def _create(
        self,
        id_: str,
        settings: TableSettings,
        edition: Edition,
        secret: Secret,
        events: Sequence[LogEvent],
    ) -> None:
        await self._editions.save(edition)
        now = self._clock()
        settings = msgspec.structs.replace(settings, seats=with_bot_names(settings.seats, id_))
        seats = seats_of(settings.seats)
        table = Table(id_, now, settings.options, edition, secret, seats, maker=settings.maker)
        entries = []
        for number, event in enumerate(events, 1):
            entries.append(LogEntry(number, now, None, log_events.encode(event)))
            fold.apply(table, number, now, None, event)
        await self._store.create(table_factory.row_of(table, settings), entries, views.summary(table))
        self._registry.add(table)

    async def make_rematch(self, table: Table) -> str:
        """Store the next table and return its id. A second attempt, here or in another process, stores nothing."""
        settings, secret, events = table_factory.rematch_of(table)
        id_ = tokens.derive_id(f"rematch of {table.id} {table.secret.seed}")
        with contextlib.suppress(Conflict):
            await self._create(id_, settings, table.edition, secret, events)
        return id_
