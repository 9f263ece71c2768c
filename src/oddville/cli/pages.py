"""The pages that need no table, on this machine only: the card gallery and the print sheets."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import resources
from pathlib import Path
from threading import Thread
from typing import Final

from oddville.cards.printed import Edition
from oddville.server.packing import parts_of
from oddville.texts import languages

PACKAGE: Final = Path(str(resources.files("oddville")))
FOLDERS: Final = {"locales": PACKAGE / "locales", "": PACKAGE / "web"}
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "img", "font", "connect")),
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html",
    )
)
"""Nothing from elsewhere, nothing inline, no markup made of text."""


class _Pages(BaseHTTPRequestHandler):
    def __init__(self, edition: bytes, *arguments: object) -> None:
        self._edition = edition
        super().__init__(*arguments)  # type: ignore[arg-type]  # what the server hands over

    def do_GET(self) -> None:
        """Answer with the edition or a file."""
        path = self.path.split("?")[0].lstrip("/")
        if path.startswith("api/editions/"):
            return self._answer(self._edition, "application/json")
        if path == "api/languages":
            return self._answer(json.dumps({"languages": _files_by_language()}).encode(), "application/json")
        files = [file for file in map(_file, parts_of(path)) if file is not None]
        if not files:
            return self.send_error(HTTPStatus.NOT_FOUND)
        return self._answer(b"\n".join(file.read_bytes() for file in files), TYPES[files[0].suffix])

    def _answer(self, content: bytes, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing: the reader is at the browser."""


def _files_by_language() -> dict[str, list[str]]:
    return {code: sorted(file.name for file in (FOLDERS["locales"] / code).iterdir()) for code in languages()}


def _file(path: str) -> Path | None:
    """The file of an address, if it is one of ours."""
    head, _, tail = path.partition("/")
    folder, name = (FOLDERS[head], tail) if head in FOLDERS and tail else (FOLDERS[""], path)
    file = (folder / name).resolve()
    inside = file.is_relative_to(folder.resolve()) and file.suffix in TYPES
    return file if inside and file.is_file() else None


@contextmanager
def serve_pages(edition: Edition) -> Iterator[str]:
    """Serve the pages with the cards of an edition; gives their address, `http://127.0.0.1:…`."""
    printed = json.dumps(edition.as_dict()).encode()
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Pages, printed)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
