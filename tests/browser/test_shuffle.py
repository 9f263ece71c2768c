"""The page adds to the shuffle before the game, and checks at the end what the server discloses."""

import random
from typing import Any

from playwright.sync_api import Browser, expect

from browser.table_kit import choices_of, choose_move, keep
from server.serving import Player, TestServer

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}]
SIGN = ".shuffle-sign[data-matches={}]"
CHANGE_PROMISE = """() => {
    const tables = JSON.parse(localStorage.getItem("oddville-tables"));
    tables[0].shuffle.commitment = "0".repeat(64);
    localStorage.setItem("oddville-tables", JSON.stringify(tables));
}"""


def table_of(server: TestServer, id_: str) -> dict[str, Any]:
    with server.client() as client:
        found: dict[str, Any] = client.get(f"/api/tables/{id_}").json()
        return found


def play_to_the_end(player: Player) -> None:
    rng = random.Random(1)
    for choices in choices_of(player):
        player.request(
            do="move", seat=choices["seat"], version=choices["version"], move=choose_move(choices, rng)
        )


def test_the_page_adds_a_value_and_checks_the_shuffle(server: TestServer, browser: Browser) -> None:
    new_table = server.make({"seats": SEATS, "options": {"confirm": False, "edition": "micro"}})
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(
        f"if (!localStorage.getItem('oddville-tables')) {{ {keep(new_table, [0], motion='reduced')} }}"
    )
    page = context.new_page()
    page.goto(f"{server.url}/table.html?table={new_table['id']}")
    tokens = [link["token"] for link in new_table["seats"]]
    with server.watch(new_table["id"], *tokens) as player:
        table = player.welcome["table"]
        while not table["seats"][0]["valued"]:
            table = player.receive("update")["table"]
        player.request(do="rename", seat=1, name="Bo")
        play_to_the_end(player)
    result = table_of(server, new_table["id"])["result"]
    assert result["proof"]["values"][0]
    assert result["proof"]["values"][1] is None
    expect(page.locator(SIGN.format("true")).first).to_contain_text("a random value of this page")
    page.evaluate(CHANGE_PROMISE)
    page.reload()
    expect(page.locator(SIGN.format("false")).first).to_contain_text("does not match")
    context.close()
