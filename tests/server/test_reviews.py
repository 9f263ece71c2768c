"""Reviews on the server: one for each game, limits, stopping, continuing, and bots that never wait for them."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from analysis.kit import QUICK, all_moments, bot_game, review_of
from oddville import record_of
from oddville.analysis import Moment, finish
from oddville.games.game import Game
from oddville.server import wire
from oddville.server.reviews import reviews as module
from oddville.server.reviews import subject as subject_module
from oddville.server.reviews import worker
from oddville.server.reviews.reviews import LEASE_MS, MAX_WAITING, MAX_WAITING_EACH, WATCHED_MS, Reviews
from oddville.server.reviews.subject import Subject, subject_of, subject_of_record
from oddville.server.reviews.worker import NICENESS, ReviewWorker
from oddville.server.store.opening import open_store
from oddville.server.store.protocol import Store
from oddville.server.tables import bot_pool
from oddville.server.tables.bot_pool import BotPool
from oddville.server.worker_process import kill, new_executor
from server.serving import SECONDS, TestServer
from server.watching import assert_refused
from waiting import wait_until, wait_until_async

GAME = bot_game("served", bot="greedy", turn_limit=4)


class HeldWorker(ReviewWorker):
    """Computes as many positions as the test allows, and notes which it was asked for."""

    def __init__(self, allowed: int = 10**6) -> None:
        super().__init__()
        self.allowed = allowed
        self.requests: list[tuple[str, int]] = []
        self.stops = 0

    async def compute(self, subject: Subject, ply: int) -> Moment:
        self.requests.append((subject.key, ply))
        while len(self.requests) > self.allowed:
            await asyncio.sleep(0.005)
        return worker.compute(subject, ply)

    async def complete(self, subject: Subject, moments: dict[int, Moment]) -> bytes:
        return worker.complete(subject, moments)

    def stop(self) -> None:
        self.stops += 1


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def subject(seed: str = "served") -> Subject:
    game = GAME if seed == "served" else bot_game(seed, turn_limit=1)
    return subject_of(game, ["", ""], QUICK)


@asynccontextmanager
async def reviews_at(place: Path, worker: ReviewWorker, clock: Clock) -> AsyncIterator[tuple[Reviews, Store]]:
    store = await open_store(str(place / "reviews.sqlite"))
    reviews = Reviews(store, worker, clock=clock)
    try:
        yield reviews, store
    finally:
        await reviews.close()
        await store.close()


async def result(reviews: Reviews, key: str) -> wire.ReviewProgress:
    """Wait until a review is no longer under way."""
    async with asyncio.timeout(SECONDS):
        while (result := await reviews.progress(key)).state in ("waiting", "running"):
            await asyncio.sleep(0.01)
    return result


async def until_asked(worker: HeldWorker, count: int = 1) -> None:
    await wait_until_async(lambda: len(worker.requests) >= count)


async def until_stopped(worker: HeldWorker, count: int) -> None:
    await wait_until_async(lambda: worker.stops >= count)


async def test_a_review_is_that_of_the_command_line_and_is_kept(tmp_path: Path) -> None:
    held, asked = HeldWorker(), subject()
    async with reviews_at(tmp_path, held, Clock()) as (reviews, _):
        assert (await reviews.ask(asked, 1)).state == "waiting"
        found = await result(reviews, asked.key)
    assert found.result is not None
    expected = finish(GAME, ["", ""], asked.settings, all_moments(GAME, asked.settings))
    assert found.result.review == expected
    decisions = [each for each in expected.moments if each.decision is not None]
    assert [each.ply for each in found.result.previews] == [each.ply for each in decisions]
    assert found.result.previews[0].best.move == decisions[0].decision.best  # type: ignore[union-attr]
    async with reviews_at(tmp_path, held, Clock()) as (reviews, _):
        computed = len(held.requests)
        assert await reviews.ask(asked, 2) == found
        assert len(held.requests) == computed


async def test_who_asks_second_joins(tmp_path: Path) -> None:
    held, asked = HeldWorker(0), subject()
    async with reviews_at(tmp_path, held, Clock()) as (reviews, _):
        first, second = await reviews.ask(asked, 1), await reviews.ask(asked, 2)
        assert first.key == second.key
        assert reviews.waiting == 1
        held.allowed = 10**6
        assert (await result(reviews, asked.key)).state == "done"
        assert len(held.requests) == asked.total


async def test_the_queue_is_bounded_in_all_and_for_each_person(tmp_path: Path) -> None:
    held = HeldWorker(0)
    async with reviews_at(tmp_path, held, Clock()) as (reviews, _):
        games = [subject(f"game {number}") for number in range(MAX_WAITING + 1)]
        for number in range(MAX_WAITING_EACH):
            await reviews.ask(games[number], 1)
        with assert_refused("error-reviews-many"):
            await reviews.ask(games[-1], 1)
        for number in range(MAX_WAITING_EACH, MAX_WAITING):
            await reviews.ask(games[number], number)
        with assert_refused("error-too-busy"):
            await reviews.ask(games[-1], "another")
        assert (await reviews.ask(games[0], "another")).state in ("waiting", "running"), "joining is free"


async def test_persons_take_turns(tmp_path: Path) -> None:
    """The second person waits for one position, not for the reviews of the first."""
    held = HeldWorker(0)
    async with reviews_at(tmp_path, held, Clock()) as (reviews, _):
        long, other = subject(), subject("short")
        await reviews.ask(long, 1)
        await until_asked(held)
        await reviews.ask(other, 2)
        held.allowed = 10**6
        await until_asked(held, 4)
        assert other.key in [key for key, _ in held.requests[:4]]


async def test_a_review_that_nobody_asks_about_stops_and_continues_later(tmp_path: Path) -> None:
    held, clock, asked = HeldWorker(0), Clock(), subject()
    async with reviews_at(tmp_path, held, clock) as (reviews, store):
        await reviews.ask(asked, 1)
        await until_asked(held)
        clock.now += WATCHED_MS
        held.allowed = 10**6
        await wait_until_async(lambda: not reviews.waiting)
        assert (await reviews.progress(asked.key)).state == "stopped"
        stored = await store.review(asked.key)
        assert stored is not None
        assert (stored.done, stored.is_done, stored.leased_until) == (1, False, 0)
        assert (await reviews.ask(asked, 1)).state == "waiting"
        found = await result(reviews, asked.key)
    assert found.result is not None
    assert found.result.review.moments == review_of(GAME, asked.settings).moments
    assert [ply for _, ply in held.requests] == [*range(asked.total)], "nothing is computed twice"


async def test_a_review_stops_at_once_when_all_have_left(tmp_path: Path) -> None:
    held, asked = HeldWorker(0), subject()
    async with reviews_at(tmp_path, held, Clock()) as (reviews, store):
        await reviews.ask(asked, 1)
        await reviews.ask(asked, 2)
        held.allowed = 1
        await until_asked(held, 2)
        reviews.leave(asked.key, 1)
        held.allowed = 2
        await until_asked(held, 3)
        reviews.leave(asked.key, 2)
        held.allowed = 10**6
        await wait_until_async(lambda: not reviews.waiting)
        assert (await reviews.progress(asked.key)).state == "stopped"
        stored = await store.review(asked.key)
        assert stored is not None
        assert stored.done == 3, "what was computed is kept"
        assert (await reviews.ask(asked, 1)).state == "waiting"
        assert (await result(reviews, asked.key)).state == "done"
        reviews.leave("0" * 32, 1)


async def test_a_review_that_was_left_counts_for_no_limit(tmp_path: Path) -> None:
    held = HeldWorker(0)
    async with reviews_at(tmp_path, held, Clock()) as (reviews, _):
        games = [subject(f"game {number}") for number in range(MAX_WAITING_EACH + 1)]
        for game in games[:-1]:
            await reviews.ask(game, 1)
        reviews.leave(games[0].key, 1)
        assert (await reviews.ask(games[-1], 1)).state == "waiting"


async def test_a_restart_continues(tmp_path: Path) -> None:
    held, clock, asked = HeldWorker(0), Clock(), subject()
    async with reviews_at(tmp_path, held, clock) as (reviews, _):
        await reviews.ask(asked, 1)
        held.allowed = 3
        await until_asked(held, 4)
    held.allowed = 10**6
    async with reviews_at(tmp_path, held, clock) as (reviews, _):
        with assert_refused("error-no-review"):
            await reviews.progress(asked.key)
        await reviews.ask(asked, 1)
        assert (await result(reviews, asked.key)).state == "done"
    assert len(held.requests) == asked.total + 1, "only the position that was interrupted is computed again"


async def test_a_review_has_a_time_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGET_SECONDS", 0.0)
    held, asked = HeldWorker(), subject()
    async with reviews_at(tmp_path, held, Clock()) as (reviews, _):
        await reviews.ask(asked, 1)
        found = await result(reviews, asked.key)
        assert found.state == "stopped"
        assert 0 < found.done < asked.total


async def test_a_worker_that_fails_ends_its_review_only(tmp_path: Path) -> None:
    class BrokenWorker(HeldWorker):
        async def compute(self, subject: Subject, ply: int) -> Moment:
            if subject.total == broken.total:
                raise RuntimeError("broken")
            return await super().compute(subject, ply)

    held, broken, other = BrokenWorker(), subject(), subject("whole")
    async with reviews_at(tmp_path, held, Clock()) as (reviews, _):
        await reviews.ask(broken, 1)
        await reviews.ask(other, 1)
        assert (await result(reviews, broken.key)).state == "failed"
        assert (await result(reviews, other.key)).state == "done"
        assert held.stops >= 1, "the process may be broken"


async def test_without_work_the_worker_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE_SECONDS", 0.01)
    held = HeldWorker()
    async with reviews_at(tmp_path, held, Clock()) as (reviews, _):
        for stops, asked in enumerate((subject(), subject("next"))):
            await reviews.ask(asked, 1)
            assert (await result(reviews, asked.key)).state == "done"
            await until_stopped(held, stops + 1)


async def test_another_process_shows_the_progress_and_computes_nothing(tmp_path: Path) -> None:
    """Both share the store; who asks at one is noticed by the other."""
    held, idle, clock, asked = HeldWorker(0), HeldWorker(), Clock(), subject()
    async with reviews_at(tmp_path, held, clock) as (reviews, store):
        there = Reviews(store, idle, clock=clock)
        await reviews.ask(asked, 1)
        await until_asked(held)
        assert (await there.ask(asked, 2)).state == "running"
        clock.now += WATCHED_MS - 1
        assert (await there.progress(asked.key)).state == "running"
        clock.now += WATCHED_MS - 1
        held.allowed = 10**6
        assert (await result(there, asked.key)).state == "done"
        assert idle.requests == []
        await there.close()


async def test_the_work_of_a_process_that_died_is_taken_over(tmp_path: Path) -> None:
    clock, asked, held = Clock(), subject(), HeldWorker()
    async with reviews_at(tmp_path, held, clock) as (reviews, store):
        assert await store.claim_review(asked.key, asked.total, clock.now, clock.now + LEASE_MS)
        assert (await reviews.ask(asked, 1)).state == "running"
        clock.now += LEASE_MS
        with assert_refused("error-no-review"):
            await reviews.progress(asked.key)
        assert (await reviews.ask(asked, 1)).state == "waiting"
        assert (await result(reviews, asked.key)).state == "done"


# Bots come first


def wait_for_file(path: str) -> None:
    """Keeps the worker of the reviews busy until the test ends it."""
    wait_until(Path(path).exists)


class BusyWorker(ReviewWorker):
    """A real process, busy with one position for as long as the test wants."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    async def compute(self, subject: Subject, ply: int) -> Moment:
        await self._call(wait_for_file, str(self._path))
        return await super().compute(subject, ply)


async def test_bots_never_wait_for_reviews(tmp_path: Path) -> None:
    """While the queue is full and the worker of the reviews is stuck, bots move."""
    end = tmp_path / "end"
    bots = BotPool(2)
    async with reviews_at(tmp_path, BusyWorker(end), Clock()) as (reviews, _):
        for number in range(MAX_WAITING):
            await reviews.ask(subject(f"game {number}"), number)
        game = Game(2, seed="first")
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(bots.think(f"t{each}", game, "greedy", person=each) for each in range(8)))
        assert reviews.waiting == MAX_WAITING
        end.touch()
    await bots.close()


def test_reviews_have_a_lower_priority_than_bots() -> None:
    assert NICENESS > bot_pool.NICENESS
    executor = new_executor(1, NICENESS)
    try:
        assert executor.submit(os.nice, 0).result(SECONDS) == min(19, os.nice(0) + NICENESS)
    finally:
        kill(executor)


# Over HTTP


def ask(client: httpx.Client, **game: str) -> httpx.Response:
    return client.post("/api/reviews", json=game)


def test_a_record_is_reviewed_over_http(
    client: httpx.Client, server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subject_module, "ReviewSettings", partial(msgspec.structs.replace, QUICK))
    record = str(record_of(GAME, ["Ada", "bot:greedy Berta"]))
    answer = ask(client, record=record)
    assert answer.status_code == 200, answer.text
    key = answer.json()["key"]
    assert key == subject_of_record(record).key
    wait_until(lambda: client.get(f"/api/reviews/{key}").json()["state"] not in ("waiting", "running"))
    progress = client.get(f"/api/reviews/{key}").json()
    assert progress["state"] == "done"
    assert progress["result"]["review"]["settings"]["judged"] == [0]
    assert progress["result"]["thresholds"] == {"doubtful": 0.02, "mistake": 0.05, "blunder": 0.1}
    assert "Ada" not in client.get(f"/api/reviews/{key}").text
    assert 'oddville_reviews_total{state="done"} 1' in client.get("/metrics").text
    assert ask(client, record=record).json()["state"] == "done"


@pytest.mark.parametrize(
    ("game", "status", "error"),
    [
        ({}, 400, "error-review-game"),
        ({"table": "e5xqt6v668", "record": "odd: 1"}, 400, "error-review-game"),
        ({"table": "e5xqt6v668"}, 404, "error-no-table"),
        ({"record": "nonsense"}, 400, None),
        ({"record": str(record_of(Game(2, seed="begun")))}, 409, "error-not-over"),
    ],
)
def test_bad_requests_get_one_clear_error(
    client: httpx.Client, game: dict[str, str], status: int, error: str | None
) -> None:
    answer = ask(client, **game)
    assert answer.status_code == status, answer.text
    assert error is None or answer.json()["error"] == error


def test_a_running_table_is_not_reviewed(client: httpx.Client, server: TestServer) -> None:
    assert ask(client, table=server.make()["id"]).json()["error"] == "error-not-over"


@pytest.mark.parametrize("key", ["0" * 32, "0" * 31, "x" * 32, "%00" * 32])
def test_an_unknown_review(client: httpx.Client, key: str) -> None:
    answer = client.get(f"/api/reviews/{key}")
    assert (answer.status_code, answer.json()["error"]) == (404, "error-no-review")
