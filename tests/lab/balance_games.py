"""Hand-made games of the balance lab, with known answers."""

from collections.abc import Mapping, Sequence

from oddville.cards.printed import BuildingCard, Edition
from oddville.games.editions import edition
from oddville.lab.balance.noting import CharacterNote, Note
from oddville.lab.balance.statistics import Statistics, statistics_of

CARDS = edition().cards


def card(number: int) -> str:
    """The id of a card of the reconstruction."""
    return CARDS[number].id


def note(
    winner: int,
    points: Sequence[int],
    held: Sequence[tuple[str, int, str, str]],
    *,
    turns: int = 40,
    limited: bool = False,
    scored: Mapping[str, int] | None = None,
    gained: Mapping[str, int] | None = None,
    characters: Mapping[str, CharacterNote] | None = None,
) -> Note:
    """One game."""
    return Note(
        players=len(points),
        winner=winner,
        points=list(points),
        turns=turns,
        limited=limited,
        held=list(held),
        scored=dict(scored or {}),
        gained=dict(gained or {}),
        characters=dict(characters or {}),
    )


def statistics(notes: Sequence[Note], printed: Edition | None = None) -> Statistics:
    """The statistics of hand-made games, with the cards of the reconstruction or others."""
    return statistics_of(notes, printed or edition(), "nobody", "hand")


def games_where(favoured: "set[str]", dead: "set[str]", games: int = 120) -> list[Note]:
    """Games in which every card is held in turn: the winner builds the favoured ones, nobody the dead ones,
    and all others are built now by the winner and now by the other."""
    notes = []
    for game in range(games):
        held = []
        for place, each in enumerate(CARDS):
            if each.id in dead:
                held.append((each.id, place % 2, "row", "discarded"))
            else:
                owner = 0 if each.id in favoured else (game + place) % 2
                held.append((each.id, owner, "row", "built"))
        notes.append(note(0, (40, 30), held, scored=dict.fromkeys((each[0] for each in held), 5)))
    return notes


def cards_with(formula: str) -> "list[BuildingCard]":
    """The cards of a formula."""
    return [each for each in CARDS if each.formula == formula]
