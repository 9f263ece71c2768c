"""The small fonts that every page loads have all letters and signs that we write with."""

import re
import tomllib
from typing import Final

import pytest

from texts.catalogue import LANGUAGES, LOCALES

WEB: Final = LOCALES.parent / "web"
SCRIPTS: Final = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
FACE: Final = re.compile(
    r'font-family: "([^"]+)";.*?url\("\.\./fonts/([^"]+)"\).*?unicode-range:\s+([^;]+);', re.DOTALL
)


def letters_of(ranges: str) -> set[int]:
    """What a style sheet names as `U+20-7E, U+A0`."""
    result: set[int] = set()
    for each in ranges.replace("U+", "").split(","):
        first, _, last = each.strip().partition("-")
        result |= set(range(int(first, 16), int(last or first, 16) + 1))
    return result


FACES: Final = [
    (match[1], match[2], letters_of(match[3])) for match in FACE.finditer((WEB / "css/type.css").read_text())
]


def test_there_are_two_faces_each_in_three_files() -> None:
    assert [name for name, _, _ in FACES] == ["OddVille Display"] * 3 + ["OddVille Text"] * 3
    for _, file, _ in FACES:
        assert (WEB / "fonts" / file).is_file()


@pytest.mark.parametrize("which", [1, 4])
def test_the_whole_face_is_asked_for_by_no_text_of_ours(which: int) -> None:
    _, _, rest = FACES[which]
    for source in (*LOCALES.glob("*/*.ftl"), *SCRIPTS):
        written = {ord(letter) for letter in source.read_text("utf-8")}
        assert [chr(code) for code in written & rest] == [], f"{source.name}: run scripts/fonts.py"


@pytest.mark.parametrize("which", [0, 3])
def test_a_letter_is_in_one_file_only(which: int) -> None:
    small, whole, signs = (letters for _, _, letters in FACES[which : which + 3])
    assert not small & whole
    assert not (small | whole) & signs


def test_no_sign_is_left_to_the_system() -> None:
    """Where a page writes an arrow or a mark, it is one of ours."""
    ours = FACES[0][2] | FACES[1][2] | FACES[2][2] | FACES[3][2]
    for source in (*LOCALES.glob("*/*.ftl"), *SCRIPTS, *WEB.glob("css/*.css")):
        written = {letter for letter in source.read_text("utf-8") if ord(letter) >= ord("\xa0")}
        assert [letter for letter in written if ord(letter) not in ours] == [], source.name


def test_the_pages_offer_the_languages_there_are() -> None:
    boot = re.search(r"languages = (\[[^\]]+\])", (WEB / "lib/boot.js").read_text())
    texts = re.search(r"const NAMES = \{([^}]+)\}", (WEB / "lib/texts.js").read_text())
    assert boot is not None
    assert texts is not None
    assert sorted(re.findall(r'"(\w+)"', boot[1])) == sorted(LANGUAGES)
    assert sorted(re.findall(r"(\w+):", texts[1])) == sorted(LANGUAGES)


@pytest.mark.parametrize(("page", "how"), tomllib.loads((WEB / "pages.toml").read_text()).items())
def test_every_page_names_texts_that_there_are(page: str, how: dict[str, list[str]]) -> None:
    for name in how["texts"]:
        assert (LOCALES / "en" / f"{name}.ftl").is_file(), page
