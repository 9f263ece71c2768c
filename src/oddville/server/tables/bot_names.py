"""The first names of bots at a table, to distinguish two bots of one level. The page draws a face for each."""

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from oddville.server.wire.options import NewSeat

CAST: Final = {
    "newcomer": ("Pip", "Lotte", "Milo", "Rosa"),
    "apprentice": ("Emil", "Nora", "Finn", "Ida"),
    "mason": ("Bruno", "Berta", "Otis", "Greta"),
    "architect": ("Anton", "Clara", "Hugo", "Alma"),
    "mayor": ("Viktor", "Tilda", "Leo", "Olga"),
    "greedy": ("Midas", "Penny", "Felix", "Goldie"),
    "random": ("Jojo", "Dot", "Zaza", "Kiki"),
}
"""Four names for each bot, as many as there are seats."""


def with_bot_names(seats: Sequence[NewSeat], table: str) -> list[NewSeat]:
    """The seats of a new table, with names for bots that have none."""
    return [
        msgspec.structs.replace(seat, name=seat.name or bot_name(seat.bot, table, place))
        for place, seat in enumerate(seats)
    ]


def bot_name(bot: str | None, table: str, seat: int) -> str:
    """Always the same for a table and a seat; empty for a bot of another kind."""
    names = CAST.get((bot or "").partition(":")[0])
    return names[(zlib.crc32(table.encode()) + seat) % len(names)] if names else ""
