"""The state shared by all parts of a running server."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from oddville.server.ops.answer_cache import AnswerCache
from oddville.server.ops.limits import Limits
from oddville.server.ops.metrics import Metrics
from oddville.server.ops.settings import Settings

if TYPE_CHECKING:
    from oddville.server.reviews.reviews import Reviews
    from oddville.server.tables.composition import TableService


class Socket(Protocol):
    """An open WebSocket."""

    def goodbye(self, reason: str, *, again: bool, code: int) -> None: ...


@dataclass
class Service:
    settings: Settings
    limits: Limits
    metrics: Metrics
    tables: "TableService"
    reviews: "Reviews"
    answers: AnswerCache = field(default_factory=AnswerCache)
    sockets: set[Socket] = field(default_factory=set)
    warmup: list[Callable[[], object]] = field(default_factory=list)
    """Calls that fill caches, made one by one after the start."""
    last_message_at: float = 0.0
    """When the last message arrived, by the monotonic clock."""
    closed_sockets: int = 0
    """The number of sockets closed since the last garbage collection."""
    shutting_down: bool = False
    """Whether new connections are refused."""

    def begin_shutdown(self) -> None:
        """Ask every client to reconnect, to this server's successor."""
        self.shutting_down = True
        for socket in list(self.sockets):
            socket.goodbye("restart", again=True, code=1012)
