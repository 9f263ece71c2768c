"""The file that keeps the chosen language."""

import contextlib
from collections.abc import Mapping
from pathlib import Path

from oddville.texts import languages


def language_path(environ: Mapping[str, str]) -> Path | None:
    """None if there is no home directory."""
    folder = environ.get("XDG_CONFIG_HOME") or (environ.get("HOME") and f"{environ['HOME']}/.config")
    return Path(folder, "oddville", "language") if folder else None


def saved_language(environ: Mapping[str, str]) -> str | None:
    path = language_path(environ)
    try:
        language = "" if path is None else path.read_text("utf-8")[:20].strip()
    except (OSError, ValueError):
        return None
    return language if language in languages() else None


def save_language(language: str, environ: Mapping[str, str]) -> None:
    """If the file cannot be written, the choice lasts as long as the program."""
    path = language_path(environ)
    if path is not None:
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(language + "\n", "utf-8")
