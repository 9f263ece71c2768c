"""The targets of balance, each held against the figures with their intervals."""

from collections.abc import Iterator
from typing import TypedDict

from oddville.lab.balance.statistics import LONGEST, SHORTEST, Figures, Statistics
from oddville.lab.intervals import Estimate

MET, MISSED, UNSURE = "met", "missed", "unsure"
LEAST_RELATIVE, MOST_RELATIVE = 0.8, 1.2
"""How far the share of winners among the owners may lie from the mean over all cards."""
LEAST_BUILT = 1 / 3
"""In which part of the games where somebody held it a card must be built."""
SEAT_POINTS = 0.04
"""How far a seat may lie from fair."""


class Check(TypedDict):
    """One target: what was seen, the bounds, and whether they are kept."""

    kind: str
    """`length`, `seat`, `formula`, `guild`, `bonus`, `resource` or `card`."""
    item: str
    players: int
    seen: Estimate
    least: float
    most: float
    verdict: str
    """`met` if the whole interval lies within the bounds, `missed` if all of it lies outside, else `unsure`."""


def verdict(seen: Estimate, least: float, most: float) -> str:
    """Whether a figure keeps its bounds, as far as its interval can tell."""
    if least <= seen["low"] and seen["high"] <= most:
        return MET
    if seen["high"] < least or seen["low"] > most:
        return MISSED
    return UNSURE


def checks_of(statistics: Statistics) -> list[Check]:
    """Every target at every number of players."""
    return [
        Check(
            kind=kind,
            item=item,
            players=int(n),
            seen=seen,
            least=least,
            most=most,
            verdict=verdict(seen, least, most),
        )
        for n, figures in statistics["players"].items()
        for kind, item, seen, least, most in _targets(figures)
    ]


def _targets(figures: Figures) -> Iterator[tuple[str, str, Estimate, float, float]]:
    yield "length", "length", figures["length"]["mean"], SHORTEST, LONGEST
    fair = 1 / len(figures["seats"])
    for seat, wins in enumerate(figures["seats"]):
        yield "seat", str(seat + 1), wins, fair - SEAT_POINTS, fair + SEAT_POINTS
    for kind, rows in figures["groups"].items():
        for item, row in rows.items():
            yield kind, item, row["relative"], LEAST_RELATIVE, MOST_RELATIVE
    for card, row in figures["cards"].items():
        yield "card", card, row["built_when_held"], LEAST_BUILT, 1.0
