"""Reviews of games: a queue with limits, progress, and results that are kept.

One worker computes one position at a time; persons take turns by what they have cost (`fair_queue`). A review that
nobody asks about stops. What has been computed is in the store, so it continues later, also at another process.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from oddville.analysis.storage import stored_moments, stored_text
from oddville.games.errors import OddVilleError
from oddville.server.background import BackgroundTasks
from oddville.server.clock import Clock, now_ms
from oddville.server.fair_queue import FairQueue
from oddville.server.reviews.job import Job
from oddville.server.reviews.subject import Subject
from oddville.server.reviews.worker import ReviewWorker, result_of
from oddville.server.store.protocol import Store, StoredReview
from oddville.server.wire.reviews import ReviewProgress, ReviewState

MAX_WAITING: Final = 50
"""Reviews under way at this process."""
MAX_WAITING_EACH: Final = 3
"""Of one person."""
WATCHED_MS: Final = 90_000
"""Milliseconds after which a review stops that nobody has asked about. Browsers wake a hidden page once a minute."""
BUDGET_SECONDS: Final = 600.0
"""Working time after which a review stops."""
SAVE_MS: Final = 10_000
LEASE_MS: Final = 400_000
"""Longer than the worker may take for one position."""
IDLE_SECONDS: Final = 60.0
"""After so long without work the worker process ends."""
MAX_ENDED: Final = 200
"""Reviews that stopped or failed, remembered for those who ask."""
FIRST_PACE: Final = 0.2
"""Seconds for a position, before the first was measured."""

logger = logging.getLogger("oddville.reviews")
OnEnd = Callable[[ReviewState, float], None]


class Reviews:
    def __init__(
        self,
        store: Store,
        worker: ReviewWorker | None = None,
        *,
        clock: Clock = now_ms,
        on_end: OnEnd = lambda state, seconds: None,
    ) -> None:
        self._store, self._clock, self._on_end = store, clock, on_end
        self._worker = worker or ReviewWorker()
        self._queue: FairQueue[Job] = FairQueue(1)
        self._jobs: dict[str, Job] = {}
        self._ended: OrderedDict[str, Job] = OrderedDict()
        self._tasks = BackgroundTasks()
        self._wake = asyncio.Event()
        self._pace = FIRST_PACE

    @property
    def waiting(self) -> int:
        """How many reviews are under way."""
        return len(self._jobs)

    async def ask(self, subject: Subject, person: Hashable) -> ReviewProgress:
        """Begin or continue a review, or join the one that is under way; `OddVilleError` if there are too many."""
        stored_review = await self._store.review(subject.key)
        if stored_review is not None and stored_review.is_done:
            return await self._finished(stored_review)
        job = self._jobs.get(subject.key)
        if job is None:
            if stored_review is not None and stored_review.leased_until > self._clock():
                return await self._running_elsewhere(stored_review)
            job = self._begin(subject, person)
        job.asked[person] = self._clock()
        return self._progress_of(job)

    async def progress(self, key: str, person: Hashable = None) -> ReviewProgress:
        """How far a review is, and its result; `error-no-review` if nobody works on it."""
        job = self._jobs.get(key) or self._ended.get(key)
        if job is not None:
            job.asked[person] = self._clock()
            return self._progress_of(job)
        stored_review = await self._store.review(key)
        if stored_review is not None and stored_review.is_done:
            return await self._finished(stored_review)
        if stored_review is not None and stored_review.leased_until > self._clock():
            return await self._running_elsewhere(stored_review)
        raise OddVilleError("error-no-review")

    def leave(self, key: str, person: Hashable) -> None:
        """Somebody no longer waits for a review; it stops if nobody else does."""
        job = self._jobs.get(key)
        if job is not None:
            job.asked.pop(person, None)

    async def close(self) -> None:
        """Stop; what has been computed is saved, and the next request continues from it."""
        await self._tasks.close()
        self._worker.stop()
        for job in list(self._jobs.values()):
            await self._end(job, "stopped")

    # Answers

    async def _finished(self, stored_review: StoredReview) -> ReviewProgress:
        await self._store.mark_review_asked(stored_review.key, self._clock())
        result = await asyncio.to_thread(result_of, stored_review.body)
        return ReviewProgress(stored_review.key, "done", stored_review.total, stored_review.total, 0, result)

    async def _running_elsewhere(self, stored_review: StoredReview) -> ReviewProgress:
        """Another process works on it, and must know that somebody waits."""
        await self._store.mark_review_asked(stored_review.key, self._clock())
        return ReviewProgress(stored_review.key, "running", stored_review.done, stored_review.total)

    def _progress_of(self, job: Job) -> ReviewProgress:
        done, total = len(job.moments), job.subject.total
        remaining = self._pace * (total - done) * max(1, len(self._jobs))
        seconds = round(remaining + 0.5) if job.key in self._jobs else None
        return ReviewProgress(job.key, job.state, done, total, seconds)

    # Work

    def _begin(self, subject: Subject, person: Hashable) -> Job:
        if len(self._jobs) >= MAX_WAITING:
            raise OddVilleError("error-too-busy")
        own = [job for job in self._jobs.values() if job.person == person and self._is_watched(job)]
        if len(own) >= MAX_WAITING_EACH:
            raise OddVilleError("error-reviews-many", most=MAX_WAITING_EACH)
        self._ended.pop(subject.key, None)
        job = self._jobs[subject.key] = Job(subject, person, {person: self._clock()})
        self._queue.put(person, job.key, job)
        if not len(self._tasks):
            self._tasks.start(self._run())
        self._wake.set()
        return job

    async def _run(self) -> None:
        """Compute one review after the other; without work the worker process ends after a while."""
        while True:
            while (entry := self._queue.take()) is not None:
                await self._take_turn(*entry)
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), IDLE_SECONDS)
            except TimeoutError:
                self._worker.stop()
                await self._wake.wait()

    async def _take_turn(self, person: Hashable, job: Job) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            await self._step(job)
        except Exception:
            logger.exception("review-failed", extra={"review": job.key})
            self._worker.stop()
            await self._end(job, "failed")
        finally:
            job.seconds += clock() - began
            self._queue.finish(person, clock() - began)
        if job.key in self._jobs:
            self._queue.put(person, job.key, job)

    async def _step(self, job: Job) -> None:
        """Compute one position, or end the job."""
        if not await self._is_wanted(job) or job.seconds > BUDGET_SECONDS:
            await self._end(job, "stopped")
        elif not (job.claimed_at or await self._claim(job)):
            del self._jobs[job.key]  # another process works on it, or has finished it
        elif (ply := job.next_ply) is not None:
            await self._compute(job, ply)
        else:
            await self._complete(job)

    async def _is_wanted(self, job: Job) -> bool:
        """Whether somebody waits for it, here or at another process, which marks the stored review after the claim."""
        if self._is_watched(job):
            return True
        stored_review = await self._store.review(job.key) if job.claimed_at else None
        if stored_review is None or stored_review.asked_at == job.claimed_at:
            return False
        return self._clock() - stored_review.asked_at < WATCHED_MS

    def _is_watched(self, job: Job) -> bool:
        return any(self._clock() - asked_at < WATCHED_MS for asked_at in job.asked.values())

    async def _claim(self, job: Job) -> bool:
        """Claim a review, and take over what was computed before."""
        now = self._clock()
        if not await self._store.claim_review(job.key, job.subject.total, now, now + LEASE_MS):
            return False
        stored_review = await self._store.review(job.key)
        if stored_review is not None:
            job.moments = stored_moments(stored_review.body.decode(), job.key)
        job.claimed_at, job.state, job.saved_at = now, "running", now
        return True

    async def _compute(self, job: Job, ply: int) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        job.moments[ply] = await self._worker.compute(job.subject, ply)
        self._pace += (clock() - began - self._pace) / 20
        if self._clock() - job.saved_at >= SAVE_MS:
            await self._save(job, self._clock() + LEASE_MS)

    async def _save(self, job: Job, until: int) -> None:
        body = stored_text(job.key, job.moments.values()).encode()
        await self._store.save_review(job.key, body, len(job.moments), until)
        job.saved_at = self._clock()

    async def _complete(self, job: Job) -> None:
        body = await self._worker.complete(job.subject, job.moments)
        await self._store.save_review(job.key, body, job.subject.total, 0, is_done=True)
        del self._jobs[job.key]
        self._on_end("done", job.seconds)
        logger.info("review-done", extra={"review": job.key, "seconds": round(job.seconds, 1)})

    async def _end(self, job: Job, state: ReviewState) -> None:
        """Save what has been computed, and release the lease."""
        try:
            if job.claimed_at:
                await self._save(job, 0)
        except Exception:  # the lease expires, and those who wait learn that the review has ended
            logger.exception("review-not-saved", extra={"review": job.key})
        self._jobs.pop(job.key, None)
        job.state = state
        self._ended[job.key] = job
        if len(self._ended) > MAX_ENDED:
            self._ended.popitem(last=False)
        self._on_end(state, job.seconds)
