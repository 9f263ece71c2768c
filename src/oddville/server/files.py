"""The files of the web page and the texts: found once, compressed once, asked for again only when they have changed."""

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

import oddville
from oddville.server.packing import Source, packed, parts_of

PACKAGE: Final = Path(oddville.__file__).parent
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".md": "text/plain",
    ".odd": "text/plain",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
"""What is served at all."""
PACKED: Final = frozenset((".woff2", ".png", ".webp", ".mp3", ".ogg", ".ico"))
SMALLEST_TO_PACK: Final = 500
MOST_JOINED: Final = 24
"""How many files one address may name."""
MOST_KEPT: Final = 600
"""How many addresses are kept compressed: more than there are files, and an end to what can be asked for."""


@dataclass(frozen=True, slots=True)
class Served:
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str
    changed: int

    @classmethod
    def of(cls, plain: bytes, suffix: str, changed: int) -> "Served":
        """Compress and tag it."""
        packed = None
        if suffix not in PACKED and len(plain) >= SMALLEST_TO_PACK:
            packed = gzip.compress(plain, 9, mtime=0)
        kind = TYPES[suffix]
        if kind.startswith("text/") or kind.endswith(("json", "xml")):
            kind += "; charset=utf-8"
        return cls(kind, plain, packed, hashlib.sha256(plain).hexdigest()[:20], changed)


class Files:
    """Files by their address. Only what was found below the folder can be asked for, so no address leads out of it."""

    def __init__(self, folder: Path) -> None:
        found = (path for path in sorted(folder.rglob("*")) if path.suffix in TYPES and path.is_file())
        hidden = ("/.", "/_", "/node_modules/")
        named = ((path.relative_to(folder).as_posix(), path) for path in found)
        self._paths = {name: path for name, path in named if not any(each in f"/{name}" for each in hidden)}
        self._made = {
            name: source
            for page in [name for name in self._paths if name.endswith(".html") and "/" not in name]
            for name, source in packed(folder, self._paths[page]).items()
        }
        self._served: dict[str, Served] = {}

    def __contains__(self, name: str) -> bool:
        return self._source(name) is not None

    def names(self) -> list[str]:
        """The addresses of all files as they stand."""
        return list(self._paths)

    def plain(self, name: str) -> bytes:
        """The content of a file."""
        return self._current(name).plain

    def is_made(self, name: str) -> bool:
        """Whether it was compressed already, so that it is answered at once."""
        return name in self._served

    def to_make(self) -> list[str]:
        """The addresses of what is put together for pages, which takes a while the first time."""
        return list(self._made)

    def answer(self, name: str, request: Request) -> Response:
        """The file, or that it has not changed."""
        served = self._current(name)
        packs = served.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
        tag = f'"{served.tag}{"-gz" if packs else ""}"'
        headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if _is_known(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        if not packs:
            return Response(served.plain, 200, headers, served.kind)
        return Response(served.packed, 200, {**headers, "content-encoding": "gzip"}, served.kind)

    def _source(self, name: str) -> Source | None:
        """What is sent for an address: a file, several joined, or what is made for a page."""
        if name in self._made:
            return self._made[name]
        paths = tuple(self._paths[each] for each in parts_of(name)[:MOST_JOINED] if each in self._paths)
        return Source(paths, lambda: b"\n".join(path.read_bytes() for path in paths)) if paths else None

    def _current(self, name: str) -> Served:
        """The file as it is now: who works on the page need not restart the server."""
        source = self._source(name)
        assert source is not None, name
        changed = max(path.stat().st_mtime_ns for path in source.parts)
        known = self._served.get(name)
        if known is None or known.changed != changed:
            if len(self._served) >= MOST_KEPT:
                self._served.clear()
            known = self._served[name] = Served.of(source.make(), Path(name).suffix, changed)
        return known


def _is_known(given: str, tag: str) -> bool:
    tags = (each.strip().removeprefix("W/") for each in given.split(","))
    return given.strip() == "*" or tag in tags
