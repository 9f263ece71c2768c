"""Standings as text: an aligned table with the verdict in words, and CSV."""

import csv
import io
from collections.abc import Sequence
from typing import Any, Final

from oddville.lab.arena.matches import Failure
from oddville.lab.arena.standings import Row, Standings
from oddville.plaintext import align_columns
from oddville.texts import Texts

Columns = Sequence[tuple[str, Sequence[str]]]
VERDICTS: Final = {"above": ("more", "stronger"), "below": ("less", "weaker"), "unsure": ("open", "open")}
"""The end of the message for a verdict; the second one if the tested rate is the fair share."""


def report(standings: Standings, texts: Texts) -> str:
    heading = {key: standings[key] for key in ("players", "games", "deals", "edition", "seed")}
    lines = [texts.say("arena-heading", heading), "", *table(standings["rows"], texts)]
    for pair in standings["pairs"]:
        lines += ["", texts.say("arena-pair", bots=pair["bots"]), *table(pair["rows"], texts)]
    lines += ["", texts.say(f"arena-interval-{standings['interval']}")]
    if standings["limited"]:
        lines.append(texts.say("arena-limited", games=standings["limited"], turns=standings["turn_limit"]))
    if standings["test"]:
        lines.append(verdict(standings["test"], texts))
    lines += luck_sentences(standings["rows"], texts)
    if standings["stopped"]:
        lines.append(texts.say("arena-stopped"))
    return "\n".join([*lines, *failures(standings, texts)])


def luck_sentences(rows: Sequence[Row], texts: Texts) -> list[str]:
    """How much the adjustment for luck helped the first bot."""
    factor = rows[0]["narrower"]
    if factor is None:
        return []
    message = "arena-luck" if factor > 1 else "arena-luck-wider"
    return [texts.say(message, bot=rows[0]["bot"], factor=texts.figures(f"{factor:.2f}"))]


def failures(standings: Standings, texts: Texts) -> list[str]:
    return [
        describe_failure(row["bot"], failure, texts)
        for row in standings["rows"]
        for failure in row["failures"]
    ]


def describe_failure(bot: str, failure: Failure, texts: Texts) -> str:
    what = texts.say(failure["message"], failure["facts"])
    return texts.say("arena-failure", bot=bot, count=failure["count"], what=what)


def verdict(test: dict[str, Any], texts: Texts) -> str:
    message = f"arena-verdict-{VERDICTS[test['verdict']][test['is_fair']]}"
    e = max(test["e_above"], test["e_below"])
    facts = {"bot": test["bot"], "than": test["other"], "rate": texts.figures(percent(test["against"]))}
    return texts.say(message, facts, e=texts.figures(f"{e:.3g}"), p=texts.figures(f"{test['p']:.2g}"))


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def table(rows: Sequence[Row], texts: Texts) -> list[str]:
    """The rows as aligned lines: names left, numbers right."""
    columns = [
        [texts.say(f"arena-column-{name}"), *(cells if name == "bot" else map(texts.figures, cells))]
        for name, cells in _columns(rows)
    ]
    return align_columns(list(zip(*columns, strict=True)))


def _columns(rows: Sequence[Row]) -> Columns:
    """The columns of the table; Elo and incidents only if there are any."""
    columns: list[tuple[str, list[str]]] = [
        ("bot", [row["bot"] for row in rows]),
        ("games", [str(row["games"]) for row in rows]),
        ("win-rate", [percent(row["win_rate"]) for row in rows]),
        ("range", [f"{percent(row['low'])} … {percent(row['high'])}" for row in rows]),
        ("points", [_with_margin(row["points"], row["points_high"]) for row in rows]),
        ("margin", [_with_margin(row["margin"], row["margin_high"], "+") for row in rows]),
        ("turns", [f"{row['turns']:.1f}" for row in rows]),
        ("ms", [f"{row['ms_per_decision']:.2f}" for row in rows]),
        ("simulations", [f"{row['simulations_per_decision']:.0f}" for row in rows]),
    ]
    if any(row["luck"] is not None for row in rows):
        columns[4:4] = [
            ("luck", [_luck(row) for row in rows]),
            ("adjusted", [percent(row["adjusted_rate"]) for row in rows]),
            (
                "adjusted-range",
                [f"{percent(row['adjusted_low'])} … {percent(row['adjusted_high'])}" for row in rows],
            ),
        ]
    if any(row["elo_low"] is not None or row["elo_high"] is not None for row in rows):
        columns.insert(4, ("elo", [_elo(row) for row in rows]))
    if any(row["incidents"] for row in rows):
        columns.append(("incidents", [str(row["incidents"]) for row in rows]))
    return columns


def _with_margin(value: float, high: float | None, sign: str = "-") -> str:
    return f"{value:{sign}.1f}" + ("" if high is None else f" ± {high - value:.1f}")


def _luck(row: Row) -> str:
    """Mean luck in percentage points with its interval."""
    value, high = row["luck"], row["luck_high"]
    return "–" if value is None else _with_margin(100 * value, None if high is None else 100 * high, "+")


def _elo(row: Row) -> str:
    """The Elo difference with its interval; a missing bound is a dash."""
    ratings = (row["elo"], row["elo_low"], row["elo_high"])
    value, low, high = ("–" if each is None else f"{each:+.0f}" for each in ratings)
    return f"{value} ({low} … {high})"


def as_csv(rows: Sequence[Row]) -> str:
    """The rows as CSV with headings, without the failures."""
    out = io.StringIO()
    columns = [name for name in Row.__annotations__ if name != "failures"]
    writer = csv.DictWriter(out, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(dict(row) for row in rows)
    return out.getvalue()
