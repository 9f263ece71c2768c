"""Writes docs/screenshots: the gallery as it looks on a phone, a tablet and a desk, in every look.

Run it after changing a drawing: `.venv/bin/python scripts/screenshots.py`. It needs the extra `browser` and a Chromium.
"""

import base64
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from oddville.cli.pages import serve_pages
from oddville.cli.print import browser
from oddville.games import editions

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
QUALITY = 55
# name, width, height, look, query, what is scrolled to
SHOTS = [
    ("gallery-390", 390, 844, "light", "?size=112", "main"),
    ("gallery-390-dark", 390, 844, "dark", "?size=112", "main"),
    ("gallery-820", 820, 1180, "light", "?size=112", "main"),
    ("gallery-1440", 1440, 900, "light", "", "main"),
    ("gallery-1440-dark", 1440, 900, "dark", "", "main"),
    ("gallery-1440-contrast", 1440, 900, "contrast", "", "main"),
    ("buildings-1440", 1440, 820, "light", "?size=160", "#gallery-buildings"),
    ("tiles-44", 820, 420, "light", "?size=44&show=city", "#gallery-buildings"),
    ("tiles-64", 820, 560, "light", "?size=64&show=city", "#gallery-buildings"),
    ("characters", 1100, 560, "light", "", "#gallery-characters"),
    ("board", 1180, 620, "light", "", "#gallery-board"),
]


def shoot(chromium: Browser, address: str, shot: tuple[str, int, int, str, str, str]) -> None:
    """Write one picture as WebP."""
    name, width, height, look, query, place = shot
    page = chromium.new_page(viewport={"width": width, "height": height})
    page.add_init_script(f"localStorage.setItem('oddville-settings', JSON.stringify({{look: '{look}'}}))")
    page.goto(f"{address}/cards.html{query}", wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    page.locator(place).evaluate("one => one.scrollIntoView()")
    client = page.context.new_cdp_session(page)
    taken = client.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    page.close()


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    with serve_pages(editions.edition(editions.DEFAULT)) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        for shot in SHOTS:
            shoot(chromium, address, shot)
        chromium.close()


if __name__ == "__main__":
    main()
