"""The shipped edition keeps every promise of `edition.md`: counts, mixture, costs, examples."""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable
from itertools import combinations, pairwise
from pathlib import Path
from statistics import mean

import pytest

import oddville.cards
from oddville.cards import BuildingCard, players_possible, read_edition
from oddville.cards.vocabulary import BASES, BONUSES, CHARACTERS, FORMULAS, GUILDS, RESOURCES, SIDES

FILE = Path(oddville.cards.__file__).parent / "data" / "reconstruction.toml"
TEXT = FILE.read_text(encoding="utf-8")
EDITION = read_edition(TEXT)
CARDS = EDITION.cards

FORMULA_COUNTS = {
    ("diamond", 5): 4,
    ("diamond", 4): 8,
    ("diamonds", 3): 6,
    ("neighbours3", 0): 6,
    ("shields", 0): 6,
    ("column", 1): 8,
    ("row", 2): 8,
    ("neighbours", 1): 6,
    ("guild", 1): 8,
    ("guild", 2): 4,
}
BONUS_COUNTS = {**dict.fromkeys(RESOURCES, 6), "coin": 14, "any": 8, "transform": 8, "double": 10}

# Worth in points: what a formula gives a good player in a city of about eighteen cards, ...
FORMULA_WORTH = {
    ("diamond", 5): 5.0,
    ("diamond", 4): 4.0,
    ("diamonds", 3): 6.0,
    ("neighbours3", 0): 6.5,
    ("shields", 0): 4.0,
    ("column", 1): 4.5,
    ("row", 2): 6.5,
    ("neighbours", 1): 3.5,
    ("guild", 1): 5.0,
    ("guild", 2): 6.0,
}
# ... a bonus gained once or twice, ...
BONUS_WORTH = {**dict.fromkeys(RESOURCES, 1.0), "coin": 0.5, "transform": 0.5, "any": 1.5, "double": 1.0}
# ... and a character, whose points and power may be lost again.
GUILD_WORTH = 2.5

EXAMPLES: dict[str, Callable[[BuildingCard], bool]] = {
    "EX-7 wood, stone and crystal": lambda card: card.cost == ("wood", "stone", "crystal"),
    "EX-9 a Rooster card": lambda card: (
        card.guild == "rooster" and "north" in card.streets and "east" not in card.streets
    ),
    "EX-10 a mask Guild 2": lambda card: (card.formula, card.base, card.guild) == ("guild", 2, "mask"),
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


def worth(card: BuildingCard) -> float:
    """What a card is worth to a good player, in points."""
    guild = GUILD_WORTH if card.guild else 0.0
    return FORMULA_WORTH[card.formula, card.base] + BONUS_WORTH[card.bonus] + guild


def id_of(name: str) -> str:
    """The id that belongs to a name."""
    return name.lower().replace(" ", "-")


def printed(card: BuildingCard) -> Hashable:
    """Everything on the card but its id and name."""
    return card.streets, card.cost, card.bonus, card.guild, card.formula, card.base


def test_is_called_reconstruction_and_says_openly_what_it_is() -> None:
    """COMP-6: the file itself says that it is a reconstruction, and how to type in the printed cards."""
    assert EDITION.name == "reconstruction"
    header = TEXT.partition("edition = 1")[0]
    for words in ("THIS IS A RECONSTRUCTION", "certain", "likely", "chosen"):
        assert words in header
    for command in ("oddville cards validate my.toml", "oddville play --edition my.toml"):
        assert command in header


def test_has_64_buildings_and_is_no_variant() -> None:
    """COMP-1: 64 cards; the game ends at six workers."""
    assert (len(CARDS), EDITION.variant, EDITION.end_workers) == (64, False, 6)
    assert players_possible(EDITION) == (2, 3, 4)


def test_worker_cards_are_those_of_the_table() -> None:
    """COMP-3: the same four worker cards for everybody."""
    assert [(card.coins, card.resources, card.costs) for card in EDITION.workers] == [
        (0, RESOURCES[:1], (0, 1, 1, 2, 2, 3)),
        (1, RESOURCES[:2], (0, 0, 1, 1, 2, 2)),
        (2, RESOURCES[:3], (0, 0, 0, 1, 1, 2)),
        (3, RESOURCES[:4], (0, 0, 0, 0, 1, 1)),
    ]


@pytest.mark.parametrize(("players", "slots"), [(2, (0, 1)), (3, (0, 1, 1)), (4, (0, 1, 1))])
def test_board_has_each_resource_alike(players: int, slots: tuple[int, ...]) -> None:
    """COMP-2 and COMP-5: two printed sides, four resources."""
    assert EDITION.board[players] == dict.fromkeys(RESOURCES, slots)


def test_main_square() -> None:
    """COMP-2: streets left, right and down, a spot for each resource, one coin, 4 points."""
    square = EDITION.main_square
    assert (square.streets, square.spots) == (("east", "south", "west"), RESOURCES)
    assert (square.bonus, square.points) == ("coin", 4)


def test_each_guild_has_its_three_characters() -> None:
    """COMP-4: 12 characters, 3 for each guild."""
    assert EDITION.guilds == {guild: CHARACTERS[3 * i : 3 * i + 3] for i, guild in enumerate(GUILDS)}


def test_each_edge_pattern_four_times() -> None:
    """All 16 patterns, so that the streets of opposite sides balance."""
    patterns = [streets for size in range(5) for streets in combinations(SIDES, size)]
    assert Counter(card.streets for card in CARDS) == dict.fromkeys(patterns, 4)


def test_guilds() -> None:
    """COMP-4: twelve cards of each guild, sixteen without."""
    assert Counter(card.guild or "none" for card in CARDS) == {**dict.fromkeys(GUILDS, 12), "none": 16}


def test_formulas() -> None:
    """As many of each formula and base as promised; all formulas and bases occur."""
    assert Counter((card.formula, card.base) for card in CARDS) == FORMULA_COUNTS
    assert set(FORMULA_COUNTS) == {(formula, base) for formula in FORMULAS for base in BASES[formula]}


def test_guild_formulas_belong_to_all_guilds_alike() -> None:
    """Two Guild 1 and one Guild 2 of each guild."""
    counted = Counter((card.guild, card.base) for card in CARDS if card.formula == "guild")
    assert counted == {(guild, base): 3 - base for guild in GUILDS for base in (1, 2)}


def test_bonuses() -> None:
    """Six of each resource, 14 coins, 8 any, 8 transform, 10 double."""
    assert Counter(card.bonus for card in CARDS) == BONUS_COUNTS
    assert set(BONUS_COUNTS) == set(BONUSES)


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_examples_can_be_replayed(example: str) -> None:
    """The cards of the worked examples exist."""
    assert any(EXAMPLES[example](card) for card in CARDS)


def test_no_two_cards_are_alike() -> None:
    """They differ in more than id and name."""
    assert len({printed(card) for card in CARDS}) == len(CARDS)


def test_demand_for_resources() -> None:
    """Cards that ask for it: wood > clay >= stone > crystal, first and last at most 10 apart."""
    wood, clay, stone, crystal = (sum(resource in card.cost for card in CARDS) for resource in RESOURCES)
    assert wood > clay >= stone > crystal >= wood - 10


def test_costs_of_every_size_and_with_doubles() -> None:
    """Cards of two and three resources are the rule; some ask for the same resource twice."""
    sizes = Counter(len(card.cost) for card in CARDS)
    assert set(sizes) == {1, 2, 3, 4}
    assert min(sizes[2], sizes[3]) > max(sizes[1], sizes[4]) >= min(sizes[1], sizes[4]) >= 5
    assert sum(len(set(card.cost)) < len(card.cost) for card in CARDS) >= 8


def test_cost_follows_worth() -> None:
    """The mean worth never falls as the number of resources grows."""
    worths = defaultdict(list)
    for card in CARDS:
        worths[len(card.cost)].append(worth(card))
    assert all(mean(worths[fewer]) <= mean(worths[more]) for fewer, more in pairwise(sorted(worths)))


@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
def test_traits_are_well_mixed(pair: tuple[str, str]) -> None:
    """No two traits go together: no pair is seen much more often than chance would have it."""
    first, second = (TRAITS[name] for name in pair)
    cards = [card for card in CARDS if card.formula != "guild" or "guild" not in pair]
    together = Counter((first(card), second(card)) for card in cards)
    one, other = (Counter(map(trait, cards)) for trait in (first, second))
    for (a, b), seen in together.items():
        assert seen <= one[a] * other[b] / len(cards) + 2


@pytest.mark.parametrize("formula", FORMULAS)
def test_no_formula_is_tied_to_one_price(formula: str) -> None:
    """Each formula is found on cards of several sizes of cost and of several resources."""
    costs = [card.cost for card in CARDS if card.formula == formula]
    assert len({len(cost) for cost in costs}) > 1
    assert {resource for cost in costs for resource in cost} == set(RESOURCES)


def test_names_are_short_and_distinct_and_give_the_ids() -> None:
    """Names of our own, 16 letters at most, and ids that follow from them."""
    names = [card.name for card in CARDS]
    assert len({name.lower() for name in names}) == len(names)
    assert max(map(len, names)) <= 16
    assert [card.id for card in CARDS] == [id_of(name) for name in names]
