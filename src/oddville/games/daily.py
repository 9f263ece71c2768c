"""Today's town: its deal and seats (docs/play/today.md), and chance for bots at a named deal (docs/bots/chance.md)."""

import hashlib
import random
from collections.abc import Sequence
from datetime import date
from typing import Final, Literal, get_args

from oddville.games.game import Game

PREFIX: Final = "today "
PLAYERS: Final = 3
SEAT: Final = 0
"""The player's place; bots of one strength have the others."""
Strength = Literal["apprentice", "mason", "architect"]
STRENGTHS: Final[tuple[Strength, ...]] = get_args(Strength)
DEFAULT_STRENGTH: Final = "mason"


def daily_deal(day: date) -> str:
    """The name of a day's deal, which is also its seed."""
    return PREFIX + day.isoformat()


def day_of_deal(deal: str | None) -> date | None:
    """The day of a deal; None if it is another deal."""
    try:
        day = date.fromisoformat((deal or "").removeprefix(PREFIX))
    except ValueError:
        return None
    return day if deal == daily_deal(day) else None


def town_of(deal: str | None, bots: Sequence[str | None]) -> tuple[date, Strength] | None:
    """The day and the strength, by the bot at each seat, None for the player; None if it is no town of a day."""
    day = day_of_deal(deal)
    if day is None:
        return None
    seats = {strength: [None, *[strength] * (PLAYERS - 1)] for strength in STRENGTHS}
    return next(((day, strength) for strength, seated in seats.items() if seated == [*bots]), None)


def bot_rng(deal: str, game: Game) -> random.Random:
    """Decides what a bot does next: the same at every table where this deal has come to the same moves."""
    moves = "".join(f"\n{move.text}" for move in game.moves)
    digest = hashlib.sha256(f"oddville bots 1 {deal}{moves}".encode()).digest()
    return random.Random(int.from_bytes(digest, "big"))
