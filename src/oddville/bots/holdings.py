"""The buildings before a player: what each still misses, and where it would be worth most."""

from collections.abc import Iterator
from typing import NamedTuple

from oddville.cards.vocabulary import RESOURCES
from oddville.rules.board import workers_of
from oddville.rules.construction import cell_problems, lay_card
from oddville.rules.moves import column_of, row_of
from oddville.rules.scoring import card_points
from oddville.rules.state import CELL_MASK, State, building, buildings


class Holding(NamedTuple):
    """A building that lies before a player before and after a move."""

    card: str
    missed: tuple[str, ...]
    """The resources of its cost that were missing before the move."""
    missing: tuple[str, ...]
    """Those that are missing after it."""


class Site(NamedTuple):
    """A cell for a building, and what the building would be worth there now."""

    points: int
    cell: tuple[int, int]


def holdings(before: State, after: State, player: int) -> Iterator[Holding]:
    """The buildings that a player has before and after a move."""
    kept = _held(after, player)
    for card in _held(before, player):
        if card in kept:
            missed, missing = (tuple(owned(s, player, card)[1]) for s in (before, after))
            yield Holding(card, missed, missing)


def _held(s: State, player: int) -> list[str]:
    return [s.tables.card_ids[building(s, player, i)] for i in range(int(buildings(s, player)))]


def cost_of(s: State, card: str) -> list[str]:
    """What a building costs, in the order of the resources."""
    number = s.tables.card_numbers[card]
    return [
        resource for i, resource in enumerate(RESOURCES) for _ in range(int(s.tables.cost[number * 4 + i]))
    ]


def owned(s: State, player: int, card: str) -> tuple[list[str], list[str]]:
    """Of a building's cost, what the player owns and what is missing (BUILD-1)."""
    there: list[str] = []
    missing: list[str] = []
    for resource in cost_of(s, card):
        has = int(workers_of(s, player, RESOURCES.index(resource))) > there.count(resource)
        (there if has else missing).append(resource)
    return there, missing


def best_site(s: State, card: str) -> Site | None:
    """The fitting cell on which a building is worth most as the city stands; none where it fits nowhere."""
    number = s.tables.card_numbers[card]
    cells = [int(s.frontier[i]) & CELL_MASK for i in range(int(s.frontier_size))]
    sites = [_site(s, number, cell) for cell in cells if not cell_problems(s, number, cell)]
    return min(sites, key=lambda site: (-site.points, site.cell), default=None)


def _site(s: State, card: int, cell: int) -> Site:
    after = s.copy()
    place = lay_card(after, card, cell, int(s.player))
    return Site(int(card_points(after, place)), (int(column_of(cell)), int(row_of(cell))))
