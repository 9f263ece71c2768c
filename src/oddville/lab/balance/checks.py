"""Balance targets, and whether the statistics meet them."""

from collections.abc import Iterator
from typing import TypedDict

from oddville.lab.balance.statistics import MAX_TURNS, MIN_TURNS, Figures, Statistics
from oddville.lab.intervals import Estimate

MET, MISSED, UNSURE = "met", "missed", "unsure"
MIN_RELATIVE, MAX_RELATIVE = 0.8, 1.2
"""Bounds of a group's share of winners relative to the mean over all cards."""
MIN_BUILT = 1 / 3
"""The least share of games with the card in hand in which it is built."""
SEAT_POINTS = 0.04
"""How far the win rate of a seat may deviate from the fair share."""


class Check(TypedDict):
    kind: str
    """`length`, `seat`, `formula`, `guild`, `bonus`, `resource` or `card`."""
    item: str
    players: int
    seen: Estimate
    least: float
    most: float
    verdict: str
    """`met` if the whole interval is within the bounds, `missed` if it is outside, else `unsure`."""


def verdict(estimate: Estimate, least: float, most: float) -> str:
    if least <= estimate["low"] and estimate["high"] <= most:
        return MET
    if estimate["high"] < least or estimate["low"] > most:
        return MISSED
    return UNSURE


def checks_of(statistics: Statistics) -> list[Check]:
    return [
        Check(
            kind=kind,
            item=item,
            players=int(n),
            seen=estimate,
            least=least,
            most=most,
            verdict=verdict(estimate, least, most),
        )
        for n, figures in statistics["players"].items()
        for kind, item, estimate, least, most in _targets(figures)
    ]


def _targets(figures: Figures) -> Iterator[tuple[str, str, Estimate, float, float]]:
    yield "length", "length", figures["length"]["mean"], MIN_TURNS, MAX_TURNS
    fair = 1 / len(figures["seats"])
    for seat, wins in enumerate(figures["seats"]):
        yield "seat", str(seat + 1), wins, fair - SEAT_POINTS, fair + SEAT_POINTS
    for kind, rows in figures["groups"].items():
        for item, row in rows.items():
            yield kind, item, row["relative"], MIN_RELATIVE, MAX_RELATIVE
    for card, row in figures["cards"].items():
        yield "card", card, row["built_when_held"], MIN_BUILT, 1.0
