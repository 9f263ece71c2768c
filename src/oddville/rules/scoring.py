"""The score (SCORE): what each card, character and worker on the board is worth."""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import (
    ADJACENT_SHIELDS,
    DIAMOND,
    PER_ADJACENT_CARD,
    PER_ADJACENT_CARD_TIMES_3,
    PER_CARD_IN_COLUMN,
    PER_CARD_IN_ROW,
    PER_CARD_OF_GUILD,
    PER_DIAMOND,
    SIDE_COUNT,
    TRAVELLER,
)
from oddville.rules.board import workers_on_board
from oddville.rules.characters import is_on_square
from oddville.rules.construction import (
    adjacent_cards,
    adjacent_place,
    cards_in_column,
    cards_in_row,
    city_card,
    city_cell,
    city_owner,
)
from oddville.rules.ending import tie_break_start
from oddville.rules.state import State, characters_of
from oddville.rules.tables import MAIN_SQUARE_POINTS
from oddville.rules.vectors import vec

CHARACTER_POINTS: Final = (5, 4, 3, 3, 5, 2, 4, 2, 3, 2, 4, 7)
_CHARACTER_POINTS: Final = vec[i64](CHARACTER_POINTS)


def shield(s: State, card: i64) -> i64:
    """The number on the card's shield, or 0 (SCORE-4)."""
    formula: i64 = s.tables.formula[card]
    if formula in (DIAMOND, PER_ADJACENT_CARD_TIMES_3, ADJACENT_SHIELDS, MAIN_SQUARE_POINTS):
        return 0
    return s.tables.base[card]


def adjacent_shields(s: State, cell: i64) -> i64:
    """The sum of the shields of the touching cards (SCORE-2)."""
    total: i64 = 0
    for side in range(SIDE_COUNT):
        place: i64 = adjacent_place(s, cell, side)
        if place >= 0:
            total += shield(s, city_card(s, place))
    return total


def cards_of_guild(s: State, guild: i64) -> i64:
    """How many cards of a guild stand in the city (SCORE-2)."""
    count: i64 = 0
    for place in range(s.city_size):
        if s.tables.guild[city_card(s, place)] == guild:
            count += 1
    return count


def diamond_cards(s: State) -> i64:
    """How many diamond cards stand in the city (SCORE-2)."""
    count: i64 = 0
    for place in range(s.city_size):
        if s.tables.formula[city_card(s, place)] == DIAMOND:
            count += 1
    return count


def card_points(s: State, place: i64) -> i64:
    """What a card of the city is worth to its owner, by its formula (SCORE-2, SCORE-3, SCORE-5)."""
    return points_at(s, city_card(s, place), city_cell(s, place))


def points_at(s: State, card: i64, cell: i64) -> i64:
    """What a card's formula gives on a cell of the present city."""
    return s.tables.base[card] + _formula_points(s, s.tables.formula[card], card, cell)


def _formula_points(s: State, formula: i64, card: i64, cell: i64) -> i64:
    if formula == PER_CARD_IN_COLUMN:
        return cards_in_column(s, cell)
    if formula == PER_CARD_IN_ROW:
        return cards_in_row(s, cell)
    if formula == PER_CARD_OF_GUILD:
        return cards_of_guild(s, s.tables.guild[card])
    if formula == PER_DIAMOND:
        return diamond_cards(s)
    if formula == PER_ADJACENT_CARD:
        return adjacent_cards(s, cell)
    if formula == PER_ADJACENT_CARD_TIMES_3:
        return 3 * adjacent_cards(s, cell)
    if formula == ADJACENT_SHIELDS:
        return adjacent_shields(s, cell)
    return 0  # a diamond's or the Main Square's points are printed


def character_points(s: State, player: i64, character: i64) -> i64:
    """What a character is worth to its holder (SCORE-1); the Traveller nothing on the Main Square (CHAR-TR)."""
    if character == TRAVELLER and is_on_square(s, player):
        return 0
    return _CHARACTER_POINTS[character]


def points(s: State, player: i64) -> i64:
    """A player's points as the city stands now (SCORE-1)."""
    total: i64 = workers_on_board(s, player)
    if is_on_square(s, player):
        total += s.tables.base[s.tables.cards]
    for place in range(1, s.city_size):
        if city_owner(s, place) == player:
            total += card_points(s, place)
    held: i64 = characters_of(s, player)
    character: i64 = 0
    while held >> character:
        if (held >> character) & 1:
            total += character_points(s, player, character)
        character += 1
    return total


def winner(s: State) -> i64:
    """The player with most points; ties go to `tie_break_start`, else clockwise from there (SCORE-6, END-2)."""
    best: i64 = tie_break_start(s)
    most: i64 = points(s, best)
    for step in range(1, s.players):
        player: i64 = (tie_break_start(s) + step) % s.players
        theirs: i64 = points(s, player)
        if theirs > most:
            best = player
            most = theirs
    return best
