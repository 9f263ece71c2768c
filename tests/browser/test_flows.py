"""Smaller features of the table: forced moves, moving a seat, looking back, cells outside the window."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.decision_kit import at
from browser.table_kit import bring_tray, by_pointer, click, element_of, here, keep, open_table, things_of
from browser.windows import settle
from server.serving import Player, TestServer

TO_THE_WEST = """() => {
    const left = document.querySelector(".stage").getBoundingClientRect().left;
    return [...document.querySelectorAll(".cell.buildable, .cell.starter.card, .cell.selectable.card")]
        .map((cell) => cell.getBoundingClientRect())
        .filter((box) => box.left + box.width / 4 < left).length;
}"""
"""The number of marked cells more than a quarter outside the window on that side."""
ON_TOP = """(card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width - 8, top + height / 2));
}"""
FOUR = here("Ada", "Bo", "Cy", "Di")


def all_seats(server: TestServer, table: dict[str, Any]) -> Player:
    """Another window with every seat."""
    return server.watch(table["id"], *(link["token"] for link in table["seats"]))


def chooser(server: TestServer, table: dict[str, Any]) -> int:
    """The seat that must choose."""
    with server.watch(table["id"]) as watching:
        seat: int = watching.welcome["table"]["chooses"]
        return seat


def play_moves(server: TestServer, table: dict[str, Any], count: int) -> None:
    """Play this many moves in another window."""
    with all_seats(server, table) as player:
        for _ in range(count):
            due = player.receive("choices")
            move, version = due["moves"][0]["move"], due["version"]
            player.request(do="move", key=f"version-{version}", seat=due["seat"], version=version, move=move)


# Forced moves


def test_the_last_resource_of_four_is_taken_by_itself_once(server: TestServer, browser: Browser) -> None:
    table = server.make({"seats": FOUR, "options": {"confirm": False}})
    play_moves(server, table, 2)
    with open_table(browser, server, table) as page, open_table(browser, server, table) as other:
        play_moves(server, table, 1)
        expect(page.locator("[data-live=assertive]")).to_contain_text("you take it automatically")
        expect(page.locator(".hand-card.starter").first).to_be_visible()
        expect(other.locator(".hand-card.starter").first).to_be_visible()
        expect(other.locator(".note-line.alarm")).to_have_count(0)
        page.locator("[data-act=undo]").click()
        expect(page.locator(".choices [data-move^=choose]")).to_have_count(1)
        assert_nothing_is_taken(page)


def test_the_last_resource_waits_where_that_is_wished(server: TestServer, browser: Browser) -> None:
    table = server.make({"seats": FOUR, "options": {"confirm": False}})
    play_moves(server, table, 3)
    with open_table(browser, server, table, forced=False) as page:
        expect(page.locator(".choices [data-move^=choose]")).to_have_count(1)
        assert_nothing_is_taken(page)


def assert_nothing_is_taken(page: Page) -> None:
    """The page has finished its automatic choices; a request counts as unsaved until it is answered."""
    settle(page)
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    settle(page)
    assert page.locator(".decision.unsaved").count() == 0
    assert page.locator(".choices [data-move^=choose]").count() == 1


# Undo, and moving a seat


def test_a_turn_is_taken_back_to_any_of_its_moves(server: TestServer, browser: Browser) -> None:
    table = server.make({"seats": here("Ada", "Bo")})
    with all_seats(server, table) as player:
        player.move()
        seat = player.receive("update")["table"]["chooses"]
        player.request(do="confirm", seat=seat, version=2)
        player.move()
        player.receive("choices")
    with open_table(browser, server, table) as page:
        by_pointer(page, "coins 3", click)
        steps = page.locator(".steps .step")
        expect(steps).to_have_count(2)
        steps.first.click()
        expect(steps).to_have_count(0)
        expect(page.locator(".choices [data-move^=choose]")).not_to_have_count(0)
        expect(page.locator(".log li").first).to_contain_text("undoes 2")


def test_a_seat_moves_to_another_device_and_back(server: TestServer, browser: Browser) -> None:
    """The first device then watches and can take the seat back; the second cannot take it again."""
    table, move = at(server, "coins", confirm=False)
    seat = chooser(server, table)
    context = browser.new_context()
    context.add_init_script("localStorage.setItem('oddville-settings', '{\"motion\": \"reduced\"}')")
    with open_table(browser, server, table, [seat]) as page:
        page.context.clear_cookies()
        code = code_of(page)
        other = context.new_page()
        other.goto(f"{server.url}/")
        other.locator("form.join input[name=code]").fill(code)
        other.locator("form.join button").click()
        expect(other.locator(".table-page.my-choice")).to_be_visible()
        expect(page.locator(".my-choice")).to_have_count(0)
        expect(page.locator(".note-line")).to_contain_text("another device")
        page.keyboard.press("Escape")
        page.locator("[data-act=take-here]").click()
        expect(page.locator(".table-page.my-choice")).to_be_visible()
        expect(other.locator(".my-choice")).to_have_count(0)
        other.reload()
        other.locator("[data-act=take-here]").click()
        expect(other.locator(".note-line")).to_contain_text("new link")
        by_pointer(page, move, click)
        expect(page.locator(".log li").nth(1)).to_contain_text("coin")
    context.close()


def code_of(page: Page) -> str:
    """The code of my seat, from the menu."""
    page.locator("[data-act=menu]").click()
    page.get_by_role("button", name="Play on another device").click()
    code = page.locator("dialog .code").inner_text()
    page.locator("dialog header button").click()
    return code


# Looking back


def test_the_strip_shows_what_this_page_has_not_seen(server: TestServer, browser: Browser) -> None:
    """The moves and what they changed for me come from the server after a reload."""
    table, _ = at(server, "coins", confirm=False)
    seat = chooser(server, table)
    with all_seats(server, table) as player:
        player.move()
        while player.receive("update")["table"]["chooses"] != seat:
            player.move()
    with open_table(browser, server, table, [seat]) as page:
        expect(page.locator(".move-chip").first).to_be_visible()
        page.locator("[data-act=recap-show]").click()
        expect(page.locator("#sentence")).to_contain_text("viewing turn")
        label = page.locator(".move-chip[aria-current]").get_attribute("aria-label") or ""
        expect(page.locator("[data-live=polite]")).to_contain_text(label.split(". ")[0])


def test_a_line_of_the_log_leads_to_the_board_of_its_turn(server: TestServer, browser: Browser) -> None:
    table = server.make({"seats": here("Ada", "Bo"), "options": {"confirm": False}})
    play_moves(server, table, 8)
    with open_table(browser, server, table) as page:
        line = page.locator(".log .look").last
        number = (line.inner_text()).split(":")[0]
        line.click()
        expect(page.locator("#sentence")).to_contain_text(number.lower())
        expect(page.locator(".log .look")).not_to_have_count(1)
        expect(page.locator(".my-choice")).to_have_count(0)
        page.locator("[data-act=now]").click()
        expect(page.locator(".table-page.my-choice")).to_be_visible()


def test_what_a_move_changed_is_marked_at_the_table_and_in_the_replay(
    server: TestServer, browser: Browser
) -> None:
    table, _ = at(server, "coins", confirm=False)
    with open_table(browser, server, table) as page, all_seats(server, table) as player:
        moves = [each["move"] for each in player.receive("choices")["moves"]]
        taking = next(each for each in moves if each.startswith("resource"))
        by_pointer(page, taking, click)
        expect(page.locator(".column.changed")).to_have_count(1)
        page.goto(f"{server.url}/replay.html?table={table['id']}&ply=1")
        expect(page.locator(".column.changed")).to_have_count(1)


def test_who_watches_sees_the_last_round_at_once(server: TestServer, browser: Browser) -> None:
    table = server.make({"seats": here("Ada", "Bo"), "options": {"confirm": False}})
    play_moves(server, table, 8)
    with open_table(browser, server, table, []) as page:
        expect(page.locator("#sentence .watching")).to_be_visible()
        expect(page.get_by_role("region", name="Last round")).to_be_visible()
        expect(page.locator(".move-chips .move-chip")).not_to_have_count(0)


# The score

SHEET_BEFORE_CARDS: Final = """dialog => {
  const [sheet, cards] = [".sheet", ".large-cards"].map((each) => dialog.querySelector(each));
  return Boolean(sheet.compareDocumentPosition(cards) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


def test_a_player_s_points_are_listed_line_by_line(server: TestServer, browser: Browser) -> None:
    """In the player's dialog, above the cards, and in the text view by a command."""
    table, _ = at(server, "transform", players=3)
    with server.watch(table["id"]) as watching, open_table(browser, server, table, size=(1366, 650)) as page:
        watching.send(do="score", id="sheet")
        sheets = watching.receive("score")["score"]["players"]
        page.locator("[data-open='player:0']").click()
        expect(page.locator("dialog .sheet tbody tr")).to_have_count(len(sheets[0]["lines"]))
        expect(page.locator("dialog .sheet tfoot td")).to_have_text(str(sheets[0]["total"]))
        assert page.locator("dialog").evaluate(SHEET_BEFORE_CARDS)
        page.keyboard.press("Escape")
        page.keyboard.press("j")
        page.locator("#text-line").fill("score")
        page.locator("#text-line").press("Enter")
        expect(page.locator(".text-answer .score-table tfoot td")).to_have_text(
            [str(sheet["total"]) for sheet in sheets]
        )
        expect(page.locator(".text-answer .parts").first).to_be_visible()


def test_a_game_as_text_begins_on_the_start_page(server: TestServer, browser: Browser) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{server.url}/")
    page.get_by_role("button", name="Text mode").click()
    expect(page.locator("#text-line")).to_be_visible()
    context.close()


# Outside the window of the city


@pytest.mark.parametrize("kind", ["build", "bonus", "travel"])
def test_arrows_count_what_can_be_chosen_outside_the_view(
    kind: str, server: TestServer, browser: Browser
) -> None:
    table, move = at(server, kind)
    with open_table(browser, server, table) as page:
        if kind == "build":
            page.locator(f"[data-target='mine:{move.split()[1]}']").click()
        settle(page)
        assert page.evaluate(TO_THE_WEST) == 0
        expect(page.locator(".beyond")).to_have_count(0)
        pan_away(page)
        arrow = page.locator(".beyond.west")
        expect(arrow).to_have_text(str(page.evaluate(TO_THE_WEST)))
        arrow.click()
        page.keyboard.press("f")
        expect(page.locator(".beyond")).to_have_count(0)


def pan_away(page: Page) -> None:
    """Zoom in, and pan until cells lie outside in the west."""
    box = page.locator(".stage").bounding_box()
    assert box is not None
    for _ in range(6):
        page.keyboard.press("+")
    for _ in range(9):
        page.mouse.move(box["x"] + box["width"] - 20, box["y"] + box["height"] - 90)
        page.mouse.down()
        page.mouse.move(box["x"] + 10, box["y"] + box["height"] - 90, steps=4)
        page.mouse.up()
    settle(page)


# The size of the bar

PHONES = ((390, 844), (320, 640))
SIZES = ((1440, 900), (1280, 720), (1024, 768), (820, 1180), *PHONES)


def edge(element: Locator, side: str) -> float:
    """One edge of an element's box."""
    found: float = element.evaluate(f"(e) => e.getBoundingClientRect().{side}")
    return found


@pytest.mark.parametrize("kind", ["done", "decline", "end", "second-done", "transform"])
def test_the_bar_leaves_the_players_in_sight(kind: str, server: TestServer, browser: Browser) -> None:
    """With the longest label of the closing button, in windows of all sizes."""
    table, _ = at(server, kind)
    language = "nl" if kind == "decline" else "de"
    with open_table(browser, server, table, size=SIZES[0], language=language) as page:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            expect(page.locator("#closing")).to_be_in_viewport(ratio=1)
            expect(page.locator("[data-act=undo]")).to_be_in_viewport(ratio=1)
            bar, players = page.locator(".decision"), page.locator(".players-region")
            assert edge(bar, "bottom") <= edge(players, "top") + 1, width
            assert edge(page.locator(".city-region"), "height") > 60, width
            assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), width


@pytest.mark.parametrize("kind", ["build", "building", "resource", "recover"])
def test_the_city_stays_in_its_place_while_a_move_is_picked(
    kind: str, server: TestServer, browser: Browser
) -> None:
    """The bar keeps its height from the first pick until the move is pinned. Upright phones enlarge the city for a
    building."""
    table, move = at(server, kind)
    upright = [(390, 844)] if kind != "build" else []
    with open_table(browser, server, table, ask="all") as page:
        for width, height in ((1440, 900), (1366, 650), (1024, 768), (844, 390), *upright):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            places = [page.locator(".city-region").bounding_box()]
            for thing in things_of(move):
                bring_tray(page, thing, click)
                element_of(page, thing).evaluate("(element) => element.click()")
                settle(page)
                places.append(page.locator(".city-region").bounding_box())
            expect(page.locator("[data-act=do]")).to_be_visible()
            assert all(place == places[0] for place in places), (width, places)
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")


@pytest.mark.parametrize(("kind", "count"), [("discard", 3), ("react", 1)])
def test_a_phone_brings_up_the_buildings_that_are_asked_for(
    kind: str, count: int, server: TestServer, browser: Browser
) -> None:
    table, _ = at(server, kind)
    with open_table(browser, server, table, size=PHONES[0]) as page:
        cards = page.locator(".my-building")
        expect(cards.nth(count - 1)).to_be_visible()
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            for place in range(cards.count()):
                expect(cards.nth(place)).to_be_in_viewport(ratio=0.99)
                assert cards.nth(place).evaluate(ON_TOP), "another thing lies on it"


def test_kept_secrets_are_offered_newest_first(server: TestServer, browser: Browser) -> None:
    """Invalid tokens are also kept, and must not push out the one that opens the seat."""
    table, _ = at(server, "coins")
    void = {"id": table["id"], "seats": [{"seat": 0, "token": f"{n}" * 22} for n in range(6)]}
    context = browser.new_context()
    context.add_init_script(f"if (!localStorage.getItem('oddville-tables')) {{ {keep(void)} }}")
    page = context.new_page()
    page.goto(
        f"{server.url}/table.html?table={table['id']}#{table['seats'][chooser(server, table)]['token']}"
    )
    expect(page.locator(".table-page.my-choice")).to_be_visible()
    page.reload()
    expect(page.locator(".table-page.my-choice")).to_be_visible()
    context.close()


@pytest.mark.parametrize("size", [(1366, 650), (390, 844), (820, 1180)])
def test_the_menu_needs_no_scrolling(size: tuple[int, int], server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "coins", hints=True)
    with open_table(browser, server, table, size=size) as page:
        page.locator("[data-act=menu]").click()
        expect(page.get_by_role("link", name="Start page")).to_be_in_viewport(ratio=1)


def test_a_phone_finds_hint_recap_and_chat_in_the_menu(server: TestServer, browser: Browser) -> None:
    """A phone has room for one button, with the number of unread messages."""
    table, _ = at(server, "coins", hints=True)
    with open_table(browser, server, table, size=(390, 844), touch=True) as page:
        with all_seats(server, table) as other:
            other.request(do="say", seat=1, name="", text="good evening", key="says-hello")
        expect(page.locator(".menu-tool .unread")).to_have_text("1")
        for label in ("Hint", "Since your last turn"):
            page.locator("[data-act=menu]").tap()
            page.get_by_role("button", name=label, exact=True).tap()
        expect(page.locator(".moves-sheet")).to_be_visible()
        page.locator("[data-act=menu]").tap()
        page.get_by_role("button", name="Chat, 1 new message").tap()
        expect(page.locator("#chat-text")).to_be_visible()
        expect(page.get_by_text("Bo good evening")).to_be_visible()
        with all_seats(server, table) as other:
            other.request(do="say", seat=1, name="", text="anybody there?", key="says-more")
        expect(page.get_by_text("anybody there?")).to_be_visible()
        expect(page.locator(".menu-tool .unread")).to_have_count(0)
