"""Analysis of played games: reviews with graded decisions, and what chance gave each player (docs/review.md)."""

from oddville.analysis.review import continuation, digest, finish, moments
from oddville.analysis.types import Account, Decision, Moment, Review, ReviewSettings, TurningPoint

__all__ = [
    "Account",
    "Decision",
    "Moment",
    "Review",
    "ReviewSettings",
    "TurningPoint",
    "continuation",
    "digest",
    "finish",
    "moments",
]
