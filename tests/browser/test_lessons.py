"""The lessons at a real table, and the rules page."""

import pytest
from playwright.sync_api import Page, expect

from browser.reading import open_page
from browser.table_kit import by_pointer, click, here
from browser.windows import settle
from oddville.games.learning.illustrations import illustrations
from oddville.games.learning.lessons import Lesson, lessons
from oddville.games.learning.reference import RULINGS, rule_text, rules_with
from oddville.texts import Texts
from server.serving import TestServer
from texts.catalogue import LANGUAGES

STEPS = [each for each in lessons() if each.steps]
LONGEST_LANGUAGE = "de"
OTHER_LANGUAGES = [code for code in LANGUAGES if code != LONGEST_LANGUAGE]
SPOKEN = list(zip([LONGEST_LANGUAGE, *OTHER_LANGUAGES, LONGEST_LANGUAGE], STEPS, strict=True))
"""Every lesson in one language. Among the slow proofs, every one in German too; as data, every one in all five."""


def begin(page: Page, site: TestServer, lesson: str, language: str = "en") -> None:
    """Start a lesson on the learn page in a language."""
    open_page(page, f"{site.url}/learn.html")
    page.locator(".language select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(f"[data-lesson={lesson}]").click()
    page.wait_for_url(f"**/table.html?table=*&lesson={lesson}")
    page.locator(".lesson").wait_for()


@pytest.mark.parametrize(("language", "lesson"), SPOKEN, ids=[f"{each.id}-{code}" for code, each in SPOKEN])
def test_a_lesson_is_done_at_the_table(
    page: Page, site: TestServer, complaints: list[str], language: str, lesson: Lesson, all_proofs: bool
) -> None:
    for spoken in {language, LONGEST_LANGUAGE} if all_proofs else {language}:
        do_lesson(page, site, lesson, spoken)
        assert complaints == []


def do_lesson(page: Page, site: TestServer, lesson: Lesson, language: str) -> None:
    begin(page, site, lesson.id, language)
    expect(page.locator(".table-page.my-choice")).to_be_visible()
    assert_nobody_is_covered(page)
    game, texts = lesson.game(), Texts(language)
    for step in lesson.steps:
        expect(page.locator(".table-page.my-choice")).to_be_visible()
        expect(page.locator(".lesson")).to_contain_text(texts.say(step.message)[:40])
        expect(page.locator(".lesson-target").first).to_be_attached()
        move = step.moves(game)[0]
        by_pointer(page, move, click)
        game.play(move)
        step.play_replies(game)
    expect(page.locator(".lesson")).to_contain_text(texts.say(lesson.done))
    page.locator("[data-act=next-lesson]").click()
    page.wait_for_url(lambda url: f"lesson={lesson.id}" not in url)


def test_a_finished_lesson_has_a_tick_and_leaves_my_tables(page: Page, site: TestServer) -> None:
    lesson = next(each for each in STEPS if each.id == "characters")
    begin(page, site, lesson.id)
    for move in ("build wishbone-shop 0,1", "cheat"):
        expect(page.locator(".table-page.my-choice")).to_be_visible()
        by_pointer(page, move, click)
    expect(page.locator("[data-act=next-lesson]")).to_be_visible()
    open_page(page, f"{site.url}/learn.html")
    expect(page.locator(f"[data-lesson={lesson.id}] .finished")).to_be_visible()
    expect(page.locator(".lessons .finished")).to_have_count(1)
    site.make({"seats": [*here("Bo"), {"kind": "open"}], "options": {"public": True}})
    open_page(page, f"{site.url}/")
    expect(page.locator(".open-tables li").first).to_be_visible()  # tables of others are loaded last
    expect(page.locator("[aria-labelledby=mine] li")).to_have_count(0)


def test_another_move_is_not_taken(page: Page, site: TestServer) -> None:
    begin(page, site, "coins")
    by_pointer(page, "coins 4", click)
    expect(page.locator(".notes")).to_contain_text("this step is about something else")
    expect(page.locator(".lesson")).to_contain_text("Play worker card 3 for coins.")
    page.reload()
    expect(page.locator(".lesson")).to_contain_text("Play worker card 3 for coins.")


def test_a_lesson_continues_from_my_tables(page: Page, site: TestServer) -> None:
    begin(page, site, "coins")
    open_page(page, f"{site.url}/")
    page.locator(".tables a").first.click()
    expect(page.locator(".lesson")).to_contain_text("Play worker card 3 for coins.")


def assert_nobody_is_covered(page: Page) -> None:
    """With the longest step in the longest language."""
    for width, height in ((390, 844), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        bottom = page.locator(".decision").evaluate("(bar) => bar.getBoundingClientRect().bottom")
        top = page.locator(".player").first.evaluate("(card) => card.getBoundingClientRect().top")
        assert bottom <= top, width


def test_the_rules_have_pictures_rulings_and_a_glossary(page: Page, site: TestServer) -> None:
    open_page(page, f"{site.url}/rules.html#BUILD-5")
    expect(page.locator("#BUILD-5 .rule-picture")).to_have_count(2)
    expect(page.locator("#BUILD-5")).to_be_in_viewport()
    expect(page.locator("#SCORE-2 figcaption")).to_contain_text("5 points")
    page.locator(".language select").select_option("de")
    expect(page.locator("#glossary th").first).to_have_text("Deutsch")
    page.locator("input[type=search]").fill("Zentrum Bonus")
    expect(page.locator("#rulings dt").first).to_contain_text("Zentrum")
    page.locator("input[type=search]").fill("Holz legno")
    expect(page.locator("#glossary tbody tr")).to_have_count(1)


def test_the_pictures_are_drawn_as_the_positions_lie(page: Page, site: TestServer) -> None:
    """The cards of the position, and the one that is refused."""
    open_page(page, f"{site.url}/rules.html")
    page.locator(".rule-picture").first.wait_for()
    for rule in {each.rule for each in illustrations() if each.shows == "city"}:
        shown = [each for each in illustrations() if each.rule == rule]
        figures = page.locator(f"#{rule} .picture-city")
        expect(figures).to_have_count(len(shown))
        for place, picture in enumerate(shown):
            cells = [tuple(cell) for cell, _, _ in picture.view["city"]]
            cells += [picture.tried.cell] if picture.tried else []
            drawn = figures.nth(place).locator(".picture-cell")
            found = drawn.evaluate_all("all => all.map(one => one.dataset.cell)")
            assert found == [f"{x},{y}" for x, y in cells]
            lefts = drawn.evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
            placed = list(zip([x for x, _ in cells], lefts, strict=True))
            assert all((x < other) == (left < there) for x, left in placed for other, there in placed)


SOUGHT = {"en": "builder's", "it": "citta", "nl": "maitresse", "fr": "batiment", "de": "strasse"}
"""Search terms without accents."""


def test_the_rules_are_found_without_accents(page: Page, site: TestServer) -> None:
    open_page(page, f"{site.url}/rules.html")
    for language in LANGUAGES:
        page.locator("input[type=search]").fill("")
        page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#TURN-4")).to_have_count(1)
        texts, word = Texts(language), SOUGHT[language]
        page.locator("input[type=search]").fill(word)
        found = [rule for rule in rules_with([word], texts) if word not in rule_text(rule, texts).lower()]
        assert found
        for rule in found:
            expect(page.locator(f"#{rule}")).to_be_visible()
        expect(page.locator("#TURN-4")).to_have_count(0)


def test_a_ruling_stands_with_every_rule_it_is_about(page: Page, site: TestServer) -> None:
    open_page(page, f"{site.url}/rules.html")
    for ruling, rules in RULINGS.items():
        question = Texts("en").say(f"ruling-{ruling}-question")
        for rule in rules:
            expect(page.locator(f"#{rule} summary", has_text=question)).to_have_count(1)
            expect(
                page.locator("#rulings div", has_text=question).locator(f"a[href='#{rule}']")
            ).to_have_count(1)
