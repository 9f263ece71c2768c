"""Hand-made games of the balance lab, with known answers."""

from collections.abc import Mapping, Sequence

from oddville.cards.printed import BuildingCard, Edition
from oddville.games.editions import edition
from oddville.lab.balance.game_stats import CharacterStats, GameStats
from oddville.lab.balance.statistics import Statistics, statistics_of

CARDS = edition().cards


def card(number: int) -> str:
    """The id of a card of the reconstruction."""
    return CARDS[number].id


def game_stats(
    winner: int,
    points: Sequence[int],
    held: Sequence[tuple[str, int, str, str]],
    *,
    turns: int = 40,
    limited: bool = False,
    scored: Mapping[str, int] | None = None,
    gained: Mapping[str, int] | None = None,
    characters: Mapping[str, CharacterStats] | None = None,
) -> GameStats:
    """One game."""
    return GameStats(
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


def statistics(games: Sequence[GameStats], printed: Edition | None = None) -> Statistics:
    """The statistics of hand-made games, with the cards of the reconstruction or others."""
    return statistics_of(games, printed or edition(), "nobody", "hand")


def games_where(favoured: "set[str]", dead: "set[str]", count: int = 120) -> list[GameStats]:
    """Games in which every card is held in turn: the winner builds the favoured ones, nobody the dead ones,
    and all others are built now by the winner and now by the other."""
    games = []
    for game in range(count):
        held = []
        for place, each in enumerate(CARDS):
            if each.id in dead:
                held.append((each.id, place % 2, "row", "discarded"))
            else:
                owner = 0 if each.id in favoured else (game + place) % 2
                held.append((each.id, owner, "row", "built"))
        games.append(game_stats(0, (40, 30), held, scored=dict.fromkeys((each[0] for each in held), 5)))
    return games


def cards_with(formula: str) -> "list[BuildingCard]":
    """The cards of a formula."""
    return [each for each in CARDS if each.formula == formula]
