"""An edition as arrays of numbers, for one number of players."""

from typing import Final

from mypy_extensions import i64

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import (
    BONUSES,
    CHARACTERS,
    FORMULAS,
    GUILDS,
    MAIN_SQUARE,
    RESOURCES,
    SIDES,
)
from oddville.rules import moves
from oddville.rules.vectors import vec

NOTHING: Final = -1
PURSES: Final = 6
"""From no coin to five (LIMIT-2)."""
RESOURCE_SETS: Final = 16
"""How many sets of resources there are."""
LISTED: Final = 12
"""The length of a list of moves: how many there are, then room for eleven."""
MAIN_SQUARE_POINTS: Final = 8
"""The formula of the Main Square: its printed points to each owner (SCORE-2)."""


class Tables:
    """What is printed, as arrays of numbers; immutable and shared by all states of a game.

    A card's number is its index in the edition; the Main Square's number comes after the last.
    """

    def __init__(self, edition: Edition, players: int) -> None:
        cards = edition.cards
        square = edition.main_square
        self.edition: Final = edition
        self.players: i64 = players
        self.cards: i64 = len(cards)
        self.end_workers: i64 = edition.end_workers
        self.zeros = vec[i64]([0] * 256)
        self.in_order = vec[i64](list(range(len(cards))))
        self.card_ids: Final = [card.id for card in cards] + [MAIN_SQUARE]
        self.card_numbers: Final = {card: number for number, card in enumerate(self.card_ids)}
        self.streets = vec[i64](
            [_bits(card.streets, SIDES) for card in cards] + [_bits(square.streets, SIDES)]
        )
        self.bonus = vec[i64](
            [_number(card.bonus, BONUSES) for card in cards] + [_number(square.bonus, BONUSES)]
        )
        self.guild = vec[i64]([_number(card.guild, GUILDS) for card in cards] + [NOTHING])
        self.formula = vec[i64]([_number(card.formula, FORMULAS) for card in cards] + [MAIN_SQUARE_POINTS])
        self.base = vec[i64]([card.base for card in cards] + [square.points])
        self.cost = vec[i64]([card.cost.count(resource) for card in cards for resource in RESOURCES])
        self.worker_coins = vec[i64]([worker.coins for worker in edition.workers])
        self.coin_cards: i64 = sum(
            1 << number for number, worker in enumerate(edition.workers) if worker.coins
        )
        """The worker cards that give coins, as bits."""
        self.worker_shows = vec[i64]([_bits(worker.resources, RESOURCES) for worker in edition.workers])
        self.prices = vec[i64]([price for worker in edition.workers for price in worker.costs])
        self.affordable = vec[i64](
            [_affordable(worker.costs, coins) for worker in edition.workers for coins in range(PURSES)]
        )
        """The positions of the row that can be paid, as bits, for each worker card and number of coins."""
        self.worker_card_moves = vec[i64](_move_lists(edition))
        """The moves to resources and positions, for each worker card, number of coins and set of resources."""
        self.always_playable: i64 = sum(
            1 << number for number, worker in enumerate(edition.workers) if worker.coins or 0 in worker.costs
        )
        """The worker cards that give coins or a free position of the row, as bits (TURN-4)."""
        side = edition.board[players]
        self.single_slots = vec[i64](
            [side[resource].count(slot) for resource in RESOURCES for slot in (0, 1)]
        )
        self.spots: i64 = _bits(square.spots, RESOURCES)
        self.guild_characters = vec[i64](
            [CHARACTERS.index(character) for guild in GUILDS for character in edition.guilds[guild]]
        )
        self.guild_bits = vec[i64]([_bits(edition.guilds[guild], CHARACTERS) for guild in GUILDS])


def _move_lists(edition: Edition) -> list[int]:
    lists: list[int] = []
    for number, worker in enumerate(edition.workers):
        for coins in range(PURSES):
            for resources in range(RESOURCE_SETS):
                found = _moves_of(number, moves.RESOURCE, resources)
                found += _moves_of(number, moves.BUILDING, _affordable(worker.costs, coins))
                lists += [len(found), *found, *[0] * (LISTED - 1 - len(found))]
    return lists


def _moves_of(worker: int, kind: int, bits: int) -> list[int]:
    """The moves of a worker card to each of some resources or positions, given as bits."""
    return [
        int(moves.move_with(kind, worker, number))
        for number in range(bits.bit_length())
        if bits >> number & 1
    ]


def _bits(words: tuple[str, ...], table: tuple[str, ...]) -> int:
    return sum(1 << table.index(word) for word in words)


def _affordable(costs: tuple[int, ...], coins: int) -> int:
    return sum(1 << position for position, cost in enumerate(costs) if cost <= coins)


def _number(word: str | None, table: tuple[str, ...]) -> int:
    return NOTHING if word is None else table.index(word)
