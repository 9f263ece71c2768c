"""Writes docs/screenshots/pages: the pages around the table on a phone, a tablet and a desk.

Run it after changing one: `.venv/bin/python scripts/screenshots_pages.py`. It needs the extra `browser` and a Chromium.
"""

import base64
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from oddville.bots.bot import Budget
from oddville.bots.builtin.greedy import GreedyBot
from oddville.cli.print import browser
from oddville.games.game import Game
from oddville.games.records.writer import record_of

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots" / "pages"
QUALITY = 50
HEIGHTS = {390: 844, 820: 1180, 1440: 900}
PAGES = ("start", "setup", "waiting", "watch", "settings", "replay", "score", "rules", "learn")
DARK = ("start", "score")


def record() -> str:
    """A game of three greedy bots."""
    game, bot, rng = Game(3, seed="harbour"), GreedyBot(), random.Random(1)
    while not game.is_over:
        game.push(bot.think(game, Budget(simulations=1), rng).move)
    return str(record_of(game, ["Ada", "Bram", "Chiara"]))


@contextmanager
def serve_pages() -> Iterator[str]:
    """A server of our own, and where it is."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "oddville", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen([*command, "--requests-a-second", "0"], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found is not None
        try:
            yield found[0]
        finally:
            server.terminate()
            server.wait(20)


def show(page: Page, address: str, name: str, game: str) -> None:
    """Bring a page to what its picture shows."""
    file = {"start": "", "settings": "", "waiting": "setup.html", "score": "replay.html"}.get(
        name, f"{name}.html"
    )
    page.goto(address + file)
    page.locator("body[data-ready]").wait_for()
    if name == "settings":
        page.get_by_role("button", name="Settings").click()
    if name == "waiting":
        page.get_by_label("Seat type").nth(1).select_option("link")
        page.get_by_label("Seat type").nth(2).select_option("open")
        page.get_by_role("button", name="Create table").click()
        page.locator(".waiting").wait_for()
    if name in ("replay", "score"):
        page.get_by_label("Paste a record").fill(game)
        page.get_by_role("button", name="Show the game").click()
        page.get_by_label("Turn", exact=True).fill("38")
    if name == "score":
        page.get_by_role("button", name="Score").click()
        page.get_by_role("button", name="Watch the scoring again").click()
        for _ in range(13):
            page.get_by_role("button", name="Next", exact=True).click()


def shoot(chromium: Browser, address: str, game: str, shot: tuple[str, int, str]) -> None:
    """Write one picture as WebP."""
    name, width, look = shot
    page = chromium.new_page(viewport={"width": width, "height": HEIGHTS[width]}, reduced_motion="reduce")
    page.add_init_script(f"localStorage.setItem('oddville-settings', JSON.stringify({{look: '{look}'}}))")
    show(page, address, name, game)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    client = page.context.new_cdp_session(page)
    taken = client.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    ending = "" if look == "light" else f"-{look}"
    (FOLDER / f"{name}-{width}{ending}.webp").write_bytes(base64.b64decode(taken["data"]))
    page.close()


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    shots = [(name, width, "light") for name in PAGES for width in HEIGHTS]
    shots += [(name, width, "dark") for name in DARK for width in (390, 1440)]
    game = record()
    with serve_pages() as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        for shot in shots:
            shoot(chromium, address, game, shot)
        chromium.close()


if __name__ == "__main__":
    main()
