"""What a build would bring at once, without looking at anything hidden."""

from dataclasses import dataclass

from oddville.cards.vocabulary import BONUSES, CHARACTERS, GUILDS, LAMPLIGHTER
from oddville.games.moves import Move
from oddville.rules.characters import pile_top
from oddville.rules.construction import adjacent_place, city_card, city_place, lay_card
from oddville.rules.moves import cell_at, cell_of, field_a
from oddville.rules.scoring import card_points, points
from oddville.rules.state import State, holds

ALL_SIDES = 15


@dataclass(frozen=True, slots=True)
class Preview:
    """The gains of one build as the city stands."""

    worth: int
    """What the new card is worth to its owner (SCORE-2)."""
    gains: tuple[int, ...]
    """What the other cards of each player gain by it."""
    bonuses: tuple[str, ...]
    """The bonuses of the card and of those joined to it (BUILD-8, CHAR-LL)."""
    guild: str | None
    character: str | None
    """Who lies open on the guild's pile (BUILD-9); none if the pile must be made anew first."""


def preview(s: State, move: Move) -> Preview:
    """What a build brings: the card is laid into a copy of the city; nothing is drawn or shuffled."""
    card, cell, player = int(field_a(move.code)), int(cell_of(move.code)), int(s.player)
    after = s.copy()
    place = lay_card(after, card, cell, player)
    worth = int(card_points(after, place))
    gains = [int(points(after, other) - points(s, other)) for other in range(int(s.players))]
    gains[player] -= worth
    guild = int(s.tables.guild[card])
    top = -1 if guild < 0 else int(pile_top(s, guild))
    return Preview(
        worth,
        tuple(gains),
        _bonuses(s, card, cell),
        None if guild < 0 else GUILDS[guild],
        None if top < 0 else CHARACTERS[top],
    )


def _bonuses(s: State, card: int, cell: int) -> tuple[str, ...]:
    streets = ALL_SIDES if holds(s, s.player, LAMPLIGHTER) else int(s.tables.streets[card])
    places = [adjacent_place(s, cell, side) for side in range(4) if streets >> side & 1]
    joined = [card, *(int(city_card(s, place)) for place in places if place >= 0)]
    numbers = [int(s.tables.bonus[other]) for other in joined]
    return tuple(BONUSES[number] for number in numbers if number >= 0)


def card_at(s: State, cell: tuple[int, int]) -> str | None:
    """The id of the card on a cell of the city."""
    place = int(city_place(s, cell_at(*cell)))
    return None if place < 0 else s.tables.card_ids[city_card(s, place)]
