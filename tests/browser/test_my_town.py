"""My town: the games of a browser, kept, added up, exported, imported and deleted."""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from browser.ending_kit import before_the_end, end_game
from browser.languages import choose
from browser.reading import open_page, overflow, violations, visitor_page
from browser.table_kit import open_table
from server.serving import TestServer
from texts.catalogue import LANGUAGES

SIZES = ((390, 844), (844, 390), (1366, 650), (1440, 900), (320, 568))


@pytest.fixture
def page(browser: Browser, site: TestServer) -> Iterator[Page]:
    yield from visitor_page(browser, site.url)


def game(number: int, bot: str | None = "mason", *, won: bool = True, **more: Any) -> dict[str, Any]:
    return {
        "id": f"table{number:05}",
        "at": 1_790_000_000_000 + number * 86_400_000,
        "edition": "x",
        "seats": [{"name": "Ada", "bot": None}, {"name": "Berta", "bot": bot}],
        "mine": [0],
        "points": [40, 30] if won else [30, 40],
        "winner": 0 if won else 1,
        "best": {"card": "goose-exchange", "points": number},
        **more,
    }


def keep_games(page: Page, *games: dict[str, Any]) -> None:
    text = json.dumps({"version": 1, "games": list(games)})
    page.evaluate("(text) => localStorage.setItem('oddville-history', text)", text)


def kept(page: Page) -> list[dict[str, Any]]:
    found: dict[str, Any] | None = page.evaluate(
        "JSON.parse(localStorage.getItem('oddville-history') ?? 'null')"
    )
    return found["games"] if found else []


def figure(page: Page, label: str) -> str:
    return page.locator(".figure", has_text=label).locator("dd").inner_text()


def history_file(*games: dict[str, Any], **more: Any) -> FilePayload:
    text = json.dumps(
        {"oddville": "history", "version": 1, "games": list(games), "towns": [], "reviews": [], **more}
    )
    return {"name": "history.json", "mimeType": "application/json", "buffer": text.encode()}


def test_a_finished_game_is_kept_with_its_result(browser: Browser, site: TestServer) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "newcomer"}]
    table = before_the_end(site, seats=seats)
    with open_table(browser, site, table) as page:
        totals = end_game(site, table)
        expect(page.locator(".score-region")).to_be_visible()
        page.wait_for_function("localStorage.getItem('oddville-history')")
        (found,) = kept(page)
        assert (found["id"], found["points"], found["mine"]) == (table["id"], totals, [0])
        assert found["seats"][1]["bot"] == "newcomer"
        assert found["best"]["points"] > 0
        page.reload()
        expect(page.locator(".score-region")).to_be_visible()
        assert len(kept(page)) == 1, "opened again, it is kept once"
        assert len(json.dumps(found["town"])) < 1500, "500 games must fit into the storage of a browser"
        open_page(page, f"{site.url}/town.html")
        expect(page.locator(".town-games > li")).to_have_count(1)
        picture = page.get_by_role("img", name="The town at the end")
        expect(picture).to_be_visible()
        assert picture.locator("g").count() == len(found["town"])
        page.locator(".town-games a").click()
        page.wait_for_url(f"**/replay.html?table={table['id']}")


def test_an_empty_town_says_what_will_be_here(page: Page, axe: str) -> None:
    open_page(page, "/town.html")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    expect(page.locator("#export")).to_be_disabled()
    upper, lower = (panel.bounding_box() for panel in page.locator("main .panel").all())
    assert upper is not None
    assert lower is not None
    assert lower["y"] - upper["y"] - upper["height"] >= 10, "a gap between the panels"
    assert violations(page, axe) == []


def test_games_add_up(page: Page, axe: str) -> None:
    open_page(page, "/town.html")
    shared = game(7, None, mine=[0, 1], winner=1)
    keep_games(page, shared, game(6), game(5, "mayor"), game(4, won=False), game(3, None), game(2))
    reviews = [
        {
            "key": "a",
            "table": "table00006",
            "at": 1,
            "players": [{"kinds": {"placement": 2, "bonus": 1}}, None],
        },
        {
            "key": "b",
            "table": "table00005",
            "at": 1,
            "players": [{"kinds": {"placement": 1}}, {"kinds": {"build": 9}}],
        },
        {"key": "c", "table": None, "at": 1, "players": [{"kinds": {"build": 9}}]},
    ]
    page.evaluate("(text) => localStorage.setItem('oddville-reviews', text)", json.dumps(reviews))
    open_page(page, "/town.html")
    assert [figure(page, label) for label in ("Games", "Wins in a row")] == ["5", "2"]
    assert figure(page, "Best building") == "Goose Exchange, 7 points"
    rows = [row.split() for row in page.locator(".level-table tbody tr").all_inner_texts()]
    assert rows == [["mason", "3", "2"], ["mayor", "1", "1"], ["people", "1", "1"]]
    mistakes = page.locator("section", has=page.locator("#mistakes")).locator("li").all_inner_texts()
    assert mistakes == ["the place of a building (3)", "bonuses (1)"], "only those of my seat"
    assert violations(page, axe) == []


def test_a_file_carries_games_to_another_browser(page: Page, tmp_path: Path) -> None:
    open_page(page, "/town.html")
    keep_games(page, game(2), game(1))
    open_page(page, "/town.html")
    with page.expect_download() as download:
        page.locator("#export").click()
    file = tmp_path / "history.json"
    download.value.save_as(file)
    keep_games(page, game(3), game(2))
    open_page(page, "/town.html")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status")).to_have_text("1 new game was added.")
    assert [each["id"] for each in kept(page)] == ["table00003", "table00002", "table00001"]


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ({"name": "a.json", "mimeType": "application/json", "buffer": b"{"}, "not a history"),
        (history_file(game(1), oddville="replay"), "not a history"),
        (history_file({**game(1), "points": [1]}), "not a history"),
        (history_file({**game(1), "id": "../x"}), "not a history"),
        (history_file({**game(1), "winner": 2}), "not a history"),
        (history_file({**game(1), "mine": [2]}), "not a history"),
        (history_file({**game(1), "at": 1e300}), "not a history"),
        (history_file(game(1), version=2), "version 2"),
        ({"name": "a.json", "mimeType": "application/json", "buffer": b" " * 2_000_001}, "too large"),
    ],
)
def test_a_bad_file_changes_nothing(page: Page, file: FilePayload, words: str) -> None:
    open_page(page, "/town.html")
    keep_games(page, game(2))
    open_page(page, "/town.html")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(words)
    assert [each["id"] for each in kept(page)] == ["table00002"]


def test_a_file_that_is_too_large_is_not_read(page: Page) -> None:
    open_page(page, "/town.html")
    page.evaluate("void (Blob.prototype.text = () => Promise.reject(new Error('read')))")
    large: FilePayload = {"name": "a.json", "mimeType": "application/json", "buffer": b" " * 2_000_001}
    page.locator("input[type=file]").set_input_files(large)
    expect(page.get_by_role("alert")).to_contain_text("too large")


def test_bad_towns_and_reviews_of_a_file_are_left_out(page: Page) -> None:
    """The games of the file are good."""
    town = {"day": "2026-11-18", "table": "x", "bot": "mason", "points": 30, "stars": 3}
    bad = [{**town, "day": "2026-99-99"}, {**town, "day": "2026-11-17", "points": "many"}, 5]
    open_page(page, "/town.html")
    page.locator("input[type=file]").set_input_files(
        history_file(game(1), towns=[town, *bad], reviews=[{"key": "a", "players": 1}])
    )
    expect(page.get_by_role("status")).to_have_text("1 new game was added.")
    for name, expected in (("today", [town]), ("reviews", [])):
        assert page.evaluate(f"JSON.parse(localStorage['oddville-{name}'])") == expected


def test_everything_is_deleted_on_request(page: Page) -> None:
    open_page(page, "/town.html")
    keep_games(page, game(1))
    page.evaluate("localStorage.setItem('oddville-today', '[]')")
    open_page(page, "/town.html")
    page.locator("#delete").click()
    page.get_by_role("button", name="Keep it").click()
    assert len(kept(page)) == 1
    page.locator("#delete").click()
    page.locator("#delete-now").click()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    assert (
        page.evaluate("['history', 'today', 'reviews'].map((name) => localStorage[`oddville-${name}`])")
        == ["null"] * 3
    )


def test_the_oldest_of_too_many_games_is_left_out(page: Page) -> None:
    open_page(page, "/town.html")
    page.locator("input[type=file]").set_input_files(history_file(*(game(each) for each in range(510))))
    expect(page.get_by_role("status")).to_contain_text("510")
    found = kept(page)
    assert (len(found), found[0]["id"], found[-1]["id"]) == (500, "table00509", "table00010")


def test_the_page_fits_every_window_in_every_language(page: Page) -> None:
    """Also in the letters of the system, until the page's own have arrived."""
    page.route("**/*.woff2", lambda route: route.abort())
    open_page(page, "/town.html")
    keep_games(page, *(game(each) for each in range(40)))
    open_page(page, "/town.html")
    for language, (width, height) in product(LANGUAGES, SIZES):
        choose(page, language)
        page.set_viewport_size({"width": width, "height": height})
        assert overflow(page) <= 0, (width, language)
