"""Serves the files of the web pages and the texts, compressed once and revalidated by ETag."""

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

import oddville
from oddville.server.http.bundling import Build

PACKAGE: Final = Path(oddville.__file__).parent
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
"""Files with another suffix are not served."""
COMPRESSED: Final = frozenset((".woff2", ".png"))
MIN_COMPRESSED_BYTES: Final = 500
CACHE_BYTES: Final = 16_000_000


@dataclass(frozen=True, slots=True)
class CachedFile:
    """The content of a file, as it was when its newest part had this modification time."""

    content_type: str
    plain: bytes
    compressed: bytes | None
    digest: str
    changed: int

    @classmethod
    def of(cls, plain: bytes, suffix: str, changed: int) -> "CachedFile":
        """Compress it unless it is small or compressed already."""
        worthwhile = suffix not in COMPRESSED and len(plain) >= MIN_COMPRESSED_BYTES
        compressed = gzip.compress(plain, 9, mtime=0) if worthwhile else None
        return cls(TYPES[suffix], plain, compressed, hashlib.sha256(plain).hexdigest()[:20], changed)

    @classmethod
    def page(cls, html: bytes) -> "CachedFile":
        """A page made for one request; not compressed, because that would block the event loop for two kilobytes."""
        return cls(TYPES[".html"], html, None, hashlib.sha256(html).hexdigest()[:20], 0)

    @property
    def size(self) -> int:
        return len(self.plain) + len(self.compressed or b"")

    def answer(self, request: Request, vary: str = "accept-encoding") -> Response:
        """The content, or 304 if the client has it."""
        compress = self.compressed is not None and "gzip" in request.headers.get("accept-encoding", "")
        tag = f'"{self.digest}{"-gz" if compress else ""}"'
        headers = {"etag": tag, "cache-control": "no-cache", "vary": vary}
        if _matches(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        if compress:
            headers["content-encoding"] = "gzip"
        return Response(self.compressed if compress else self.plain, 200, headers, self.content_type)


class Files:
    """Files by path. Only those found at the start can be asked for, so no path leads out of the folder."""

    def __init__(self, folder: Path, builds: Mapping[str, Build] | None = None) -> None:
        paths = (path for path in sorted(folder.rglob("*")) if path.suffix in TYPES and path.is_file())
        sources = {path.relative_to(folder).as_posix(): Build((path,), path.read_bytes) for path in paths}
        hidden = ("/.", "/_", "/node_modules/")
        self._builds = dict(builds or {})
        self._files = {
            name: source for name, source in sources.items() if not any(each in f"/{name}" for each in hidden)
        } | self._builds
        self._cache: dict[str, CachedFile] = {}
        self._lock = Lock()

    def __contains__(self, name: str) -> bool:
        return self._find(name) is not None

    def names(self) -> list[str]:
        return list(self._files)

    def builds(self) -> list[str]:
        """The names of the files made from others, which takes a while the first time."""
        return list(self._builds)

    def is_cached(self, name: str) -> bool:
        return name in self._cache

    def content(self, name: str) -> bytes:
        return self._current(name).plain

    def answer(self, name: str, request: Request) -> Response:
        """The file, or 304 if the client has it."""
        return self._current(name).answer(request)

    def _find(self, name: str) -> Build | None:
        """A file, or several texts joined: `en/game+log.ftl` is `en/game.ftl` and `en/log.ftl`."""
        if name in self._files or not name.endswith(".ftl"):
            return self._files.get(name)
        folder, slash, stems = name.removesuffix(".ftl").rpartition("/")
        names = [f"{folder}{slash}{stem}.ftl" for stem in stems.split("+")]
        if len(set(names)) < len(names) or not all(each in self._files for each in names):
            return None
        paths = tuple(path for each in names for path in self._files[each].parts)
        return Build(paths, lambda: b"\n".join(path.read_bytes() for path in paths))

    def _current(self, name: str) -> CachedFile:
        """The file as it is now: a change needs no restart."""
        build = self._find(name)
        assert build is not None, name
        changed = max(path.stat().st_mtime_ns for path in build.parts)
        file = self._cache.get(name)
        if file is None or file.changed != changed:
            file = CachedFile.of(build.make(), Path(name).suffix, changed)
            self._keep(name, file)
        return file

    def _keep(self, name: str, file: CachedFile) -> None:
        with self._lock:
            self._cache[name] = file
            while sum(each.size for each in self._cache.values()) > CACHE_BYTES:
                del self._cache[next(iter(self._cache))]


def _matches(header: str, tag: str) -> bool:
    tags = (each.strip().removeprefix("W/") for each in header.split(","))
    return header.strip() == "*" or tag in tags
