"""Makes the small fonts that every page loads, and css/type.css, which names them.

Each face is in two files: the letters and signs that our texts use, in all languages, and the whole face as its maker
publishes it, which a browser asks for only when somebody's name has another letter. Run it after a translation has
brought a new letter: `.venv/bin/python scripts/fonts.py`. A test fails while one is missing.

The small ones are changed versions in the sense of the Open Font License and therefore bear names of their own.
"""

import string
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[1] / "src" / "oddville" / "web"
LOCALES = WEB.parent / "locales"
NAMED = (1, 3, 4, 6, 16, 18, 21, 25)
"""The records of a font's `name` table that say what it is called."""
LEAST_KERN = 0.01
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
  font-family: "{name}"; font-weight: {weight}; font-display: swap;
  src: url("../fonts/{file}.woff2") format("woff2");
  unicode-range: {range};
}}
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
    Face("OddVille Text", "200 800", "atkinson-hyperlegible-next-latin-wght-normal"),
)


def letters() -> set[int]:
    """What our texts are written with, and the signs that the pages put among them."""
    files = [*LOCALES.glob("*/*.ftl"), *WEB.glob("*/*.js")]
    texts = "".join(path.read_text("utf-8") for path in files)
    plain = string.ascii_letters + string.digits + string.punctuation + " "
    return {ord(letter) for letter in {*texts, *plain} if letter >= " "}


def ranges(codes: Iterable[int]) -> str:
    """Letters as a style sheet names them."""
    return ", ".join(_runs(sorted(codes)))


def _runs(codes: list[int]) -> Iterator[str]:
    for _, group in groupby(enumerate(codes), lambda pair: pair[1] - pair[0]):
        run = [code for _, code in group]
        yield f"U+{run[0]:X}" if len(run) == 1 else f"U+{run[0]:X}-{run[-1]:X}"


def shrink(face: Face, wanted: set[int]) -> tuple[set[int], set[int]]:
    """Write the small file; the letters in it, and those left to the whole face."""
    font = TTFont(WEB / "fonts" / f"{face.whole}.woff2", recalcTimestamp=False)
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
    subset.save_font(font, str(WEB / "fonts" / f"{face.small}.woff2"), options)
    return wanted & all_, all_ - wanted


def thin(font: TTFont) -> None:
    """Forget which letters stand closer by less than a hair."""
    for table in font["kern"].kernTables if "kern" in font else ():
        least = LEAST_KERN * font["head"].unitsPerEm
        table.kernTable = {pair: by for pair, by in table.kernTable.items() if abs(by) >= least}


def rename(font: TTFont, name: str) -> None:
    """Call the font by our name; who made it and under which licence stays said."""
    for record in font["name"].names:
        if record.nameID in NAMED:
            record.string = name.replace(" ", "") if record.nameID in (6, 25) else name


def main() -> None:
    """Write all of it."""
    wanted, faces = letters(), ""
    for face in FACES:
        near, rest = shrink(face, wanted)
        for file, codes in ((face.small, near), (face.whole, rest)):
            faces += FACE.format(name=face.name, weight=face.weight, file=file, range=ranges(codes))
        size = (WEB / "fonts" / f"{face.small}.woff2").stat().st_size
        print(f"{face.name}: {len(near)} letters in {size:,} bytes, {len(rest)} left to {face.whole}")
    (WEB / "css" / "type.css").write_text(SHEET.format(faces=faces), "utf-8")


if __name__ == "__main__":
    main()
