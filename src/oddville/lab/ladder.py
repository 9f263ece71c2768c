"""The ladder: standard lists of pairings, whose results stand in docs/ladder.md and docs/ideas.md."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from oddville.bots import LEVELS
from oddville.games.errors import OddVilleError
from oddville.lab.arena import Contest, contest
from oddville.lab.reports import percent
from oddville.lab.standings import Standings
from oddville.texts import Texts

BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- /ladder -->"
SEED: Final = "ladder"


@dataclass(frozen=True, slots=True)
class Rung:
    """A pairing: the bot that should be stronger, the other, how many sit at the table, and how many games."""

    bot: str
    other: str
    players: int
    games: int


LADDER: Final = (
    Rung("greedy", "random", 2, 400),
    Rung("search:ms=500", "greedy", 2, 40),
    Rung("search:ms=500", "greedy", 4, 60),
    *(Rung(level.name, below.name, 2, 100) for below, level in pairwise(LEVELS)),
)
"""Every bot against the one below it, and search against greedy where three of them sit with it."""

_SEARCH: Final = "search:simulations=100"
_ALIKE: Final = ("sight=0", "plans=0", "rollout=0", "rollout=3", "rollout=12", "reuse=0")
"""What is tried with any number of players."""
_OTHERWISE: Final = {2: ("care=4", "own=1", "own=1,care=4"), 4: ("care=0", "own=0", "own=0,care=0")}
"""With two players search lets others search, too, and goes on by habit; with more it does not: here the other way."""
_GAMES: Final = {2: 200, 4: 100}
IDEAS: Final = (
    *(
        Rung(_SEARCH, f"{_SEARCH},{option}", players, games)
        for players, games in _GAMES.items()
        for option in (*_ALIKE, *_OTHERWISE[players])
    ),
    Rung("search:ms=50", "search:ms=50,own=1,care=4", 2, _GAMES[2]),
    Rung("search:ms=50", "search:ms=50,own=0,care=0", 4, _GAMES[4]),
    Rung("search:ms=50", "greedy", 4, _GAMES[4]),
    Rung("search:ms=50,own=0,care=0", "greedy", 4, _GAMES[4]),
)
"""Search as it is against search with one thing changed, by simulations; then the costly things by time."""


def contests(rungs: Iterable[Rung]) -> list[Contest]:
    """A contest for each rung, numbered on, so that one journal holds them all."""
    found: list[Contest] = []
    first = 0
    for rung in rungs:
        each = replace(contest([rung.bot, rung.other], rung.games, rung.players, seed=SEED), first=first)
        found.append(each)
        first += each.all_games
    return found


def job(plan: Iterable[Contest]) -> dict[str, Any]:
    """What decides all matches of a ladder."""
    return {"ladder": [{**each.job(), "games": each.games} for each in plan]}


def markdown(rungs: Iterable[Standings], texts: Texts) -> str:
    """The results as a table in Markdown."""
    columns = ("bot", "other", "players", "games", "win-rate", "range", "fair", "verdict")
    heads = [texts.say(f"ladder-column-{column}") for column in columns]
    lines = [heads, ["---"] * len(heads), *(list(_cells(each, texts)) for each in rungs)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def _cells(found: Standings, texts: Texts) -> Iterator[str]:
    row, test = found["rows"][0], found["test"]
    assert test is not None
    yield from (f"`{test['bot']}`", f"`{test['other']}`", str(found["players"]), str(found["games"]))
    shares = [
        percent(row["win_rate"]),
        f"{percent(row['low'])} … {percent(row['high'])}",
        percent(row["fair"]),
    ]
    yield from map(texts.figures, shares)
    yield texts.say(f"ladder-verdict-{test['verdict']}")


def check_page(path: Path) -> None:
    """Refuse a page that has no place for the table."""
    _parts(path)


def renew(path: Path, table: str) -> None:
    """Put the table between the marks of a page."""
    before, after = _parts(path)
    path.write_text(f"{before}{BEGIN}\n{table}{END}{after}", "utf-8")


def _parts(path: Path) -> tuple[str, str]:
    """What stands before the place of the table, and after it."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OddVilleError("error-file", file=str(path), reason=reason) from None
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise OddVilleError("error-ladder-page", file=str(path), begin=BEGIN, end=END)
    return before, after
