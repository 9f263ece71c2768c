"""What all parts of a running server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from oddville.server.limits import Limits
from oddville.server.metrics import Metrics
from oddville.server.settings import Settings

if TYPE_CHECKING:
    from oddville.server.live import Socket
    from oddville.server.tables import Tables


@dataclass
class Service:
    """One running server."""

    settings: Settings
    limits: Limits
    metrics: Metrics
    tables: "Tables"
    sockets: "set[Socket]" = field(default_factory=set)
    warming: list[Callable[[], object]] = field(default_factory=list)
    """What is usually made when it is first asked for, and may as well be made in a quiet moment after the start."""
    heard_at: float = 0.0
    """When the last message came, by the monotonic clock."""
    gone: int = 0
    """How many connections have ended since memory was last tidied up."""
    leaving: bool = False
    """Whether it is about to stop: nobody is let in any more."""

    def leave(self) -> None:
        """Say goodbye to everybody; they come back to whoever serves next."""
        self.leaving = True
        for socket in list(self.sockets):
            socket.goodbye("restart", again=True, code=1012)
