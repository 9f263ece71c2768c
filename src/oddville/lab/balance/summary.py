"""The checks as a text table: a line for each seat and group, and for cards that are built too seldom."""

from collections.abc import Iterator, Sequence

from oddville.lab.balance.checks import MET, MISSED, Check, checks_of
from oddville.lab.balance.formatting import SIGNS, UNSURE_SIGN, format_interval, label, verdict_sign
from oddville.lab.balance.statistics import Statistics
from oddville.lab.balance.tables import KINDS
from oddville.texts import Texts

LABEL, COLUMN = 28, 24


def summary(statistics: Statistics, texts: Texts) -> Iterator[str]:
    checks, players = checks_of(statistics), sorted(map(int, statistics["players"]))
    titles = [texts.say("balance-players", players=n) for n in players]
    yield (" " * LABEL + "".join(f"{title:<{COLUMN}}" for title in titles)).rstrip()
    for kind in KINDS:
        yield from _lines(kind, [check for check in checks if check["kind"] == kind], players, texts)
    yield ""
    yield texts.say("balance-legend", met=SIGNS[MET], unsure=UNSURE_SIGN, missed=SIGNS[MISSED])
    if statistics.get("finish_round"):
        yield texts.say("balance-house-rule")
    for n in players:
        if limited := statistics["players"][str(n)]["limited"]:
            yield texts.say("balance-limited-games", players=n, games=limited)


def _lines(kind: str, checks: Sequence[Check], players: Sequence[int], texts: Texts) -> Iterator[str]:
    yield _heading(kind, checks, players, texts).rstrip()
    by_key = {(check["item"], check["players"]): check for check in checks}
    for item in dict.fromkeys(check["item"] for check in checks):
        row = [by_key.get((item, n)) for n in players]
        if kind != "card" or any(check and check["verdict"] != MET for check in row):
            cells = "".join(f"{_cell(check, texts):<{COLUMN}}" for check in row)
            yield f"  {label(texts, kind, item):<{LABEL - 2}}{cells}".rstrip()


def _heading(kind: str, checks: Sequence[Check], players: Sequence[int], texts: Texts) -> str:
    heading = f"{texts.say(f'balance-target-{kind}'):<{LABEL}}"
    if kind == "card":
        for n in players:
            verdicts = [check["verdict"] for check in checks if check["players"] == n]
            count = texts.say("balance-summary-cards", met=verdicts.count(MET), all=len(verdicts))
            heading += f"{count:<{COLUMN}}"
    return heading


def _cell(check: Check | None, texts: Texts) -> str:
    if check is None:
        return ""
    return texts.figures(f"{verdict_sign(check)} {format_interval(check['kind'], check['seen'])}")
