"""A runner on Ray, on this machine or on a cluster.

A local Ray listens on the loopback address only and asks for a token that is drawn for each run. A cluster is started
by its owner and joined by its address (docs/bots/arena.md).
"""

import os
import secrets
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final, TypeVar

from oddville.cards.facts import reason_of
from oddville.games.errors import MissingExtra, OddVilleError
from oddville.lab.runners import Answer, Results, Task, TaskQueue, attempt, available_cpus, result_or_raise

T = TypeVar("T")
R = TypeVar("R")

LOOPBACK: Final = "127.0.0.1"
CONNECT_SECONDS: Final = 5.0
STAY_LOCAL: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Without this Ray takes a loopback address for a mistake and uses that of the network instead."""
LOCAL_SETTINGS: Final = {
    **STAY_LOCAL,
    "RAY_AUTH_MODE": "token",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
}


class RayRunner:
    """Runs tasks on a local Ray, or on the cluster at an address."""

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        self._workers = workers or available_cpus()
        self._address = address

    def run(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Results[R]:
        """Run numbered tasks; a task that is lost with its process or machine is started again."""
        with _connection(self._workers, self._address) as ray:
            for number, succeeded, result in _answers(ray, TaskQueue(tasks), work):
                yield number, result_or_raise(succeeded, result)


def load_ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise MissingExtra("error-extra", what="Ray", extra="cluster") from None
    return ray


@contextmanager
def _connection(workers: int, address: str | None) -> Iterator[Any]:
    if address is None:
        os.environ.update(LOCAL_SETTINGS, RAY_AUTH_TOKEN=secrets.token_hex(32))
        options = {"address": "local", "num_cpus": workers, "_node_ip_address": LOOPBACK}
    else:
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        _check_reachable(address)
        options = {"address": address}
    ray: Any = load_ray()
    try:
        _connect(ray, options)
        yield ray
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Refuse an address where nothing listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise OddVilleError("error-cluster-address", address=address[:100])
    if host in (LOOPBACK, "localhost"):
        os.environ.update(STAY_LOCAL)
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise OddVilleError("error-cluster", address=address[:100], reason=reason_of(error)) from None


def _connect(ray: Any, options: dict[str, Any]) -> None:
    try:
        ray.init(**options, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        reason = str(error).strip().splitlines()[0][:200]
        raise OddVilleError("error-cluster", address=options["address"], reason=reason) from error
    host = ray.util.get_node_ip_address()
    if options["address"] == "local" and host != LOOPBACK:
        raise OddVilleError("error-cluster-open", host=host)


def _answers(ray: Any, queue: TaskQueue, work: Callable[[Any], Any]) -> Iterator[Answer]:
    """Submit as many batches as the cluster has processors, and collect their answers."""
    submit = ray.remote(max_retries=0)(_run_batch).remote  # a lost batch is repeated here, task by task
    running: dict[Any, list[Task]] = {}
    try:
        while True:
            processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(running) < processors and (batch := queue.next_batch()):
                running[submit(work, batch)] = batch
            if not running:
                return
            finished, _ = ray.wait(list(running), num_returns=1)
            yield from _collect(ray, finished[0], running.pop(finished[0]), queue)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)


def _collect(ray: Any, reference: Any, batch: list[Task], queue: TaskQueue) -> Iterator[Answer]:
    try:
        seconds, answers = ray.get(reference)
    except ray.exceptions.RayError:
        queue.retry(batch, blame_first=len(batch) == 1)
        return
    queue.add_duration(seconds / len(batch))
    yield from answers


def _run_batch(work: Callable[[Any], Any], batch: list[Task]) -> tuple[float, list[Answer]]:
    start = time.monotonic()
    answers = [(number, *attempt(work, task)) for number, task in batch]
    return time.monotonic() - start, answers
