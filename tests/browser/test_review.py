"""The review of a game in a real browser: beside the replay, from the end of a game, and what is kept."""

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from analysis.kit import bot_game
from browser.ending_kit import before_the_end, end_game
from browser.languages import NARROW, choose
from browser.reading import open_page, overflow, violations, visitor_page
from oddville import record_of
from oddville.analysis import ReviewSettings
from oddville.server.reviews import reviews, subject
from server.serving import HERE, TestServer
from waiting import wait_until

QUICK = partial(ReviewSettings, simulations=16, value_simulations=4, alternatives=1)
GAME = bot_game("market", players=2, bot="random", turn_limit=4)
RECORD = str(record_of(GAME, ["Ada", "Bo"]))
WINDOWS = [(320, 480), (390, 844), (844, 390), (1366, 650), (1440, 900), (3840, 2160)]


@pytest.fixture
def page(browser: Browser, site: TestServer) -> Iterator[Page]:
    yield from visitor_page(browser, site.url)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few simulations: many mistakes, soon."""
    monkeypatch.setattr(subject, "ReviewSettings", QUICK)


def review(page: Page, record: str = RECORD) -> None:
    """Paste a record and wait for its review."""
    open_page(page, "/replay.html")
    page.get_by_label("Paste a record").fill(record)
    page.get_by_role("button", name="Show the game").click()
    page.get_by_role("button", name="Review this game").click()
    page.locator(".chances-graph").wait_for()


def where(page: Page) -> str:
    return page.locator(".replay-where").inner_text()


def test_a_whole_review_of_a_short_game(page: Page, complaints: list[str]) -> None:
    """As the server computes it for everybody, with all its simulations."""
    game = bot_game("short", bot="random", turn_limit=2)
    review(page, str(record_of(game, ["Ada", "bot:random Berta"])))
    graph = page.get_by_role("slider", name="Chance of winning after each move")
    expect(graph).to_have_attribute("aria-valuemax", str(game.ply))
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"move 0: Ada \d+% and Berta \d+%"))
    expect(page.get_by_role("heading", name="Decisions of Ada")).to_be_visible()
    expect(page.locator(".grades")).to_have_text(re.compile(r"best: \d+, good: \d+, doubtful: \d+"))
    expect(page.locator(".review-body")).to_contain_text("doubtful from 2, mistake from 5, blunder from 10")
    page.get_by_role("tab", name="Turning points").click()
    expect(page.locator(".turning-points > li")).to_have_count(3)
    page.get_by_role("tab", name="Luck").click()
    expect(page.locator(".luck-rows > li")).to_have_count(2)
    assert complaints == []


@pytest.mark.usefixtures("quick")
def test_the_graph_leads_to_a_move(page: Page) -> None:
    review(page)
    graph = page.locator(".chances-graph")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 2, "y": 20})
    assert f"move {GAME.ply} of {GAME.ply}" in where(page)
    graph.focus()
    page.keyboard.press("ArrowLeft")
    assert f"move {GAME.ply - 1} of" in where(page)
    expect(graph).to_have_attribute("aria-valuenow", str(GAME.ply - 1))
    page.get_by_text("Chances as a table").click()
    expect(page.locator(".chance-table tbody tr")).to_have_count(GAME.ply + 1)
    expect(page.locator(".chance-table tbody tr").last.locator("td")).to_have_text(
        [f"{100 * (player == GAME.winner)}%" for player in range(2)]
    )


def test_numbers_of_turning_points_do_not_cover_each_other(page: Page, address: str) -> None:
    """Moves one right after the other are close on the graph."""
    page.goto(f"{address}/404.html")
    moved = page.evaluate(
        """async places => {
          const { apart } = await import("/pages/review/labels.js");
          return places.map(apart);
        }""",
        [[97, 98, 99], [10, 10, 10], [0, 50, 52], [], [100]],
    )
    assert moved == [[90, 95, 100], [10, 15, 20], [0, 50, 55], [], [100]]


@pytest.mark.usefixtures("quick")
def test_a_decision_shows_its_position_and_the_best_move(page: Page, complaints: list[str]) -> None:
    """The build that would have been best lies on the table."""
    review(page)
    page.get_by_label("Whose decisions?").select_option("Bo")
    if page.get_by_label("Only doubtful moves and worse").count():
        page.get_by_label("Only doubtful moves and worse").uncheck()
    decisions = page.locator(".decision")
    expect(decisions.first).to_be_visible()
    for place in range(decisions.count()):
        decision = decisions.nth(place)
        decision.click()
        expect(decision).to_have_attribute("aria-expanded", "true")
        ply = int(re.search(r"move (\d+)", decision.inner_text())[1])  # type: ignore[index]
        assert f"move {ply - 1} of" in where(page)
        details = page.locator(".decision-details").inner_text()
        assert ("This was the best move." in details) != ("Better: " in details)
        if "Better: " in details:
            assert re.search(
                r"Cost: \d+\.\d wins in 100 games \(standard error \d+\.\d\), -?\d+\.\d points", details
            )
        if cell := re.search(r"Better: build .* at (-?\d+,-?\d+)", details):
            expect(page.locator(f'.cell[data-cell="{cell[1]}"]')).to_have_class(re.compile("selected"))
    page.locator(".review").get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("This creates a new table at this position")
    assert complaints == []


@pytest.mark.usefixtures("quick")
def test_a_summary_is_kept_once(page: Page) -> None:
    for _ in range(2):
        review(page)
    read = "const { reviewSummaries } = await import(new URL('lib/review_summaries.js', location.href));"
    (kept,) = page.evaluate(f"async () => {{ {read} return reviewSummaries(); }}")
    assert page.evaluate("localStorage.getItem('oddville-reviews')") is not None
    assert kept["table"] is None
    assert [player["name"] for player in kept["players"]] == ["Ada", "Bo"]
    grades = kept["players"][0]["grades"]
    assert list(grades) == ["best", "good", "doubtful", "mistake", "blunder"]
    assert (
        sum(kept["players"][0]["kinds"].values())
        == grades["doubtful"] + grades["mistake"] + grades["blunder"]
    )


@pytest.mark.usefixtures("quick")
def test_from_the_end_of_a_game(page: Page, site: TestServer) -> None:
    table = before_the_end(site)
    end_game(site, table)
    page.goto(f"/table.html?table={table['id']}#{table['seats'][0]['token']}")
    page.get_by_role("link", name="Review this game").click()
    page.locator(".chances-graph").wait_for()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".replay-log")).to_be_visible()
    assert page.locator(".review").count() == 0


def test_a_game_that_is_not_over_is_not_reviewed(page: Page, site: TestServer) -> None:
    open_page(page, f"/replay.html?table={site.make(HERE)['id']}&review=1")
    page.locator(".replay-log").wait_for()
    assert page.get_by_role("button", name="Review this game").count() == 0


def test_progress_can_be_stopped_and_continued(page: Page) -> None:
    states = iter(["running", "running", "stopped"])

    def answer(route: object) -> None:
        progress = {
            "key": "0" * 32,
            "state": next(states),
            "done": 3,
            "total": 40,
            "seconds": 95,
            "result": None,
        }
        route.fulfill(json=progress)  # type: ignore[attr-defined]

    page.route("**/api/reviews**", answer)
    page.route("**/api/reviews/*", answer)
    open_page(page, "/replay.html")
    page.get_by_label("Paste a record").fill(RECORD)
    page.get_by_role("button", name="Show the game").click()
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".review")).to_contain_text("3 of 40 positions")
    expect(page.locator(".review")).to_contain_text("About 2 minutes left.")
    expect(page.locator(".review")).to_contain_text("The review was stopped.")
    page.unroute("**/api/reviews**")
    page.unroute("**/api/reviews/*")
    page.get_by_role("button", name="Continue").click()
    page.locator(".chances-graph").wait_for()


@pytest.mark.usefixtures("quick")
def test_by_keys_the_focus_stays_where_it_is(page: Page) -> None:
    """The log has one place where the Tab key stops, and the button that opens the review does not go away."""
    open_page(page, "/replay.html")
    page.get_by_label("Paste a record").fill(RECORD)
    page.get_by_role("button", name="Show the game").click()
    stops = page.locator(".replay-log .entry[tabindex='0']")
    expect(stops).to_have_count(1)
    page.keyboard.press("End")
    expect(page.locator(".replay-log .now .entry[tabindex='0']")).to_have_count(1)
    expect(stops).to_have_count(1)
    page.get_by_role("button", name="Review this game").press("Enter")
    page.locator(".chances-graph").wait_for()
    expect(page.get_by_role("button", name="Log")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Review this game")).to_be_focused()


@pytest.mark.usefixtures("quick")
def test_the_luck_of_four_players_needs_no_scrolling_on_a_phone(page: Page) -> None:
    game = bot_game("four", players=4, bot="random", turn_limit=4)
    page.set_viewport_size(NARROW)
    review(page, str(record_of(game, ["Ada", "Bo", "Clementine the Second", "Dan"])))
    choose(page, "de")
    page.get_by_role("tab", name="Glück").click()
    table = page.locator(".luck-table")
    expect(table.locator("tbody tr")).to_have_count(6)
    expect(table.locator("thead th")).to_have_count(4)
    beyond = "scroll => scroll.scrollWidth - scroll.clientWidth"
    assert page.locator(".review-scroll", has=table).evaluate(beyond) <= 0
    assert page.locator(".luck-scale span").all_inner_texts() == ["0", "100"]
    expect(page.locator(".limit-line")).to_have_count(8)


def test_stop_stops_it_on_the_server(page: Page, site: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WATCHED_MS", 10**9)
    game = bot_game("to stop", bot="random", turn_limit=40)
    record = str(record_of(game, ["Ada", "Bo"]))
    open_page(page, "/replay.html")
    page.get_by_label("Paste a record").fill(record)
    page.get_by_role("button", name="Show the game").click()
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".review")).to_contain_text(f"of {game.ply + 1} positions")
    assert site.service.reviews.waiting == 1
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".review")).to_contain_text("The review was stopped.")
    wait_until(lambda: not site.service.reviews.waiting)
    with site.client() as client:
        progress = client.get(f"/api/reviews/{subject.subject_of_record(record).key}").json()
    assert progress["state"] == "stopped"
    assert progress["done"] < progress["total"]


@pytest.mark.usefixtures("quick")
def test_it_fits_and_can_be_read_by_all(page: Page, axe: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    review(page)
    for tab in ("Decisions", "Turning points", "Luck"):
        page.get_by_role("tab", name=tab).click()
        assert violations(page, axe) == []
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            assert overflow(page) <= 0, (tab, width, height)
