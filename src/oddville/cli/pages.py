"""Serves the card gallery and the print sheets on this machine, without a table."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

from oddville.cards.printed import Edition
from oddville.server.http.bundling import page_builds
from oddville.server.http.files import PACKAGE, TYPES, Files
from oddville.server.http.host_policy import HEADERS

LOCALES: Final = "locales/"


class _Pages(BaseHTTPRequestHandler):
    def __init__(self, edition: bytes, web: Files, locales: Files, *arguments: object) -> None:
        self._edition, self._web, self._locales = edition, web, locales
        super().__init__(*arguments)  # type: ignore[arg-type]  # what the server hands over

    def do_GET(self) -> None:
        path = self.path.split("?")[0].lstrip("/")
        if path.startswith("api/editions/"):
            return self._answer(self._edition, "application/json")
        files, name = (
            (self._locales, path.removeprefix(LOCALES)) if path.startswith(LOCALES) else (self._web, path)
        )
        if name not in files:
            return self.send_error(HTTPStatus.NOT_FOUND)
        return self._answer(files.content(name), TYPES[Path(name).suffix])

    def _answer(self, content: bytes, content_type: str) -> None:
        self.send_response(HTTPStatus.OK)
        for name, value in (("content-type", content_type), ("content-length", str(len(content))), *HEADERS):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *arguments: object) -> None:
        """Log nothing: the user is at the browser."""


@contextmanager
def serve_pages(edition: Edition) -> Iterator[str]:
    """Serve the pages with the cards of an edition; yields their URL, `http://127.0.0.1:…`."""
    web, locales = Files(PACKAGE / "web", page_builds(PACKAGE / "web")), Files(PACKAGE / "locales")
    handler = partial(_Pages, json.dumps(edition.as_dict()).encode(), web, locales)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
