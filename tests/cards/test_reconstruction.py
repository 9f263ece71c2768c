"""The shipped edition keeps every constraint of `edition.md`: counts, mixture, costs, examples."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import oddville.cards
from oddville.cards.edition import players_possible, read_edition
from oddville.cards.printed import BuildingCard
from oddville.cards.vocabulary import BASES, BONUSES, CHARACTERS, FORMULAS, GUILDS, RESOURCES
from oddville.lab.tuning.constraints import (
    BONUS_COUNTS,
    CONSTRAINTS,
    EXAMPLES,
    FORMULA_COUNTS,
    GUILD_COUNTS,
    PAIRS,
    is_mixed,
    violations,
)

FILE = Path(oddville.cards.__file__).parent / "data" / "reconstruction.toml"
TEXT = FILE.read_text(encoding="utf-8")
EDITION = read_edition(TEXT)
CARDS = EDITION.cards


def id_of(name: str) -> str:
    """The id that belongs to a name."""
    return name.lower().replace(" ", "-")


def test_it_is_called_reconstruction_and_says_so() -> None:
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
def test_the_board_is_the_same_for_each_resource(players: int, slots: tuple[int, ...]) -> None:
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


@pytest.mark.parametrize("constraint", CONSTRAINTS)
def test_keeps_every_promise(constraint: str) -> None:
    """COMP-4: counts of edges, guilds, formulas and bonuses; the worked examples; costs; mixture."""
    assert CONSTRAINTS[constraint](CARDS)


def test_the_counts_speak_of_every_formula_and_bonus() -> None:
    """All formulas, bases and bonuses occur, on 64 cards."""
    assert set(FORMULA_COUNTS) == {(formula, base) for formula in FORMULAS for base in BASES[formula]}
    assert set(BONUS_COUNTS) == set(BONUSES)
    assert set(GUILD_COUNTS) == {*GUILDS, None}
    for counts in (FORMULA_COUNTS, BONUS_COUNTS, GUILD_COUNTS):
        assert sum(counts.values()) == len(CARDS)


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_examples_can_be_replayed(example: str) -> None:
    """The cards of the worked examples exist."""
    assert any(EXAMPLES[example](card) for card in CARDS)


@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
def test_traits_are_well_mixed(pair: tuple[str, str]) -> None:
    """No two traits go together: no pair is seen much more often than chance would have it."""
    assert is_mixed(pair, CARDS)


WOODLESS = ("clay", "stone", "crystal")
BREAKS: dict[str, Callable[[BuildingCard], BuildingCard]] = {
    "edges": lambda card: replace(card, streets=() if card.streets else ("north",)),
    "guilds": lambda card: replace(card, guild=None),
    "formulas": lambda card: replace(card, formula="row", base=2),
    "guild formulas": lambda card: (
        replace(card, guild="mask") if (card.formula, card.guild) == ("guild", "bells") else card
    ),
    "bonuses": lambda card: replace(card, bonus="coin"),
    "examples": lambda card: (
        replace(card, cost=("wood", "stone")) if card.cost == ("wood", "stone", "crystal") else card
    ),
    "demand": lambda card: replace(card, cost=WOODLESS[: len(card.cost)]),
    "sizes of costs": lambda card: replace(card, cost=card.cost[:3]),
    "cost follows worth": lambda card: replace(
        card, cost=("wood",) if card.guild else ("wood", "clay", "stone", "crystal")
    ),
    "mixture": lambda card: replace(card, bonus="wood") if card.formula == "column" else card,
    "prices of formulas": lambda card: (
        replace(card, cost=("wood", "clay")) if card.formula == "row" else card
    ),
}


@pytest.mark.parametrize("constraint", BREAKS)
def test_a_broken_promise_is_reported(constraint: str) -> None:
    """Each constraint can be violated by changing cards, and is then named."""
    assert constraint in violations([BREAKS[constraint](card) for card in CARDS])


def test_twins_are_reported() -> None:
    """Two cards alike in everything but id and name break a constraint."""
    twin = replace(CARDS[0], id="twin", name="Twin")
    assert "differ" in violations([*CARDS[1:], CARDS[0], twin])
    assert violations(CARDS) == []
    assert set(BREAKS) | {"differ"} == set(CONSTRAINTS)


def test_names_are_short_and_distinct_and_give_the_ids() -> None:
    """Names of our own, 16 letters at most, and ids that follow from them."""
    names = [card.name for card in CARDS]
    assert len({name.lower() for name in names}) == len(names)
    assert max(map(len, names)) <= 16
    assert [card.id for card in CARDS] == [id_of(name) for name in names]
