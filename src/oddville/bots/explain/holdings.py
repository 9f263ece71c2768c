"""The held buildings of a player: their missing resources, and their best sites."""

from collections.abc import Iterator
from typing import NamedTuple

from oddville.cards.vocabulary import RESOURCES
from oddville.rules.board import workers_of
from oddville.rules.construction import fitting_cells, lay_card
from oddville.rules.moves import column_of, row_of
from oddville.rules.scoring import card_points
from oddville.rules.state import State, building, buildings


class Holding(NamedTuple):
    """A building that a player holds before and after a move."""

    card: str
    missed: tuple[str, ...]
    """The resources missing before the move."""
    missing: tuple[str, ...]
    """The resources missing after it."""


class Site(NamedTuple):
    """A cell for a building, and the building's points there now."""

    points: int
    cell: tuple[int, int]


def holdings(before: State, after: State, player: int) -> Iterator[Holding]:
    still_held = _held(after, player)
    for card in _held(before, player):
        if card in still_held:
            missed, missing = (tuple(split_cost(s, player, card)[1]) for s in (before, after))
            yield Holding(card, missed, missing)


def _held(s: State, player: int) -> list[str]:
    return [s.tables.card_ids[building(s, player, i)] for i in range(int(buildings(s, player)))]


def cost_of(s: State, card: str) -> list[str]:
    number = s.tables.card_numbers[card]
    return [
        resource for i, resource in enumerate(RESOURCES) for _ in range(int(s.tables.cost[number * 4 + i]))
    ]


def split_cost(s: State, player: int, card: str) -> tuple[list[str], list[str]]:
    """Of a building's cost, what the player owns and what is missing (BUILD-1)."""
    there: list[str] = []
    missing: list[str] = []
    for resource in cost_of(s, card):
        has = int(workers_of(s, player, RESOURCES.index(resource))) > there.count(resource)
        (there if has else missing).append(resource)
    return there, missing


def best_site(s: State, card: str) -> Site | None:
    """The cell on which a building scores most in the present city; None if it fits nowhere."""
    number = s.tables.card_numbers[card]
    sites = [_site(s, number, cell) for cell in fitting_cells(s, number)]
    return min(sites, key=lambda site: (-site.points, site.cell), default=None)


def _site(s: State, card: int, cell: int) -> Site:
    after = s.copy()
    place = lay_card(after, card, cell, int(s.player))
    return Site(int(card_points(after, place)), (int(column_of(cell)), int(row_of(cell))))
