"""One game between bots as a task: plain data in, plain data out."""

import json
import random
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from typing import Any, Final, NotRequired, TypedDict

from oddville.analysis.luck import bounded_luck
from oddville.analysis.values import RolloutValue
from oddville.bots import Incident, Opponent
from oddville.games.game import Game
from oddville.rules.state import NOBODY

LUCK_ROLLOUTS: Final = 256
"""Rollouts for each value of the luck of a game: of what happened, and of what could have happened."""
LUCK_TURNS: Final = 10_000
"""Turns of such a rollout: to the end of the game, as most of what a card is worth comes late."""


@dataclass(frozen=True, slots=True)
class Match:
    """Everything that determines a game, including the seeds of the bots."""

    edition: str
    bots: tuple[str, ...]
    """By seat."""
    deal: str
    """The seed of the cards."""
    seeds: tuple[str, ...]
    """The seed of each bot's random numbers, by seat."""
    turn_limit: int
    finish_round: bool = False
    luck: bool = False
    """Whether the luck of each seat is measured."""

    def __str__(self) -> str:
        return f"{' '.join(self.bots)} [{self.deal}]"


MAX_FAILURES: Final = 5
"""How many kinds of failure of a bot are reported."""


class Failure(TypedDict):
    """A kind of bot failure as message and facts, and how often it happened."""

    message: str
    facts: Mapping[str, Any]
    count: int


class MatchResult(TypedDict):
    """Lists are by seat."""

    points: list[int]
    winner: int
    turns: int
    limited: bool
    """Whether the limit of turns ended the game."""
    decisions: list[int]
    simulations: list[int]
    ms: list[float]
    incidents: list[int]
    luck: NotRequired[list[float]]
    """What chance gave each seat after the deal, in chance to win; absent if not measured."""
    failures: NotRequired[list[list[Failure]]]
    """Absent if there were no incidents."""


def play_match(match: Match) -> MatchResult:
    """Play a match; it is reproducible if no bot uses a clock."""
    game = Game(
        len(match.bots),
        edition=match.edition,
        seed=match.deal,
        turn_limit=match.turn_limit,
        finish_round=match.finish_round,
    )
    with ExitStack() as stack:
        specs = zip(match.bots, match.seeds, strict=True)
        seats = [_Seat(stack.enter_context(closing(Opponent(spec))), seed) for spec, seed in specs]
        while (player := game.player) is not None:
            seats[player].play(game)
    result = _result(game, seats)
    if match.luck:
        value = RolloutValue(game.players, LUCK_ROLLOUTS, LUCK_TURNS)
        rng = random.Random(f"{match.deal} {match.seeds} luck")
        result["luck"] = [round(luck, 6) for luck in bounded_luck(game, value, rng)]
    return result


class _Seat:
    """A bot, its random numbers, and what it has used."""

    def __init__(self, bot: Opponent, seed: str) -> None:
        self.bot = bot
        self.rng = random.Random(seed)
        self.decisions = self.simulations = 0
        self.ms = 0.0

    def play(self, game: Game) -> None:
        start = time.perf_counter()
        thought = self.bot.think(game, self.rng)
        self.ms += (time.perf_counter() - start) * 1000
        self.decisions += 1
        self.simulations += thought.simulations
        game.push(thought.move)


def _result(game: Game, seats: Sequence[_Seat]) -> MatchResult:
    assert game.winner is not None
    result: MatchResult = {
        "points": list(game.score_sheet().totals),
        "winner": game.winner,
        "turns": game.turn,
        "limited": game.state.triggered_by == NOBODY,
        "decisions": [seat.decisions for seat in seats],
        "simulations": [seat.simulations for seat in seats],
        "ms": [round(seat.ms, 3) for seat in seats],
        "incidents": [len(seat.bot.incidents) for seat in seats],
    }
    if any(result["incidents"]):
        result["failures"] = [failures_of(seat.bot.incidents) for seat in seats]
    return result


def failures_of(incidents: Iterable[Incident]) -> list[Failure]:
    return merge_failures({"message": each.message, "facts": each.facts, "count": 1} for each in incidents)


def merge_failures(failures: Iterable[Failure]) -> list[Failure]:
    """Add up equal failures; the most frequent kinds come first."""
    merged: dict[str, Failure] = {}
    for each in failures:
        key = json.dumps([each["message"], each["facts"]], sort_keys=True, default=str)
        merged.setdefault(key, {**each, "count": 0})["count"] += each["count"]
    return sorted(merged.values(), key=lambda each: -each["count"])[:MAX_FAILURES]
