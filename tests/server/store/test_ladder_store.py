"""The guarantees of every store about ladders, on SQLite and PostgreSQL."""

import asyncio

from msgspec.structs import replace

from oddville.server.store.ladder_protocol import StoredGame, StoredLadder, StoredMember
from oddville.server.store.protocol import Store
from stores import ALL_BYTES, make_table, open_for_test, summary, table

LADDER = StoredLadder("l", "Freitag ≠", b"\0host", 1, 1)
ADA = StoredMember("l", "m1", "Ada", "ada", ALL_BYTES, 2)
GAME = StoredGame("t", "l", 5, None, b"seats")


async def make_ladder(store: Store) -> None:
    assert await store.add_ladder(LADDER)
    assert await store.add_ladder_member(ADA)
    assert await store.add_ladder_game(GAME)


async def test_a_ladder_is_read_as_it_was_written(address: str) -> None:
    async with open_for_test(address) as store:
        await make_ladder(store)
        assert not await store.add_ladder(replace(LADDER, name="other"))
    async with open_for_test(address) as store:
        assert await store.ladder("l") == replace(LADDER, changed_at=5)
        assert await store.ladder_members("l") == [ADA]
        assert await store.ladder_games("l") == [GAME] == [await store.ladder_game("t")]
        assert await store.ladder("other") is None
        assert await store.ladder_game("other") is None
        assert await store.ladder_members("other") == [] == await store.ladder_games("other")


async def test_a_name_and_an_id_are_taken_once(address: str) -> None:
    async with open_for_test(address) as store:
        await make_ladder(store)
        others = [replace(ADA, id=f"m{number}") for number in range(2, 6)]
        assert await asyncio.gather(*map(store.add_ladder_member, others)) == [False] * 4
        assert not await store.add_ladder_member(replace(ADA, name="Bo", name_key="bo"))
        added = await asyncio.gather(
            *(store.add_ladder_member(replace(each, name="Bo", name_key="bo")) for each in others)
        )
        assert sorted(added) == [False] * 3 + [True]


async def test_a_member_who_left_keeps_neither_name_nor_secret(address: str) -> None:
    async with open_for_test(address) as store:
        await make_ladder(store)
        await store.clear_ladder_member("l", "m1")
        (left,) = await store.ladder_members("l")
        assert (left.id, left.name, left.token) == ("m1", "", b"")
        assert await store.add_ladder_member(replace(ADA, id="m2")), "the name is free again"
        await store.delete_ladder_member("l", "m1")
        assert [each.id for each in await store.ladder_members("l")] == ["m2"]


async def test_a_result_is_stored_once(address: str) -> None:
    async with open_for_test(address) as store:
        await make_ladder(store)
        stored = await asyncio.gather(
            *(store.finish_ladder_game(GAME, at, b"%d" % at) for at in range(10, 15))
        )
        assert sorted(stored) == [False] * 4 + [True]
        (game,) = await store.ladder_games("l")
        assert game.body == b"%d" % (game.finished_at or 0)


async def test_finished_tables_without_a_result_are_found_and_lost_games_deleted(address: str) -> None:
    async with open_for_test(address) as store:
        await make_ladder(store)
        for id_, status in (("t", "over"), ("u", "running")):
            await store.create(table(id_), [], summary(status))
        assert await store.add_ladder_game(replace(GAME, table_id="u"))
        assert await store.add_ladder_game(replace(GAME, table_id="v"))
        assert await store.add_ladder_game(replace(GAME, table_id="w", finished_at=9))
        assert await store.unrecorded_ladder_games() == ["t"]
        assert await store.delete_lost_ladder_games() == 1
        assert [each.table_id for each in await store.ladder_games("l")] == ["t", "u", "w"]
        await store.delete("t")
        assert await store.unrecorded_ladder_games() == []


async def test_a_ladder_is_deleted_with_all_that_belongs_to_it(address: str) -> None:
    async with open_for_test(address) as store:
        await make_ladder(store)
        await make_table(store)
        assert await store.delete_old_ladders(before=5) == 0
        assert await store.delete_old_ladders(before=6) == 1
        assert await store.ladder("l") is None
        assert await store.ladder_members("l") == [] == await store.ladder_games("l")
        assert await store.load("t") is not None, "the table stays"
