"""Develop OddVille (BUILD): pay the resources, put the card into the city, and the Builder's answer (CHAR-BU)."""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import BUILDER
from oddville.rules.board import cheapest_own_slot, remove_worker, workers_of
from oddville.rules.bonuses import collect_bonuses
from oddville.rules.chronicle import BUILDING_PLACED, BUILT_TOO
from oddville.rules.coins import pay_coins
from oddville.rules.construction import cell_problems, edge_problems, lay_card
from oddville.rules.ending import worker_to_city
from oddville.rules.problems import (
    LEGAL,
    MISSING_RESOURCES,
    NOT_YOUR_BUILDING,
    RECOVERED_SO_NO_BUILD,
    TOO_FEW_COINS,
)
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


def builder_problems(s: State) -> i64:
    """Whether the player may build at all: not after recovering (WORK-1); the Builder costs 2 coins (CHAR-BU)."""
    if s.phase == REACTION:
        return LEGAL if coins(s, s.player) >= BUILDER_PRICE else TOO_FEW_COINS
    return RECOVERED_SO_NO_BUILD if s.recovered else LEGAL


def resources_problems(s: State, player: i64, card: i64) -> i64:
    """Every resource of the card must be owned (BUILD-1)."""
    costs = s.tables.cost
    resource: i64 = 0
    while resource < 4:
        cost: i64 = costs[card * 4 + resource]
        if cost > 0 and workers_of(s, player, resource) < cost:
            return MISSING_RESOURCES
        resource += 1
    return LEGAL


def build_problems(s: State, card: i64, cell: i64) -> i64:
    """What keeps the player from building a card on a cell (BUILD-1 to BUILD-6)."""
    problems: i64 = LEGAL if building_place(s, s.player, card) >= 0 else NOT_YOUR_BUILDING
    return (
        problems | builder_problems(s) | resources_problems(s, s.player, card) | cell_problems(s, card, cell)
    )


def may_react(s: State, player: i64) -> bool:
    """Whether the player can answer with the Builder: 2 coins and a legal build (CHAR-BU)."""
    if coins(s, player) < BUILDER_PRICE:
        return False
    place: i64 = 0
    while place < buildings(s, player):
        card: i64 = building(s, player, place)
        if resources_problems(s, player, card) == LEGAL and fits_somewhere(s, card):
            return True
        place += 1
    return False


def fits_somewhere(s: State, card: i64) -> bool:
    """Whether there is a cell for the card."""
    streets: i64 = s.tables.streets[card]
    place: i64 = 0
    while place < s.frontier_size:
        if edge_problems(s, streets, place) == LEGAL:
            return True
        place += 1
    return False


def reacting_player(s: State) -> i64:
    """Who may build too after the active player has built, or nobody (CHAR-BU)."""
    player: i64 = holder(s, BUILDER)
    if player == NOBODY or player == s.active or not may_react(s, player):
        return NOBODY
    return player


def build(s: State, card: i64, cell: i64) -> None:
    """Pay, place the card and a worker on it, and see which bonuses are due (BUILD-1, BUILD-7, BUILD-8)."""
    player: i64 = s.player
    if s.phase == REACTION:
        note(s, BUILT_TOO, player, card, cell)
        pay_coins(s, player, BUILDER_PRICE)
    else:
        note(s, BUILDING_PLACED, player, card, cell)
        s.main_done = 1
    _pay_resources(s, player, card)
    remove_building(s, player, card)
    place: i64 = lay_card(s, card, cell, player)
    worker_to_city(s, player)
    s.builder = player
    s.built = place
    collect_bonuses(s, place)


def _pay_resources(s: State, player: i64, card: i64) -> None:
    resource: i64 = 0
    while resource < 4:
        owed: i64 = s.tables.cost[card * 4 + resource]
        while owed > 0:
            remove_worker(s, player, resource, cheapest_own_slot(s, player, resource))
            owed -= 1
        resource += 1
