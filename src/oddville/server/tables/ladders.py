"""Ladders: a group plays for ratings, under names that are guarded by the members' own links (docs/play/rating.md).

Members and games are rows of the store. A result is stored once, by the first process that knows of it; the ratings are
computed from all results whenever the standings are shown.
"""

import logging
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from oddville.games.errors import OddVilleError
from oddville.games.ratings import Rating, ratings
from oddville.server import wire
from oddville.server.clock import Clock
from oddville.server.offload import Offload
from oddville.server.store.ladder_protocol import StoredGame, StoredLadder, StoredMember
from oddville.server.store.protocol import Store
from oddville.server.tables import commands, log_events, tokens
from oddville.server.tables.creation import TableCreator
from oddville.server.tables.ladder_results import (
    GameBody,
    decode_body,
    game_view,
    orders,
    result_of,
    standings,
)
from oddville.server.tables.log_events import LogEvent
from oddville.server.tables.registry import Registry
from oddville.server.tables.table import Table
from oddville.server.wire.ladder import (
    JoinLadder,
    Ladder,
    LadderGame,
    MadeLadder,
    Membership,
    NewLadder,
    NewLadderGame,
    OwnMember,
)
from oddville.server.wire.options import NewSeat, Options

MAX_MEMBERS: Final = 100
"""Of one ladder, with those who have left and whose games count."""
MAX_GAMES: Final = 1_000
MAX_OPEN_GAMES: Final = 30
MAX_PLAYERS: Final = 4
MAX_CACHED: Final = 100
"""Ladders whose ratings are kept in memory."""
logger = logging.getLogger("oddville.ladders")


@dataclass
class Ladders:
    _store: Store
    _registry: Registry
    _creator: TableCreator
    _offload: Offload
    _clock: Clock
    _ratings: dict[str, tuple[int, dict[str, Rating]]] = field(default_factory=dict)
    """By ladder, with the number of results they were computed from."""

    async def make(self, request: NewLadder) -> MadeLadder:
        """Make a ladder; the same key again gives the same one."""
        await self._creator.check_open()
        key, now = request.key or tokens.new_token(), self._clock()
        id_, host = tokens.derive_id(f"{key} ladder"), tokens.derive_token(key, "ladder host")
        await self._store.add_ladder(StoredLadder(id_, _name(request.name), tokens.hash_of(host), now, now))
        return MadeLadder(id_, host)

    async def join(self, id_: str, request: JoinLadder) -> Membership:
        """Join under a name that nobody else has there; the same key again gives the same member."""
        await self._ladder(id_)
        token, name = tokens.derive_token(request.key, f"join {id_}"), _name(request.name)
        member = StoredMember(
            id_,
            tokens.derive_id(f"{token} member"),
            name,
            _name_key(name),
            tokens.hash_of(token),
            self._clock(),
        )
        members = await self._store.ladder_members(id_)
        if all(each.id != member.id for each in members):
            if len(members) >= MAX_MEMBERS:
                raise OddVilleError("error-ladder-full", most=MAX_MEMBERS)
            if not await self._store.add_ladder_member(member):
                raise OddVilleError("error-ladder-name", name=name)
        return Membership(id_, member.id, token)

    async def own_member(self, id_: str, secret: str) -> OwnMember:
        member = _holder(await self._members(id_), secret)
        return OwnMember(member.id, member.name)

    async def leave(self, id_: str, member_id: str, secret: str) -> None:
        """Remove a member: by the member, or by the host. Games that were played stay, without the name."""
        ladder, members = await self._ladder(id_), await self._store.ladder_members(id_)
        member = _member(members, member_id)
        if not tokens.is_same(member.token, secret) and not tokens.is_same(ladder.host, secret):
            raise OddVilleError("error-not-member")
        games = await self._store.ladder_games(id_)
        if any(member_id in decode_body(game.body).seats for game in games):
            await self._store.clear_ladder_member(id_, member_id)
        else:
            await self._store.delete_ladder_member(id_, member_id)

    # Games

    async def new_game(self, id_: str, request: NewLadderGame, secret: str, maker: int) -> str:
        """Make a table for the sender and some others, and return its id. Nobody gets the secrets of others."""
        ladder, members = await self._ladder(id_), await self._store.ladder_members(id_)
        own = _holder(members, secret)
        players = [own, *(_member(members, each) for each in request.opponents)]
        if len({each.id for each in players}) < len(players) or len(players) + request.bots > MAX_PLAYERS:
            raise OddVilleError("error-ladder-players", most=MAX_PLAYERS)
        await self._check_room(id_)
        key = tokens.derive_token(request.key or tokens.new_token(), f"game {id_} {own.id}")
        players.sort(key=lambda each: tokens.derive_token(key, each.id))  # seats are drawn
        seats = [*(NewSeat("link") for _ in players), *[NewSeat("bot", bot=request.bot)] * request.bots]
        options = Options(name=ladder.name, clock=request.clock, hints=False)
        table = await self._creator.make(wire.NewTable(seats, options, key), maker=maker)
        body = GameBody([*(each.id for each in players), *[None] * request.bots], request.bot)
        stored_game = StoredGame(table.id, id_, self._clock(), None, msgspec.json.encode(body))
        await self._store.add_ladder_game(stored_game)
        return table.id

    async def _check_room(self, id_: str) -> None:
        games = await self._store.ladder_games(id_)
        if len(games) >= MAX_GAMES:
            raise OddVilleError("error-ladder-games", most=MAX_GAMES)
        if sum(game.finished_at is None for game in games) >= MAX_OPEN_GAMES:
            raise OddVilleError("error-ladder-open", most=MAX_OPEN_GAMES)

    async def check_room_after(self, table_id: str) -> None:
        """Refuse if the table belongs to a ladder that has no room for another game."""
        game = await self._store.ladder_game(table_id)
        if game is not None:
            await self._check_room(game.ladder_id)

    async def add_rematch(self, table_id: str, next_id: str) -> None:
        """Let the rematch of a ladder's game count as well; the second time nothing changes."""
        game = await self._store.ladder_game(table_id)
        if game is None:
            return
        previous = decode_body(game.body)
        body = GameBody(previous.seats, previous.bot, first=previous.first or table_id)
        next_game = StoredGame(next_id, game.ladder_id, self._clock(), None, msgspec.json.encode(body))
        await self._store.add_ladder_game(next_game)

    async def sit(self, id_: str, table_id: str, secret: str, value: str | None) -> wire.TakenSeat:
        """The sender's seat at a table of the ladder: taken under the member's name, the same on every device."""
        member = _holder(await self._members(id_), secret)
        game = await self._store.ladder_game(table_id) if tokens.is_id(table_id) else None
        body = decode_body(game.body) if game is not None and game.ladder_id == id_ else None
        if body is None or member.id not in body.seats:
            raise OddVilleError("error-no-ladder-game")
        seat = body.seats.index(member.id)
        token = tokens.derive_token(secret, f"seat {body.first or table_id}")
        live = await self._registry.get(table_id)
        await live.commit(lambda table: _seating(table, seat, token, member.name, value))
        return wire.TakenSeat(table_id, seat, token)

    async def record(self, table: Table) -> None:
        """Store the result of a finished table, if it belongs to a ladder and has none yet."""
        game = await self._store.ladder_game(table.id)
        if game is None or game.finished_at is not None:
            return
        body = decode_body(game.body)
        result = result_of(table, body)
        if result is None:
            return
        finished = msgspec.json.encode(msgspec.structs.replace(body, result=result))
        if await self._store.finish_ladder_game(game, table.changed_at, finished):
            logger.info("ladder-game-finished", extra={"table": table.id})

    async def record_all(self) -> None:
        """Store the results that no process has stored, and delete the games whose tables were deleted before."""
        for table_id in await self._store.unrecorded_ladder_games():
            try:
                await self.record((await self._registry.get(table_id)).table)
            except OddVilleError as error:  # a damaged table, or one of other rules
                logger.warning("ladder-game-unreadable", extra={"table": table_id, "error": error.message})
        await self._store.delete_lost_ladder_games()

    # Standings

    async def show(self, id_: str, person: int) -> Ladder:
        ladder, members = await self._ladder(id_), await self._store.ladder_members(id_)
        stored_games = await self._store.ladder_games(id_)
        names = {member.id: member.name for member in members}
        shown = [await self._show_game(game, names) for game in stored_games]
        rated = await self._rate(id_, await self._store.ladder_games(id_), person)
        games = [game for game in reversed(shown) if game is not None]
        return Ladder(id_, ladder.name, ladder.created_at, standings(members, rated), games)

    async def _show_game(self, game: StoredGame, names: dict[str, str]) -> LadderGame | None:
        if game.finished_at is not None:
            return game_view(game, names)
        try:
            table = (await self._registry.get(game.table_id)).table
        except OddVilleError as error:
            if error.message != "error-no-table":
                raise
            return None
        if table.status == "over":
            await self.record(table)
            game = await self._store.ladder_game(game.table_id) or game
        return game_view(game, names, (table.status, table.game.turn if table.game else 0))

    async def _rate(self, id_: str, games: Sequence[StoredGame], person: int) -> dict[str, Rating]:
        finished = orders(games)
        cached = self._ratings.get(id_)
        if cached is not None and cached[0] == len(finished):
            return cached[1]
        rated = await self._offload.for_person(person, ratings, finished)
        self._ratings.pop(id_, None)
        self._ratings[id_] = (len(finished), rated)
        if len(self._ratings) > MAX_CACHED:
            del self._ratings[next(iter(self._ratings))]
        return rated

    async def _ladder(self, id_: str) -> StoredLadder:
        ladder = await self._store.ladder(id_) if tokens.is_id(id_) else None
        if ladder is None:
            raise OddVilleError("error-no-ladder")
        return ladder

    async def _members(self, id_: str) -> list[StoredMember]:
        await self._ladder(id_)
        return await self._store.ladder_members(id_)


def _seating(table: Table, seat: int, token: str, name: str, value: str | None) -> list[LogEvent]:
    """What is written when a member takes the seat, or comes back to it with another device."""
    current = table.seats[seat]
    if current.reason == "removed":
        raise OddVilleError("error-seat-given-up")
    if current.taken and tokens.is_same(current.token, token):
        return []
    commands.check_log_size(table)
    issued = log_events.TokenIssued(seat, tokens.hash_of(token))
    if current.taken:
        return [issued]
    values = [log_events.ValueGiven(seat, value)] if value and table.takes_values else []
    return [issued, *values, *commands.take_seat(table, seat, name, None)]


def _member(members: Sequence[StoredMember], id_: str) -> StoredMember:
    member = next((each for each in members if each.id == id_ and each.name), None)
    if member is None:
        raise OddVilleError("error-no-member")
    return member


def _holder(members: Sequence[StoredMember], secret: str) -> StoredMember:
    holder = next(
        (member for member in members if member.token and tokens.is_same(member.token, secret)), None
    )
    if holder is None:
        raise OddVilleError("error-not-member")
    return holder


def _name(text: str) -> str:
    name = commands.clean(text)
    if not name:
        raise OddVilleError("error-ladder-empty")
    return name


def _name_key(name: str) -> str:
    """Names that differ in case or in the form of letters are the same."""
    return unicodedata.normalize("NFKC", name).casefold()
