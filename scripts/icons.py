"""Writes the app icons in src/oddville/web/app from icon.svg.

Run it after changing icon.svg: `.venv/bin/python scripts/icons.py`. It needs the extra `pictures`.
"""

import re
from pathlib import Path

import resvg_py

from oddville.server.http.web_app import ICONS

WEB = Path(__file__).parents[1] / "src" / "oddville" / "web"
SAFE = 0.7
"""The part of a maskable icon that holds the drawing: a mask may leave a circle of four fifths of its width."""


def drawing(purpose: str) -> str:
    """The icon; a maskable one has no corners, because the system cuts its own shape."""
    svg = (WEB / "icon.svg").read_text("utf-8").strip()
    if purpose == "any":
        return svg
    head, ground, houses = re.split(r"(<rect[^>]*/>)", svg, maxsplit=1)
    ground = ground.replace(' rx="14"', "")
    move = f"translate(32 32) scale({SAFE}) translate(-32 -31)"
    return f'{head}{ground}<g transform="{move}">{houses.removesuffix("</svg>")}</g></svg>'


def png(purpose: str, size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing(purpose), width=size, height=size))


def main() -> None:
    (WEB / "app").mkdir(exist_ok=True)
    for purpose, size in ICONS:
        (WEB / "app" / f"{purpose}-{size}.png").write_bytes(png(purpose, size))


if __name__ == "__main__":
    main()
