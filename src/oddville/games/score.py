"""The score sheet: lines of points, each with its rule."""

from dataclasses import asdict, dataclass
from typing import Any

from oddville.cards.vocabulary import CHARACTERS, MAIN_SQUARE
from oddville.rules import scoring
from oddville.rules.board import workers_on_board
from oddville.rules.characters import is_on_square
from oddville.rules.construction import city_card, city_owner
from oddville.rules.state import OVER, State, holds

CHARACTER_RULES = tuple(
    f"CHAR-{short}" for short in ("HR", "LO", "SE", "CH", "MI", "BK", "GH", "TX", "BE", "LL", "BU", "TR")
)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points from one source: a card of the city, a character, or the Resources Board."""

    source: str
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class PlayerScore:
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The points as the city stands; there is a winner once the game is over."""

    players: tuple[PlayerScore, ...]
    winner: int | None

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(player.total for player in self.players)

    def as_dict(self) -> dict[str, Any]:
        """The score sheet as in docs/bots/protocol.md."""
        players = [
            {"total": player.total, "lines": list(map(asdict, player.lines))} for player in self.players
        ]
        return {"players": players, "winner": self.winner}


def score_sheet(s: State) -> ScoreSheet:
    """SCORE-1"""
    players = tuple(PlayerScore(tuple(_lines(s, player))) for player in range(s.players))
    return ScoreSheet(players, winner(s))


def winner(s: State) -> int | None:
    """None until the game is over (SCORE-6)."""
    return scoring.winner(s) if s.phase == OVER else None


def _lines(s: State, player: int) -> list[ScoreLine]:
    lines = []
    if is_on_square(s, player):
        lines.append(ScoreLine(MAIN_SQUARE, scoring.card_points(s, 0), "SCORE-2"))
    for place in range(1, s.city_size):
        if city_owner(s, place) == player:
            card = s.tables.card_ids[city_card(s, place)]
            lines.append(ScoreLine(card, scoring.card_points(s, place), "SCORE-2"))
    for number, character in enumerate(CHARACTERS):
        if holds(s, player, number):
            points = scoring.character_points(s, player, number)
            lines.append(ScoreLine(character, points, CHARACTER_RULES[number]))
    return [*lines, ScoreLine("board", workers_on_board(s, player), "SCORE-1")]
