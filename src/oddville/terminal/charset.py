"""The characters that a terminal can print, Unicode or ASCII, and texts fitted to a width."""

import codecs
import textwrap
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from oddville.plaintext import pad, text_width

_PLAIN: Final = str.maketrans(
    dict.fromkeys("–—", "-")
    | dict.fromkeys("‘’", "'")
    | dict.fromkeys("“”„«»", '"')
    | {"…": "...", "·": ".", "×": "x", "→": ">", "±": "+-", "ß": "ss", "œ": "oe", "Œ": "Oe", "µ": "u"}
)
_FIXED_BLANKS: Final = "\u00a0\u202f"
"""Non-breaking blanks, which `str.isprintable` rejects."""


@dataclass(frozen=True, slots=True)
class Charset:
    """The characters of the drawings; `corners` and `roads` are indexed by arms: 1 north, 2 east, 4 south, 8 west."""

    marks: str
    """The mark of each player's workers."""
    houses: str
    street_across: str
    street_down: str
    wall_across: str
    wall_down: str
    corners: str
    roads: str
    free: str
    more: str
    ascii: bool

    def clean(self, text: str) -> str:
        """Without control characters, and in ASCII if the charset is."""
        clean = "".join(letter if letter.isprintable() or letter in _FIXED_BLANKS else "?" for letter in text)
        return _ascii(clean) if self.ascii else clean

    def fit(self, text: str, width: int) -> str:
        text = self.clean(text)
        if text_width(text) <= width:
            return text
        while text and text_width(text) > width - text_width(self.more):
            text = text[:-1]
        return (text.rstrip() + self.more)[: max(width, 0)]

    def pad(self, text: str, width: int) -> str:
        """Shortened or padded to the width."""
        return pad(self.fit(text, width), width)

    def cut(self, text: str, width: int) -> str:
        """Like `pad`, but without an ellipsis."""
        text = self.clean(text)
        while text_width(text) > width:
            text = text[:-1]
        return self.pad(text.rstrip(), width)

    def pad_left(self, text: str, width: int) -> str:
        return pad(self.fit(text, width), width, right=True)

    def centre(self, text: str, width: int) -> str:
        text = self.fit(text, width)
        left = (width - text_width(text)) // 2
        return " " * left + self.pad(text, width - left)

    def wrap(self, text: str, width: int, indent: str = "", hanging: str | None = None) -> list[str]:
        """Lines of that width; `hanging` indents all but the first."""
        return textwrap.wrap(
            self.clean(text),
            max(width, 20),
            initial_indent=indent,
            subsequent_indent=indent if hanging is None else hanging,
            break_long_words=False,  # a path or a move must stay whole
            break_on_hyphens=False,
        )


UNICODE: Final = Charset(
    marks="▲■●◆",
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
ASCII: Final = Charset(
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


def charset_for(encoding: str | None, environ: Mapping[str, str]) -> Charset:
    """ASCII if the terminal is dumb or the encoding is not UTF-8."""
    if environ.get("TERM") == "dumb":
        return ASCII
    try:
        name = codecs.lookup(encoding or "utf-8").name
    except LookupError:
        return ASCII
    return UNICODE if name == "utf-8" else ASCII


def _ascii(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return bare.encode("ascii", "replace").decode("ascii")
