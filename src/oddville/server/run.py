"""Running the server: open what it needs, listen, and leave in good order."""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

import uvicorn

from oddville.games.errors import OddVilleError
from oddville.server import logs
from oddville.server.app import make_app
from oddville.server.bot_pool import BotPool
from oddville.server.collecting import collect_when_quiet
from oddville.server.hints import NoHints, open_hints
from oddville.server.keeping import keep_tidy
from oddville.server.limits import Limits
from oddville.server.metrics import Metrics
from oddville.server.notices import Notices
from oddville.server.protocols import HttpProtocol, SocketProtocol
from oddville.server.service import Service
from oddville.server.settings import FILE, LAST_PORT, PORT, Settings, data_folder, unknown_variables
from oddville.server.store.opening import open_store, sqlite_file
from oddville.server.store.sqlite_file import lock_file
from oddville.server.tables import Tables
from oddville.server.wire import LONGEST_MESSAGE

FAREWELL_SECONDS: Final = 2.0
GRACE_SECONDS: Final = 10
WRITER_WAITS: Final = 0.0005
"""Seconds until the thread that writes gets its turn beside a busy loop. Usually it is ten times as long, after every
single statement, which would be most of the time that a move takes."""
PING_SECONDS: Final = 20.0
WARMING_PAUSE: Final = 0.1
"""Seconds between two things that are made beforehand: whoever comes meanwhile goes first."""
NEXT_PORTS: Final = 20
"""How many ports after the usual one are tried, where none was asked for."""


class Server(uvicorn.Server):
    """Uvicorn's server that tells when it is ready, and says goodbye before it closes connections."""

    def __init__(self, service: Service, on_ready: Callable[[], None]) -> None:
        super().__init__(_config(make_app(service)))
        self._service = service
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everybody is told to come back in a moment; then all is closed."""
        self._service.leave()
        ends = asyncio.get_running_loop().time() + FAREWELL_SECONDS
        while self._service.sockets and asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """An interrupt begins the farewell; it is not raised again, as the tables are yet to be closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def open_socket(settings: Settings, asked: bool) -> socket.socket:
    """Listen at the port; where nobody asked for that very one, the next that is free will do."""
    ports = range(settings.port, settings.port + (1 if asked or not settings.port else NEXT_PORTS))
    for port in ports:
        try:
            return _bound(settings.host, port)
        except OSError as error:
            if error.errno == errno.EACCES:
                raise OddVilleError("error-port-refused", port=str(port), other=str(PORT)) from None
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or type(error).__name__
                raise OddVilleError("error-listen", host=settings.host, reason=reason) from None
    other = PORT if settings.port == LAST_PORT else settings.port + 1
    raise OddVilleError("error-port-taken", port=str(settings.port), other=str(other))


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        if os.name != "nt":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(settings: Settings) -> str:
    """The address of the database: what was set, or a file in the data folder, which is made."""
    if settings.database:
        return settings.database
    folder = data_folder(settings)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise OddVilleError("error-data", folder=str(folder), reason=error.strerror or "") from None
    return str(folder / FILE)


def note_address(settings: Settings, url: str) -> None:
    """Write where this server is into the lock of its file, for whoever tries to start a second one."""
    file = sqlite_file(address_of(settings))
    if file is not None:
        with contextlib.suppress(OSError):
            lock_file(file).write_text(url, "utf-8")


def noted_address(settings: Settings) -> str | None:
    """Where the server is that has the file."""
    file = sqlite_file(address_of(settings))
    try:
        return (lock_file(file).read_text("utf-8") or None) if file is not None else None
    except OSError:
        return None


async def open_tables(settings: Settings, base_url: str) -> Tables:
    """The tables of the database, with workers for the bots and whatever else they need."""
    address = address_of(settings)
    store = await open_store(address)
    try:
        hints = await open_hints(settings.redis or None, address)
        shared = None if isinstance(hints, NoHints) else hints
        bots = BotPool(settings.thinkers or max(1, (os.cpu_count() or 2) - 1))
        return Tables(store, bots, shared, Notices(base_url, sending=settings.notices))
    except BaseException:
        await store.close()
        raise


@asynccontextmanager
async def opened(settings: Settings, base_url: str = "") -> AsyncIterator[Service]:
    """All that a server needs, from opening to closing; whatever is being written is finished first."""
    tables = await open_tables(settings, base_url)
    metrics = Metrics()
    service = Service(settings, Limits(settings), metrics, tables)
    metrics.gauge("sockets", lambda: len(service.sockets))
    metrics.gauge("tables_in_memory", lambda: len(tables.in_memory))
    metrics.gauge("thoughts_waiting", lambda: tables.bots.waiting)
    metrics.gauge("repairs", lambda: sum(tables.sweep.repairs.values()))
    metrics.gauge("notices_failed", lambda: tables.notices.failed)
    try:
        await tables.start()
        async with _beside(keep_tidy(tables, settings.keep_days), collect_when_quiet(service)):
            yield service
    finally:
        await tables.close()


@asynccontextmanager
async def _beside(*works: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """What goes on meanwhile."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _config(app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        h11_max_incomplete_event_size=LONGEST_MESSAGE,
    )


def serve(settings: Settings, listening: socket.socket, base_url: str, on_ready: Callable[[], None]) -> None:
    """Serve until interrupted."""
    logs.begin_logs(settings.log, settings.log_level)
    for unknown in unknown_variables(os.environ):
        logs.say("setting-unknown", logging.WARNING, says=str(unknown))
    _allow_many_files()
    sys.setswitchinterval(WRITER_WAITS)
    with asyncio.Runner(loop_factory=_quick_loop()) as runner:
        runner.run(_serve(settings, listening, base_url, on_ready))


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, which takes a quarter less of the processor; there is none for Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(
    settings: Settings, listening: socket.socket, base_url: str, on_ready: Callable[[], None]
) -> None:
    async with opened(settings, base_url) as service:
        warming: asyncio.Task[None] | None = None

        def ready() -> None:
            """It listens."""
            nonlocal warming
            on_ready()
            warming = asyncio.create_task(warm_up(service))

        await Server(service, ready).serve([listening])
        if warming is not None:
            warming.cancel()


async def warm_up(service: Service) -> None:
    """Make beforehand what the first bot, the first page and the first table would wait for, a little at a time."""
    await service.tables.bots.warm_up()
    for work in service.warming:
        await asyncio.sleep(WARMING_PAUSE)
        await service.tables.reading(work)


def _allow_many_files() -> None:
    """Every connection is an open file; the usual limit is low, and what the system allows is more."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
