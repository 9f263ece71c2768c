"""A page in three files: what it shows, one script and one style sheet, made from its modules when they are asked for.

The modules stay as they stand at their own addresses; nothing is built beforehand. A browser that would ask for a
hundred small files asks for two, which together weigh less and are read in a fraction of the time.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from oddville.server.bundling import UnknownForm, at_once, bundled, divided, joined, modules

FOLDER: Final = "packed"
"""Beside the folders of modules and sheets, so that `../` leads to the same place from there."""
JOIN: Final = "+"
_SCRIPT: Final = re.compile(r'<script type="module" src="([^"/][^":]*)"></script>')
_SHEET: Final = re.compile(r'[ \t]*<link rel="stylesheet" href="(css/[^"/]+\.css)" ?/?>\n?')


@dataclass(frozen=True, slots=True)
class Source:
    """A file that is made from others."""

    parts: tuple[Path, ...]
    make: Callable[[], bytes]


def packed(root: Path, page: Path) -> dict[str, Source]:
    """The page and the files it asks for, by address; the page as it stands if a module cannot be packed."""
    text = page.read_text("utf-8")
    script, sheets = _SCRIPT.search(text), _SHEET.findall(text)
    try:
        names = modules(root, script[1]) if script else []
    except (UnknownForm, OSError):
        return {}  # the browser will find its way, or say what is missing
    found = {page.name: Source((page,), lambda: _shown(page).encode())}
    if script:
        found |= _scripts(root, page, script[1], _paths(root, page, names))
    if sheets:
        made_sheet = f"{FOLDER}/{page.stem}.css"
        found[made_sheet] = Source(_paths(root, page, sheets), lambda: joined(root, sheets).encode())
    return found


def _scripts(root: Path, page: Path, entry: str, parts: tuple[Path, ...]) -> dict[str, Source]:
    """The one script of a page, or two: what it begins with, and what it asks for later."""
    made, later = f"{FOLDER}/{page.stem}.js", f"{page.stem}-later.js"
    if len(at_once(root, entry)) == len(parts) - 1:
        return {made: Source(parts, lambda: bundled(root, entry, made).encode())}
    return {
        made: Source(parts, lambda: divided(root, entry, made, later)[0].encode()),
        f"{FOLDER}/{later}": Source(parts, lambda: divided(root, entry, made, later)[1].encode()),
    }


def _paths(root: Path, page: Path, names: list[str]) -> tuple[Path, ...]:
    return (page, *(root / name for name in names))


def _shown(page: Path) -> str:
    """The page with one script and one sheet."""
    text = page.read_text("utf-8")
    first = _SHEET.search(text)
    if first:
        sheet = first[0].replace(first[1], f"{FOLDER}/{page.stem}.css")
        text = text[: first.start()] + sheet + _SHEET.sub("", text[first.end() :])
    return _SCRIPT.sub(f'<script type="module" src="{FOLDER}/{page.stem}.js"></script>', text)


def parts_of(name: str) -> list[str]:
    """The files that an address names: `en/game+log.ftl` is both, one after the other."""
    folder, slash, last = name.rpartition("/")
    stem, dot, ending = last.rpartition(".")
    return [f"{folder}{slash}{each}{dot}{ending}" for each in stem.split(JOIN)]
