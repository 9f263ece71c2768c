"""Random operations on a store, compared with a model."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from oddville.server.store.opening import open_store
from oddville.server.store.protocol import (
    Code,
    Conflict,
    DuplicateKey,
    LogEntry,
    Snapshot,
    Store,
    StoredTable,
    TableNotFound,
)
from services import PostgresServer
from stores import entry, outcome, summary, table

IDS = st.sampled_from(["a", "b", "c"])
KEYS = st.one_of(st.none(), st.sampled_from(["k", "l", "m", "n"]))
STATUSES = st.sampled_from(["waiting", "running", "over"])


class Model:
    """What a store should hold."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.codes: dict[bytes, Code] = {}

    def append(self, id_: str, entries: list[LogEntry], new: StoredTable) -> Exception | None:
        """Carry out an append, or say what it is refused with."""
        if id_ not in self.tables:
            return TableNotFound(id_)
        old = self.tables[id_]
        keys = {e.key for e in entries if e.key}
        if known := [e.number for e in old.entries if e.key in keys]:
            return DuplicateKey(id_, min(known))
        if entries[0].number != old.head + 1:
            return Conflict(id_, old.head)
        self.tables[id_] = StoredTable(
            old.row, old.entries + entries, new.summary, new.snapshot or old.snapshot
        )
        return None


class StoreMachine(RuleBasedStateMachine):
    """Everything a server does to a store, in any order."""

    address: str | None = None

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.Runner()
        self.model = Model()
        self.store = self.open()
        if self.address is not None:
            self.run(self.store.import_(nothing(), replace=True))

    def open(self) -> Store:
        """Open the store."""
        store: Store = self.run(open_store(self.address or str(Path(self.folder.name) / "tables.db")))
        return store

    def run(self, work: Any) -> Any:
        """Wait for something."""
        return self.loop.run(work)

    @rule(id_=IDS, key=KEYS, status=STATUSES, created_at=st.integers(0, 3))
    def create(self, id_: str, key: str | None, status: str, created_at: int) -> None:
        """Make a table."""
        new = StoredTable(table(id_, created_at), [entry(1, key)], summary(status), None)
        result = self.run(outcome(self.store.create(new.row, new.entries, new.summary)))
        if id_ in self.model.tables:
            assert isinstance(result, Conflict)
        else:
            assert result is None
            self.model.tables[id_] = new

    @rule(
        id_=IDS,
        ahead=st.sampled_from([0, 1, 1, 1, 1, 2]),
        keys=st.lists(KEYS, min_size=1, max_size=3),
        status=STATUSES,
        public=st.booleans(),
        due_at=st.one_of(st.none(), st.integers(0, 9)),
        folded=st.booleans(),
    )
    def append(
        self,
        id_: str,
        ahead: int,
        keys: list[str | None],
        status: str,
        public: bool,
        due_at: int | None,
        folded: bool,
    ) -> None:
        """Append, often but not always with the right number and a fresh key."""
        keys = [key if key not in keys[:i] else None for i, key in enumerate(keys)]
        head = self.model.tables[id_].head if id_ in self.model.tables else 0
        first = max(1, head + ahead)
        entries = [entry(first + i, key) for i, key in enumerate(keys)]
        new = StoredTable(
            table(id_),
            entries,
            summary(status, public, first, due_at),
            Snapshot(first, "1", b"s") if folded else None,
        )
        expected = self.model.append(id_, entries, new)
        result = self.run(outcome(self.store.append(id_, entries, new.summary, new.snapshot)))
        assert (type(result), getattr(result, "args", None)) == (
            type(expected),
            getattr(expected, "args", None),
        )

    @rule(id_=IDS)
    def delete(self, id_: str) -> None:
        """Delete a table."""
        assert self.run(self.store.delete(id_)) is (self.model.tables.pop(id_, None) is not None)
        self.model.codes = {h: code for h, code in self.model.codes.items() if code.table_id != id_}

    @rule(id_=IDS, hash_=st.sampled_from([b"1", b"2"]), expires_at=st.integers(0, 5))
    def put_code(self, id_: str, hash_: bytes, expires_at: int) -> None:
        """Keep a code; one whose hash is there already changes nothing."""
        code = Code(hash_, id_, b"p", expires_at)
        result = self.run(outcome(self.store.put_code(code)))
        assert isinstance(result, TableNotFound) is (id_ not in self.model.tables)
        if result is None:
            self.model.codes.setdefault(hash_, code)

    @rule(hash_=st.sampled_from([b"1", b"2"]), now=st.integers(0, 5))
    def take_code(self, hash_: bytes, now: int) -> None:
        """Use a code."""
        code = self.model.codes.pop(hash_, None)
        expected = code if code is not None and code.expires_at > now else None
        assert self.run(self.store.take_code(hash_, now)) == expected

    @rule(now=st.integers(0, 9))
    def claim(self, now: int) -> None:
        """Claim the first table that is due."""
        due = sorted(
            (t.summary.due_at, id_) for id_, t in self.model.tables.items() if t.summary.due_at is not None
        )
        found = self.run(self.store.due_tables(now, 10))
        assert found == [(id_, at) for at, id_ in due if at <= now]
        if found:
            id_, at = found[0]
            assert self.run(self.store.claim(id_, at, at + 5))
            old = self.model.tables[id_]
            s = old.summary
            later = summary(s.status, s.public, s.updated_at, at + 5)
            self.model.tables[id_] = StoredTable(old.row, old.entries, later, old.snapshot)

    @rule()
    def reopen(self) -> None:
        """Close and open again."""
        self.run(self.store.close())
        self.store = self.open()

    @invariant()
    def the_same_tables(self) -> None:
        """The store holds what the model holds."""
        for id_ in "abc":
            assert self.run(self.store.load(id_)) == self.model.tables.get(id_)

    @invariant()
    def the_same_lists(self) -> None:
        """Lists and counts follow from the tables."""
        newest = sorted(self.model.tables.values(), key=lambda t: (t.row.created_at, t.row.id), reverse=True)
        assert [t.id for t in self.run(self.store.all_tables(9))] == [t.row.id for t in newest]
        shown = [t.row.id for t in newest if t.summary.public and t.summary.status == "running"]
        assert [t.id for t in self.run(self.store.public_tables("running", 9))] == shown
        assert self.run(self.store.counts()).entries == sum(t.head for t in newest)

    def teardown(self) -> None:
        """Let go of everything."""
        self.run(self.store.close())
        self.loop.close()
        self.folder.cleanup()


async def nothing() -> Any:
    """An empty export."""
    return
    yield


def examples(all_proofs: bool, few: int) -> settings:
    """Few, but long: each takes the disk's time."""
    return settings(max_examples=100 if all_proofs else few, stateful_step_count=40)


def test_sqlite_agrees_with_the_model(all_proofs: bool) -> None:
    run_state_machine_as_test(StoreMachine, settings=examples(all_proofs, few=8))


def test_postgresql_agrees_with_the_model(
    all_proofs: bool, postgresql_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StoreMachine, "address", postgresql_server.new_schema())
    run_state_machine_as_test(StoreMachine, settings=examples(all_proofs, few=4))
