"""What does not fit in a window, with letters of any size."""

import random
from pathlib import Path
from typing import Final

from playwright.sync_api import CDPSession, Page

from browser.windows import errors_of, settle

UNFIT: Final = (Path(__file__).parent / "unfit.js").read_text()
Window = tuple[int, int, int]
"""Width, height and the size of letters in pixels."""
SMALLEST, LARGEST = (320, 480), (3840, 2160)
LETTERS: Final = (16, 20, 24, 32)


def random_windows(seed: str, count: int) -> list[Window]:
    """Upright and wide windows of all sizes."""
    rng = random.Random(seed)
    sizes = [
        rng.triangular(low, high, low)
        for low, high in zip(SMALLEST, LARGEST, strict=True)
        for _ in "x" * count
    ]
    pairs = list(zip(sizes[:count], sizes[count:], strict=True))
    return [
        (int(w), int(h), rng.choice(LETTERS)) if rng.random() < 0.5 else (int(h), int(w), rng.choice(LETTERS))
        for w, h in pairs
    ]


class Viewer:
    """A page that is looked at in many windows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors = errors_of(page)
        self._devtools: CDPSession = page.context.new_cdp_session(page)

    def resize(self, window: Window) -> None:
        width, height, letters = window
        self._devtools.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
        self.page.set_viewport_size({"width": width, "height": height})
        settle(self.page)

    def faults(self, windows: list[Window]) -> list[str]:
        found = []
        for window in windows:
            self.resize(window)
            found += [f"{window}: {fault}" for fault in self.page.evaluate(UNFIT)]
        return found
