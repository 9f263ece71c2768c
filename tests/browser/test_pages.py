"""The pages other than the table."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, Response, expect

from browser.reading import open_page, overflow, violations, visitor_page
from browser.table_kit import here, keep
from browser.windows import NEVER, delay_script
from server.serving import TestServer

PAGES = (
    "",
    "setup.html",
    "watch.html",
    "today.html",
    "town.html",
    "duplicate.html",
    "ladder.html",
    "rules.html",
    "learn.html",
    "puzzles.html",
    "replay.html",
    "no-such-page",
)
LOOKS = ("light", "dark", "contrast")
WIDTHS = (3840, 1440, 820, 320)
TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
FRIENDS = {
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "open"}],
    "options": {"public": True, "name": "Harbour"},
}


HAS_PLAYED = "localStorage.setItem('oddville-played', 'true')"
"""A browser that *Play now* does not ask whether its player is new."""


@pytest.fixture
def page(browser: Browser, site: TestServer) -> Iterator[Page]:
    yield from visitor_page(browser, site.url)


@pytest.mark.parametrize("name", PAGES)
def test_every_page_fits_and_wears_every_look(page: Page, complaints: list[str], name: str) -> None:
    """test_every_screen runs axe-core on them."""
    open_page(page, f"/{name}")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert overflow(page) <= 0, width
    page.set_viewport_size({"width": 390, "height": 844})
    for look in LOOKS:
        page.get_by_role("button", name=re.compile("^Theme:")).click()
        expect(page.locator("html")).to_have_attribute("data-look", look)
    assert [text for text in complaints if name != "no-such-page" or "404" not in text] == []


def test_play_now_leads_to_a_table_and_no_secret_to_the_server(page: Page) -> None:
    requests: list[Request] = []
    page.on("request", lambda request: requests.append(request))
    page.add_init_script(HAS_PLAYED)
    open_page(page, "/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table.html?table=*")
    kept = page.evaluate("JSON.parse(localStorage.getItem('oddville-tables'))")[0]
    assert kept["seats"] == [0]
    assert TOKEN.fullmatch(kept["tokens"][0])
    assert not [
        request.url for request in requests if kept["tokens"][0] in request.url or kept["host"] in request.url
    ]


def test_a_game_of_play_now_is_opened_again_from_my_tables(page: Page, site: TestServer) -> None:
    """The person has no name: the table is called by their number and the names of the bots."""
    page.add_init_script(HAS_PLAYED)
    open_page(page, f"{site.url}/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".decision")).to_be_visible()
    open_page(page, f"{site.url}/")
    link = page.locator(".tables a").first
    expect(link).to_have_text(re.compile(r"^Player 1, \w+ and \w+$"))
    link.click()
    expect(page.locator(".decision")).to_be_visible()
    expect(page.locator(".watching")).to_have_count(0)


def test_play_now_always_means_the_same(page: Page, site: TestServer) -> None:
    """The last set-up is offered beside it."""
    setup = {"seats": [{"kind": "here"}, *[{"kind": "bot", "bot": "newcomer"}] * 3], "options": {}}
    page.add_init_script(f"localStorage.setItem('oddville-last-wish', {json.dumps(json.dumps(setup))})")
    page.add_init_script(HAS_PLAYED)
    for button, players in (("#play", 3), ("#play-last", 4)):
        open_page(page, f"{site.url}/")
        page.locator(button).click()
        expect(page.locator(".player")).to_have_count(players)


@pytest.mark.parametrize("language", ["en", "it", "nl", "fr", "de"])
def test_play_now_today_and_puzzles_need_no_scrolling(page: Page, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('oddville-settings', '{{\"language\": \"{language}\"}}')")
    open_page(page, "/")
    for width, height in ((1366, 650), (390, 844), (320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for control in ("#play", "main a[href$='today.html']", "main a[href$='puzzles.html']"):
            expect(page.locator(control)).to_be_in_viewport(ratio=1)


def test_a_table_without_a_name_is_called_by_who_plays_there(page: Page, site: TestServer) -> None:
    table = site.make({"seats": here("Ada", "Bo")})
    page.add_init_script(keep(table))
    open_page(page, "/")
    expect(page.locator(".tables a").first).to_have_text("Ada and Bo")


def test_my_tables_tell_whose_turn_it_is(page: Page) -> None:
    """With two players at this browser."""
    open_page(page, "/setup.html")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Seat type").nth(1).select_option("here")
    page.locator("summary").click()
    page.get_by_label("Table name").fill("Lighthouse")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table.html?table=*")
    open_page(page, "/")
    line = page.get_by_role("listitem").filter(has_text="Lighthouse")
    expect(line).to_contain_text("Your turn")
    line.get_by_role("button", name="Remove Lighthouse").click()
    expect(page.get_by_text("Tables that you play or watch in this browser are listed here")).to_be_visible()


def test_a_table_that_waits_for_me_is_opened_without_scrolling(page: Page, site: TestServer) -> None:
    table = site.make({"seats": here("Ada Lovelace", "Bartholomew", "Cornelia", "Dido")})
    page.add_init_script(keep(table).replace(r"\"seats\": []", r"\"seats\": [0, 1, 2, 3]"))
    open_page(page, "/")
    link = page.locator(".waiting-for-me")
    expect(link).to_contain_text("Your turn")
    for width, height in ((1366, 650), (390, 844), (320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(link).to_be_in_viewport(ratio=1)
        assert overflow(page) <= 0, width
    link.click()
    expect(page.locator(".table-page.my-choice")).to_be_visible()


def test_without_a_network_the_pages_that_work_need_no_scrolling(page: Page) -> None:
    page.add_init_script(delay_script(maxReconnect=NEVER))
    open_page(page, "/offline.html")
    for width, height in ((844, 390), (390, 844), (1366, 650)):
        page.set_viewport_size({"width": width, "height": height})
        for link in page.locator(".missing .acts a").all():
            expect(link).to_be_in_viewport(ratio=1)


def test_the_last_setup_is_kept(page: Page) -> None:
    open_page(page, "/setup.html")
    page.get_by_role("button", name="4", exact=True).click()
    page.get_by_label("Bot level").nth(2).select_option("newcomer")
    page.get_by_label("Colour").nth(0).select_option("red")
    expect(page.get_by_label("Colour").nth(2)).to_have_value("purple")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table.html?table=*")
    open_page(page, "/setup.html")
    expect(page.get_by_label("Bot level").nth(2)).to_have_value("newcomer")
    expect(page.get_by_label("Colour").nth(0)).to_have_value("red")
    open_page(page, "/")
    expect(page.get_by_role("button", name="Same as last time (4 players)")).to_be_visible()


def test_another_game_and_a_named_deal_are_announced(
    page: Page, browser: Browser, axe: str, site: TestServer
) -> None:
    open_page(page, "/setup.html")
    page.get_by_label("Seat type").nth(1).select_option("open")
    page.locator("summary").click()
    page.get_by_label("Game variant").select_option("micro")
    expect(page.locator("#note-of-game")).to_contain_text("two workers in the city")
    page.get_by_label("Deal").fill("market day")
    page.get_by_role("button", name="Create table").click()
    room = page.locator(".waiting")
    expect(room).to_contain_text("Short game")
    guest = browser.new_context(base_url=site.url, viewport={"width": 390, "height": 844}).new_page()
    guest.goto(page.url)
    expect(guest.locator(".waiting")).to_contain_text("“market day”")
    assert violations(guest, axe) == []
    page.get_by_role("button", name="Fill with bots and start").click()
    expect(page.locator(".which-turn")).to_contain_text("Short game · Deal “market day”")
    expect(page.locator(".log")).to_contain_text("market day")
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="About this table").click()
    expect(guest.get_by_role("dialog")).to_contain_text("“market day”")
    guest.context.close()
    open_page(page, "/setup.html")
    page.locator("summary").click()
    expect(page.get_by_label("Game variant")).to_have_value("micro")
    expect(page.get_by_label("Deal")).to_have_value("")
    open_page(page, "/")
    expect(page.locator(".hero")).to_contain_text("Short game")


def test_about_this_table_shows_the_commitment_to_a_secret_deal(
    page: Page, axe: str, site: TestServer
) -> None:
    table = site.make(FRIENDS | {"seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]})
    with site.client() as client:
        promise = client.get(f"/api/tables/{table['id']}").json()["commitment"]
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/table.html?table={table['id']}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="About this table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(promise)
    expect(dialog).to_contain_text("Full game")
    assert dialog.evaluate("(element) => element.scrollWidth <= element.clientWidth")
    assert violations(page, axe) == []


def test_two_friends_meet_in_the_waiting_room(
    page: Page, browser: Browser, axe: str, site: TestServer
) -> None:
    """Opening a link takes no seat, its button does; the host fills free seats with bots and starts."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, "/setup.html")
    page.get_by_label("Seat type").nth(1).select_option("link")
    page.get_by_label("Seat type").nth(2).select_option("open")
    page.get_by_role("textbox", name="Name").first.fill("Ada")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("status")).to_have_text("2 seats are free.")
    assert violations(page, axe) == []
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    friend = browser.new_context(base_url=site.url, viewport={"width": 390, "height": 844}).new_page()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_label("Colour").select_option("yellow")
    expect(page.get_by_role("status")).to_have_text("2 seats are free.")
    assert TOKEN.search(friend.url) is None
    friend.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("status")).to_have_text("One seat is free.")
    expect(page.locator(".waiting-seat").nth(1)).to_contain_text("Bo")
    page.get_by_role("button", name="QR code").first.click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.get_by_role("button", name="Fill with bots and start").click()
    with site.client() as client:
        table = client.get(f"/api/tables/{link.partition('table=')[2][:10]}").json()
    assert [(seat["name"], seat["colour"], seat["bot"]) for seat in table["seats"][:2]] == [
        ("Ada", "purple", None),
        ("Bo", "yellow", None),
    ]
    expect(friend.get_by_text("Ada").first).to_be_visible()
    friend.context.close()


def test_joining_by_the_code_of_a_table(page: Page, site: TestServer) -> None:
    table = site.make(FRIENDS)
    open_page(page, "/")
    page.get_by_label("Code or link").fill(f"{table['id'][:5]} {table['id'][5:].upper()}")
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/table.html?table={table['id']}")
    with site.client() as client:
        seat = client.get(f"/api/tables/{table['id']}").json()["seats"][1]
    assert (seat["name"], seat["taken"]) == ("Bo", True)


def test_a_seat_moves_here_by_its_code(page: Page, site: TestServer) -> None:
    table = site.make(FRIENDS)
    with site.client() as client:
        token = table["seats"][0]["token"]
        answer = client.post(
            f"/api/tables/{table['id']}/seats/0/code", headers={"authorization": f"Bearer {token}"}
        )
    open_page(page, "/")
    page.get_by_label("Code or link").fill(answer.json()["code"])
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/table.html?table={table['id']}")
    assert page.evaluate("JSON.parse(localStorage.getItem('oddville-tables'))")[0]["tokens"] != [token]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [("hello", "neither a link nor a code"), ("abcdefghjk", "This table does not exist")],
)
def test_a_wrong_code_says_what_is_wrong(page: Page, code: str, sentence: str) -> None:
    open_page(page, "/")
    page.get_by_label("Code or link").fill(code)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.get_by_label("Code or link")).to_have_value(code)


def test_public_tables_can_be_found(page: Page, site: TestServer) -> None:
    site.make({**FRIENDS, "options": {"public": True, "name": "Lighthouse"}})
    site.make({**FRIENDS, "options": {"public": True, "name": "Mill", "edition": "micro"}})
    open_page(page, "/watch.html")
    usual, short = (page.get_by_role("listitem").filter(has_text=name) for name in ("Lighthouse", "Mill"))
    expect(usual).to_contain_text("1 free seat")
    expect(usual).not_to_contain_text("game")
    expect(short).to_contain_text("Short game · Waiting for players")
    open_page(page, "/")
    waiting = page.locator(".open-tables li").filter(has_text="Mill")
    expect(waiting).to_contain_text("1 free seat")
    waiting.get_by_role("link").click()
    page.wait_for_url("**/table.html?table=*")


def test_settings_work_at_once_and_stay(page: Page) -> None:
    open_page(page, "/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("dark").click()
    expect(page.locator("html")).to_have_attribute("data-look", "dark")
    dialog.get_by_label("reduced").check()
    dialog.get_by_label("on the left").check()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.reload()
    for name, value in (("look", "dark"), ("motion", "reduced"), ("hand", "left")):
        expect(page.locator("html")).to_have_attribute(f"data-{name}", value)


def test_a_letter_can_be_changed_but_not_taken_twice(page: Page) -> None:
    open_page(page, "/")
    page.get_by_role("button", name="Keyboard shortcuts").click()
    undo = page.get_by_label("undo", exact=True)
    undo.fill("h")
    undo.press("Tab")
    expect(undo).to_have_value("U")
    undo.fill("p")
    undo.press("Tab")
    page.reload()
    page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(page.get_by_label("undo", exact=True)).to_have_value("P")


def test_a_first_game_begins_from_the_page_to_learn_from(page: Page) -> None:
    open_page(page, "/learn.html")
    expect(page.locator(".step .art")).to_have_count(18)
    page.get_by_role("button", name="Start your first game").click()
    page.wait_for_url("**/table.html?table=*")


def test_a_page_that_is_not_there_leads_back(page: Page) -> None:
    open_page(page, "/deep/in/the/woods")
    page.get_by_role("link", name="Start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


FIRST_LOAD = 150_000
"""The most bytes of the start page over the wire, compressed, with headers."""
TABLE = 250_000
"""The same for a table."""


@pytest.mark.parametrize(("path", "most", "files"), [("/", FIRST_LOAD, 12), ("/table", TABLE, 14)])
def test_the_first_load_is_light_and_stays_here(
    page: Page, site: TestServer, path: str, most: int, files: int
) -> None:
    if path == "/table":
        table = site.make({"seats": [{"kind": "here"}, {"kind": "here"}]})
        path = f"/table.html?table={table['id']}#{table['seats'][0]['token']}"
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response))
    page.goto(path)
    page.locator("body[data-ready], .table-page").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert {response.url.startswith(site.url) for response in loaded} == {True}
    sizes = [response.request.sizes() for response in loaded]
    assert len(sizes) <= files
    assert sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes) < most


def test_the_note_of_play_now_stands_below_its_button(page: Page) -> None:
    """On a phone before the button of the set-up."""
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, "/")
    tops = [page.locator(f".hero-acts {each}").bounding_box() for each in ("#play", ".note", "a.button")]
    assert all(tops)
    assert sorted(tops, key=lambda box: box["y"] if box else 0) == tops
