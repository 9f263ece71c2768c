"""The report: one file that needs nothing else and speaks of everything."""

import re
from html.parser import HTMLParser

import pytest

from lab.balance_games import CARDS, cards_with, game_stats, games_where, statistics
from oddville.cards.vocabulary import BONUSES, CHARACTERS, GUILDS, RESOURCES
from oddville.games.editions import edition
from oddville.lab.balance.formatting import changes, label
from oddville.lab.balance.report import report
from oddville.lab.balance.statistics import Statistics, group_keys
from oddville.lab.balance.summary import summary
from oddville.texts import Texts

TEXTS = Texts("en", edition())
FAVOURED = {card.id for card in cards_with("row")}
DEAD = {CARDS[5].id}


@pytest.fixture(scope="module")
def stats() -> Statistics:
    """A run in which rows are too strong and one card is never built."""
    four = [game_stats(game % 4, (9, 8, 7, 6), [], turns=60) for game in range(40)]
    return statistics([*games_where(FAVOURED, DEAD), *four])


class Outline(HTMLParser):
    """The open elements, the links and the text of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


def test_needs_nothing_else_and_is_well_formed(stats: Statistics) -> None:
    page = report(stats, stats, TEXTS)
    outline = Outline()
    outline.feed(page)
    assert outline.open == []
    assert outline.addresses == []
    assert not re.search(r"https?:|url\(|@import|<script", page)
    assert "$" not in page
    assert "nan" not in page.lower().replace("finance", "")


def test_speaks_of_every_group_character_and_card(stats: Statistics) -> None:
    outline = Outline()
    outline.feed(report(stats, None, TEXTS))
    for kind, item in group_keys():
        assert label(TEXTS, kind, item) in outline.words, (kind, item)
    for character in CHARACTERS:
        assert TEXTS.name_of("character", character) in outline.words
    for card in CARDS:
        assert card.name in outline.words


def test_shows_what_is_missed(stats: Statistics) -> None:
    table = list(summary(stats, TEXTS))
    row = next(line for line in table if line.strip().startswith("row"))
    assert "✗" in row
    dead = next(line for line in table if CARDS[5].name in line)
    assert "✗ 0 %" in dead
    assert "63 of 64 met" in next(line for line in table if line.startswith("Cards built"))
    assert f"<td>{CARDS[5].name}</td>" in report(stats, None, TEXTS).partition("Seats")[0]


def test_an_earlier_run_stands_beside(stats: Statistics) -> None:
    before = statistics(games_where(set(), set()))
    before["edition"]["cards"][0]["bonus"] = "coin"
    page = report(stats, before, TEXTS)
    assert 'class="past"' in page
    assert f"{CARDS[0].name}: bonus {CARDS[0].bonus} instead of coin." in page
    assert 'class="past"' not in report(stats, None, TEXTS)


def test_changes_between_editions_in_order() -> None:
    after = edition().as_dict()
    before = edition().as_dict()
    before["cards"][3]["cost"], before["cards"][1]["guild"] = ["stone"], "mask"
    assert [(change.card, change.field) for change in changes(before, after)] == [
        (CARDS[1].id, "guild"),
        (CARDS[3].id, "cost"),
    ]
    assert not list(changes(after, after))


def test_every_word_has_a_label() -> None:
    for bonus in BONUSES:
        assert "-" not in label(TEXTS, "bonus", bonus)
    assert [label(TEXTS, "guild", guild) for guild in (*GUILDS, "none")][-1] == "none"
    assert [label(TEXTS, "resource", resource) for resource in RESOURCES] == list(RESOURCES)
