"""What is true of every position, as plain data."""

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any

from oddville.cards.vocabulary import CHARACTERS, GUILDS, MAIN_SQUARE
from properties.playing import CARDS, PRINTED

Position = Mapping[str, Any]
Cell = tuple[int, int]

MIN_DECK = 7
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
STEPS = {"north": (0, -1), "south": (0, 1), "east": (1, 0), "west": (-1, 0)}


def check_position(d: Position) -> None:
    """Everything at once."""
    check_cards(d)
    check_workers(d)
    check_characters(d)
    check_limits(d)
    check_city(d)


def check_cards(d: Position) -> None:
    """COMP-1: each of the 64 cards lies in one place; INFO-2: those building side up have been seen."""
    built = [card for _, card, _ in d["city"][1:]]
    held = [card for player in d["players"] for card in player["buildings"]]
    coins = [card for player in d["players"] for card in player["coins"]]
    assert Counter(built + held + coins + d["row"] + d["deck"]) == Counter(CARDS.keys())
    assert {*built, *held, *d["row"]} <= set(d["seen"])
    assert d["seen"] == sorted(set(d["seen"]))


def check_workers(d: Position) -> None:
    """COMP-3: nine workers each; CHAR-TR: one on the Main Square; WORK-6: a single slot holds one worker."""
    in_city = [owner for _, _, owner in d["city"]] + list(d["spots"].values())
    for number, player in enumerate(d["players"]):
        on_board = sum(slot[number] for slots in d["board"].values() for slot in slots.values())
        assert player["supply"] >= 0
        assert player["supply"] + on_board + in_city.count(number) == 9
        assert list(d["spots"].values()).count(number) <= 1
    for resource, slot in product(d["board"], (0, 1)):
        printed = PRINTED["board"][str(d["n"])][resource].count(slot)
        assert sum(d["board"][resource][str(slot)]) <= printed
        assert min(d["board"][resource][str(slot)]) >= 0


def check_characters(d: Position) -> None:
    """COMP-4: the twelve are conserved; SETUP-4: of each guild one fewer than players is in the game."""
    held = [character for player in d["players"] for character in player["characters"]]
    in_piles = [character for pile in d["piles"].values() for character in pile]
    assert Counter(held + in_piles + d["removed"]) == Counter(CHARACTERS)
    for guild in GUILDS:
        members = set(PRINTED["guilds"][guild])
        assert set(d["piles"][guild]) <= members
        assert len(members - set(d["removed"])) == d["n"] - 1


def check_limits(d: Position) -> None:
    """LIMIT-2: five coins; LIMIT-3: two buildings, a third only while discarding; LIMIT-6, HOUSE-1: the deck."""
    for number, player in enumerate(d["players"]):
        discards = (d["phase"], d["player"]) == ("discard", number)
        assert len(player["coins"]) <= 5
        assert len(player["buildings"]) == 3 if discards else len(player["buildings"]) <= 2
        assert player["hand"] == sorted(set(player["hand"]))
        assert set(player["hand"]) <= {1, 2, 3, 4}
    assert len(d["deck"]) >= (1 if d.get("finish_round") else MIN_DECK)
    assert len(d["row"]) == 6


def check_city(d: Position) -> None:
    """BUILD-2 to BUILD-6: a fresh cell that touches what lies there, row 0 or below, and all edges match."""
    assert d["city"][0] == [[0, 0], MAIN_SQUARE, None]
    laid: dict[Cell, str] = {}
    for (x, y), card, owner in d["city"]:
        assert y >= 0
        assert (x, y) not in laid
        assert (owner is None) == (card == MAIN_SQUARE)
        beside = {side: (x + dx, y + dy) for side, (dx, dy) in STEPS.items()}
        touching = {side: laid[cell] for side, cell in beside.items() if cell in laid}
        assert touching or card == MAIN_SQUARE
        for side, other in touching.items():
            assert edges(card)[side] == edges(other)[OPPOSITE[side]]
        laid[x, y] = card


def edges(card: str) -> dict[str, str]:
    """The edges of a card of the city."""
    printed: dict[str, str] = (PRINTED["main_square"] if card == MAIN_SQUARE else CARDS[card])["edges"]
    return printed
