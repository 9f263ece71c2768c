"""Writes docs/contribute/messages.md: every event, refusal and reason, with its rule, facts and English sentence.

Run it after changing one: `.venv/bin/python scripts/messages.py`. A test fails while the page is stale.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from oddville.rules.refusals import REFUSALS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "contribute" / "messages.md"
EXPLANATIONS = "Why a bot plays a move, see [bots](../bots/bots.md#bots-explain-themselves)."


def sentences(file: str) -> dict[str, str]:
    """The English messages of a file, each on one line."""
    path = ROOT / "src" / "oddville" / "locales" / "en" / file
    entries = FluentParser().parse(path.read_text()).body
    shown = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            text = FluentSerializer().serialize_entry(entry).partition("=")[2]
            shown[entry.id.name] = re.sub(r"\s+", " ", text).strip().replace("|", "\\|")
    return shown


def facts(sentence: str) -> str:
    """The facts that a sentence speaks of."""
    return ", ".join(dict.fromkeys(f"`{name}`" for name in re.findall(r"\$([a-z_]+)", sentence))) or "–"


def page() -> str:
    """The whole page."""
    log, refusals = sentences("log.ftl"), sentences("refusals.ftl")
    lines = [
        "# Messages",
        "",
        "This page is made by `scripts/messages.py`. Sentences are English; other languages say the same.",
        "",
    ]
    lines += ["## Events", "", "Each also has `player`.", "", "| event | facts | sentence |", "|---|---|---|"]
    lines += [f"| `{name}` | {facts(text)} | `{text}` |" for name, text in log.items()]
    lines += [
        "",
        "## Refusals",
        "",
        "In the order of the rules.",
        "",
        "| rule | message | facts | sentence |",
        "|---|---|---|---|",
    ]
    for _, rule, name, _ in REFUSALS:
        text = refusals[f"refusal-{name}"]
        lines.append(f"| {rule} | `refusal-{name}` | {facts(text)} | `{text}` |")
    lines += ["", "## Explanations", "", EXPLANATIONS, "", "| message | facts | sentence |", "|---|---|---|"]
    lines += [f"| `{name}` | {facts(text)} | `{text}` |" for name, text in sentences("explain.ftl").items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
