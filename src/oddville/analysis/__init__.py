"""Analysis of played games: reviews with graded decisions, and what chance gave each player (docs/play/review.md)."""

from oddville.analysis.review import Reviewer, continuation, digest, finish, judged_players, moments
from oddville.analysis.types import Account, Decision, Moment, Review, ReviewSettings, Summary, TurningPoint

__all__ = [
    "Account",
    "Decision",
    "Moment",
    "Review",
    "ReviewSettings",
    "Reviewer",
    "Summary",
    "TurningPoint",
    "continuation",
    "digest",
    "finish",
    "judged_players",
    "moments",
]
