"""The report of the balance lab as one self-contained HTML file."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from importlib import resources
from string import Template
from typing import Any

from oddville.lab.balance import tables
from oddville.lab.balance.checks import (
    MAX_RELATIVE,
    MET,
    MIN_RELATIVE,
    MISSED,
    SEAT_POINTS,
    checks_of,
    verdict,
)
from oddville.lab.balance.formatting import (
    changes,
    describe_change,
    format_interval,
    label,
    one_place,
    percent,
    two_places,
)
from oddville.lab.balance.statistics import MAX_TURNS, MIN_TURNS, Figures, Statistics
from oddville.lab.balance.svg import Box, Mark, Panel, Point, bars, labelled_rows, scatter
from oddville.lab.intervals import Estimate
from oddville.texts import Texts

GROUPS = ("formula", "guild", "bonus", "resource")
NAMED_CARDS = 6
"""In a scatter plot."""
_TICKS = (0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 1.8)


def report(statistics: Statistics, before: Statistics | None, texts: Texts) -> str:
    """The whole page, with an earlier run for comparison if there is one."""
    file = resources.files("oddville").joinpath("lab", "balance", "report.html")
    body = "\n".join(_Report(statistics, before, texts).sections())
    title = escape(texts.say("balance-title"))
    return Template(file.read_text("utf-8")).substitute(language=texts.language, title=title, body=body)


class _Report:
    def __init__(self, statistics: Statistics, before: Statistics | None, texts: Texts) -> None:
        self.statistics, self.before, self.texts = statistics, before, texts
        self.players = sorted(map(int, statistics["players"]))
        self.checks = checks_of(statistics)
        self._check_of = {(each["kind"], each["item"], each["players"]): each for each in self.checks}

    def sections(self) -> Iterator[str]:
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

    def _panels(self, low: float, high: float, ticks: Sequence[float], *axis: Any) -> list[Panel]:
        """A panel for each number of players, all with the same axis."""
        return [Panel(self._title(n), f"n{n}", low, high, ticks, *axis) for n in self.players]

    def _list(self, describe: Callable[[int], str]) -> str:
        """A text for each number of players, in one line."""
        return "; ".join(f"{self._title(n)}: {self.texts.figures(describe(n))}" for n in self.players)

    def _head(self) -> Iterator[str]:
        edition = self.statistics["edition"]
        yield f"<h1>{escape(self._say('balance-title'))}</h1>"
        name = f"{edition['name']} {edition['hash']}"
        games = self._list(lambda n: f"{self._figures(n)['games']:,}")
        yield self._p("balance-lead", "lead", edition_name=name, bot_name=self.statistics["bot"], games=games)
        if self.statistics.get("finish_round"):
            yield self._p("balance-house-rule", "lead")
        if self.before is not None:
            was = self.before["edition"]
            name = f"{was['name']} {was['hash']}"
            yield self._p("balance-lead-before", "lead", edition_name=name, bot_name=self.before["bot"])
        yield tables.key(self.texts, self.before is not None)

    def _verdicts(self) -> Iterator[str]:
        yield self._h2("balance-verdicts")
        yield self._p("balance-verdicts-about")
        yield tables.verdicts(self.texts, self.checks, self.players)
        if missed := sum(check["verdict"] == MISSED for check in self.checks):
            yield self._p("balance-missed", count=missed)
            yield tables.missed_targets_table(self.texts, self.checks, self.players)

    def _changes(self) -> Iterator[str]:
        if self.before is None:
            return
        if edits := list(changes(self.before["edition"], self.statistics["edition"])):
            yield self._h2("balance-changes")
            cards = {change.card for change in edits}
            yield self._p("balance-changes-about", count=len(edits), cards=len(cards))
            lines = "".join(f"<li>{escape(describe_change(self.texts, change))}</li>" for change in edits)
            yield f"<ul>{lines}</ul>"

    def _seats(self) -> Iterator[str]:
        yield self._h2("balance-seats")
        yield self._p("balance-seats-about", points=round(100 * SEAT_POINTS))
        enders = self._list(lambda n: format_interval("seat", self._figures(n)["enders"]))
        points = self._list(
            lambda n: self.texts.list([one_place(mean) for mean in self._figures(n)["seat_points"]])
        )
        yield self._p("balance-seats-race", "note", enders=enders, points=points)
        reach = _reach(self._figures(n)["seats"] for n in self.players)
        panels = [self._seat_panel(n, reach) for n in self.players]
        rows = [[self._seat(n, seat) for n in self.players] for seat in range(max(self.players))]
        labels = [label(self.texts, "seat", str(seat + 1)) for seat in range(max(self.players))]
        yield labelled_rows(labels, panels, rows)

    def _seat_panel(self, n: int, reach: float) -> Panel:
        fair = 1 / n
        ticks = [fair + step / 100 for step in range(-50, 51, 5) if abs(step / 100) < reach]
        band = (fair - SEAT_POINTS, fair + SEAT_POINTS)
        return Panel(self._title(n), f"n{n}", fair - reach, fair + reach, ticks, percent, band, fair)

    def _seat(self, n: int, seat: int) -> Mark | None:
        check, past = self._check_of.get(("seat", str(seat + 1), n)), self._past(n)
        if check is None:
            return None
        tip = format_interval("seat", check["seen"])
        return Mark(check["seen"], check["verdict"], tip, past["seats"][seat] if past else None)

    def _lengths(self) -> Iterator[str]:
        yield self._h2("balance-lengths")
        within = self._list(lambda n: percent(self._figures(n)["within"]["value"]))
        yield self._p("balance-lengths-about", least=MIN_TURNS, most=MAX_TURNS, within=within)
        yield self._p("balance-limited", "note", games=self._list(lambda n: str(self._figures(n)["limited"])))
        counts = [
            {int(turns): count for turns, count in self._figures(n)["length"]["counts"].items()}
            for n in self.players
        ]
        most = max(40, *(max(count) + 1 for count in counts))
        ticks = [tick for tick in range(0, 101, 10 if most <= 60 else 20) if tick <= most]
        axis = (0, most, ticks, "{:.0f}".format, (MIN_TURNS, MAX_TURNS + 1))
        yield bars([Panel(self._length(n), f"n{n}", *axis) for n in self.players], counts)
        yield from self._past_list(lambda figures: format_interval("length", figures["length"]["mean"]))

    def _length(self, n: int) -> str:
        mean = format_interval("length", self._figures(n)["length"]["mean"])
        return self._say("balance-lengths-title", players=n, mean=mean)

    def _past_list(self, describe: Callable[[Figures], str]) -> Iterator[str]:
        if earlier := [(n, past) for n in self.players if (past := self._past(n)) is not None]:
            figures = "; ".join(f"{self._title(n)}: {describe(past)}" for n, past in earlier)
            yield self._p("balance-before", "note", figures=figures)

    def _scores(self) -> Iterator[str]:
        yield self._h2("balance-scores")
        means = self._list(lambda n: one_place(self._figures(n)["scores"]["winner"]["mean"]["value"]))
        margins = self._list(lambda n: one_place(self._figures(n)["scores"]["margin"]["mean"]["value"]))
        yield self._p("balance-scores-about", means=means, margins=margins)
        kinds = ("winner", "everybody", "margin")
        most = max(self._figures(n)["scores"]["winner"]["quantiles"]["95"] for n in self.players)
        high = 10 * (int(most) // 10 + 1)
        panels = self._panels(0, high, range(0, high, 10), "{:.0f}".format)
        rows = [[self._box(n, kind) for n in self.players] for kind in kinds]
        yield labelled_rows([self._say(f"balance-scores-{kind}") for kind in kinds], panels, rows)
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
                    relative=self.texts.figures(format_interval("formula", row["relative"])),
                    reading=_reading(row["relative"]),
                    worth=self._two_places(row["points_per_resource"]),
                    usual=self._two_places(self._figures(n)["all"]["points_per_resource"]),
                )

    def _two_places(self, value: float) -> str:
        return self.texts.figures(two_places(value))

    def _relative_panels(self, rows: Sequence[Sequence[Mark | None]], is_bound: bool) -> list[Panel]:
        """Panels wide enough for every value; intervals may be cut off."""
        farthest = max(abs(mark.seen["value"] - 1) for row in rows for mark in row if mark)
        reach = min(max(farthest + 0.08, 0.42), 1.0)
        ticks = [tick for tick in _TICKS if abs(tick - 1) < reach]
        band = (MIN_RELATIVE, MAX_RELATIVE) if is_bound else None
        return self._panels(1 - reach, 1 + reach, ticks, self._two_places, band, 1.0)

    def _group(self, kind: str) -> Iterator[str]:
        yield self._h2(f"balance-{kind}")
        yield self._p(f"balance-about-{kind}")
        if kind == GROUPS[0]:
            yield self._p("balance-columns-about", "note")
        items = list(self._figures(self.players[0])["groups"][kind])
        labels = [label(self.texts, kind, item) for item in items]
        rows = [[self._group_mark(kind, item, n) for n in self.players] for item in items]
        yield labelled_rows(labels, self._relative_panels(rows, is_bound=True), rows)
        yield tables.rows(
            self.texts,
            kind,
            items,
            {n: self._figures(n)["groups"][kind] for n in self.players},
            {n: past["groups"][kind] for n in self.players if (past := self._past(n))},
        )

    def _group_mark(self, kind: str, item: str, n: int) -> Mark | None:
        check, past = self._check_of.get((kind, item, n)), self._past(n)
        if check is None:
            return None
        was = past["groups"][kind].get(item) if past else None
        tip = self._tip(kind, item, check["seen"])
        return Mark(check["seen"], check["verdict"], tip, was["relative"] if was else None)

    def _tip(self, kind: str, item: str, estimate: Estimate) -> str:
        return f"{label(self.texts, kind, item)}: {self.texts.figures(format_interval(kind, estimate))}"

    def _characters(self) -> Iterator[str]:
        yield self._h2("balance-character")
        yield self._p("balance-character-about")
        items = list(self._figures(self.players[0])["characters"])
        labels = [label(self.texts, "character", item) for item in items]
        rows = [[self._character_mark(item, n) for n in self.players] for item in items]
        yield labelled_rows(labels, self._relative_panels(rows, is_bound=False), rows)
        yield tables.characters(self.texts, items, {n: self._figures(n)["characters"] for n in self.players})

    def _character_mark(self, item: str, n: int) -> Mark:
        row, past = self._figures(n)["characters"][item], self._past(n)
        tip = self._tip("character", item, row["relative"])
        return Mark(row["relative"], MET, tip, past["characters"][item]["relative"] if past else None)

    def _cards(self) -> Iterator[str]:
        yield self._h2("balance-card")
        yield self._p("balance-card-about")
        panels = self._panels(0, 1, [0, 0.25, 0.5, 0.75], percent, (1 / 3, 1))
        points = [self._points(n) for n in self.players]
        reach = max(0.5, *(abs(point.y - 1) + 0.05 for group in points for point in group))
        ticks = [tick for tick in _TICKS if abs(tick - 1) < reach]
        yield scatter(panels, (1 - min(reach, 1.0), 1 + min(reach, 1.0), ticks, two_places), points)
        yield tables.cards(
            self.texts,
            self.statistics["edition"],
            {n: self._figures(n)["cards"] for n in self.players},
            {n: past["cards"] for n in self.players if (past := self._past(n))},
        )

    def _points(self, n: int) -> Sequence[Point]:
        rows = self._figures(n)["cards"]

        def distance(card: str) -> float:
            row = rows[card]
            dead = max(0.0, 1 / 3 - row["built_when_held"]["value"]) if row["held"] else 0.0
            return 3 * dead + (abs(row["relative"]["value"] - 1) if row["built"] else 0.0)

        outliers = set(sorted(rows, key=distance)[-NAMED_CARDS:])
        return [
            Point(
                row["built_when_held"]["value"],
                row["relative"]["value"],
                self.texts.card(card),
                self._card_tip(card, row["built_when_held"], row["relative"]),
                self._check_of["card", card, n]["verdict"],
                card in outliers,
            )
            for card, row in rows.items()
            if row["built"]
        ]

    def _card_tip(self, card: str, built: Estimate, relative: Estimate) -> str:
        return self._say(
            "balance-card-tip",
            card=card,
            built=format_interval("card", built),
            relative=format_interval("formula", relative),
        )


def _reach(seats: Iterable[Sequence[Estimate]]) -> float:
    """The largest deviation of a seat from the fair share, and a little more."""
    farthest = (abs(seat["value"] - 1 / len(row)) for row in seats for seat in row)
    return max(0.12, *(distance + 0.03 for distance in farthest))


def _reading(relative: Estimate) -> str:
    """The meaning of an interval: `too-strong`, `stronger`, `alike`, `weaker` or `too-weak`."""
    if verdict(relative, MIN_RELATIVE, MAX_RELATIVE) == MISSED:
        return "too-strong" if relative["value"] > 1 else "too-weak"
    if relative["low"] > 1:
        return "stronger"
    return "weaker" if relative["high"] < 1 else "alike"
