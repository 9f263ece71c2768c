"""A kit for tests of live tables: watchers without a network, bots without processes."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec
import pytest

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.store.opening import open_store
from oddville.server.store.protocol import Store
from oddville.server.tables import bot_pool
from oddville.server.tables.bot_pool import BotAnswer, BotPool, Task
from oddville.server.tables.composition import TableService
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.pubsub import OnChange, OnGap
from oddville.server.wire.options import NewSeat, Options
from random_play import sensible_moves

_answers: msgspec.json.Decoder[wire.Answer] = msgspec.json.Decoder(wire.Answer)


class FakeWatcher:
    """A watcher of a table, and all that it was sent."""

    def __init__(self, seats: Sequence[int] = (), hosting: bool = False) -> None:
        self.seats = frozenset(seats)
        self.hosting = hosting
        self.raw: list[bytes] = []
        self.lost: list[int] = []

    def send(self, message: bytes) -> None:
        self.raw.append(message)

    def lose(self, seat: int) -> None:
        self.lost.append(seat)
        self.seats -= {seat}

    def lose_host(self) -> None:
        self.hosting = False

    @property
    def answers(self) -> list[wire.Answer]:
        return [_answers.decode(message) for message in self.raw]

    def last(self, kind: type) -> wire.Answer:
        return next(answer for answer in reversed(self.answers) if isinstance(answer, kind))

    @property
    def log(self) -> list[wire.LogLine]:
        """The log as a page puts it together."""
        log: list[wire.LogLine] = []
        for answer in self.answers:
            if isinstance(answer, wire.Welcome | wire.Update):
                log = [*log[: answer.log_from], *answer.log]
        return log


class InProcessBots(BotPool):
    """Thinks in this very process: quick to start, for tests that are not about workers."""

    async def _ask(self, pool: object, task: Task) -> BotAnswer:
        await asyncio.sleep(0)
        return bot_pool.think(task)


class SilentPubSub:
    """Other processes share the store, and no message of theirs arrives."""

    def publish(self, table_id: str, number: int) -> None: ...

    def listen(self, on_change: OnChange, on_gap: OnGap) -> None: ...

    async def close(self) -> None: ...


@asynccontextmanager
async def tables_at(place: Path, store: Store | None = None) -> AsyncIterator[TableService]:
    """The tables of a file."""
    tables = TableService(store or await open_store(str(place / "tables.sqlite")), InProcessBots(1))
    await tables.start()
    try:
        yield tables
    finally:
        await tables.close()


async def two_people(
    tables: TableService, options: Options | None = None
) -> tuple[LiveTable, wire.MadeTable]:
    """A table of two people at one place."""
    seats = [NewSeat("here", "Ada"), NewSeat("here", "Bo")]
    new_table = await tables.creator.make(wire.NewTable(seats, options or Options()))
    return await tables.registry.get(new_table.id), new_table


_keys = iter(range(10**9))


def key() -> str:
    return f"key-{next(_keys):08}"


async def move(live: LiveTable, text: str | None = None, rng: random.Random | None = None) -> wire.Done:
    """Play a move for the player who must choose, by default anything but a return; the turn is confirmed at once."""
    table = live.table
    assert table.game is not None
    assert table.player is not None
    holder = FakeWatcher([table.player])
    if text is None:
        text = (rng or random.Random(table.version)).choice(sensible_moves(table.game)).text
    done = await live.execute(wire.Move(key(), table.player, table.version, text), holder)
    if live.table.confirming and live.table.player is not None:
        done = await live.execute(wire.Confirm(key(), live.table.player, live.table.version), holder)
    return done


async def play_on(live: LiveTable, plies: int = 10_000) -> None:
    """So many moves, or to the end."""
    rng = random.Random(1)
    while live.table.status != "over" and plies:
        await move(live, rng=rng)
        plies -= 1


@contextmanager
def assert_refused(message: str) -> Iterator[None]:
    """Assert that the block is refused with this message."""
    with pytest.raises(OddVilleError) as caught:
        yield
    assert caught.value.message == message
