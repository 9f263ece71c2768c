"""The process in which reviews are computed: apart from those of the bots, at a lower priority."""

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, TypeVar

import msgspec

from oddville.analysis import Decision, Moment, Reviewer, finish
from oddville.analysis.decisions import THRESHOLDS
from oddville.analysis.review import game_at
from oddville.bots.worker_signals import sigint_blocked
from oddville.games.game import Game
from oddville.games.previews import preview
from oddville.server.reviews.subject import Subject
from oddville.server.wire.reviews import DecisionPreviews, ReviewView
from oddville.server.worker_process import kill, new_executor

NICENESS: Final = 10
"""A third of the time of a bot's process where both wait; 19 would starve on a busy machine."""
TIMEOUT_SECONDS: Final = 300.0
"""For one position, on a machine that is busy with other work."""
MAX_GAMES: Final = 8
"""Games that a worker remembers, since reviews of several persons take turns."""
Result = TypeVar("Result")
_reviewers: OrderedDict[str, Reviewer] = OrderedDict()


class ReviewWorker:
    """One process, started for the first call."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None

    async def compute(self, subject: Subject, ply: int) -> Moment:
        return await self._call(compute, subject, ply)

    async def complete(self, subject: Subject, moments: dict[int, Moment]) -> bytes:
        return await self._call(complete, subject, moments)

    async def _call(self, work: Callable[..., Result], *args: Any) -> Result:
        if self._executor is None:
            self._executor = new_executor(1, NICENESS)
        loop = asyncio.get_running_loop()
        with sigint_blocked():
            answer = loop.run_in_executor(self._executor, work, *args)
        return await asyncio.wait_for(answer, TIMEOUT_SECONDS)

    def stop(self) -> None:
        """Kill the process; the next call starts another."""
        if self._executor is not None:
            kill(self._executor)
            self._executor = None


def compute(subject: Subject, ply: int) -> Moment:
    """One position of a review; runs in the worker."""
    if subject.key not in _reviewers:
        _reviewers[subject.key] = Reviewer(subject.game(), subject.settings)
        if len(_reviewers) > MAX_GAMES:
            _reviewers.popitem(last=False)
    _reviewers.move_to_end(subject.key)
    return _reviewers[subject.key].at(ply)


def complete(subject: Subject, moments: dict[int, Moment]) -> bytes:
    """The review from all its moments, compressed; runs in the worker."""
    game = subject.game()
    review = finish(game, [""] * game.players, subject.settings, moments)
    graded = [(each.ply, each.decision) for each in review.moments if each.decision is not None]
    previews = [_previews(game_at(game, ply - 1), ply, decision) for ply, decision in graded]
    return zlib.compress(msgspec.json.encode(ReviewView(review, previews, dict(THRESHOLDS))))


def _previews(before: Game, ply: int, decision: Decision) -> DecisionPreviews:
    moves = [before.parse(text) for text in (decision.played, decision.best)]
    return DecisionPreviews(ply, *(preview(before.state, move.code, move.text) for move in moves))


def result_of(body: bytes) -> ReviewView:
    """What `complete` returned."""
    return msgspec.json.decode(zlib.decompress(body), type=ReviewView)
