"""The report of the balance lab: one HTML file that needs nothing else."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from importlib import resources
from string import Template
from typing import Any

from oddville.lab.balance import tables
from oddville.lab.balance.checks import (
    LEAST_RELATIVE,
    MET,
    MISSED,
    MOST_RELATIVE,
    SEAT_POINTS,
    UNSURE,
    Check,
    checks_of,
    verdict,
)
from oddville.lab.balance.drawing import Box, Mark, Panel, Point, bars, boxes, clouds, marks
from oddville.lab.balance.statistics import LONGEST, SHORTEST, Figures, Statistics
from oddville.lab.balance.words import changes, interval, label, one_place, part, percent, said
from oddville.lab.intervals import Estimate
from oddville.texts import Texts

GROUPS = ("formula", "guild", "bonus", "resource")
NAMED = 6
"""How many cards a cloud names."""
_TICKS = (0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 1.8)


def report(statistics: Statistics, before: Statistics | None, texts: Texts) -> str:
    """The whole page; with an earlier run the two stand side by side."""
    file = resources.files("oddville").joinpath("lab", "balance", "report.html")
    body = "\n".join(_Report(statistics, before, texts).sections())
    title = escape(texts.say("balance-title"))
    return Template(file.read_text("utf-8")).substitute(language=texts.language, title=title, body=body)


class _Report:
    """The sections of the page, from the same figures."""

    def __init__(self, statistics: Statistics, before: Statistics | None, texts: Texts) -> None:
        self.statistics, self.before, self.texts = statistics, before, texts
        self.players = sorted(map(int, statistics["players"]))
        self.checks = checks_of(statistics)

    def sections(self) -> Iterator[str]:
        """Every section in its order."""
        yield from self._head()
        yield from self._verdicts()
        yield from self._changes()
        yield from self._seats()
        yield from self._lengths()
        yield from self._scores()
        yield from self._diamonds()
        for kind in GROUPS:
            yield from self._group(kind)
        yield from self._characters()
        yield from self._cards()

    # Small helpers

    def _say(self, message: str, **facts: Any) -> str:
        return self.texts.say(message, facts)

    def _h2(self, message: str) -> str:
        return f"<h2>{escape(self._say(message))}</h2>"

    def _p(self, message: str, style: str = "", **facts: Any) -> str:
        attribute = f' class="{style}"' if style else ""
        return f"<p{attribute}>{escape(self._say(message, **facts))}</p>"

    def _figures(self, n: int) -> Figures:
        return self.statistics["players"][str(n)]

    def _past(self, n: int) -> Figures | None:
        return None if self.before is None else self.before["players"].get(str(n))

    def _title(self, n: int) -> str:
        return self._say("balance-players", players=n)

    def _list(self, tell: Callable[[int], str]) -> str:
        """What is told of each number of players, in one line."""
        return "; ".join(f"{self._title(n)}: {self.texts.figures(tell(n))}" for n in self.players)

    def _check(self, kind: str, item: str, n: int) -> Check | None:
        for check in self.checks:
            if (check["kind"], check["item"], check["players"]) == (kind, item, n):
                return check
        return None

    # Sections

    def _head(self) -> Iterator[str]:
        edition = self.statistics["edition"]
        yield f"<h1>{escape(self._say('balance-title'))}</h1>"
        name = f"{edition['name']} {edition['hash']}"
        games = self._list(lambda n: f"{self._figures(n)['games']:,}")
        yield self._p("balance-lead", "lead", edition_name=name, bot_name=self.statistics["bot"], games=games)
        if self.before is not None:
            was = self.before["edition"]
            yield self._p(
                "balance-lead-before",
                "lead",
                edition_name=f"{was['name']} {was['hash']}",
                bot_name=self.before["bot"],
            )
        yield tables.key(self.texts, self.before is not None)

    def _verdicts(self) -> Iterator[str]:
        yield self._h2("balance-verdicts")
        yield self._p("balance-verdicts-about")
        yield tables.verdicts(self.texts, self.checks, self.players)
        if missed := sum(check["verdict"] == MISSED for check in self.checks):
            yield self._p("balance-missed", count=missed)
            yield tables.missed(self.texts, self.checks, self.players)

    def _changes(self) -> Iterator[str]:
        if self.before is None:
            return
        found = list(changes(self.before["edition"], self.statistics["edition"]))
        if found:
            yield self._h2("balance-changes")
            yield self._p(
                "balance-changes-about", count=len(found), cards=len({change.card for change in found})
            )
            lines = "".join(f"<li>{escape(said(self.texts, change))}</li>" for change in found)
            yield f"<ul>{lines}</ul>"

    def _seats(self) -> Iterator[str]:
        yield self._h2("balance-seats")
        yield self._p("balance-seats-about", points=round(100 * SEAT_POINTS))
        enders = self._list(lambda n: interval("seat", self._figures(n)["enders"]))
        points = self._list(lambda n: ", ".join(map(one_place, self._figures(n)["seat_points"])))
        yield self._p("balance-seats-race", "note", enders=enders, points=points)
        panels = []
        reach = _reach(self._figures(n)["seats"] for n in self.players)
        for n in self.players:
            fair = 1 / n
            ticks = [fair + step / 100 for step in range(-50, 51, 5) if abs(step / 100) < reach]
            band = (fair - SEAT_POINTS, fair + SEAT_POINTS)
            panels.append(
                Panel(self._title(n), f"n{n}", fair - reach, fair + reach, ticks, percent, band, fair)
            )
        rows = [[self._seat(n, seat) for n in self.players] for seat in range(max(self.players))]
        labels = [label(self.texts, "seat", str(seat + 1)) for seat in range(max(self.players))]
        yield marks(labels, panels, rows)

    def _seat(self, n: int, seat: int) -> Mark | None:
        check, past = self._check("seat", str(seat + 1), n), self._past(n)
        if check is None:
            return None
        tip = interval("seat", check["seen"])
        return Mark(check["seen"], check["verdict"], tip, past["seats"][seat] if past else None)

    def _lengths(self) -> Iterator[str]:
        yield self._h2("balance-lengths")
        within = self._list(lambda n: percent(self._figures(n)["within"]["value"]))
        yield self._p("balance-lengths-about", least=SHORTEST, most=LONGEST, within=within)
        yield self._p("balance-limited", "note", games=self._list(lambda n: str(self._figures(n)["limited"])))
        counts = [_whole(self._figures(n)["length"]["counts"]) for n in self.players]
        most = max(40, *(max(count) + 1 for count in counts))
        ticks = [tick for tick in range(0, 101, 10 if most <= 60 else 20) if tick <= most]
        yield bars(
            [
                Panel(self._length(n), f"n{n}", 0, most, ticks, "{:.0f}".format, (SHORTEST, LONGEST + 1))
                for n in self.players
            ],
            counts,
        )
        yield from self._past_list(lambda figures: interval("length", figures["length"]["mean"]))

    def _length(self, n: int) -> str:
        mean = interval("length", self._figures(n)["length"]["mean"])
        return self._say("balance-lengths-title", players=n, mean=mean)

    def _past_list(self, tell: Callable[[Figures], str]) -> Iterator[str]:
        told = [(n, past) for n in self.players if (past := self._past(n)) is not None]
        if told:
            yield self._p(
                "balance-before",
                "note",
                figures="; ".join(f"{self._title(n)}: {tell(past)}" for n, past in told),
            )

    def _scores(self) -> Iterator[str]:
        yield self._h2("balance-scores")
        means = self._list(lambda n: one_place(self._figures(n)["scores"]["winner"]["mean"]["value"]))
        margins = self._list(lambda n: one_place(self._figures(n)["scores"]["margin"]["mean"]["value"]))
        yield self._p("balance-scores-about", means=means, margins=margins)
        kinds = ("winner", "everybody", "margin")
        most = max(self._figures(n)["scores"]["winner"]["quantiles"]["95"] for n in self.players)
        high = 10 * (int(most) // 10 + 1)
        panels = [
            Panel(self._title(n), f"n{n}", 0, high, range(0, high, 10), "{:.0f}".format) for n in self.players
        ]
        rows = [[self._box(n, kind) for n in self.players] for kind in kinds]
        yield boxes([self._say(f"balance-scores-{kind}") for kind in kinds], panels, rows)
        yield from self._past_list(lambda figures: one_place(figures["scores"]["winner"]["mean"]["value"]))

    def _box(self, n: int, kind: str) -> Box:
        quantiles = list(self._figures(n)["scores"][kind]["quantiles"].values())
        return Box(quantiles, " – ".join(f"{value:g}" for value in quantiles))

    def _diamonds(self) -> Iterator[str]:
        yield self._h2("balance-diamonds")
        yield self._p("balance-diamonds-about")
        for n in self.players:
            groups = self._figures(n)["groups"]["formula"]
            if "diamond" in groups:
                row = groups["diamond"]
                yield self._p(
                    "balance-diamonds-seen",
                    players=n,
                    relative=self.texts.figures(interval("formula", row["relative"])),
                    reading=_reading(row["relative"]),
                    worth=self.texts.figures(part(row["points_per_resource"])),
                    usual=self.texts.figures(part(self._figures(n)["all"]["points_per_resource"])),
                )

    def _part(self, value: float) -> str:
        return self.texts.figures(part(value))

    def _relative_panels(self, rows: Sequence[Sequence[Mark | None]], is_bound: bool) -> list[Panel]:
        """Panels wide enough for every value; an interval may reach beyond."""
        farthest = max(abs(mark.seen["value"] - 1) for row in rows for mark in row if mark)
        reach = min(max(farthest + 0.08, 0.42), 1.0)
        ticks = [tick for tick in _TICKS if abs(tick - 1) < reach]
        band = (LEAST_RELATIVE, MOST_RELATIVE) if is_bound else None
        return [
            Panel(self._title(n), f"n{n}", 1 - reach, 1 + reach, ticks, self._part, band, 1.0)
            for n in self.players
        ]

    def _group(self, kind: str) -> Iterator[str]:
        yield self._h2(f"balance-{kind}")
        yield self._p(f"balance-about-{kind}")
        if kind == GROUPS[0]:
            yield self._p("balance-columns-about", "note")
        items = list(self._figures(self.players[0])["groups"][kind])
        labels = [label(self.texts, kind, item) for item in items]
        rows = [[self._group_mark(kind, item, n) for n in self.players] for item in items]
        yield marks(labels, self._relative_panels(rows, is_bound=True), rows)
        yield tables.rows(
            self.texts,
            kind,
            items,
            {n: self._figures(n)["groups"][kind] for n in self.players},
            {n: past["groups"][kind] for n in self.players if (past := self._past(n))},
        )

    def _group_mark(self, kind: str, item: str, n: int) -> Mark | None:
        check, past = self._check(kind, item, n), self._past(n)
        if check is None:
            return None
        was = past["groups"][kind].get(item) if past else None
        tip = f"{label(self.texts, kind, item)}: {self.texts.figures(interval(kind, check['seen']))}"
        return Mark(check["seen"], check["verdict"], tip, was["relative"] if was else None)

    def _characters(self) -> Iterator[str]:
        yield self._h2("balance-character")
        yield self._p("balance-character-about")
        items = list(self._figures(self.players[0])["characters"])
        labels = [label(self.texts, "character", item) for item in items]
        rows = [[self._character_mark(item, n) for n in self.players] for item in items]
        yield marks(labels, self._relative_panels(rows, is_bound=False), rows)
        yield tables.characters(self.texts, items, {n: self._figures(n)["characters"] for n in self.players})

    def _character_mark(self, item: str, n: int) -> Mark:
        row, past = self._figures(n)["characters"][item], self._past(n)
        tip = f"{label(self.texts, 'character', item)}: {self.texts.figures(interval('character', row['relative']))}"
        return Mark(row["relative"], MET, tip, past["characters"][item]["relative"] if past else None)

    def _cards(self) -> Iterator[str]:
        yield self._h2("balance-card")
        yield self._p("balance-card-about")
        panels = [
            Panel(self._title(n), f"n{n}", 0, 1, [0, 0.25, 0.5, 0.75], percent, (1 / 3, 1))
            for n in self.players
        ]
        points = [self._cloud(n) for n in self.players]
        reach = max(0.5, *(abs(point.y - 1) + 0.05 for cloud in points for point in cloud))
        ticks = [tick for tick in _TICKS if abs(tick - 1) < reach]
        yield clouds(panels, (1 - min(reach, 1.0), 1 + min(reach, 1.0), ticks, part), points)
        yield tables.cards(
            self.texts,
            self.statistics["edition"],
            {n: self._figures(n)["cards"] for n in self.players},
            {n: past["cards"] for n in self.players if (past := self._past(n))},
        )

    def _cloud(self, n: int) -> Sequence[Point]:
        rows = self._figures(n)["cards"]
        verdicts = {check["item"]: check["verdict"] for check in self.checks if _is_card(check, n)}

        def distance(card: str) -> float:
            row = rows[card]
            dead = max(0.0, 1 / 3 - row["built_when_held"]["value"]) if row["held"] else 0.0
            return 3 * dead + (abs(row["relative"]["value"] - 1) if row["built"] else 0.0)

        outliers = set(sorted(rows, key=distance)[-NAMED:])
        return [
            Point(
                row["built_when_held"]["value"],
                row["relative"]["value"],
                self.texts.card(card),
                self._card_tip(card, row["built_when_held"], row["relative"]),
                verdicts.get(card, UNSURE),
                card in outliers,
            )
            for card, row in rows.items()
            if row["built"]
        ]

    def _card_tip(self, card: str, built: Estimate, relative: Estimate) -> str:
        return self._say(
            "balance-card-tip",
            card=card,
            built=interval("card", built),
            relative=interval("formula", relative),
        )


def _reach(seats: Iterable[Sequence[Estimate]]) -> float:
    """How far from fair the farthest seat lies, and a little more."""
    farthest = (abs(seat["value"] - 1 / len(row)) for row in seats for seat in row)
    return max(0.12, *(distance + 0.03 for distance in farthest))


def _is_card(check: Check, n: int) -> bool:
    return check["kind"] == "card" and check["players"] == n


def _whole(counts: dict[str, int]) -> dict[int, int]:
    return {int(number): count for number, count in counts.items()}


def _reading(relative: Estimate) -> str:
    """What an interval of the relative share says: `too-strong`, `stronger`, `alike`, `weaker` or `too-weak`."""
    if verdict(relative, LEAST_RELATIVE, MOST_RELATIVE) == MISSED:
        return "too-strong" if relative["value"] > 1 else "too-weak"
    if relative["low"] > 1:
        return "stronger"
    return "weaker" if relative["high"] < 1 else "alike"
