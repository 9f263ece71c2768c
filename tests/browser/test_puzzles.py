"""Puzzles: the page, and solving at a real table."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from browser.fitting import Viewer
from browser.reading import open_page
from browser.table_kit import by_keys, by_pointer, click
from oddville.games.puzzles.collection import puzzle_of_day, puzzles
from oddville.games.puzzles.puzzle import Puzzle
from oddville.texts import Texts
from server.serving import TestServer
from texts.catalogue import LANGUAGES

STRIP = ".lesson.puzzle"
CHOICE = ".table-page.my-choice"
EASY = puzzles()[0]


def button_of(page: Page, puzzle: Puzzle) -> str:
    return f".theme .puzzle >> text=/^\\s*{puzzles().index(puzzle) + 1}\\s*$/"


def begin(page: Page, site: TestServer, puzzle: Puzzle = EASY, language: str = "en") -> None:
    open_page(page, f"{site.url}/puzzles.html")
    page.locator(".language select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(button_of(page, puzzle)).click()
    page.wait_for_url("**/table.html?table=*")
    expect(page.locator(STRIP)).to_be_visible()
    expect(page.locator(CHOICE)).to_be_visible()


def wrong_move(puzzle: Puzzle) -> str:
    """A simple move that is not the answer."""
    return next(each.move for each in puzzle.values[1:] if each.move.split()[0] in ("coins", "building"))


def test_a_wrong_move_is_answered_and_the_right_one_played(
    page: Page, site: TestServer, complaints: list[str]
) -> None:
    begin(page, site)
    expect(page.locator(STRIP)).to_contain_text("Find the best move.")
    expect(page.locator(".lesson-target")).to_have_count(0)
    by_pointer(page, wrong_move(EASY), click)
    chance = EASY.value_of(wrong_move(EASY)).chance
    expect(page.locator(STRIP)).to_contain_text(
        f"wins {chance} of 100 games, the best move {EASY.values[0].chance}."
    )
    expect(page.locator(CHOICE)).to_be_visible()
    by_pointer(page, EASY.answer, click)
    expect(page.locator(STRIP)).to_contain_text("Right:")
    expect(page.locator(STRIP)).to_contain_text(f"It wins {EASY.values[0].chance} of 100 games")
    open_page(page, f"{site.url}/puzzles.html")
    expect(page.locator(".theme .is-solved")).to_have_count(1)
    expect(page.locator(f"#{EASY.theme}")).to_contain_text("Solved: 1 of")
    open_page(page, f"{site.url}/")
    expect(page.locator(".tables:not(.open-tables) li")).to_have_count(0)
    assert complaints == []


def test_the_solution_is_pointed_out_and_does_not_count(page: Page, site: TestServer) -> None:
    begin(page, site)
    page.locator("[data-puzzle=solution]").click()
    expect(page.locator(STRIP)).to_contain_text("The best move:")
    expect(page.locator(".lesson-target").first).to_be_attached()
    by_pointer(page, EASY.answer, click)
    expect(page.locator(STRIP)).to_contain_text("The best move:")
    open_page(page, f"{site.url}/puzzles.html")
    expect(page.locator(".theme .puzzle").first).to_be_visible()
    expect(page.locator(".theme .is-solved")).to_have_count(0)


def test_the_next_puzzle_and_a_reload(page: Page, site: TestServer) -> None:
    begin(page, site)
    page.reload()
    expect(page.locator(STRIP)).to_contain_text("Find the best move.")
    title = page.locator(f"{STRIP} b").inner_text()
    page.locator("[data-puzzle=solution]").click()
    page.locator("[data-puzzle=next]").click()
    expect(page.locator(f"{STRIP} b")).not_to_have_text(title)


def test_a_puzzle_is_solved_by_keys(page: Page, site: TestServer) -> None:
    begin(page, site)
    by_keys(page, EASY.answer)
    expect(page.locator(STRIP)).to_contain_text("Right:")


def test_the_puzzle_of_the_day_is_that_of_the_terminal(page: Page, site: TestServer) -> None:
    open_page(page, f"{site.url}/puzzles.html")
    today = puzzle_of_day(datetime.now(UTC).date())
    expect(page.locator(".today [data-puzzle]")).to_have_attribute("data-puzzle", today.id)


def test_a_lesson_leads_to_puzzles_of_its_theme(page: Page, site: TestServer) -> None:
    open_page(page, f"{site.url}/learn.html")
    page.locator("[data-lesson=characters]").click()
    for move in ("build wishbone-shop 0,1", "cheat"):
        expect(page.locator(CHOICE)).to_be_visible()
        by_pointer(page, move, click)
    link = page.locator(".lesson a.main")
    expect(link).to_have_attribute("href", f"{site.url}/puzzles.html#steal")


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_a_puzzle_is_in_every_language(
    page: Page, site: TestServer, complaints: list[str], language: str
) -> None:
    begin(page, site, language=language)
    texts = Texts(language)
    expect(page.locator(STRIP)).to_contain_text(texts.say(f"puzzle-theme-{EASY.theme}"))
    page.locator("[data-puzzle=solution]").click()
    expect(page.locator(STRIP)).to_contain_text(texts.say("puzzle-next-do"))
    assert complaints == []


WINDOWS = [
    (320, 480, 16),
    (390, 844, 16),
    (390, 844, 24),
    (844, 390, 16),
    (768, 1024, 16),
    (1366, 650, 16),
    (1440, 900, 20),
    (3840, 2160, 32),
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_answer_fits_every_window(page: Page, site: TestServer, players: int) -> None:
    puzzle = next(each for each in puzzles() if each.players == players)
    begin(page, site, puzzle, "de")
    viewer = Viewer(page)
    assert viewer.faults(WINDOWS) == []
    viewer.resize((1440, 900, 16))
    by_pointer(page, wrong_move(puzzle), click)
    expect(page.locator(STRIP)).to_contain_text(Texts("de").say("puzzle-again"))
    assert viewer.faults(WINDOWS) == []
