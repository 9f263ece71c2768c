"""Matchpoints of duplicate: the same deal at several tables, compared seat by seat (docs/play/duplicate.md)."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a player got at a seat, compared with the same seat at all other finished tables."""

    table: int
    seat: int
    points: int
    margin: int
    """The points less those of the best opponent at the table."""
    matchpoints: int
    """Two for each table where the seat had a smaller margin, one for each with the same."""
    most: int

    @property
    def percent(self) -> float:
        """Half if there is no other table to compare with."""
        return 100 * self.matchpoints / self.most if self.most else 50.0


def seat_results(tables: Sequence[Sequence[int] | None]) -> list[SeatResult]:
    """The results of all seats, from the points at each table; None for a table that is not over."""
    by_table = {number: margins(points) for number, points in enumerate(tables) if points is not None}
    return [
        SeatResult(number, seat, (tables[number] or ())[seat], margin, *_compare(number, seat, by_table))
        for number, own in by_table.items()
        for seat, margin in enumerate(own)
    ]


def margins(points: Sequence[int]) -> list[int]:
    return [
        own - max(other for place, other in enumerate(points) if place != seat)
        for seat, own in enumerate(points)
    ]


def _compare(number: int, seat: int, by_table: dict[int, list[int]]) -> tuple[int, int]:
    own = by_table[number][seat]
    others = [each[seat] for table, each in by_table.items() if table != number]
    return sum(2 * (own > other) + (own == other) for other in others), 2 * len(others)
