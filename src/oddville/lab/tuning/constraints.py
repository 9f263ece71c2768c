"""Constraints on the 64 buildings of `reconstruction`: counts, mixture, costs, examples.

The test of the shipped edition checks them, and the tuner keeps them.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from itertools import combinations, pairwise
from statistics import mean

from oddville.cards.printed import BuildingCard
from oddville.cards.vocabulary import FORMULAS, GUILDS, RESOURCES, SIDES

Cards = Sequence[BuildingCard]

# For each formula and base: the number of cards, and the worth in points to a good player in a city of eighteen cards.
FORMULA_TABLE = {
    ("diamond", 5): (4, 5.0),
    ("diamond", 4): (8, 4.0),
    ("diamonds", 3): (6, 6.0),
    ("neighbours3", 0): (6, 6.5),
    ("shields", 0): (6, 4.0),
    ("column", 1): (8, 4.5),
    ("row", 2): (8, 6.5),
    ("neighbours", 1): (6, 3.5),
    ("guild", 1): (8, 5.0),
    ("guild", 2): (4, 6.0),
}
FORMULA_COUNTS = {key: count for key, (count, _) in FORMULA_TABLE.items()}
BONUS_COUNTS = {**dict.fromkeys(RESOURCES, 6), "coin": 14, "any": 8, "transform": 8, "double": 10}
GUILD_COUNTS: dict[str | None, int] = {**dict.fromkeys(GUILDS, 12), None: 16}

# The worth of a bonus that is gained once or twice, ...
BONUS_WORTH: dict[str | None, float] = {
    **dict.fromkeys(RESOURCES, 1.0),
    "coin": 0.5,
    "transform": 0.5,
    "any": 1.5,
    "double": 1.0,
    None: 0.0,
}
# ... and of a character, whose points and power may be lost again.
GUILD_WORTH = 2.5

EXAMPLES: dict[str, Callable[[BuildingCard], bool]] = {
    "EX-7": lambda card: card.cost == ("wood", "stone", "crystal"),
    "EX-9": lambda card: card.guild == "rooster" and "north" in card.streets and "east" not in card.streets,
    "EX-10": lambda card: (card.formula, card.base, card.guild) == ("guild", 2, "mask"),
}

TRAITS: dict[str, Callable[[BuildingCard], Hashable]] = {
    "formula": lambda card: card.formula,
    "guild": lambda card: card.guild,
    "bonus": lambda card: card.bonus,
    "streets": lambda card: card.streets,
    "number of streets": lambda card: len(card.streets),
    "north": lambda card: "north" in card.streets,
    "east": lambda card: "east" in card.streets,
    "south": lambda card: "south" in card.streets,
    "west": lambda card: "west" in card.streets,
}
FREE_TRAITS = ("formula", "guild", "bonus")
PAIRS = [pair for pair in combinations(TRAITS, 2) if pair[0] in FREE_TRAITS]
SURPLUS = 2
"""By how many cards a pair of traits may exceed its expected count."""


def worth(card: BuildingCard) -> float:
    guild = GUILD_WORTH if card.guild else 0.0
    return FORMULA_TABLE[card.formula, card.base][1] + BONUS_WORTH[card.bonus] + guild


def _edges(cards: Cards) -> bool:
    """All 16 patterns four times, so that the streets of opposite sides balance."""
    patterns = [streets for size in range(5) for streets in combinations(SIDES, size)]
    return Counter(card.streets for card in cards) == dict.fromkeys(patterns, 4)


def _guild_formulas(cards: Cards) -> bool:
    """Two Guild 1 and one Guild 2 of each guild."""
    counted = Counter((card.guild, card.base) for card in cards if card.formula == "guild")
    return counted == {(guild, base): 3 - base for guild in GUILDS for base in (1, 2)}


def _differ(cards: Cards) -> bool:
    """No two cards differ only in id and name."""
    prints = {(card.streets, card.cost, card.bonus, card.guild, card.formula, card.base) for card in cards}
    return len(prints) == len(cards)


def _demand(cards: Cards) -> bool:
    """The numbers of cards that cost a resource: wood > clay >= stone > crystal >= wood - 10."""
    wood, clay, stone, crystal = (sum(resource in card.cost for card in cards) for resource in RESOURCES)
    return wood > clay >= stone > crystal >= wood - 10


def _sizes(cards: Cards) -> bool:
    """Most cards cost two or three resources; some cost the same resource twice."""
    sizes = Counter(len(card.cost) for card in cards)
    if set(sizes) != {1, 2, 3, 4}:
        return False
    is_rule = min(sizes[2], sizes[3]) > max(sizes[1], sizes[4]) >= min(sizes[1], sizes[4]) >= 5
    return is_rule and sum(len(set(card.cost)) < len(card.cost) for card in cards) >= 8


def _cost_follows_worth(cards: Cards) -> bool:
    """The mean worth does not fall as the number of resources grows."""
    worths = defaultdict(list)
    for card in cards:
        worths[len(card.cost)].append(worth(card))
    return all(mean(worths[fewer]) <= mean(worths[more]) for fewer, more in pairwise(sorted(worths)))


def is_mixed(pair: tuple[str, str], cards: Cards) -> bool:
    """Whether no values of two traits coincide much more often than expected by chance."""
    first, second = (TRAITS[name] for name in pair)
    counted = [card for card in cards if card.formula != "guild" or "guild" not in pair]
    together = Counter((first(card), second(card)) for card in counted)
    one, other = (Counter(map(trait, counted)) for trait in (first, second))
    return all(both <= one[a] * other[b] / len(counted) + SURPLUS for (a, b), both in together.items())


def _prices(cards: Cards) -> bool:
    """The cards of each formula differ in the size of their cost and use all resources."""
    for formula in FORMULAS:
        costs = [card.cost for card in cards if card.formula == formula]
        if len({len(cost) for cost in costs}) < 2:
            return False
        if {resource for cost in costs for resource in cost} != set(RESOURCES):
            return False
    return True


CONSTRAINTS: dict[str, Callable[[Cards], bool]] = {
    "edges": _edges,
    "guilds": lambda cards: Counter(card.guild for card in cards) == GUILD_COUNTS,
    "formulas": lambda cards: Counter((card.formula, card.base) for card in cards) == FORMULA_COUNTS,
    "guild formulas": _guild_formulas,
    "bonuses": lambda cards: Counter(card.bonus for card in cards) == BONUS_COUNTS,
    "examples": lambda cards: all(any(map(fits, cards)) for fits in EXAMPLES.values()),
    "differ": _differ,
    "demand": _demand,
    "sizes of costs": _sizes,
    "cost follows worth": _cost_follows_worth,
    "mixture": lambda cards: all(is_mixed(pair, cards) for pair in PAIRS),
    "prices of formulas": _prices,
}


def violations(cards: Cards) -> list[str]:
    return [name for name, is_met in CONSTRAINTS.items() if not is_met(cards)]
