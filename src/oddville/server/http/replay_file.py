"""A whole game as one self-contained web page."""

import base64
import hashlib
import html
import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import oddville
from oddville.server.http.bundling import bundle, inline_fonts, join_styles
from oddville.server.wire import Replay
from oddville.texts import languages

PACKAGE: Final = Path(oddville.__file__).parent
ENTRY: Final = "pages/replay/standalone.js"
SHEETS: Final = [
    *("css/colours.css", "css/type.css", "css/base.css", "css/art.css", "css/page.css", "css/forms.css"),
    *("css/table-city.css", "css/table-areas.css", "css/replay.css", "css/score.css"),
]
TEXTS: Final = ("pages", "replay", "table", "web", "game", "log", "cards")
"""The text files of the viewer."""
BOT: Final = re.compile(r"^bot:\S+ ?")
"""How a record marks a bot before its name."""


def replay_page(replay: Replay, record: str | None) -> str:
    """The page; it contains the record, so that it can be saved again."""
    script, style = _script(), _style()
    data = {
        "replay": {**msgspec.to_builtins(replay), "plies": delta_plies(replay)},
        "record": record,
        "texts": _texts(),
    }
    names = " · ".join(filter(None, (BOT.sub("", name) for name in replay.names)))
    return _PAGE.format(
        policy=_policy(script, style),
        title=html.escape(f"{names} · OddVille" if names else "OddVille"),
        style=style,
        script=script,
        data=json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c"),
    )


def delta_plies(replay: Replay) -> list[dict[str, Any]]:
    """The plies, each view with only the keys that changed: less than half the size."""
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
    return bundle(PACKAGE / "web", ENTRY)


@cache
def _style() -> str:
    return inline_fonts(PACKAGE / "web", join_styles(PACKAGE / "web", SHEETS))


@cache
def _texts() -> dict[str, list[str]]:
    """Texts of every language that the viewer is translated into."""
    folder = PACKAGE / "locales"
    translated = [language for language in languages() if (folder / language / "replay.ftl").is_file()]
    files = {language: [folder / language / f"{name}.ftl" for name in TEXTS] for language in translated}
    return {
        language: [path.read_text("utf-8") for path in paths if path.is_file()]
        for language, paths in files.items()
    }


def _policy(script: str, style: str) -> str:
    """Allows only this script and this style, and no requests."""
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
