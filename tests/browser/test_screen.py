"""The screen view for a TV or projector."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import at
from browser.ending_kit import before_the_end, end_game
from browser.reading import violations, visitor_page
from browser.table_kit import here, keep, open_table
from browser.windows import settle
from server.serving import TestServer, run_server

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (1024, 768), (2560, 1080), (3840, 2160))
HOST = "oddville.localhost"
KEPT = "localStorage.getItem('oddville-tables')"
SMALLEST = 18
"""Pixels of a letter at 1280 x 720: a room reads it from afar."""
OUTSIDE = """() => [...document.querySelectorAll(`.screen-bar > *, .screen-player, .screen-name, .screen-points,
    .screen-stats > *, .screen-city, .screen-code img, .screen-log`)]
  .filter((element) => element.getClientRects().length)
  .filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || right - left < 4;
  })
  .map((element) => element.className)"""
LETTERS = """() => [...document.querySelectorAll("#screen *")]
  .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && !element.closest("svg, .unseen, .plan") && element.getClientRects().length)
  .map((element) => parseFloat(getComputedStyle(element).fontSize))"""

INVITE_OVERFLOW = """() => {
  const bar = document.querySelector(".screen-bar").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".screen-invite *")].map((part) => part.getBoundingClientRect());
  return Math.max(...parts.flatMap(({ top, bottom }) => [bar.bottom - top, bottom - innerHeight]));
}"""
"""By how many pixels the invitation lies under the bar or the edge of the window."""
LOG_LINES = """() => {
  const log = document.querySelector(".screen-log").getBoundingClientRect();
  const seen = [...document.querySelectorAll(".screen-log li")].map((line) => line.getBoundingClientRect())
    .filter(({ left, top }) => left < log.right && top < log.bottom);
  return [seen.length, seen.filter(({ bottom }) => bottom > log.bottom).length];
}"""
"""How many lines of the log are seen, and how many of these are cut."""


@pytest.fixture
def page(browser: Browser, server: TestServer) -> Iterator[Page]:
    yield from visitor_page(browser, server.url)


def show(page: Page, table: dict[str, str]) -> None:
    page.goto(f"/screen.html?table={table['id']}")
    page.locator("[data-ready]").wait_for()


@pytest.fixture(scope="module")
def reachable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    """A server whose address leads there from other devices, as far as its pages know."""
    folder = tmp_path_factory.mktemp("tables")
    with run_server(folder, requests_a_second=0, tables_an_hour=0, allowed_hosts=[HOST]) as server:
        yield server


@pytest.mark.parametrize("players", [2, 4])
def test_everything_fits_every_screen_in_large_letters(
    page: Page, reachable: TestServer, players: int
) -> None:
    table, _ = at(reachable, "build", players)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"http://{HOST}:{reachable.port}/screen.html?table={table['id']}")
        expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
        expect(page.locator(".screen-player")).to_have_count(players)
        settle(page)
        assert page.evaluate(OUTSIDE) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        assert min(page.evaluate(LETTERS)) >= SMALLEST * min(width / 1280, height / 720, 1)
        expect(page.locator(".screen-log li").first).to_be_visible()


def test_a_low_window_shows_whole_lines_of_the_log(page: Page, server: TestServer) -> None:
    table = server.make({"seats": here("Ada", "Bo", "Cy", "Di"), "options": {"confirm": False}})
    with server.watch(table["id"], *[link["token"] for link in table["seats"]]) as player:
        for _ in range(12):
            player.move()
    page.set_viewport_size({"width": 844, "height": 390})
    show(page, table)
    expect(page.locator(".screen-player")).to_have_count(4)
    settle(page)
    shown, cut = page.evaluate(LOG_LINES)
    assert shown >= 4
    assert cut == 0


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_nothing_for_axe_to_find(page: Page, server: TestServer, axe: str, look: str) -> None:
    table, _ = at(server, "bonus", 3)
    page.add_init_script(keep(table, [], look=look))
    show(page, table)
    expect(page.locator(".screen-city .cell").first).to_be_visible()
    assert violations(page, axe) == []


def test_it_follows_the_game_and_plays_no_seat(browser: Browser, server: TestServer) -> None:
    """Also in the browser of a player, whose seats it leaves alone."""
    table, move = at(server, "coins", confirm=False)
    with open_table(browser, server, table) as playing:
        kept = playing.evaluate(KEPT)
        playing.locator("[data-act=menu]").click()
        with playing.context.expect_page() as opened:
            playing.get_by_role("link", name="Show on a TV or projector").click()
        screen = opened.value
        bar = screen.locator(".screen-turn")
        expect(bar).to_have_text(re.compile(r"turn|plays|playing"))
        lines = screen.locator(".screen-log li").all_inner_texts()
        assert screen.locator("[data-act], [data-move], form").count() == 0
        assert screen.evaluate(KEPT) == kept
        with server.watch(table["id"], *(link["token"] for link in table["seats"])) as player:
            assert player.move(move)["type"] == "done"
        expect(screen.locator(".screen-log li").first).not_to_have_text(lines[0])


def test_it_names_the_winner(page: Page, server: TestServer) -> None:
    table = before_the_end(server)
    totals = end_game(server, table)
    show(page, table)
    expect(page.locator(".screen-turn")).to_have_text(re.compile(rf"wins with {max(totals)} points"))
    expect(page.locator(".screen-player.on .screen-points")).to_have_text(str(max(totals)))


def test_people_join_by_the_codes_on_the_screen(page: Page, server: TestServer) -> None:
    """An open seat is taken by the table's code; that of an invited player has its own where the table was made."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}, {"kind": "link"}]
    table = server.make({"seats": seats, "options": {"name": "Harbour"}})
    links = {link["seat"]: link["token"] for link in table["seats"]}
    kept = [{"id": table["id"], "tokens": [], "seats": [], "links": links}]
    page.add_init_script(f"localStorage.setItem('oddville-tables', {json.dumps(json.dumps(kept))})")
    show(page, table)
    expect(page.locator(".screen-turn")).to_have_text("Harbour")
    codes = page.get_by_role("img", name="QR code of the link")
    expect(codes).to_have_count(2)
    expect(page.locator(".screen-player").nth(1)).to_contain_text("free")
    for width, height in (*SIZES, (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(OUTSIDE) == [], (width, height)
        assert page.evaluate(INVITE_OVERFLOW) <= 0, (width, height)
    with server.client() as client:
        taken = {"seat": 1, "name": "Bo", "key": "0123456789abcdef" * 2}
        assert client.post(f"/api/tables/{table['id']}/sit", json=taken).status_code == 200
    expect(page.locator(".screen-player").nth(1)).to_contain_text("Bo")
    with server.watch(table["id"], table["host"]) as host:
        assert host.request(do="start")["type"] == "done"
    expect(page.locator(".screen-city .cell.card").first).to_be_visible()


def test_a_table_that_is_not_there_is_named(page: Page) -> None:
    page.goto("/screen.html?table=abcdefghjk")
    expect(page.locator(".screen-turn")).to_have_text(re.compile("This table does not exist"))
