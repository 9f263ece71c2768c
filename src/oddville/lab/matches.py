"""One game between bots, as plain data in and plain data out: the piece of work that runners carry out."""

import json
import random
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from typing import Any, Final, NotRequired, TypedDict

from oddville.bots import Incident, Opponent, opponent
from oddville.games.game import Game
from oddville.rules.state import NOBODY

TURNS_PER_PLAYER: Final = 200
"""When a game of the arena ends in any case (END-2), unless told otherwise."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played. Everything that decides it is here, the bots' chance too."""

    edition: str
    bots: tuple[str, ...]
    """Who sits where, by seat."""
    deal: str
    """The seed that deals the cards."""
    seeds: tuple[str, ...]
    """The seed of each bot's chance, by seat."""
    turn_limit: int

    def __str__(self) -> str:
        return f"{' '.join(self.bots)} [{self.deal}]"


MOST_FAILURES: Final = 5
"""How many kinds of failure of a bot are told."""


class Failure(TypedDict):
    """What went wrong with a bot, as message and facts, and how often."""

    message: str
    facts: Mapping[str, Any]
    count: int


class Played(TypedDict):
    """How a match went; lists are by seat."""

    points: list[int]
    winner: int
    turns: int
    limited: bool
    """Whether it was the limit of turns that ended it."""
    decisions: list[int]
    simulations: list[int]
    ms: list[float]
    incidents: list[int]
    failures: NotRequired[list[list[Failure]]]
    """What the incidents were, if there were any."""


def play_match(match: Match) -> Played:
    """Play a match. Bots that do not look at the clock play it the same way each time."""
    game = Game(len(match.bots), edition=match.edition, seed=match.deal, turn_limit=match.turn_limit)
    with ExitStack() as stack:
        seats = [_Seat(stack.enter_context(closing(opponent(spec))), seed) for spec, seed in _seated(match)]
        while (player := game.player) is not None:
            seats[player].play(game)
    return _played(game, seats)


def _seated(match: Match) -> Sequence[tuple[str, str]]:
    return list(zip(match.bots, match.seeds, strict=True))


class _Seat:
    """A bot at the table, its chance, and what it has used."""

    def __init__(self, bot: Opponent, seed: str) -> None:
        self.bot = bot
        self.rng = random.Random(seed)
        self.decisions = self.simulations = 0
        self.ms = 0.0

    def play(self, game: Game) -> None:
        """Choose and play one move."""
        begun = time.perf_counter()
        thought = self.bot.think(game, self.rng)
        self.ms += (time.perf_counter() - begun) * 1000
        self.decisions += 1
        self.simulations += thought.simulations
        game.push(thought.move)


def _played(game: Game, seats: Sequence[_Seat]) -> Played:
    assert game.winner is not None
    played: Played = {
        "points": list(game.score_sheet().totals),
        "winner": game.winner,
        "turns": game.turn,
        "limited": game.state.triggered_by == NOBODY,
        "decisions": [seat.decisions for seat in seats],
        "simulations": [seat.simulations for seat in seats],
        "ms": [round(seat.ms, 3) for seat in seats],
        "incidents": [len(seat.bot.incidents) for seat in seats],
    }
    if any(played["incidents"]):
        played["failures"] = [failures_of(seat.bot.incidents) for seat in seats]
    return played


def failures_of(incidents: Iterable[Incident]) -> list[Failure]:
    """Incidents without when they were, counted."""
    return counted({"message": each.message, "facts": each.facts, "count": 1} for each in incidents)


def counted(failures: Iterable[Failure]) -> list[Failure]:
    """The same failures together, the most frequent first, and no more kinds than can be read."""
    found: dict[str, Failure] = {}
    for each in failures:
        key = json.dumps([each["message"], each["facts"]], sort_keys=True, default=str)
        found.setdefault(key, {**each, "count": 0})["count"] += each["count"]
    return sorted(found.values(), key=lambda each: -each["count"])[:MOST_FAILURES]
