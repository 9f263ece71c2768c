"""What every answer carries, and whom we answer: the names we are asked by and the pages that may ask."""

from typing import Final

from oddville.server.addresses import own_names
from oddville.server.settings import Settings

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html",
    )
)
"""Only our own files, no script in a page, no text that becomes script: lit-html alone may make markup."""
FEATURES: Final = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer",
        "camera",
        "display-capture",
        "geolocation",
        "gyroscope",
        "magnetometer",
        "microphone",
        "midi",
        "payment",
        "usb",
    )
)
HEADERS: Final = (
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", FEATURES),
)
STRICT_TRANSPORT: Final = ("strict-transport-security", "max-age=31536000")
"""Sent by TLS only."""
DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}
PROBES: Final = ("/healthz", "/readyz")
"""Answered by whatever name: a load balancer knows only our address, and they tell nothing but yes or no."""


def security_headers(secure: bool) -> list[tuple[bytes, bytes]]:
    """The headers of every answer."""
    headers = (*HEADERS, STRICT_TRANSPORT) if secure else HEADERS
    return [(name.encode(), value.encode()) for name, value in headers]


def without_port(host: str) -> str:
    """The name of a Host header."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


class Doors:
    """Decides which Host and Origin are let in.

    A foreign name that points here is how a page elsewhere would reach a server on this machine (DNS rebinding), so
    that only names we know are answered. A page elsewhere cannot hide its Origin, so that only our own pages may change
    things or open a socket; programs that are no browsers send none.
    """

    def __init__(self, settings: Settings) -> None:
        given = settings.allowed_hosts
        self._names = own_names(settings) | {without_port(host) for host in given if host[0] != "*"}
        self._endings = tuple(without_port(host[1:]) for host in given if host[0] == "*")
        self._origins = frozenset(given)
        self._probes = frozenset(settings.base_path + probe for probe in PROBES)

    def knows_host(self, host: str) -> bool:
        """Whether we go by this name."""
        name = without_port(host.lower())
        return name in self._names or (bool(self._endings) and name.endswith(self._endings))

    def answers(self, host: str, method: str, path: str) -> bool:
        """Whether we answer what is asked by this name: our own, or any name where only our health is asked for."""
        return self.knows_host(host) or (method in ("GET", "HEAD") and path in self._probes)

    def trusts(self, origin: str | None, fetch_site: str | None, host: str) -> bool:
        """Whether a request that changes something comes from our own page, or from no page."""
        if fetch_site not in (None, "same-origin", "none"):
            return False
        if origin is None:
            return True
        return self._is_own(origin.lower(), host.lower())

    def _is_own(self, origin: str, host: str) -> bool:
        scheme, _, place = origin.partition("://")
        if scheme not in DEFAULT_PORTS or not place or set(place) & set("/?#@"):
            return False
        usual = DEFAULT_PORTS[scheme]
        return place.removesuffix(usual) == host.removesuffix(usual) or place in self._origins
