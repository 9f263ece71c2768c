"""Makes the small fonts that every page loads, css/type.css, which names them, and art/figures.js.

Each face is in two files: the letters and signs that our texts use, in all languages, and the whole face as its maker
publishes it, which a browser requests only when a name has another letter. Run it after a translation has
brought a new letter: `.venv/bin/python scripts/fonts.py`. A test fails while one is missing.

The small ones are changed versions in the sense of the Open Font License and therefore bear names of their own. A third
one has signs of our own drawing, such as arrows: what systems offer for them is slow to find, and differs.

Numbers in drawings are outlines, because browsers need long to lay out text in SVG; they are taken from the fonts.
"""

import math
import string
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

WEB = Path(__file__).parents[1] / "src" / "oddville" / "web"
LOCALES = WEB.parent / "locales"
SIGN_FILE = "oddville-signs"
NAMED = (1, 3, 4, 6, 16, 18, 21, 25)
"""The records of a font's `name` table that say what it is called."""
MIN_KERN = 0.01
"""Of the size of a letter: letters are moved together by less only where nobody can see it."""
FEATURES = ["kern", "liga", "mark", "ccmp", "locl", "lnum", "tnum", "calt"]

SHEET = """\
/* The two faces: numbers and names, and everything else. Made by scripts/fonts.py. */
{faces}:root {{
  --display: "OddVille Display", Georgia, "Iowan Old Style", "DejaVu Serif", serif;
  --ui: "OddVille Text", system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
}}
"""
FACE = """\
@font-face {{
  font-family: "{name}";
  font-weight: {weight};
  font-display: swap;
  src: url("../fonts/{file}.woff2") format("woff2");
  unicode-range:
{range};
}}
"""

FIGURES = "0123456789+−×?…"
"""The signs of numbers in drawings."""
EM = 1000
"""Units of the outlines of a letter."""
MAX_LIST = 120
FIGURES_SCRIPT = """\
// The signs of numbers as outlines of our fonts, 1000 units to the em: width, and path from the left end of the
// base line. Made by scripts/fonts.py.

/** @typedef {{[number, string]}} Sign */

/** @type {{Record<string, Sign>}} */
export const FIGURES = {{
{figures}}};

/** Of the font for texts. @type {{Sign}} */
export const TIMES_TWO = {times_two};
"""


@dataclass(frozen=True)
class Face:
    """A font: what it is called here, and the file of its maker."""

    name: str
    weight: str
    whole: str

    @property
    def small(self) -> str:
        """The name of the small file."""
        return self.name.lower().replace(" ", "-")


FACES = (
    Face("OddVille Display", "700", "averia-serif-libre-latin-700-normal"),
    Face("OddVille Text", "400 700", "atkinson-hyperlegible-next-latin-wght-normal"),
)


def ring(count: int, radius: float, size: float) -> str:
    """Dots in a circle."""
    turns = [2 * math.pi * place / count for place in range(count)]
    return "".join(disc(12 + radius * math.sin(turn), 12 - radius * math.cos(turn), size) for turn in turns)


def disc(x: float, y: float, radius: float) -> str:
    """A dot."""
    return f"M{x} {y - radius}A{radius} {radius} 0 0 1 {x} {y + radius}A{radius} {radius} 0 0 1 {x} {y - radius}Z"


def cog(teeth: int) -> str:
    """A wheel with teeth and a hole."""
    edge = [(place, 9.5 if place % 4 in (0, 1) else 7) for place in range(4 * teeth)]
    points = [(math.pi / (2 * teeth) * (place - 0.5), radius) for place, radius in edge]
    outside = " ".join(
        f"{12 + radius * math.sin(turn)} {12 - radius * math.cos(turn)}" for turn, radius in points
    )
    return f"M{outside}Z M12 9A3 3 0 0 0 12 15A3 3 0 0 0 12 9Z"


NARROW = "\u202f"
"""The narrow space of French."""
SIGNS = {
    NARROW: "",
    "■": "M5 5H19V19H5Z",
    "●": disc(12, 12, 8),
    "◆": "M12 3 21 12 12 21 3 12Z",
    "▲": "M12 4 21 20H3Z",
    "▼": "M12 20 3 4H21Z",
    "◀": "M19 4V20L4 12Z",
    "▶": "M5 4 20 12 5 20Z",
    "←": "M21 10.6H10V6L2 12 10 18V13.4H21Z",
    "→": "M3 10.6H14V6L22 12 14 18V13.4H3Z",
    "↑": "M10.6 21V10H6L12 2 18 10H13.4V21Z",
    "↓": "M10.6 3V14H6L12 22 18 14H13.4V3Z",
    "⇧": "M12 3 21 12H16V20H8V12H3Z",
    "✕": "M5 7 7 5 12 10 17 5 19 7 14 12 19 17 17 19 12 14 7 19 5 17 10 12Z",
    "⤢": "M13 3H21V11L18 8 8 18 11 21H3V13L6 16 16 6Z",
    "≡": "M3 5H21V7.5H3ZM3 10.75H21V13.25H3ZM3 16.5H21V19H3Z",
    "▥": "M3 5H8V19H3ZM9.5 5H14.5V19H9.5ZM16 5H21V19H16Z",
    "⌂": "M12 3 22 12H19V20H14V14H10V20H5V12H2Z",
    "♟": disc(12, 7, 4) + "M9.5 11.5H14.5L18 21H6Z",
    "⚜": "M12 2C14.6 5 15.2 8.4 13.6 13H10.4C8.8 8.4 9.4 5 12 2Z"
    "M9.3 14.6C8.6 14.8 7.6 14.6 7 13.9 5.2 15.3 2.4 14.2 2.4 11.6 2.4 7 8.8 8.2 9.3 14.6Z"
    "M14.7 14.6C15.2 8.2 21.6 7 21.6 11.6 21.6 14.2 18.8 15.3 17 13.9 16.4 14.6 15.4 14.8 14.7 14.6Z"
    "M7 15.8H17V17.8H7ZM10.3 18.6H13.7L12 22.5Z",
    "◌": ring(9, 7.5, 1.5),
    "⚙": cog(8),
}
"""Drawn on a ground of 24."""
GROUND, UNITS, BASE = 24, 960, 20.5
THE_DAY = 3_850_070_400
"""1 January 2026 as fonts count: the same file each time."""


def draw_signs() -> None:
    """Write the font of the signs."""
    font = FontBuilder(UNITS)
    names = {ord(sign): f"u{ord(sign):04X}" for sign in SIGNS}
    font.setupGlyphOrder([".notdef", *names.values()])
    font.setupCharacterMap(names)
    drawn = {names[ord(sign)]: outline(drawing) for sign, drawing in SIGNS.items()}
    font.setupGlyf({".notdef": TTGlyphPen(None).glyph(), **drawn})
    widths = dict.fromkeys([".notdef", *names.values()], (UNITS, 0))
    font.setupHorizontalMetrics(widths | {names[ord(NARROW)]: (UNITS // 5, 0)})
    font.setupHorizontalHeader(ascent=820, descent=-140)
    font.setupNameTable({"familyName": "OddVille Signs", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=820, sTypoDescender=-140, usWinAscent=820, usWinDescent=140)
    font.setupPost(keepGlyphNames=False)
    font.font["head"].created = font.font["head"].modified = THE_DAY
    font.font.recalcTimestamp = False
    font.font.flavor = "woff2"
    font.save(WEB / "fonts" / f"{SIGN_FILE}.woff2")


def outline(drawing: str) -> object:
    """A drawing as the outline of a letter that stands on the line."""
    letter, scale = TTGlyphPen(None), UNITS / GROUND
    parse_path(drawing, TransformPen(Cu2QuPen(letter, 1.0), (scale, 0, 0, -scale, 0, BASE * scale)))
    return letter.glyph()


def letters() -> set[int]:
    """What our texts are written with, and the signs that the pages put among them."""
    scripts = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
    texts = "".join(path.read_text("utf-8") for path in (*LOCALES.glob("*/*.ftl"), *scripts))
    plain = string.ascii_letters + string.digits + string.punctuation + " "
    return {ord(letter) for letter in {*texts, *plain} if letter >= " "}


def ranges(codes: Iterable[int]) -> str:
    """Letters as a style sheet names them, in lines as Prettier breaks them."""
    listed = ", ".join(_runs(sorted(codes)))
    return textwrap.fill(
        listed, 130, initial_indent=" " * 4, subsequent_indent=" " * 4, break_on_hyphens=False
    )


def _runs(codes: list[int]) -> Iterator[str]:
    for _, group in groupby(enumerate(codes), lambda pair: pair[1] - pair[0]):
        run = [code for _, code in group]
        yield f"U+{run[0]:X}" if len(run) == 1 else f"U+{run[0]:X}-{run[-1]:X}"


def shrink(face: Face, wanted: set[int]) -> tuple[set[int], set[int]]:
    """Write the small file; the letters in it, and those left to the whole face."""
    font = only_weights(TTFont(WEB / "fonts" / f"{face.whole}.woff2", recalcTimestamp=False), face.weight)
    all_ = set(font.getBestCmap())
    options = subset.Options(
        layout_features=FEATURES, hinting=False, name_IDs=["*"], drop_tables=["FFTM", "DSIG"]
    )
    options.flavor = "woff2"
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=sorted(wanted & all_))
    subsetter.subset(font)
    rename(font, face.name)
    thin(font)
    scale_upem(font, EM)  # finer outlines than a thousandth of a letter cost bytes and cannot be seen
    subset.save_font(font, str(WEB / "fonts" / f"{face.small}.woff2"), options)
    return wanted & all_, all_ - wanted


def only_weights(font: TTFont, weights: str) -> TTFont:
    """Without the weights that no style sheet asks for."""
    least, _, most = weights.partition(" ")
    if "fvar" not in font:
        return font
    return instancer.instantiateVariableFont(font, {"wght": (float(least), float(most))})


def thin(font: TTFont) -> None:
    """Forget which letters stand closer by less than a hair."""
    for table in font["kern"].kernTables if "kern" in font else ():
        least = MIN_KERN * font["head"].unitsPerEm
        table.kernTable = {pair: by for pair, by in table.kernTable.items() if abs(by) >= least}


def rename(font: TTFont, name: str) -> None:
    """Call the font by our name; who made it and under which licence stays said."""
    for record in font["name"].names:
        if record.nameID in NAMED:
            record.string = name.replace(" ", "") if record.nameID in (6, 25) else name


def draw_figures() -> None:
    """Write the outlines of the signs of numbers."""
    display, text = (TTFont(WEB / "fonts" / f"{face.whole}.woff2") for face in FACES)
    names = [sign if sign.isdigit() else f'"{sign}"' for sign in FIGURES]
    entries = [entry(display, sign, None) for sign in FIGURES]
    figures = [f"  {name}: {as_list(*each, '  ')},\n" for name, each in zip(names, entries, strict=True)]
    times_two = as_list(*entry(text, "×2", {"wght": 700}), "")
    script = FIGURES_SCRIPT.format(figures="".join(figures), times_two=times_two)
    (WEB / "art" / "figures.js").write_text(script, "utf-8")


class RelativePath:
    """A path in relative whole numbers, so that it can begin at any point."""

    def __init__(self) -> None:
        self.text = ""
        self._at = self._start = (0, 0)

    def add(self, command: str, *points: tuple[float, float]) -> None:
        """Go on to these points."""
        rounded = [(round(x), round(y)) for x, y in points]
        steps = " ".join(f"{x - self._at[0]} {y - self._at[1]}" for x, y in rounded)
        self.text += command + steps.replace(" -", "-")
        self._at = rounded[-1]
        if command == "m":
            self._start = self._at

    def close(self) -> None:
        """Go back to the start of the contour."""
        self.text += "z"
        self._at = self._start


def path_of(record: list[tuple[str, tuple[tuple[float, float], ...]]]) -> str:
    """What a pen has drawn."""
    path = RelativePath()
    for command, points in record:
        if command == "closePath":
            path.close()
        elif command == "qCurveTo":
            for curve in decomposeQuadraticSegment(points):
                path.add("q", *curve)
        else:
            path.add(command[0], *points)
    return path.text


def as_list(width: int, path: str, indent: str) -> str:
    """A sign as JavaScript, in lines as Prettier breaks them."""
    line = f'[{width}, "{path}"]'
    return line if len(line) < MAX_LIST else f'[\n{indent}  {width},\n{indent}  "{path}",\n{indent}]'


def entry(font: TTFont, signs: str, location: dict[str, float] | None) -> tuple[int, str]:
    """Width and path of signs side by side."""
    glyphs, names = font.getGlyphSet(location=location), font.getBestCmap()
    scale, width, pen = EM / font["head"].unitsPerEm, 0.0, DecomposingRecordingPen(glyphs)
    for sign in signs:
        glyph = glyphs[names[ord(sign)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, width, 0)))
        width += glyph.width * scale
    return round(width), path_of(pen.value)


def main() -> None:
    """Write all of it."""
    draw_figures()
    draw_signs()
    signs = {ord(sign) for sign in SIGNS}
    wanted, faces = letters() - signs, ""
    for face in FACES:
        near, rest = shrink(face, wanted)
        for file, codes in ((face.small, near), (face.whole, rest - signs), (SIGN_FILE, signs)):
            faces += FACE.format(name=face.name, weight=face.weight, file=file, range=ranges(codes))
        size = (WEB / "fonts" / f"{face.small}.woff2").stat().st_size
        print(f"{face.name}: {len(near)} letters in {size:,} bytes, {len(rest)} left to {face.whole}")
    (WEB / "css" / "type.css").write_text(SHEET.format(faces=faces), "utf-8")


if __name__ == "__main__":
    main()
