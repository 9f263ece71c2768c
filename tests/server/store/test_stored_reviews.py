"""Reviews in every store, on SQLite and PostgreSQL."""

from oddville.server.store.protocol import (
    StoredReview,
)
from stores import ALL_BYTES, open_for_test


async def test_one_process_at_a_time_works_on_a_review(address: str) -> None:
    async with open_for_test(address) as store:
        assert await store.review("k") is None
        assert await store.claim_review("k", 40, now=100, until=200)
        assert not await store.claim_review("k", 40, now=199, until=300)
        assert await store.review("k") == StoredReview("k", False, 0, 40, b"", 200, 100)
        assert await store.claim_review("k", 40, now=200, until=300)
        await store.save_review("k", ALL_BYTES, 7, 400)
        await store.save_review("k", b"less", 6, 500)
        await store.mark_review_asked("k", 250)
        assert await store.review("k") == StoredReview("k", False, 7, 40, ALL_BYTES, 400, 250)


async def test_a_finished_review_stays_as_it_is(address: str) -> None:
    async with open_for_test(address) as store:
        assert await store.claim_review("k", 40, now=100, until=200)
        await store.save_review("k", b"all", 40, 0, is_done=True)
        await store.save_review("k", b"other", 40, 900)
        assert not await store.claim_review("k", 40, now=1000, until=2000)
    async with open_for_test(address) as store:
        assert await store.review("k") == StoredReview("k", True, 40, 40, b"all", 0, 100)


async def test_old_reviews_are_deleted_and_only_so_many_kept(address: str) -> None:
    async with open_for_test(address) as store:
        for number in range(6):
            assert await store.claim_review(f"k{number}", 40, now=number, until=9)
        assert await store.delete_old_reviews(before=2, max_reviews=3) == 3
        kept = [number for number in range(6) if await store.review(f"k{number}") is not None]
        assert kept == [3, 4, 5]
