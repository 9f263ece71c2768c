"""The files that make the pages an app: a manifest in each language, and the service worker (decision 0015)."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import oddville
from oddville.games import editions
from oddville.games.learning import lessons
from oddville.games.puzzles import collection
from oddville.server.http.bundling import FOLDER, Build
from oddville.texts import Texts, languages

MANIFESTS: Final = "app"
WORKER: Final = "worker.js"
ICONS: Final = (("any", 192), ("any", 512), ("maskable", 192), ("maskable", 512))
SHORTCUTS: Final = (("web-set-up", "setup.html"), ("web-learn", "learn.html"), ("web-rules", "rules.html"))
COMMON_FILES: Final = (
    *("lib/boot.js", "icon.svg", f"{MANIFESTS}/any-192.png"),
    *(f"fonts/oddville-{face}.woff2" for face in ("display", "text", "signs")),
)
REFERENCES: Final = ("api/editions/reconstruction", "api/rules", "api/glossary", "api/lessons", "api/puzzles")
"""API answers that change only with the version of the server."""
LESSONS: Final = Path(lessons.__file__).with_name("lessons.toml")
PUZZLES: Final = Path(collection.__file__).with_name(collection.FILE)
PAPER: Final = "#f7f0df"
"""The background of the pages in `css/colours.css`."""
MEADOW: Final = "#dfe3bd"


def app_builds(web: Path, locales: Path, pages: Mapping[str, Build]) -> dict[str, Build]:
    """A manifest for each language, and the service worker of these pages, by path."""
    manifests = {
        f"{MANIFESTS}/{language}.webmanifest": _manifest(locales, language) for language in languages()
    }
    return {**manifests, WORKER: _worker(web, locales, pages)}


def _manifest(locales: Path, language: str) -> Build:
    return Build(
        (locales / language / "pages.ftl",),
        lambda: json.dumps(manifest(language), ensure_ascii=False).encode(),
    )


def manifest(language: str) -> dict[str, Any]:
    """Paths are relative to the manifest, because the server may have a path prefix."""
    say = Texts(language).say
    return {
        "name": say("web-name"),
        "short_name": say("web-name"),
        "description": say("web-about"),
        "lang": language,
        "dir": "ltr",
        "start_url": "../",
        "scope": "../",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": MEADOW,
        "categories": ["games"],
        "icons": [
            {
                "src": f"{purpose}-{size}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for purpose, size in ICONS
        ],
        "shortcuts": [{"name": say(message), "url": f"../{page}"} for message, page in SHORTCUTS],
    }


def _worker(web: Path, locales: Path, pages: Mapping[str, Build]) -> Build:
    parts = tuple(dict.fromkeys(_parts(web, locales, pages)))

    def script() -> bytes:
        offline = {"version": _version(parts), "files": list(offline_files(web, locales))}
        return f"self.oddvilleOffline = {json.dumps(offline)};\n".encode() + (web / WORKER).read_bytes()

    return Build(parts, script)


def offline_files(web: Path, locales: Path) -> Iterable[str]:
    """What the service worker keeps: the pages that work offline and all that they load."""
    for name in _offline_pages(web):
        yield f"{name}.html"
        yield from (f"{FOLDER}/{name}{rest}" for rest in (".css", ".js", "-later.js"))
    yield from (*COMMON_FILES, *REFERENCES)
    for language in languages():
        stems = "+".join(sorted(path.stem for path in (locales / language).glob("*.ftl")))
        yield f"locales/{language}/{stems}.ftl"


def _offline_pages(web: Path) -> list[str]:
    pages = tomllib.loads((web / "pages.toml").read_text("utf-8"))
    return [name for name, page in pages.items() if page.get("offline")]


def _parts(web: Path, locales: Path, pages: Mapping[str, Build]) -> Iterable[Path]:
    """The sources of everything that is kept."""
    for file in offline_files(web, locales):
        if file in pages:
            yield from pages[file].parts
    yield from (web / WORKER, *(web / file for file in COMMON_FILES))
    yield from sorted(locales.glob("*/*.ftl"))
    yield from (*sorted(editions.DATA.glob("*.toml")), LESSONS, PUZZLES)


def _version(parts: Iterable[Path]) -> str:
    digest = hashlib.sha256(oddville.__version__.encode())
    for part in parts:
        digest.update(part.read_bytes())
    return digest.hexdigest()[:16]
