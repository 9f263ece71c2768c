"""Webhooks for slow games: one request to an address that the player has set, when it is their turn.

The player chooses the address, but the request comes from the host's network. So only public addresses are connected
to, each as it was looked up (once); redirects are not followed, answers not read, and time is short.
"""

import asyncio
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
from oddville.server.background import BackgroundTasks
from oddville.server.tables.table import Table

SECONDS: Final = 10.0
PORTS: Final = (80, 443, 8080, 8443)
MAX_WAITING: Final = 1_000
MAX_CONCURRENT: Final = 8
_LOOKUPS: Final = ThreadPoolExecutor(4, "lookup")
"""Separate threads: a name server that never answers must hold up nothing else."""

logger = logging.getLogger("oddville.webhooks")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_NOT_PUBLIC: Final = {
    4: [ipaddress.ip_network("192.88.99.0/24")],
    # all but 2000::/3, which is allocated; and in it what embeds an IPv4 address: Teredo, 6to4
    6: list(map(ipaddress.ip_network, ("::/3", "4000::/2", "8000::/1", "2001::/32", "2002::/16"))),
}
"""Networks that count as global, yet lead to relays, tunnels and translators, or to nobody yet."""


def is_public(address: str) -> bool:
    """Whether an address is on the public internet: not of this machine, its network or its provider."""
    ip: Address = ipaddress.ip_address(address.partition("%")[0])
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return (
        ip.is_global and not ip.is_multicast and not any(ip in network for network in _NOT_PUBLIC[ip.version])
    )


class PublicOnly(AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self) -> None:
        self._backend = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """Connect to the very address that was checked: a second look-up could lead elsewhere."""
        address = await public_address(host, port)
        return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> AsyncNetworkStream:
        raise OddVilleError("error-notice-private")

    async def sleep(self, seconds: float) -> None:
        await self._backend.sleep(seconds)


async def public_address(host: str, port: int) -> str:
    """The address of a host; refused if any that it has is not public."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        entries = await asyncio.get_running_loop().run_in_executor(_LOOKUPS, look_up)
    except (OSError, UnicodeError):  # no such name, or an impossible one
        raise OddVilleError("error-notice-host", host=host[:100]) from None
    addresses = [str(entry[4][0]) for entry in entries]
    if not addresses or not all(map(is_public, addresses)):
        raise OddVilleError("error-notice-private")
    return addresses[0]


def _host_and_port(url: str) -> tuple[str, int] | None:
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        return None
    is_plain = url.isascii() and url.isprintable() and " " not in url
    is_allowed = parts.scheme in ("http", "https") and parts.username is None and port in PORTS
    return (parts.hostname, port) if is_plain and is_allowed and parts.hostname else None


class Webhooks:
    """Calls webhooks in the background; a game never waits for one, and failures are only counted."""

    def __init__(
        self, base_url: str = "", backend: AsyncNetworkBackend | None = None, *, enabled: bool = True
    ) -> None:
        self.base_url = base_url
        self.enabled = enabled
        self.sent = 0
        self.failed = 0
        self._backend = backend or PublicOnly()
        self._last_turns: dict[str, tuple[int, int]] = {}
        """The seat and turn that each table was last seen at."""
        self._tasks = BackgroundTasks()
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)

    async def check(self, url: str) -> None:
        """Refuse an address that cannot be called."""
        if not self.enabled:
            raise OddVilleError("error-notices-off")
        place = _host_and_port(url)
        if place is None:
            raise OddVilleError("error-notice-url", ports=[str(port) for port in PORTS])
        if isinstance(self._backend, PublicOnly):
            await public_address(*place)

    def notify(self, table: Table, *, is_own: bool = True) -> None:
        """Call the webhook of the seat that must choose now, once for each turn.

        Of several processes only the one that wrote the change (`is_own`) calls."""
        seat = table.player
        if seat is None or table.status != "running" or table.game is None:
            self._last_turns.pop(table.id, None)
            return
        current, turn = table.seats[seat], (seat, table.game.turn)
        is_new = is_own and self._last_turns.get(table.id) != turn
        self._last_turns[table.id] = turn
        if self.enabled and is_new and current.webhook and not current.bot and len(self._tasks) < MAX_WAITING:
            body = {"table": table.id, "name": table.options.name, "seat": seat, "turn": table.game.turn}
            self._start(current.webhook, body)

    def _start(self, url: str, body: dict[str, Any]) -> None:
        self._tasks.start(self._send(url, body))

    async def _send(self, url: str, body: dict[str, Any]) -> None:
        async with self._slots:
            try:
                await asyncio.wait_for(self._post(url, body), SECONDS)
                self.sent += 1
            except Exception as error:  # its text may hold the address, so only its type is logged
                self.failed += 1
                logger.info("notice-failed", extra={"table": body["table"], "error": type(error).__name__})

    async def _post(self, url: str, body: dict[str, Any]) -> None:
        link = f"{self.base_url}/t/{body['table']}" if self.base_url else ""
        text = f"OddVille: {body['name'] or body['table']} ({body['turn']}) {link}".strip()
        # ntfy shows the text, Discord `content`, anything else may read the rest
        content = msgspec.json.encode({"content": text, "text": text, "link": link, **body})
        headers = [(b"content-type", b"application/json"), (b"user-agent", b"oddville")]
        async with (
            httpcore.AsyncConnectionPool(network_backend=self._backend) as pool,
            pool.stream("POST", url, headers=headers, content=content) as response,
        ):
            if response.status >= 400:
                raise OSError(response.status)

    async def close(self) -> None:
        await self._tasks.close()
