"""A runner on Ray: this machine, or many.

What Ray starts here listens on the loopback address only and asks for a token that is drawn anew each time. A
cluster on many machines is started by its owner and joined by its address (docs/arena.md).
"""

import os
import secrets
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from types import ModuleType
from typing import Any, Final, TypeVar

from oddville.games.errors import MissingExtra, OddVilleError
from oddville.lab.runners import Answer, Line, Results, Task, attempt, cores, outcome

T = TypeVar("T")
R = TypeVar("R")

LOOPBACK: Final = "127.0.0.1"
KNOCK_SECONDS: Final = 5.0
STAY_LOCAL: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Without this Ray takes a loopback address for a mistake and uses that of the network instead."""
LOCAL_SETTINGS: Final = {
    **STAY_LOCAL,
    "RAY_AUTH_MODE": "token",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
}


class Cluster:
    """Carries out work on Ray: a cluster of its own on this machine, or one that is running at an address."""

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        self._workers = workers or cores()
        self._address = address

    def run(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Results[R]:
        """Carry out numbered tasks; a task that is lost with its process or machine is begun again."""
        with _connected(self._workers, self._address) as ray:
            for number, is_good, result in _answers(ray, Line(tasks), work):
                yield number, outcome(is_good, result)


def load_ray() -> ModuleType:
    """Ray, if it is installed."""
    try:
        import ray
    except ImportError:
        raise MissingExtra("error-extra", what="Ray", extra="cluster") from None
    return ray


@contextmanager
def _connected(workers: int, address: str | None) -> Iterator[Any]:
    """Ray, connected while the block runs."""
    if address is None:
        os.environ.update(LOCAL_SETTINGS, RAY_AUTH_TOKEN=secrets.token_hex(32))
        options = {"address": "local", "num_cpus": workers, "_node_ip_address": LOOPBACK}
    else:
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        _knock(address)
        options = {"address": address}
    ray: Any = load_ray()
    try:
        _connect(ray, options)
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise OddVilleError("error-cluster-address", address=address[:100])
    if host in (LOOPBACK, "localhost"):
        os.environ.update(STAY_LOCAL)
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OddVilleError("error-cluster", address=address[:100], reason=reason) from None


def _connect(ray: Any, options: dict[str, Any]) -> None:
    try:
        ray.init(**options, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        reason = str(error).strip().splitlines()[0][:200]
        raise OddVilleError("error-cluster", address=options["address"], reason=reason) from error
    host = ray.util.get_node_ip_address()
    if options["address"] == "local" and host != LOOPBACK:
        raise OddVilleError("error-cluster-open", host=host)


def _answers(ray: Any, line: Line, work: Callable[[Any], Any]) -> Iterator[Answer]:
    """Hand out bundles, as many as there are processors in the cluster, and collect their answers."""
    do = ray.remote(max_retries=0)(_do).remote  # a lost bundle is ours to repeat, task by task
    at_work: dict[Any, list[Task]] = {}
    try:
        while True:
            while len(at_work) < _processors(ray) and (bundle := line.bundle()):
                at_work[do(work, bundle)] = bundle
            if not at_work:
                return
            finished, _ = ray.wait(list(at_work), num_returns=1)
            yield from _collected(ray, finished[0], at_work.pop(finished[0]), line)
    finally:
        for reference in at_work:
            ray.cancel(reference, force=True)


def _processors(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _collected(ray: Any, reference: Any, bundle: list[Task], line: Line) -> Iterator[Answer]:
    try:
        seconds, answers = ray.get(reference)
    except ray.exceptions.RayError:
        line.lost(bundle, is_first_at_work=len(bundle) == 1)
        return
    line.took(seconds / len(bundle))
    yield from answers


def _do(work: Callable[[Any], Any], bundle: list[Task]) -> tuple[float, list[Answer]]:
    """What a process of the cluster does with a bundle."""
    begun = time.monotonic()
    trial = partial(attempt, work)
    answers = [(number, *trial(task)) for number, task in bundle]
    return time.monotonic() - begun, answers
