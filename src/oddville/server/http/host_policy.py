"""Security headers of every response, and the checks of Host and Origin."""

from typing import Final

from oddville.server.http.addresses import own_names
from oddville.server.ops.settings import Settings

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
        "trusted-types lit-html oddville-worker",
    )
)
"""Only our own files, no inline script, no text turned into script: only lit-html may create markup, and the other
policy returns one address, that of the service worker."""
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
RESOURCE_HEADERS: Final = (
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
)
DOCUMENT_HEADERS: Final = (
    ("content-security-policy", POLICY),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", FEATURES),
)
"""They concern what can run or be framed."""
HEADERS: Final = (*RESOURCE_HEADERS, *DOCUMENT_HEADERS)
RESOURCES: Final = (b"text/css", b"text/plain", b"font/woff2", b"image/png")
"""Content types that are neither scripts nor documents with content of their own."""
STRICT_TRANSPORT: Final = ("strict-transport-security", "max-age=31536000")
"""Sent over TLS only."""
DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}
PROBES: Final = ("/healthz", "/readyz")
"""Allowed under any host name, since a load balancer knows only our address."""


def security_headers(secure: bool, content_type: bytes = b"") -> list[tuple[bytes, bytes]]:
    """Style sheets, texts, fonts and pictures get the short list, which saves half a kilobyte each."""
    headers = RESOURCE_HEADERS if content_type.startswith(RESOURCES) else HEADERS
    if secure:
        headers = (*headers, STRICT_TRANSPORT)
    return [(name.encode(), value.encode()) for name, value in headers]


def without_port(host: str) -> str:
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


class HostPolicy:
    """Decides which Host and Origin headers are accepted.

    Unknown host names are refused, because a foreign name that resolves to this machine would let a foreign page read
    from it (DNS rebinding). Only our own pages may change something or open a WebSocket: a browser always sends the
    Origin of a page, and programs send none.
    """

    def __init__(self, settings: Settings) -> None:
        allowed = settings.allowed_hosts
        self._names = own_names(settings) | {without_port(host) for host in allowed if host[0] != "*"}
        self._suffixes = tuple(without_port(host[1:]) for host in allowed if host[0] == "*")
        self._origins = frozenset(allowed)
        self._probes = frozenset(settings.base_path + probe for probe in PROBES)

    def is_own_host(self, host: str) -> bool:
        name = without_port(host.lower())
        return name in self._names or name.endswith(self._suffixes)

    def allows_host(self, host: str, method: str, path: str) -> bool:
        return self.is_own_host(host) or (method in ("GET", "HEAD") and path in self._probes)

    def allows_origin(self, origin: str | None, fetch_site: str | None, host: str) -> bool:
        """Whether a request comes from our own page or from no page."""
        if fetch_site not in (None, "same-origin", "none"):
            return False
        if origin is None:
            return True
        return self._is_own(origin.lower(), host.lower())

    def _is_own(self, origin: str, host: str) -> bool:
        scheme, _, authority = origin.partition("://")
        if scheme not in DEFAULT_PORTS or not authority or set(authority) & set("/?#@"):
            return False
        port = DEFAULT_PORTS[scheme]
        return authority.removesuffix(port) == host.removesuffix(port) or authority in self._origins
