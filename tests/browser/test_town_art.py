"""The drawings from which the server makes pictures of towns."""

import json
import runpy
from pathlib import Path

from playwright.sync_api import Browser

from oddville.games.town import ART

ROOT = Path(__file__).parents[2]


def test_the_server_has_the_drawings_of_the_pages(browser: Browser) -> None:
    """Run scripts/town_art.py if this fails."""
    script = runpy.run_path(str(ROOT / "scripts" / "town_art.py"))
    assert json.loads(ART.read_text("utf-8")) == script["art"](browser)
