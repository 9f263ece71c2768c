"""Whole games on the table page, by mouse, touch and keys."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.table_kit import (
    await_choice,
    by_keys,
    by_pointer,
    choices_of,
    choose_move,
    click,
    here,
    open_table,
    play_game,
    tap,
)
from oddville import parse_record, replay
from oddville.bots.bot import Budget
from oddville.bots.builtin.greedy import GreedyBot
from oddville.server.wire.options import PACES
from server.serving import TestServer

BOT = {"kind": "bot", "name": "Bo", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}
TOTALS = ".score-table tfoot tr:first-child td"


def test_two_at_one_screen_by_mouse(server: TestServer, browser: Browser) -> None:
    """A whole game; the result shows the totals."""
    table = server.make({"seats": here("Ada", "Bo"), "options": {"edition": "nano", "deal": "two"}})
    tokens = [link["token"] for link in table["seats"]]
    with server.watch(table["id"], *tokens) as player, open_table(browser, server, table) as page:
        play_game(page, player, lambda page, move: by_pointer(page, move, click), 5)
        expect(page.locator("#walk-heading")).to_be_visible()
        player.send(do="score", id="end")
        totals = [str(each["total"]) for each in player.receive("score")["score"]["players"]]
        expect(page.locator(TOTALS)).to_have_text(totals)


def test_on_a_phone_by_touch(server: TestServer, browser: Browser) -> None:
    """At 390 x 844 against a bot: the page never scrolls."""
    seats = [*here("Ada"), BOT]
    table = server.make({"seats": seats, "options": {"edition": "micro", "deal": "phone", "pace": "quick"}})
    tokens = [link["token"] for link in table["seats"]]
    with (
        server.watch(table["id"], *tokens) as player,
        open_table(browser, server, table, size=(390, 844), touch=True) as page,
    ):
        play_game(page, player, lambda page, move: by_pointer(page, move, tap), 7)
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        assert page.evaluate("scrollX === 0 && scrollY === 0")
        expect(page.locator("#walk-heading")).to_be_visible()


def test_by_keys_alone(server: TestServer, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """The focus is never lost, and E alone does not end a turn."""
    monkeypatch.setitem(PACES, "quick", 0)
    seats = [*here("Ada"), BOT]
    table = server.make({"seats": seats, "options": {"edition": "micro", "deal": "keys", "pace": "quick"}})
    tokens = [link["token"] for link in table["seats"]]

    def do(page: Page, move: str) -> None:
        by_keys(page, move)
        expect(page.locator(":focus")).to_have_count(1)

    with server.watch(table["id"], *tokens) as player, open_table(browser, server, table) as page:
        kinds = play_game(page, player, do, 11)
        assert "choose" in kinds
        assert len(kinds) >= 3, (
            "the bot may be quicker to build; every kind is tested in test_table_decisions"
        )
        expect(page.locator("#walk-heading")).to_be_visible()


@pytest.mark.parametrize(("bots", "deal", "size"), [(2, "river", (1440, 900)), (3, "bridge", (390, 844))])
def test_whole_games_of_three_and_four_on_all_cards(
    bots: int,
    deal: str,
    size: tuple[int, int],
    server: TestServer,
    browser: Browser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game of four players against fast bots."""
    monkeypatch.setitem(PACES, "quick", 0)
    seats = [*here("Ada"), *({**GREEDY, "name": name} for name in ("Bo", "Cy", "Di")[:bots])]
    table = server.make({"seats": seats, "options": {"deal": deal, "pace": "quick", "confirm": False}})
    tokens = [link["token"] for link in table["seats"]]
    with (
        server.watch(table["id"], *tokens) as player,
        open_table(browser, server, table, size=size, ask="locks") as page,
    ):
        kinds = set()
        for message in choices_of(player):
            move = wise(server, table["id"])
            kinds.add(move.split()[0])
            await_choice(page, message)
            by_pointer(page, move, click)
        assert {"choose", "building", "resource"} <= kinds, "what else there is to do depends on the bots"
        expect(page.locator("#walk-heading")).to_be_visible()
        expect(page.locator(".player")).to_have_count(bots + 1)


def wise(server: TestServer, table: str) -> str:
    """The greedy bot's move, so that the game ends soon."""
    with server.client() as client:
        record = client.get(f"/api/tables/{table}/record").text
    thought = GreedyBot().think(replay(parse_record(record)), Budget(simulations=1), random.Random(1))
    return thought.move.text


def test_two_browsers_and_a_watcher(server: TestServer, browser: Browser) -> None:
    """A whole game from two machines; a third sees every move, and all three see the same end."""
    table = server.make(
        {"seats": here("Ada", "Bo"), "options": {"edition": "nano", "deal": "far", "confirm": False}}
    )
    tokens = [link["token"] for link in table["seats"]]
    with (
        server.watch(table["id"], *tokens) as player,
        open_table(browser, server, table, [0], ask="locks") as ada,
        open_table(browser, server, table, [1], size=(390, 844), ask="locks") as bo,
        open_table(browser, server, table, []) as watching,
    ):
        rng = random.Random(5)
        for choices in choices_of(player):
            seat, move = choices["seat"], choose_move(choices, rng)
            page = (ada, bo)[seat]
            await_choice(page, choices)
            expect((bo, ada)[seat].locator(".table-page.my-choice")).to_have_count(0)
            by_pointer(page, move, click)
        assert watching.locator(".choice, [data-act=undo]").count() == 0
        for each in (ada, bo, watching):
            expect(each.locator("#walk-heading")).to_be_visible()
        totals = ada.locator(TOTALS).all_inner_texts()
        assert len(totals) == 2
        for each in (bo, watching):
            expect(each.locator(TOTALS)).to_have_text(totals)
