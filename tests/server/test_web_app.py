"""The manifests and the service worker, as the server sends them."""

import json
import re
import runpy
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest

from oddville.server.http.bundling import page_builds
from oddville.server.http.files import PACKAGE, Files
from oddville.server.http.web_app import app_builds, offline_files
from oddville.texts import languages

ROOT = Path(__file__).parents[2]
WEB, LOCALES = PACKAGE / "web", PACKAGE / "locales"


def png_size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


@pytest.mark.parametrize("language", languages())
def test_every_language_has_a_manifest_for_one_app(client: httpx.Client, language: str) -> None:
    answer = client.get(f"/app/{language}.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("OddVille", language, "standalone")
    here = "/odd/app/manifest"
    assert {urljoin(here, manifest[key]) for key in ("start_url", "scope")} == {"/odd/"}
    for shortcut in manifest["shortcuts"]:
        assert client.get(urljoin(here, shortcut["url"]).removeprefix("/odd")).status_code == 200
    assert {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]} == {
        (purpose, size) for purpose in ("any", "maskable") for size in ("192x192", "512x512")
    }
    for icon in manifest["icons"]:
        picture = client.get(urljoin(here, icon["src"]).removeprefix("/odd"))
        assert picture.headers["content-type"] == icon["type"]
        width, height = png_size(picture.content)
        assert f"{width}x{height}" == icon["sizes"]


def test_icons_are_made_from_the_drawing() -> None:
    """Run scripts/icons.py if this fails."""
    icons = runpy.run_path(str(ROOT / "scripts" / "icons.py"))
    for purpose, size in icons["ICONS"]:
        assert (WEB / "app" / f"{purpose}-{size}.png").read_bytes() == icons["png"](purpose, size)


def offline_manifest(client: httpx.Client) -> dict[str, object]:
    found = re.match(r"self\.oddvilleOffline = (.*);\n", client.get("/worker.js").text)
    assert found is not None
    offline: dict[str, object] = json.loads(found[1])
    return offline


def test_all_that_the_worker_keeps_exists_and_is_no_table(client: httpx.Client) -> None:
    files = offline_manifest(client)["files"]
    assert isinstance(files, list)
    assert files == list(offline_files(WEB, LOCALES))
    for file in files:
        assert client.get(f"/{file}").status_code == 200, file
        assert not file.startswith(("table", "packed/table", "setup", "watch", "api/tables"))


def test_a_change_of_any_page_or_text_makes_a_new_version(tmp_path: Path) -> None:
    """A browser installs the worker again when one byte of it differs."""
    web, locales = _copy(WEB, tmp_path / "web"), _copy(LOCALES, tmp_path / "locales")
    worker = app_builds(web, locales, page_builds(web))["worker.js"]
    before = worker.make()
    for part in (web / "pages" / "learn.js", web / "css" / "rules.css", locales / "de" / "rules.ftl"):
        part.write_text(part.read_text("utf-8") + "\n", "utf-8")
        after = worker.make()
        assert after != before, part
        assert part in worker.parts
        before = after
    (web / "table" / "page.js").write_text("// another table")
    assert app_builds(web, locales, page_builds(web))["worker.js"].make() == before


def _copy(source: Path, target: Path) -> Path:
    for name in Files(source).names():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_bytes((source / name).read_bytes())
    for hidden in ("pages.toml", "_page.html"):
        if (source / hidden).is_file():
            (target / hidden).write_bytes((source / hidden).read_bytes())
    return target
