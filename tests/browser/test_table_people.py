"""People at one table: two browsers, a watcher, a broken connection, undo."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import PEOPLE, at, seated, town
from browser.screens import COVERED
from browser.table_kit import DO, by_pointer, click, here, keep, open_table, press_where_nothing_fits
from browser.windows import NEVER, delay_script, settle, wait_for_script
from oddville.games.records.writer import record_of
from oddville.server.ws.websocket import ClientConnection
from server.serving import TestServer

AXE = (
    "async () => (await axe.run({ rules: { 'label-content-name-mismatch': { enabled: false } } }))"
    ".violations.map(({ id, nodes }) =>"
    " `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)"
)
SCREENS = {"dark": [(390, 844)], "contrast": [(320, 640), (820, 1180)], "light": [(1440, 900)]}
LATER = """["table-later.js", "terminal"].every((part) =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes(part)))"""
"""The lazy script and its texts are loaded."""
TWO = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}]
CUT_IN_PLAYERS = """() => [...document.querySelectorAll(".player *")]
    .filter((part) => part.getBoundingClientRect().width
        && part.getBoundingClientRect().right > part.closest(".player").getBoundingClientRect().right)
    .map((part) => part.className.baseVal ?? part.className)"""


def test_two_browsers_undo_and_confirm(server: TestServer, browser: Browser) -> None:
    """An unconfirmed turn can be undone, and the other player sees that."""
    table, move = at(server, "coins")
    with server.watch(table["id"]) as spectator:
        chooser = spectator.welcome["table"]["chooses"]
    with (
        open_table(browser, server, table, [chooser]) as mine,
        open_table(browser, server, table, [1 - chooser], size=(820, 1180)) as other,
    ):
        by_pointer(mine, move, click)
        expect(mine.locator("[data-act=confirm]")).to_be_visible()
        expect(other.locator(".may-undo")).to_be_visible()
        mine.locator("[data-act=undo]").click()
        expect(mine.locator(".hand-card.starter").first).to_be_visible()
        expect(other.locator(".may-undo")).to_have_count(0)
        expect(mine.locator(".log li").first).to_contain_text("undoes")
        by_pointer(mine, move, click)
        mine.locator("[data-act=confirm]").click()
        expect(other.locator(".table-page.my-choice")).to_be_visible()
        mine.locator("[data-act=undo]").click(force=True)
        expect(mine.locator(".note-line")).to_contain_text("passed to another player")


def test_a_player_who_gives_up_in_my_turn_has_not_moved_for_me(server: TestServer, browser: Browser) -> None:
    """Nor can a seat that was given up be taken back."""
    table, _ = at(server, "coins", players=3)
    with server.watch(table["id"], *[link["token"] for link in table["seats"]]) as player:
        chooser = player.welcome["table"]["chooses"]
        other = (chooser + 1) % 3
        with (
            open_table(browser, server, table, [chooser]) as mine,
            open_table(browser, server, table, [other]) as theirs,
        ):
            player.request(do="leave", seat=other, resign=True)
            expect(mine.locator(".player .cog")).to_have_count(1)
            expect(theirs.locator(".player .cog")).to_have_count(1)
            settle(mine)
            assert mine.locator(".note-line").count() == 0
            assert theirs.locator("[data-act=seat-back]").count() == 0


def test_a_spectator_sees_all_and_can_do_nothing(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "transform")
    with open_table(browser, server, table) as page, open_table(browser, server, table, []) as watching:
        expect(watching.locator(".watching")).to_be_visible()
        expect(page.locator(".players")).to_contain_text("(you)")
        expect(watching.locator(".players")).not_to_contain_text("(you)")
        assert watching.locator(".cell.card").count() == page.locator(".cell.card").count()
        assert watching.locator(".cell.card [class*=bonus-number]").count() > 0
        assert watching.locator("[data-act=undo], #closing, .choice").count() == 0
        watching.locator(".cell.card").first.click(force=True)
        expect(watching.locator(".note-line")).to_be_visible()
        by_pointer(page, move, click)
        expect(watching.locator(".log li").first).not_to_have_text("")


def test_a_move_made_without_connection_is_kept_once(server: TestServer, browser: Browser) -> None:
    """Without a connection a move waits, marked as unsaved; after it, the move is saved once, without a reload."""
    table, move = at(server, "coins", confirm=False)
    with server.watch(table["id"]) as spectator, open_table(browser, server, table) as page:
        before = spectator.welcome["table"]["ply"]
        page.context.set_offline(True)
        server.loop.call_soon_threadsafe(cut_sockets, server)
        expect(page.locator(".note-line.alarm")).to_be_visible()
        by_pointer(page, move, click)
        expect(page.locator(".decision.unsaved")).to_be_visible()
        page.context.set_offline(False)
        expect(page.locator(".decision.unsaved")).to_have_count(0)
        expect(page.locator(".saved")).to_have_text("saved")
        with server.watch(table["id"]) as again:
            assert again.welcome["table"]["ply"] == before + 1


def test_what_is_seldom_needed_is_at_hand_when_the_line_breaks(server: TestServer, browser: Browser) -> None:
    """The lazy parts load when the page is idle."""
    table, _ = at(server, "coins")
    with open_table(browser, server, table, script=delay_script(quiet=0)) as page:
        wait_for_script(page, LATER)
        page.context.set_offline(True)
        page.locator("[data-act=menu]").click()
        expect(page.get_by_role("button", name="Settings")).to_be_visible()


def cut_sockets(server: TestServer) -> None:
    """Break the connection without a closing handshake."""
    for socket in list(server.service.sockets):
        assert isinstance(socket, ClientConnection)
        socket._disconnect()


def test_two_windows_of_one_person(server: TestServer, browser: Browser) -> None:
    """A move in one browser appears in the other, whose pick stays while it is possible."""
    table, move = at(server, "return")
    with open_table(browser, server, table) as one, open_table(browser, server, table) as two:
        expect(two.locator(".my-choice")).to_be_visible()
        worker = two.locator(".hand-card.starter:not(.out)").first
        worker.click()
        by_pointer(one, move, click)
        expect(two.locator(".note-line")).to_contain_text("another window")
        expect(two.locator(".hand-card.selected")).to_have_count(1)


def test_every_no_says_why(server: TestServer, browser: Browser) -> None:
    """A refused cell names its rule and stays marked, and the selection remains."""
    table, move = at(server, "build")
    with open_table(browser, server, table, script=delay_script(secondPress=NEVER)) as page:
        card = move.split()[1]
        page.locator(f"[data-target='mine:{card}']").click()
        expect(page.locator(".cell.buildable").first).to_be_visible()
        press_where_nothing_fits(page)
        expect(page.locator(".why .rule").first).to_be_visible()
        expect(page.locator(".cell .refused")).to_have_count(1)
        expect(page.locator("[data-live=assertive] p").last).not_to_have_text("")
        page.locator(".cell.buildable").first.click()
        expect(page.locator(".cell[aria-selected=true] .city-tile")).to_have_count(1)
        page.locator(DO).dblclick()  # the second half of a double press is not a second move
        settle(page)
        expect(page.locator(DO)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(DO)).to_have_count(0)


def test_a_pan_is_no_pick(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "build")
    with open_table(browser, server, table) as page:
        page.locator(f"[data-target='mine:{move.split()[1]}']").click()
        cell = page.locator(".cell.buildable").first
        settle(page)
        box = cell.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 60, box["y"] + 50, steps=5)
        page.mouse.up()
        settle(page)
        assert page.locator(DO).count() == 0
        moved = cell.bounding_box()
        assert moved is not None
        assert abs(moved["x"] - box["x"] - 40) < 3
        page.keyboard.press("f")
        settle(page)
        cell.click()
        expect(page.locator(DO)).to_be_visible()


def test_a_press_released_outside_the_town_drags_nothing(server: TestServer, browser: Browser) -> None:
    """Moving the pointer without a button does not pan, and the next press counts."""
    table, move = at(server, "build")
    with open_table(browser, server, table) as page:
        page.locator(f"[data-target='mine:{move.split()[1]}']").click()
        settle(page)
        stage = page.locator(".stage").bounding_box()
        cell = page.locator(".cell.buildable").first
        before = cell.bounding_box()
        assert stage is not None
        assert before is not None
        page.mouse.move(stage["x"] + 1, stage["y"] + 40)
        page.mouse.down()
        page.mouse.move(stage["x"] - 30, stage["y"] + 40)
        page.mouse.up()
        page.mouse.move(before["x"] + 30, before["y"] + 30, steps=8)
        settle(page)
        assert cell.bounding_box() == before
        page.mouse.down()
        page.mouse.up()
        expect(page.locator(DO)).to_be_visible()


def test_nothing_of_four_players_is_cut(server: TestServer, browser: Browser) -> None:
    table = server.make({"seats": here("Ada", "Bo", "Cy", "Di"), "options": {"deal": "wide"}})
    with open_table(browser, server, table) as page:
        page.evaluate("document.fonts.ready.then(() => true)")
        for width in (740, 820, 1100, 1440):
            page.set_viewport_size({"width": width, "height": 1000})
            settle(page)
            assert page.evaluate(CUT_IN_PLAYERS) == [], width


BROKEN_WORDS = """() => [...document.querySelectorAll(".pile-words b")].flatMap((name) => {
    const text = [...name.childNodes].find(({ data }) => data?.trim());
    return [...text.data.matchAll(/[^\\s\\u00ad]+/g)].flatMap(({ 0: part, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        return range.getClientRects().length > 1 ? [part] : [];
    });
})"""
"""Parts of the names of characters that are broken where no hyphen may be."""


@pytest.mark.parametrize("language", ["en", "it", "nl", "fr", "de"])
def test_names_of_characters_break_at_hyphens(server: TestServer, browser: Browser, language: str) -> None:
    table = town(players=4)
    for guild, characters in table.edition.guilds.items():
        table.pile(guild, *sorted(characters, key=len, reverse=True))
    game = table.game()
    made = seated(server, str(record_of(game, list(PEOPLE))), len(game.moves), PEOPLE)
    with open_table(browser, server, made, size=(820, 1180), language=language) as page:
        page.evaluate("document.fonts.ready.then(() => true)")
        settle(page)
        assert page.evaluate(BROKEN_WORDS) == []


WINDOWS = ((1280, 720), (1366, 650), (1440, 900), (1536, 730), (1680, 940), (1920, 950), (2560, 1440))
HIDDEN_PLAYERS = """() => {
    const { scrollHeight, clientHeight } = document.querySelector(".players-region");
    return scrollHeight - clientHeight;
}"""
"""How many pixels of the players can only be seen by scrolling."""
CUT_MEDALS = """() => [...document.querySelectorAll(".player .medal")].filter((medal) =>
    medal.getBoundingClientRect().right > medal.closest(".player").getBoundingClientRect().right).length"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_with_many_cards_are_seen_whole(server: TestServer, browser: Browser, players: int) -> None:
    """Bots with faces, buildings and characters; one's own cards are shown elsewhere."""
    table = town(players=players)
    for player, guild in zip(range(players), table.edition.guilds.values(), strict=False):
        table.buildings(player, *table.data["deck"][:2]).holds(player, *guild[: players - 1])
    game = table.game()
    origin = {"record": str(record_of(game, list(PEOPLE[:players]))), "ply": len(game.moves)}
    seats = [*here("Ada"), *[{"kind": "bot", "bot": "mason"}] * (players - 1)]
    made = server.make({"seats": seats, "origin": origin, "options": {"pace": "step"}})
    with open_table(browser, server, made, [0]) as page:
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            assert page.evaluate(HIDDEN_PLAYERS) <= 0, (width, height)
            assert page.evaluate(CUT_MEDALS) == 0, (width, height)


def drag(page: Page, source: str, target: str) -> None:
    """Lift, then drop: the city moves to show all cells where the card fits, so the target is looked for after that."""
    page.locator(source).hover()
    page.mouse.down()
    page.locator("h1").hover(force=True)
    expect(page.locator(".table-page[data-selection='mine']")).to_have_count(1)
    page.locator(target).hover()
    page.mouse.up()


def test_by_drag(server: TestServer, browser: Browser) -> None:
    """A drag picks both targets; dropped elsewhere it picks none."""
    table, move = at(server, "build")
    with open_table(browser, server, table) as page:
        _, card, cell = move.split()
        drag(page, f"[data-target='mine:{card}']", ".players-region")
        expect(page.locator(".table-page[data-selection='']")).to_have_count(1)
        drag(page, f"[data-target='mine:{card}']", f"[data-cell='{cell}']")
        expect(page.locator(DO)).to_be_visible()


def test_the_text_view_plays_too(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "coins")
    with open_table(browser, server, table) as page:
        page.keyboard.press("j")
        line = page.locator("#text-line")
        line.fill("why build nothing 0,0")
        line.press("Enter")
        expect(page.locator(".text-view")).to_be_visible()
        line.fill(move)
        line.press("Enter")
        expect(page.locator("[data-act=confirm]")).to_be_visible()
        line.fill("confirm")
        line.press("Enter")
        expect(page.locator("[data-act=confirm]")).to_have_count(0)


def test_the_text_view_names_every_price_once(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "coins")
    with open_table(browser, server, table) as page:
        page.keyboard.press("j")
        moves = page.locator(".text-moves li")
        expect(moves.first).to_be_visible()
        words = [" ".join(text.split()) for text in moves.all_inner_texts()]
        assert "worker card 1: take wood, free places a worker on wood (0-coin slot); you +1" in words[0]
        assert not [text for text in words if text.count("free") + text.count("pay ") > 1]
        assert not [text for text in words if "gain" in text and "+2 coins" in text]


def test_nothing_for_axe_to_complain_of(server: TestServer, browser: Browser, axe: str) -> None:
    """With a building selected, in every look and window size."""
    table, move = at(server, "build")
    with open_table(browser, server, table, size=SCREENS["dark"][0]) as page:
        hold_building(page, move)
        page.evaluate(axe)
        for look, sizes in SCREENS.items():
            page.evaluate("(look) => { document.documentElement.dataset.look = look; }", look)
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                settle(page)
                assert page.evaluate(AXE) == [], (look, width)
                assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), width


def hold_building(page: Page, move: str) -> None:
    tab = page.locator("[data-act=tray-mine]:visible")
    if tab.count():
        tab.click()
    page.locator(f"[data-target='mine:{move.split()[1]}']").first.click()
    settle(page)


def test_the_secret_of_a_link_leaves_the_address(server: TestServer, browser: Browser) -> None:
    table = server.make({"seats": TWO})
    context = browser.new_context()
    context.add_init_script(keep({"id": "none", "seats": []}))
    page = context.new_page()
    page.goto(f"{server.url}/table.html?table={table['id']}#{table['seats'][0]['token']}")
    expect(page.locator(".waiting")).to_be_visible()
    assert "#" not in page.url
    context.close()


WRONG_LINK = "The link opens no seat here"


@pytest.mark.parametrize("kept", [22, 15])
def test_a_wrong_link_of_a_seat_says_so(server: TestServer, browser: Browser, kept: int) -> None:
    """One that was cut off, too."""
    table = server.make({"seats": TWO})
    token = table["seats"][1]["token"]
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{server.url}/table.html?table={table['id']}#{token[::-1][:kept]}")
    expect(page.get_by_role("alert")).to_contain_text(WRONG_LINK)
    other = context.new_page()
    other.goto(f"{server.url}/table.html?table={table['id']}#{token}")
    expect(other.get_by_role("button", name="Take the seat")).to_be_visible()
    expect(other.get_by_role("alert")).to_have_count(0)
    context.close()


@pytest.mark.parametrize(
    ("kind", "name", "whole"),
    [("coins", "Coins", "worker card 2: gain coins"), ("resource", "wood", "worker card 1: take wood")],
)
def test_undo_names_its_move_where_there_is_little_room(
    server: TestServer, browser: Browser, kind: str, name: str, whole: str
) -> None:
    """A short name; the title has the whole move."""
    table, move = at(server, kind)
    with open_table(browser, server, table, size=(390, 844), ask="locks") as page:
        by_pointer(page, move, click)
        undo = page.locator("[data-act=undo]")
        for width, height in ((390, 844), (320, 568), (820, 1180)):
            page.set_viewport_size({"width": width, "height": height})
            expect(undo.locator(".undo-short")).to_have_text(name)
            expect(undo.locator(".undo-short")).to_be_visible()
            expect(undo).to_have_accessible_name(re.compile(f"^Undo {name}"))
            expect(undo).to_have_attribute("title", f"Undo: {whole}")
            settle(page)
            assert page.evaluate(COVERED) == [], width
