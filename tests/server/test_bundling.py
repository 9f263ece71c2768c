"""Modules of the page as one script, and pages that name what they need."""

import shutil
import subprocess
from pathlib import Path

import pytest

from oddville.server.bundling import UnknownForm, bundled, preloaded, styled
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
    ran = subprocess.run([node, "-e", script], capture_output=True, text=True, timeout=20, check=True)
    assert ran.stdout == "21 Ada0.5 dong0.5\n"


@pytest.mark.parametrize(
    "text",
    ['import thing from\n  "./lib/words.js" assert;', "export default 1;", 'export * from "./lib/words.js";'],
)
def test_a_form_that_is_not_understood_is_refused(folder: Path, text: str) -> None:
    (folder / "main.js").write_text(text)
    with pytest.raises(UnknownForm):
        bundled(folder, "main.js")


def test_modules_that_need_each_other_are_refused(folder: Path) -> None:
    (folder / "lib/numbers.js").write_text('import "./words.js";\n')
    with pytest.raises(UnknownForm):
        bundled(folder, "main.js")


def test_a_page_names_its_modules_before_they_are_asked_for(folder: Path) -> None:
    page = '  <script type="module" src="main.js"></script>\n'
    assert preloaded(folder, page) == (
        '  <link rel="modulepreload" href="lib/numbers.js" />\n'
        '  <link rel="modulepreload" href="lib/words.js" />\n' + page
    )
    assert preloaded(folder, page.replace("main", "missing")) == page.replace("main", "missing")


def test_fonts_travel_in_the_style(folder: Path) -> None:
    (folder / "face.woff2").write_bytes(b"a font")
    (folder / "type.css").write_text('@font-face { src: url("face.woff2") format("woff2"); }')
    assert 'url("data:font/woff2;base64,YSBmb250")' in styled(folder, ["type.css"])


@pytest.mark.parametrize("page", sorted((PACKAGE / "web").glob("*.html")), ids=lambda page: page.name)
def test_every_page_of_ours_can_be_preloaded(page: Path) -> None:
    text = page.read_text()
    assert preloaded(page.parent, text).count("modulepreload") > 5
