"""Writes docs/screenshots/table: the table in the middle of a game on a phone, a tablet and a desk.

    python scripts/screenshots_table.py

The game is always the same one; its position is the first at which a player may build in a town of half the final size.
"""

import base64
import json
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from screenshots_pages import HEIGHTS, QUALITY, record, serve_pages

from oddville import parse_record, replay
from oddville.cli.print import browser
from oddville.games.game import Game

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots" / "table"
CARDS = 9
"""How many cards the town shall have."""


def place(game: Game) -> tuple[int, int, str]:
    """The ply to show, who chooses there, and a building that they may build."""
    states = game.positions()
    for ply, state in enumerate(states):
        if int(state.city_size) >= CARDS:
            for move in _builds(game, ply):
                return ply, int(state.player), move
    raise SystemExit("nobody may build late in this game")


def _builds(game: Game, ply: int) -> list[str]:
    then = game.copy()
    while len(then.moves) > ply:
        then.undo()
    found = [move.card for move in then.legal_moves if move.kind == "build" and move.card]
    return found if then.phase == "turn" else []


def make(address: str, text: str, ply: int, seat: int, players: int) -> str:
    """A table that continues from there; the address of the seat."""
    seats = [{"kind": "bot", "bot": "mason", "name": name} for name in ("Ada", "Bram", "Chiara")[:players]]
    seats[seat] = {"kind": "here", "name": seats[seat]["name"]}
    fields = {"seats": seats, "options": {"pace": "step"}, "origin": {"record": text, "ply": ply}}
    body = json.dumps(fields).encode()
    request = urllib.request.Request(f"{address}api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)
    return f"{address}table.html?table={table['id']}#{table['seats'][0]['token']}"


def shoot(chromium: Browser, table: str, card: str | None, width: int, look: str) -> None:
    """Write one picture as WebP: the turn, or with a building in hand."""
    page = chromium.new_page(viewport={"width": width, "height": HEIGHTS[width]}, reduced_motion="reduce")
    page.add_init_script(f"localStorage.setItem('oddville-settings', JSON.stringify({{look: '{look}'}}))")
    page.goto(table)
    page.locator("[data-target]:visible").first.wait_for()
    page.wait_for_timeout(800)
    if card is not None:
        hold(page, card)
    page.evaluate("document.fonts.ready")
    client = page.context.new_cdp_session(page)
    taken = client.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    name = "turn" if card is None else "build"
    ending = "" if look == "light" else f"-{look}"
    (FOLDER / f"{name}-{width}{ending}.webp").write_bytes(base64.b64decode(taken["data"]))
    page.close()


def hold(page: Page, card: str) -> None:
    """Take a building into the hand and look at the first cell where it fits."""
    page.keyboard.press("5" if page.locator(f'[data-target="mine:{card}"]').count() else "6")
    page.wait_for_timeout(400)
    page.keyboard.press("n")
    page.wait_for_timeout(600)


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = record()
    game = replay(parse_record(text))
    ply, seat, card = place(game)
    with serve_pages() as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        table = make(address, text, ply, seat, game.players)
        for width in HEIGHTS:
            shoot(chromium, table, None, width, "light")
            shoot(chromium, table, card, width, "light")
        for width in (390, 1440):
            shoot(chromium, table, None, width, "dark")
        chromium.close()


if __name__ == "__main__":
    main()
