"""What a terminal can print: the characters of the drawings, and texts cut to a width."""

import codecs
import textwrap
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_PLAIN: Final = str.maketrans(
    {
        "…": "...",
        "–": "-",
        "—": "-",
        "‘": "'",
        "’": "'",
        "·": ".",
        "×": "x",
        "→": ">",
        "±": "+-",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "ß": "ss",
        "œ": "oe",
        "Œ": "Oe",
        "µ": "u",
    }
)
_FIXED_BLANKS: Final = "\u00a0\u202f"
"""Blanks at which no line breaks: printed, though Python does not call them printable."""


@dataclass(frozen=True, slots=True)
class Ink:
    """The characters of the drawings; corners and roads stand by their arms: 1 north, 2 east, 4 south, 8 west."""

    marks: str
    """Whose a worker is, by player."""
    houses: str
    street_across: str
    street_down: str
    wall_across: str
    wall_down: str
    corners: str
    roads: str
    free: str
    more: str
    """What stands for the rest of a shortened text."""
    ascii: bool

    def clean(self, text: str) -> str:
        """The text as this ink prints it: no control characters, and only ASCII where that is asked for."""
        shown = "".join(letter if letter.isprintable() or letter in _FIXED_BLANKS else "?" for letter in text)
        return _ascii(shown) if self.ascii else shown

    def fit(self, text: str, width: int) -> str:
        """The text, shortened to the width if it is wider."""
        text = self.clean(text)
        if wide(text) <= width:
            return text
        while text and wide(text) > width - wide(self.more):
            text = text[:-1]
        return (text.rstrip() + self.more)[: max(width, 0)]

    def pad(self, text: str, width: int) -> str:
        """The text in exactly that width, at the left."""
        text = self.fit(text, width)
        return text + " " * (width - wide(text))

    def cut(self, text: str, width: int) -> str:
        """The beginning of the text in exactly that width, without a sign that it goes on."""
        text = self.clean(text)
        while wide(text) > width:
            text = text[:-1]
        return self.pad(text.rstrip(), width)

    def pad_left(self, text: str, width: int) -> str:
        """The text in exactly that width, at the right."""
        text = self.fit(text, width)
        return " " * (width - wide(text)) + text

    def centre(self, text: str, width: int) -> str:
        """The text in exactly that width, in the middle."""
        text = self.fit(text, width)
        left = (width - wide(text)) // 2
        return " " * left + self.pad(text, width - left)

    def wrap(self, text: str, width: int, indent: str = "", hanging: str | None = None) -> list[str]:
        """The text in lines of that width; `hanging` indents all lines but the first."""
        after = indent if hanging is None else hanging
        cleaned = self.clean(text)
        return textwrap.wrap(
            cleaned,
            max(width, 20),
            initial_indent=indent,
            subsequent_indent=after,
            break_long_words=False,  # a path or a move must stay whole
            break_on_hyphens=False,
        )


UNICODE: Final = Ink(
    marks="▲●■◆",
    houses="⌂",
    street_across="═",
    street_down="║",
    wall_across="─",
    wall_down="│",
    corners=" ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    roads=" ║═╚║║╔╠═╝═╩╗╣╦╬",
    free="·",
    more="…",
    ascii=False,
)
ASCII: Final = Ink(
    marks="ABCD",
    houses="^",
    street_across="=",
    street_down="#",
    wall_across="-",
    wall_down="|",
    corners=" ++++|++++-+++++",
    roads=" #=+##++=+=+++++",
    free=".",
    more=".",
    ascii=True,
)


def ink_for(encoding: str | None, environ: Mapping[str, str]) -> Ink:
    """The ink for an output: ASCII where the terminal is dumb or the encoding is not UTF-8."""
    if environ.get("TERM") == "dumb":
        return ASCII
    try:
        name = codecs.lookup(encoding or "utf-8").name
    except LookupError:
        return ASCII
    return UNICODE if name == "utf-8" else ASCII


def wide(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(letter_width(letter) for letter in text)


def letter_width(letter: str) -> int:
    """How many columns one letter takes: none if it combines, two if it is an East Asian wide one."""
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def _ascii(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return bare.encode("ascii", "replace").decode("ascii")
