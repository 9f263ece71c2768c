"""Reviews of games over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from oddville.analysis.types import Review
from oddville.games.types import Preview
from oddville.server.wire.requests import MAX_RECORD_LENGTH

ReviewState = Literal["waiting", "running", "done", "stopped", "failed"]


class AskReview(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/reviews`: a finished table or a record."""

    table: Annotated[str, Meta(max_length=64)] | None = None
    record: Annotated[str, Meta(max_length=MAX_RECORD_LENGTH)] | None = None


class DecisionPreviews(Struct, frozen=True):
    """What the two moves of a graded decision would bring."""

    ply: int
    played: Preview
    best: Preview


class ReviewView(Struct, frozen=True):
    """A review, and what is needed to put its moves into words."""

    review: Review
    """Without the names of the players."""
    previews: list[DecisionPreviews]
    thresholds: dict[str, float]
    """The certain cost in chance of winning from which a grade is given."""


class ReviewProgress(Struct, frozen=True):
    """How far a review is. `stopped`: it took too long, or nobody asked about it; asking again continues it."""

    key: str
    state: ReviewState
    done: int
    """Positions that have been computed."""
    total: int
    seconds: int | None = None
    """An estimate of how long it will take."""
    result: ReviewView | None = None
    """Once it is done."""
