"""Today's town at tables: the table of a day, its result, and par, which is computed once and kept in the store."""

import asyncio
import logging
from datetime import UTC, date, datetime, timedelta
from typing import Final

from oddville.bots import todays_town as town
from oddville.games import daily
from oddville.games.daily import PLAYERS, SEAT, STRENGTHS, Strength, daily_deal
from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.background import BackgroundTasks
from oddville.server.clock import Clock
from oddville.server.store.protocol import Store
from oddville.server.tables.bot_pool import BotPool
from oddville.server.tables.table import Table
from oddville.server.wire.options import NewSeat, Options
from oddville.server.wire.today import BeginTown, StrengthView, Today, TownResult

PREFIX: Final = "par/"
"""Of the flags that keep par."""
DAYS: Final = 7
"""How long par is kept, and how far back it is computed."""
PERSON: Final = "par"
"""Who pays for the thoughts that par takes (`fair_queue`)."""
GIVE_WAY_SECONDS: Final = 0.25
MAX_PAUSES: Final = 40
"""How often in a row a move of par gives way to tables whose bots wait."""

logger = logging.getLogger("oddville.today")


class TodaysTown:
    def __init__(self, store: Store, bots: BotPool, clock: Clock) -> None:
        self._store = store
        self._bots = bots
        self._clock = clock
        self._pars: dict[str, int] = {}
        self._running: set[str] = set()
        self._tasks = BackgroundTasks()
        self._turn = asyncio.Lock()

    async def close(self) -> None:
        await self._tasks.close()

    @property
    def today(self) -> date:
        return datetime.fromtimestamp(self._clock() / 1000, UTC).date()

    async def show(self) -> Today:
        day = self.today
        ends = datetime.combine(day + timedelta(1), datetime.min.time(), UTC)
        return Today(
            day.isoformat(),
            int(ends.timestamp() * 1000),
            PLAYERS,
            [StrengthView(bot, await self.par(day, bot)) for bot in STRENGTHS],
            town.PAR_BOT,
            list(town.STARS),
        )

    async def prepare(self, bot: Strength) -> None:
        """Begin to compute what is needed when a game against these bots is over."""
        await self.par(self.today, bot)

    def new_table(self, begin: BeginTown) -> wire.NewTable:
        """The table of today; hints are for practice only."""
        seats = [NewSeat("here", begin.name), *[NewSeat("bot", bot=begin.bot)] * (PLAYERS - 1)]
        options = Options(deal=daily_deal(self.today), hints=begin.practice)
        return wire.NewTable(seats, options, begin.key)

    async def result(self, table: Table, has_card: bool) -> TownResult:
        day, bot = town_of(table)
        par = await self.par(day, bot)
        points = table.points()
        own, over = (points[SEAT] if points else 0), table.status == "over"
        return TownResult(
            day=day.isoformat(),
            bot=bot,
            practice=_is_practice(table),
            over=over,
            points=own,
            place=_place(table),
            par=par,
            stars=town.stars(own, par) if over and par is not None else None,
            has_card=has_card,
        )

    # Par

    async def par(self, day: date, bot: Strength) -> int | None:
        """Par, if it is known; else it is computed, for the days of this week."""
        name = f"{PREFIX}{day.isoformat()}/{bot}"
        if name not in self._pars:
            value = await self._store.get_flag(name)
            if value is not None:
                self._pars[name] = int(value)
            elif name not in self._running and timedelta(0) <= self.today - day <= timedelta(DAYS):
                self._running.add(name)
                self._tasks.start(self._compute(name, day, bot))
        return self._pars.get(name)

    async def _compute(self, name: str, day: date, bot: Strength) -> None:
        try:
            async with self._turn:
                par = await self._play(day, bot)
            await self._delete_old()
            await self._store.set_flag(name, str(par).encode())
            self._pars[name] = par
            logger.info("par-computed", extra={"day": day.isoformat(), "bot": bot, "par": par})
        except OddVilleError as error:
            # The store or the bots are not available now; the next question tries again.
            logger.warning("par-failed", extra={"day": day.isoformat(), "error": error.message})
        finally:
            self._running.discard(name)

    async def _play(self, day: date, bot: Strength) -> int:
        game, deal = town.new_game(day), daily_deal(day)
        while not game.is_over:
            await self._give_way()
            spec = town.bot_in_turn(game, bot)
            thought = await self._bots.think(PERSON, game, spec, person=PERSON, deal=deal)
            game.play(thought.move)
        return town.points_of(game)

    async def _give_way(self) -> None:
        """Let the bots of tables think first."""
        for _ in range(MAX_PAUSES):
            if not self._bots.waiting:
                return
            await asyncio.sleep(GIVE_WAY_SECONDS)

    async def _delete_old(self) -> None:
        oldest = f"{PREFIX}{(self.today - timedelta(DAYS)).isoformat()}"
        for flag in await self._store.flags(PREFIX):
            if flag.name < oldest:
                await self._store.set_flag(flag.name, None)
                self._pars.pop(flag.name, None)


def town_of(table: Table) -> tuple[date, Strength]:
    """The day and the strength of a table; refused if it is no table of a day's town."""
    bots = [seat.bot if seat.kind == "bot" else None for seat in table.seats]
    town = daily.town_of(table.options.deal, bots) if _has_usual_rules(table.options) else None
    if town is None or table.seats[SEAT].kind != "here":
        raise OddVilleError("error-not-today")
    return town


def _has_usual_rules(options: Options) -> bool:
    usual = Options()
    return (options.edition, options.finish_round, options.undo) == (usual.edition, False, usual.undo)


def _is_practice(table: Table) -> bool:
    return table.options.hints or table.options.chances or table.seats[SEAT].bot is not None


def _place(table: Table) -> int:
    points = table.points()
    if table.status != "over" or table.game is None or not points:
        return 0
    return 1 if table.game.winner == SEAT else 1 + max(1, sum(p > points[SEAT] for p in points))
