"""Addresses: where a request comes from, and the names of this machine."""

import hashlib
import ipaddress
import socket
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from oddville.server.ops.settings import Network, Settings

LOCAL = ("localhost", "127.0.0.1", "[::1]")
PROXY_HEADERS = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Set by proxies."""
IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


def parse_ip(text: str) -> IpAddress | None:
    """An IP address; an IPv4 address mapped into IPv6 as plain IPv4."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def is_in(text: str, networks: Sequence[Network]) -> bool:
    address = parse_ip(text)
    return address is not None and any(address in network for network in networks)


class Client(NamedTuple):
    """The origin of a request."""

    address: str
    secure: bool
    """Whether it came over TLS."""
    is_known: bool = True
    """Whether the address is that of the client: not if a proxy that is not trusted passed the request on."""

    @property
    def limit_key(self) -> str:
        """The key of rate limits: the address, or in IPv6 the /64 network of a household."""
        address = parse_ip(self.address)
        if isinstance(address, ipaddress.IPv6Address):
            return str(ipaddress.ip_network((address, 64), strict=False))
        return self.address if address is None else str(address)

    @property
    def person(self) -> int:
        """16 bits that identify the requester for fair sharing; stored with tables, too few to reveal the address."""
        return int.from_bytes(hashlib.sha256(self.limit_key.encode()).digest()[:2])


def client_of(scope: Mapping[str, Any], headers: Mapping[str, str], proxies: Sequence[Network]) -> Client:
    """The client of a request; forwarded headers count only from a trusted proxy.

    Uvicorn's ProxyHeadersMiddleware knows no IPv4-mapped proxies and accepts any text as an address.
    """
    peer = scope["client"][0] if scope.get("client") else ""
    secure = scope.get("scheme") in ("https", "wss")
    if not is_in(peer, proxies):
        return Client(peer, secure, not any(name in headers for name in PROXY_HEADERS))
    forwarded = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
    address = next((part for part in reversed(forwarded) if not is_in(part, proxies)), peer)
    return Client(_normalize(address), headers.get("x-forwarded-proto", "").strip() == "https")


def _normalize(address: str) -> str:
    """An address without port and brackets; all invalid ones share one rate limit."""
    bare = address.rpartition("]")[0].lstrip("[") if address.startswith("[") else address
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    return str(parse_ip(bare) or "unknown")


def lan_address() -> str | None:
    """The address of this machine in its local network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # an address for documentation: only looks up the route, sends nothing
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(address).is_loopback else address


def own_names(settings: Settings) -> frozenset[str]:
    """The host names of this server, besides `allowed_hosts`."""
    names = {*LOCAL}
    if settings.host not in ("0.0.0.0", "::", ""):
        names.add(f"[{settings.host}]" if ":" in settings.host else settings.host.lower())
    if settings.lan:
        machine = socket.gethostname().lower().partition(".")[0]
        names |= {machine, f"{machine}.local", f"{machine}.lan", lan_address() or "localhost"}
    return frozenset(names)
