"""Bots take turns by who made their tables and by what they cost, and rest where nobody is."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from oddville.games.game import Game
from oddville.server import wire
from oddville.server.fair_queue import FairQueue
from oddville.server.http.addresses import Client
from oddville.server.store.opening import open_store
from oddville.server.tables import bot_pool, scheduler
from oddville.server.tables.bot_pool import BotAnswer, BotPool, Task
from oddville.server.tables.composition import TableService
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.scheduler import PAUSED
from oddville.server.wire.options import NewSeat, Options
from server.watching import FakeWatcher, InProcessBots, SilentPubSub, assert_refused
from waiting import wait_until_async


def serve_items(queue: FairQueue[str], costs: dict[str, float], count: int) -> str:
    """The persons of the next items, one letter each, each item finished at its person's cost."""
    names = []
    for _ in range(count):
        taken = queue.take()
        assert taken is not None
        names.append(taken[1])
        queue.finish(taken[0], costs[taken[1]])
    return "".join(names)


def test_persons_take_turns_by_what_they_have_cost() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for table in range(20):
        queue.put("a", table, "a")
    assert serve_items(queue, {"a": 10.0}, 5) == "aaaaa"
    for table in range(10):
        queue.put("b", table, "b")
    assert serve_items(queue, {"a": 4.0, "b": 1.0}, 11).count("b") >= 8


def test_who_was_idle_has_saved_nothing() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.put("b", 0, "b")
    assert serve_items(queue, {"b": 1.0}, 1) == "b"
    for table in range(50):
        queue.put("a", table, "a")
    serve_items(queue, {"a": 5.0}, 20)
    for table in range(50):
        queue.put("b", table, "b")
    assert serve_items(queue, {"a": 1.0, "b": 1.0}, 20).count("a") >= 7


def test_the_tables_of_one_person_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for item in ("1a", "1b", "1c"):
        queue.put("ada", 1, item)
    queue.put("ada", 2, "2a")
    found = []
    while (taken := queue.take()) is not None:
        found.append(taken[1])
        queue.finish("ada", 1.0)
    assert found == ["1a", "2a", "1b", "1c"]


def test_one_person_never_has_all_workers() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for table in range(5):
        queue.put("a", table, "a")
    assert [queue.take() for _ in range(3)] == [("a", "a"), ("a", "a"), None]
    queue.put("b", 0, "b")
    assert queue.take() == ("b", "b")
    queue.finish("a", 1.0)
    assert queue.take() == ("a", "a")


def test_nobody_who_is_done_is_remembered_for_ever() -> None:
    queue: FairQueue[int] = FairQueue(1)
    for number in range(1000):
        queue.put(number, 0, number)
        queue.take()
        queue.finish(number, 1.0)
    assert len(queue._shares) < 10


class HeldBots(BotPool):
    """Workers that answer when the test lets them."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.requests: list[tuple[str, asyncio.Future[BotAnswer]]] = []

    async def _ask(self, pool: object, task: Task) -> BotAnswer:
        answer: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()
        self.requests.append((task.bot, answer))
        return await answer


@pytest.fixture
def game() -> Game:
    return Game(2, seed="a")


async def test_tables_of_slow_bots_hold_up_nobody_else(game: Game) -> None:
    """With two workers, 59 tables of one visitor keep one of them busy."""
    bots = HeldBots(2)
    slow = [asyncio.create_task(bots.think(f"t{number}", game, "mayor", person=1)) for number in range(59)]
    await asyncio.sleep(0)
    mine = asyncio.create_task(bots.think("mine", game, "mason", person=2))
    await wait_until_async(lambda: len(bots.requests) > 1)
    assert [bot for bot, _ in bots.requests] == ["mayor", "mason"]
    assert bots.waiting == 58
    for task in (*slow, mine):
        task.cancel()
    await bots.close()


async def test_one_person_cannot_fill_the_queue(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MAX_WAITING_EACH", 3)
    bots = HeldBots(1)
    waiting = [asyncio.create_task(bots.think(f"t{n}", game, "mayor", person=1)) for n in range(4)]
    await wait_until_async(lambda: bots.waiting == 3)
    with assert_refused("error-too-busy"):
        await bots.think("more", game, "mayor", person=1)
    other = asyncio.create_task(bots.think("other", game, "mason", person=2))
    await wait_until_async(lambda: bots.waiting == 4)
    for task in (*waiting, other):
        task.cancel()
    await bots.close()


def test_the_number_of_a_person_does_not_reveal_the_address() -> None:
    persons = {Client(f"10.0.{a}.{b}", False).person for a in range(256) for b in range(256)}
    assert max(persons) < 2**16
    assert len(persons) > 30_000
    assert Client("2001:db8::1", False).person == Client("2001:db8::2", False).person


class Hour:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def hour() -> Hour:
    return Hour()


BOTS = [NewSeat("bot", bot="random"), NewSeat("bot", bot="random")]


async def table_of(tables: TableService, seats: list[NewSeat], **options: Any) -> LiveTable:
    new_table = await tables.creator.make(wire.NewTable(seats, Options(pace="quick", **options)), maker=7)
    return await tables.registry.get(new_table.id)


async def wait_for_entry(live: LiveTable) -> None:
    number = live.table.number
    await wait_until_async(lambda: live.table.number != number)


@pytest.mark.parametrize("shared", [False, True])
async def test_bots_pause_at_an_unwatched_table_and_continue_when_somebody_connects(
    tmp_path: Path, hour: Hour, shared: bool
) -> None:
    store = await open_store(str(tmp_path / "tables.sqlite"))
    tables = TableService(store, InProcessBots(1), SilentPubSub() if shared else None, clock=hour)
    live = await table_of(tables, BOTS)
    await wait_for_entry(live)
    hour.now += scheduler.PAUSE_AFTER
    await wait_until_async(lambda: not tables.scheduler.is_scheduled(live.table.id))
    assert live.is_paused
    hour.now += 60_000
    await tables.sweep.sweep()
    assert await store.due_tables(hour.now, 10) == []
    assert [due for _, due in await store.due_tables(PAUSED, 10)] == [PAUSED]
    assert not tables.scheduler.is_scheduled(live.table.id)
    assert not tables.sweep.repairs
    live.attach(FakeWatcher())
    await wait_for_entry(live)
    await tables.close()


async def test_bots_do_not_rest_where_a_person_plays_or_watches(tmp_path: Path, hour: Hour) -> None:
    tables = TableService(await open_store(str(tmp_path / "tables.sqlite")), InProcessBots(1), clock=hour)
    by_mail = await table_of(tables, [NewSeat("here", "Ada"), BOTS[0]])
    watched = await table_of(tables, BOTS)
    watched.attach(FakeWatcher())
    hour.now += 10 * scheduler.PAUSE_AFTER
    assert not tables.scheduler.is_paused(by_mail)
    assert not tables.scheduler.is_paused(watched)
    await wait_for_entry(watched)
    await tables.close()


async def test_somebody_at_another_process_wakes_a_table_at_rest(tmp_path: Path, hour: Hour) -> None:
    store = await open_store(str(tmp_path / "tables.sqlite"))
    here, there = (TableService(store, InProcessBots(1), SilentPubSub(), clock=hour) for _ in range(2))
    live = await table_of(here, BOTS)
    hour.now += scheduler.PAUSE_AFTER
    await wait_until_async(lambda: not here.scheduler.is_scheduled(live.table.id))
    hour.now += 60_000
    await here.sweep.sweep()
    other = await there.registry.get(live.table.id)
    other.attach(FakeWatcher())
    await wait_for_entry(other)
    await there.scheduler.close()
    await here.close()


async def test_the_maker_of_a_table_is_stored_with_it(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.sqlite")
    tables = TableService(await open_store(place), InProcessBots(1))
    id_ = (await table_of(tables, [NewSeat("here"), NewSeat("here")])).table.id
    await tables.close()
    again = TableService(await open_store(place), InProcessBots(1))
    assert (await again.registry.get(id_)).table.maker == 7
    await again.close()
