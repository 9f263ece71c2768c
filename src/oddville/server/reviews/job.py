"""One review under way."""

from collections.abc import Hashable
from dataclasses import dataclass, field

from oddville.analysis import Moment
from oddville.server.reviews.subject import Subject
from oddville.server.wire.reviews import ReviewState


@dataclass(slots=True)
class Job:
    subject: Subject
    person: Hashable
    """The first who asked; the work counts as theirs."""
    asked: dict[Hashable, int]
    """When each of those who wait for it has last asked about it."""
    state: ReviewState = "waiting"
    moments: dict[int, Moment] = field(default_factory=dict)
    claimed_at: int | None = None
    saved_at: int = 0
    seconds: float = 0.0
    """How long the worker has worked on it."""

    @property
    def key(self) -> str:
        return self.subject.key

    @property
    def next_ply(self) -> int | None:
        """The next position to compute; None if all have been."""
        return next((ply for ply in range(self.subject.total) if ply not in self.moments), None)
