"""The games of a ladder as stored, and what follows from them: places, ratings, standings."""

from collections.abc import Iterable, Sequence

import msgspec

from oddville.games.ratings import Order, Rating
from oddville.server.store.ladder_protocol import StoredGame, StoredMember
from oddville.server.tables.table import Table
from oddville.server.wire.ladder import LadderGame, LadderMember, LadderSeat


class GameResult(msgspec.Struct, frozen=True):
    points: list[int]
    winner: int
    abandoned: list[int]
    """The seats that a bot played at the end in the place of a member."""
    absent: list[int] = []
    """The seats that a bot played from beginning to end, because the member had not agreed to the rematch."""


class GameBody(msgspec.Struct, frozen=True):
    """The content of a stored game."""

    seats: list[str | None]
    """The member of each seat; None for a bot."""
    bot: str
    result: GameResult | None = None
    first: str | None = None
    """The table of the first game, if this is a rematch: it is part of the seats' secrets."""

    @property
    def members(self) -> list[int]:
        """The seats of members who took part."""
        absent = self.result.absent if self.result else []
        return [
            place for place, member in enumerate(self.seats) if member is not None and place not in absent
        ]


decode_body = msgspec.json.Decoder(GameBody).decode


def result_of(table: Table, body: GameBody) -> GameResult | None:
    """The result of a finished table."""
    game = table.game
    if table.status != "over" or game is None or game.winner is None:
        return None
    bot_seats = [place for place in body.members if table.seats[place].bot is not None]
    absent = [place for place in bot_seats if table.seats[place].reason == "start"]
    abandoned = [place for place in bot_seats if place not in absent]
    return GameResult(table.points(), game.winner, abandoned, absent)


def places(body: GameBody) -> dict[int, int]:
    """The place of each member's seat: the winner, the others by points, then those who left."""
    result = body.result
    if result is None:
        return {}

    def key(seat: int) -> tuple[bool, bool, int]:
        if seat in result.abandoned:
            return True, True, 0
        return False, seat != result.winner, -result.points[seat]

    keys = {seat: key(seat) for seat in body.members}
    return {seat: 1 + sum(other < own for other in keys.values()) for seat, own in keys.items()}


def order_of(body: GameBody) -> Order:
    """The members of a finished game from first to last; those of one place are level."""
    place_of_seat = places(body)
    return [
        [body.seats[seat] or "" for seat, other in place_of_seat.items() if other == place]
        for place in sorted(set(place_of_seat.values()))
    ]


def orders(games: Iterable[StoredGame]) -> list[Order]:
    return [order_of(decode_body(game.body)) for game in games if game.finished_at is not None]


def game_view(game: StoredGame, names: dict[str, str], status: tuple[str, int] | None = None) -> LadderGame:
    """A game for the page; `status` is that of its table and the turn, if it is not finished."""
    body = decode_body(game.body)
    word, turn = status or ("over", 0)
    seats = [_seat_view(body, seat, names) for seat in range(len(body.seats))]
    return LadderGame(game.table_id, word, turn, game.made_at, game.finished_at, seats)  # type: ignore[arg-type]


def _seat_view(body: GameBody, seat: int, names: dict[str, str]) -> LadderSeat:
    member, result = body.seats[seat], body.result
    name = body.bot if member is None else names.get(member, "")
    points = None if result is None else result.points[seat]
    has_left = result is not None and seat in result.abandoned
    return LadderSeat(member, name, points, places(body).get(seat), has_left)


def standings(members: Sequence[StoredMember], rated: dict[str, Rating]) -> list[LadderMember]:
    """The present members, the best first; those without a game at the end."""
    present = [member for member in members if member.name]
    values = {member.id: round(rated[member.id].value) for member in present if member.id in rated}
    lines = [_line(member, rated.get(member.id), list(values.values())) for member in present]
    return sorted(lines, key=lambda line: (line.rank is None, line.rank, line.name))


def _line(member: StoredMember, rating: Rating | None, values: list[int]) -> LadderMember:
    if rating is None:
        return LadderMember(member.id, member.name, member.joined_at, 0, 0, None, None, None, None)
    value = round(rating.value)
    rank = 1 + sum(other > value for other in values)
    numbers = (rating.games, rating.wins, rank, value, round(rating.low), round(rating.high))
    return LadderMember(member.id, member.name, member.joined_at, *numbers)
