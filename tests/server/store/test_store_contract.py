"""The guarantees of every store, on SQLite and PostgreSQL."""

import asyncio

import pytest

from oddville.server.store.protocol import (
    Code,
    Conflict,
    Counts,
    DuplicateKey,
    Flag,
    LogEntry,
    Snapshot,
    StoredTable,
    StoreUnavailable,
    TableNotFound,
)
from stores import ALL_BYTES, entry, make_table, open_for_test, outcome, summary, table


async def test_a_table_is_loaded_as_it_was_created(address: str) -> None:
    entries = [entry(1, "k-1"), entry(2)]
    async with open_for_test(address) as store:
        await store.create(table(), entries, summary(due_at=5))
    async with open_for_test(address) as store:
        assert await store.load("t") == StoredTable(table(), entries, summary(due_at=5), None)
        assert await store.load("other") is None


async def test_an_id_can_be_used_once(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store, entries=3)
        with pytest.raises(Conflict) as caught:
            await store.create(table(), [entry(1, body=b"other")], summary())
        assert caught.value.head == 3
        stored = await store.load("t")
        assert stored is not None
        assert stored.entries[0].body == ALL_BYTES


async def test_entries_are_added_in_order_with_their_summary(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store)
        await store.append("t", [entry(2, "a"), entry(3)], summary("over", updated_at=7))
        assert await store.entries_after("t", 1) == [entry(2, "a"), entry(3)]
        assert await store.entries_after("t", 3) == []
        assert await store.entries_after("other", 0) == []
        stored = await store.load("t")
        assert stored is not None
        assert stored.head == 3
        assert stored.summary == summary("over", updated_at=7)


@pytest.mark.parametrize("number", [1, 2, 4, 9])
async def test_a_number_that_is_not_the_next_is_a_conflict(address: str, number: int) -> None:
    async with open_for_test(address) as store:
        await make_table(store, entries=2)
        with pytest.raises(Conflict) as caught:
            await store.append("t", [entry(number, "new")], summary("over"))
        assert caught.value.head == 2
        stored = await store.load("t")
        assert stored is not None
        assert stored.head == 2
        assert stored.summary.status == "running"


@pytest.mark.parametrize("number", [2, 3, 4, 9])
async def test_a_repeated_key_is_a_duplicate(address: str, number: int) -> None:
    async with open_for_test(address) as store:
        await make_table(store)
        await store.append("t", [entry(2, "a"), entry(3)], summary())
        with pytest.raises(DuplicateKey) as caught:
            await store.append("t", [entry(number, "a")], summary())
        assert caught.value.number == 2


async def test_several_entries_are_written_together_or_not_at_all(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store)
        await store.append("t", [entry(2, "a")], summary())
        with pytest.raises(DuplicateKey):
            await store.append("t", [entry(3, "b"), entry(4, "a")], summary("over"))
        assert await store.entries_after("t", 2) == []
        await store.append("t", [entry(3, "b")], summary())


async def test_the_same_key_at_another_table_is_another_request(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store, "a")
        await make_table(store, "b")
        await store.append("a", [entry(2, "key")], summary())
        await store.append("b", [entry(2, "key")], summary())


async def test_appending_to_a_missing_table_fails(address: str) -> None:
    async with open_for_test(address) as store:
        with pytest.raises(TableNotFound):
            await store.append("t", [entry(1)], summary())
        await make_table(store)
        assert await store.delete("t") is True
        assert await store.delete("t") is False
        with pytest.raises(TableNotFound):
            await store.append("t", [entry(2)], summary())
        assert await store.entries_after("t", 0) == []
        await make_table(store)  # the id is free again, and its log empty
        stored = await store.load("t")
        assert stored is not None
        assert stored.head == 1


@pytest.mark.parametrize(
    "entries", [[], [entry(0)], [entry(2), entry(4)], [entry(2, "a"), entry(3, "a")], [entry(2, "a\0")]]
)
async def test_invalid_entries_raise_value_error(address: str, entries: list[LogEntry]) -> None:
    async with open_for_test(address) as store:
        await make_table(store)
        with pytest.raises(ValueError, match=r"\["):
            await store.append("t", entries, summary())


async def test_of_200_concurrent_appends_one_wins_each_number(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store, entries=0)

        async def player(name: int) -> int:
            won = 0
            for number in range(1, 6):
                result = await outcome(store.append("t", [entry(number, f"{name}-{number}")], summary()))
                won += result is None
                assert result is None or (isinstance(result, Conflict) and result.head >= number)
            return won

        won = await asyncio.gather(*(player(name) for name in range(200)))
        assert sum(won) == 5
        assert [e.number for e in await store.entries_after("t", 0)] == [1, 2, 3, 4, 5]


async def test_appends_share_a_transaction_and_fail_independently(address: str) -> None:
    async with open_for_test(address) as store:
        for i in range(20):
            await make_table(store, f"t{i}")
        before = store.transactions
        broken = summary().__class__("running", True, "\ud800", 1, None, b"")  # no text that can be stored
        results = await asyncio.gather(
            *(outcome(store.append(f"t{i}", [entry(2, "k")], summary())) for i in range(20)),
            outcome(store.append("none", [entry(1)], summary())),
        )
        assert results[:20] == [None] * 20
        assert isinstance(results[20], TableNotFound)
        assert store.transactions - before <= 8
        # which of two requests at once for one table comes first nobody promises: so these come after
        later = await asyncio.gather(
            outcome(store.append("t0", [entry(3, "k3")], summary())),
            outcome(store.append("t1", [entry(2)], summary())),
            outcome(store.append("t2", [entry(3, "k")], summary())),
        )
        assert [type(result) for result in later] == [type(None), Conflict, DuplicateKey]
        mixed = await asyncio.gather(
            outcome(store.append("t5", [entry(3)], summary())),
            outcome(store.append("t6", [entry(3)], broken)),
            outcome(store.append("t7", [entry(3)], summary())),
        )
        assert [isinstance(result, Exception) for result in mixed] == [False, True, False]
        assert await store.entries_after("t6", 2) == []


async def test_a_cancelled_append_does_not_delay_others(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store)
        going = asyncio.create_task(store.append("t", [entry(2, "a")], summary()))
        await asyncio.sleep(0)
        going.cancel()
        result = await outcome(store.append("t", [entry(2, "b")], summary()))
        assert result is None or isinstance(result, Conflict)
        assert [e.number for e in await store.entries_after("t", 1)] == [2]


async def test_a_table_is_loaded_from_one_snapshot(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store, entries=0)

        async def write() -> None:
            for number in range(1, 81):
                await store.append("t", [entry(number)], summary(updated_at=number))

        writing = asyncio.create_task(write())
        while not writing.done():
            stored = await store.load("t")
            assert stored is not None
            assert stored.head in (0, stored.summary.updated_at)
        await writing


async def test_the_latest_snapshot_is_kept(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store)
        await store.append("t", [entry(2)], summary(), Snapshot(2, "1", ALL_BYTES))
        await store.append("t", [entry(3)], summary())
        stored = await store.load("t")
        assert stored is not None
        assert stored.snapshot == Snapshot(2, "1", ALL_BYTES)
        await store.append("t", [entry(4)], summary(), Snapshot(4, "2", b"new"))
        await outcome(store.append("t", [entry(4)], summary(), Snapshot(9, "2", b"refused")))
        stored = await store.load("t")
        assert stored is not None
        assert stored.snapshot == Snapshot(4, "2", b"new")


async def test_lists_are_paged_newest_first(address: str) -> None:
    async with open_for_test(address) as store:
        for i in range(7):
            hidden = summary("waiting" if i % 2 else "over", public=i != 3)
            await store.create(table(f"t{i}", 1000 + i // 2), [entry(1)], hidden)
        pages, after = [], None
        while found := await store.all_tables(3, after):
            pages.append([listed.id for listed in found])
            after = found[-1].cursor
        assert pages == [["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]
        listed = await store.public_tables("waiting", 10)
        assert [(one.id, one.created_at, one.head) for one in listed] == [("t5", 1002, 1), ("t1", 1000, 1)]
        assert [one.id for one in await store.public_tables(None, 2, (1002, "t4"))] == ["t2", "t1"]
        assert listed[0].summary == summary("waiting")


async def test_stale_tables_are_found_by_age(address: str) -> None:
    async with open_for_test(address) as store:
        for i in range(5):
            await store.create(
                table(f"t{i}"), [entry(1)], summary("over" if i else "running", updated_at=100 - i)
            )
        assert await store.stale_tables("over", 99, 2) == ["t4", "t3"]
        assert await store.stale_tables("over", 99, 9) == ["t4", "t3", "t2"]


async def test_tables_from_before_the_clock_was_set_back(address: str) -> None:
    async with open_for_test(address) as store:
        for i, (updated_at, due_at) in enumerate(
            [(90, 95), (90, None), (90, 99), (40, 95), (90, 30), (80, 91)]
        ):
            await store.create(table(f"t{i}"), [entry(1)], summary(updated_at=updated_at, due_at=due_at))
        assert await store.future_tables(50, 99, 9) == [("t5", 91), ("t0", 95)]
        assert await store.future_tables(50, 99, 1) == [("t5", 91)]
        assert await store.future_tables(90, 99, 9) == []


async def test_due_work_is_claimed_by_one_process(address: str) -> None:
    async with open_for_test(address) as store:
        for i, due_at in enumerate([50, None, 30, 70]):
            await store.create(table(f"t{i}"), [entry(1)], summary(due_at=due_at))
        assert await store.due_tables(50, 10) == [("t2", 30), ("t0", 50)]
        assert await store.due_tables(50, 1) == [("t2", 30)]
        claims = await asyncio.gather(*(store.claim("t2", 30, 100 + i) for i in range(10)))
        assert sum(claims) == 1
        assert await store.due_tables(50, 10) == [("t0", 50)]
        assert await store.claim("t0", 50, None)
        assert await store.due_tables(1000, 10) == [("t3", 70), ("t2", 100 + claims.index(True))]
        assert not await store.claim("nowhere", 1, 2)
        assert not await store.claim("t3", 70, 80, head=2), "the log has another head"
        assert await store.claim("t3", 70, 80, head=1)


async def test_heads_of_many_tables(address: str) -> None:
    async with open_for_test(address) as store:
        for id_, count in (("a", 1), ("b", 3), ("c", 2)):
            await make_table(store, id_, count)
        assert await store.heads(["a", "b", "nowhere", "'; --"]) == {"a": 1, "b": 3}
        assert await store.heads([]) == {}


async def test_a_code_is_used_once(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store)
        code = Code(b"\0hash", "t", ALL_BYTES, 100)
        await store.put_code(code)
        takers = await asyncio.gather(*(store.take_code(b"\0hash", 99) for _ in range(10)))
        assert [taken for taken in takers if taken is not None] == [code]
        await store.put_code(Code(b"old", "t", b"", 100))
        assert await store.take_code(b"old", 100) is None
        assert await store.take_code(b"old", 50) is None
        with pytest.raises(TableNotFound):
            await store.put_code(Code(b"x", "nowhere", b"", 100))


async def test_codes_are_deleted_when_expired_and_with_their_table(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store)
        for i in range(4):
            await store.put_code(Code(b"%d" % i, "t", b"", 100 + i))
        assert await store.delete_expired_codes(101) == 2
        assert await store.take_code(b"1", 0) is None
        await store.delete("t")
        assert await store.take_code(b"3", 0) is None


async def test_flags_editions_and_counts(address: str) -> None:
    async with open_for_test(address) as store:
        assert await store.get_flag("closed") is None
        await store.set_flag("closed", b"1")
        await store.set_flag("closed", ALL_BYTES)
        await store.set_flag("mute:%_x", b"2")
        assert await store.get_flag("closed") == ALL_BYTES
        assert await store.flags() == [Flag("closed", ALL_BYTES), Flag("mute:%_x", b"2")]
        assert await store.flags("mute:") == [Flag("mute:%_x", b"2")]
        await store.set_flag("closed", None)
        await store.set_flag("closed", None)
        assert await store.flags("c") == []
        await store.save_edition("h", "text ≠")
        await store.save_edition("h", "text ≠")
        assert await store.edition_text("h") == "text ≠"
        assert await store.edition_text("i") is None
        assert await store.counts() == Counts({"waiting": 0, "running": 0, "over": 0}, 0)
        await make_table(store, entries=4)
        await make_table(store, "u", entries=2)
        assert await store.counts() == Counts({"waiting": 0, "running": 2, "over": 0}, 6)
        await store.ping()


async def test_a_closed_store_is_unavailable(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store)
    with pytest.raises(StoreUnavailable, match="shutting down"):
        await store.append("t", [entry(2)], summary())
