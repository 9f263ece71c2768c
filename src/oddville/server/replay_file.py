"""A whole game as one web page that needs nothing else: to be sent to friends and opened without a connection."""

import base64
import hashlib
import html
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import oddville
from oddville.server.bundling import bundled, styled
from oddville.server.wire import Replay
from oddville.texts import languages

PACKAGE: Final = Path(oddville.__file__).parent
ENTRY: Final = "replay/standalone.js"
SHEETS: Final = [
    f"css/{name}.css" for name in ("colours", "type", "base", "art", "page", "table-pieces", "replay")
]
TEXTS: Final = ("pages", "replay", "table", "web", "game", "log", "cards")
"""The files of texts that the viewer speaks from."""


def replay_page(replay: Replay, record: str | None) -> str:
    """The page. `record` goes with it, so that whoever gets it can save the game again."""
    script, style = _script(), _style()
    data = {
        "replay": {**msgspec.to_builtins(replay), "plies": folded(replay)},
        "record": record,
        "texts": _texts(),
    }
    names = " · ".join(name for name in replay.names if name)
    return _PAGE.format(
        policy=_policy(script, style),
        title=html.escape(f"{names} · OddVille" if names else "OddVille"),
        style=style,
        script=script,
        data=json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c"),
    )


def folded(replay: Replay) -> list[dict[str, Any]]:
    """The positions, each with only what is other than in the one before: less than half the size."""
    before: dict[str, Any] = {}
    plies = []
    for ply in replay.plies:
        now = msgspec.to_builtins(ply)
        view = now["view"]
        now["view"] = {key: value for key, value in view.items() if key not in before or before[key] != value}
        before = view
        plies.append(now)
    return plies


@cache
def _script() -> str:
    return bundled(PACKAGE / "web", ENTRY)


@cache
def _style() -> str:
    return styled(PACKAGE / "web", SHEETS)


@cache
def _texts() -> dict[str, list[str]]:
    """What the viewer says, in every language that its own texts are written in."""
    folder = PACKAGE / "locales"
    spoken = [language for language in languages() if (folder / language / "replay.ftl").is_file()]
    return {language: _sources(folder / language) for language in spoken}


def _sources(folder: Path) -> list[str]:
    files = (folder / f"{name}.ftl" for name in TEXTS)
    return [file.read_text("utf-8") for file in files if file.is_file()]


def _policy(script: str, style: str) -> str:
    """Only this script and this style; nothing is ever fetched."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src '{_hash(script)}'",
            f"style-src '{_hash(style)}'",
            "font-src data:",
            "img-src data: blob:",
            "base-uri 'none'",
            "form-action 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types lit-html",
        )
    )


def _hash(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<script type="application/json" id="game">{data}</script>
<script type="module">{script}</script>
</body>
</html>
"""
