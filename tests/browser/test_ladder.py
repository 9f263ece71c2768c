"""The page of a ladder: make one, join under a guarded name, sit down at a game that counts, read the ratings."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.languages import check_each_language
from browser.reading import open_page, violations, visitor_page
from server.ladder_kit import LadderKit
from server.serving import TestServer


@pytest.fixture
def page(browser: Browser, site: TestServer) -> Iterator[Page]:
    yield from visitor_page(browser, site.url)


@contextmanager
def other_browser(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB")
    yield context.new_page()
    context.close()


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name here").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("heading", name=f"You are {name}")).to_be_visible()


def test_two_people_join_and_play_a_game_that_counts(page: Page, browser: Browser, axe: str) -> None:
    open_page(page, "/ladder.html")
    assert violations(page, axe) == []
    page.get_by_label("Name of the ladder").fill("Friday")
    page.get_by_role("button", name="Make the ladder").click()
    page.wait_for_url("**/ladder.html?ladder=*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday")
    join(page, "Ada")
    expect(page.get_by_text("A game needs a second member.")).to_be_visible()
    with other_browser(browser) as other:
        open_page(other, page.get_by_label("Link of this ladder").input_value())
        expect(other.get_by_label("Your own link")).to_have_count(0)
        join(other, "Bo")
        assert violations(other, axe) == []
        other.get_by_role("button", name="Make the table").click()
        other.wait_for_url("**/table.html?table=*")
        expect(other.get_by_label("Your name")).to_have_value("Bo")
    open_page(page, page.url)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table.html?table=*")
    expect(page.locator("#table")).to_contain_text("Bo")
    expect(page.locator("#table")).to_contain_text("Ada")
    page.go_back()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(page.locator(".event-tables > li")).to_contain_text("set-up")


def test_the_own_link_opens_the_name_on_another_device(
    page: Page, browser: Browser, site: TestServer
) -> None:
    with site.client() as client:
        kit = LadderKit(site, client, "Ada", "Bo")
    open_page(
        page, f"/ladder.html?ladder={kit.id}#{kit.members['Ada']['member']}.{kit.members['Ada']['token']}"
    )
    expect(page.get_by_role("heading", name="You are Ada")).to_be_visible()
    assert kit.members["Ada"]["token"] not in page.url, (
        "the address that people copy does not hold the secret"
    )
    own = page.get_by_label("Your own link").input_value()
    with other_browser(browser) as other:
        open_page(other, own)
        expect(other.get_by_role("heading", name="You are Ada")).to_be_visible()
        other.get_by_text("Leave the ladder").click()
        other.get_by_role("button", name="Leave now").click()
        expect(other.get_by_label("Your name here")).to_be_visible()
        expect(other.locator(".standings tbody tr")).to_have_count(1)


@pytest.mark.parametrize("cut", [1, 30])
def test_a_wrong_own_link_replaces_nothing(page: Page, site: TestServer, cut: int) -> None:
    """Neither one with a wrong secret nor one that was cut off: the kept secret may be the only copy."""
    with site.client() as client:
        kit = LadderKit(site, client, "Ada", "Bo")
    ada, bo = kit.members["Ada"], kit.members["Bo"]
    open_page(page, f"/ladder.html?ladder={kit.id}#{ada['member']}.{ada['token']}")
    expect(page.get_by_role("heading", name="You are Ada")).to_be_visible()
    open_page(page, "/ladder.html")
    open_page(page, f"/ladder.html?ladder={kit.id}#{bo['member']}.{bo['token']}"[:-cut])
    expect(page.get_by_role("alert")).to_contain_text("This link opens no name in this ladder")
    expect(page.get_by_role("heading", name="You are Ada")).to_be_visible()
    assert ada["token"] in page.get_by_label("Your own link").input_value()


def test_the_host_removes_a_member(page: Page, site: TestServer) -> None:
    with site.client() as client:
        kit = LadderKit(site, client, "Ada", "Bo")
    mine = json.dumps([{"id": kit.id, "name": "Friday", "host": kit.host}])
    page.add_init_script(f"localStorage['oddville-ladders'] = '{mine}'")
    open_page(page, f"/ladder.html?ladder={kit.id}")
    page.get_by_text("For the host").click()
    page.get_by_label("Remove a member").select_option("Bo")
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".standings tbody tr")).to_have_count(1)


@pytest.fixture(scope="module")
def ladder(site: TestServer) -> LadderKit:
    """A ladder with two finished games, one of them with somebody who has left."""
    with site.client() as client:
        kit = LadderKit(site, client, "Ada", "Bo", "Cleo")
        kit.play("Ada", "Bo")
        kit.play("Ada", "Cleo")
        kit.new_game("Ada", "Bo", bots=1)
        kit.post("leave", {"member": kit.members["Cleo"]["member"]}, kit.host)
    return kit


def test_standings_fit_every_window_in_every_language(page: Page, ladder: LadderKit, axe: str) -> None:
    member = ladder.members["Ada"]
    stored = [{"id": ladder.id, "name": "Friday", "host": ladder.host, **member}]
    page.add_init_script(f"localStorage['oddville-ladders'] = '{json.dumps(stored)}'")
    open_page(page, f"/ladder.html?ladder={ladder.id}")
    expect(page.locator(".standings tbody tr")).to_have_count(2)
    expect(page.locator(".standings .own")).to_contain_text("Ada")
    expect(page.locator(".ladder-games > li")).to_have_count(2)
    page.locator("select[name=games-of]").select_option("Bo")
    expect(page.locator(".ladder-games > li")).to_have_count(1)
    check_each_language(page, axe)


def test_an_unknown_ladder_is_an_error(page: Page) -> None:
    open_page(page, "/ladder.html?ladder=nothing000")
    expect(page.get_by_role("alert")).to_have_text("There is no such ladder here.")
