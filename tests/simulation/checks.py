"""What must hold in every simulation: safety at every message, safety and liveness at the end."""

import hashlib
from typing import TYPE_CHECKING

import msgspec

from oddville.games.deals import mixed_seed
from oddville.games.editions import edition, name_or_path, shipped_names
from oddville.server import wire
from oddville.server.store.protocol import StoredTable
from oddville.server.tables.invariants import different_from_store, unscheduled
from oddville.server.tables.loading import load_table
from oddville.server.tables.table import Table
from oddville.server.tables.views import table_view
from simulation.store import Database

if TYPE_CHECKING:
    from simulation.process import Process
    from simulation.world import World


class Checks:
    """Remembers the tables and answers that were sent, and compares them with the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._views: dict[tuple[str, int], bytes] = {}
        self._keys: dict[tuple[str, str], int] = {}
        self._values: dict[tuple[str, int], str] = {}
        self.digest = hashlib.sha256()
        """Of everything that anybody was shown, in order: two runs of one seed agree in it."""

    def on_shown(self, answer: wire.Welcome | wire.Update) -> None:
        """Somebody was shown a table: it is durable, and the same to everybody."""
        table = answer.table
        assert self._database.head(table.id) >= table.number, (
            f"{table.id} {table.number} is shown, not written"
        )
        seen = msgspec.json.encode(table)
        self.digest.update(seen)
        known = self._views.setdefault((table.id, table.number), seen)
        assert known == seen, f"{table.id} {table.number} was shown in two ways"

    def on_acknowledged(self, table_id: str, done: wire.Done) -> None:
        """A request that was acknowledged to a client is in the log, under its number and key."""
        known = self._keys.setdefault((table_id, done.key), done.number)
        assert known == done.number, f"{done.key} was acknowledged as {known} and as {done.number}"
        self._check_key(table_id, done.key, done.number)

    def on_value(self, table_id: str, seat: int, value: str) -> None:
        """A value of the shuffle was acknowledged."""
        known = self._values.setdefault((table_id, seat), value)
        assert known == value, f"{table_id}: two values of seat {seat} were accepted"

    def _check_values(self, table: Table) -> None:
        """All values that were acknowledged, and no others than those of the log, made the seed."""
        values = [seat.value for seat in table.seats]
        for (table_id, seat), value in self._values.items():
            assert table_id != table.id or values[seat] == value, (
                f"{table_id}: the value of seat {seat} is missing"
            )
        server_seed = table.secret.seed
        assert table.game is not None
        assert table.game.seed == (mixed_seed(server_seed, values) if any(values) else server_seed)

    def _check_key(self, table_id: str, key: str, number: int) -> None:
        found = self._database.number_of(table_id, key)
        assert found == number, f"{key} is at {found}, acknowledged as {number}"

    def finally_(self, world: "World") -> None:
        """At the end: all that was acknowledged is there, every game is over, memory is the store."""
        for (table_id, key), number in self._keys.items():
            self._check_key(table_id, key, number)
        for id_ in self._database.ids():
            self._check_log(id_)
        for process in world.processes:
            self._check_memory(process)

    def _check_log(self, id_: str) -> None:
        stored = self._database.table(id_)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
        table = folded(stored)
        assert table.status == "over", f"{id_} is {table.status} at entry {table.number}: it has stopped"
        assert not table.wants_rematch, f"{id_} waits for its rematch"
        self._check_values(table)
        for (table_id, number), seen in self._views.items():
            if (table_id, number) == (id_, table.number):
                assert seen == msgspec.json.encode(table_view(table)), f"{id_}: shown otherwise than written"

    def _check_memory(self, process: "Process") -> None:
        tables = process.tables
        before = {live: live.table.number for live in tables.registry.in_memory}
        heads = {live.table.id: self._database.head(live.table.id) for live in before}
        assert not different_from_store(before, heads)
        assert not unscheduled(tables.registry.cached, tables.scheduler)
        assert not tables.sweep.repairs, f"the sweep repaired {dict(tables.sweep.repairs)}"
        for live in before:
            stored = self._database.table(live.table.id)
            assert stored is not None
            assert table_view(live.table) == table_view(folded(stored)), (
                f"{live.table.id}: memory is not the log"
            )


def folded(stored: StoredTable) -> Table:
    """A table as its log says."""
    printed = next(found for name in shipped_names() if (found := edition(name)).hash == stored.row.edition)
    assert name_or_path(printed)
    return load_table(stored, printed)
