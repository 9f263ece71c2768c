"""What others did: the strip of moves under the city, hints beside it, and coordinates where texts name a cell."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.decision_kit import CARDS, able_to_build, at, seated, town
from browser.fitting import UNFIT
from browser.table_kit import open_table
from browser.windows import delay_script, settle
from oddville.cards.vocabulary import RESOURCES
from oddville.games.game import Game
from oddville.games.records.writer import record_of
from server.serving import Player, TestServer

WINDOWS: Final = ((1440, 900), (1366, 650), (1024, 768), (820, 1180), (390, 844), (844, 390))
PHONES: Final = ((390, 844), (844, 390), (320, 568))
APART: Final = """([one, two]) => {
    const [a, b] = [one, two].map((each) => document.querySelector(each).getBoundingClientRect());
    return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
}"""
"""Whether two elements do not lie on each other."""
FREE: Final = """(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""Whether nothing covers the middle of an element."""


def other_window(server: TestServer, table: dict[str, Any]) -> Player:
    """Another window with every seat."""
    return server.watch(table["id"], *(link["token"] for link in table["seats"]))


def moves_of(page: Page) -> Locator:
    return page.locator(".move-chips .move-chip")


def finish_turn(player: Player, seat: int) -> dict[str, Any]:
    """Decline what the seat may still choose; the table after that."""
    now: dict[str, Any]
    while (now := player.receive("update")["table"])["chooses"] == seat:
        player.move("done" if now["view"]["phase"] == "bonus" else "end")
    return now


@contextmanager
def bo_after_a_build(
    server: TestServer, browser: Browser, size: tuple[int, int] = WINDOWS[0], players: int = 2, **how: Any
) -> Iterator[tuple[Page, str, list[int]]]:
    """Bo's window after Ada has built: the page, the cell, and by how much the points have changed."""
    table, move = at(server, "build", players, confirm=False)
    with open_table(browser, server, table, [1], size=size, **how) as page:
        with other_window(server, table) as player:
            before = player.welcome["table"]["points"]
            player.move(move)
            now = finish_turn(player, 0)
        expect(page.locator(f"[data-cell='{move.split()[2]}'].card")).to_be_visible()
        yield page, move.split()[2], [now["points"][each] - before[each] for each in range(players)]


def robbing_build() -> tuple[Game, str]:
    """A build for which Bo gives characters back, because their pile is empty."""
    for bonus in ("coin", "any", "double", "transform", *RESOURCES):
        table, move = able_to_build(town(), 0, bonus)
        if guild := CARDS[move.split()[1]].guild:
            return table.holds(1, *table.data["piles"][guild]).game(), move
    raise AssertionError("no card with a guild fits")


@pytest.mark.parametrize("size", [(390, 844), (1366, 650)])
def test_a_lost_character_is_noted_for_a_while_and_stays_in_the_strip(
    size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    """CHAR-1"""
    game, move = robbing_build()
    table = seated(server, str(record_of(game, ["Ada", "Bo"])), 0, ["Ada", "Bo"], confirm=False)
    with open_table(browser, server, table, [1], size=size, script=delay_script(note=0)) as page:
        with other_window(server, table) as player:
            player.move(move)
            finish_turn(player, 0)
        expect(page.locator(".moves .lost")).not_to_have_count(0)
        expect(page.locator("[data-live=assertive]")).to_contain_text("You had to return")
        expect(page.locator(".note-line")).to_have_count(0)


# The strip


def test_a_watcher_is_not_told_about_a_turn_of_their_own(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "coins")
    for seats, words in (([0, 1], re.compile("after your turn")), ([], "")):
        with open_table(browser, server, table, seats) as page:
            expect(page.locator(".moves-none")).to_have_text(words)


def test_each_move_of_another_player_is_a_chip_with_its_points(server: TestServer, browser: Browser) -> None:
    with bo_after_a_build(server, browser) as (page, cell, changes):
        build = moves_of(page).first
        expect(build.locator(".move-tile")).to_have_count(1)
        expect(build.locator(".figure-box")).to_have_count(1)
        shown = page.locator(".move-chips .change").all_inner_texts()
        points = [int(re.sub("[^0-9-]", "", each.replace("−", "-"))) for each in shown]
        assert sum(points) == changes[0] != 0
        words = build.get_attribute("aria-label") or ""
        assert f"at {cell}" in words
        expect(page.locator("[data-live=polite]")).to_contain_text(words.split(". ")[0])
        spoken = page.locator("[data-live=polite] p").all_inner_texts()
        assert len([each for each in spoken if f"at {cell}" in each]) == 1, "the log says it once"


def test_no_empty_chip_stands_for_a_change_of_the_row(server: TestServer, browser: Browser) -> None:
    """It has no picture; the words are for screen readers."""
    table, move = at(server, "building", confirm=False)
    with open_table(browser, server, table, [1]) as page:
        with other_window(server, table) as player:
            player.move(move)
            finish_turn(player, 0)
        expect(moves_of(page)).not_to_have_count(0)
        expect(page.locator(".moves > .unseen")).to_contain_text("New in the row")
        expect(page.locator(".move-chip.mine")).to_have_count(0)


def test_a_new_building_stays_marked_until_my_turn_has_ended(server: TestServer, browser: Browser) -> None:
    """Also after a later move of another player."""
    table, build = at(server, "build", players=3, confirm=False)
    mark = f"[data-cell='{build.split()[2]}'] .last-move"
    with open_table(browser, server, table, [2]) as page, other_window(server, table) as player:
        player.move(build)
        finish_turn(player, 0)
        player.move("resource 4 wood")
        expect(page.locator(".my-choice")).to_be_visible()
        expect(page.locator(mark)).to_be_visible()
        player.move("coins 4")
        expect(page.locator(mark)).to_have_count(0)


def test_the_strip_is_cleared_when_my_turn_has_ended(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "coins", players=3, confirm=False)
    with open_table(browser, server, table, [1]) as page, other_window(server, table) as player:
        player.move("coins 2")
        expect(moves_of(page)).to_have_count(1)
        player.move()
        expect(page.locator(".moves-none")).to_be_visible()
        player.move()
        expect(moves_of(page)).to_have_count(1)


@pytest.mark.parametrize("size", WINDOWS)
def test_the_strip_lies_outside_the_city(size: tuple[int, int], server: TestServer, browser: Browser) -> None:
    with bo_after_a_build(server, browser, size, players=4) as (page, cell, _):
        assert page.evaluate(APART, [".moves", ".stage"])
        assert page.locator(f"[data-cell='{cell}']").evaluate(FREE)
        expect(page.locator(".moves")).to_be_in_viewport(ratio=1)
        assert page.evaluate(UNFIT) == []


def test_a_chip_points_out_what_the_move_touched(server: TestServer, browser: Browser) -> None:
    with bo_after_a_build(server, browser) as (page, cell, _):
        place, panel = page.locator(f"[data-cell='{cell}']"), page.locator("[data-open='player:0']")
        moves_of(page).first.hover()
        expect(place).to_have_class(pointed := _class("pointed"))
        expect(panel).to_have_class(pointed)
        expect(panel.locator(".change")).to_be_visible()
        page.locator("#sentence").hover()
        expect(page.locator(".pointed")).to_have_count(0)
        moves_of(page).first.click()
        page.locator("#sentence").hover()
        expect(place).to_have_class(pointed)
        page.keyboard.press("Escape")
        expect(moves_of(page).first).to_have_attribute("aria-pressed", "false")


def test_the_chips_are_reached_by_keys(server: TestServer, browser: Browser) -> None:
    with bo_after_a_build(server, browser) as (page, cell, _):
        page.keyboard.press("r")
        expect(moves_of(page).first).to_be_focused()
        expect(page.locator(f"[data-cell='{cell}']")).to_have_class(_class("pointed"))
        page.keyboard.press("End")
        expect(moves_of(page).last).to_be_focused()


def test_a_chip_brings_its_building_into_the_window(server: TestServer, browser: Browser) -> None:
    with bo_after_a_build(server, browser) as (page, cell, _):
        place = page.locator(f"[data-cell='{cell}']")
        for _ in range(9):
            page.keyboard.press("+")
        for side in ("ArrowLeft", "ArrowRight"):  # the far end of the row, then the strip
            page.locator("[data-cell='0,0']").focus()
            for _ in range(6):
                page.keyboard.press(side)
            moves_of(page).first.click()
            expect(place).to_be_in_viewport(ratio=0.9)
            moves_of(page).first.click()


def test_show_steps_through_the_positions(server: TestServer, browser: Browser) -> None:
    with bo_after_a_build(server, browser) as (page, _, _changes):
        show = page.locator("[data-act=recap-show]")
        for place in range(moves_of(page).count()):
            show.click()
            expect(moves_of(page).nth(place)).to_have_attribute("aria-current", "step")
            expect(page.locator("#sentence")).to_contain_text("viewing turn")
        show.click()
        expect(page.locator(".table-page.my-choice")).to_be_visible()


# The sheet of a phone


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_opens_the_moves_in_place_of_the_tray(
    size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    with bo_after_a_build(server, browser, size, players=4, touch=True) as (page, cell, _):
        if page.locator(".moves-line").is_visible():
            page.locator(".moves-line").tap()
        else:
            page.locator("[data-act=menu]").tap()
            page.get_by_role("button", name="Since your last turn", exact=True).tap()
        sheet = page.locator(".moves-sheet")
        expect(sheet.locator(".move-line").first).to_be_in_viewport(ratio=0.9)
        for other in (".decision", ".stage", ".players-region", ".trays"):
            assert page.evaluate(APART, [".moves-sheet", other]), other
        assert page.evaluate(UNFIT) == []
        sheet.locator(".move-line").first.tap()
        place = page.locator(f"[data-cell='{cell}']")
        expect(place).to_have_class(_class("pointed"))
        assert place.evaluate(FREE)
        sheet.locator("[data-act=recap]").tap()
        expect(sheet).to_have_count(0)
        expect(page.locator(".row-region")).to_be_visible()


# Hints


@pytest.mark.parametrize("size", [*WINDOWS, (320, 568)])
def test_a_hint_leaves_the_city_and_its_target_free(
    size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    table, _ = at(server, "build", hints=True)
    with open_table(browser, server, table, size=size) as page:
        expect(page.locator(".table-page.my-choice")).to_be_visible()
        page.keyboard.press("y")
        expect(page.locator(".hint > li").first).to_be_visible()
        for other in (".decision", ".stage", ".players-region", ".resources-region"):
            if page.locator(other).is_visible():
                assert page.evaluate(APART, [".hint-region", other]), other
        assert page.evaluate(UNFIT) == []
        expect(page.locator("[data-live=polite]")).not_to_be_empty()
        for place in range(page.locator(".hint > li").count()):
            advice = page.locator("[data-act=show-hint]").nth(place)
            if not advice.is_visible():
                page.keyboard.press("y")
            move = advice.get_attribute("data-hint") or ""
            advice.click()
            settle(page)
            target = _last_target(page, move)
            target.scroll_into_view_if_needed()
            assert target.evaluate(FREE), move
            page.keyboard.press("Escape")


def _last_target(page: Page, move: str) -> Locator:
    kind, *words = move.split()
    names = {
        "build": f"[data-cell='{words[-1]}']",
        "building": f".row-position[data-target='row:{words[-1]}']",
    }
    return page.locator(names.get(kind, "[data-act=do]"))


# Coordinates


def test_coordinates_show_while_a_text_that_names_a_cell_is_pointed_at(
    server: TestServer, browser: Browser
) -> None:
    with bo_after_a_build(server, browser) as (page, cell, _):
        labels = page.locator(".coordinates")
        expect(labels).to_have_count(0)
        page.locator(".log li").filter(has_text=f"at {cell}").first.hover()
        expect(page.locator(f"[data-cell='{cell}'] .coordinates")).to_have_text(cell)
        page.locator("#sentence").hover()
        expect(labels).to_have_count(0)
        page.locator(".log-scroll").focus()
        page.keyboard.press("ArrowDown")
        expect(page.locator(f"[data-cell='{cell}'] .coordinates")).to_be_visible()


def test_coordinates_can_always_be_shown(server: TestServer, browser: Browser) -> None:
    """By a key, by the menu and as a setting; on the smallest cells they can be read."""
    table, _ = at(server, "coins")
    with open_table(browser, server, table) as page:
        page.keyboard.press("m")
        count = page.locator(".cell").count()
        expect(page.locator(".coordinates")).to_have_count(count)
        for _ in range(9):
            page.keyboard.press("-")
        settle(page)
        boxes = page.locator(".coordinates").evaluate_all(
            "(all) => all.map((each) => [each.offsetWidth, each.parentElement.offsetWidth])"
        )
        assert all(width <= cell for width, cell in boxes)
        page.locator("[data-act=menu]").click()
        page.get_by_role("button", name="coordinates").click()
        expect(page.locator(".coordinates")).to_have_count(0)


def test_the_text_view_lists_the_moves_of_the_others(server: TestServer, browser: Browser) -> None:
    with bo_after_a_build(server, browser) as (page, cell, _):
        page.keyboard.press("j")
        page.locator("#text-line").fill("recap")
        page.locator("#text-line").press("Enter")
        expect(page.locator(".text-answer li").first).to_contain_text(f"at {cell}")


def _class(name: str) -> re.Pattern[str]:
    return re.compile(rf"(^|\s){name}(\s|$)")
