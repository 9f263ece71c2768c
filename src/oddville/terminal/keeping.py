"""The language a person has chosen, kept for the next time."""

import contextlib
from collections.abc import Mapping
from pathlib import Path

from oddville.texts import languages


def place_of_language(environ: Mapping[str, str]) -> Path | None:
    """The file that keeps it; none where there is no home."""
    folder = environ.get("XDG_CONFIG_HOME") or (environ.get("HOME") and f"{environ['HOME']}/.config")
    return Path(folder, "oddville", "language") if folder else None


def kept_language(environ: Mapping[str, str]) -> str | None:
    """The language that is kept, if there is one that we speak."""
    path = place_of_language(environ)
    try:
        kept = "" if path is None else path.read_text("utf-8")[:20].strip()
    except (OSError, ValueError):
        return None
    return kept if kept in languages() else None


def keep_language(language: str, environ: Mapping[str, str]) -> None:
    """Keep it; where nothing can be written it lasts as long as the program."""
    path = place_of_language(environ)
    if path is not None:
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(language + "\n", "utf-8")
