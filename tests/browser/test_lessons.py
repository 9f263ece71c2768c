"""The lessons in a real browser, at the real table, and the rules page they lead to."""

import pytest
from playwright.sync_api import Page, expect

from browser.reading import ready
from browser.table_kit import by_pointer, click
from oddville.games.lessons import Lesson, lessons
from oddville.texts import Texts
from server.serving import Running

STEPS = [each for each in lessons() if each.steps]


def begin(page: Page, site: Running, lesson: str) -> None:
    """Begin it on the page to learn from."""
    ready(page, f"{site.url}/learn.html")
    page.locator(f"[data-lesson={lesson}]").click()
    page.wait_for_url(f"**/table.html?table=*&lesson={lesson}")
    page.locator(".lesson").wait_for()


@pytest.mark.parametrize("lesson", STEPS, ids=lambda each: each.id)
def test_a_lesson_is_done_at_the_table(
    page: Page, site: Running, complaints: list[str], lesson: Lesson
) -> None:
    begin(page, site, lesson.id)
    game = lesson.game()
    for step in lesson.steps:
        expect(page.locator(".table-page.my-choice")).to_be_visible()
        expect(page.locator(".lesson")).to_contain_text(Texts("en").say(step.message)[:40])
        expect(page.locator(".wanted").first).to_be_attached()
        move = step.moves(game)[0]
        by_pointer(page, move, click)
        game.play(move)
        step.go_on(game)
    expect(page.locator(".lesson")).to_contain_text(Texts("en").say(lesson.done))
    page.locator("[data-act=next-lesson]").click()
    page.wait_for_url(lambda url: f"lesson={lesson.id}" not in url)
    assert complaints == []


def test_another_move_is_not_taken(page: Page, site: Running) -> None:
    begin(page, site, "coins")
    by_pointer(page, "coins 4", click)
    expect(page.locator(".notes")).to_contain_text("this step asks for something else")
    expect(page.locator(".lesson")).to_contain_text("Play worker card 3 for coins.")
    page.reload()
    expect(page.locator(".lesson")).to_contain_text("Play worker card 3 for coins.")


def test_a_lesson_goes_on_from_my_tables(page: Page, site: Running) -> None:
    begin(page, site, "coins")
    ready(page, f"{site.url}/")
    page.locator(".tables a").first.click()
    expect(page.locator(".lesson")).to_contain_text("Play worker card 3 for coins.")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("lesson", STEPS, ids=lambda each: each.id)
def test_a_lesson_covers_nobody(page: Page, site: Running, lesson: Lesson, size: tuple[int, int]) -> None:
    """However much its step says, in the longest of languages."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script("localStorage.setItem('oddville-settings', '{\"language\": \"de\"}')")
    begin(page, site, lesson.id)
    expect(page.locator(".table-page.my-choice")).to_be_visible()
    bottom = page.locator(".decision").evaluate("(bar) => bar.getBoundingClientRect().bottom")
    top = page.locator(".player").first.evaluate("(card) => card.getBoundingClientRect().top")
    assert bottom <= top


def test_the_rules_have_pictures_rulings_and_a_glossary(page: Page, site: Running) -> None:
    ready(page, f"{site.url}/rules.html#BUILD-5")
    expect(page.locator("#BUILD-5 .rule-picture")).to_have_count(2)
    expect(page.locator("#BUILD-5")).to_be_in_viewport()
    expect(page.locator("#SCORE-2 figcaption")).to_contain_text("5 points")
    page.locator(".language select").select_option("de")
    expect(page.locator("#glossary th").first).to_have_text("Deutsch")
    page.locator("input[type=search]").fill("Zentrum Bonus")
    expect(page.locator("#rulings dt").first).to_contain_text("Zentrum")
    page.locator("input[type=search]").fill("Holz legno")
    expect(page.locator("#glossary tbody tr")).to_have_count(1)


def test_the_picture_of_the_score_is_true() -> None:
    """As the lesson of the city ends: the Toll Staircase in a row of three."""
    lesson = next(each for each in lessons() if each.id == "city")
    game = lesson.game()
    for step in lesson.steps:
        game.play(step.moves(game)[0])
        step.go_on(game)
    points = {line.source: line.points for line in game.score_sheet().players[0].lines}
    assert points["toll-staircase"] == 5
