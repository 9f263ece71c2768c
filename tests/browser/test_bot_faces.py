"""Bots have faces and names of their own."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.reading import open_page
from browser.table_kit import open_table
from oddville.server.tables.bot_names import CAST
from server.serving import TestServer

HIDES: Final = """() => [...document.querySelectorAll(".player:has(.face)")].filter((player) => {
  const face = player.querySelector(".bot-face").getBoundingClientRect();
  const hits = ({ left, right, top, bottom }) =>
    left < face.right && right > face.left && top < face.bottom && bottom > face.top;
  const others = player.querySelectorAll(".player-points, .player-stats > span");
  return !face.width || [...others].some((other) => other.checkVisibility() && hits(other.getBoundingClientRect()));
}).map((player) => player.innerText)"""
"""Players whose face cannot be seen or lies on their numbers."""


def test_the_page_draws_a_face_of_its_own_for_every_name(page: Page, address: str) -> None:
    page.goto(f"{address}/404.html")
    cast, faces = page.evaluate("""async () => {
      const { botFaceOf, CAST } = await import("/art/bot_faces.js");
      const { flat } = await import("/art/shapes.js");
      const drawings = Object.entries(CAST).flatMap(([bot, names]) => names.map((name) => flat(botFaceOf(bot, name))));
      return [CAST, drawings.map((each) => JSON.stringify(each))];
    }""")
    assert cast == {level: list(names) for level, names in CAST.items()}
    assert len(set(faces)) == 28


def test_two_bots_of_one_level_have_different_names_at_the_table(
    server: TestServer, browser: Browser
) -> None:
    seats = [{"kind": "here", "name": "Ada"}, *({"kind": "bot", "bot": "mason"} for _ in range(3))]
    table = server.make({"seats": seats, "options": {"pace": "step"}})
    with open_table(browser, server, table, [0]) as page:
        expect(page.locator(".player .face .bot-face")).to_have_count(3)
        titles = [each.get_attribute("title") or "" for each in page.locator(".player .face").all()]
        names = [title.partition(",")[0] for title in titles]
        assert sorted(names) == sorted(set(names) & set(CAST["mason"]))
        assert all("mason" in title for title in titles)
        page.locator(".player:has(.face)").first.click()
        expect(page.locator("dialog[open] .bot-line")).to_contain_text(names[0])


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1366, 650)], ids=str)
def test_the_faces_of_three_bots_are_seen(
    size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    seats = [{"kind": "here", "name": "Ada"}, *({"kind": "bot", "bot": "mayor"} for _ in range(3))]
    table = server.make({"seats": seats, "options": {"pace": "step"}})
    with open_table(browser, server, table, [0], size=size) as page:
        expect(page.locator(".player .face .bot-face")).to_have_count(3)
        assert page.evaluate(HIDES) == []


def test_a_replay_shows_the_faces(server: TestServer, page: Page) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "mason"}]
    table = server.make({"seats": seats, "options": {"pace": "step"}})
    open_page(page, f"{server.url}/replay.html?table={table['id']}")
    face = page.locator(".replay-players .face")
    expect(face.locator(".bot-face")).to_have_count(1)
    assert "mason" in (face.get_attribute("title") or "")


def test_the_only_person_changes_the_pace_of_bots_while_playing(server: TestServer, browser: Browser) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    table = server.make({"seats": seats, "options": {"pace": "step"}})
    with server.watch(table["id"]) as spectator, open_table(browser, server, table, [0]) as page:
        page.locator("[data-act=menu]").click()
        page.get_by_role("button", name="Bot speed and confirming").click()
        page.locator("dialog[open] select").select_option("slow")
        assert spectator.receive("update")["table"]["options"]["pace"] == "slow"
        page.locator("dialog[open] input[type=checkbox]").uncheck()
        options = spectator.receive("update")["table"]["options"]
        assert (options["pace"], options["confirm"]) == ("slow", False)
