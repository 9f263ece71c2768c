"""Write changed cards into the text of an edition file; only their lines change, comments and order stay."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from oddville.cards.printed import BuildingCard
from oddville.lab.balance.formatting import Change

_CARD = re.compile(r"^\[\[card\]\]", re.MULTILINE)
_ID = re.compile(r'^id\s*=\s*"([^"]*)"', re.MULTILINE)
_KEYS = {"cost": "cost", "bonus": "bonus", "guild": "guild", "edges": "streets"}
"""The key in the file, which is also the attribute of the card, for each field that may change."""


def apply_changes(text: str, changes: Sequence[Change], cards: Iterable[BuildingCard]) -> str:
    new = {card.id: card for card in cards}
    starts = [match.start() for match in _CARD.finditer(text)]
    parts = [text[: starts[0]]]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        block = text[start:end]
        match = _ID.search(block)
        for change in changes:
            if match and change.card == match[1]:
                key = _KEYS[change.field]
                block = _with_line(block, key, getattr(new[change.card], key))
        parts.append(block)
    return "".join(parts)


def _with_line(block: str, key: str, value: Any) -> str:
    """The block with one line replaced, inserted after the bonus or the cost, or removed if the value is None."""
    pattern = re.compile(rf"^{key}\s*=\s*(\[[^\]]*\]|\"[^\"]*\")", re.MULTILINE)
    if value is None:
        return re.sub(rf"^{key}\s*=.*\n", "", block, count=1, flags=re.MULTILINE)
    line = f"{key} = {_toml(value)}"
    if pattern.search(block):
        return pattern.sub(line, block, count=1)
    before = "bonus" if re.search(r"^bonus\s*=", block, flags=re.MULTILINE) else "cost"
    return re.sub(rf"^({before}\s*=.*\n)", rf"\g<1>{line}\n", block, count=1, flags=re.MULTILINE)


def _toml(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return "[" + ", ".join(f'"{word}"' for word in value) + "]"
