"""Pictures of towns for shared links (decision 0016).

Without the extra `pictures` there is no renderer, and every link has the same picture.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Final

import oddville
from oddville.games.town import HEIGHT, WIDTH
from oddville.server.ops import logs

FALLBACK: Final = Path(oddville.__file__).parent / "web" / "app" / "town.png"
RENDER: Final = """import os, sys, resvg_py
getattr(os, "nice", int)(10)
svg = sys.stdin.buffer.read().decode()
png = resvg_py.svg_to_bytes(svg_string=svg, width={width}, height={height}, skip_system_fonts=True)
sys.stdout.buffer.write(bytes(png))
"""
SECONDS: Final = 20
"""A time-out that is reached only on a machine without any time to spare."""


def can_draw() -> bool:
    """Whether the renderer is installed."""
    return importlib.util.find_spec("resvg_py") is not None


def draw_png(svg: str) -> bytes:
    """In a process of low priority, because the renderer holds the interpreter's lock for a tenth of a second."""
    command = [sys.executable, "-I", "-c", RENDER.format(width=WIDTH, height=HEIGHT)]
    return subprocess.run(
        command, input=svg.encode(), stdout=subprocess.PIPE, check=True, timeout=SECONDS
    ).stdout


def png_or_none(svg: str) -> bytes | None:
    """The picture; None if the renderer fails."""
    try:
        return draw_png(svg)
    except (OSError, subprocess.SubprocessError) as error:
        logs.log_error("picture-failed", error)
        return None


def fallback() -> bytes:
    return FALLBACK.read_bytes()


def town_png(svg: str) -> bytes:
    """The picture, or the fallback if the renderer fails."""
    return png_or_none(svg) or fallback()
