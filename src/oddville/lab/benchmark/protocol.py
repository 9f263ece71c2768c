"""The protocol of the benchmark: opponents, players, deals and budgets (docs/research/benchmark.md)."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from importlib import resources
from typing import Any, Final

from oddville.bots import LEVELS, InvalidSpec, parse_spec
from oddville.bots.spec import timeout_of, with_timeout
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.lab.arena.arena import Contest, contest
from oddville.lab.arena.matches import Match, MatchResult, play_match

VERSION: Final = 2
"""Raised with every change after which results could not be compared."""
SECONDS: Final = 5.0
"""How long one decision of the agent may take."""
QUICK_PART: Final = 10
"""The quick form plays one deal in this many."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """The agent against one kind of opponent, which has all other seats."""

    opponent: str
    players: int
    games: int

    @property
    def seed(self) -> str:
        return f"benchmark {VERSION} {self.opponent} {self.players}"


PAIRINGS: Final = (
    Pairing("random", 2, 100),
    Pairing("newcomer", 2, 100),
    Pairing("greedy", 2, 100),
    Pairing("mason", 2, 100),
    Pairing("architect", 2, 100),
    Pairing("mayor", 2, 40),
    Pairing("greedy", 3, 60),
    Pairing("mason", 3, 60),
    Pairing("greedy", 4, 80),
    Pairing("mason", 4, 80),
)
"""Opponents that count simulations or nothing, never time: they are equally strong on every machine."""


def fingerprint() -> str:
    """A digest of all that the results depend on besides the agent: pairings, cards, levels and weights."""
    weights = resources.files("oddville.bots.search").joinpath("weights.json").read_bytes()
    parts = [
        [asdict(pairing) for pairing in PAIRINGS],
        [asdict(level) for level in LEVELS],
        editions.edition().hash,
        hashlib.sha256(weights).hexdigest(),
        SECONDS,
    ]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:10]


def contests(agent: str, players: Iterable[int], *, quick: bool = False) -> list[Contest]:
    """The contests of an agent. Their matches are numbered as in the whole protocol, so that a journal of the quick
    form is a part of it."""
    spec, wanted = _limited(agent), set(players)
    plan: list[Contest] = []
    first = 0
    for pairing in PAIRINGS:
        whole = contest([spec, pairing.opponent], pairing.games, pairing.players, seed=pairing.seed)
        part = whole.all_games // QUICK_PART if quick else whole.all_games
        if pairing.players in wanted:
            plan.append(replace(whole, first=first, games=part))
        first += whole.all_games
    return plan


def job(plan: Iterable[Contest]) -> dict[str, Any]:
    """What the journal is for: the agent and the protocol, not how many games."""
    return {"benchmark": VERSION, "contests": [each.job() for each in plan]}


def matches(plan: Iterable[Contest]) -> Iterator[tuple[int, Match]]:
    return ((number, each.match(number)) for each in plan for number in each.numbers())


def numbers(plan: Iterable[Contest]) -> Sequence[int]:
    return [number for each in plan for number in each.numbers()]


def play_strictly(match: Match) -> MatchResult:
    """Play a match in which a bot that fails loses, whatever its substitute reaches."""
    result = play_match(match)
    failed = [seat for seat, count in enumerate(result["incidents"]) if count]
    for seat in failed:
        result["points"][seat] = 0
    if result["winner"] in failed:
        others = [seat for seat in range(len(match.bots)) if seat not in failed]
        result["winner"] = max(others or failed, key=result["points"].__getitem__)
    return result


def _limited(agent: str) -> str:
    """The spec of the agent with the time limit of the protocol."""
    spec = parse_spec(agent)
    own = timeout_of(spec)
    if own is None:
        return with_timeout(agent, SECONDS)
    if own > SECONDS:
        raise InvalidSpec("error-benchmark-timeout", agent, seconds=SECONDS)
    return agent


def checked_players(players: int | None) -> tuple[int, ...]:
    """The numbers of players to play: one, or all of the protocol."""
    known = tuple(sorted({pairing.players for pairing in PAIRINGS}))
    if players is not None and players not in known:
        raise OddVilleError("error-benchmark-players", players=str(players)[:20], known=list(map(str, known)))
    return known if players is None else (players,)
