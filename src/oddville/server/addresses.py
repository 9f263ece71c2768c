"""Who asks, and how this machine is called at home."""

import ipaddress
import socket
from collections.abc import Sequence
from typing import Any, NamedTuple

from oddville.server.settings import Network, Settings

LOCAL = ("localhost", "127.0.0.1", "[::1]")


class Client(NamedTuple):
    """Where a request comes from."""

    address: str
    secure: bool
    """Whether it came by TLS."""

    @property
    def key(self) -> str:
        """What limits count: one address, or the network that a household has in IPv6."""
        try:
            address = ipaddress.ip_address(self.address)
        except ValueError:
            return self.address
        if isinstance(address, ipaddress.IPv4Address):
            return self.address
        return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))

    def is_in(self, networks: Sequence[Network]) -> bool:
        """Whether it comes from one of these networks."""
        return _is_in(self.address, networks)


def _is_in(text: str, networks: Sequence[Network]) -> bool:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    plain = getattr(address, "ipv4_mapped", None) or address
    return any(plain in network for network in networks)


def client_of(scope: Any, headers: dict[str, str], proxies: Sequence[Network]) -> Client:
    """Who asks; what a proxy says about it counts only if it is one that we trust."""
    peer = scope["client"][0] if scope.get("client") else ""
    secure = scope.get("scheme") in ("https", "wss")
    if not proxies or not _is_in(peer, proxies):
        return Client(peer, secure)
    forwarded = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
    told = next((part for part in reversed(forwarded) if not _is_in(part, proxies)), peer)
    return Client(_bare(told), headers.get("x-forwarded-proto", "").strip() == "https")


def _bare(address: str) -> str:
    """An address without port and brackets; what is none counts as one and the same stranger."""
    bare = address.rpartition("]")[0].lstrip("[") if address.startswith("[") else address
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        return "unknown"


def home_address() -> str | None:
    """The address of this machine in its home network; None without one. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the way out is looked up
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(address).is_loopback else address


def own_names(settings: Settings) -> frozenset[str]:
    """The names under which this server may be asked for, besides those that were allowed."""
    names = {*LOCAL}
    if settings.host not in ("0.0.0.0", "::", ""):
        names.add(f"[{settings.host}]" if ":" in settings.host else settings.host.lower())
    if settings.lan:
        machine = socket.gethostname().lower().partition(".")[0]
        names |= {machine, f"{machine}.local", f"{machine}.lan", home_address() or "localhost"}
    return frozenset(names)
