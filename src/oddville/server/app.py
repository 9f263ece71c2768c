"""The ASGI application: routes, pages and error handlers."""

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
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from oddville.games.errors import OddVilleError
from oddville.server.background import within
from oddville.server.http import api, duplicate_api, ladder_api, reference_api, today_api  # noqa: F401, declare their endpoints
from oddville.server.http.addresses import is_in
from oddville.server.http.bundling import page_builds
from oddville.server.http.endpoint import ENDPOINTS, Handler, MethodRouter
from oddville.server.http.files import PACKAGE, CachedFile, Files
from oddville.server.http.link_previews import preview_tags
from oddville.server.http.middleware import METHODS, RequestMiddleware
from oddville.server.http.problems import HttpError, error_response, not_found
from oddville.server.http.web_app import app_builds
from oddville.server.offload import Offload
from oddville.server.ops.metrics import CONTENT_TYPE
from oddville.server.ops.service import Service
from oddville.server.ws.websocket import PATH, WebSocketEndpoint

READY_SECONDS: Final = 3.0
"""How long a load balancer waits for `/readyz` if the database does not answer."""
_RELATIVE: Final = re.compile(rb'(href|src)="(?![a-z]+:|/|#)')


class Pages:
    """Handlers of web pages, texts and short table links."""

    def __init__(self, base_path: str, public_url: str = "") -> None:
        web, locales = PACKAGE / "web", PACKAGE / "locales"
        pages = page_builds(web)
        self._web = Files(web, pages | app_builds(web, locales, pages))
        self._locales = Files(locales)
        self._base_path = base_path
        self._public_url = public_url
        self._offload = Offload()

    def warmup(self) -> list[Callable[[], object]]:
        """Calls that fill the caches before the first request."""
        return [partial(self._web.content, name) for name in self._web.builds()]

    async def _file(self, files: Files, name: str, request: Request) -> Response:
        """A file; on its first use it is built and compressed in a thread."""
        if files.is_cached(name):
            return files.answer(name, request)
        return await self._offload(files.answer, name, request)

    async def show(self, request: Request) -> Response:
        path = request.path_params["path"]
        for name in (path or "index.html", f"{path}.html"):
            if name in self._web:
                return await (self._page if name.endswith(".html") else self._file)(self._web, name, request)
        return self.missing(request)

    async def _page(self, files: Files, name: str, request: Request) -> Response:
        """A page with the tags of its link's preview."""
        page = files.content(name) if files.is_cached(name) else await self._offload(files.content, name)
        scheme = "https" if request.scope["context"].client.secure else "http"
        base_url = self._public_url or f"{scheme}://{request.headers.get('host', '')}{self._base_path}"
        tags = preview_tags(name, request, base_url)
        file = CachedFile.page(page.replace(b"</head>", tags + b"</head>", 1))
        return file.answer(request, "accept-encoding, accept-language")

    async def texts(self, request: Request) -> Response:
        name = request.path_params["path"]
        if name not in self._locales:
            return self.missing(request)
        return await self._file(self._locales, name, request)

    async def table(self, request: Request) -> Response:
        """Redirect the short link of a table; the browser keeps the fragment with the secret."""
        id_ = request.path_params["id"]
        if not id_.isalnum() or not id_.isascii():
            return self.missing(request)
        return RedirectResponse(f"{self._base_path}/table.html?table={id_[:64]}", 302)

    def missing(self, request: Request) -> Response:
        """The 404 page for browsers; the usual error for programs."""
        if "text/html" not in request.headers.get("accept", ""):
            raise not_found()
        # it is shown at any path, so its links must be absolute
        page = _RELATIVE.sub(rb'\1="%s/' % self._base_path.encode(), self._web.content("404.html"))
        return Response(page, 404, media_type="text/html")


def make_app(service: Service) -> ASGIApp:
    pages = Pages(service.settings.base_path, service.settings.public_url)
    service.warmup += [*pages.warmup(), *reference_api.warmup(), *api.warmup()]
    routes = _routes(service, pages)
    base = service.settings.base_path
    app = Starlette(
        routes=[Mount(base, routes=routes)] if base else routes,
        exception_handlers={
            OddVilleError: _on_error,
            HTTPException: _on_http_exception,
            Exception: _on_failure,
        },
    )
    app.router.redirect_slashes = False
    return RequestMiddleware(app, service.settings, service.limits, service.metrics)


def _routes(service: Service, pages: Pages) -> list[BaseRoute]:
    handlers: dict[str, dict[str, Handler]] = {}
    for endpoint in ENDPOINTS:
        handlers.setdefault(endpoint.path, {})[endpoint.method] = partial(endpoint.serve, service)
    return [
        *(Route(path, MethodRouter(methods)) for path, methods in handlers.items()),
        WebSocketRoute(PATH, WebSocketEndpoint(service)),
        WebSocketRoute("/{path:path}", _not_found),
        Route(PATH, MethodRouter({"GET": _upgrade_required})),
        Route("/api/{path:path}", MethodRouter(dict.fromkeys(METHODS, _not_found))),
        *(Route(path, MethodRouter({"GET": handler})) for path, handler in _monitoring(service).items()),
        Route("/t/{id}", MethodRouter({"GET": pages.table})),
        Route("/locales/{path:path}", MethodRouter({"GET": pages.texts})),
        Route("/{path:path}", MethodRouter({"GET": pages.show})),
    ]


def _monitoring(service: Service) -> dict[str, Handler]:
    async def healthy(request: Request) -> Response:
        return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})

    async def ready(request: Request) -> Response:
        if service.shutting_down:
            raise OddVilleError("error-not-ready")
        try:
            await within(READY_SECONDS, service.tables.store.ping())
        except TimeoutError:
            raise OddVilleError("error-saving") from None
        return await healthy(request)

    async def metrics(request: Request) -> Response:
        client = request.scope["context"].client
        if not client.is_known or not is_in(client.address, service.settings.metrics_networks):
            raise not_found()
        return Response(service.metrics.text(), headers={"content-type": CONTENT_TYPE})

    return {"/healthz": healthy, "/readyz": ready, "/metrics": metrics}


async def _not_found(connection: Request | WebSocket) -> Response:
    raise not_found()


async def _upgrade_required(request: Request) -> Response:
    """A plain request to the WebSocket, usually from a proxy that does not forward upgrades."""
    raise HttpError("error-upgrade", {"upgrade": "websocket", "connection": "upgrade"})


class _ShortInteger(IntegerConvertor):
    """Of at most nine digits, since Python refuses to parse numbers of any length."""

    regex = "[0-9]{1,9}"


register_url_convertor("int", _ShortInteger())


async def _on_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, OddVilleError)
    return error_response(error)


async def _on_http_exception(request: Request, error: Exception) -> Response:
    return error_response(not_found())


async def _on_failure(request: Request, error: Exception) -> Response:
    """The client learns only the request id; the middleware logs the error."""
    return error_response(OddVilleError("error-inside", request=request.scope["context"].id))
