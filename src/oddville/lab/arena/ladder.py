"""Standard lists of pairings; their results are in docs/measurements/ladder.md and docs/measurements/ideas.md."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from oddville.bots import LEVELS
from oddville.lab.arena.arena import Contest, contest
from oddville.lab.arena.reports import percent
from oddville.lab.arena.standings import Standings
from oddville.texts import Texts

MARK: Final = "ladder"
"""The markers of the table in its pages."""
SEED: Final = "ladder"


@dataclass(frozen=True, slots=True)
class Rung:
    """A pairing; `bot` should be the stronger one."""

    bot: str
    other: str
    players: int
    games: int


LADDER: Final = (
    Rung("greedy", "random", 2, 400),
    Rung("search:ms=500", "greedy", 2, 40),
    Rung("search:ms=500", "greedy", 4, 60),
    *(Rung(level.name, below.name, 2, 200) for below, level in pairwise(LEVELS)),
)
"""Every bot against the one below it, and search against one and three greedy bots."""

_SEARCH: Final = "search:simulations=100"
_VARIANTS: Final = ("priors=0", "plan_turn=0", "rollout=0", "rollout=3", "rollout=12", "reuse=0")
_OWN_TREE: Final = "own_moves_only=1,rollout_candidates=4"
_WHOLE_TREE: Final = "own_moves_only=0,rollout_candidates=0"
_VARIANTS_BY_PLAYERS: Final = {
    2: (*reversed(_OWN_TREE.split(",")), _OWN_TREE),
    4: (*reversed(_WHOLE_TREE.split(",")), _WHOLE_TREE),
}
"""The options in which the defaults for two players and for more differ: here the other way round."""
_GAMES: Final = {2: 200, 4: 100}
IDEAS: Final = (
    *(
        Rung(_SEARCH, f"{_SEARCH},{option}", players, games)
        for players, games in _GAMES.items()
        for option in (*_VARIANTS, *_VARIANTS_BY_PLAYERS[players])
    ),
    Rung("search:ms=50", f"search:ms=50,{_OWN_TREE}", 2, _GAMES[2]),
    Rung("search:ms=50", f"search:ms=50,{_WHOLE_TREE}", 4, _GAMES[4]),
    Rung("search:ms=50", "greedy", 4, _GAMES[4]),
    Rung(f"search:ms=50,{_WHOLE_TREE}", "greedy", 4, _GAMES[4]),
)
"""Search against search with one option changed, by simulations; then the costly options by time."""


def contests(rungs: Iterable[Rung]) -> list[Contest]:
    """A contest for each rung; the match numbers continue, so that one journal holds them all."""
    plan: list[Contest] = []
    first = 0
    for rung in rungs:
        each = replace(contest([rung.bot, rung.other], rung.games, rung.players, seed=SEED), first=first)
        plan.append(each)
        first += each.all_games
    return plan


def job(plan: Iterable[Contest]) -> dict[str, Any]:
    return {"ladder": [{**each.job(), "games": each.games} for each in plan]}


def markdown(rungs: Iterable[Standings], texts: Texts) -> str:
    columns = ("bot", "other", "players", "games", "win-rate", "range", "fair", "verdict")
    heads = [texts.say(f"ladder-column-{column}") for column in columns]
    lines = [heads, ["---"] * len(heads), *(list(_cells(each, texts)) for each in rungs)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def _cells(standings: Standings, texts: Texts) -> Iterator[str]:
    row, test = standings["rows"][0], standings["test"]
    assert test is not None
    yield from (f"`{test['bot']}`", f"`{test['other']}`", str(standings["players"]), str(standings["games"]))
    interval = f"{percent(row['low'])} … {percent(row['high'])}"
    yield from map(texts.figures, (percent(row["win_rate"]), interval, percent(row["fair"])))
    yield texts.say(f"ladder-verdict-{test['verdict']}")
