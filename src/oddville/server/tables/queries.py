"""Questions about tables that change nothing."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Final, assert_never

import msgspec

from oddville.bots import ADVISER
from oddville.games.errors import OddVilleError
from oddville.games.score_walk import score_walk
from oddville.server import wire
from oddville.server.offload import Offload
from oddville.server.store.protocol import PageCursor, Store
from oddville.server.tables.bot_pool import BotPool
from oddville.server.tables.commands import Holder, check_version, game_of
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.registry import Registry
from oddville.server.tables.replays import check_length, ply_view, record_names, record_text, replay_of
from oddville.server.tables.tokens import is_id
from oddville.server.tables.views import sites_of, why

PAGE: Final = 50
"""How many tables a list shows at once."""
_line: msgspec.json.Decoder[wire.TableLine] = msgspec.json.Decoder(wire.TableLine)


@dataclass
class Queries:
    _store: Store
    _registry: Registry
    _bots: BotPool
    _offload: Offload

    def answer(self, live: LiveTable, request: wire.Why | wire.Sites | wire.Score) -> wire.Answer:
        """Answer what can be answered at once."""
        table = live.table
        match request:
            case wire.Why():
                return wire.WhyAnswer(request.id, table.version, why(table, request.moves, request.targets))
            case wire.Sites():
                return wire.SitesAnswer(
                    request.id, table.version, sites_of(table, request.seat, request.card)
                )
            case wire.Score():
                return wire.ScoreAnswer(request.id, score_walk(game_of(table).state))
            case _:
                assert_never(request)

    async def hint(
        self, live: LiveTable, request: wire.Hint, holder: Holder, person: Hashable | None = None
    ) -> wire.HintAnswer:
        """A good bot's move, with its reasons; it thinks at the expense of the person who asks."""
        table = live.table
        if not table.options.hints:
            raise OddVilleError("error-hints-off")
        if table.game is None or table.player not in holder.seats or table.confirming:
            raise OddVilleError("error-hint-turn")
        check_version(table, request.version)
        thought = await self._bots.think(table.id, table.game, ADVISER, person=person, explain=True)
        assert thought.explanation is not None
        return wire.HintAnswer(request.id, request.version, thought.explanation)

    async def record(self, id_: str, person: Hashable) -> str:
        """The record of a table, without what nobody may know yet."""
        return await self._offload.for_person(person, record_text, (await self._registry.get(id_)).table)

    async def replay(self, id_: str) -> Callable[[], wire.Replay]:
        """A call, to be made in a thread, that gives the game so far, position by position."""
        table = (await self._registry.get(id_)).table
        game = game_of(table)
        check_length(game.ply)
        colours = [seat.colour for seat in table.seats]
        return partial(replay_of, game, record_names(table), id_, colours)

    async def position_at(self, id_: str, ply: int) -> wire.PlyView:
        table = (await self._registry.get(id_)).table
        view = ply_view(game_of(table), ply - table.earlier_plies)
        return msgspec.structs.replace(view, ply=ply)

    async def public_tables(self, status: str | None, after: str | None) -> wire.TableList:
        """A page of the public tables, the newest first."""
        page = await self._store.public_tables(status, PAGE, _cursor(after))
        last = page[-1].cursor if len(page) == PAGE else None
        lines = [_line.decode(table.summary.line) for table in page]
        return wire.TableList(lines, None if last is None else f"{last[0]}-{last[1]}")


def _cursor(text: str | None) -> PageCursor | None:
    if not text:
        return None
    created_at, _, id_ = text.partition("-")
    if not created_at.isdecimal() or len(created_at) > 15 or not is_id(id_):
        raise OddVilleError("error-after")
    return int(created_at), id_
