"""Draws docs/images/architecture.svg from the graph that tests/architecture proves.

Run it after changing a package: `.venv/bin/python scripts/packages.py`. A test fails while the picture is stale.
"""

import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from architecture.graph import GRAPH, SUBPACKAGES  # noqa: E402

PICTURE = ROOT / "docs" / "images" / "architecture.svg"
PURPOSES = {
    "cards": "what is printed",
    "rules": "the game",
    "texts": "five languages",
    "games": "a running game",
    "bots": "who plays",
    "analysis": "review, luck",
    "envs": "learning",
    "lab": "arena, speed",
    "server": "tables online",
    "terminal": "play as text",
    "cli": "oddville …",
    "web": "the browser's code",
}
PLACES = {
    "cards": (0, 1),
    "rules": (1, 0),
    "texts": (1, 2),
    "games": (2, 1),
    "bots": (3, 1),
    "analysis": (4, 1),
    "envs": (4, 0),
    "lab": (5, 0),
    "server": (5, 1),
    "terminal": (5, 2),
    "web": (6, 1),
    "cli": (7, 1),
}
"""Columns and rows of the boxes; `web` is no package: the server sends it to browsers."""
WIDTH, GAP, MARGIN, TOP, ROW, LINE = 134, 28, 16, 16, 190, 17


def height(name: str) -> int:
    return 54 + LINE * len(SUBPACKAGES.get(name, ()))


def corner(name: str) -> tuple[int, int]:
    column, row = PLACES[name]
    return MARGIN + column * (WIDTH + GAP), TOP + row * ROW


def box(name: str) -> str:
    x, y = corner(name)
    lines = [f'<text x="{x + 12}" y="{y + 41}" class="small">{escape(PURPOSES[name])}</text>']
    for number, inner in enumerate(SUBPACKAGES.get(name, ())):
        lines.append(f'<text x="{x + 22}" y="{y + 60 + number * LINE}" class="code">{inner}/</text>')
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{height(name)}" rx="8"/>'
        f'<text x="{x + 12}" y="{y + 23}" class="name">{name}</text>' + "".join(lines)
    )


def arrow(start: str, end: str, down: int = 26, style: str = "") -> str:
    """From the right side of a box, `down` from its top, to the left side of another."""
    (x, y), (to_x, to_y) = corner(start), corner(end)
    x, y, to_y = x + WIDTH, y + down, to_y + 26
    bend = (x + to_x) // 2 if to_x - x < 2 * GAP else to_x - GAP // 2
    return f'<path d="M{x} {y}H{bend}V{to_y}H{to_x - 2}" marker-end="url(#head)"{style}/>'


def picture() -> str:
    size = MARGIN * 2 + 8 * WIDTH + 7 * GAP, TOP + 2 * ROW + 80
    arrows = [arrow(base, name) for name, bases in GRAPH.items() for base in bases if base != "server"]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" width="{size[0]}">',
            "<title>Packages of OddVille: an arrow leads from a package to one that may import it</title>",
            "<style>rect{fill:#fff7e6;stroke:#5b4636;stroke-width:1.5}path{fill:none;stroke:#5b4636;stroke-width:1.5}"
            "text{font-family:system-ui,sans-serif;fill:#2b211a}.name{font-weight:700;font-size:16px}"
            ".small{font-size:12px}.code{font-family:ui-monospace,monospace;font-size:12px}</style>",
            '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8"'
            ' markerHeight="8" orient="auto">'
            '<path d="M0 0L8 4L0 8z" style="fill:#5b4636;stroke:none"/></marker></defs>',
            '<rect width="100%" height="100%" style="fill:#fffdf8;stroke:none"/>',
            *map(box, PLACES),
            *arrows,
            arrow("server", "web", style=' stroke-dasharray="5 4"'),
            arrow("server", "cli", down=120),
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
