"""Runners: every task is done once although workers are killed, and errors are raised in this process."""

import multiprocessing
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from lab import tasks
from oddville.games.errors import OddVilleError
from oddville.lab.runners import (
    BATCH_SECONDS,
    MAX_BATCH_SIZE,
    ProcessRunner,
    Runner,
    SerialRunner,
    TaskError,
    TaskQueue,
)


@pytest.mark.parametrize(
    "runner", [SerialRunner(), ProcessRunner(1), ProcessRunner(3)], ids=["here", "one", "three"]
)
def test_every_task_is_done_once(runner: Runner) -> None:
    results = list(runner.run(tasks.square, [(n + 10, n) for n in range(50)]))
    assert sorted(results) == [(n + 10, n * n) for n in range(50)]
    assert list(runner.run(tasks.square, [])) == []


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    numbered = [(n, (str(tmp_path), n)) for n in range(20)]
    results = list(ProcessRunner(2).run(tasks.kill_once, numbered))
    assert sorted(results) == [(n, n) for n in range(20)]
    assert len(list(tmp_path.iterdir())) == 7


def workers_besides(others: list[BaseProcess]) -> list[BaseProcess]:
    """Child processes that were not there before; the servers of other tests have some."""
    return [child for child in multiprocessing.active_children() if child not in others]


def test_a_task_that_always_ends_its_process_is_named() -> None:
    others = multiprocessing.active_children()
    with pytest.raises(OddVilleError, match="failed 4 times on the same task: 2"):
        list(ProcessRunner(2).run(tasks.kill_worker, [(n, n) for n in range(5)]))
    assert not workers_besides(others)


def test_an_error_is_raised_with_its_message() -> None:
    with pytest.raises(OddVilleError, match="There is no bot 7; available: none") as caught:
        list(ProcessRunner(1).run(tasks.raise_message, [(0, 7)]))
    assert caught.value.message == "error-bot"
    with pytest.raises(TaskError, match="ZeroDivisionError: 7"):
        list(ProcessRunner(1).run(tasks.raise_bug, [(0, 7)]))


def test_closing_the_results_ends_all_workers() -> None:
    others = multiprocessing.active_children()
    results = ProcessRunner(2).run(tasks.sleep, ((n, n) for n in range(1000)))
    assert next(results)[0] in (0, 1)
    assert workers_besides(others)
    results.close()
    assert not workers_besides(others)


def test_batches_take_a_moderate_time() -> None:
    queue = TaskQueue((n, n) for n in range(10_000))
    assert len(queue.next_batch()) == 1
    queue.add_duration(BATCH_SECONDS / 10)
    assert len(queue.next_batch()) == 10
    queue.add_duration(0.0)
    for _ in range(100):
        queue.add_duration(0.0)
    assert len(queue.next_batch()) == MAX_BATCH_SIZE
    for _ in range(100):
        queue.add_duration(60.0)
    assert len(queue.next_batch()) == 1


def test_only_the_running_task_is_blamed() -> None:
    queue = TaskQueue([])
    for first in range(4):
        queue.retry([(first, "a"), (9, "b")])
    for _ in range(3):
        queue.retry([(9, "b")])
    with pytest.raises(OddVilleError, match="failed 4 times"):
        queue.retry([(9, "b")])


def test_output_of_a_task_goes_to_standard_error(capfd: pytest.CaptureFixture[str]) -> None:
    assert list(ProcessRunner(1).run(tasks.print_text, [(0, 1)])) == [(0, 1)]
    output = capfd.readouterr()
    assert output.out == ""
    assert "printed text" in output.err
