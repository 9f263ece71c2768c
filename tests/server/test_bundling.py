"""Modules of the page as one script, and pages that ask for little."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from oddville.server.bundling import UnknownForm, bundled, divided, styled
from oddville.server.files import Files
from oddville.server.packing import packed
from oddville.server.replay_file import PACKAGE

MODULES = {
    "main.js": 'import { double as twice, HALF } from "./lib/numbers.js";\nimport * as words from "./lib/words.js";\n'
    'console.log(twice(21) * HALF, words.greet("Ada"), new words.Bell().ring());\n',
    "lib/numbers.js": "export const HALF = 0.5;\nexport function double(x) {\n  return 2 * x;\n}\n",
    "lib/words.js": 'import { HALF } from "./numbers.js";\nexport { double } from "./numbers.js";\n'
    "const greet = (name) => name + HALF;\nexport class Bell {\n  ring = () => greet('dong');\n}\nexport { greet };\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in MODULES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_one_script_does_what_its_modules_do(folder: Path) -> None:
    node = shutil.which("node")
    assert node is not None
    script = bundled(folder, "main.js")
    assert "import" not in script
    ran = subprocess.run([node, "-e", script], capture_output=True, text=True, timeout=300, check=True)
    assert ran.stdout == "21 Ada0.5 dong0.5\n"


@pytest.mark.parametrize(
    "text",
    ['import thing from\n  "./lib/words.js" assert;', "export default 1;", 'export * from "./lib/words.js";'],
)
def test_a_form_that_is_not_understood_is_refused(folder: Path, text: str) -> None:
    (folder / "main.js").write_text(text)
    with pytest.raises(UnknownForm):
        bundled(folder, "main.js")


def test_a_module_that_was_changed_is_read_anew(folder: Path) -> None:
    assert "return 2 * x;" in bundled(folder, "main.js")
    (folder / "lib/numbers.js").write_text(MODULES["lib/numbers.js"].replace("2 * x", "x + x + 0"))
    assert "return x + x + 0;" in bundled(folder, "main.js")


def test_modules_that_need_each_other_are_refused(folder: Path) -> None:
    (folder / "lib/numbers.js").write_text('import "./words.js";\n')
    with pytest.raises(UnknownForm):
        bundled(folder, "main.js")


def test_what_is_imported_later_comes_along_and_knows_where_it_lay(folder: Path) -> None:
    """One state for all: who imports a module later gets the one that is there; the entry may wait at its top."""
    node = shutil.which("node")
    assert node is not None
    (folder / "deep").mkdir()
    (folder / "deep/entry.js").write_text(
        'import { seen } from "../lib/state.js";\n'
        "/** A remark that is not sent. */\n"
        'seen.push("entry");\nconst { look } = await import("../lib/later.js");\nconsole.log(look());\n'
    )
    (folder / "lib/state.js").write_text("export const seen = [];\n")
    (folder / "lib/later.js").write_text(
        '// why it is so\nimport { seen } from "./state.js";\n'
        'export const look = () => seen.join() + " " + new URL("../", import.meta.url).pathname.split("/").at(-2);\n'
    )
    script = folder / "packed" / "page.mjs"
    script.parent.mkdir()
    script.write_text(bundled(folder, "deep/entry.js", "packed/page.js"))
    assert "remark" not in script.read_text()
    assert "why" not in script.read_text()
    ran = subprocess.run([node, str(script)], capture_output=True, text=True, timeout=300, check=True)
    assert ran.stdout == f"entry {folder.name}\n"


def test_what_is_asked_for_later_is_a_script_of_its_own_over_the_same_modules(folder: Path) -> None:
    """It is not there before somebody asks; then it shares the state of what was there, and finds its own at once."""
    node = shutil.which("node")
    assert node is not None
    (folder / "main.js").write_text(
        'import { seen } from "./lib/state.js";\nseen.push("main");\n'
        'const { look } = await import("./lib/later.js");\nconsole.log(await look());\n'
    )
    (folder / "lib/state.js").write_text("export const seen = [];\n")
    (folder / "lib/far.js").write_text('export const far = () => "far";\n')
    (folder / "lib/later.js").write_text(
        'import { seen } from "./state.js";\n'
        'export const look = async () => `${seen.join()} ${(await import("./far.js")).far()}`;\n'
    )
    first, later = divided(folder, "main.js", "packed/page.mjs", "page-later.mjs")
    assert "far" not in first
    assert "const seen" not in later
    (folder / "packed").mkdir()
    (folder / "packed/page.mjs").write_text(first)
    (folder / "packed/page-later.mjs").write_text(later)
    ran = subprocess.run(
        [node, str(folder / "packed/page.mjs")], capture_output=True, text=True, timeout=300, check=True
    )
    assert ran.stdout == "main far\n"


def test_the_table_begins_without_what_is_seldom_needed() -> None:
    files = Files(PACKAGE / "web")
    first, later = files.plain("packed/table.js"), files.plain("packed/table-later.js")
    assert b"function openTableMenu" in later
    assert b"function openTableMenu" not in first
    assert b"function tablePage" in first
    assert b"function tablePage" not in later


def test_licences_stay(folder: Path) -> None:
    (folder / "main.js").write_text("/**\n * @license\n * Ours.\n */\nconst a = 1;\n")
    assert "Ours" in bundled(folder, "main.js")


PAGE = """<head>
  <link rel="stylesheet" href="css/a.css" />
  <link rel="icon" href="icon.svg" />
  <link rel="stylesheet" href="css/b.css" />
  <script type="module" src="main.js"></script>
</head>
"""


def test_a_page_asks_for_one_script_and_one_sheet(folder: Path) -> None:
    (folder / "css").mkdir()
    (folder / "css/a.css").write_text("a { color: red; } /* a remark */\n")
    (folder / "css/b.css").write_text("b { color: blue; }\n")
    (folder / "page.html").write_text(PAGE)
    files = Files(folder)
    assert files.plain("page.html").decode().splitlines()[1:4] == [
        '  <link rel="stylesheet" href="packed/page.css" />',
        '  <link rel="icon" href="icon.svg" />',
        '  <script type="module" src="packed/page.js"></script>',
    ]
    assert files.plain("packed/page.css").decode().split() == [
        "a",
        "{",
        "color:",
        "red;",
        "}",
        "b",
        "{",
        "color:",
        "blue;",
        "}",
    ]
    assert b"twice(21)" in files.plain("packed/page.js")
    assert "packed/page.js" not in files.names()


@pytest.mark.parametrize("page", sorted((PACKAGE / "web").glob("*.html")), ids=lambda page: page.name)
def test_every_page_of_ours_can_be_packed(page: Path) -> None:
    asks_for = set(packed(PACKAGE / "web", page))
    assert {page.name, f"packed/{page.stem}.css"} <= asks_for
    has_script = 'type="module"' in page.read_text("utf-8")
    assert (f"packed/{page.stem}.js" in asks_for) == has_script


def test_who_changes_a_module_need_not_restart_the_server(folder: Path) -> None:
    (folder / "page.html").write_text(PAGE)
    files = Files(folder)
    assert b"2 * x" in files.plain("packed/page.js")
    file = folder / "lib/numbers.js"
    file.write_text(file.read_text().replace("2 * x", "x + x"))
    os.utime(file, ns=(2**62, 2**62))
    assert b"x + x" in files.plain("packed/page.js")


def test_a_page_whose_module_is_missing_stays_as_it_is(folder: Path) -> None:
    (folder / "page.html").write_text(PAGE.replace("main", "missing"))
    files = Files(folder)
    assert files.plain("page.html").decode() == PAGE.replace("main", "missing")
    assert "packed/page.js" not in files


def test_several_texts_are_one_answer(folder: Path) -> None:
    (folder / "en").mkdir()
    (folder / "en/a.ftl").write_text("a = one")
    (folder / "en/b.ftl").write_text("b = two")
    files = Files(folder)
    assert files.plain("en/a+none+b.ftl") == b"a = one\nb = two"
    assert "en/none+nothing.ftl" not in files


def test_fonts_travel_in_the_style(folder: Path) -> None:
    (folder / "face.woff2").write_bytes(b"a font")
    (folder / "type.css").write_text('@font-face { src: url("face.woff2") format("woff2"); }')
    assert 'url("data:font/woff2;base64,YSBmb250")' in styled(folder, ["type.css"])


@pytest.mark.parametrize("page", sorted((PACKAGE / "web").glob("*.html")), ids=lambda page: page.name)
def test_every_page_of_ours_is_packed(page: Path) -> None:
    assert f"packed/{page.stem}.js" in Files(PACKAGE / "web")
