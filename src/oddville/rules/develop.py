"""Develop OddVille (BUILD): pay the resources, put the card into the city; the Builder's reaction (CHAR-BU)."""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import BUILDER, RESOURCE_COUNT
from oddville.rules import event_log as log
from oddville.rules import problems as p
from oddville.rules.board import cheapest_own_slot, remove_worker, workers_of
from oddville.rules.bonuses import collect_bonuses
from oddville.rules.coins import pay_coins
from oddville.rules.construction import cell_problems, edge_problems, lay_card
from oddville.rules.ending import worker_to_city
from oddville.rules.state import (
    NOBODY,
    REACTION,
    State,
    building,
    building_place,
    buildings,
    coins,
    holder,
    note,
    remove_building,
)

BUILDER_PRICE: Final = 2


def build_right_problems(s: State) -> i64:
    """Problems of the right to build: lost by recovering (WORK-1); the Builder's reaction costs 2 coins (CHAR-BU)."""
    if s.phase == REACTION:
        return p.LEGAL if coins(s, s.player) >= BUILDER_PRICE else p.TOO_FEW_COINS
    return p.RECOVERED_SO_NO_BUILD if s.recovered else p.LEGAL


def resources_problems(s: State, player: i64, card: i64) -> i64:
    """The player must own every resource of the card's cost (BUILD-1)."""
    costs = s.tables.cost
    first: i64 = card * RESOURCE_COUNT
    for resource in range(RESOURCE_COUNT):
        cost: i64 = costs[first + resource]
        if cost > 0 and workers_of(s, player, resource) < cost:
            return p.MISSING_RESOURCES
    return p.LEGAL


def build_problems(s: State, card: i64, cell: i64) -> i64:
    """Problems of building a card on a cell (BUILD-1 to BUILD-6)."""
    problems: i64 = p.LEGAL if building_place(s, s.player, card) >= 0 else p.NOT_YOUR_BUILDING
    return (
        problems
        | build_right_problems(s)
        | resources_problems(s, s.player, card)
        | cell_problems(s, card, cell)
    )


def may_react(s: State, player: i64) -> bool:
    """Whether the Builder's holder has 2 coins and a legal build (CHAR-BU)."""
    return coins(s, player) >= BUILDER_PRICE and can_build(s, player)


def can_build(s: State, player: i64) -> bool:
    """Whether the player can pay a building that fits somewhere (BUILD-1 to BUILD-6)."""
    for place in range(buildings(s, player)):
        card: i64 = building(s, player, place)
        if resources_problems(s, player, card) == p.LEGAL and fits_somewhere(s, card):
            return True
    return False


def fits_somewhere(s: State, card: i64) -> bool:
    streets: i64 = s.tables.streets[card]
    for place in range(s.frontier_size):
        if edge_problems(s, streets, place) == p.LEGAL:
            return True
    return False


def reacting_player(s: State) -> i64:
    """The player who may build after the active player has built, or `NOBODY` (CHAR-BU)."""
    player: i64 = holder(s, BUILDER)
    if player == NOBODY or player == s.active or not may_react(s, player):
        return NOBODY
    return player


def build(s: State, card: i64, cell: i64) -> None:
    """Pay, place the card and a worker on it, and find its bonuses (BUILD-1, BUILD-7, BUILD-8)."""
    player: i64 = s.player
    if s.phase == REACTION:
        note(s, log.BUILT_TOO, player, card, cell)
        pay_coins(s, player, BUILDER_PRICE)
    else:
        note(s, log.BUILDING_PLACED, player, card, cell)
        s.main_done = 1
    _pay_resources(s, player, card)
    remove_building(s, player, card)
    place: i64 = lay_card(s, card, cell, player)
    worker_to_city(s, player)
    s.builder = player
    s.built = place
    collect_bonuses(s, place)


def _pay_resources(s: State, player: i64, card: i64) -> None:
    for resource in range(RESOURCE_COUNT):
        for _worker in range(s.tables.cost[card * 4 + resource]):
            remove_worker(s, player, resource, cheapest_own_slot(s, player, resource))
