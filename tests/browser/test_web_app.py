"""The pages as an app: installable, and what works without a network."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.reading import open_page, overflow, violations
from browser.table_kit import here, keep
from browser.test_table_people import cut_sockets
from browser.windows import delay_script, wait_for_script
from oddville.texts import Texts, languages
from server.serving import TestServer, run_server

RECORD = Path(__file__).parents[1] / "golden" / "sixth-building.odd"
IN_CHARGE = "navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return caches_.flat().map(({ url }) => url);
}"""
REPLACE = """async ([file, body]) => {
  const name = (await caches.keys()).find((name) => !name.endsWith("replays"));
  await (await caches.open(name)).put(file, new Response(body, { headers: { "content-type": "text/html" } }));
}"""
RENEW = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await caches.open(`oddville ${registration.scope} an-older-version`);
  await caches.open("oddville of somebody else");
  await registration.unregister();
}"""
HEADINGS = {
    "": "web-name",
    "rules.html": "rules-heading",
    "rules": "rules-heading",
    "learn.html": "learn-heading",
    "puzzles.html": "puzzles-heading",
    "cards.html": "gallery-title",
    "replay.html": "replay-heading",
}
NO_CONNECTION = "No connection"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    """A server with a path prefix."""
    folder = tmp_path_factory.mktemp("tables")
    with run_server(folder, requests_a_second=0, tables_an_hour=0, base_path="/odd") as server:
        yield server


@contextmanager
def visitor(browser: Browser, base: TestServer, *scripts: str, locale: str = "en-GB") -> Iterator[Page]:
    """A page that registers the service worker at once."""
    context = browser.new_context(locale=locale, viewport={"width": 390, "height": 844})
    for script in (delay_script(quiet=0, maxReconnect=100), *scripts):
        context.add_init_script(script)
    yield context.new_page()
    context.close()


def install(page: Page, base: TestServer) -> None:
    open_page(page, f"{base.url}/")
    wait_for_script(page, IN_CHARGE)


@pytest.mark.parametrize("language", languages())
def test_the_app_can_be_installed_and_says_that_it_is_offline_in_every_language(
    browser: Browser, base: TestServer, axe: str, language: str
) -> None:
    with visitor(browser, base, locale=language) as page:
        install(page, base)
        devtools = page.context.new_cdp_session(page)
        found = devtools.send("Page.getAppManifest")
        assert found["url"] == f"{base.url}/app/{language}.webmanifest"
        assert found["errors"] == []
        errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error for error in errors if error["errorId"] != "in-incognito"] == []
        page.context.set_offline(True)
        page.set_viewport_size({"width": 320, "height": 640})
        open_page(page, f"{base.url}/setup.html")
        expect(page.get_by_role("heading", level=1)).to_have_text(Texts(language).say("offline-heading"))
        assert overflow(page) <= 0
        assert violations(page, axe) == []


def test_pages_that_need_no_server_open_without_a_network(browser: Browser, base: TestServer) -> None:
    with visitor(browser, base) as page:
        install(page, base)
        page.context.set_offline(True)
        for path, heading in HEADINGS.items():
            open_page(page, f"{base.url}/{path}")
            expect(page.get_by_role("heading", level=1)).to_have_text(Texts("en").say(heading))
        open_page(page, f"{base.url}/learn.html")
        expect(page.locator(".step .art")).to_have_count(18)
        open_page(page, f"{base.url}/rules.html#BUILD-5")
        expect(page.locator("#BUILD-5")).to_be_visible()
        page.get_by_label("Language").select_option("de")
        expect(page.get_by_role("heading", level=1)).to_have_text("Die Regeln von OddVille")
        page.get_by_role("button", name="Einstellungen").click()
        expect(page.get_by_role("dialog")).to_be_visible()


def test_nothing_kept_is_shown_while_the_server_responds(browser: Browser, base: TestServer) -> None:
    """The kept file is replaced here, so that it differs from the server's."""
    with visitor(browser, base) as page:
        install(page, base)
        page.evaluate(REPLACE, [f"{base.url}/rules.html", "<h1>Kept</h1>"])
        open_page(page, f"{base.url}/rules.html")
        expect(page.get_by_role("heading", level=1)).to_have_text("The rules of OddVille")
        page.context.set_offline(True)
        page.goto(f"{base.url}/rules.html")
        expect(page.get_by_role("heading", level=1)).to_have_text("Kept")


def test_no_table_and_no_answer_about_one_is_kept(browser: Browser, base: TestServer) -> None:
    table = base.make({"seats": here("Ada", "Bo")})
    with visitor(browser, base, keep(table)) as page:
        install(page, base)
        page.goto(f"{base.url}/t/{table['id']}")
        expect(page.locator(".decision")).to_be_visible()
        open_page(page, f"{base.url}/replay.html?table={table['id']}")
        expect(page.locator(".replay")).to_be_visible()
        kept = page.evaluate(KEPT)
        assert f"{base.url}/rules.html" in kept
        assert [url for url in kept if "table" in url and "/locales/" not in url] == []
        page.context.set_offline(True)
        open_page(page, f"{base.url}/replay.html?table={table['id']}")
        expect(page.get_by_role("alert")).to_contain_text("The server does not respond")


def test_a_table_opened_without_a_network_says_so_and_opens_when_it_returns(
    browser: Browser, base: TestServer
) -> None:
    table = base.make({"seats": here("Ada", "Bo")})
    with visitor(browser, base, keep(table)) as page:
        install(page, base)
        for address in (f"/t/{table['id']}", f"/table.html?table={table['id']}"):
            page.context.set_offline(True)
            page.goto(base.url + address)
            expect(page.get_by_role("heading", level=1)).to_have_text(NO_CONNECTION)
            page.context.set_offline(False)
            expect(page.locator(".decision")).to_be_visible()
            expect(page.locator(".watching")).to_have_count(0)


def test_an_open_table_says_that_it_is_offline_and_continues(browser: Browser, base: TestServer) -> None:
    table = base.make({"seats": here("Ada", "Bo")})
    with visitor(browser, base, keep(table)) as page:
        install(page, base)
        page.goto(f"{base.url}/table.html?table={table['id']}")
        expect(page.locator(".decision")).to_be_visible()
        page.context.set_offline(True)
        base.loop.call_soon_threadsafe(cut_sockets, base)
        expect(page.locator(".note-line.alarm")).to_contain_text("Connection lost")
        page.context.set_offline(False)
        expect(page.locator(".note-line.alarm")).to_have_count(0)


def test_a_server_that_is_down_is_like_no_network(browser: Browser, tmp_path: Path) -> None:
    with run_server(tmp_path, requests_a_second=0) as server, visitor(browser, server) as page:
        install(page, server)
        server.stop()
        open_page(page, f"{server.url}/cards.html")
        expect(page.locator(".gallery-card, .art").first).to_be_visible()
        page.goto(f"{server.url}/deep/in/the/woods")
        expect(page.get_by_role("heading", level=1)).to_have_text(NO_CONNECTION)
        expect(page).to_have_url(f"{server.url}/offline.html")


def test_the_replay_of_a_finished_game_is_kept(browser: Browser, base: TestServer) -> None:
    """Of a table and of a record; without a network the page of replays leads to it."""
    record, table = RECORD.read_text("utf-8"), finished_table(base)
    with visitor(browser, base) as page:
        install(page, base)
        open_page(page, f"{base.url}/replay.html?table={table}")
        expect(page.locator(".replay")).to_be_visible()
        paste(page, base, record)
        wait_for_script(page, "caches.keys().then((names) => names.some((name) => name.endsWith('replays')))")
        page.context.set_offline(True)
        paste(page, base, record)
        open_page(page, f"{base.url}/replay.html")
        page.get_by_role("link", name="Ada").click()
        expect(page.locator(".replay")).to_be_visible()
        expect(page).to_have_url(re.compile(table))


def finished_table(base: TestServer) -> str:
    """A short game of two bots."""
    seats = [{"kind": "bot", "bot": "random", "name": name} for name in ("Ada", "Bo")]
    table: str = base.make({"seats": seats, "options": {"edition": "nano", "pace": "quick"}})["id"]
    with base.watch(table) as spectator:
        message = spectator.welcome
        while message["table"]["status"] != "over":
            message = spectator.receive("update")
    return table


def paste(page: Page, base: TestServer, text: str) -> None:
    open_page(page, f"{base.url}/replay.html")
    page.get_by_label("Paste a record").fill(text)
    page.get_by_role("button", name="Show the game").click()
    expect(page.locator(".replay")).to_be_visible()


def test_a_new_version_replaces_what_an_older_one_kept(browser: Browser, base: TestServer) -> None:
    with visitor(browser, base) as page:
        install(page, base)
        page.evaluate(RENEW)
        install(page, base)
        wait_for_script(page, "caches.keys().then((names) => !names.some((name) => name.includes('older')))")
        assert len(page.evaluate("caches.keys()")) == 2
