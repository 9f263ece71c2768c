"""Write changed cards into the text of an edition file: only their lines change, comments and order stay."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from oddville.cards.printed import BuildingCard
from oddville.lab.balance.words import Change

_CARD = re.compile(r"^\[\[card\]\]", re.MULTILINE)
_ID = re.compile(r'^id\s*=\s*"([^"]*)"', re.MULTILINE)
_LINES = {"cost": "cost", "bonus": "bonus", "guild": "guild", "edges": "streets"}


def rewritten(text: str, changes: Sequence[Change], cards: Iterable[BuildingCard]) -> str:
    """The text with every change made."""
    new = {card.id: card for card in cards}
    heads = [match.start() for match in _CARD.finditer(text)]
    parts = [text[: heads[0]]]
    for begin, end in zip(heads, [*heads[1:], len(text)], strict=True):
        block = text[begin:end]
        match = _ID.search(block)
        wanted = [change.field for change in changes if match and change.card == match[1]]
        for field in wanted:
            assert match is not None
            block = _edited(block, _LINES[field], _values(new[match[1]])[_LINES[field]])
        parts.append(block)
    return "".join(parts)


def _values(card: BuildingCard) -> Mapping[str, Any]:
    return {"cost": card.cost, "bonus": card.bonus, "guild": card.guild, "streets": card.streets}


def _edited(block: str, key: str, value: Any) -> str:
    """The block with one line changed, put in after the bonus, or taken out."""
    pattern = re.compile(rf"^{key}\s*=\s*(\[[^\]]*\]|\"[^\"]*\")", re.MULTILINE)
    if value is None:
        return re.sub(rf"^{key}\s*=.*\n", "", block, count=1, flags=re.MULTILINE)
    line = f"{key} = {_toml(value)}"
    if pattern.search(block):
        return pattern.sub(line, block, count=1)
    return re.sub(r"^(bonus\s*=.*\n)", rf"\g<1>{line}\n", block, count=1, flags=re.MULTILINE)


def _toml(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return "[" + ", ".join(f'"{word}"' for word in value) + "]"
