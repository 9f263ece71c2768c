"""Explanations of a thought: its best moves with each player's prospects and reasons, as message ids and facts.

    explain(game, think("mason", game, rng)).in_words(Texts())

The prospects are those of the thought. They are rounded here and nowhere else.
"""

from dataclasses import dataclass
from typing import Any, Final

from oddville.bots.bot import Choice, Thought
from oddville.bots.explain.reasons import Reason, reasons_for
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.texts import Texts

MAX_CHOICES: Final = 3


@dataclass(frozen=True, slots=True)
class ExplainedChoice:
    choice: Choice
    reasons: tuple[Reason, ...]
    comparison: Reason | None
    """The comparison with the next best choice, or of any other choice with the first."""

    @property
    def move(self) -> Move:
        return self.choice.move

    @property
    def share(self) -> int:
        """`Choice.share` in percent."""
        return percent(self.choice.share)

    @property
    def chances(self) -> tuple[int, ...]:
        """Each player's chance to win after it, in percent."""
        return tuple(map(percent, self.choice.values))

    @property
    def points(self) -> tuple[float, ...]:
        """The points each player may expect at the end, to a tenth."""
        return tuple(map(tenth, self.choice.points))

    def prospects(self) -> list[dict[str, Any]]:
        pairs = zip(self.chances, self.points, strict=True)
        return [
            {"player": who, "chance": chance, "points": points} for who, (chance, points) in enumerate(pairs)
        ]

    def sentences(self, *, with_prospects: bool = True) -> list[Reason]:
        outlook = Reason("explain-choice", {"move": self.move.text, "prospects": self.prospects()})
        comparison = [] if self.comparison is None else [self.comparison]
        return [*([outlook] if with_prospects else []), *self.reasons, *comparison]

    def as_dict(self) -> dict[str, Any]:
        return {
            "move": self.move.text,
            "share": self.share,
            "prospects": self.prospects(),
            "line": [move.text for move in self.choice.line],
            "reasons": [reason.as_dict() for reason in self.reasons],
            "comparison": None if self.comparison is None else self.comparison.as_dict(),
        }


@dataclass(frozen=True, slots=True)
class Explanation:
    """Up to three moves, the chosen one first."""

    player: int
    choices: tuple[ExplainedChoice, ...]

    def as_dict(self) -> dict[str, Any]:
        """The explanation in the form of the engine protocol: message ids and facts."""
        return {"player": self.player, "choices": [choice.as_dict() for choice in self.choices]}

    def in_words(self, texts: Texts) -> list[str]:
        """The explanation as sentences: prospects, reasons and comparison of every choice."""
        return [texts.say(*sentence) for choice in self.choices for sentence in choice.sentences()]


def explain(game: Game, thought: Thought) -> Explanation:
    """Explain a bot's thought about the present position of a game."""
    player = game.player
    if player is None:
        raise OddVilleError("error-over")
    choices = _choices(thought)
    return Explanation(
        player,
        tuple(
            ExplainedChoice(choice, reasons_for(game, choice.move), _comparison(game, choices, place, player))
            for place, choice in enumerate(choices)
        ),
    )


def _choices(thought: Thought) -> list[Choice]:
    """The best moves without repetition, the chosen one first, even if the bot left it out."""
    alone = Choice(thought.move, thought.values, thought.points, 1.0, (thought.move,))
    by_move = {choice.move: choice for choice in reversed(thought.best)}
    chosen = by_move.get(thought.move, alone)
    others = {choice.move: by_move[choice.move] for choice in thought.best if choice.move != thought.move}
    return [chosen, *others.values()][:MAX_CHOICES]


def _comparison(game: Game, choices: list[Choice], place: int, player: int) -> Reason | None:
    if len(game.legal_moves) == 1:
        return Reason("explain-only", {})
    if len(choices) == 1:
        return None
    own, other = choices[place], choices[0 if place else 1]
    chance = percent(own.values[player]) - percent(other.values[player])
    points = tenth(tenth(own.points[player]) - tenth(other.points[player]))
    facts = {"move": other.move.text, "chance": abs(chance), "chance_is": _compared(chance)}
    return Reason("explain-compared", {**facts, "points": abs(points), "points_is": _compared(points)})


def _compared(difference: float) -> str:
    return "same" if difference == 0 else "more" if difference > 0 else "less"


def percent(share: float) -> int:
    return round(100 * share)


def tenth(points: float) -> float:
    return round(points, 1) + 0.0  # never minus zero
