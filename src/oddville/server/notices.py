"""Turn notices for slow games: one request to an address that the player has named, when it is their turn.

The address is somebody else's choice and the request comes from the host's network. So only public addresses are
connected to, looked up once and connected to as looked up; there are no redirects, no answers read, and little time.
"""

import asyncio
import contextlib
import ipaddress
import logging
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore
import msgspec
from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from oddville.games.errors import OddVilleError
from oddville.server.table import Table

SECONDS: Final = 10.0
PORTS: Final = (80, 443, 8080, 8443)
MOST_WAITING: Final = 1_000
AT_ONCE: Final = 8
_LOOKUPS: Final = ThreadPoolExecutor(4, "lookup")
"""Threads of their own, as a name server that never answers must hold up nothing else."""

logger = logging.getLogger("oddville.notices")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_NOT_PUBLIC: Final = {
    4: [ipaddress.ip_network("192.88.99.0/24")],
    # all but 2000::/3, what is given out; and in it what carries an address of IPv4: Teredo, 6to4
    6: list(map(ipaddress.ip_network, ("::/3", "4000::/2", "8000::/1", "2001::/32", "2002::/16"))),
}
"""What counts as global, and still leads to relays, tunnels and translators, or to nobody yet."""


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet at large: not to this machine, its network or its provider."""
    ip: Address = ipaddress.ip_address(address.partition("%")[0])
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return (
        ip.is_global and not ip.is_multicast and not any(ip in network for network in _NOT_PUBLIC[ip.version])
    )


class PublicOnly(AsyncNetworkBackend):
    """Connects to public addresses only, whatever the name of a host may lead to."""

    def __init__(self) -> None:
        self._behind = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """Look the host up, refuse what is not public, and connect to the very address looked up."""
        address = await public_address(host, port)
        return await self._behind.connect_tcp(address, port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> AsyncNetworkStream:
        """There are no sockets of this machine on the internet."""
        raise OddVilleError("error-notice-private")

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._behind.sleep(seconds)


async def public_address(host: str, port: int) -> str:
    """The address of a host; refused if any that it has is not public."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(_LOOKUPS, look_up)
    except (OSError, UnicodeError):  # there is no such name, or it cannot be one
        raise OddVilleError("error-notice-host", host=host[:100]) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(map(is_public, addresses)):
        raise OddVilleError("error-notice-private")
    return addresses[0]


def _host_and_port(url: str) -> tuple[str, int] | None:
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        return None
    is_written_right = url.isascii() and url.isprintable() and " " not in url
    is_fine = (
        is_written_right and parts.scheme in ("http", "https") and parts.username is None and port in PORTS
    )
    return (parts.hostname, port) if is_fine and parts.hostname else None


class Notices:
    """Sends notices in the background; a game never waits for one, and one that fails is only counted."""

    def __init__(
        self, base_url: str = "", backend: AsyncNetworkBackend | None = None, *, sending: bool = True
    ) -> None:
        self.base_url = base_url
        self.sending = sending
        self.sent = 0
        self.failed = 0
        self._backend = backend or PublicOnly()
        self._told: dict[str, tuple[int, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def check(self, url: str) -> None:
        """Refuse an address that cannot be told anything."""
        if not self.sending:
            raise OddVilleError("error-notices-off")
        place = _host_and_port(url)
        if place is None:
            raise OddVilleError("error-notice-url", ports=", ".join(map(str, PORTS)))
        if isinstance(self._backend, PublicOnly):
            await public_address(*place)

    def look(self, table: Table, *, ours: bool = True) -> None:
        """Send a notice if a seat that wants one must choose now, once for each turn.

        Of several processes the one that wrote down what happened sends it; to the others it is not `ours`."""
        seat = table.chooses
        if seat is None or table.status != "running" or table.game is None:
            self._told.pop(table.id, None)
            return
        held, moment = table.seats[seat], (seat, table.game.turn)
        is_news = ours and self._told.get(table.id) != moment
        self._told[table.id] = moment
        if self.sending and is_news and held.notice and not held.bot and len(self._tasks) < MOST_WAITING:
            body = {"table": table.id, "name": table.options.name, "seat": seat, "turn": table.game.turn}
            self._start(held.notice, body)

    def _start(self, url: str, body: dict[str, Any]) -> None:
        task = asyncio.create_task(self._send(url, body))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, url: str, body: dict[str, Any]) -> None:
        async with self._slots:
            try:
                await asyncio.wait_for(self._post(url, body), SECONDS)
                self.sent += 1
            except (
                Exception
            ) as error:  # whatever it was: what it says may hold the address, so only its kind is told
                self.failed += 1
                logger.info("notice-failed", extra={"table": body["table"], "error": type(error).__name__})

    async def _post(self, url: str, body: dict[str, Any]) -> None:
        link = f"{self.base_url}/t/{body['table']}" if self.base_url else ""
        said = f"OddVille: {body['name'] or body['table']} ({body['turn']}) {link}".strip()
        # ntfy shows the text, Discord `content`, anything else may read the rest
        content = msgspec.json.encode({"content": said, "text": said, "link": link, **body})
        headers = [(b"content-type", b"application/json"), (b"user-agent", b"oddville")]
        async with (
            httpcore.AsyncConnectionPool(network_backend=self._backend) as pool,
            pool.stream("POST", url, headers=headers, content=content) as response,
        ):
            if response.status >= 400:
                raise OSError(response.status)

    async def close(self) -> None:
        """Stop sending."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        with contextlib.suppress(Exception):
            await asyncio.gather(*tasks, return_exceptions=True)
