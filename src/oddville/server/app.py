"""The whole server as one ASGI application."""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from oddville.games.errors import OddVilleError
from oddville.server import api as api  # declares its endpoints
from oddville.server.aside import Aside
from oddville.server.endpoint import ENDPOINTS, Address, Handler
from oddville.server.files import PACKAGE, Files
from oddville.server.gate import App, Gate
from oddville.server.live import PATH, Live
from oddville.server.metrics import CONTENT_TYPE
from oddville.server.problems import Refusal, answer_of
from oddville.server.service import Service

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_RELATIVE: Final = re.compile(rb'(href|src)="(?![a-z]+:|/|#)')


class Pages:
    """The files that a browser reads, and what is said where there is none."""

    def __init__(self, base_path: str) -> None:
        self._web = Files(PACKAGE / "web")
        self._locales = Files(PACKAGE / "locales")
        self._base_path = base_path
        self._making = Aside()

    def first_uses(self) -> list[Callable[[], object]]:
        """What is put together when it is first asked for."""
        return [partial(self._web.plain, name) for name in self._web.to_make()]

    async def _file(self, files: Files, name: str, request: Request) -> Response:
        """A file; one that is asked for the first time must be put together and compressed."""
        if files.is_made(name):
            return files.answer(name, request)
        return await self._making(files.answer, name, request)

    async def show(self, request: Request) -> Response:
        """A page or another file of the web."""
        path = request.path_params["path"]
        for name in (path or "index.html", f"{path}.html"):
            if name in self._web:
                return await self._file(self._web, name, request)
        return self.missing(request)

    async def texts(self, request: Request) -> Response:
        """The texts of a language."""
        name = request.path_params["path"]
        return (
            await self._file(self._locales, name, request) if name in self._locales else self.missing(request)
        )

    async def table(self, request: Request) -> Response:
        """The short address of a table; what stands behind the # stays with the browser."""
        id_ = request.path_params["id"]
        if not id_.isalnum() or not id_.isascii():
            return self.missing(request)
        return RedirectResponse(f"{self._base_path}/table.html?table={id_[:64]}", 302)

    def missing(self, request: Request) -> Response:
        """There is no such page: a page that says so, for people; else as everywhere in the API."""
        if "404.html" not in self._web or "text/html" not in request.headers.get("accept", ""):
            return answer_of(OddVilleError("error-not-found"))
        # it stands in for a page in any folder, so it must say where its files are
        page = _RELATIVE.sub(rb'\1="%s/' % self._base_path.encode(), self._web.plain("404.html"))
        return Response(page, 404, media_type="text/html")


def make_app(service: Service) -> App:
    """The application of a server that is open."""
    pages = Pages(service.settings.base_path)
    service.warming += [*pages.first_uses(), *api.first_uses()]
    routes = _routes(service, pages)
    base = service.settings.base_path
    app = Starlette(
        routes=[Mount(base, routes=routes)] if base else routes,
        exception_handlers={HTTPException: _on_http_error, Exception: _on_failure},
    )
    app.router.redirect_slashes = False
    return Gate(app, service.settings, service.limits, service.metrics)


def _routes(service: Service, pages: Pages) -> list[BaseRoute]:
    found: dict[str, dict[str, Handler]] = {}
    for each in ENDPOINTS:
        found.setdefault(each.path, {})[each.method] = each.handler(service)
    return [
        *(Route(path, Address(handlers)) for path, handlers in found.items()),
        WebSocketRoute(PATH, Live(service)),
        WebSocketRoute("/{path:path}", _no_socket),
        Route(PATH, Address({"GET": _only_sockets})),
        Route("/api/{path:path}", Address(dict.fromkeys(METHODS, _nothing))),
        *(Route(path, Address({"GET": show})) for path, show in _watching(service).items()),
        Route("/t/{id}", Address({"GET": pages.table})),
        Route("/locales/{path:path}", Address({"GET": pages.texts})),
        Route("/{path:path}", Address({"GET": pages.show})),
    ]


def _watching(service: Service) -> dict[str, Handler]:
    """What those who run the server look at."""

    async def healthy(request: Request) -> Response:
        return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})

    async def ready(request: Request) -> Response:
        try:
            if service.leaving:
                raise OddVilleError("error-not-ready")
            await service.tables.store.ping()
        except OddVilleError as error:
            return answer_of(error)
        return await healthy(request)

    async def metrics(request: Request) -> Response:
        if not request.scope["visit"].client.is_in(service.settings.metrics_networks):
            return answer_of(OddVilleError("error-not-found"))
        return Response(service.metrics.text(), headers={"content-type": CONTENT_TYPE})

    return {"/healthz": healthy, "/readyz": ready, "/metrics": metrics}


async def _nothing(request: Request) -> Response:
    return answer_of(OddVilleError("error-not-found"))


async def _no_socket(socket: WebSocket) -> None:
    await socket.send_denial_response(answer_of(OddVilleError("error-not-found")))


async def _only_sockets(request: Request) -> Response:
    """A plain request where a socket is wanted: most often a proxy that does not hand them on."""
    return answer_of(Refusal("error-upgrade", {"upgrade": "websocket", "connection": "upgrade"}))


class _Number(IntegerConvertor):
    """A number in an address, of no more digits than any has that there is."""

    regex = "[0-9]{1,9}"


register_url_convertor("int", _Number())


async def _on_http_error(request: Request, error: Exception) -> Response:
    """What the router refuses."""
    return answer_of(OddVilleError("error-not-found"))


async def _on_failure(request: Request, error: Exception) -> Response:
    """What goes wrong inside: the gate writes it down, and who asked is told under which number."""
    return answer_of(OddVilleError("error-inside", request=request.scope["visit"].id))
