"""Replays and the score walk in a real browser."""

import re
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.decision_kit import PEOPLE
from browser.ending_kit import last_move
from browser.reading import open_page, overflow, violations, visitor_page
from browser.windows import settle
from oddville.cli import main
from oddville.games.records.record import parse_record
from oddville.games.records.replay import replay
from oddville.games.score_walk import score_walk
from oddville.games.types import ScoreLineView, ScoreView
from server.serving import TestServer

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = GOLDEN / "sixth-building.odd"
TIES = {
    "tie-broken-by-trigger.odd": "triggered the end and wins",
    "tie-broken-clockwise.odd": "first of them clockwise",
}


@pytest.fixture
def page(browser: Browser, site: TestServer) -> Iterator[Page]:
    yield from visitor_page(browser, site.url)


def paste(page: Page, text: str) -> None:
    """Show a pasted record."""
    open_page(page, "/replay.html")
    page.get_by_label("Paste a record").fill(text)
    page.get_by_role("button", name="Show the game").click()
    page.locator(".replay").wait_for()


def where(page: Page) -> str:
    return page.locator(".replay-where").inner_text()


def cards(page: Page) -> int:
    """The number of cards in the city."""
    return page.locator(".cell.card").count()


def test_players_without_names_are_called_by_number(page: Page, site: TestServer) -> None:
    """In the replay of a table, and in that of its record; bots have names."""
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}, {"kind": "here"}]
    table = site.make({"seats": seats, "options": {"pace": "step"}})
    with site.client() as client:
        bot = client.get(f"/api/tables/{table['id']}").json()["seats"][1]["name"]
    names = [re.compile(rf"{name}\s*$") for name in ("Player 1", bot, "Player 3")]
    open_page(page, f"/replay.html?table={table['id']}")
    expect(page.locator(".replay-players .player-name")).to_have_text(names)
    with site.client() as client:
        paste(page, client.get(f"/api/tables/{table['id']}/record").text)
    expect(page.locator(".replay-players .player-name")).to_have_text(names)


BELOW = """() => {
  const column = document.querySelector(".replay-players").getBoundingClientRect();
  return [...document.querySelectorAll(".replay-players .player")].filter(
    (panel) => panel.getBoundingClientRect().bottom > column.bottom
  ).length;
}"""
"""How many players are cut off at the bottom of their column."""


@pytest.mark.parametrize("players", [3, 4])
def test_all_players_are_in_sight_in_a_low_window(page: Page, players: int) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    paste(page, last_move(players)[0])
    page.keyboard.press("End")
    assert page.evaluate(BELOW) == 0


@pytest.mark.parametrize("width", [390, 320])
def test_four_names_are_whole_on_a_phone(page: Page, width: int) -> None:
    record = last_move(4)[0].replace(", ".join(PEOPLE), "Ada, Berta, Milo, Bruno")
    page.set_viewport_size({"width": width, "height": 844})
    paste(page, record)
    names = page.locator(".replay-players .player-name")
    expect(names).to_have_text([re.compile(name) for name in ("Ada", "Berta", "Milo", "Bruno")])
    page.keyboard.press("End")
    settle(page)
    assert (
        names.evaluate_all("names => Math.max(...names.map((name) => name.scrollWidth - name.clientWidth))")
        <= 0
    )


def test_stepping_both_ways_shows_what_the_log_says(page: Page, complaints: list[str]) -> None:
    game = replay(RECORD.read_text())
    plies = len(game.moves)
    built = [len(state_city) for state_city in (position(state) for state in game.positions())]
    paste(page, RECORD.read_text())
    page.get_by_role("button", name="Go to the end").click()
    assert cards(page) == built[-1]
    for ply in range(plies - 1, plies - 8, -1):
        page.keyboard.press("ArrowLeft")
        assert (cards(page), f"move {ply} of {plies}" in where(page)) == (built[ply], True)
    page.keyboard.press("ArrowRight")
    assert f"move {plies - 6} of {plies}" in where(page)
    expect(page.locator(".replay-log .now")).to_have_count(1)
    page.keyboard.press("Home")
    assert (cards(page), f"move 0 of {plies}" in where(page)) == (1, True)
    assert complaints == []


def position(state: Any) -> list[Any]:
    from oddville.games.positions.position import public_view

    city: list[Any] = public_view(state)["city"]
    return city


def test_turns_slider_and_play(page: Page) -> None:
    """The page's clock is simulated."""
    page.clock.install()
    paste(page, RECORD.read_text())
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    assert where(page).startswith("Turn 2 ")
    page.get_by_label("Turn", exact=True).fill("5")
    assert where(page).startswith("Turn 5 ")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(10_000)
    before = where(page)
    assert not before.startswith("Turn 5 ")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(60_000)
    assert where(page) == before


def test_a_record_from_a_file_and_one_that_does_not_hold(page: Page, tmp_path: Path) -> None:
    open_page(page, "/replay.html")
    broken = tmp_path / "broken.odd"
    broken.write_text(RECORD.read_text().replace("coins", "pennies", 1))
    page.get_by_label("Open a file").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("pennies")
    page.get_by_label("Open a file").set_input_files(RECORD)
    expect(page.locator(".replay")).to_be_visible()


def test_playing_on_from_a_position_leaves_the_original_alone(page: Page, site: TestServer) -> None:
    paste(page, RECORD.read_text())
    for _ in range(3):
        page.keyboard.press("PageDown")
    shown = where(page)
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Start game").click()
    page.wait_for_url("**/table.html?table=*")
    with site.client() as client:
        table = client.get(f"/api/tables/{page.url.partition('table=')[2]}").json()
    assert shown.startswith(f"Turn {table['view']['turn']} ")
    assert sorted(seat["bot"] is None for seat in table["seats"]) == [False] * (len(table["seats"]) - 1) + [
        True
    ]


def test_the_score_walk_ends_with_the_totals(page: Page, axe: str) -> None:
    """SCORE-1: the lines add up to the engine's total; each marks its card and the cells that count."""
    game = replay(RECORD.read_text())
    sheet = score_walk(game.state)
    lines = in_order(sheet)
    page.emulate_media(reduced_motion="reduce")
    paste(page, RECORD.read_text())
    page.get_by_role("button", name="Score").click()
    page.get_by_role("button", name="Watch the scoring again").click()
    walk = page.locator(".walk")
    for number, line in enumerate(lines, 1):
        expect(walk).to_contain_text(f"{number} of {len(lines)}")
        assert_marked(page, line)
        expect(walk.locator(".walk-line").get_by_label(f"Rule {line['rule']}")).to_be_visible()
        walk.get_by_role("button", name="Next").click()
    totals = [str(player["total"]) for player in sheet["players"]]
    expect(walk.locator(".score-table tfoot tr").first.locator("td")).to_have_text(totals)
    expect(page.locator(".player-points")).to_have_text(totals)
    expect(walk).to_contain_text("wins with")
    assert violations(page, axe) == []


def in_order(sheet: ScoreView) -> list[ScoreLineView]:
    """Category by category, the first line of each player, then the second."""
    lines = [
        (_category(line), place, player, line)
        for player, each in enumerate(sheet["players"])
        for _, group in groupby(sorted(each["lines"], key=_category), _category)
        for place, line in enumerate(group)
    ]
    return [
        line
        for *_, line in sorted(lines, key=itemgetter(0, 1, 2))
        if line["points"] or line["source"] != "board"
    ]


def _category(line: ScoreLineView) -> int:
    """Buildings, the Main Square, characters, the board."""
    if line["cell"] is not None:
        return int(line["source"] == "main-square")
    return 3 if line["source"] == "board" else 2


def assert_marked(page: Page, line: ScoreLineView) -> None:
    """The card of a line and the cells that count are marked."""
    counted = {",".join(map(str, cell)) for cell in line["counted"]}
    assert cells(page.locator(".cell.counted")) == counted
    if line["cell"] is not None:
        assert cells(page.locator(".cell.selected")) == {",".join(map(str, line["cell"]))}


def cells(found: Locator) -> set[str]:
    return set(found.evaluate_all("all => all.map(cell => cell.dataset.cell)"))


@pytest.mark.parametrize("name", TIES)
def test_a_tie_is_explained(page: Page, name: str) -> None:
    """SCORE-6."""
    paste(page, (GOLDEN / name).read_text())
    page.get_by_role("button", name="Score").click()
    expect(page.locator(".result")).to_contain_text(TIES[name])
    expect(page.locator(".result .tie-break").get_by_label("Rule SCORE-6")).to_be_visible()
    expect(page.locator(".tie-break .winner")).to_have_text("wins the tie-break")


def test_the_viewer_fits_and_is_sound(page: Page, axe: str) -> None:
    paste(page, RECORD.read_text())
    page.get_by_role("button", name="Go to the end").click()
    for width in (1440, 820, 320, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert overflow(page) <= 0, width
    assert violations(page, axe) == []
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="Score").click()
    for width in (1440, 820, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert overflow(page) <= 0, width
    page.get_by_role("button", name="Watch the scoring again").click()
    for width in (1440, 820, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert overflow(page) <= 0, width


def test_one_file_is_enough(page: Page, complaints: list[str], axe: str, tmp_path: Path) -> None:
    """A file of `oddville replay` opens from disk, offline, at any move."""
    written = tmp_path / "game.html"
    assert main(["replay", str(RECORD), "--html", str(written)]) == 0
    page.context.set_offline(True)
    open_page(page, f"{written.as_uri()}#ply=20")
    plies = len(parse_record(RECORD.read_text()).plies)
    assert f"move 20 of {plies}" in where(page)
    game = replay(RECORD.read_text())
    for ply in (20, 21, 22, 23, 24):
        assert cards(page) == len(position(game.positions()[ply]))
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Score").click()
    totals = [str(total) for total in game.score_sheet().totals]
    expect(page.locator(".score-table tfoot tr").first.locator("td")).to_have_text(totals)
    assert violations(page, axe) == []
    assert complaints == []


def test_the_server_gives_the_same_file(site: TestServer) -> None:
    with site.client() as client:
        answer = client.post("/api/replays/html", json={"record": RECORD.read_text()})
    assert answer.headers["content-disposition"] == 'attachment; filename="oddville-game.html"'
    assert '<script type="module">' in answer.text
    assert "content=\"default-src 'none'; script-src 'sha256-" in answer.text
