"""Modules of a page as one script, and the files that a page asks for."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from oddville.server.http import files as serving
from oddville.server.http.bundling import (
    BundleError,
    bundle,
    inline_fonts,
    modules,
    page_builds,
    split_bundle,
)
from oddville.server.http.files import PACKAGE, Files

WEB = PACKAGE / "web"
NOTHING_LATER = ("packed/print-later.js", "packed/screen-later.js")
"""Scripts of pages without an `import()`."""
MODULES = {
    "main.js": 'import { double as twice, HALF } from "./lib/numbers.js";\nimport * as words from "./lib/words.js";\n'
    'console.log(twice(21) * HALF, words.greet("Ada"), new words.Bell().ring(), words.double(1), words.hello("Bo"));\n',
    "lib/numbers.js": "export const HALF = 0.5;\nexport function double(x) {\n  return 2 * x;\n}\n",
    "lib/words.js": 'import { HALF } from "./numbers.js";\nexport { double } from "./numbers.js";\n'
    "const greet = (name) => name + HALF;\nexport class Bell {\n  ring = () => greet('dong');\n}\n"
    "export { greet, greet as hello };\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in MODULES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def run(*arguments: str) -> str:
    node = shutil.which("node")
    assert node is not None
    return subprocess.run([node, *arguments], capture_output=True, text=True, timeout=300, check=True).stdout


def test_one_script_does_what_its_modules_do(folder: Path) -> None:
    script = bundle(folder, "main.js")
    assert "import" not in script.replace("oddvilleImport", "")
    assert run("-e", script) == "21 Ada0.5 dong0.5 2 Bo0.5\n"


@pytest.mark.parametrize(
    "text",
    [
        'import thing from\n  "./lib/words.js" assert;',
        'import "./lib/words.js";',
        "export default 1;",
        'export * from "./lib/words.js";',
        "export let count = 1;",
    ],
)
def test_a_form_that_is_not_understood_is_refused(folder: Path, text: str) -> None:
    (folder / "main.js").write_text(text)
    with pytest.raises(BundleError):
        bundle(folder, "main.js")


def test_a_changed_module_is_read_again(folder: Path) -> None:
    assert "return 2 * x;" in bundle(folder, "main.js")
    (folder / "lib/numbers.js").write_text(MODULES["lib/numbers.js"].replace("2 * x", "x + x + 0"))
    assert "return x + x + 0;" in bundle(folder, "main.js")


def test_modules_that_need_each_other_are_refused(folder: Path) -> None:
    (folder / "lib/numbers.js").write_text('import { greet } from "./words.js";\n')
    with pytest.raises(BundleError, match=r"main\.js > lib/numbers\.js > lib/words\.js > lib/numbers\.js"):
        bundle(folder, "main.js")


def lazy_page(folder: Path) -> None:
    (folder / "main.js").write_text(
        'import { seen } from "./lib/state.js";\n'
        "/** A remark that is not sent. */\n"
        'seen.push("main");\nconst { look } = await import("./lib/later.js");\nconsole.log(await look());\n'
    )
    (folder / "lib/state.js").write_text("// why it is so\nexport const seen = [];\n")
    (folder / "lib/far.js").write_text('export const far = () => "far";\n')
    (folder / "lib/later.js").write_text(
        'import { seen } from "./state.js";\n'
        'export const look = async () => `${seen.join()} ${(await import("./far.js")).far()}`;\n'
    )


def test_a_bundle_contains_what_is_imported_later_but_no_comments(folder: Path) -> None:
    """One state for all: who imports a module later gets the one that is there; the entry may wait at its top."""
    lazy_page(folder)
    (folder / "page.mjs").write_text(bundle(folder, "main.js"))
    assert "remark" not in (folder / "page.mjs").read_text()
    assert "why" not in (folder / "page.mjs").read_text()
    assert run(str(folder / "page.mjs")) == "main far\n"


def test_what_is_asked_for_later_is_a_script_of_its_own_over_the_same_modules(folder: Path) -> None:
    """It is loaded on demand, shares the state of the loaded modules, and finds its own at once."""
    lazy_page(folder)
    first, later = split_bundle(folder, "main.js", "./page-later.mjs")
    assert '"far"' not in first
    assert "const seen" not in later
    (folder / "page.mjs").write_text(first)
    (folder / "page-later.mjs").write_text(later)
    assert run(str(folder / "page.mjs")) == "main far\n"


def test_the_table_begins_without_what_is_seldom_needed() -> None:
    files = Files(WEB, page_builds(WEB))
    first, later = files.content("packed/table.js"), files.content("packed/table-later.js")
    assert b"function openTableMenu" in later
    assert b"function openTableMenu" not in first
    assert b"function tablePage" in first
    assert b"function tablePage" not in later


def test_the_table_asks_the_server_before_the_drawings_are_read() -> None:
    names = list(modules(WEB, "table/page.js")[0])
    before = names[: names.index("table/connect.js")]
    assert not [name for name in before if name.startswith(("art/", "vendor/", "table/view/"))]


def test_licences_stay(folder: Path) -> None:
    (folder / "main.js").write_text("/**\n * @license\n * Ours.\n */\nconst a = 1;\n")
    assert "Ours" in bundle(folder, "main.js")


def test_modules_that_ask_where_they_are_lie_as_deep_as_bundles() -> None:
    found = [path for path in WEB.rglob("*.js") if "import.meta" in path.read_text()]
    assert {path.relative_to(WEB).parts[:-1] for path in found} == {("lib",)}


PAGE = """<head><link href="packed/$name.css" /><script src="packed/$name.js"></script></head>
<body class="$viewport">$texts $preload $body</body>
"""
MANIFEST = """[page]
script = "main.js"
styles = ["a", "b"]
texts = ["x", "y"]
"""


@pytest.fixture
def site(folder: Path) -> Files:
    (folder / "css").mkdir()
    (folder / "css/a.css").write_text("a { color: red; } /* a remark */\n")
    (folder / "css/b.css").write_text("b { color: blue; }\n")
    (folder / "_page.html").write_text(PAGE)
    (folder / "pages.toml").write_text(MANIFEST)
    return Files(folder, page_builds(folder))


def test_a_page_asks_for_one_script_and_one_sheet(site: Files) -> None:
    assert site.content("page.html").decode().splitlines() == [
        '<head><link href="packed/page.css" /><script src="packed/page.js"></script></head>',
        '<body class="">x+y  </body>',
    ]
    assert site.content("packed/page.css").decode() == "a { color: red; } \nb { color: blue; }\n"
    assert b"twice(21)" in site.content("packed/page.js")
    assert "_page.html" not in site
    assert "pages.toml" not in site


@pytest.mark.parametrize("name", page_builds(WEB))
def test_every_page_of_ours_is_bundled(name: str) -> None:
    assert page_builds(WEB)[name].make() or name in NOTHING_LATER


def test_a_changed_module_needs_no_restart(site: Files, folder: Path) -> None:
    assert b"2 * x" in site.content("packed/page.js")
    file = folder / "lib/numbers.js"
    file.write_text(file.read_text().replace("2 * x", "x + x"))
    os.utime(file, ns=(2**62, 2**62))
    assert b"x + x" in site.content("packed/page.js")


def test_a_page_whose_module_is_missing_is_refused(site: Files, folder: Path) -> None:
    (folder / "lib/numbers.js").unlink()
    with pytest.raises(FileNotFoundError):
        page_builds(folder)


@pytest.fixture
def texts(tmp_path: Path) -> Files:
    (tmp_path / "en").mkdir()
    (tmp_path / "en/a.ftl").write_text("a = one")
    (tmp_path / "en/b.ftl").write_text("b = two")
    (tmp_path / "en/c.css").write_text("c {}")
    return Files(tmp_path)


def test_several_texts_are_one_answer(texts: Files) -> None:
    assert texts.content("en/b+a.ftl") == b"b = two\na = one"


@pytest.mark.parametrize(
    "name", ["en/a+none+b.ftl", "en/a+a.ftl", "en/a+.ftl", "en/+.ftl", "en/c+c.css", "a+b.ftl"]
)
def test_an_unknown_or_repeated_part_is_refused(texts: Files, name: str) -> None:
    """Otherwise the names of one file many times over would fill the memory."""
    assert name not in texts


def test_the_cache_is_bounded_by_bytes(texts: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "CACHE_BYTES", 20)
    for name in ("en/a.ftl", "en/b.ftl", "en/a+b.ftl"):
        texts.content(name)
    assert [name for name in ("en/a.ftl", "en/b.ftl", "en/a+b.ftl") if texts.is_cached(name)] == [
        "en/a+b.ftl"
    ]


def test_fonts_travel_in_the_style(folder: Path) -> None:
    (folder / "fonts").mkdir()
    (folder / "fonts/face.woff2").write_bytes(b"a font")
    style = '@font-face { src: url("../fonts/face.woff2") format("woff2"); }'
    assert 'url("data:font/woff2;base64,YSBmb250")' in inline_fonts(folder, style)
