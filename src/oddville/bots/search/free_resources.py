"""Which held building a player can build next, and what it still lacks: for both evaluations."""

from librt.vecs import vec
from mypy_extensions import i64

from oddville.cards.vocabulary import (
    ADJACENT_SHIELDS,
    PER_ADJACENT_CARD,
    PER_ADJACENT_CARD_TIMES_3,
    PER_CARD_IN_COLUMN,
    PER_CARD_IN_ROW,
    PER_CARD_OF_GUILD,
    PER_DIAMOND,
    RESOURCE_COUNT,
    WORKER_CARDS,
)
from oddville.rules.board import workers_of
from oddville.rules.obtain import obtainable_resources, slot_discount, slot_price
from oddville.rules.scoring import cards_of_guild, diamond_cards
from oddville.rules.state import State, building, buildings, coins, in_hand


class FreeResources:
    """The resources of a player that no building considered so far has used, in reused buffers."""

    def __init__(self) -> None:
        self.left = vec[i64]([0] * 4)
        self.lacking_coins: i64 = 0
        """Set by `assess`: coins that the missing resources cost beyond the purse."""
        self.unreached: i64 = 0
        """Set by `assess`: missing resources that no card in hand obtains."""

    def start(self, s: State, player: i64) -> None:
        for resource in range(RESOURCE_COUNT):
            self.left[resource] = workers_of(s, player, resource)

    def count(self) -> i64:
        left = self.left
        return left[0] + left[1] + left[2] + left[3]

    def nearest(self, s: State, player: i64, other: i64) -> i64:
        """The held building, except `other`, that misses the fewest resources; ties go to the higher worth."""
        best: i64 = -1
        best_missing: i64 = 9
        best_worth: float = 0.0
        for place in range(buildings(s, player)):
            card: i64 = building(s, player, place)
            if card != other:
                missing: i64 = self.missing(s, card)
                value: float = worth(s, card)
                if missing < best_missing or (missing == best_missing and value > best_worth):
                    best = card
                    best_missing = missing
                    best_worth = value
        return best

    def missing(self, s: State, card: i64) -> i64:
        left = self.left
        costs = s.tables.cost
        missing: i64 = 0
        for resource in range(RESOURCE_COUNT):
            short: i64 = costs[card * 4 + resource] - left[resource]
            if short > 0:
                missing += short
        return missing

    def assess(self, s: State, player: i64, card: i64) -> None:
        """Set `lacking_coins` and `unreached` for a card."""
        price: i64 = 0
        unreached: i64 = 0
        reach: i64 = _reachable_resources(s, player)
        discount: i64 = slot_discount(s, player)
        for resource in range(RESOURCE_COUNT):
            short: i64 = s.tables.cost[card * 4 + resource] - self.left[resource]
            if short > 0:
                price += short * slot_price(s, resource, discount)
                if not (reach >> resource) & 1:
                    unreached += short
        self.lacking_coins = max(price - coins(s, player), 0)
        self.unreached = unreached

    def spend(self, s: State, card: i64) -> None:
        left = self.left
        for resource in range(RESOURCE_COUNT):
            left[resource] = max(left[resource] - s.tables.cost[card * 4 + resource], 0)


def _reachable_resources(s: State, player: i64) -> i64:
    """The resources that some worker card in hand obtains, as bits."""
    bits: i64 = 0
    for worker in range(WORKER_CARDS):
        if in_hand(s, player, worker):
            bits |= obtainable_resources(s, player, worker)
    return bits


def worth(s: State, card: i64) -> float:
    """A card's typical points once built, its character included."""
    formula: i64 = s.tables.formula[card]
    guild: i64 = s.tables.guild[card]
    value: float = float(s.tables.base[card])
    if formula == PER_ADJACENT_CARD_TIMES_3:
        value += 6.0
    elif formula == ADJACENT_SHIELDS:
        value += 3.5
    elif formula == PER_DIAMOND:
        value += float(diamond_cards(s))
    elif formula == PER_CARD_OF_GUILD:
        value += 1.0 + float(cards_of_guild(s, guild))
    elif formula == PER_ADJACENT_CARD:
        value += 2.0
    elif formula in (PER_CARD_IN_COLUMN, PER_CARD_IN_ROW):
        value += 3.0
    return value + 3.0 if guild >= 0 else value
