"""Illustrations of the rules: positions from the lessons, each with a caption (a message id and facts)."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal

from msgspec import Struct

from oddville.games.game import Game
from oddville.games.learning.lessons import lesson
from oddville.games.types import PublicView

JOINER: Final = "left-leg-joiner"
STAIRCASE: Final = "toll-staircase"
WORKER: Final = 2
"""The worker card whose prices are drawn."""
REFUSED_CELLS: Final = {
    (-1, 0): ("rules-picture-clash", {"card": JOINER}),
    (1, 1): ("rules-picture-corner", {"card": JOINER}),
    (0, -1): ("rules-picture-above", {}),
}
"""The cells where a card is refused, with the caption."""
TURNED_CELL: Final = (-1, 0)
"""The cell where the card would fit upside down (BUILD-4, EX-8)."""


class RefusedBuild(Struct, frozen=True):
    """The card, the cell, the sides that do not match, and whether the card is upside down."""

    card: str
    cell: tuple[int, int]
    sides: tuple[str, ...]
    upside_down: bool = False


class Illustration(Struct, frozen=True):
    """A position beside a rule, with a caption."""

    rule: str
    message: str
    facts: dict[str, Any]
    view: PublicView
    shows: Literal["city", "clay", "prices"]
    """The part that is drawn: `clay` is that column of the Resources Board, `prices` those of the row."""
    tried: RefusedBuild | None = None


@cache
def illustrations() -> tuple[Illustration, ...]:
    return (_slots(), _prices(), _fits(), *_refused_builds(), _bonuses(), _score())


def _after(name: str, steps: int) -> Game:
    """A lesson's game after some of its steps."""
    game = lesson(name).game()
    for step in lesson(name).steps[:steps]:
        game.play(step.moves(game)[0])
        step.play_replies(game)
    return game


def _prices() -> Illustration:
    game = _after("buildings", 0)
    costs = " ".join(map(str, game.edition.workers[WORKER - 1].costs))
    facts = {"worker": WORKER, "costs": costs}
    return Illustration("WORK-7", "rules-picture-prices", facts, game.view(), "prices")


def _slots() -> Illustration:
    return Illustration("WORK-6", "rules-picture-slots", {}, _after("characters", 0).view(), "clay")


def _refused_builds() -> Iterator[Illustration]:
    """Builds that the game refuses: edges that do not match, a corner, above the row. Then a turned card."""
    game = _after("city", 0)
    for cell, (message, facts) in REFUSED_CELLS.items():
        refusal = game.refusals(f"build {JOINER} {cell[0]},{cell[1]}")[0]
        sides = tuple(edge["side"] for edge in refusal.facts.get("edges", ()))
        yield Illustration(
            refusal.rule, message, facts, game.view(), "city", RefusedBuild(JOINER, cell, sides)
        )
    build = RefusedBuild(JOINER, TURNED_CELL, (), upside_down=True)
    yield Illustration("BUILD-4", "rules-picture-turned", {"card": JOINER}, game.view(), "city", build)


def _fits() -> Illustration:
    return Illustration("BUILD-5", "rules-picture-fits", {"card": JOINER}, _after("city", 1).view(), "city")


def _bonuses() -> Illustration:
    game = _after("city", 1)
    printed = next(card for card in game.edition.cards if card.id == JOINER)
    facts = {"card": JOINER, "own": printed.bonus, "other": game.edition.main_square.bonus}
    return Illustration("BUILD-8", "rules-picture-bonuses", facts, game.view(), "city")


def _score() -> Illustration:
    game = _after("city", len(lesson("city").steps))
    printed = next(card for card in game.edition.cards if card.id == STAIRCASE)
    points = {line.source: line.points for line in game.score_sheet().players[0].lines}[STAIRCASE]
    facts = {"card": STAIRCASE, "base": printed.base, "cards": len(game.view()["city"]), "points": points}
    return Illustration("SCORE-2", "rules-picture-score", facts, game.view(), "city")
