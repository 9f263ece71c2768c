"""The end of a game: the score walk, the result, and the rematch."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.ending_kit import before_the_end, end_game
from browser.table_kit import open_table
from browser.windows import NEVER, delay_script, settle, wait_for_script
from server.serving import TestServer

STILL = delay_script(scoreLine=NEVER, scoreWalk=NEVER)
"""The walk waits at its first line."""
TWO = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}]
SIZES = [(390, 844), (844, 390), (320, 568), (820, 1180), (1366, 650), (1440, 900), (2560, 1440)]
COUNT_TONES = """globalThis.tones = 0;
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { tones++; return create.call(this); };"""
AGAIN = "Watch the scoring again"
UNSEEN_PARTS = """() => {
    const seen = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < 0 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1) return false;
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return element.contains(found) || found?.contains(element);
    };
    const needed = ".walk-banner h2, .score-table :is(td, th):not(:empty), [data-act=rematch]";
    const parts = [...document.querySelectorAll(needed)];
    return parts.filter((part) => !seen(part)).map((part) => part.outerHTML.slice(0, 90));
}"""
"""What of the banner, the table and the rematch needs scrolling or is covered."""
CUT = """({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    [scrollWidth - clientWidth, scrollHeight - clientHeight]"""
"""By how many pixels the words of an element are cut."""
IS_ABOVE_THE_FRAME = """points => {
    const layer = (...of) => Number(getComputedStyle(...of).zIndex);
    return layer(points) > layer(points.closest(".cell"), "::after");
}"""
SUMS_IN_ROWS = """() => Object.values(
    Object.groupBy(document.querySelectorAll(".sums li"), (sum) => sum.getBoundingClientRect().top),
).map((row) => row.length)"""
"""How many players stand in each row."""
CITY_IS_FREE = """() => {
    const city = document.querySelector(".city-region").getBoundingClientRect();
    const score = document.querySelector(".score-region").getBoundingClientRect();
    const apart = score.top >= city.bottom - 1 || score.left >= city.right - 1;
    return apart && city.height >= 90 && city.width >= 200;
}"""


def friends(server: TestServer) -> dict[str, Any]:
    """A table of two browsers."""
    table = before_the_end(server, seats=TWO)
    with server.watch(table["id"], table["seats"][1]["token"]) as bo:
        bo.request(do="rename", key="sit-down", seat=1, name="Bo")
    return table


def sums(page: Page) -> list[str]:
    return page.locator(".sums .counter").all_inner_texts()


def test_the_walk_begins_and_hides_winner_and_totals(server: TestServer, browser: Browser) -> None:
    """One key skips it; the points of the players grow with it."""
    table = before_the_end(server)
    with open_table(browser, server, table, script=STILL, motion="full") as page:
        totals = [str(total) for total in end_game(server, table)]
        expect(page.locator(".walk-line")).to_be_visible()
        expect(page.locator("#sentence")).to_contain_text("being counted")
        assert "wins" not in page.locator("body").inner_text()
        assert page.locator(".score-table, .winner").count() == 0
        assert page.locator(".player-points").all_inner_texts() == sums(page) != totals
        page.keyboard.press("Escape")
        expect(page.locator("#walk-heading")).to_contain_text("wins with")
        expect(page.locator("#sentence")).to_contain_text("wins with")
        expect(page.locator(".score-table tfoot tr").first.locator("td")).to_have_text(totals)
        expect(page.locator(".player-points")).to_have_text(totals)
        expect(page.locator("[data-live=assertive]")).to_contain_text("wins with")


def test_the_walk_runs_to_the_result_without_a_press(server: TestServer, browser: Browser) -> None:
    table = before_the_end(server, 3)
    with open_table(browser, server, table, motion="full") as page:
        totals = end_game(server, table, 3)
        expect(page.locator(".score-table tfoot tr").first.locator("td")).to_have_text(
            [str(each) for each in totals]
        )


def test_the_walk_can_be_paused_and_stepped(server: TestServer, browser: Browser) -> None:
    """Pressing Back or Next pauses it, and the cards in the city show what they have brought."""
    table = before_the_end(server)
    with open_table(browser, server, table, script=STILL, motion="full") as page:
        end_game(server, table)
        page.locator("[data-walk=next]").click()
        expect(page.locator(".walk")).to_contain_text("2 of ")
        expect(page.locator(".city-points")).to_have_count(2)
        page.get_by_role("button", name="Play", exact=True).wait_for()
        page.locator("[data-walk=back]").click()
        expect(page.locator(".city-points")).to_have_count(1)
        page.get_by_role("button", name="Skip").click()
        expect(page.locator(".score-table")).to_be_visible()


def test_the_points_of_a_card_lie_on_the_frame_of_what_is_counted(
    server: TestServer, browser: Browser
) -> None:
    table = before_the_end(server)
    with open_table(browser, server, table, script=STILL, motion="full") as page:
        end_game(server, table)
        points = page.locator(".cell.selected .city-points")
        expect(points).to_be_visible()
        assert points.evaluate(IS_ABOVE_THE_FRAME)


def test_four_sums_stand_in_full_rows(server: TestServer, browser: Browser) -> None:
    table = before_the_end(server, 4)
    with open_table(browser, server, table, script=STILL, motion="full") as page:
        end_game(server, table, 4)
        expect(page.locator(".sums li")).to_have_count(4)
        for width, height in [*SIZES, (932, 430), (1536, 730)]:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            assert len(set(page.evaluate(SUMS_IN_ROWS))) == 1, (width, height)


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_names_of_two_words_are_whole_above_the_points(
    size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    """Such as those of players without a name."""
    people = [{"kind": "here"}, {"kind": "here", "name": "Bo"}, {"kind": "here", "name": "Cy"}]
    table = before_the_end(server, 3, people)
    with open_table(browser, server, table, size=size) as page:
        end_game(server, table, 3)
        name = page.locator(".score-table .person > span").first
        expect(name).to_have_text("Player 1")
        assert name.evaluate(CUT) == [0, 0]


def test_a_reload_shows_the_result_and_offers_the_walk_again(server: TestServer, browser: Browser) -> None:
    table = before_the_end(server)
    with open_table(browser, server, table, script=STILL, motion="full") as page:
        end_game(server, table)
        expect(page.locator(".walk-line")).to_be_visible()
        page.reload()
        expect(page.locator(".score-table")).to_be_visible()
        page.get_by_role("button", name=AGAIN).click()
        expect(page.locator(".walk")).to_contain_text("1 of ")
        assert "wins" not in page.locator("body").inner_text()


def test_without_motion_the_result_comes_at_once(server: TestServer, browser: Browser) -> None:
    table = before_the_end(server)
    with open_table(browser, server, table, script=STILL) as page:
        end_game(server, table)
        expect(page.locator(".score-table")).to_be_visible()
        page.get_by_role("button", name="Show the table").click()
        expect(page.locator(".score-region")).to_have_count(0)
        page.get_by_role("button", name="Show the result").click()
        expect(page.locator(".score-table")).to_be_visible()


@pytest.mark.parametrize("players", [2, 4])
def test_winner_table_and_rematch_need_no_scrolling(
    players: int, server: TestServer, browser: Browser
) -> None:
    """Nor do they cover the city."""
    table = before_the_end(server, players)
    with open_table(browser, server, table) as page:
        end_game(server, table, players)
        expect(page.locator(".score-table")).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            wait_for_script(page, f"innerWidth === {width} && ({UNSEEN_PARTS})().length === 0")
            settle(page)
            assert page.evaluate(UNSEEN_PARTS) == [], (width, height)
            assert page.evaluate(CITY_IS_FREE), (width, height)


@pytest.mark.parametrize("size", [(1366, 650), (1536, 730)])
def test_a_low_window_keeps_the_town_large_and_in_its_place(
    size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    """Beside the walk and beside the result."""
    table = before_the_end(server, 4)
    with open_table(browser, server, table, script=STILL, motion="full", size=size) as page:
        end_game(server, table, 4)
        expect(page.locator(".walk-line")).to_be_visible()
        settle(page)
        before = page.locator(".stage").bounding_box()
        assert before
        assert before["height"] > 0.7 * size[1]
        page.keyboard.press("Escape")
        expect(page.locator(".score-table")).to_be_visible()
        settle(page)
        assert page.locator(".stage").bounding_box() == before


@pytest.mark.parametrize("size", [(390, 844), (1366, 650)])
def test_the_table_names_the_buildings_behind_the_points(
    size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    """SCORE-1: the points of the lines sum up to those of the row."""
    table = before_the_end(server)
    with open_table(browser, server, table, size=size) as page:
        end_game(server, table)
        expect(page.locator(".score-table .parts:visible")).to_have_count(0)
        page.get_by_role("button", name="Buildings", exact=True).click()
        cell = page.locator(".score-table tr.open td").first
        expect(cell.locator(".parts")).to_be_visible()
        total, *parts = [int(text) for text in cell.inner_text().replace("\n", " ").split() if text.isdigit()]
        assert total == sum(parts)
        page.get_by_role("button", name="Buildings", exact=True).click()
        expect(page.locator(".score-table .parts:visible")).to_have_count(0)


def test_the_log_shows_its_newest_line_at_the_end(server: TestServer, browser: Browser) -> None:
    table = before_the_end(server)
    with open_table(browser, server, table) as page:
        log = page.locator(".log-scroll")
        log.evaluate("log => log.scrollTo(0, 200)")
        end_game(server, table)
        expect(page.locator(".score-table")).to_be_visible()
        assert log.evaluate("log => log.scrollTop") == 0
        expect(page.locator(".log li").first).to_contain_text("game")


def test_a_rematch_is_seen_by_all_and_opens_when_all_agree(server: TestServer, browser: Browser) -> None:
    """The spectator gets a link."""
    table = friends(server)
    with (
        open_table(browser, server, table, [0], once=True) as ada,
        open_table(browser, server, table, [1], once=True) as bo,
        open_table(browser, server, table, []) as watching,
    ):
        end_game(server, table)
        ada.get_by_role("button", name="Rematch", exact=True).click()
        for page in (ada, bo, watching):
            expect(page.locator("[data-vote=yes]")).to_have_text("Ada: wants a rematch")
            expect(page.locator("[data-vote=open]")).to_have_text("Bo: has not answered")
        bo.get_by_role("button", name="No rematch").click()
        expect(ada.locator("[data-vote=no]")).to_have_text("Bo: no rematch")
        assert table["id"] in ada.url
        bo.get_by_role("button", name="Rematch", exact=True).click()
        for page in (ada, bo):
            page.wait_for_url(lambda url: table["id"] not in url)
            expect(page.locator(".decision")).to_be_visible()
            assert page.locator(".watching").count() == 0, "each holds the seat"
        assert table["id"] in watching.url
        watching.get_by_role("link", name="Watch the rematch").click()
        watching.wait_for_url(ada.url)


def test_a_rematch_without_waiting_leaves_the_others_a_link(server: TestServer, browser: Browser) -> None:
    table = friends(server)
    with (
        open_table(browser, server, table, [0], once=True) as ada,
        open_table(browser, server, table, [1], once=True) as bo,
    ):
        end_game(server, table)
        ada.get_by_role("button", name="Rematch", exact=True).click()
        ada.get_by_role("button", name="Start now").click()
        ada.wait_for_url(lambda url: table["id"] not in url)
        expect(bo.get_by_role("button", name="Go to the rematch")).to_be_visible()
        assert table["id"] in bo.url


@pytest.mark.parametrize("seats", [None, [TWO[0], {"kind": "bot", "bot": "random"}]])
def test_one_press_is_enough_at_one_screen(
    seats: list[dict[str, str]] | None, server: TestServer, browser: Browser
) -> None:
    """For all people at the page; bots always play again."""
    table = before_the_end(server, seats=seats, pace="step")
    with open_table(browser, server, table, once=True) as page:
        end_game(server, table)
        page.get_by_role("button", name="Rematch", exact=True).click()
        page.wait_for_url(lambda url: table["id"] not in url)
        wait_for_script(page, "document.querySelectorAll('.player').length === 2")
        assert page.locator(".player .face").count() == (0 if seats is None else 1)


@pytest.mark.parametrize("sound", [True, False])
def test_a_fanfare_follows_the_walk(sound: bool, server: TestServer, browser: Browser) -> None:
    """Only where sounds are on, and not at a reload."""
    table = before_the_end(server)
    with open_table(browser, server, table, script=STILL + COUNT_TONES, motion="full", sound=sound) as page:
        end_game(server, table)
        expect(page.locator(".walk-line")).to_be_visible()
        before = page.evaluate("tones")
        page.get_by_role("button", name="Skip").click()
        expect(page.locator(".score-table")).to_be_visible()
        assert page.evaluate("tones") - before == (3 if sound else 0)
        page.reload()
        expect(page.locator(".score-table")).to_be_visible()
        assert page.evaluate("tones") == 0


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_in_the_text_view_the_result_comes_at_once(
    size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    """Below the text or beside it."""
    table = before_the_end(server)
    with open_table(browser, server, table, script=STILL, motion="full", size=size) as page:
        page.keyboard.press("j")
        expect(page.locator(".text-view")).to_be_visible()
        end_game(server, table)
        expect(page.locator(".score-table")).to_be_visible()
        assert page.evaluate(CITY_IS_FREE.replace(".city-region", ".text-view"))


def test_a_low_window_shows_the_whole_city_with_four_players(server: TestServer, browser: Browser) -> None:
    """Nothing beside it is cut; the table of points names the players."""
    table = before_the_end(server, players=4)
    end_game(server, table, players=4)
    with open_table(browser, server, table, size=(1366, 650)) as page:
        expect(page.locator(".score-table thead .person")).to_have_count(4)
        expect(
            page.locator(".players-region, .guilds-region, .resources-region").filter(visible=True)
        ).to_have_count(0)
        box = page.locator(".stage").bounding_box()
        assert box
        assert box["width"] > 700
        assert box["height"] > 450
