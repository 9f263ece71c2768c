"""Running the server: open the store and the tables, listen, and shut down cleanly."""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import uvicorn

from oddville.games.errors import OddVilleError
from oddville.server.app import make_app
from oddville.server.background import BackgroundTasks
from oddville.server.http.protocols import HttpProtocol, WebSocketProtocol
from oddville.server.ops import logs
from oddville.server.ops.gc_schedule import collect_when_idle
from oddville.server.ops.limits import Limits
from oddville.server.ops.metrics import Metrics
from oddville.server.ops.retention import enforce_retention
from oddville.server.ops.service import Service
from oddville.server.ops.settings import FILE, LAST_PORT, PORT, Settings, data_folder, unknown_variables
from oddville.server.reviews.reviews import Reviews
from oddville.server.store.opening import open_store, sqlite_file
from oddville.server.store.sqlite_file import lock_file
from oddville.server.tables.bot_pool import BotPool
from oddville.server.tables.composition import TableService
from oddville.server.tables.pubsub import open_pubsub
from oddville.server.tables.webhooks import Webhooks
from oddville.server.wire import MAX_MESSAGE_LENGTH

GOODBYE_SECONDS: Final = 2.0
GRACE_SECONDS: Final = 10
SWITCH_INTERVAL: Final = 0.0005
"""Seconds until the thread that writes to the store gets its turn beside a busy event loop. By default ten times as
long, after every statement, which would be most of the time that a move takes."""
PING_SECONDS: Final = 20.0
WARMING_PAUSE: Final = 0.1
"""Seconds between two steps of the warm-up, so that requests go first."""
NEXT_PORTS: Final = 20
"""How many ports after the default one are tried."""


class Server(uvicorn.Server):
    """Uvicorn's server with a callback when it is ready, and a goodbye to all sockets before it stops."""

    def __init__(self, service: Service, on_ready: Callable[[], None]) -> None:
        super().__init__(_config(service))
        self._service = service
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._service.begin_shutdown()
        ends = asyncio.get_running_loop().time() + GOODBYE_SECONDS
        while self._service.sockets and asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Unlike uvicorn, do not raise the signal again: the tables are yet to be closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def open_socket(settings: Settings, is_port_fixed: bool) -> socket.socket:
    """Listen at the port, or at the next free one unless the port is fixed."""
    ports = range(settings.port, settings.port + (1 if is_port_fixed or not settings.port else NEXT_PORTS))
    for port in ports:
        try:
            return _bind(settings.host, port)
        except OSError as error:
            if error.errno == errno.EACCES:
                raise OddVilleError("error-port-refused", port=str(port), other=str(PORT)) from None
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or type(error).__name__
                raise OddVilleError("error-listen", host=settings.host, reason=reason) from None
    other = PORT if settings.port == LAST_PORT else settings.port + 1
    raise OddVilleError("error-port-taken", port=str(settings.port), other=str(other))


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        if os.name != "nt":  # on Windows it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def database_address(settings: Settings) -> str:
    """The address of the database: as set, or a file in the data folder, which is created."""
    if settings.database:
        return settings.database
    folder = data_folder(settings)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise OddVilleError("error-data", folder=str(folder), reason=error.strerror or "") from None
    return str(folder / FILE)


def write_server_url(settings: Settings, url: str) -> None:
    """Write the address of this server into the lock of its database file, for a second one that is started."""
    file = sqlite_file(database_address(settings))
    if file is not None:
        with contextlib.suppress(OSError):
            lock_file(file).write_text(url, "utf-8")


def read_server_url(settings: Settings) -> str | None:
    """The address of the server that has the database file."""
    file = sqlite_file(database_address(settings))
    try:
        return (lock_file(file).read_text("utf-8") or None) if file is not None else None
    except OSError:
        return None


async def open_tables(settings: Settings, base_url: str) -> TableService:
    address = database_address(settings)
    store = await open_store(address)
    try:
        pubsub = await open_pubsub(settings.redis or None, address)
        bots = BotPool(settings.thinkers or None)
        webhooks = Webhooks(base_url, enabled=settings.notices)
        return TableService(store, bots, pubsub, webhooks, closed=settings.closed)
    except BaseException:
        await store.close()
        raise


@asynccontextmanager
async def open_service(settings: Settings, base_url: str = "") -> AsyncIterator[Service]:
    """A service that is open within the block; it finishes all writes before it closes."""
    tables = await open_tables(settings, base_url)
    metrics = Metrics()
    reviews = Reviews(tables.store, on_end=partial(_count_review, metrics))
    service = Service(settings, Limits(settings), metrics, tables, reviews)
    metrics.gauge("sockets", lambda: len(service.sockets))
    metrics.gauge("tables_in_memory", lambda: len(tables.registry.in_memory))
    metrics.gauge("thoughts_waiting", lambda: tables.bots.waiting)
    metrics.gauge("reviews_waiting", lambda: reviews.waiting)
    metrics.gauge("repairs", lambda: sum(tables.sweep.repairs.values()))
    metrics.gauge("tables_damaged", lambda: len(tables.registry.damaged))
    metrics.gauge("notices_failed", lambda: tables.webhooks.failed)
    background = BackgroundTasks()
    try:
        await tables.start()
        background.start(enforce_retention(tables, settings.keep_days))
        background.start(collect_when_idle(service))
        yield service
    finally:
        await background.close()
        await reviews.close()
        await tables.close()


def _count_review(metrics: Metrics, state: str, seconds: float) -> None:
    metrics.count("reviews", state=state)
    metrics.time("review_work", seconds, state=state)


def _config(service: Service) -> uvicorn.Config:
    limits: dict[str, Any] = {
        "connections": service.limits.connections,
        "proxies": service.settings.proxies,
    }
    return uvicorn.Config(
        make_app(service),
        http=partial(HttpProtocol, **limits),  # type: ignore[arg-type]
        ws=WebSocketProtocol,
        ws_max_size=MAX_MESSAGE_LENGTH,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        h11_max_incomplete_event_size=MAX_MESSAGE_LENGTH,
    )


def serve(settings: Settings, listening: socket.socket, base_url: str, on_ready: Callable[[], None]) -> None:
    """Serve until interrupted."""
    logs.configure_logging(settings.log, settings.log_level)
    for unknown in unknown_variables(os.environ):
        logs.log_event("setting-unknown", logging.WARNING, says=str(unknown))
    _allow_many_files()
    sys.setswitchinterval(SWITCH_INTERVAL)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listening, base_url, on_ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, which takes a quarter less of the processor; not available on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(
    settings: Settings, listening: socket.socket, base_url: str, on_ready: Callable[[], None]
) -> None:
    async with open_service(settings, base_url) as service:
        background = BackgroundTasks()

        def ready() -> None:
            on_ready()
            background.start(warm_up(service))

        await Server(service, ready).serve([listening])
        await background.close()


async def warm_up(service: Service) -> None:
    """Prepare what the first bot, page and table would wait for, a little at a time."""
    await service.tables.bots.warm_up()
    for work in service.warmup:
        await asyncio.sleep(WARMING_PAUSE)
        await service.tables.offload(work)


def _allow_many_files() -> None:
    """Every connection is an open file: raise the soft limit to the hard one."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
