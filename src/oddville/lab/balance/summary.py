"""The checks as a table for a terminal: a line for each seat and group, and for cards that are not built enough."""

from collections.abc import Iterator, Sequence

from oddville.lab.balance.checks import MET, MISSED, Check, checks_of
from oddville.lab.balance.statistics import Statistics
from oddville.lab.balance.tables import KINDS
from oddville.lab.balance.words import SIGNS, UNSURE_SIGN, interval, label, sign
from oddville.texts import Texts

LABEL, COLUMN = 28, 24


def summary(seen: Statistics, texts: Texts) -> Iterator[str]:
    """The lines of the table, and what must be told beside it."""
    checks, players = checks_of(seen), sorted(map(int, seen["players"]))
    titles = [texts.say("balance-players", players=n) for n in players]
    yield (" " * LABEL + "".join(f"{title:<{COLUMN}}" for title in titles)).rstrip()
    for kind in KINDS:
        yield from _lines(kind, [check for check in checks if check["kind"] == kind], players, texts)
    yield ""
    yield texts.say("balance-legend", met=SIGNS[MET], unsure=UNSURE_SIGN, missed=SIGNS[MISSED])
    for n in players:
        if limited := seen["players"][str(n)]["limited"]:
            yield texts.say("balance-limited-games", players=n, games=limited)


def _lines(kind: str, checks: Sequence[Check], players: Sequence[int], texts: Texts) -> Iterator[str]:
    yield _heading(kind, checks, players, texts).rstrip()
    found = {(check["item"], check["players"]): check for check in checks}
    for item in dict.fromkeys(check["item"] for check in checks):
        row = [found.get((item, n)) for n in players]
        if kind != "card" or any(check and check["verdict"] != MET for check in row):
            cells = "".join(f"{_cell(check, texts):<{COLUMN}}" for check in row)
            yield f"  {label(texts, kind, item):<{LABEL - 2}}{cells}".rstrip()


def _heading(kind: str, checks: Sequence[Check], players: Sequence[int], texts: Texts) -> str:
    heading = f"{texts.say(f'balance-target-{kind}'):<{LABEL}}"
    if kind == "card":
        for n in players:
            verdicts = [check["verdict"] for check in checks if check["players"] == n]
            told = texts.say("balance-summary-cards", met=verdicts.count(MET), all=len(verdicts))
            heading += f"{told:<{COLUMN}}"
    return heading


def _cell(check: Check | None, texts: Texts) -> str:
    return "" if check is None else texts.figures(f"{sign(check)} {interval(check['kind'], check['seen'])}")
