"""Plain text measured in columns of a terminal, and aligned."""

import unicodedata
from collections.abc import Sequence


def letter_width(letter: str) -> int:
    """The columns a letter takes: none if it combines, two if it is an East Asian wide one."""
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def text_width(text: str) -> int:
    return sum(map(letter_width, text))


def pad(text: str, width: int, *, right: bool = False) -> str:
    """The text filled with blanks; `right` aligns it to the right."""
    blanks = " " * (width - text_width(text))
    return blanks + text if right else text + blanks


def align_columns(rows: Sequence[Sequence[str]], left: int = 1, gap: str = "  ") -> list[str]:
    """Rows of texts as aligned columns: the first `left` columns to the left, the others to the right."""
    widths = [max(map(text_width, column)) for column in zip(*rows, strict=True)]
    return [
        gap.join(
            pad(text, width, right=number >= left)
            for number, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
