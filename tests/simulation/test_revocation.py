"""A removed player cannot return, however the requests of two processes interleave."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final

import pytest

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.ops import admin
from oddville.server.tables import commands, log_events, seats, tokens
from oddville.server.tables.seats import Seats, credentials_at
from oddville.server.wire.options import NewSeat, Options
from simulation.checks import folded
from simulation.faults import Faults
from simulation.loop import SimulatedLoop, determined_by
from simulation.network import Broker
from simulation.process import Process
from simulation.store import Database, SimulatedStore
from simulation.world import end_all

ROUNDS: Final = 60
"""Each finds the fault below in its first round."""
ALL_ROUNDS: Final = 5_000
SEAT: Final = 0
Attempt = Callable[[], Coroutine[Any, Any, str]]


class Round:
    """Somebody does everything to keep a seat while an administrator removes them."""

    def __init__(self, rng: random.Random, database: Database, processes: list[Process]) -> None:
        self._rng = rng
        self._database = database
        self._processes = processes
        self._tokens: list[str] = []
        self._is_removed = False

    def _seats(self) -> Seats:
        return self._rng.choice(self._processes).tables.seats

    async def run(self, number: int) -> None:
        is_host, starts = number % 2 == 0, number % 3 > 0
        kinds: list[Any] = ["here", "link"] if is_host else ["link", "here"]
        request = wire.NewTable([NewSeat(kind) for kind in kinds], Options(edition="nano"))
        new_table = await self._processes[0].tables.creator.make(request)
        self._id, self._host = new_table.id, new_table.host
        self._tokens = [link.token for link in new_table.seats if link.seat == SEAT]
        if starts:
            live = await self._processes[0].tables.registry.get(new_table.id)
            await live.commit(lambda table: commands.take_seat(table, kinds.index("link"), "Bo", None))
        attempts = [self._renew, self._renew, self._use_code]
        if is_host or starts:  # else the host may invite somebody to the seat that is free again
            attempts.append(self._renew_as_host)
        await asyncio.gather(self._remove(), *map(self._try, attempts))
        self._check()

    async def _remove(self) -> None:
        await asyncio.sleep(self._rng.uniform(0.0, 0.05))
        await admin.remove(SimulatedStore(self._database), self._id, SEAT)
        self._is_removed = True

    async def _try(self, attempt: Attempt) -> None:
        """Again and again, and once more after the removal."""
        last = False
        while not last:
            last = self._is_removed
            await asyncio.sleep(self._rng.uniform(0.0, 0.01))
            try:
                self._tokens.append(await attempt())
            except OddVilleError:
                continue

    async def _renew(self) -> str:
        secret = self._rng.choice(self._tokens[-3:])
        return (await self._seats().reissue(self._id, SEAT, secret)).token

    async def _renew_as_host(self) -> str:
        return (await self._seats().reissue(self._id, SEAT, self._host)).token

    async def _use_code(self) -> str:
        code = await self._seats().make_code(self._id, SEAT, self._tokens[-1])
        return (await self._seats().use_code(code.code)).token

    def _check(self) -> None:
        stored = self._database.table(self._id)
        assert stored is not None
        opened = credentials_at(folded(stored), [*self._tokens, self._host]).seats
        assert SEAT not in opened, "a link opens the seat after its holder was removed"
        for process in self._processes:
            process.tables.registry.drop(self._id)


async def _play(rng: random.Random, loop: SimulatedLoop, rounds: int) -> None:
    faults = Faults(rng)
    database = Database(loop, faults)
    broker = Broker(loop, faults)
    processes = [Process(loop, database, broker) for _ in range(2)]
    for number in range(rounds):
        await Round(rng, database, processes).run(number)
    for process in processes:
        await process.stop()
    database.connection.close()


def race(rounds: int, seed: int) -> None:
    rng = random.Random(seed)
    loop = SimulatedLoop(random.Random(seed))
    asyncio.set_event_loop(None)
    try:
        with determined_by(random.Random(seed)):
            loop.run_until_complete(_play(rng, loop, rounds))
    finally:
        loop.run_until_complete(end_all())
        loop.close()


@pytest.mark.parametrize("seed", range(4))
def test_a_removed_player_keeps_no_way_back(seed: int, all_proofs: bool) -> None:
    race(ALL_ROUNDS if all_proofs else ROUNDS, seed)


@pytest.fixture
def decided_before_the_lock() -> Iterator[None]:
    """As it once was: a renewal is checked first and written later, whatever happened in between."""
    check = seats._check_renewal

    async def reissue(self: Seats, id_: str, seat: int, secret: str) -> wire.SeatLink:
        live = await self._registry.get(id_)
        check(live.table, seat, secret)
        token = tokens.new_token()
        await live.commit(lambda _: [log_events.TokenIssued(seat, tokens.hash_of(token))])
        return wire.SeatLink(seat, token)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Seats, "reissue", reissue)
        yield


@pytest.mark.usefixtures("decided_before_the_lock")
def test_the_race_finds_a_decision_outside_the_lock() -> None:
    with pytest.raises(AssertionError, match="after its holder was removed"):
        race(ROUNDS, 1)
