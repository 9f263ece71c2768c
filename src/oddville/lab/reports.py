"""Standings as people and programs read them: an aligned table, CSV, and a verdict in words."""

import csv
import io
from collections.abc import Sequence
from typing import Any, Final

from oddville.lab.matches import Failure
from oddville.lab.standings import Row, Standings
from oddville.texts import Texts

Columns = Sequence[tuple[str, Sequence[str]]]
VERDICTS: Final = {
    ("above", True): "arena-verdict-stronger",
    ("below", True): "arena-verdict-weaker",
    ("above", False): "arena-verdict-more",
    ("below", False): "arena-verdict-less",
    ("unsure", True): "arena-verdict-open",
    ("unsure", False): "arena-verdict-open",
}
"""The sentence for what the test found, and whether it was tested against the fair share."""


def report(found: Standings, texts: Texts) -> str:
    """The whole report: what was played, the table, and what follows from it."""
    heading = {key: found[key] for key in ("players", "games", "deals", "edition", "seed")}
    lines = [texts.say("arena-heading", heading), "", *table(found["rows"], texts)]
    for pair in found["pairs"]:
        lines += ["", texts.say("arena-pair", bots=pair["bots"]), *table(pair["rows"], texts)]
    lines += ["", texts.say(f"arena-interval-{found['interval']}")]
    if found["limited"]:
        lines.append(texts.say("arena-limited", games=found["limited"], turns=found["turn_limit"]))
    if found["test"]:
        lines.append(verdict(found["test"], texts))
    if found["stopped"]:
        lines.append(texts.say("arena-stopped"))
    return "\n".join([*lines, *failures(found, texts)])


def failures(found: Standings, texts: Texts) -> list[str]:
    """Which bots have failed, how often and how, in sentences."""
    return [failed(row["bot"], failure, texts) for row in found["rows"] for failure in row["failures"]]


def failed(bot: str, failure: Failure, texts: Texts) -> str:
    """How often a bot has failed in one way."""
    what = texts.say(failure["message"], failure["facts"])
    return texts.say("arena-failure", bot=bot, count=failure["count"], what=what)


def verdict(test: dict[str, Any], texts: Texts) -> str:
    """What the test says of two bots."""
    message = VERDICTS[test["verdict"], test["is_fair"]]
    e = max(test["e_above"], test["e_below"])
    facts = {"bot": test["bot"], "than": test["other"], "rate": texts.figures(percent(test["against"]))}
    return texts.say(message, facts, e=texts.figures(f"{e:.3g}"), p=texts.figures(f"{test['p']:.2g}"))


def percent(share: float | None) -> str:
    """A share as a percentage."""
    return "–" if share is None else f"{100 * share:.1f}"


def table(rows: Sequence[Row], texts: Texts) -> list[str]:
    """The rows as aligned lines: names to the left, numbers to the right."""
    columns = [
        [texts.say(f"arena-column-{name}"), *(cells if name == "bot" else map(texts.figures, cells))]
        for name, cells in _columns(rows)
    ]
    widths = [max(map(len, column)) for column in columns]
    return ["  ".join(_aligned(line, widths)).rstrip() for line in zip(*columns, strict=True)]


def _aligned(line: Sequence[str], widths: Sequence[int]) -> list[str]:
    return [line[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(line[1:], widths[1:], strict=True))]


def _columns(rows: Sequence[Row]) -> Columns:
    """The columns that have something to tell."""
    columns: list[tuple[str, list[str]]] = [
        ("bot", [row["bot"] for row in rows]),
        ("games", [str(row["games"]) for row in rows]),
        ("win-rate", [percent(row["win_rate"]) for row in rows]),
        ("range", [f"{percent(row['low'])} … {percent(row['high'])}" for row in rows]),
        ("points", [_with_reach(row["points"], row["points_high"]) for row in rows]),
        ("margin", [_with_reach(row["margin"], row["margin_high"], "+") for row in rows]),
        ("turns", [f"{row['turns']:.1f}" for row in rows]),
        ("ms", [f"{row['ms_per_decision']:.2f}" for row in rows]),
        ("simulations", [f"{row['simulations_per_decision']:.0f}" for row in rows]),
    ]
    if any(row["elo_low"] is not None or row["elo_high"] is not None for row in rows):
        columns.insert(4, ("elo", [_elo(row) for row in rows]))
    if any(row["incidents"] for row in rows):
        columns.append(("incidents", [str(row["incidents"]) for row in rows]))
    return columns


def _with_reach(value: float, high: float | None, sign: str = "-") -> str:
    return f"{value:{sign}.1f}" + ("" if high is None else f" ± {high - value:.1f}")


def _elo(row: Row) -> str:
    """The Elo difference and its interval; an end that has no bound is a dash."""
    whole = [
        "–" if each is None else f"{each:+.0f}" for each in (row["elo"], row["elo_low"], row["elo_high"])
    ]
    return f"{whole[0]} ({whole[1]} … {whole[2]})"


def as_csv(rows: Sequence[Row]) -> str:
    """The rows as CSV, with a line of headings; failures are no matter for a table of numbers."""
    out = io.StringIO()
    columns = [name for name in Row.__annotations__ if name != "failures"]
    writer = csv.DictWriter(out, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(dict(row) for row in rows)
    return out.getvalue()
