"""What a position promises each player: the points it has and what its resources and buildings may become."""

from oddville.cards.vocabulary import (
    ADJACENT_SHIELDS,
    DIAMOND,
    MAX_BUILDINGS,
    PER_ADJACENT_CARD,
    PER_ADJACENT_CARD_TIMES_3,
    PER_CARD_IN_COLUMN,
    PER_CARD_IN_ROW,
    PER_CARD_OF_GUILD,
    PER_DIAMOND,
)
from oddville.rules.board import workers_of
from oddville.rules.recover import cards_in_hand
from oddville.rules.scoring import points
from oddville.rules.state import AREA, CITY_WORKERS, OVER, State, building, buildings, coins, supply

# What a formula usually adds to its base in a finished city.
USUAL_GAIN = {
    DIAMOND: 0.0,
    PER_ADJACENT_CARD_TIMES_3: 6.0,
    ADJACENT_SHIELDS: 3.0,
    PER_DIAMOND: 2.0,
    PER_CARD_IN_COLUMN: 3.0,
    PER_CARD_OF_GUILD: 3.0,
    PER_ADJACENT_CARD: 2.0,
    PER_CARD_IN_ROW: 3.5,
}
CHARACTER_WORTH = 3.0
COIN_WORTH = 0.35
HAND_WORTH = 0.12
NO_SUPPLY = 1.6
"""What it costs to have no worker in supply: nothing can be obtained until one is taken off the board."""
CITY_WORTH = 2.5
"""What a worker in the city promises beyond its points now: cards grow, and the end comes nearer."""
MISSING_RESOURCE = 0.22
"""How much of a held building's promise each resource that is still missing takes away."""


def promise(s: State, player: int) -> float:
    """The points the player has, and what coins, worker cards and held buildings promise beyond them."""
    total = float(points(s, player))
    if s.phase == OVER:
        return total
    total += CITY_WORTH * int(s.areas[player * AREA + CITY_WORKERS])
    total += COIN_WORTH * int(coins(s, player)) + HAND_WORTH * int(cards_in_hand(s, player))
    if supply(s, player) == 0:
        total -= NO_SUPPLY
    held = sorted(_held(s, player, building(s, player, i)) for i in range(buildings(s, player)))
    return total + sum(held[-MAX_BUILDINGS:])  # a third one leaves (LIMIT-3)


def _held(s: State, player: int, card: int) -> float:
    missing = 0
    paid = 0
    for resource in range(4):
        cost = int(s.tables.cost[card * 4 + resource])
        owned = min(int(workers_of(s, player, resource)), cost)
        missing += cost - owned
        paid += owned
    # the workers that pay for it are points already
    return max(0.0, worth(s, card) - paid) * max(0.1, 0.75 - MISSING_RESOURCE * missing)


def worth(s: State, card: int) -> float:
    """What a card may be worth once it is built."""
    guild = CHARACTER_WORTH if s.tables.guild[card] >= 0 else 0.0
    return int(s.tables.base[card]) + USUAL_GAIN[int(s.tables.formula[card])] + guild + 0.8
