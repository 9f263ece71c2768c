"""The first minute: *Play now* asks whether the player is new, and the guided game explains the table."""

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import seated
from browser.fitting import UNFIT, Viewer, Window, random_windows
from browser.reading import open_page, visitor_page
from browser.table_kit import by_pointer, click, open_table
from browser.windows import settle
from oddville.games.game import Game
from oddville.games.learning.lessons import lesson
from oddville.games.records.writer import record_of
from oddville.server.wire import options
from oddville.texts import Texts
from server.serving import TestServer

WINDOWS: Final[tuple[Window, ...]] = (
    *((390, 844, 16), (844, 390, 16), (667, 375, 16), (320, 568, 16), (320, 480, 16)),
    *((820, 1180, 16), (1024, 768, 16), (1366, 650, 16), (1440, 900, 16), (2560, 1440, 16)),
    *((390, 844, 32), (844, 390, 32), (1366, 650, 32), (1024, 768, 24), (1440, 900, 32)),
)
"""With letters of up to 200 %."""
FRAMES: Final = {
    "resources": ".resources-region",
    "hand": ".hand",
    "buildings": ".my-buildings",
    "players": ".players",
    "characters": ".my-things",
}
"""The part of the table that a mark points at."""
MARKS: Final[dict[str, str]] = {
    mark.at: mark.message for mark in lesson("first-game").marks if mark.when != "recover"
}
OUTLINE: Final = "element => getComputedStyle(element).outlineStyle"


@pytest.fixture
def page(browser: Browser, site: TestServer) -> Iterator[Page]:
    for page in visitor_page(browser, site.url):
        page.emulate_media(reduced_motion="reduce")
        yield page


def begin(page: Page) -> None:
    """The guided game from the first *Play now*."""
    open_page(page, "/")
    page.locator("#play").click()
    page.get_by_role("button", name="Guided game recommended").click()
    page.wait_for_url("**/table.html?table=*")


def assert_mark(page: Page, at: str) -> None:
    """The mark is announced, frames its part of the table and covers nothing."""
    expect(page.locator(".coach")).to_contain_text(Texts("en").say(MARKS[at], most=2))
    expect(page.locator(f".table-page[data-mark={at}]")).to_be_visible()
    assert page.locator(FRAMES[at]).first.evaluate(OUTLINE) == "dashed"
    settle(page)
    assert page.evaluate(UNFIT) == []


def test_the_first_play_now_asks_whether_the_player_is_new(page: Page) -> None:
    open_page(page, "/")
    page.locator("#play").click()
    expect(page.get_by_role("dialog", name="New here?")).to_be_visible()
    page.keyboard.press("Escape")  # no answer: asked again
    page.locator("#play").click()
    page.get_by_role("button", name="I know the game").click()
    expect(page.locator(".player")).to_have_count(3)
    open_page(page, "/")
    page.locator("#play").click()
    expect(page.locator(".player")).to_have_count(3)


def test_the_guided_game_explains_what_matters_now(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mark goes away by the move it is about, or by a press, and stays away."""
    monkeypatch.setitem(options.PACES, "slow", 0)
    begin(page)
    expect(page.locator(".player")).to_have_count(2)
    assert_mark(page, "resources")
    page.locator(".choices .choice").first.click()
    assert_mark(page, "hand")
    page.reload()
    assert_mark(page, "hand")
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator(".table-page.my-choice")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)
    by_pointer(page, "building 4 1", click)
    assert_mark(page, "buildings")


@pytest.mark.parametrize("place", ["#guide", "learn"])
def test_the_guided_game_stays_in_reach(page: Page, place: str) -> None:
    open_page(page, "/learn.html" if place == "learn" else "/")
    page.locator(".first-game .primary" if place == "learn" else place).click()
    expect(page.locator(".coach")).to_be_visible()
    expect(page.locator(".goal").first).to_have_text(
        "The most points win. The game ends when a player has 2 workers in the city."
    )


def test_a_mark_fits_every_window(page: Page) -> None:
    """In German, the longest language."""
    page.add_init_script("localStorage.setItem('oddville-settings', JSON.stringify({ language: 'de' }))")
    open_page(page, "/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator("#guide").click()
    page.locator(".coach").wait_for()
    assert faults(page) == []
    page.locator(".choices .choice").first.click()
    expect(page.locator("[data-mark=hand]")).to_be_visible()
    assert faults(page) == []


def faults(page: Page) -> list[str]:
    """What does not fit in some window."""
    return Viewer(page).faults([*WINDOWS, *random_windows("coach marks", 4)])


def last_turn() -> tuple[str, int, str]:
    """A record of the short game in which the first player can end the game by a build: the ply and the build."""
    rng = random.Random("last turn")
    while True:
        game = Game(2, edition="micro", seed=str(rng.random()), turn_limit=60)
        while not game.is_over:
            for move in game.legal_moves if game.player == 0 and game.phase == "turn" else ():
                if move.text.startswith("build ") and _ends(game, move.text):
                    return str(record_of(game, ["", "Bo"])), len(game.moves), move.text
            builds = [move for move in game.legal_moves if move.text.startswith(("build ", "resource "))]
            game.play(rng.choice(builds or game.legal_moves))


def _ends(game: Game, move: str) -> bool:
    trial = game.copy()
    trial.play(move)
    return trial.is_over


def as_first_game(table: dict[str, Any], seen: int = 3) -> str:
    """A script that stores a table as the guided game, its first marks seen."""
    tokens = [link["token"] for link in table["seats"][:1]]
    known = {"id": table["id"], "name": "", "tokens": tokens, "seats": [], "host": None, "opened": 1}
    entry = json.dumps([{**known, "lesson": "first-game", "seenMarks": list(MARKS.values())[:seen]}])
    return f"localStorage.setItem('oddville-tables', {json.dumps(entry)});"


def test_the_end_of_the_guided_game(browser: Browser, site: TestServer) -> None:
    """The last mark says what ends the game; then the name is asked for, and the full game is offered."""
    record, ply, build = last_turn()
    table = seated(site, record, ply, ["", "Bo"], confirm=False)
    with open_table(browser, site, table, [0], script=as_first_game(table)) as page:
        assert_mark(page, "players")
        by_pointer(page, build, click)
        page.get_by_label("What is your name?").fill("Ada")
        page.get_by_role("button", name="Save name").click()
        expect(page.locator(".name-form")).to_have_count(0)
        page.get_by_role("button", name="Play the full game").click()
        expect(page.locator(".player")).to_have_count(3)
        expect(page.locator(".player.mine")).to_contain_text("Ada")
        assert page.evaluate("localStorage.getItem('oddville-played')") == "true"
