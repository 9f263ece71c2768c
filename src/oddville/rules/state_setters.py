"""Writes the parts of a position into an empty state; `games.positions.reader` reads them from data."""

from mypy_extensions import i64

from oddville.rules import state
from oddville.rules.state import State


def place_area(s: State, player: i64, hand: i64, supply: i64, characters: i64, city_workers: i64) -> None:
    """Set worker cards and characters, as bits, and the numbers of workers of a player."""
    at: i64 = player * state.AREA
    s.areas[at + state.HAND] = hand
    s.areas[at + state.SUPPLY] = supply
    s.areas[at + state.CHARACTERS_HELD] = characters
    s.areas[at + state.CITY_WORKERS] = city_workers


def place_cards(s: State, player: i64, coins: list[int], buildings: list[int]) -> None:
    at: i64 = player * state.AREA
    s.areas[at + state.COIN_COUNT] = len(coins)
    for place, card in enumerate(coins):
        s.areas[at + state.FIRST_COIN + place] = card
    s.areas[at + state.BUILDING_COUNT] = len(buildings)
    for place, card in enumerate(buildings):
        s.areas[at + state.FIRST_BUILDING + place] = card


def place_workers(s: State, resource: i64, slot: i64, workers: list[int]) -> None:
    """Set how many workers each player has on a slot."""
    at: i64 = resource * state.RESOURCE + slot * state.SLOT
    for player, count in enumerate(workers):
        s.board[at + player] = count
    s.board[at + state.ALL_PLAYERS] = sum(workers)


def place_spot(s: State, resource: i64, owner: i64) -> None:
    s.board[resource * state.RESOURCE + state.SPOT] = owner + 1


def place_row(s: State, cards: list[int]) -> None:
    for place, card in enumerate(cards):
        s.row[place] = card


def place_deck(s: State, cards: list[int]) -> None:
    for place, card in enumerate(cards):
        s.deck[place] = card
    s.deck_size = len(cards)


def place_pile(s: State, guild: i64, characters: list[int]) -> None:
    """Set a guild's pile, given from top to bottom."""
    count: i64 = len(characters)
    s.piles[guild * state.PILE] = count
    for place, character in enumerate(characters):
        s.piles[guild * state.PILE + count - place] = character
