"""All tables of this server: found, made, watched, and kept going."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from oddville.cards.edition import read_edition
from oddville.cards.printed import Edition
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.score_walk import score_walk
from oddville.server import acts, entries, making, tokens, wire
from oddville.server.aside import Aside
from oddville.server.driver import Driver
from oddville.server.entries import Body
from oddville.server.hints import Hints, NoHints
from oddville.server.live_table import Holder, LiveTable, Watcher, brought_up, now_ms, summary_of
from oddville.server.loading import Settings, load_table
from oddville.server.marks import Marks
from oddville.server.notices import Notices
from oddville.server.recap import recap
from oddville.server.replays import check_length, ply_view, record_text, replay_of
from oddville.server.sight import why
from oddville.server.store.protocol import Code, Conflict, LogEntry, Place, Store
from oddville.server.table import GIVEN_UP, Secret, Table
from oddville.server.thinking import ADVISER, Thinkers, edition_text, keep_edition

MOST_IDLE: Final = 2_000
"""How many tables that nobody watches stay in memory."""
SWEEP_SECONDS: Final = 2.0
MOST_DUE: Final = 200
LISTED: Final = 50
FLAG_CLOSED: Final = "closed"
"""Set by an administrator: no new tables."""

logger = logging.getLogger("oddville.tables")
_line: msgspec.json.Decoder[wire.TableLine] = msgspec.json.Decoder(wire.TableLine)
_encoder = msgspec.json.Encoder()


class Moving(msgspec.Struct, frozen=True):
    """What a code is for: it moves a seat, as long as that has the link by which the code was made."""

    seat: int
    held: bytes


_moving: msgspec.json.Decoder[Moving] = msgspec.json.Decoder(Moving)


class Tables:
    """The tables of one server process. Several may share a database; any of them may serve any table."""

    def __init__(
        self, store: Store, thinkers: Thinkers, hints: Hints | None = None, notices: Notices | None = None
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.notices = notices or Notices()
        self._hints: Hints = hints or NoHints()
        self._is_shared = hints is not None
        self._driver = Driver(store, thinkers, self._is_shared)
        self._marks = Marks()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._editions: dict[str, Edition] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.reading = Aside()
        """Where records are read and replays are made: work that anybody may ask for."""
        self._folding = Aside()
        """Where tables are put together from their logs: nobody who wants to play waits for who reads records."""

    async def start(self) -> None:
        """Take up what was going on when the server last stopped."""
        self._hints.listen(self._heard, self._missed)
        self._start(self._sweep())

    async def close(self, reason: str = "restart") -> None:
        """Say goodbye to everybody; whatever is being written is finished first."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._driver.close()
        for live in self._live.values():
            live.send_all(wire.Goodbye(reason, again=True))
        await self.notices.close()
        await self.thinkers.close()
        await self._hints.close()
        await self.store.close()

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # Finding

    async def get(self, id_: str) -> LiveTable:
        """A table by its id."""
        live = self._live.get(id_)
        if live is not None:
            return live
        task = self._loading.get(id_)
        if task is None:
            task = self._loading[id_] = asyncio.create_task(self._load(id_))
            task.add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(task)

    async def _load(self, id_: str) -> LiveTable:
        stored = await self.store.load(id_)
        if stored is None:
            raise OddVilleError("error-no-table", id=id_[:32])
        edition = await self.edition(stored.row.edition)
        table = await self._folding(load_table, stored, edition)
        return self._adopt(await brought_up(self.store, stored, table))

    def _adopt(self, table: Table) -> LiveTable:
        live = self._live.setdefault(table.id, LiveTable(table, self.store))
        if self._after not in live.written:
            live.written.append(self._after)
            self._driver.look(live)
        self._forget_idle()
        return live

    def _forget_idle(self) -> None:
        if len(self._live) <= MOST_IDLE:
            return
        for id_, live in list(self._live.items()):
            if not live.watchers and not self._driver.is_busy(id_) and not live.is_writing:
                self._driver.forget(id_)
                del self._live[id_]
            if len(self._live) <= MOST_IDLE * 3 // 4:
                return

    def drop(self, id_: str) -> None:
        """The table was deleted: those who are at it are told, and it leaves memory."""
        live = self._live.pop(id_, None)
        if live is not None:
            self._driver.forget(id_)
            live.send_all(wire.Goodbye("error-no-table", again=False))
            live.watchers.clear()

    async def look_again(self, id_: str) -> None:
        """Somebody else did something to a table: see what, if it is in memory."""
        live = self._live.get(id_)
        if live is None:
            return
        if await self.store.load(id_) is None:
            self.drop(id_)
        else:
            await live.catch_up()

    async def edition(self, hash_: str) -> Edition:
        """An edition that a table was played with."""
        known = self._editions.get(hash_)
        if known is None:
            text = await self.store.edition_text(hash_)
            if text is None:
                raise OddVilleError("error-no-edition", name=hash_[:60])
            known = await self._folding(read_edition, text, _name_of(hash_))
            self._remember(known, text)
        return known

    def _remember(self, edition: Edition, text: str) -> None:
        self._editions[edition.hash] = edition
        keep_edition(edition.hash, text)

    async def holder(self, live: LiveTable, shown: Sequence[str]) -> Holder:
        """Which seats the shown secrets open. One that opens nothing may be newer than what we know of the table."""
        holder = self.holder_at(live.table, shown)
        if self._is_shared and len(holder.seats) + holder.hosting < len(shown):
            await live.catch_up()
            holder = self.holder_at(live.table, shown)
        return holder

    def holder_at(self, table: Table, shown: Sequence[str]) -> Holder:
        """The same for a table that is being decided about."""
        seats = [
            seat
            for seat, held in enumerate(table.seats)
            if any(tokens.is_same(held.token, secret) for secret in shown)
        ]
        return Holder(frozenset(seats), any(tokens.is_same(table.host, secret) for secret in shown))

    async def listed(self, status: str | None, after: str | None) -> wire.TableList:
        """Public tables, the newest first."""
        found = await self.store.listed(status, LISTED, _place(after))
        last = found[-1].place if len(found) == LISTED else None
        lines = [_line.decode(table.summary.line) for table in found]
        return wire.TableList(lines, None if last is None else f"{last[0]}-{last[1]}")

    async def forget(self, id_: str, status: str, before: int) -> bool:
        """Delete a table for good to which nothing was added since, unless somebody is there."""
        live = self._live.get(id_)
        if live is not None and (live.watchers or live.is_writing):
            return False
        gone = await self.store.delete_stale(id_, status, before)
        if gone:
            self.drop(id_)
        return gone

    # Making

    async def make(self, wish: wire.NewTable, secret: Secret | None = None) -> wire.MadeTable:
        """A new table, which may begin in a position that is given; the same key again gives the same one."""
        if await self.store.get_flag(FLAG_CLOSED):
            raise OddVilleError("error-closed")
        edition = making.check_wish(wish)
        settings = making.cleaned(wish)
        secret = secret or making.new_secret(settings.options)
        if wish.origin is not None:
            secret, edition = await self._origin(wish.origin, len(wish.seats))
            settings = making.going_on(settings, edition)
        bodies, made = making.opening(settings, wish.key or tokens.new_token())
        try:
            await self._create(made.id, settings, edition, secret, bodies)
        except Conflict:  # the request came before
            if not tokens.is_same((await self.get(made.id)).table.host, made.host):
                raise OddVilleError("error-too-busy") from None
        return made

    async def _origin(self, origin: wire.Origin, players: int) -> tuple[Secret, Edition]:
        if (origin.table is None) == (origin.record is None):
            raise OddVilleError("error-origin")
        if origin.record is not None:
            game, name = await self.reading(making.game_of_record, origin.record), None
        else:
            assert origin.table is not None
            game, name = await self._finished(origin.table), f"{origin.table}/{origin.ply}"
        if game.players != players:
            raise OddVilleError("error-origin-players", players=game.players)
        return making.secret_from(game, origin.ply, name), game.edition

    async def _finished(self, id_: str) -> Game:
        table = (await self.get(id_)).table
        if table.status != "over" or table.game is None:
            raise OddVilleError("error-not-over")
        return table.game

    async def _create(
        self, id_: str, settings: Settings, edition: Edition, secret: Secret, bodies: Sequence[Body]
    ) -> None:
        if edition.hash not in self._editions:
            self._remember(edition, editions.text_of(editions.known_as(edition) or editions.DEFAULT))
        await self.store.keep_edition(edition.hash, edition_text(edition))
        now = now_ms()
        table = making.first_table(id_, now, settings, edition, secret)
        log = [LogEntry(i, now, None, entries.encode(body)) for i, body in enumerate(bodies, 1)]
        for entry, body in zip(log, bodies, strict=True):
            table.apply(entry.number, entry.at, None, body)
        await self.store.create(making.row_of(table, settings), log, summary_of(table))
        self._adopt(table)

    # Seats

    async def sit(self, id_: str, wish: wire.Sit) -> wire.TakenSeat:
        """Take an open seat."""
        live = await self.get(id_)
        token, seat = tokens.derived(wish.key, f"sit {id_}"), -1

        def bodies(table: Table) -> list[Body]:
            """What is written down."""
            nonlocal seat
            sitting = self.holder_at(table, [token]).seats
            if sitting:  # the request came before
                seat = min(sitting)
                return []
            seat = acts.open_seat(table, wish.seat)
            issued = entries.TokenIssued(seat, tokens.hash_of(token))
            return [issued, *acts.take_seat(table, seat, wish.name, wish.colour)]

        await live.act(bodies)
        return wire.TakenSeat(id_, seat, token)

    async def reissue(self, id_: str, seat: int, secret: str) -> wire.SeatLink:
        """A new link for a seat, by the host, its holder, or the device it was moved from; the old one is void."""
        live = await self.get(id_)
        holder = await self.holder(live, [secret])
        seats = live.table.seats
        moves_back = seat < len(seats) and tokens.is_same(seats[seat].former, secret)
        if not holder.hosting and seat not in holder.seats and not moves_back:
            raise OddVilleError("error-not-host")
        if seat >= len(seats) or seats[seat].kind == "bot":
            raise OddVilleError("error-seat-of-bot")
        token = tokens.new_token()
        await live.act(lambda _: [entries.TokenIssued(seat, tokens.hash_of(token), moved=moves_back)])
        return wire.SeatLink(seat, token)

    async def make_code(self, id_: str, seat: int, secret: str) -> wire.MoveCode:
        """A code by which a seat is moved to another device."""
        live = await self.get(id_)
        await self._check_holds(live, seat, secret)
        code, expires = tokens.new_code(), now_ms() + tokens.CODE_MINUTES * 60_000
        purpose = _encoder.encode(Moving(seat, tokens.hash_of(secret)))
        await self.store.put_code(Code(tokens.hash_of(code), id_, purpose, expires))
        return wire.MoveCode(code, expires)

    async def use_code(self, code: str) -> wire.TakenSeat:
        """Move a seat to the device that knows the code."""
        found = await self.store.take_code(tokens.hash_of(tokens.plain_code(code)), now_ms())
        moving = _moving_by(found)
        if found is None or moving is None:
            raise OddVilleError("error-code")
        seat, held, token = moving.seat, moving.held, tokens.new_token()
        issued = entries.TokenIssued(seat, tokens.hash_of(token), moved=True)
        live = await self.get(found.table_id)
        await live.catch_up()  # another process may have issued the link by which the code was made
        if not await live.act(lambda table: [issued] if table.seats[seat].token == held else []):
            raise OddVilleError("error-code")
        return wire.TakenSeat(found.table_id, seat, token)

    async def set_notice(self, id_: str, seat: int, secret: str, url: str | None) -> None:
        """Tell an address when it is the seat's turn."""
        live = await self.get(id_)
        await self._check_holds(live, seat, secret)
        if url is not None:
            await self.notices.check(url)
        await live.act(lambda _: [entries.NoticeSet(seat, url)])

    async def _check_holds(self, live: LiveTable, seat: int, secret: str) -> None:
        if seat not in (await self.holder(live, [secret])).seats:
            raise OddVilleError("error-not-your-seat")

    # Asking

    def answer(self, live: LiveTable, request: wire.Why | wire.Recap | wire.Score) -> wire.Answer:
        """Answer what can be answered at once."""
        table = live.table
        if isinstance(request, wire.Why):
            return wire.WhyAnswer(request.id, table.version, why(table, request.moves))
        if isinstance(request, wire.Recap):
            if request.seat >= table.players:
                raise OddVilleError("error-not-your-seat")
            return recap(table, request.seat, request.id)
        if table.game is None:
            raise OddVilleError("error-not-started")
        return wire.ScoreAnswer(request.id, score_walk(table.game.state))

    async def hint(self, live: LiveTable, request: wire.Hint, holder: Holder | Watcher) -> wire.HintAnswer:
        """What a good bot would do, and why."""
        table = live.table
        if not table.options.hints:
            raise OddVilleError("error-hints-off")
        if table.game is None or table.chooses not in holder.seats or table.confirming:
            raise OddVilleError("error-hint-turn")
        if request.version != table.version:
            raise OddVilleError("error-moved-on", version=table.version)
        thought = await self.thinkers.think(table.id, table.game, ADVISER, explain=True)
        assert thought.explanation is not None
        return wire.HintAnswer(request.id, request.version, thought.explanation)

    def step(self, live: LiveTable, holder: Holder | Watcher) -> None:
        """At a table of pace `step`: let the bot move now."""
        if holder.seats and live.table.options.pace == "step":
            self._driver.step(live)

    async def record(self, id_: str) -> str:
        """The record of a table, without what nobody may know yet."""
        table = (await self.get(id_)).table
        if table.game is None:
            raise OddVilleError("error-not-started")
        return await self.reading(record_text, replace(table, game=table.game.copy()))

    async def replay(self, id_: str) -> wire.Replay:
        """The game so far, position by position."""
        table = (await self.get(id_)).table
        if table.game is None:
            raise OddVilleError("error-not-started")
        check_length(len(table.game.moves))
        names = [seat.name or seat.bot or "" for seat in table.seats]
        colours = [seat.colour for seat in table.seats]
        return await self.reading(replay_of, table.game.copy(), names, id_, colours)

    async def at(self, id_: str, ply: int) -> wire.PlyView:
        """One position of a game."""
        table = (await self.get(id_)).table
        if table.game is None:
            raise OddVilleError("error-not-started")
        return msgspec.structs.replace(ply_view(table.game, ply - table.earlier), ply=ply)

    # By itself

    def _after(self, live: LiveTable) -> None:
        """Something was written and shown."""
        if live.wrote:
            self._hints.publish(live.table.id, live.table.number)
        self._driver.look(live)
        self._driver.reckon(live)
        self.notices.look(live.table, ours=live.wrote)
        if live.table.status == "over" and live.table.rematch is None and _want_rematch(live.table):
            self._start(self._rematch(live))

    async def rematch_now(self, live: LiveTable) -> None:
        """Begin the rematch without waiting for those who have not said yes."""
        if live.table.rematch is None and any(seat.rematch for seat in live.table.seats):
            await self._rematch(live)

    async def _rematch(self, live: LiveTable) -> None:
        settings, secret, bodies = making.rematch_of(live.table)
        id_ = tokens.new_id()
        await self._create(id_, settings, live.table.edition, secret, bodies)
        made = await live.act(lambda table: [entries.RematchMade(id_)] if table.rematch is None else [])
        if not made:  # another process was quicker
            await self.store.delete(id_)
            self.drop(id_)

    def _heard(self, table_id: str, number: int) -> None:
        """Another process wrote something."""
        live = self._live.get(table_id)
        if live is not None and number > live.table.number:
            self._start(live.catch_up())

    def _missed(self) -> None:
        """Hints were lost: look everywhere."""
        for live in self._live.values():
            self._start(live.catch_up())

    async def _sweep(self) -> None:
        """Take up tables at which something is due and nobody does it: after a restart, or of a process that died.
        Where several processes share the database, look also for what a lost hint did not tell."""
        while True:
            try:
                for id_, _ in await self.store.due(now_ms(), MOST_DUE):
                    self._driver.look(await self.get(id_))
                if self._is_shared:
                    for live in [live for live in self._live.values() if live.watchers]:
                        await live.catch_up()
                await self._marks.look(self)
            except asyncio.CancelledError:
                raise
            except Exception:
                logger.exception("sweep-failed")
            await asyncio.sleep(SWEEP_SECONDS)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _moving_by(code: Code | None) -> Moving | None:
    """What a code is for; None also for one of an earlier version of the program."""
    try:
        return None if code is None else _moving.decode(code.purpose)
    except msgspec.ValidationError:
        return None


def _want_rematch(table: Table) -> bool:
    people = [seat for seat in table.seats if seat.kind != "bot" and seat.reason not in GIVEN_UP]
    return bool(people) and all(seat.rematch for seat in people)


def _place(text: str | None) -> Place | None:
    if not text:
        return None
    made, _, id_ = text.partition("-")
    if not made.isdecimal() or len(made) > 15:
        raise OddVilleError("error-after")
    return int(made), id_


def _name_of(hash_: str) -> str:
    same = (name for name in editions.shipped() if editions.edition(name).hash == hash_)
    return next(same, editions.DEFAULT)
