"""Runners: every task is done once, whoever is killed, and errors come home."""

import multiprocessing
from pathlib import Path

import pytest

from lab import chores
from oddville.games.errors import OddVilleError
from oddville.lab.runners import BUNDLE_SECONDS, LARGEST_BUNDLE, Failed, Here, Line, Processes, Runner


@pytest.mark.parametrize("runner", [Here(), Processes(1), Processes(3)], ids=["here", "one", "three"])
def test_every_task_is_done_once(runner: Runner) -> None:
    results = list(runner.run(chores.square, [(n + 10, n) for n in range(50)]))
    assert sorted(results) == [(n + 10, n * n) for n in range(50)]
    assert list(runner.run(chores.square, [])) == []


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    tasks = [(n, (str(tmp_path), n)) for n in range(20)]
    results = list(Processes(2).run(chores.die_once, tasks))
    assert sorted(results) == [(n, n) for n in range(20)]
    assert len(list(tmp_path.iterdir())) == 7


def test_a_task_that_always_ends_its_process_is_named() -> None:
    with pytest.raises(OddVilleError, match="lost 4 times at the same work: 2"):
        list(Processes(2).run(chores.die, [(n, n) for n in range(5)]))
    assert multiprocessing.active_children() == []


def test_an_error_comes_home_in_its_words() -> None:
    with pytest.raises(OddVilleError, match="There is no bot 7; there are none") as caught:
        list(Processes(1).run(chores.refuse, [(0, 7)]))
    assert caught.value.message == "error-bot"
    with pytest.raises(Failed, match="ZeroDivisionError: 7"):
        list(Processes(1).run(chores.stumble, [(0, 7)]))


def test_who_stops_listening_leaves_nobody_at_work() -> None:
    results = Processes(2).run(chores.slowly, ((n, n) for n in range(1000)))
    assert next(results)[0] in (0, 1)
    assert multiprocessing.active_children()
    results.close()
    assert multiprocessing.active_children() == []


def test_bundles_take_a_moderate_time() -> None:
    line = Line((n, n) for n in range(10_000))
    assert len(line.bundle()) == 1
    line.took(BUNDLE_SECONDS / 10)
    assert len(line.bundle()) == 10
    line.took(0.0)
    for _ in range(100):
        line.took(0.0)
    assert len(line.bundle()) == LARGEST_BUNDLE
    for _ in range(100):
        line.took(60.0)
    assert len(line.bundle()) == 1


def test_only_the_task_at_work_is_blamed() -> None:
    line = Line([])
    for first in range(4):
        line.lost([(first, "a"), (9, "b")])
    for _ in range(3):
        line.lost([(9, "b")])
    with pytest.raises(OddVilleError, match="lost 4 times"):
        line.lost([(9, "b")])
