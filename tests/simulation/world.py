"""One simulation: processes, a database, people and faults, all from one seed."""

import asyncio
import contextlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal
from unittest import mock

import msgspec

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.tables import registry
from oddville.server.tables.scheduler import PAUSE_AFTER
from oddville.server.wire.options import MoveClock, NewSeat, NoClock, Options
from oddville.server.ws import websocket
from simulation.checks import Checks
from simulation.faults import Faults, random_faults
from simulation.loop import SimulatedLoop, determined_by
from simulation.network import Broker
from simulation.people import Person
from simulation.process import Process
from simulation.store import Database

TIMEOUT_SECONDS: Final = 3600.0
"""Simulated seconds after the last fault within which every game must be over."""
EDITIONS: Final = ("nano",) * 16 + ("micro",) * 3 + ("reconstruction",)
"""Mostly games that are soon over, as what goes wrong between moves does not depend on the cards."""


@dataclass(frozen=True)
class Result:
    """What a simulation amounted to."""

    seed: int
    games: int
    seconds: float
    """Of simulated time."""
    entries: int
    faults: int
    store_calls: int
    digest: str


class SimulationFailure(AssertionError):
    """A simulation in which something did not hold; its seed repeats it."""

    def __init__(self, seed: int, error: BaseException, state: str) -> None:
        super().__init__(f"seed {seed}: {type(error).__name__}: {error}\n{state}")
        self.seed = seed


class World:
    """Everything there is in one simulation."""

    def __init__(
        self,
        seed: int,
        faults: Faults | None = None,
        *,
        editions: tuple[str, ...] = EDITIONS,
        processes: int | None = None,
        tables: int | None = None,
    ) -> None:
        self.rng = random.Random(seed)
        self.faults = faults or random_faults(random.Random(self.rng.random()))
        self.loop = SimulatedLoop(random.Random(self.rng.random()))
        self.database = Database(self.loop, self.faults)
        self.checks = Checks(self.database)
        self.editions = editions
        self.rematches = self.rng.random() < 0.2
        count = processes or self.rng.choice((1, 1, 2, 3))
        self.broker = None if count == 1 else Broker(self.loop, self.faults)
        self.processes: list[Process] = []
        self._count = count
        self._tables = tables or self.rng.choice((1, 1, 2, 3))
        self._people: list[Person] = []
        self.last_state = ""
        """What the state was when a simulation failed."""
        self.database_ids: list[str] = []
        self.entries = 0

    def random_process(self) -> Process | None:
        """A process to connect to."""
        alive = [process for process in self.processes if process.alive]
        return self.rng.choice(alive) if alive else None

    async def run(self) -> None:
        """Play all games to their end, through all faults."""
        self.processes = [Process(self.loop, self.database, self.broker) for _ in range(self._count)]
        trouble = asyncio.create_task(self._make_trouble())
        playing = [asyncio.create_task(self._play_table(number)) for number in range(self._tables)]
        async with asyncio.timeout(self.faults.until + TIMEOUT_SECONDS):
            await trouble
            await asyncio.gather(*playing)
            await self._finish()
        for process in self.processes:
            await process.stop()

    async def _finish(self) -> None:
        """Wait for what no person waits for: seats that were all left to bots, rematches.

        Bots rest until somebody comes."""
        left = [id_ for id_ in self.database.ids() if not self._is_over(id_)]
        if left and self.rng.random() < 0.5:
            await asyncio.sleep(PAUSE_AFTER / 1000 + 60.0)
        await asyncio.gather(*(Person(self, id_, [], f"late-{id_}").play() for id_ in left))
        for id_ in self.database.ids():
            while not self._is_over(id_):
                await asyncio.sleep(1.0)
        await asyncio.sleep(12.0)  # every process has swept and received everything
        self.checks.finally_(self)

    def _is_over(self, id_: str) -> bool:
        stored = self.database.table(id_)
        return stored is not None and stored.summary.status == "over"

    def describe(self) -> str:
        """The whole state, for the report of a failure."""
        lines = [
            f"at {self.loop.now:.1f} s, faults {sorted(self.faults.kinds)} until {self.faults.until:.1f} s"
        ]
        for id_ in self.database.ids():
            stored = self.database.table(id_)
            assert stored is not None
            lines.append(
                f"store: {id_} entry {stored.head} {stored.summary.status} due {stored.summary.due_at}"
            )
        for place, process in enumerate(self.processes):
            for each in process.tables.registry.in_memory:
                t = each.table
                lines.append(
                    f"process {place} ({'alive' if process.alive else 'dead'}): {t.id} entry {t.number} {t.status}"
                    f" chooses {t.player} due {t.due()} scheduled {process.tables.scheduler.is_scheduled(t.id)}"
                    f" uncertain {each.is_uncertain} writing {each.is_writing}"
                )
        for person in self._people:
            at = person.table.number if person.table else None
            lines.append(
                f"{person.name} at {person.table_id} saw {at}, seats {person.seats}, sends {person.pending}"
            )
        return "\n".join(lines)

    # Tables

    async def _play_table(self, number: int) -> None:
        request = self._new_table(number)
        table = await self._make(request)
        tokens = [link.token for link in table.seats]
        if not tokens:  # only bots: nobody is there until all others are done
            return
        people = [Person(self, table.id, tokens, f"ada-{number}")]
        if len(tokens) > 1 and self.rng.random() < 0.5:  # each at a device of their own
            people = [Person(self, table.id, [token], f"p{i}-{number}") for i, token in enumerate(tokens)]
        if self.rng.random() < 0.3:
            people.append(Person(self, table.id, [], f"eve-{number}"))
        self._people += people
        await asyncio.gather(*(person.play() for person in people))
        if self.rematches:
            await self._play_rematch(people)

    async def _play_rematch(self, people: list[Person]) -> None:
        """The rematch is another table with the same secrets."""
        rematch = people[0].table.rematch if people[0].table else None
        if rematch is None:
            return
        again = [Person(self, rematch, person.tokens, f"{person.name}-again") for person in people]
        self._people += again
        self.rematches = False
        await asyncio.gather(*(person.play() for person in again))

    async def _make(self, request: wire.NewTable) -> wire.MadeTable:
        while True:
            process = self.random_process()
            try:
                if process is not None:
                    new_table: wire.MadeTable = await process.run(
                        partial(process.tables.creator.make, request)
                    )
                    return new_table
            except (OddVilleError, asyncio.CancelledError):
                if asyncio.current_task().cancelling():  # type: ignore[union-attr]
                    raise
            await asyncio.sleep(self.rng.uniform(0.1, 1.0))

    def _new_table(self, number: int) -> wire.NewTable:
        rng = self.rng
        players = rng.choice((2, 2, 3, 4))
        people = rng.randint(1, min(2, players)) if rng.random() < 0.9 else 0
        edition = rng.choice(self.editions)
        if edition == "nano":
            players = 2
            people = min(people, 2)
        bots = [NewSeat("bot", bot=rng.choice(("random", "greedy"))) for _ in range(players - people)]
        kind: Literal["here", "link"] = rng.choice(
            ("here", "here", "link")
        )  # those with a link sit down one by one
        seats = [NewSeat(kind, f"P{i}") for i in range(people)] + bots
        rng.shuffle(seats)
        options = self._options(edition)
        if not people:  # nobody is there to ask for a step
            options = msgspec.structs.replace(options, pace="quick")
        return wire.NewTable(seats, options, key=f"{number:02}{'k' * 22}")

    def _options(self, edition: str) -> Options:
        rng = self.rng
        clock = MoveClock(rng.randint(5, 60)) if rng.random() < 0.25 else NoClock()
        return Options(
            edition=edition,
            undo=rng.choice(("lock", "lock", "off")),
            confirm=rng.random() < 0.6,
            clock=clock,
            pace=rng.choice(("quick", "quick", "normal", "slow", "step")),
            orders=rng.random() < 0.8,
            chances=rng.random() < 0.1,
            stand_in="random",
        )

    # Faults

    async def _make_trouble(self) -> None:
        """What happens to processes, until the faults end; then all of them run."""
        while self.loop.now < self.faults.until:
            await asyncio.sleep(self.rng.uniform(0.2, 3.0))
            await self._strike()
        for place, process in enumerate(self.processes):
            if not process.alive:
                self.processes[place] = self._new_process()

    async def _strike(self) -> None:
        faults, now = self.faults, self.loop.now
        place = self.rng.randrange(len(self.processes))
        process = self.processes[place]
        if not process.alive:
            self.processes[place] = self._new_process()
        elif faults.strikes("crash", now, 0.15):
            process.kill()
        elif faults.strikes("restart", now, 0.1):
            await process.stop()
        elif faults.strikes("clock", now, 0.15):
            process.set_clock(self.rng.choice((-3_600_000, -30_000, -1_500, 2_000, 40_000)))
        elif process.connections and faults.strikes("cancel", now, 0.5):
            self.rng.choice(list(process.connections.values())).cancel()

    def _new_process(self) -> Process:
        return Process(self.loop, self.database, self.broker)


def simulate(seed: int, faults: Faults | None = None, **more: Any) -> Result:
    """Run one simulation; `SimulationFailure` names the seed and what did not hold."""
    world = World(seed, faults, **more)
    asyncio.set_event_loop(None)
    try:
        with determined_by(random.Random(world.rng.random())), _small_limits(world.faults):
            _run(world)
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        raise SimulationFailure(seed, error, world.last_state or world.describe()) from error
    finally:
        world.loop.close()
        world.database.connection.close()
    return Result(
        seed,
        len(world.database_ids),
        world.loop.now,
        world.entries,
        world.faults.injected,
        world.faults.calls,
        world.checks.digest.hexdigest(),
    )


@contextlib.contextmanager
def _small_limits(faults: Faults) -> Iterator[None]:
    """Let queues be full and tables leave memory at once, if the faults include it."""
    with contextlib.ExitStack() as stack:
        if "full-queue" in faults.kinds:
            stack.enter_context(mock.patch.object(websocket, "MAX_QUEUED", 4))
        if "eviction" in faults.kinds:
            faults.injected += 1
            stack.enter_context(mock.patch.object(registry, "MAX_IDLE", 0))
        yield


def _run(world: World) -> None:
    loop = world.loop
    task = loop.create_task(world.run())
    try:
        loop.run_until_complete(task)
        world.database_ids = world.database.ids()
        world.entries = sum(world.database.head(id_) for id_ in world.database_ids)
    except BaseException:
        world.last_state = world.describe()  # before all tasks are cancelled
        raise
    finally:
        loop.run_until_complete(end_all())


async def end_all() -> None:
    """Cancel whatever is left."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for each in left:
        each.cancel()
    await asyncio.gather(*left, return_exceptions=True)
