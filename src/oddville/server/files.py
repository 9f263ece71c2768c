"""The files of the web page and the texts: found once, compressed once, asked for again only when they have changed."""

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

import oddville
from oddville.server.bundling import preloaded

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


@dataclass(frozen=True, slots=True)
class Served:
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str
    changed: int

    @classmethod
    def read(cls, path: Path, changed: int) -> "Served":
        """Read, compress and tag it."""
        plain = path.read_bytes()
        if path.suffix == ".html":
            plain = preloaded(path.parent, plain.decode()).encode()
        packed = None
        if path.suffix not in PACKED and len(plain) >= SMALLEST_TO_PACK:
            packed = gzip.compress(plain, 6, mtime=0)
        kind = TYPES[path.suffix]
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
        self._served: dict[str, Served] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._paths

    def names(self) -> list[str]:
        """All addresses."""
        return list(self._paths)

    def plain(self, name: str) -> bytes:
        """The content of a file."""
        return self._current(name).plain

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

    def _current(self, name: str) -> Served:
        """The file as it is now: who works on the page need not restart the server."""
        path = self._paths[name]
        changed = path.stat().st_mtime_ns
        known = self._served.get(name)
        if known is None or known.changed != changed:
            known = self._served[name] = Served.read(path, changed)
        return known


def _is_known(given: str, tag: str) -> bool:
    tags = (each.strip().removeprefix("W/") for each in given.split(","))
    return given.strip() == "*" or tag in tags
