"""The table on a phone: the whole city is shown, and what a player must read is not cut."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from browser.decision_kit import PEOPLE, able_to_build_last, at, decisions, seated, town
from browser.languages import choose
from browser.table_kit import (
    UNSELECTABLE_CELL,
    by_pointer,
    click,
    keep,
    open_table,
    pick_building,
)
from browser.windows import settle
from oddville.games.game import Game
from oddville.games.records.writer import record_of
from server.serving import TestServer
from texts.catalogue import LANGUAGES

PHONE: Final = (390, 844)
TALL: Final = (*((0, y) for y in range(1, 6)), (1, 1), (1, 2), (-1, 3), (1, 4), (1, 5))
"""A city of six rows."""
CUT: Final = """(selector) => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return left < stage.left - 1 || right > stage.right + 1 || top < stage.top - 1 || bottom > stage.bottom + 1;
  }).map((cell) => cell.dataset.cell);
}"""
"""The cells that are not wholly in the window of the city."""
HIDDEN: Final = "element => element.scrollHeight - element.clientHeight"
"""How much of an element is scrolled away, in pixels."""
APART: Final = """([one, two]) => {
  const [a, b] = [one, two].map((each) => document.querySelector(each).getBoundingClientRect());
  const space = parseFloat(getComputedStyle(document.querySelector(one)).paddingRight);
  return a.right - space <= b.left;
}"""
"""Whether the words of an element end before another one."""
SPILLS: Final = "element => element.scrollWidth - element.clientWidth"
COVERED_STATS: Final = """change => {
  const { left, top } = change.getBoundingClientRect();
  return [...change.closest(".player").querySelectorAll(".player-stats > span")]
    .filter((stat) => stat.getBoundingClientRect().right > left && stat.getBoundingClientRect().bottom > top + 2)
    .filter((stat) => stat.getBoundingClientRect().top < change.getBoundingClientRect().bottom)
    .map((stat) => stat.innerText);
}"""
"""The coins and workers that lie under a change of points."""
RIGHT: Final = "element => element.getBoundingClientRect().right"


def test_the_goal_is_read_in_my_turn_until_something_is_picked(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "recover")
    with open_table(browser, server, table, size=PHONE) as page:
        goal = page.locator(".decision > .goal")
        expect(goal).to_be_in_viewport(ratio=1)
        expect(goal).to_contain_text("6 workers")
        assert page.evaluate(APART, [".decision > .goal", ".undo"])
        click(page.locator(".hand-card[aria-disabled=false]").first)
        expect(goal).to_be_hidden()


def test_the_goal_never_lies_under_undo(server: TestServer, browser: Browser) -> None:
    """Undo names what it takes back: after recovering the turn goes on."""
    table, _ = at(server, "recover")
    with open_table(browser, server, table, size=PHONE) as page:
        by_pointer(page, "recover", click)
        expect(page.locator(".undo-short")).to_be_visible()
        goal = page.locator(".decision > .goal")
        assert not goal.is_visible() or page.evaluate(APART, [".decision > .goal", ".undo"])


def tall_city(server: TestServer) -> tuple[dict[str, Any], str]:
    """A table of three where a building can be placed in a city of six rows; the move."""
    table, build = able_to_build_last(TALL, players=3)
    return seated(server, str(record_of(table.game(), list(PEOPLE[:3]))), 0, PEOPLE[:3]), build


def test_the_city_fits_its_window(server: TestServer, browser: Browser) -> None:
    table, build = tall_city(server)
    with open_table(browser, server, table, size=PHONE, touch=True) as page:
        settle(page)
        assert page.evaluate(CUT, ".cell.card") == []
        pick_building(page, build.split()[1])
        page.locator("[data-act=fit]").click()
        settle(page)
        assert page.evaluate(CUT, ".cell.card, .cell.buildable") == []


def test_the_button_shows_the_whole_city_after_a_pan(server: TestServer, browser: Browser) -> None:
    table, _ = tall_city(server)
    with open_table(browser, server, table, size=PHONE, touch=True) as page:
        page.keyboard.press("+")
        page.keyboard.press("+")
        settle(page)
        assert page.evaluate(CUT, ".cell.card") != []
        page.locator("[data-act=fit]").click()
        settle(page)
        assert page.evaluate(CUT, ".cell.card") == []


def last_build(*characters: str) -> tuple[Game, str]:
    """A high city where the first player has five workers and can build; the build ends the game."""
    table, build = able_to_build_last((*TALL, (-1, 1)), players=2)
    return table.holds(0, *characters).game(), build


def test_the_final_city_is_shown_whole(server: TestServer, browser: Browser) -> None:
    game, build = last_build()
    game.play(build)
    while not game.is_over:
        game.play("end" if game.phase == "close" else "done")
    record = str(record_of(game, ["Ada", "Bo"]))
    table = seated(server, record, len(game.moves) - 1, ["Ada", "Bo"], confirm=False)
    with open_table(browser, server, table, size=PHONE, touch=True) as page:
        with server.watch(table["id"], *[link["token"] for link in table["seats"]]) as player:
            assert player.move(str(game.moves[-1]))["type"] == "done"
        page.locator("[data-act=rematch]").first.wait_for()
        settle(page)
        assert page.evaluate(CUT, ".cell.card") == []


def test_a_pinned_build_is_read_whole_and_warns_of_the_end(server: TestServer, browser: Browser) -> None:
    """A power keeps the turn going after the build."""
    game, build = last_build("cheater")
    table = seated(server, str(record_of(game, ["Ada", "Bo"])), 0, ["Ada", "Bo"])
    with open_table(browser, server, table, size=PHONE) as page:
        pick_building(page, build.split()[1])
        page.locator(f"[data-cell='{build.split()[2]}']").click()
        settle(page)
        expect(page.locator(".preview .warning").first).to_have_text("ends the game")
        assert page.locator(".preview").evaluate(HIDDEN) <= 1


def test_a_refusal_is_read_whole(server: TestServer, browser: Browser) -> None:
    """Crystal costs a coin, which the player does not have, and most worker cards do not show it."""
    town_of_the_poor = town(players=3).workers(1, crystal=[0])
    for coin in town_of_the_poor.data["players"][0]["coins"]:
        town_of_the_poor.data["deck"].append(coin)
    town_of_the_poor.data["players"][0]["coins"] = []
    game = town_of_the_poor.game()
    table = seated(server, str(record_of(game, list(PEOPLE[:3]))), 0, PEOPLE[:3])
    with open_table(browser, server, table, size=PHONE) as page:
        page.locator("[data-target='resource:crystal']").click(force=True)
        expect(page.locator(".why")).to_be_visible()
        assert page.locator(".why").evaluate(HIDDEN) <= 1


def test_only_the_cells_that_a_text_names_show_coordinates(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "build", players=3)
    with open_table(browser, server, table, size=PHONE) as page:
        pick_building(page, move.split()[1])
        cell = page.evaluate(UNSELECTABLE_CELL)
        page.locator(f"[data-cell='{cell}']").click(force=True)
        expect(page.locator(".why")).to_be_visible()
        expect(page.locator(".coordinates")).to_have_text([cell])


def test_the_cell_of_a_pinned_build_shows_the_coordinates_that_the_question_names(
    server: TestServer, browser: Browser
) -> None:
    table, move = at(server, "build", players=3)
    _, card, cell = move.split()
    with open_table(browser, server, table, size=PHONE) as page:
        pick_building(page, card)
        page.locator(f"[data-cell='{cell}']").click()
        expect(page.locator("#sentence")).to_contain_text(f"at {cell}")
        expect(page.locator(".coordinates")).to_have_text([cell])


@pytest.mark.parametrize("size", [(320, 568), PHONE, (740, 360), (820, 1180)])
def test_a_change_of_points_leaves_name_and_supply_in_sight(
    size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    record, ply, move = decisions(4)["build"]
    table = seated(server, record, ply, ("Milo", "Bo", "Cy", "Di"))
    with open_table(browser, server, table, size=size) as page:
        pick_building(page, move.split()[1])
        page.locator(f"[data-cell='{move.split()[2]}']").click()
        expect(page.locator(".player .change")).to_have_count(1)
        assert page.locator(".player:has(.change) .player-name").evaluate(SPILLS) <= 0
        assert page.locator(".player .change").evaluate(COVERED_STATS) == []


@pytest.mark.parametrize(("kind", "size"), [("return", (320, 568)), ("react", (844, 390))])
def test_a_question_is_read_whole_in_every_language(
    kind: str, size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    table, _ = at(server, kind, players=3)
    with open_table(browser, server, table, size=size) as page:
        if kind == "return":
            page.keyboard.press("o")
            expect(page.locator(".choices button")).not_to_have_count(0)
        for language in LANGUAGES:
            choose(page, language)
            assert page.locator(".ask").evaluate(HIDDEN) <= 1, language


def test_a_bonus_is_called_by_its_card(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "any", players=3)
    with open_table(browser, server, table, size=PHONE) as page:
        source = page.locator(f".bonus-name[data-target='bonus:{move.split()[1]}']")
        card = source.locator(".short").inner_text()
        source.click()
        expect(page.locator("#sentence")).to_contain_text(f"Bonus of {card}: choose")


def test_the_row_scrolls_to_the_card_that_is_named(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "building", players=3)
    with open_table(browser, server, table, size=PHONE) as page:
        card = page.locator("[data-target='row:6']")
        assert card.evaluate(RIGHT) > PHONE[0]
        card.evaluate("card => card.click()")  # without the scrolling of a real click
        settle(page)
        assert card.evaluate(RIGHT) <= PHONE[0]


def one_card_left(server: TestServer) -> dict[str, Any]:
    """A table where the first player has only worker card 2, and a worker on stone."""
    game = town().hand(0, 2).workers(0, stone=[0]).game()
    return seated(server, str(record_of(game, ["Ada", "Bo"])), 0, ["Ada", "Bo"], confirm=True)


def test_without_worker_cards_the_row_has_no_prices(server: TestServer, browser: Browser) -> None:
    with open_table(browser, server, one_card_left(server), size=PHONE) as page:
        expect(page.locator(".my-choice .price-tag")).to_have_count(6)
        by_pointer(page, "coins 2", click)
        expect(page.locator("[data-act=confirm]")).to_be_visible()
        expect(page.locator(".price-tag")).to_have_count(0)


def test_the_board_offers_to_return_a_worker(server: TestServer, browser: Browser) -> None:
    with open_table(browser, server, one_card_left(server), size=PHONE) as page:
        expect(page.locator(".my-choice .row-position")).to_have_count(6)
        expect(page.locator(".choices")).not_to_contain_text("Return")
        page.locator("[data-target='resource:stone']").click()
        expect(page.locator("#sentence")).to_contain_text("Return your worker on stone to your supply?")


def test_keys_are_not_offered_on_a_device_with_touch_only(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "coins")
    for mobile in (True, False):
        context = browser.new_context(
            viewport={"width": PHONE[0], "height": PHONE[1]}, is_mobile=mobile, has_touch=mobile
        )
        context.add_init_script(keep(table))
        page = context.new_page()
        page.goto(f"{server.url}/table.html?table={table['id']}")
        page.locator("[data-act=menu]").click()
        expect(page.locator(".menu")).to_contain_text("Settings")
        expect(page.get_by_role("button", name="Keyboard shortcuts")).to_have_count(0 if mobile else 1)
        context.close()
