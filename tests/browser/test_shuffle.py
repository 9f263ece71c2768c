"""The page adds to the shuffle before the game, and checks at the end what the server discloses."""

import random
from typing import Any

from playwright.sync_api import Browser, expect

from browser.table_kit import choices_of, chosen, keep
from server.serving import Player, Running

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}]
SIGN = ".shuffle-sign[data-matches={}]"
CHANGE_PROMISE = """() => {
    const tables = JSON.parse(localStorage.getItem("oddville-tables"));
    tables[0].shuffle.commitment = "0".repeat(64);
    localStorage.setItem("oddville-tables", JSON.stringify(tables));
}"""


def table_of(running: Running, id_: str) -> dict[str, Any]:
    with running.client() as client:
        found: dict[str, Any] = client.get(f"/api/tables/{id_}").json()
        return found


def play_to_the_end(player: Player) -> None:
    rng = random.Random(1)
    for choices in choices_of(player):
        player.ask(do="move", seat=choices["seat"], version=choices["version"], move=chosen(choices, rng))


def test_the_page_adds_a_value_and_checks_the_shuffle(running: Running, browser: Browser) -> None:
    made = running.make({"seats": SEATS, "options": {"confirm": False, "edition": "micro"}})
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(
        f"if (!localStorage.getItem('oddville-tables')) {{ {keep(made, [0], motion='reduced')} }}"
    )
    page = context.new_page()
    page.goto(f"{running.url}/table.html?table={made['id']}")
    tokens = [link["token"] for link in made["seats"]]
    with running.watch(made["id"], *tokens) as player:
        table = player.welcome["table"]
        while not table["seats"][0]["valued"]:
            table = player.hear("update")["table"]
        player.ask(do="rename", seat=1, name="Bo")
        play_to_the_end(player)
    result = table_of(running, made["id"])["result"]
    assert result["proof"]["values"][0]
    assert result["proof"]["values"][1] is None
    expect(page.locator(SIGN.format("true")).first).to_contain_text("a random value of this page")
    page.evaluate(CHANGE_PROMISE)
    page.reload()
    expect(page.locator(SIGN.format("false")).first).to_contain_text("does not match")
    context.close()
